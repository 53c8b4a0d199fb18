import Evaluation
import Testing
import Timelines

/// Whole scenes as they stand in tutorials, written for this test: their figures are the measure.
@Suite struct PastedSceneTests {
  /// A welcome screen: emblem 0-1 s, outline 1-3 s, button 3-3.5 s, bus 1-4 s, its turn 4-4.5 s.
  private static let welcome = """
    import UIKit

    class ViewController: UIViewController {
      private var emblem: UIImageView!
      var enter: UIButton!
      private var bus = UIView(frame: CGRect(x: 0, y: 700, width: 50, height: 40))
      private var ride = UIViewPropertyAnimator(duration: 3, curve: .easeInOut, animations: nil)
      let outline = CAShapeLayer()

      override func viewDidLoad() {
        super.viewDidLoad()
        emblem = UIImageView(image: UIImage(named: "emblem"))
        emblem.frame = CGRect(x: 100, y: 380, width: 200, height: 40)
        emblem.isUserInteractionEnabled = true
        emblem.addGestureRecognizer(
          UITapGestureRecognizer(target: self, action: #selector(shiver)))
        enter = UIButton(type: .custom)
        enter.frame = CGRect(x: 170, y: 370, width: 60, height: 60)
        enter.setTitle("Enter", for: .normal)
        enter.alpha = 0
        bus.addGestureRecognizer(
          UITapGestureRecognizer(target: self, action: #selector(self.turnRound(_:))))
        [emblem, enter, bus].forEach { view.addSubview($0) }
        lift {
          self.drawOutline()
          self.drive(toTheRight: true)
        }
      }

      @objc private func shiver() {
        let shake = CABasicAnimation(keyPath: #keyPath(CALayer.position))
        shake.duration = 0.07
        shake.repeatCount = 4
        shake.autoreverses = true
        shake.fromValue = NSValue(cgPoint: CGPoint(x: emblem.center.x - 8, y: emblem.center.y))
        shake.toValue = NSValue(cgPoint: CGPoint(x: emblem.center.x + 8, y: emblem.center.y))
        emblem.layer.add(shake, forKey: "shake")
      }

      private func lift(then next: @escaping () -> ()) {
        UIView.animate(withDuration: 1, animations: {
          self.emblem.frame = self.emblem.frame.offsetBy(dx: 0, dy: -200)
        }, completion: { _ in next() })
      }

      private func drawOutline() {
        let path = UIBezierPath(arcCenter: enter.center, radius: 40, startAngle: .pi,
                                endAngle: CGFloat(0), clockwise: false)
        outline.path = path.cgPath
        outline.fillColor = UIColor.clear.cgColor
        outline.strokeColor = UIColor.brown.cgColor
        outline.lineCap = CAShapeLayerLineCap.round
        outline.strokeEnd = 0
        view.layer.addSublayer(outline)
        let draw = CABasicAnimation(keyPath: "strokeEnd")
        draw.toValue = 1
        draw.duration = 2
        draw.fillMode = CAMediaTimingFillMode.both
        draw.isRemovedOnCompletion = false
        CATransaction.begin()
        CATransaction.setCompletionBlock {
          UIView.animate(withDuration: 0.5) { self.enter.alpha = 1 }
        }
        outline.add(draw, forKey: draw.keyPath)
        CATransaction.commit()
      }

      @objc private func turnRound(_ recognizer: UITapGestureRecognizer) {
        drive(toTheRight: bus.frame.midX < view.bounds.midX)
      }

      private func drive(toTheRight isRight: Bool) {
        ride.stopAnimation(true)
        ride.addAnimations {
          self.bus.frame.origin.x = isRight ? self.view.bounds.width - 50 : 0
        }
        ride.addCompletion { _ in
          UIView.animate(withDuration: 0.5) {
            self.bus.transform = CGAffineTransform(scaleX: isRight ? -1 : 1, y: 1)
          }
        }
        ride.startAnimation()
      }
    }
    """

