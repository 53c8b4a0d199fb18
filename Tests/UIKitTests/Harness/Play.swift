import Engine
import Geometry
import QuartzCore
import Testing
import Timelines
import UIKit

/// Plays a program in this process and answers its timeline.
///
/// The engine is one for the whole process: suites that use it are serialized, and all of them
/// run on the main actor.
@MainActor
@discardableResult
func play(
  horizon: Double = 10, input: [String] = [], _ program: () -> Void
) -> Timeline {
  var settings = RunSettings()
  settings.horizon = horizon
  settings.input = input.compactMap { try? ScriptedInput.parse($0) }
  let conductor = StageRun.begin(settings)
  program()
  conductor.drain()
  return conductor.recorder.timeline
}

/// A box of 100 × 100 points whose centre is (50, 50), in the stage's view.
@MainActor
func makeBox(_ name: String = "box", at center: CGPoint = CGPoint(x: 50, y: 50)) -> UIView {
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  box.center = center
  box.accessibilityIdentifier = name
  view.addSubview(box)
  return box
}

/// Seconds of the virtual clock.
@MainActor
var now: Double { CACurrentMediaTime() }

extension Timeline {
  /// A number of the timeline by its path, such as `box.center.x`.
  func number(_ path: String, at time: Double, _ side: Side = .from) -> Double {
    guard let reference = try? resolve(path) else { return .nan }
    return value(reference, at: time, side).number ?? .nan
  }

  /// Several numbers of one property.
  func numbers(_ path: String, at times: [Double]) -> [Double] {
    times.map { number(path, at: $0) }
  }

  /// Why scripted input did not reach what it was meant for.
  var missedReasons: [String] {
    records.compactMap { record in
      if case .event(.missedInput(_, let reason)) = record.content { reason } else { nil }
    }
  }

  /// The rules of the notes.
  var rules: [String] { notes.map(\.rule) }
}

/// Whether numbers agree within a tolerance.
func isClose(_ left: Double, _ right: Double, _ tolerance: Double = 1e-6) -> Bool {
  (left - right).magnitude <= tolerance
}

func areClose(_ left: [Double], _ right: [Double], _ tolerance: Double = 1e-6) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { isClose($0, $1, tolerance) }
}

/// Runs something at a time after now, as `asyncAfter` does.
@MainActor
func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: body)
}

/// A tap recogniser that calls a closure.
@MainActor
final class Tap: UITapGestureRecognizer {
  private let listener: Listener

  init(_ body: @escaping @MainActor () -> Void) {
    listener = Listener(body)
    super.init(target: listener, action: _selector(listener.hear))
  }

  @MainActor
  private final class Listener {
    let body: @MainActor () -> Void
    init(_ body: @escaping @MainActor () -> Void) { self.body = body }
    func hear() { body() }
  }
}
