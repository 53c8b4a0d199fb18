import Geometry

extension SpringConstants {
  /// When the spring stays within 1/1000 of its target: Core Animation's `settlingDuration`.
  package var settlingDuration: Double { settlingDuration(within: 0.001) }

  /// When the spring stays within `tolerance` of its target, in seconds.
  ///
  /// Below critical damping ln((1 + |v - b|/ω)/ε)/b; otherwise the first of the times 0, 0.1, 0.2 …
  /// (added up) at which the spring is that near: both are measured to the last digit. A spring
  /// that never settles answers `Float`'s greatest number, which is this project's choice.
  package func settlingDuration(within tolerance: Double) -> Double {
    let never = Double(Float.greatestFiniteMagnitude)
    let w = (stiffness / mass).squareRoot()
    let b = damping / (2 * mass)
    if b.isInfinite { return 0 }
    guard w > 0, w.isFinite, b > 0, initialVelocity.isFinite, tolerance > 0 else { return never }
    if b < w {
      let frequency = (w * w - b * b).squareRoot()
      let amplitude = 1 + (initialVelocity - b).magnitude / frequency
      return max(0, Elementary.log(amplitude / tolerance) / b)
    }
    let motion = SpringMotion(self)
    var time = 0.0
    while time < 1e5 {
      if (motion.value(at: time) - 1).magnitude < tolerance { return time }
      time += 0.1
    }
    return never
  }

  /// How long UIKit's own springs with physical constants or a bounce run, in seconds.
  ///
  /// Below critical damping the settling duration; otherwise the last time T at which
  /// |(v - w)·T - 1|·e^(-wT) is 0.001, times 1.000176 (measured: 9.235035/w without velocity).
  package var viewDuration: Double {
    let w = (stiffness / mass).squareRoot()
    if damping / (2 * mass) < w { return settlingDuration }
    guard w > 0, w.isFinite, initialVelocity.isFinite else { return settlingDuration }
    return lastCrossing(w) * 1.000176
  }

  private func lastCrossing(_ w: Double) -> Double {
    func distance(_ time: Double) -> Double {
      ((initialVelocity - w) * time - 1).magnitude * Elementary.exp(-w * time)
    }
    var high = 1 / w
    while distance(high) > 0.001 || high * w < 40 + initialVelocity.magnitude / w {
      high *= 2
      if high * w > 700 { break }
    }
    var low = high
    while distance(low) <= 0.001 && low > 1e-6 / w { low -= high / 4096 }
    var top = low + high / 4096
    for _ in 0..<80 {
      let middle = (low + top) / 2
      if distance(middle) > 0.001 { low = middle } else { top = middle }
    }
    return (low + top) / 2
  }
}