  @Test func playsAWelcomeScreen() throws {
    let run = Stage.play(Self.welcome)
    let timeline = try #require(run.outcome.timeline, "\(run.word) \(run.errors)")
    #expect(run.warnings == [])
    let expected: [(String, Double, Double)] = [
      ("emblem.center.y", 0, 1), ("outline.strokeEnd", 1, 3), ("enter.alpha", 3, 3.5),
      ("bus.center.x", 1, 4), ("bus.transform", 4, 4.5),
    ]
    for (name, begin, end) in expected {
      let segments = timeline.track(try timeline.resolve(name)).segments
      #expect(segments.map(\.begin) == [begin], "\(name)")
      #expect(segments.map(\.end) == [end], "\(name)")
    }
  }

  @Test func turnsTheBusInMidWayWithoutAJump() throws {
    let tap = try ScriptedInput.parse("at 2.5s tap bus")
    let run = Stage.play(Self.welcome) { $0.input = [tap] }
    let timeline = try #require(run.outcome.timeline, "\(run.word) \(run.errors)")
    let sampler = TrackSampler(timeline, try timeline.resolve("bus.center.x"))
    // Half of the way from 25 to 375 at half of the time.
    #expect(abs(number(sampler.value(at: 2.5, .before)) - 200) < 1e-9)
    #expect(abs(number(sampler.value(at: 2.5)) - 200) < 1e-9)
    #expect(number(sampler.value(at: 3)) < 200)
    #expect(abs(number(sampler.value(at: 5.5)) - 25) < 1e-9)
  }

  @Test func shakesTheEmblemForEightTimesSevenHundredths() throws {
    let tap = try ScriptedInput.parse("at 2s tap emblem")
    let run = Stage.play(Self.welcome) { $0.input = [tap] }
    let timeline = try #require(run.outcome.timeline, "\(run.word) \(run.errors)")
    let segments = timeline.track(try timeline.resolve("emblem.center.x")).segments
    // The lift moves the centre before that, in its other coordinate.
    #expect(segments.map(\.begin) == [0, 2])
    #expect(abs((segments.last?.end ?? 0) - 2.56) < 1e-9)
  }

  /// A departure board in the spelling of Swift 2, with the two edits that today's compiler wants:
  /// a label at a call, and `@escaping`.
  private static let board = """
    import UIKit
    enum Turn: Int { case Up = 1, Down = -1 }
    class Board: UIViewController {
      let sky = UIImageView(image: nil), snow = UIView()
      let gate = UILabel(frame: CGRectMake(20, 100, 200, 40))
      let plane = UIImageView(frame: CGRectMake(50, 300, 60, 40))
      func later(seconds seconds: Double, block: DELAYED()->()) {
        let moment = dispatch_time(DISPATCH_TIME_NOW, Int64(Double(NSEC_PER_SEC) * seconds))
        dispatch_after(moment, dispatch_get_main_queue()) { block() }
      }
      func change(number: Int) {
        later(seconds: 3) { () -> () in self.change(LABELnumber + 1) }
      }
      func fade(toImage: UIImage) {
        let other = UIImageView(image: toImage)
        other.frame = view.frame
        other.alpha = 0.0
        view.insertSubview(other, aboveSubview: sky)
        UIView.animateWithDuration(1.0, delay: 0.0, options: UIViewAnimationOptions.CurveEaseOut,
          animations: { () -> Void in
            other.alpha = 1.0
            self.snow.alpha = 0.0
          }, completion: { _ in
            self.sky.image = other.image
            other.removeFromSuperview()
          })
      }
      func cube(label: UILabel, text: String, turn: Turn) {
        let next = UILabel(frame: label.frame)
        next.text = text
        next.backgroundColor = UIColor.clearColor()
        let offset = CGFloat(turn.rawValue) * label.frame.size.height * 0.5
        next.transform = CGAffineTransformConcat(
          CGAffineTransformMakeScale(1, 0), CGAffineTransformMakeTranslation(0, offset))
        view.addSubview(next)
        UIView.animateWithDuration(0.5, delay: 0.0, options: .CurveEaseOut, animations: {
          next.transform = CGAffineTransformIdentity
          label.transform = CGAffineTransformConcat(
            CGAffineTransformMakeScale(1, 0.1), CGAffineTransformMakeTranslation(0, -offset))
        }, completion: { _ in
          label.text = next.text
          label.transform = CGAffineTransformIdentity
          next.removeFromSuperview()
        })
      }
      func depart() {
        let home = plane.center
        UIView.animateKeyframesWithDuration(1.5, delay: 0.0,
          options: UIViewKeyframeAnimationOptions.CalculationModeLinear, animations: {
          UIView.addKeyframeWithRelativeStartTime(0.0, relativeDuration: 0.25, animations: {
            self.plane.center.x += 80.0
          })
          UIView.addKeyframeWithRelativeStartTime(0.1, relativeDuration: 0.4, animations: {
            self.plane.transform = CGAffineTransformMakeRotation(CGFloat(-M_PI_4 / 2))
          })
          UIView.addKeyframeWithRelativeStartTime(0.55, relativeDuration: 0.45, animations: {
            self.plane.center = home
          })
        }, completion: nil)
      }
    }
    let board = Board()
    view.addSubview(board.view)
    [board.sky, board.snow, board.gate, board.plane].forEach { board.view.addSubview($0) }
    board.fade(UPLABELUIImage(named: "sunny")!)
    board.cube(FROMLABELboard.gate, text: "B 7", turn: .Up)
    board.depart()
    board.later(seconds: 2) { print("later", CACurrentMediaTime()) }
    """

