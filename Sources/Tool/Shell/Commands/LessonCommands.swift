extension EntryLoop {
  static var lessonCommands: [ShellCommand] { [] }

  func useScene(_ name: String) {}
}
