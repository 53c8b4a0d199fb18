/// One remembered entry, as a line of JSON.
package struct HistoryRecord: Equatable, Sendable {
  /// What came of the entry when it was run.
  package enum Outcome: String, Sendable {
    /// Its shell was ended before anything came of it.
    case begun
    case played
    case doesNotCompile
    case failed
    case command
  }

  package var entry: String
  package var outcome: Outcome
  /// `2026-05-01T09:30:00Z`.
  package var date: String

  package init(entry: String, outcome: Outcome, date: String) {
    self.entry = entry
    self.outcome = outcome
    self.date = date
  }

  /// The record as one line, without its newline.
  package var line: String {
    "{\"date\":\(JSONText.quoted(date)),\"outcome\":\(JSONText.quoted(outcome.rawValue)),"
      + "\"entry\":\(JSONText.quoted(entry))}"
  }

  /// Reads a line; nil for one that is damaged.
  ///
  /// Unknown fields and outcomes are passed over.
  package init?(line: some StringProtocol) {
    guard let fields = JSONText.strings(in: String(line)), let entry = fields["entry"] else {
      return nil
    }
    self.entry = entry
    outcome = fields["outcome"].flatMap(Outcome.init) ?? .played
    date = fields["date"] ?? ""
  }
}

/// The little JSON that the history needs: one flat object of strings.
enum JSONText {
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// The members of an object whose values are all strings; nil for anything else.
  static func strings(in text: String) -> [String: String]? {
    var reader = Reader(rest: Array(text.unicodeScalars)[...])
    return reader.object()
  }

  private struct Reader {
    var rest: ArraySlice<Unicode.Scalar>

    mutating func object() -> [String: String]? {
      guard take("{") else { return nil }
      var fields: [String: String] = [:]
      if take("}") { return fields }
      repeat {
        guard let key = string(), take(":"), let value = string() else { return nil }
        fields[key] = value
      } while take(",")
      return take("}") ? fields : nil
    }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      while let first = rest.first, first == " " || first == "\t" || first == "\r" {
        rest.removeFirst()
      }
      guard rest.first == scalar else { return false }
      rest.removeFirst()
      return true
    }

    mutating func string() -> String? {
      guard take("\"") else { return nil }
      var units: [UInt16] = []
      while let scalar = rest.popFirst() {
        if scalar == "\"" { return String(decoding: units, as: UTF16.self) }
        guard scalar == "\\" else {
          units += Array(String(scalar).utf16)
          continue
        }
        guard let escape = rest.popFirst() else { return nil }
        switch escape {
        case "n": units.append(10)
        case "t": units.append(9)
        case "r": units.append(13)
        case "b": units.append(8)
        case "f": units.append(12)
        case "u":
          let digits = String(String.UnicodeScalarView(rest.prefix(4)))
          guard digits.count == 4, let unit = UInt16(digits, radix: 16) else { return nil }
          rest = rest.dropFirst(4)
          units.append(unit)
        default: units += Array(String(escape).utf16)
        }
      }
      return nil
    }
  }
}
