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

  /// The curve in bits 16-19 of options; unknown bits mean the default.
  init(bitsOf rawValue: UInt) {
    self = UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 0xf)) ?? .easeInOut
  }
}

extension UIView.AnimationOptions {
  var curve: TimingCurve { UIView.AnimationCurve(bitsOf: rawValue).timingCurve }

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
