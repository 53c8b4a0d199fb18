import Geometry

/// A spring made ready to be asked: the value and velocity of a unit move at any time.
///
/// With w = √(k/m), b = c/2m and y = x - 1 (y(0) = -1, y'(0) = v): below critical damping
/// x = 1 - e^(-bt)·(cos(ωt) + ((b - v)/ω)·sin(ωt)), ω = √(w² - b²); at it
/// x = 1 - e^(-wt)·(1 + (w - v)·t). These are measured on Core Animation to 6e-8. Above it the
/// damping is clamped to critical, as Core Animation does, unless the spring allows overdamping;
/// then the measured branch x = 1 + a·e^(fast·t) - (1 + a)·e^(slow·t) with
/// a = (fast - v)/(slow - fast) is used, which overshoots although a real spring would not.
package struct SpringMotion: Hashable, Sendable {
  private enum Regime: Hashable, Sendable {
    case under(decay: Double, frequency: Double, sine: Double)
    case critical(decay: Double, slope: Double)
    case over(slow: Double, fast: Double, share: Double)
    /// Stiffness or damping beyond all bounds: there at once.
    case rigid
  }

  private var regime: Regime

  /// Prepares a spring; one with constants that make no sense is there at once.
  package init(_ spring: SpringConstants) {
    let w = (spring.stiffness / spring.mass).squareRoot()
    let b = spring.damping / (2 * spring.mass)
    let v = spring.initialVelocity
    guard w > 0, w.isFinite, b >= 0, b.isFinite, v.isFinite else {
      regime = .rigid
      return
    }
    if b < w {
      let frequency = ((w - b) * (w + b)).squareRoot()
      regime = .under(decay: b, frequency: frequency, sine: (b - v) / frequency)
    } else if b == w || !spring.allowsOverdamping {
      regime = .critical(decay: w, slope: w - v)
    } else {
      let root = ((b - w) * (b + w)).squareRoot()
      let fast = -b - root
      let slow = w * w / fast
      regime = .over(slow: slow, fast: fast, share: (fast - v) / (slow - fast))
    }
  }

  /// The share of the move that is done after `time` seconds; 0 at and before the start.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return regime == .rigid && time == 0 ? 1 : 0 }
    switch regime {
    case .under(let decay, let frequency, let sineShare):
      let (sine, cosine) = Elementary.sineAndCosine(frequency * time)
      return 1 - Elementary.exp(-decay * time) * (cosine + sineShare * sine)
    case .critical(let decay, let slope):
      return 1 - Elementary.exp(-decay * time) * (1 + slope * time)
    case .over(let slow, let fast, let share):
      return 1 + share * Elementary.exp(fast * time) - (1 + share) * Elementary.exp(slow * time)
    case .rigid: return 1
    }
  }

  /// Moves per second after `time` seconds.
  package func velocity(at time: Double) -> Double {
    let time = max(time, 0)
    switch regime {
    case .under(let decay, let frequency, let sineShare):
      let (sine, cosine) = Elementary.sineAndCosine(frequency * time)
      return Elementary.exp(-decay * time)
        * ((decay - sineShare * frequency) * cosine + (decay * sineShare + frequency) * sine)
    case .critical(let decay, let slope):
      return Elementary.exp(-decay * time) * (decay * (1 + slope * time) - slope)
    case .over(let slow, let fast, let share):
      return share * fast * Elementary.exp(fast * time)
        - (1 + share) * slow * Elementary.exp(slow * time)
    case .rigid: return 0
    }
  }
}

extension SpringConstants {
  /// The share of the move that is done after `time` seconds.
  package func value(at time: Double) -> Double { SpringMotion(self).value(at: time) }

  /// Moves per second after `time` seconds.
  package func velocity(at time: Double) -> Double { SpringMotion(self).velocity(at: time) }

  /// Damping as a share of the critical damping: below 1 the spring overshoots.
  package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
}
