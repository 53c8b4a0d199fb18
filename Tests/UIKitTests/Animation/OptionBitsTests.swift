import Engine
import QuartzCore
import Testing
import Timelines
import UIKit

/// Options are fields of bits: switches, one curve, one transition, one frame rate.
@Suite(.serialized) @MainActor struct OptionBitsTests {
  typealias Options = UIView.AnimationOptions
  typealias KeyframeOptions = UIView.KeyframeAnimationOptions

  static let switches: [Options] = [
    .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
    .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent,
    .showHideTransitionViews, .overrideInheritedOptions,
  ]
  static let curves: [Options] = [.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear]
  static let transitions: [Options] = [
    [], .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
    .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
  ]

  @Test func haveTheBitsOfTheHeader() {
    func numbers(_ options: [Options], at place: Int) -> [Int] {
      options.map { Int($0.rawValue) >> place }
    }
    #expect(numbers(Self.switches, at: 0) == (0..<10).map { 1 << $0 })
    #expect(numbers(Self.curves, at: 16) == [0, 1, 2, 3])
    #expect(numbers(Self.transitions, at: 20) == [0, 1, 2, 3, 4, 5, 6, 7])
    let rates: [Options] = [
      .preferredFramesPerSecondDefault, .preferredFramesPerSecond60, .preferredFramesPerSecond30,
    ]
    #expect(numbers(rates, at: 24) == [0, 3, 7])
  }

  @Test func haveTheBitsOfTheHeaderForKeyframes() {
    let switches: [KeyframeOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedOptions,
    ]
    #expect(switches.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 512])
    let modes: [KeyframeOptions] = [
      .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced,
      .calculationModeCubic, .calculationModeCubicPaced,
    ]
    #expect(modes.map { $0.rawValue >> 10 } == [0, 1, 2, 3, 4])
  }

  private func run(_ options: Options, duration: Double = 1) -> Animation? {
    play {
      let box = makeBox()
      UIView.animate(withDuration: duration, delay: 0, options: options) { box.alpha = 0 }
    }.runs.first?.animation
  }

  /// Two curves together are the number that their bits make.
  @Test(
    arguments: [
      ([], .easeInEaseOut), (.curveEaseIn, .easeIn), (.curveEaseOut, .easeOut),
      (.curveLinear, .linear), ([.curveEaseIn, .curveEaseOut], .linear),
      ([.curveEaseIn, .curveLinear], .linear), ([.curveEaseInOut, .curveEaseIn], .easeIn),
      (Options(rawValue: 4 << 16), .easeInEaseOut), (Options(rawValue: 5 << 16), .standard),
      (Options(rawValue: 6 << 16), .easeInEaseOut), (Options(rawValue: 8 << 16), .easeInEaseOut),
      (Options(rawValue: 15 << 16), .easeInEaseOut),
    ] as [(Options, TimingCurve)])
  func readTheCurveAsOneField(_ options: Options, _ curve: TimingCurve) {
    #expect(run(options)?.curve == curve)
    let started = play {
      let box = makeBox()
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0, options: options, animations: { box.alpha = 0 })
    }
    #expect(started.runs.first?.animation.curve == curve)
    let frames = play {
      let box = makeBox()
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: KeyframeOptions(rawValue: options.rawValue)
      ) { box.alpha = 0 }
    }
    #expect(frames.runs.first?.animation.curve == curve)
  }

  /// Number 7 is the keyboard's: a spring of half a second, as measured, whatever is asked for.
  @Test func moveWithTheKeyboardsSpring() {
    let timeline = play {
      let box = makeBox()
      UIView.animate(withDuration: 0.25, delay: 0, options: Options(rawValue: 7 << 16)) {
        box.center.x = 150
      }
    }
    #expect(timeline.duration == 0.5)
    let measured = [0.23223, 0.54478, 0.87928, 0.97292, 0.99441]
    let shares = timeline.numbers("box.center.x", at: [0.05, 0.1, 0.2, 0.3, 0.4]).map {
      ($0 - 50) / 100
    }
    #expect(areClose(shares, measured, 1e-5))
    #expect(run(Options(rawValue: 7 << 16), duration: 0) == nil)
    let animator = play {
      let box = makeBox()
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0, options: Options(rawValue: 7 << 16),
        animations: { box.center.x = 150 })
    }
    #expect(isClose((animator.number("box.center.x", at: 0.1) - 50) / 100, 0.54478, 1e-5))
  }

  /// The virtual clock shows every moment: a frame rate is kept, and changes nothing.
  @Test func keepTheFrameRateWithoutEffect() {
    let slow: Options = [.preferredFramesPerSecond30, .curveEaseIn, .transitionCurlUp]
    #expect(slow.contains(.preferredFramesPerSecond30) && slow.rawValue >> 24 == 7)
    #expect(run([.preferredFramesPerSecond30, .curveEaseIn]) == run(.curveEaseIn))
    #expect(run(.preferredFramesPerSecond60) == run([]))
    let kind = play {
      let box = makeBox()
      after(1) { UIView.transition(with: box, duration: 1, options: slow, animations: nil) }
    }.runs.first?.animation
    #expect(kind?.motion == .transition(Transition(kind: "curlUp")) && kind?.curve == .easeIn)
  }

  /// An animator's first block lays out inside the animation when it is asked to, as others do.
  @Test(arguments: [true, false]) func layOutSubviewsInsideAnAnimator(_ isAsked: Bool) {
    final class Board: UIView {
      let box = UIView()
      override func layoutSubviews() {
        box.frame = CGRect(x: bounds.width - 100, y: 0, width: 100, height: 100)
      }
    }
    let timeline = play {
      let board = Board(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      board.box.accessibilityIdentifier = "box"
      board.addSubview(board.box)
      view.addSubview(board)
      after(1) {
        UIViewPropertyAnimator.runningPropertyAnimator(
          withDuration: 1, delay: 0, options: isAsked ? [.layoutSubviews, .curveLinear] : [],
          animations: { board.bounds.size.width = 400 })
      }
    }
    #expect(timeline.rules.isEmpty)
    #expect(timeline.number("box.center.x", at: 1.5) == (isAsked ? 250 : 350))
  }

  /// A field of four bits has numbers that are no transition: then nothing is shown.
  @Test(arguments: [UInt(8), 15]) func showNoTransitionForAnUnknownNumber(_ number: UInt) {
    var log: [Double] = []
    let timeline = play {
      let box = makeBox()
      after(1) {
        UIView.transition(
          with: box, duration: 1, options: Options(rawValue: number << 20), animations: nil
        ) { _ in log.append(now) }
      }
    }
    #expect(timeline.runs.isEmpty && log == [1])
  }
}
