extension EntryLoop {
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
