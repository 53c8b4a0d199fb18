import CoreGraphics
import Geometry

/// The way of one or two fingers across the screen.
struct FingerPath {
  /// What the fingers do.
  enum Shape {
    /// One finger along a line.
    case line(CGPoint, by: CGPoint)
    /// One finger that stays where it is.
    case rest(CGPoint)
    /// Two fingers around a centre, apart or together.
    case pinch(CGPoint, scale: Double)
    /// Two fingers around a centre, turning by radians.
    case turn(CGPoint, by: Double)
  }

  /// One moment of the way.
  struct Step {
    /// Seconds since the fingers came down.
    var seconds: Double
    /// How much of the way is done, 0 to 1.
    var share: Double
    /// Whether the fingers stay on the screen.
    var isMove: Bool
  }

  private let shape: Shape
  private let seconds: Double
  /// How far two fingers are from their centre at first, in points.
  private static let reach = 50.0

  init(_ shape: Shape, seconds: Double) {
    self.shape = shape
    self.seconds = seconds
  }

  /// How far a flick goes, in points.
  static func swipe(_ direction: String) -> CGPoint {
    switch direction {
    case "left": CGPoint(x: -150, y: 0)
    case "right": CGPoint(x: 150, y: 0)
    case "up": CGPoint(x: 0, y: -150)
    default: CGPoint(x: 0, y: 150)
    }
  }

  /// A step at each frame of the screen, then the end.
  var steps: [Step] {
    let count = max(1, Int((seconds * 60).rounded(.down)))
    var steps = (1..<max(2, count)).map { frame in
      let time = Double(frame) / 60
      return Step(seconds: time, share: seconds > 0 ? min(1, time / seconds) : 1, isMove: true)
    }
    steps = steps.filter { $0.seconds < seconds }
    if case .rest = shape {
      steps = []
    } else {
      steps.append(Step(seconds: seconds, share: 1, isMove: true))
    }
    return steps + [Step(seconds: seconds, share: 1, isMove: false)]
  }

  /// Where the fingers are when so much of the way is done.
  func points(at share: Double) -> [CGPoint] {
    switch shape {
    case .line(let start, let way):
      return [CGPoint(x: start.x + way.x * CGFloat(share), y: start.y + way.y * CGFloat(share))]
    case .rest(let point): return [point]
    case .pinch(let centre, let scale):
      let reach = FingerPath.reach * (1 + (scale - 1) * share)
      return pair(around: centre, Point(x: reach, y: 0))
    case .turn(let centre, let angle):
      let (sine, cosine) = Elementary.sineAndCosine(angle * share)
      let reach = FingerPath.reach
      return pair(around: centre, Point(x: reach * cosine, y: reach * sine))
    }
  }

  private func pair(around centre: CGPoint, _ arm: Point) -> [CGPoint] {
    [1.0, -1.0].map {
      CGPoint(x: centre.x + CGFloat($0 * arm.x), y: centre.y + CGFloat($0 * arm.y))
    }
  }
}
