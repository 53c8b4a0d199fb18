extension EntryLoop {
  /// Lets a completer see the session.
  func attach(_ completer: EntryCompleter) {
    self.completer = completer
    completer.context = { [unowned self] in codeInFront }
    completer.completesCommand = { [unowned self] in completeCommand($0) }
    completer.warmUp()
  }

  /// Everything that stands in front of the next entry, as the compiler sees it.
  private var codeInFront: String {
    var imports = ["import UIKit"]
    for line in session.entries.flatMap(\.structure.imports) where !imports.contains(line) {
      imports.append(line)
    }
    let scene = scene?.program.scene?.text ?? ""
    let parts = imports + [scene] + Redefinition.bodies(of: session.entries)
    return parts.joined(separator: "\n") + "\n"
  }

  /// Greets a person and loads what the command line asks for.
  package func begin() {
    if reader.isInteractive { greet() }
    if let scene = options.scene { useScene(scene) }
    if let file = options.load { load(file) }
  }

  private func greet() {
    if memory.entries.isEmpty {
      screen.say(ShellMessage.welcome)
    } else {
      screen.remark(ShellMessage.greeting)
    }
    if let lost = memory.lostSession {
      screen.say(ShellMessage.lostSession(lost.entries.count))
    }
  }
}
