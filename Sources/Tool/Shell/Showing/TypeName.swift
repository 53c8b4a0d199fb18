/// Types as one writes them: `Int?` for `Optional<Int>`, `[Int]` for `Array<Int>`.
package enum TypeName {
  /// The short spelling; a text that isn't a type comes back as it is.
  package static func short(_ type: String) -> String {
    var reader = Reader(rest: Array(type)[...])
    let text = reader.type(before: "")
    return reader.rest.isEmpty ? text : type
  }

  private struct Reader {
    var rest: ArraySlice<Character>

    /// Reads up to one of the stops, which stays.
    mutating func type(before stops: String) -> String {
      var text = ""
      while let character = rest.first, !stops.contains(character) {
        rest.removeFirst()
        switch character {
        case "<": text = Self.sugared(text, list(closedBy: ">"))
        case "(": text += "(" + list(closedBy: ")").joined(separator: ", ") + ")"
        case "-" where rest.first == ">":
          // The arrow of a function type: its `>` closes nothing.
          rest.removeFirst()
          text += "->"
        default: text.append(character)
        }
      }
      return text
    }

    private mutating func list(closedBy end: Character) -> [String] {
      var items: [String] = []
      while !rest.isEmpty {
        if rest.first == end, items.isEmpty {
          rest.removeFirst()
          break
        }
        items.append(type(before: "," + String(end)))
        guard rest.popFirst() == "," else { break }
        if rest.first == " " { rest.removeFirst() }
      }
      return items
    }

    private static func sugared(_ name: String, _ arguments: [String]) -> String {
      // `any`, an arrow or a label may stand in front of the generic type's name.
      let start = name.lastIndex(of: " ").map { name.index(after: $0) } ?? name.startIndex
      let head = name[..<start]
      switch (name[start...], arguments.count) {
      case ("Optional", 1):
        let inner = arguments[0]
        let needsBrackets = inner.contains("->") || inner.hasPrefix("any ")
        return head + (needsBrackets ? "(\(inner))?" : "\(inner)?")
      case ("Array", 1): return head + "[\(arguments[0])]"
      case ("Dictionary", 2): return head + "[\(arguments[0]): \(arguments[1])]"
      default: return "\(name)<\(arguments.joined(separator: ", "))>"
      }
    }
  }
}
