import QuartzCore
import Testing
import Timelines
import UIKit

@Suite(.serialized) @MainActor
struct VisualFormatTests {
  @Test func placesViewsInARow() {
    play {
      let (a, b) = (UIView(), UIView())
      for part in [a, b] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
      }
      let views = ["a": a, "b": b]
      var all = NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-20-[a(100)]-gap-[b(==a)]", options: [.alignAllTop, .alignAllBottom],
        metrics: ["gap": 30], views: views)
      all += NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[a(>=40,<=60)]", metrics: nil, views: views)
      NSLayoutConstraint.activate(all)
      view.layoutIfNeeded()
      #expect(a.frame.minX == 20 && a.frame.width == 100)
      #expect(b.frame.minX == 150 && b.frame.width == 100)
      #expect(a.frame.minY == 0 && a.frame.height >= 40 && b.frame.height == a.frame.height)
    }
  }

  @Test(arguments: [
    ("H:|-[c]-|", "no view \"c\""), ("H:|-20[a]", "\"-\" is missing"),
    ("H:[a(wide)]", "no number or view \"wide\""), ("H:||", "no view between"),
  ])
  func stopsAtWhatItCannotRead(format: String, words: String) {
    let timeline = play {
      let a = UIView()
      view.addSubview(a)
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: format, metrics: nil, views: ["a": a])
    }
    let reasons = timeline.records.compactMap { record -> String? in
      if case .stop(let reason, _) = record.content { reason } else { nil }
    }
    #expect(reasons.first?.contains(words) == true)
  }
}
