import Timelines

/// The words behind a verb, sorted into operands, flags and option values.
struct Arguments: Sendable {
  private(set) var operands: [String] = []
  private var flags: Set<String> = []
  private var values: [String: [String]] = [:]

  /// Sorts `words` by the command's options; `--name value` and `--name=value` are the same.
  ///
  /// Everything behind a lone `--` is an operand. An unknown option, a missing value and a wrong
  /// number of operands are problems that name the nearest right spelling.
  init(_ words: [String], for command: Command) throws(Problem) {
    let known = command.options + Option.everywhere
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word.count > 1 else {
        operands.append(word)
        continue
      }
      let (name, attached) = Self.split(word)
      guard let option = known.first(where: { $0.name == name }) else {
        throw Messages.unknownOption(name, of: command, known: known.map(\.name))
      }
      guard let label = option.value else {
        if attached != nil { throw Messages.flagWithValue(name, of: command) }
        flags.insert(name)
        continue
      }
      guard let value = attached ?? rest.popFirst() else {
        throw Messages.missingValue(of: name, label: label, command: command)
      }
      values[name, default: []].append(value)
    }
    guard flags.contains("--help") || command.operandCount.contains(operands.count) else {
      throw Messages.operandCount(operands.count, of: command)
    }
  }

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// The last value given for an option.
  func value(_ option: String) -> String? { values[option]?.last }

  /// Every value given for an option, in order.
  func all(_ option: String) -> [String] { values[option] ?? [] }

  /// A value that must be a positive, finite number of seconds; `2s` and `2` are the same.
  func seconds(_ option: String) throws(Problem) -> Double? {
    guard let text = value(option) else { return nil }
    let digits = text.hasSuffix("s") ? String(text.dropLast()) : text
    guard let seconds = Double(digits), seconds.isFinite, seconds > 0 else {
      throw Messages.badValue(
        text, of: option, expected: "a number of seconds above 0, such as 2.5")
    }
    return seconds
  }

  /// A value of the form `400x800`: width and height in points, both above 0.
  func size(_ option: String) throws(Problem) -> (width: Double, height: Double)? {
    guard let text = value(option) else { return nil }
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      width > 0, height > 0, width.isFinite, height.isFinite
    else {
      throw Messages.badValue(
        text, of: option, expected: "WIDTHxHEIGHT in points, such as 400x800")
    }
    return (width, height)
  }

  /// A value out of a few names.
  func choice(_ option: String, among names: [String]) throws(Problem) -> String? {
    guard let text = value(option) else { return nil }
    guard names.contains(text) else {
      throw Messages.badValue(
        text, of: option, expected: names.joined(separator: ", "),
        nearest: nearestMatch(to: text, among: names))
    }
    return text
  }

  private static func split(_ word: String) -> (name: String, value: String?) {
    guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }
}

extension Option {
  /// Options that every command understands.
  static let everywhere: [Option] = [
    Option("--plain", nil, "plain lines: no colour, no cursor movement"),
    Option("--help", nil, "say how the command is used"),
  ]
}
