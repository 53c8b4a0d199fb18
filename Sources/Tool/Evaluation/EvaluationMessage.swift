import Glibc
import SwiftSources

/// Every sentence of this room that a person reads.
enum EvaluationMessage {
  // MARK: Our fault, or the machine's

  static let noTemporaryFolder = Outcome.unavailable(
    reason: "no file can be written in \(Storage.temporary)",
    remedy: "free some space there, or set TMPDIR to a folder that can be written")

  static let compilerUnavailable = Outcome.unavailable(
    reason: "the Swift compiler cannot be started",
    remedy: "etude doctor shows what is missing")

  static let runnerUnavailable = Outcome.unavailable(
    reason: "the runner, which plays programs, ended or does not answer",
    remedy: "run bin/etude once to build it again; etude doctor shows what is missing")

  static func linkerFailed(_ words: String) -> Outcome {
    .unavailable(
      reason: "the linker failed: \(firstLine(words))",
      remedy: "etude doctor shows which linker is used")
  }

  static func cannotLoad(_ words: String) -> Outcome {
    .unavailable(
      reason: "the compiled program cannot be loaded: \(firstLine(words))",
      remedy: "if it uses a system function by name, leave that out")
  }

  static func noSandbox(_ words: String) -> Outcome {
    .unavailable(
      reason: "the sandbox cannot be put up: \(firstLine(words))",
      remedy: "etude doctor shows which of its layers this machine has")
  }

  static func damagedJournal(_ complaint: String) -> Outcome {
    .unavailable(
      reason: "the program's journal cannot be read: \(complaint)",
      remedy: "this is a fault of etude; please report the program that caused it")
  }

  static let forgedJournal = Outcome.unavailable(
    reason: "something other than the engine wrote to the program's journal",
    remedy: "remove the code that writes to files it did not open")

  static func compilerFailed(fileName: String) -> Diagnostic {
    Diagnostic(
      fileName: fileName, line: 0, column: 0, severity: .error,
      message: "the compiler itself failed on this text; try it in smaller pieces")
  }

  /// A program that could not be checked for a reason of our own.
  static func cannotCheck(_ program: Program, _ outcome: Outcome) -> Diagnostic {
    var message = "this text took the compiler too long; give it smaller expressions"
    if case .unavailable(let reason, _) = outcome { message = reason }
    return Diagnostic(
      fileName: program.fileName, line: 0, column: 0, severity: .error, message: message)
  }

  /// A function named by `@_silgen_name` or the like that nothing defines.
  static func unknownFunction(_ name: String, in program: Program) -> Diagnostic {
    let lines = program.source.split(separator: "\n", omittingEmptySubsequences: false)
    let index = lines.firstIndex { $0.contains("\"\(name)\"") }
    return Diagnostic(
      fileName: program.fileName, line: index.map { $0 + 1 } ?? 0, column: index == nil ? 0 : 1,
      severity: .error, message: "no function that a program may use is called '\(name)'",
      sourceLine: index.map { String(lines[$0]) })
  }

  // MARK: Programs without a beginning

  static func text(
    for shape: ProgramShape, program: Program
  ) -> (reason: String, remedy: String)? {
    switch shape {
    case .script, .controller:
      nil
    case .onlyDeclarations:
      (
        "there is nothing to play: \(program.fileName) only declares things",
        "call one of its functions at the end of the file, or add a class ViewController: "
          + "UIViewController"
      )
    case .severalControllers(let names):
      (
        "\(program.fileName) has \(names.count) view controllers: "
          + names.joined(separator: ", "),
        "choose one with --root \(names.first ?? "NAME")"
      )
    case .unknownController(let name, let declared):
      (
        "\(program.fileName) has no class \(name)",
        declared.isEmpty
          ? "add the class, or leave out --root"
          : "its classes are \(declared.joined(separator: ", "))"
      )
    }
  }

  // MARK: The source policy and the rewrite

  static func text(for violation: SourcePolicy.Violation) -> String {
    switch violation.reason {
    case .importOfModule:
      "graded code cannot import \(violation.text); it can import "
        + SourcePolicy.allowedImports.sorted().joined(separator: ", ")
    case .compilerAttribute:
      "graded code cannot use \(violation.text), which speaks to the compiler's insides"
    case .unsafeCode:
      "graded code cannot use \(violation.text), which goes around Swift's memory safety"
    case .systemCall:
      "graded code cannot call \(violation.text) of the operating system"
    case .internalName:
      "graded code cannot use \(violation.text), a name of etude itself"
    }
  }

  static func text(for construct: Rewrite.Loss.Construct) -> String {
    switch construct {
    case .optionalRequirement:
      "an optional requirement that answers a value needs Objective-C: here every conforming type "
        + "must implement it. Implement it there, or give the protocol an extension with a body"
    case .observedKeyPath:
      "watching a property (KVO) needs Objective-C: here the observer is never told of a change. "
        + "Use didSet in the property, or do it where the property is changed"
    }
  }

  // MARK: Traps

  static let outOfMemory =
    "the program wanted more memory than it may have; does something grow without end?"

  static func text(forSignal signal: Int32, isDeepRecursion: Bool) -> String {
    switch signal {
    case SIGSEGV where isDeepRecursion, SIGBUS where isDeepRecursion:
      "a function called itself until the stack was full"
    case SIGSEGV, SIGBUS:
      "memory that does not belong to the program was touched"
    case SIGILL, SIGTRAP:
      "Swift stopped the program, as for an arithmetic overflow or a nil that was unwrapped"
    case SIGFPE:
      "a number was divided by zero"
    case SIGABRT:
      "the program gave up"
    case SIGKILL:
      "the system ended the program, usually for lack of memory"
    default:
      "signal \(signal) ended the program"
    }
  }

  // MARK: Installation

  static func text(for error: InstallationError) -> (reason: String, remedy: String) {
    switch error {
    case .noSwift:
      ("there is no swift on PATH", "install Swift 6.3.1 and put its usr/bin folder on PATH")
    case .incompleteToolchain(let missing):
      ("the Swift toolchain lacks \(missing)", "install the complete toolchain")
    case .silentCompiler(let path):
      ("\(path) does not tell its version", "run it once with --version and see what it says")
    case .noKit(let looked):
      (
        "etude's library was found neither in \(looked.joined(separator: " nor in "))",
        "run bin/etude once, or set ETUDE_HOME to the clone"
      )
    case .incompleteKit(let missing):
      ("etude's library is incomplete: \(missing.joined(separator: ", "))", "run bin/etude once")
    case .otherCompiler(let builtWith, let found):
      (
        "etude was built with Swift \(builtWith), and the swift on PATH is \(found)",
        "run bin/etude once"
      )
    }
  }

  private static func firstLine(_ text: String) -> String {
    String(text.split(separator: "\n").first ?? "no reason was given")
  }
}

extension InstallationError {
  /// What is wrong, in one sentence.
  package var reason: String { EvaluationMessage.text(for: self).reason }
  /// What to do about it.
  package var remedy: String { EvaluationMessage.text(for: self).remedy }
}
