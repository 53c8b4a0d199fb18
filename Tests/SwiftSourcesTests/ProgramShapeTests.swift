import SwiftSources
import Testing

@Suite struct ProgramShapeTests {
  @Test(arguments: [
    ("import UIKit\nview.alpha = 0", ProgramShape.script),
    ("let box = UIView()", .script),
    ("class ViewController: UIViewController {}", .controller("ViewController")),
    ("let size = 3\nclass ViewController: UIViewController {}", .controller("ViewController")),
    ("class A: UIViewController {}", .controller("A")),
    ("class Base: UITableViewController {}\nclass B: Base {}", .severalControllers(["Base", "B"])),
    (
      "class A: UIViewController {}\nclass B: UIViewController {}", .severalControllers(["A", "B"])
    ),
    (
      "class A: UIViewController {}\nclass ViewController: UIViewController {}",
      .controller("ViewController")
    ),
    ("class A: UIViewController {}\nshow(A())", .script),
    ("class A: UIView {}", .onlyDeclarations),
    ("func f() {}", .onlyDeclarations),
    ("", .onlyDeclarations),
    ("#if os(iOS)\nimport UIKit\n#endif\nstruct A {}", .onlyDeclarations),
    ("final class A\n  : UIViewController\n{\n}", .controller("A")),
    ("class A: A {}", .onlyDeclarations),
    ("class A: UIPresentationController {}", .onlyDeclarations),
    (
      "class A: UIPresentationController {}\nclass B: UIViewController {}", .controller("B")
    ),
    ("for i in 0..<3 { print(i) }", .script),
    ("@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {}", .onlyDeclarations),
    ("infix operator +++\nprecedencegroup P {}", .onlyDeclarations),
  ])
  func findsHowAProgramBegins(_ text: String, _ expected: ProgramShape) {
    #expect(ProgramShape(of: LexedSource(text)) == expected)
  }

  @Test func takesTheRootThatIsAskedFor() {
    let source = LexedSource("class A: UIViewController {}\nclass B: UIViewController {}")
    #expect(ProgramShape(of: source, root: "B") == .controller("B"))
    #expect(
      ProgramShape(of: source, root: "C") == .unknownController("C", declared: ["A", "B"]))
  }
}
