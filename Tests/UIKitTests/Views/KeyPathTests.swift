import Engine
import Geometry
import QuartzCore
import Testing
import Timelines
import UIKit

/// Every key path that Core Animation documents moves its part, and answers by both paths.
@Suite(.serialized) @MainActor struct KeyPathTests {
  nonisolated private static func axes(_ root: String, _ names: String...) -> [String] {
    names.map { "\(root).\($0)" }
  }

  nonisolated private static let transformParts = ["transform", "sublayerTransform"].flatMap {
    axes(
      $0, "rotation", "rotation.x", "rotation.y", "rotation.z", "scale", "scale.x", "scale.y",
      "scale.z", "translation.x", "translation.y", "translation.z")
  }

  nonisolated private static let numbers: [String] =
    transformParts + axes("position", "x", "y") + axes("anchorPoint", "x", "y")
    + axes("bounds", "origin.x", "origin.y", "size.width", "size.height")
    + axes("shadowOffset", "width", "height")
    + axes("contentsRect", "origin.x", "origin.y", "size.width", "size.height")
    + axes("contentsCenter", "origin.x", "origin.y", "size.width", "size.height")

  private func animate(_ keyPath: String, _ from: Any, _ to: Any) -> Timeline {
    play {
      let box = makeBox()
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.fromValue = from
      animation.toValue = to
      animation.duration = 1
      box.layer.add(animation, forKey: nil)
    }
  }

  @Test(arguments: numbers) func movesItsPart(_ keyPath: String) {
    let timeline = animate(keyPath, 0.25, 0.75)
    #expect(timeline.notes.isEmpty)
    for time in [0, 0.25, 0.5, 0.75] {
      let wanted = 0.25 + time / 2
      for path in ["box.\(keyPath)", "box.layer.\(keyPath)"] {
        #expect(isClose(timeline.number(path, at: time), wanted, 1e-9), "\(path) at \(time)")
      }
    }
    // The model never moves.
    let model = [0, 0.5, 1].map { timeline.number("model:box.layer.\(keyPath)", at: $0) }
    #expect(Set(model).count == 1 && timeline.number("box.\(keyPath)", at: 1) == model[0])
  }

  /// A part leaves the others as they are: a turn keeps what the transform scales and shifts.
  @Test func keepsTheOtherParts() {
    let timeline = play {
      let box = makeBox()
      box.transform = CGAffineTransform(translationX: 30, y: 0).scaledBy(x: 2, y: 3)
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      turn.toValue = CGFloat.pi / 2
      turn.duration = 1
      box.layer.add(turn, forKey: nil)
    }
    let parts = ["translation.x", "translation.y", "scale.x", "scale.y"].map {
      timeline.number("box.transform.\($0)", at: 0.5)
    }
    #expect(areClose(parts, [30, 0, 2, 3], 1e-9))
    #expect(isClose(timeline.number("box.transform.rotation", at: 0.5), .pi / 4, 1e-9))
  }

  @Test func movesPairsOfNumbers() {
    let pairs = [
      "transform.translation", "sublayerTransform.translation", "bounds.size", "shadowOffset",
      "contentsRect.size",
    ]
    for keyPath in pairs {
      let timeline = animate(keyPath, CGSize(width: 1, height: 2), CGSize(width: 3, height: 6))
      #expect(timeline.notes.isEmpty, "\(timeline.notes)")
      let reference = try? timeline.resolve("box.\(keyPath)")
      #expect(
        reference.map { timeline.value($0, at: 0.5) } == .size(Size(width: 2, height: 4)),
        "\(keyPath)")
    }
    for keyPath in ["bounds.origin", "contentsRect.origin", "anchorPoint"] {
      let timeline = animate(keyPath, CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 6))
      let reference = try? timeline.resolve("box.layer.\(keyPath)")
      #expect(
        reference.map { timeline.value($0, at: 0.5) } == .point(Point(x: 2, y: 4)), "\(keyPath)")
    }
  }

  /// `hidden` and `contents` change in one step.
  @Test func changesInOneStep() {
    let hidden = animate("hidden", true, false)
    #expect(hidden.notes.isEmpty)
    let reference = try? hidden.resolve("box.isHidden")
    #expect(reference.map { hidden.value($0, at: 0.5) } == .flag(true))
    #expect(reference.map { hidden.value($0, at: 1) } == .flag(false))
  }

  private typealias Row = (
    spelling: String, key: String, change: @MainActor (UIView) -> Void, halfway: [String: Double]
  )

  /// What views animate in a block, by the view's name and by the layer's.
  @Test func movesInABlock() {
    let rows: [Row] = [
      ("center", "position", { $0.center = CGPoint(x: 150, y: 250) }, ["x": 100, "y": 150]),
      (
        "frame", "frame", { $0.frame = CGRect(x: 100, y: 200, width: 200, height: 300) },
        ["minX": 50, "minY": 100, "width": 150, "height": 200]
      ),
      (
        "bounds", "bounds", { $0.bounds = CGRect(x: 0, y: 0, width: 200, height: 300) },
        ["width": 150, "height": 200]
      ),
      (
        "transform", "transform", { $0.transform = CGAffineTransform(scaleX: 3, y: 5) },
        ["scale.x": 2, "scale.y": 3, "a": 2, "d": 3]
      ),
      (
        "transform", "transform", { $0.transform3D = CATransform3DMakeTranslation(20, 40, 60) },
        ["translation.x": 10, "translation.y": 20, "translation.z": 30]
      ),
      ("alpha", "opacity", { $0.alpha = 0 }, ["": 0.5]),
      (
        "backgroundColor", "backgroundColor", { $0.backgroundColor = .green },
        ["red": 0.5, "green": 0.5, "alpha": 1]
      ),
      ("layer.cornerRadius", "cornerRadius", { $0.layer.cornerRadius = 20 }, ["": 10]),
      ("layer.borderWidth", "borderWidth", { $0.layer.borderWidth = 20 }, ["": 10]),
      ("layer.shadowOpacity", "shadowOpacity", { $0.layer.shadowOpacity = 1 }, ["": 0.5]),
      ("layer.shadowRadius", "shadowRadius", { $0.layer.shadowRadius = 5 }, ["": 4]),
      (
        "layer.shadowOffset", "shadowOffset",
        { $0.layer.shadowOffset = CGSize(width: 4, height: 7) },
        ["width": 2, "height": 2]
      ),
      ("layer.zPosition", "zPosition", { $0.layer.zPosition = 8 }, ["": 4]),
      (
        "layer.anchorPoint", "anchorPoint", { $0.layer.anchorPoint = CGPoint(x: 0, y: 1) },
        ["x": 0.25, "y": 0.75]
      ),
    ]
    for row in rows { expectHalf(row) }
  }

  private func expectHalf(_ row: Row) {
    let timeline = play {
      let box = makeBox()
      box.backgroundColor = .red
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { row.change(box) }
    }
    for (part, value) in row.halfway {
      let end = part.isEmpty ? "" : ".\(part)"
      for path in ["box.\(row.spelling)\(end)", "box.layer.\(row.key)\(end)"] {
        #expect(isClose(timeline.number(path, at: 0.5), value, 1e-9), "\(path)")
        let model = timeline.number("model:\(path)", at: 0)
        #expect(isClose(timeline.number(path, at: 1), model), "\(path)")
      }
    }
  }
}
