/// Requests in the notation of the compiler's service.
struct SourceKitRequest {
  /// The file that the service is told about; cursor questions want it to exist.
  let path: String
  /// Where the kit's modules lie, with their documentation beside them.
  let modules: String

  /// The names that can stand at an offset, in bytes; those like `filter` first.
  func completion(of source: String, offset: Int, filter: String, limit: Int) -> String {
    request(
      "codecomplete.open",
      [
        ("name", quoted(path)), ("sourcetext", quoted(source)), ("offset", "\(offset)"),
        (
          "codecomplete.options",
          "{key.codecomplete.requestlimit: \(limit), "
            + "key.codecomplete.filtertext: \(quoted(filter))}"
        ),
      ])
  }

  /// Ends a completion, so that the next one may begin.
  func close(offset: Int) -> String {
    request("codecomplete.close", [("name", quoted(path)), ("offset", "\(offset)")])
  }

  /// What stands at an offset, in bytes, of the file at `path`.
  func cursor(offset: Int) -> String {
    request("cursorinfo", [("offset", "\(offset)")])
  }

  private func request(_ name: String, _ fields: [(String, String)]) -> String {
    let all =
      [("request", "source.request.\(name)"), ("sourcefile", quoted(path))] + fields
      + [("compilerargs", "[\(arguments.map(quoted).joined(separator: ", "))]")]
    return "{" + all.map { "key.\($0.0): \($0.1)" }.joined(separator: ", ") + "}"
  }

  private var arguments: [String] {
    ["-module-name", "Session", "-swift-version", "5", "-I", modules, path]
  }

  private func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
