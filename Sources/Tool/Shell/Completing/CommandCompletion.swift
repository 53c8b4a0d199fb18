import Files
import Timelines

extension EntryLoop {
  /// Candidates for a line that begins with a colon: commands, then what they take.
  func completeCommand(_ edited: EditedText) -> Completion {
    let line = edited.textBeforeCursor.drop { $0 == " " }.dropFirst()
    guard let space = line.firstIndex(of: " ") else {
      let found = Self.commands.filter { $0.name.hasPrefix(line) }
      return Completion(
        replacedCount: line.unicodeScalars.count,
        candidates: found.map {
          Candidate(
            text: $0.name + ($0.operands.isEmpty ? "" : " "), label: ":\($0.name)",
            type: $0.operands, summary: $0.summary)
        })
    }
    let name = String(line[..<space])
    guard let command = Self.commands(matching: name).first else { return Completion() }
    let word = line.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
    let operands = operands(of: command, beginningWith: String(word))
    return Completion(
      replacedCount: word.unicodeScalars.count,
      candidates: operands.filter { $0.text.hasPrefix(word) })
  }

  private func operands(of command: ShellCommand, beginningWith word: String) -> [Candidate] {
    switch command.operandKind {
    case .none: return []
    case .word(let words):
      let all = words.isEmpty ? Self.commands.map(\.name) : words
      return all.map { Candidate(text: $0) }
    case .object: return objectNames.map { Candidate(text: $0) }
    case .property: return properties(beginningWith: word)
    case .file: return Self.files(beginningWith: word)
    case .lesson: return lessonCandidates
    }
  }

  /// What can be tapped or watched: names of the session that the timeline knows.
  private var objectNames: [String] {
    let named = timeline.records.compactMap { record -> String? in
      if case .name(_, let name) = record.content { return name }
      return nil
    }
    return named.isEmpty ? session.names : named
  }

  /// `box` and `box.`, then its properties that animate, then those that every view has.
  private func properties(beginningWith word: String) -> [Candidate] {
    guard let dot = word.lastIndex(of: ".") else {
      return objectNames.map { Candidate(text: $0 + ".", label: $0) }
    }
    let owner = word[..<dot]
    let moving = timeline.tracks.map(\.name).filter { $0.hasPrefix(owner + ".") }
    let common = [
      "center.x", "center.y", "alpha", "bounds.size.width", "bounds.size.height",
      "transform.rotation", "transform.scale.x", "transform.translation.x", "frame.origin.x",
      "backgroundColor",
    ].map { "\(owner).\($0)" }
    var seen: Set<String> = []
    return (moving + common).filter { seen.insert($0).inserted }.map { Candidate(text: $0) }
  }

  private static func files(beginningWith word: String) -> [Candidate] {
    let folder = word.lastIndex(of: "/").map { String(word[...$0]) } ?? ""
    let entries = FileAccess.entries(in: folder.isEmpty ? "." : path(folder)) ?? []
    return entries.filter { !$0.name.hasPrefix(".") }.map { entry in
      Candidate(text: folder + entry.name + (entry.isFolder ? "/" : ""))
    }
  }
}
