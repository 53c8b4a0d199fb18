import Timelines

/// Runs one command line and answers the process's exit code; never traps on bad input.
func runCommandLine(_ words: [String]) -> Int32 {
  do throws(Problem) {
    return try run(words).rawValue
  } catch {
    Console.tell("etude: \(error.sentence)")
    if let remedy = error.remedy { Console.tell("try: \(remedy)") }
    return error.code.rawValue
  }
}

private func run(_ words: [String]) throws(Problem) -> ExitCode {
  var words = words
  if words.isEmpty
    || (words[0].hasPrefix("-") && !["--help", "-h", "--version"].contains(words[0]))
  {
    words.insert("shell", at: 0)
  }
  let verb = words.removeFirst()
  switch verb {
  case "--help", "-h", "help":
    if let name = words.first {
      Console.print(try command(named: name).help)
    } else {
      Console.print(Messages.overview(of: allCommands))
    }
    return .done
  case "--version":
    Console.print("etude \(version)")
    return .done
  default:
    let command = try command(named: verb)
    let arguments = try Arguments(words, for: command)
    if arguments.has("--help") {
      Console.print(command.help)
      return .done
    }
    return try command.run(arguments)
  }
}

private func command(named name: String) throws(Problem) -> Command {
  if let command = allCommands.first(where: { $0.name == name }) { return command }
  let names = allCommands.map(\.name)
  throw Messages.unknownCommand(name, nearest: nearestMatch(to: name, among: names))
}
