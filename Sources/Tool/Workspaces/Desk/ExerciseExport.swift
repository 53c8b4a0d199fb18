import Lessons

extension Exercise {
  /// Scene and answer as one file that Xcode takes as a playground page, and `etude timeline` too.
  ///
  /// `answer` is the learner's text.
  package func exported(answer: String) -> String {
    let own = Self.withoutImports(answer)
    let front = scene.map { Self.withoutImports($0.text) } ?? ""
    var parts = [Self.imports(front: scene?.text ?? "", answer: answer)]
    if let controller = root ?? Self.controller(in: own) {
      parts += [front, own, "PlaygroundPage.current.liveView = \(controller)()"]
    } else {
      if !Self.declaresView(front + "\n" + own) {
        parts.append(
          "let view = UIView(frame: CGRect(x: 0, y: 0, width: \(Self.text(stage.width)), "
            + "height: \(Self.text(stage.height))))")
      }
      parts.append(front)
      if front.contains("func setUpScene()") { parts.append("setUpScene()") }
      parts += ["PlaygroundPage.current.liveView = view", own]
    }
    return parts.map(Self.trimmed).filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private static func imports(front: String, answer: String) -> String {
    let lines = (front + "\n" + answer).split(separator: "\n").filter { $0.hasPrefix("import ") }
    let names = Set(lines.map { String($0) } + ["import PlaygroundSupport", "import UIKit"])
    return names.sorted().joined(separator: "\n")
  }

  private static func withoutImports(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
  }

  /// The class that a page shows when the answer is a view controller.
  private static func controller(in text: String) -> String? {
    for line in text.split(separator: "\n") where line.contains(": UIViewController") {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      if let index = words.firstIndex(of: "class"), index + 1 < words.count {
        return String(words[index + 1])
      }
    }
    return nil
  }

  private static func declaresView(_ text: String) -> Bool {
    text.split(separator: "\n").contains { line in
      line.hasPrefix("let view ") || line.hasPrefix("let view:") || line.hasPrefix("var view ")
        || line.hasPrefix("var view:")
    }
  }

  private static func trimmed(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
    while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private static func text(_ points: Double) -> String {
    points == points.rounded() ? "\(Int(points))" : "\(points)"
  }
}
