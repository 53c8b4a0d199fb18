import Evaluation
import Testing

@testable import Reports

/// The commonest reasons why pasted code does not compile, each as a tiny program: the compiler's
/// first error, as the compiler of this machine words it, and what is said after it.
@Suite struct PastedCodeTests {
  private static let evaluator: Evaluator? = try? Evaluator(Installation.find(), usesCache: false)

  private static let controller =
    "class A: UIViewController { let box = UIView(); "
    + "func go(_ f: @escaping () -> Void) {}; func jump() {}; "

  @Test(arguments: [
    (controller + "override func viewDidLoad() { go { box.alpha = 0 } } }", "self.box"),
    (controller + "override func viewDidLoad() { go { jump() } } }", "self.jump"),
    ("func move(to x: Int) {}\nmove(3)", "write to: in front"),
    ("let r = CGRect(0, 0, 10, 10)", "x:y:width:height:"),
    ("UIView.animate(duration: 1) { }", "withDuration"),
    ("func move(_ x: Int) {}\nmove(to: 3)", "remove 'to:'"),
    ("view.superview.alpha = 1", "?.alpha"),
    ("let a: UIView? = nil\nview.addSubview(a)", "'if let'"),
    ("for var i = 0; i < 3; i++ { print(i) }", "for i in 0..<3"),
    ("var i = 0\ni++", "i += 1"),
    ("func later(done: () -> Void) { DispatchQueue.main.async { done() } }", "@escaping"),
    ("let p = AVPlayer()", "`AVPlayer` is not part of etude yet"),
    (controller + "var map: MKMapView! }", "`MKMapView` is not part of etude yet"),
    ("let v = UIVeiw()", "Did you mean 'UIView'?"),
    ("view.fly()", "nothing called 'fly' in etude"),
    ("print(bix)", "Nothing here is called 'bix'"),
    ("import SnapKit", "`SnapKit` is not part of etude"),
    ("class A: UIViewController { func viewDidLoad() {} }", "write override"),
    (
      "class A: UIViewController { override func viewDidAppear(animated: Bool) {} }",
      "viewDidAppear(_:) today"
    ),
    ("class A: UIViewController { override func viewDidLod() {} }", "letter by letter"),
    ("class A: UIViewController { var n: Int }", "first value"),
    ("class A: UIView { init(n: Int) { super.init(frame: .zero) } }", "required init?(coder:"),
    ("let n = 3, w: CGFloat = 2\nlet a = n * w", "CGFloat(…) around the Int"),
    ("let n = 3\nlet w: CGFloat = n", "CGFloat(…)"),
    ("let r = CGRect.zero\nr.origin.x = 1", "declare it with var"),
    ("view.frame.width = 3", "size.width"),
    ("let n: Int = nil", "optional types"),
    (controller + "\nbox.alpha = 0\n}", "into a method"),
    ("class A: UIViewController, UITableViewDataSource {}", "the notes name them"),
    ("UIView.animate(withDuration: 1, animations: {}, completion: { print(1) })", "{ _ in"),
    ("func f() -> Int { print(1); print(2) }", "must end with return"),
    ("let a = 1 let b = 2", "Two statements"),
    ("func f() {\n  print(1)", "every { needs its }"),
    ("print(“hello”)", "web page"),
    ("let a = 3 – 2", "type it anew"),
    ("class A { let w = 3\n let h = w * 2 }", "lazy var"),
    ("if let v = UIView() { print(v) }", "always there"),
    ("let u = UIView()\nu?.alpha = 1", "always there"),
    ("func f() throws {}\nfunc g() { f() }", "try?"),
    ("let l = CAShapeLayer()\nl.path = UIBezierPath()", ".cgPath"),
    ("let l = CALayer()\nl.backgroundColor = UIColor.red", ".cgColor"),
    ("view.addSublayer(CALayer())", "layer.addSublayer"),
    ("view.cornerRadius = 3", "layer.cornerRadius"),
    ("DispatchQueue.main.asyncAfter(deadline: 2.0) {}", ".now() +"),
    ("let v: UILabel = view", "as! UILabel"),
    ("let v = UIView\n", "UIView()"),
    ("enum E { case a, b }\nswitch E.a { case .a: break }", "default: break"),
    ("let t = Set<UITouch>().anyObject()", "written first"),
  ])
  func saysWhatToDoAfterTheCompilersWords(_ text: String, _ part: String) throws {
    let evaluator = try #require(Self.evaluator)
    let diagnostics = evaluator.typecheck(Program(source: "import UIKit\n" + text))
    let error = try #require(diagnostics.first { $0.severity == .error }, "it compiles")
    let report = DiagnosticReport([error])
    let sentence = report.explanation(of: error)
    #expect(sentence?.contains(part) == true, "\(error.message)\n\(sentence ?? "nothing")")
    // The compiler's own words stand first, as they are.
    #expect(report.lines().first?.contains(error.message.prefix { $0 != "[" }.dropLast()) == true)
  }

  @Test(arguments: [
    ("UIDatePicker", "`UIDatePicker` is not part of etude yet"),
    ("CABasicAnimaton", "Did you mean 'CABasicAnimation'?"), ("UIlabel", "Nothing here is called"),
    ("NSFetchRequest", "`NSFetchRequest` is not part"), ("Model", "Nothing here is called"),
    ("UIPickerView", "`UIPickerView` is not part"), ("NS", "Nothing here is called"),
  ])
  func tellsApplesNamesFromOthers(_ name: String, _ part: String) {
    let sentence = CompilerExplanation.sentence(for: "cannot find '\(name)' in scope")
    #expect(sentence?.contains(part) == true, "\(sentence ?? "nothing")")
  }

  @Test func listsOldSpellingsOnceEach() {
    func note(_ line: Int, _ old: String, _ modern: String) -> Diagnostic {
      Diagnostic(
        fileName: "old.swift", line: line, column: 1, severity: .warning,
        message: "'\(old)' is deprecated: now spelled \(modern) [#DeprecatedDeclaration]")
    }
    let lines = DiagnosticReport([
      note(3, "CGPointMake", "CGPoint(x:y:)"), note(4, "hidden", "isHidden"),
      note(9, "CGPointMake", "CGPoint(x:y:)"), note(9, "CGPointMake", "CGPoint(x:y:)"),
      Diagnostic(fileName: "old.swift", line: 5, column: 1, severity: .error, message: "nope"),
    ]).lines()
    #expect(
      lines == [
        "old.swift:5:1: error: nope",
        "old.swift: names of an older Swift; `etude modernise` prints the file with today's:",
        "  'CGPointMake' is now CGPoint(x:y:): lines 3, 9", "  'hidden' is now isHidden: line 4",
      ])
  }
}
