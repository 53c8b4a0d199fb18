/// What the compiler knows of a name.
struct LookUp: Equatable, Sendable {
  var declaration: String
  var type: String
  var module: String
  /// The documentation's paragraphs.
  var documentation: [String]

  init?(_ node: SourceKitNode) {
    declaration = Self.plain(node.text("key.annotated_decl"))
    type = node.text("key.typename")
    module = node.text("key.modulename")
    guard !declaration.isEmpty else { return nil }
    let xml = node.text("key.doc.full_as_xml")
    let parts = ["CommentParts"].compactMap { Self.element($0, in: xml) }
    documentation = Self.paragraphs(parts.first ?? "")
  }

  /// The text of paragraphs, code lines and parameters of a documentation comment.
  private static func paragraphs(_ xml: String) -> [String] {
    var paragraphs: [String] = []
    var rest = named(xml)[...]
    while let start = rest.firstRange(of: "<Para>"), let end = rest.firstRange(of: "</Para>"),
      start.upperBound <= end.lowerBound
    {
      let text = plain(String(rest[start.upperBound..<end.lowerBound]))
      if !text.isEmpty { paragraphs.append(text) }
      rest = rest[end.upperBound...]
    }
    return paragraphs
  }

  /// The documentation with each parameter's name in its paragraph.
  private static func named(_ xml: String) -> String {
    let parts = xml.split(separator: "<Parameter>", omittingEmptySubsequences: false)
    let first = parts.first.map(String.init) ?? ""
    return parts.dropFirst().reduce(first) { text, part in
      guard let name = element("Name", in: String(part)),
        let start = part.firstRange(of: "<Para>")
      else { return text + part }
      return text + part[..<start.upperBound] + name + ": " + part[start.upperBound...]
    }
  }

  private static func element(_ name: String, in xml: String) -> String? {
    guard let start = xml.firstRange(of: "<\(name)>"), let end = xml.firstRange(of: "</\(name)>"),
      start.upperBound <= end.lowerBound
    else { return nil }
    return String(xml[start.upperBound..<end.lowerBound])
  }

  /// The text without tags, entities resolved.
  private static func plain(_ xml: String) -> String {
    var text = ""
    var isInTag = false
    for character in xml {
      if character == "<" {
        isInTag = true
      } else if character == ">" {
        isInTag = false
      } else if !isInTag {
        text.append(character)
      }
    }
    for (entity, character) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
    ] {
      text = text.replacing(entity, with: character)
    }
    return text
  }
}