  private static func board(_ marks: [String: String]) -> String {
    ["DELAYED", "LABEL", "UPLABEL", "FROMLABEL"].sorted { $0.count > $1.count }
      .reduce(board) { $0.replacing($1, with: marks[$1] ?? "") }
  }

  @Test func namesTheEditsThatNoCompilerDoesWithout() {
    let first = Stage.play(Self.board(["UPLABEL": "toImage: ", "FROMLABEL": "label: "]))
    #expect(first.errors == ["12:49 missing argument label 'number:' in call"])
    let labels = ["UPLABEL": "toImage: ", "FROMLABEL": "label: ", "LABEL": "number: "]
    let second = Stage.play(Self.board(labels))
    #expect(second.errors == ["9:55 escaping closure captures non-escaping parameter 'block'"])
  }

  @Test func playsABoardOfOldSpellings() throws {
    let run = Stage.play(
      Self.board([
        "UPLABEL": "toImage: ", "FROMLABEL": "label: ", "LABEL": "number: ",
        "DELAYED": "@escaping ",
      ]))
    let timeline = try #require(run.outcome.timeline, "\(run.word) \(run.errors)")
    #expect(run.output == ["later 2.0"])
    #expect(run.warnings.count { $0.message.contains("now spelled") } > 15)
    let expected: [(String, Double, Double)] = [
      ("board.snow.alpha", 0, 1), ("board.gate.transform", 0, 0.5),
      ("board.plane.center.x", 0, 1.5),
    ]
    for (name, begin, end) in expected {
      let segments = timeline.track(try timeline.resolve(name)).segments
      #expect(segments.first?.begin == begin, "\(name) \(segments)")
      #expect(segments.last?.end == end, "\(name) \(segments)")
    }
  }

  @Test func modernisesTheBoardToSomethingThatCompiles() throws {
    let evaluator = try #require(Stage.evaluator)
    let result = evaluator.modernise(Program(source: Self.board([:])))
    #expect(result.diagnostics.filter { $0.severity == .error } == [])
    #expect(result.text.contains("func later(seconds: Double, block: @escaping ()->()) {"))
    #expect(result.text.contains("self.change(number: number + 1)"))
    let run = Stage.play(result.text)
    #expect(run.output == ["later 2.0"], "\(run.word) \(run.errors)")
    #expect(run.warnings.filter { $0.message.contains("deprecated: now") } == [])
  }

  private func number(_ value: Value) -> Double {
    if case .number(let number) = value { return number }
    return .nan
  }
}
