import Timelines

// What option bits ask for, in the engine's terms.

extension UIView.AnimationCurve {
  var timingCurve: TimingCurve {
    switch self {
    case .easeInOut: .easeInEaseOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}

extension UIView.AnimationOptions {
  /// The number in bits 16-19; the four named curves come first.
  private var curveNumber: Int { Int(rawValue >> 16 & 0xf) }

  /// The curve; 5 is Core Animation's default one, numbers that have no curve ease in and out.
  var curve: TimingCurve {
    if curveNumber == 5 { return .standard }
    return (UIView.AnimationCurve(rawValue: curveNumber) ?? .easeInOut).timingCurve
  }

  /// Measured: number 7, with which the keyboard moves, is no curve but the system's own spring.
  var isKeyboardSpring: Bool { curveNumber == 7 }

  /// The curve or spring as an animator takes it.
  var timingParameters: any UITimingCurveProvider {
    if isKeyboardSpring { return UISpringTimingParameters() }
    if curveNumber == 5 { return UICubicTimingParameters() }
    return UICubicTimingParameters(
      animationCurve: UIView.AnimationCurve(rawValue: curveNumber) ?? .easeInOut)
  }

  /// The transition in bits 20-23, by its name in timelines; nil for none.
  var transitionKind: String? {
    let names = [
      "flipFromLeft", "flipFromRight", "curlUp", "curlDown", "crossDissolve", "flipFromTop",
      "flipFromBottom",
    ]
    let number = Int(rawValue >> 20 & 0xf)
    return names.indices.contains(number - 1) ? names[number - 1] : nil
  }
}

extension UIView.KeyframeAnimationOptions {
  /// The switches that both kinds of options share; curve bits work too, as is widely known.
  var shared: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: rawValue & (0x23f | 0xf << 16))
  }

  var mode: CalculationMode {
    switch rawValue >> 10 & 0xf {
    case 1: .discrete
    case 2: .paced
    case 3: .cubic
    case 4: .cubicPaced
    default: .linear
    }
  }
}
