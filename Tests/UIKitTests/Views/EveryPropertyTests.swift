import Engine
import Geometry
import QuartzCore
import Testing
import Timelines
import UIKit

/// Every row of the property table can be animated and asked for.
@Suite(.serialized) @MainActor struct EveryPropertyTests {
  nonisolated private static let animatable = PropertyTable.all.filter {
    $0.interpolation == .continuous && $0.home != .view
  }

  private static func layer(for home: Property.Home) -> CALayer {
    switch home {
    case .layer, .view: CALayer()
    case .shape: CAShapeLayer()
    case .gradient: CAGradientLayer()
    case .text: CATextLayer()
    case .replicator: CAReplicatorLayer()
    case .emitter: CAEmitterLayer()
    }
  }

  /// Two ends of a kind, as a program gives them, and the value halfway.
  private static func ends(_ property: Property) -> (from: Any, to: Any, half: Value) {
    switch property.kind {
    case .number: return (2, 4, .number(3))
    case .point:
      return (CGPoint(x: 2, y: 0), CGPoint(x: 4, y: 8), .point(Point(x: 3, y: 4)))
    case .size:
      return (
        CGSize(width: 2, height: 0), CGSize(width: 4, height: 8), .size(Size(width: 3, height: 4))
      )
    case .rect:
      return (
        CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 2, y: 4, width: 4, height: 4),
        .rect(Rect(x: 1, y: 2, width: 3, height: 3))
      )
    case .color:
      return (
        UIColor.red.cgColor, UIColor.blue.cgColor,
        .color(Color(red: 0.5, green: 0, blue: 0.5, alpha: 1))
      )
    case .transform:
      return (
        CATransform3DIdentity, CATransform3DMakeScale(3, 5, 1), .matrix(Matrix(scaleX: 2, y: 3))
      )
    case .outline:
      return (
        CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil),
        CGPath(rect: CGRect(x: 2, y: 4, width: 4, height: 4), transform: nil),
        .outline(Outline(rect: Rect(x: 1, y: 2, width: 3, height: 3)))
      )
    case .list:
      if property.key == "colors" {
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        let middle = Value.color(Color(red: 0.5, green: 0, blue: 0.5, alpha: 1))
        return (colors, Array(colors.reversed()), .list([middle, middle]))
      }
      return ([0, 0.5], [0.5, 1], .list([.number(0.25), .number(0.75)]))
    case .flag, .text: return (false, true, .flag(false))
    }
  }

  private func expectHalf(_ timeline: Timeline, _ path: String, _ half: Value) {
    guard let reference = try? timeline.resolve(path) else {
      Issue.record("\(path) is not known")
      return
    }
    let value = timeline.value(reference, at: 0.5)
    let distance = zip(value.numbers, half.numbers).map { ($0 - $1).magnitude }.max() ?? 0
    let isSame =
      half.numbers.isEmpty
      ? value == half : value.numbers.count == half.numbers.count && distance < 1e-9
    #expect(isSame, "\(path) shows \(value)")
  }

  @Test(arguments: animatable) func animatesOnItsLayer(_ property: Property) {
    let (from, to, half) = EveryPropertyTests.ends(property)
    let timeline = play {
      let layer = EveryPropertyTests.layer(for: property.home)
      layer.name = "it"
      view.layer.addSublayer(layer)
      let animation = CABasicAnimation(keyPath: property.key)
      animation.fromValue = from
      animation.toValue = to
      animation.duration = 1
      layer.add(animation, forKey: nil)
    }
    #expect(timeline.notes.isEmpty, "\(timeline.notes)")
    #expect(timeline.tracks.count == 1)
    expectHalf(timeline, "it.\(property.key)", half)
  }

  @Test(arguments: animatable.filter { $0.home == .layer })
  func answersByTheViewsPathAndByTheLayers(_ property: Property) {
    let (from, to, half) = EveryPropertyTests.ends(property)
    let timeline = play {
      let box = makeBox()
      let animation = CABasicAnimation(keyPath: property.key)
      animation.fromValue = from
      animation.toValue = to
      animation.duration = 1
      box.layer.add(animation, forKey: nil)
    }
    expectHalf(timeline, "box.\(property.viewSpelling)", half)
    expectHalf(timeline, "box.layer.\(property.key)", half)
  }

  @Test func refusesWhatALayerOfTheClassDoesNotHave() {
    let timeline = play {
      let box = makeBox()
      let draw = CABasicAnimation(keyPath: "strokeEnd")
      draw.fromValue = 0
      draw.duration = 1
      box.layer.add(draw, forKey: nil)
    }
    #expect(timeline.notes.map(\.text).contains { $0.contains("CAShapeLayer") })
    #expect(timeline.tracks.isEmpty)
    #expect(throws: UnknownName.self) { try timeline.resolve("box.scale") }
    #expect(throws: UnknownName.self) { try timeline.resolve("box.strokeEnd") }
  }

  @Test func saysThatParticlesAreNotSimulated() {
    let timeline = play {
      let snow = CAEmitterLayer()
      view.layer.addSublayer(snow)
      snow.emitterCells = [CAEmitterCell()]
      #expect(snow.birthRate == 1 && snow.scale == 1 && snow.lifetime == 1)
      snow.scale = 2
      #expect(snow.scale == 2 && snow.presentation() == nil)
    }
    #expect(timeline.rules == ["emitter"])
  }
}
