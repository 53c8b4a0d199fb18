import Evaluation
import Testing

/// Texts of older Swift, written for this test, and what becomes of them.
@Suite struct ModerniseTests {
  private static let old = """
    import UIKit
    // UIView.animateWithDuration(1) is "old"
    class ViewController: UIViewController {
      let 箱 = UIView(frame: CGRectMake(10, 20, 50, 50))
      override func viewDidAppear(animated: Bool) {
        super.viewDidAppear(animated)
        view.addSubview(箱)
        箱.backgroundColor = UIColor.redColor()
        箱.layer.borderColor = UIColor.blackColor().CGColor
        UIView.animateWithDuration(
            1, delay: 0, options: [.CurveEaseOut, .Autoreverse], animations: {   // here
              self.箱.center.x += CGRectGetWidth(self.view.bounds) / 2
              self.箱.transform = CGAffineTransformConcat(
                CGAffineTransformMakeScale(2, 2),
                CGAffineTransformMakeRotation(CGFloat(M_PI_4)))
            }, completion: nil)
        later(2) { self.箱.hidden = true; print("hidden = true") }
      }
      func later(seconds: Double, done: () -> ()) {
        let when = dispatch_time(DISPATCH_TIME_NOW, Int64(seconds * Double(NSEC_PER_SEC)))
        dispatch_after(when, dispatch_get_main_queue()) { done() }
      }
    }
    """

  private static let modern = """
    import UIKit
    // UIView.animateWithDuration(1) is "old"
    class ViewController: UIViewController {
      let 箱 = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.addSubview(箱)
        箱.backgroundColor = UIColor.red
        箱.layer.borderColor = UIColor.black.cgColor
        UIView.animate(
            withDuration: 1, delay: 0, options: [.curveEaseOut, .autoreverse], animations: {   // here
              self.箱.center.x += self.view.bounds.width / 2
              self.箱.transform = CGAffineTransform(scaleX: 2, y: 2).concatenating(
                CGAffineTransform(rotationAngle: CGFloat(M_PI_4)))
            }, completion: nil)
        later(seconds: 2) { self.箱.isHidden = true; print("hidden = true") }
      }
      func later(seconds: Double, done: @escaping () -> ()) {
        let when = DispatchTime.now() + .nanoseconds(Int(Int64(seconds * Double(NSEC_PER_SEC))))
        DispatchQueue.main.asyncAfter(deadline: when) { done() }
      }
    }
    """

  @Test func writesAWholeControllerAsToday() throws {
    let evaluator = try #require(Stage.evaluator)
    let result = evaluator.modernise(Program(source: Self.old))
    #expect(result.text == Self.modern)
    #expect(!result.diagnostics.contains { $0.severity == .error }, "\(result.diagnostics)")
    let again = evaluator.modernise(Program(source: result.text))
    #expect(again.text == result.text)
    let run = Stage.play(result.text)
    #expect(run.output == ["hidden = true"], "\(run.word) \(run.errors)")
  }

  @Test(arguments: [
    "import UIKit\r\nview.alpha = 0\r\n", "import UIKit\nlet a: Int = \"\"\n", "let a = 1 +",
    "import UIKit\nfunc CGPointMake(_ x: Int) -> Int { x }\nprint(CGPointMake(1))\n",
    "import UIKit\nclass Box { var hidden = true }\nBox().hidden = false\n",
  ])
  func leavesEverythingElseAlone(_ source: String) throws {
    let evaluator = try #require(Stage.evaluator)
    #expect(evaluator.modernise(Program(source: source)).text == source)
  }

  @Test func writesEveryNameOfALongProgramAsToday() throws {
    let evaluator = try #require(Stage.evaluator)
    let old = evaluator.typecheck(Program(source: OldNamesProgram.text))
    #expect(old.filter { $0.severity == .error } == [])
    #expect(old.count { $0.message.contains("is deprecated: now ") } > 150)
    let result = evaluator.modernise(Program(source: OldNamesProgram.text))
    #expect(result.diagnostics.filter { $0.severity == .error } == [])
    #expect(result.diagnostics.filter { $0.message.contains("is deprecated: now ") } == [])
    #expect(
      result.text.split(separator: "\n").count == OldNamesProgram.text.split(separator: "\n").count)
    #expect(Stage.play(result.text).output == Stage.play(OldNamesProgram.text).output)
  }

  /// Swift 3 to 4.1: a program that compiles as it is compiles afterwards too.
  @Test func writesNamesOfSwiftThreeAsToday() throws {
    let evaluator = try #require(Stage.evaluator)
    let result = evaluator.modernise(
      Program(
        source: """
          import UIKit
          let fade = CABasicAnimation(keyPath: "opacity")
          fade.fillMode = kCAFillModeForwards
          fade.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn)
          let options: UIViewAnimationOptions = [.curveEaseIn]
          view.bringSubview(toFront: view)
          let spinner = UIActivityIndicatorView(activityIndicatorStyle: .gray)
          let key = NSAttributedStringKey.font
          print(UIControlState.normal == UIControlState())
          """))
    #expect(
      result.text == """
        import UIKit
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fillMode = CAMediaTimingFillMode.forwards
        fade.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeIn)
        let options: UIView.AnimationOptions = [.curveEaseIn]
        view.bringSubviewToFront(view)
        let spinner = UIActivityIndicatorView(style: .gray)
        let key = NSAttributedString.Key.font
        print(UIControl.State.normal == UIControl.State())
        """)
    #expect(!result.diagnostics.contains { $0.severity == .error }, "\(result.diagnostics)")
  }
}
