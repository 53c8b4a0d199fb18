import Glibc

@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>?, _ length: UInt, _ output: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

/// Completion without the compiler's service: from the symbols of the kit's own library.
///
/// Members are found by the types of variables as they were declared (`let box = UIView(…)`).
package final class FallbackCompleter {
  private let library: String
  private var table: [String: [Candidate]]?

  package init(library: String) {
    self.library = library
  }

  /// Members of what `receiver` names, or types and names of the session that begin with `prefix`.
  package func candidates(
    prefix: String, receiver: String?, context: String
  ) -> [Candidate] {
    let table = self.table ?? Self.read(library)
    self.table = table
    let found: [Candidate]
    if let receiver {
      found = Self.types(of: receiver, in: context).flatMap { table[$0] ?? [] }
    } else {
      let types = table.keys.sorted().map { Candidate(text: $0, type: "class") }
      found = Self.names(in: context).map { Candidate(text: $0) } + types
    }
    var seen: Set<String> = []
    return found.filter { $0.text.hasPrefix(prefix) && seen.insert($0.label).inserted }
      .sorted { $0.label < $1.label }
  }

  /// The type that a name was declared with, and those it inherits from.
  private static func types(of receiver: String, in context: String) -> [String] {
    let parents = [
      "UILabel": "UIView", "UIImageView": "UIView", "UIButton": "UIControl", "UIControl": "UIView",
      "UIWindow": "UIView", "CAShapeLayer": "CALayer", "CATextLayer": "CALayer",
      "CABasicAnimation": "CAPropertyAnimation", "CAPropertyAnimation": "CAAnimation",
      "CAKeyframeAnimation": "CAPropertyAnimation", "CAAnimationGroup": "CAAnimation",
    ]
    var type = receiver.first?.isUppercase == true ? receiver : "UIView"
    for line in context.split(separator: "\n") {
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      guard let index = words.firstIndex(of: receiver), index > 0, index + 1 < words.count,
        words[index - 1] == "let" || words[index - 1] == "var",
        words[index + 1].first?.isUppercase == true
      else { continue }
      type = words[index + 1]
    }
    var types = [type]
    while let parent = types.last.flatMap({ parents[$0] }) { types.append(parent) }
    return types
  }

  private static func names(in context: String) -> [String] {
    let words = context.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    return zip(words, words.dropFirst())
      .filter { ["let", "var", "func", "class", "struct"].contains($0.0) }.map(\.1)
  }

  /// Members by type, from the names of the symbols that the library shows.
  private static func read(_ library: String) -> [String: [Candidate]] {
    var table: [String: [Candidate]] = [:]
    for symbol in Subprocess.output("nm", ["-D", "--defined-only", library]).split(separator: "\n")
    {
      guard let mangled = symbol.split(separator: " ").last, mangled.hasPrefix("$s"),
        let name = plain(String(mangled)), let member = Member(name)
      else { continue }
      table[member.type, default: []].append(member.candidate)
    }
    return table
  }

  private static func plain(_ mangled: String) -> String? {
    guard let text = demangle(mangled, UInt(mangled.utf8.count), nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// One member as a symbol names it, such as `UIKit.UIView.alpha.getter : CoreGraphics.CGFloat`.
  private struct Member {
    var type: String
    var candidate: Candidate

    init?(_ name: String) {
      guard ["UIKit.", "QuartzCore.", "CoreGraphics."].contains(where: { name.hasPrefix($0) })
      else { return nil }
      if let getter = name.firstRange(of: ".getter : ") {
        let path = name[..<getter.lowerBound].split(separator: ".").map(String.init)
        guard path.count == 3 else { return nil }
        type = path[1]
        let valueType = String(name[getter.upperBound...]).replacing("CoreGraphics.", with: "")
          .replacing("UIKit.", with: "").replacing("Swift.", with: "")
        candidate = Candidate(text: path[2], type: TypeName.short(valueType))
      } else if let open = name.firstIndex(of: "("), let arrow = name.firstRange(of: " -> ") {
        let path = name[..<open].split(separator: ".").map(String.init)
        guard path.count == 3, !path[2].hasPrefix("_"), path[2].first?.isLetter == true else {
          return nil
        }
        type = path[1]
        let labels = name[open..<arrow.lowerBound].split { $0 == "(" || $0 == "," || $0 == " " }
          .filter { $0.hasSuffix(":") }
        candidate = Candidate(
          text: path[2] + "(" + (labels.first.map { "\($0) " } ?? ""),
          label: path[2] + "(" + labels.joined() + ")")
      } else {
        return nil
      }
    }
  }
}
