import Timelines

extension JSONText {
  /// An object from its members in this order; those whose value is nil are left out.
  package static func members(_ pairs: KeyValuePairs<String, JSONText?>) -> JSONText {
    .object(pairs.compactMap { key, value in value.map { Member(key, $0) } })
  }

  /// A text, or null.
  package static func optional(_ text: String?) -> JSONText { text.map(JSONText.string) ?? .null }

  /// The text of a whole file.
  package var document: String { text + "\n" }

  /// The text on one line, for formats that want it so.
  package var line: String {
    switch self {
    case .list(let values): "[" + values.map(\.line).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.map { JSONText.string($0.key).text + ":" + $0.value.line }
        .joined(separator: ",") + "}"
    default: text
    }
  }
}
