import Shell
import Testing

/// Completion where the compiler's own service is missing.
@Suite struct FallbackCompleterTests {
  private let completer: FallbackCompleter

  init() {
    let folder = RunningShell.executable.split(separator: "/", omittingEmptySubsequences: false)
      .dropLast().joined(separator: "/")
    completer = FallbackCompleter(library: folder + "/libUIKit.so")
  }

  @Test func findsMembersByTheDeclaredType() {
    let found = completer.candidates(
      prefix: "al", receiver: "box", context: "let box = UILabel()\nbox.al")
    #expect(found.first { $0.text == "alpha" }?.type == "CGFloat")
  }

  @Test func findsNamesOfTheSessionAndTypes() {
    let context = "let myBox = UIView()\nfunc myMove() {}\nmy"
    let own = completer.candidates(prefix: "my", receiver: nil, context: context)
    #expect(own.map(\.text) == ["myBox", "myMove"])
    let types = completer.candidates(prefix: "UIVi", receiver: nil, context: context)
    #expect(types.contains { $0.text == "UIView" })
  }

  @Test func findsNothingWithoutTheLibrary() {
    let none = FallbackCompleter(library: "/nowhere.so")
    #expect(none.candidates(prefix: "", receiver: "box", context: "").isEmpty)
  }
}
