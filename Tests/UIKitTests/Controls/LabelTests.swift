import QuartzCore
import Testing
import Timelines
import Typesetting
import UIKit

@Suite(.serialized) @MainActor
struct LabelTests {
  @Test func isAsLargeAsItsText() {
    play {
      let label = UILabel()
      label.text = "Departure"
      label.font = .systemFont(ofSize: 20)
      label.sizeToFit()
      let width = GlyphAdvances.width(of: "Departure", size: 20)
      #expect(label.bounds.width == CGFloat(width.rounded(.up)))
      #expect(label.bounds.height == 24)
      #expect(label.intrinsicContentSize == label.bounds.size)
    }
  }

  @Test func breaksLinesWhereItMay() {
    play {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 0))
      label.text = "one two three four five six"
      #expect(label.sizeThatFits(CGSize(width: 80, height: 0)).height == 21)
      label.numberOfLines = 0
      let size = label.sizeThatFits(CGSize(width: 80, height: 0))
      #expect(size.width <= 80 && size.height >= 61)
      label.numberOfLines = 2
      #expect(label.sizeThatFits(CGSize(width: 80, height: 0)).height == 41)
    }
  }

  @Test func takesTheHeightOfItsWidthFromConstraints() {
    play {
      let label = UILabel()
      label.text = "one two three four five six seven eight"
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        label.topAnchor.constraint(equalTo: view.topAnchor),
        label.widthAnchor.constraint(equalToConstant: 100),
      ])
      view.layoutIfNeeded()
      #expect(label.bounds.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
      #expect(label.bounds.height > 40)
    }
  }

  @Test func recordsWhatItShows() {
    let timeline = play {
      let label = UILabel()
      label.accessibilityIdentifier = "label"
      view.addSubview(label)
      label.text = "a"
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        label.attributedText = NSAttributedString(string: "b")
        label.textColor = .red
      }
    }
    #expect(timeline.number("label.alpha", at: 0) == 1)
    let texts = timeline.events.filter { $0.name.contains("label.text") }
    #expect(texts.count >= 2 && texts.last?.at.seconds == 1)
  }

  @Test func picturesHaveTheSizesOfTheCatalogue() throws {
    let plane = try #require(UIImage(named: "plane"))
    #expect(plane.size == CGSize(width: 100, height: 60))
    #expect(UIImage(named: "anything at all")?.size == CGSize(width: 100, height: 100))
    play {
      #expect(UIImageView(image: plane).bounds.size == plane.size)
      #expect(UIImageView(image: nil).bounds.size == .zero)
    }
  }
}
