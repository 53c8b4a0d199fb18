import QuartzCore
import Testing
import Timelines
import UIKit

@Suite(.serialized) @MainActor
struct ConstraintTests {
  private func makeView(_ name: String) -> UIView {
    let made = UIView()
    made.translatesAutoresizingMaskIntoConstraints = false
    made.accessibilityIdentifier = name
    view.addSubview(made)
    return made
  }

  @Test func placesByAnchors() {
    play {
      let box = makeView("box")
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
        box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
      ])
      view.layoutIfNeeded()
      #expect(box.frame == CGRect(x: 20, y: 40, width: 360, height: 180))
    }
  }

  @Test func placesByTheLongInitialiser() {
    play {
      let box = makeView("box")
      view.addConstraints([
        NSLayoutConstraint(
          item: box, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX,
          multiplier: 0.5, constant: 0),
        NSLayoutConstraint(
          item: box, attribute: .centerY, relatedBy: .equal, toItem: view, attribute: .centerY,
          multiplier: 1, constant: 10),
        NSLayoutConstraint(
          item: box, attribute: .width, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 60),
        NSLayoutConstraint(
          item: box, attribute: .height, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 30),
      ])
      view.layoutIfNeeded()
      #expect(box.center == CGPoint(x: 100, y: 410))
      #expect(view.constraints.count == 2 && box.constraints.count == 2)
    }
  }

  @Test func animatesAChangedConstantThroughLayout() {
    let timeline = play {
      let box = makeView("box")
      let left = box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20)
      NSLayoutConstraint.activate([
        left, box.topAnchor.constraint(equalTo: view.topAnchor),
        box.widthAnchor.constraint(equalToConstant: 100),
        box.heightAnchor.constraint(equalToConstant: 100),
      ])
      view.layoutIfNeeded()
      left.constant = 220
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.layoutIfNeeded() }
    }
    #expect(timeline.numbers("box.center.x", at: [0, 0.5, 1]) == [70, 170, 270])
  }

  @Test func swapsActiveConstraints() {
    play {
      let box = makeView("box")
      let top = box.topAnchor.constraint(equalTo: view.topAnchor)
      let bottom = box.bottomAnchor.constraint(equalTo: view.bottomAnchor)
      NSLayoutConstraint.activate([
        top, box.leftAnchor.constraint(equalTo: view.leftAnchor),
        box.widthAnchor.constraint(equalToConstant: 50),
        box.heightAnchor.constraint(equalToConstant: 50),
      ])
      view.layoutIfNeeded()
      #expect(box.frame.minY == 0)
      top.isActive = false
      bottom.isActive = true
      view.layoutIfNeeded()
      #expect(box.frame.maxY == 800)
    }
  }

  @Test func keepsTheViewWhereItIsMovedUntilLayoutIsDue() {
    play {
      let box = makeView("box")
      NSLayoutConstraint.activate([
        box.leftAnchor.constraint(equalTo: view.leftAnchor),
        box.topAnchor.constraint(equalTo: view.topAnchor),
        box.widthAnchor.constraint(equalToConstant: 50),
        box.heightAnchor.constraint(equalToConstant: 50),
      ])
      view.layoutIfNeeded()
      box.center.x += 100
      view.layoutIfNeeded()
      #expect(box.center.x == 125)
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(box.center.x == 25)
    }
  }

  @Test func breaksAContradictingMustAndSaysSo() {
    let timeline = play {
      let box = makeView("box")
      NSLayoutConstraint.activate([
        box.widthAnchor.constraint(equalToConstant: 50),
        box.widthAnchor.constraint(equalToConstant: 80),
      ])
      view.layoutIfNeeded()
      #expect(box.bounds.width == 50)
    }
    #expect(timeline.rules == ["constraints"])
    #expect(timeline.notes.first?.text.contains("width == 80") == true)
  }

  @Test func stopsForViewsWithoutACommonOne() {
    let timeline = play {
      let box = makeView("box")
      let stranger = UIView()
      box.topAnchor.constraint(equalTo: stranger.topAnchor).isActive = true
    }
    #expect(timeline.records.contains { if case .stop = $0.content { true } else { false } })
  }

  @Test func guidesTakePart() {
    play {
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      let box = makeView("box")
      NSLayoutConstraint.activate([
        guide.leftAnchor.constraint(equalTo: view.leftAnchor),
        guide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
        box.leftAnchor.constraint(equalTo: guide.rightAnchor),
        box.rightAnchor.constraint(equalTo: view.layoutMarginsGuide.rightAnchor),
      ])
      view.layoutIfNeeded()
      #expect(box.frame.minX == 100 && box.frame.maxX == 392)
      #expect(guide.layoutFrame.width == 100)
    }
  }

  @Test func contentResistsByPriority() {
    play {
      let picture = UIImageView(image: UIImage(named: "cloud"))
      picture.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(picture)
      let wide = picture.widthAnchor.constraint(equalToConstant: 300)
      wide.priority = .defaultLow - 1
      NSLayoutConstraint.activate([
        picture.leftAnchor.constraint(equalTo: view.leftAnchor), wide,
        picture.topAnchor.constraint(equalTo: view.topAnchor),
      ])
      let natural = picture.intrinsicContentSize
      view.layoutIfNeeded()
      #expect(picture.bounds.size == natural)
      wide.priority = .defaultHigh + 1
      view.layoutIfNeeded()
      #expect(picture.bounds.size.width == 300)
    }
  }

  @Test func measuresWhatConstraintsAskFor() {
    play {
      let card = UIView()
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 10),
        inner.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -10),
        inner.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
        inner.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
        inner.widthAnchor.constraint(equalToConstant: 100),
        inner.heightAnchor.constraint(equalToConstant: 40),
      ])
      #expect(
        card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          == CGSize(width: 120, height: 50))
    }
  }
}
