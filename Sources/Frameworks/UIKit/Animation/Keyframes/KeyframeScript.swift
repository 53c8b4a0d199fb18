import Engine
import QuartzCore
import Timelines

/// Gathers the changes of an `animateKeyframes` block until it ends.
@MainActor
final class KeyframeScript {
  /// A stretch of the whole, in fractions of it.
  struct Frame {
    var start: Double
    var length: Double

    var end: Double { min(1, start + length) }
  }

  /// One property of one layer with everything that happens to it.
  struct Line {
    let layer: CALayer
    let key: String
    /// The value at the start: the model's before the block, or what showed then.
    let initial: Value
    /// The learner's calls that led to the first change.
    let sites: [UInt64]
    var changes: [KeyframeLine.Change]
  }

  let mode: CalculationMode
  /// The frame whose closure runs now; nil directly in the outer closure.
  private(set) var currentFrame: Frame?
  private var lines: [Line] = []

  init(mode: CalculationMode) {
    self.mode = mode
  }

  /// Runs a keyframe's closure; what it changes happens in that frame.
  func run(_ frame: Frame, _ body: () -> Void) {
    let outer = currentFrame
    currentFrame = frame
    body()
    currentFrame = outer
  }

  /// Remembers a change; one made outside of any keyframe takes the whole duration.
  func gather(_ layer: CALayer, key: String, from old: Value, to new: Value) {
    let frame = currentFrame ?? Frame(start: 0, length: 1)
    let change = KeyframeLine.Change(start: frame.start, end: frame.end, value: new)
    if let index = lines.firstIndex(where: { $0.layer === layer && $0.key == key }) {
      lines[index].changes.append(change)
    } else {
      lines.append(
        Line(
          layer: layer, key: key, initial: old, sites: Conductor.current.recorder.sites,
          changes: [change]))
    }
  }

  /// Adds one keyframe animation for each property, now that every change is known.
  func addAnimations(for block: AnimationBlock) {
    for line in lines {
      AnimationStack.current.noteAnimation(of: line.layer.delegate as? UIView)
      let values = KeyframeLine(initial: line.initial, changes: line.changes, mode: mode)
      if mode != .discrete { remarkOnTurns(of: line, through: values.values) }
      for part in KeyframePart.parts(of: line, values: values) {
        let animation = CAKeyframeAnimation(keyPath: part.path)
        animation.values = part.values.compactMap(\.anyValue)
        animation.keyTimes = values.times?.map { NSNumber(value: $0) }
        animation.calculationMode = CAAnimationCalculationMode(rawValue: mode.rawValue)
        animation.isAdditive = part.isAdditive
        animation.timingFunction = CAMediaTimingFunction(curve: block.timing.curve)
        Conductor.current.recorder.from(line.sites) {
          block.add(animation, to: line.layer, path: part.path)
        }
      }
    }
    lines = []
  }

  /// Says what is not guaranteed about the way from one keyframe to the next.
  private func remarkOnTurns(of line: Line, through values: [Value]) {
    Conductor.current.recorder.from(line.sites) {
      for (start, end) in zip(values, values.dropFirst()) where start != end {
        TransformDifference(from: start, to: end).remarkOnTurn()
      }
    }
  }
}
