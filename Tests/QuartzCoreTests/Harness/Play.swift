import Engine
import Geometry
import QuartzCore
import Timelines

/// Plays a program in this process and answers its timeline.
@MainActor
@discardableResult
func play(horizon: Double = 10, _ program: () -> Void) -> Timeline {
  var settings = RunSettings()
  settings.horizon = horizon
  let conductor = Conductor.begin(settings)
  program()
  conductor.drain()
  return conductor.recorder.timeline
}

/// Runs something at a time of the virtual clock.
@MainActor
func at(_ seconds: Double, _ body: @escaping () -> Void) {
  let conductor = Conductor.current
  conductor.schedule(at: Instant(seconds: seconds)) { body() }
}

/// A layer that stands for a window, so that everything in it is seen.
@MainActor
func makeStage() -> CALayer {
  let stage = CALayer()
  stage.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
  stage.becomeWindowLayer(at: 0)
  stages.append(stage)
  return stage
}

/// A layer does not keep its superlayer, so somebody must.
@MainActor private var stages: [CALayer] = []

/// A layer of 100 × 100 points around a place, in a stage of its own.
@MainActor
func makeLayer(
  _ name: String = "box", at position: CGPoint = .zero, in stage: CALayer? = nil
) -> CALayer {
  let layer = CALayer()
  layer.name = name
  layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
  layer.position = position
  (stage ?? makeStage()).addSublayer(layer)
  return layer
}

extension Timeline {
  func number(_ path: String, at time: Double, _ side: Side = .from) -> Double {
    guard let reference = try? resolve(path) else { return .nan }
    return value(reference, at: time, side).number ?? .nan
  }

  func numbers(_ path: String, at times: [Double]) -> [Double] {
    times.map { number(path, at: $0) }
  }

  var rules: [String] { notes.map(\.rule) }
}

func isClose(_ left: Double, _ right: Double, _ tolerance: Double = 1e-6) -> Bool {
  (left - right).magnitude <= tolerance
}

func areClose(_ left: [Double], _ right: [Double], _ tolerance: Double = 1e-6) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { isClose($0, $1, tolerance) }
}
