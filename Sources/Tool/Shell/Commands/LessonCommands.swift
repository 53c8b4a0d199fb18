extension EntryLoop {
  static var lessonCommands: [ShellCommand] { [] }

  var lessonCandidates: [Candidate] { [] }

  func useScene(_ name: String) {}
}
