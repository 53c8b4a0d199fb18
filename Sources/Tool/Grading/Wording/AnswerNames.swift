import Evaluation
import Lessons
import Timelines

extension PlayedAnswer {
  /// What a message calls an object: its name, else the learner's variable, else what it is and the
  /// line that made it.
  ///
  /// `UIImageView#3` is a name for listings; nobody wrote it.
  func words(_ id: ObjectID) -> String {
    let name = timeline.name(of: id)
    guard name.contains("#"), let made = makingRecord(of: id), let place = place(of: made.sites)
    else { return "`\(name)`" }
    let siblings = objects(madeAt: place, like: id)
    let ordinal = (siblings.firstIndex(of: id) ?? 0) + 1
    if let variable = variable(assignedAt: place, type: timeline.typeName(of: id)) {
      return siblings.count == 1
        ? "`\(variable)`" : "the \(OrdinalText.word(ordinal)) `\(variable)` of line \(place.line)"
    }
    let kind = TypeWords.words(for: timeline.typeName(of: id))
    return siblings.count == 1
      ? "the \(kind) made on line \(place.line)"
      : "the \(OrdinalText.word(ordinal)) \(kind) made on line \(place.line)"
  }

  /// What a message calls a property, such as `` `box.alpha` `` or `` `alpha` of the label made on
  /// line 4 ``.
  func words(_ path: PropertyPath, of id: ObjectID, text: String) -> String {
    let owner = words(id)
    let name = timeline.name(of: id)
    let property: String
    if text.hasPrefix("(new "), let close = text.firstIndex(of: ")") {
      property = String(text[text.index(close, offsetBy: 2)...])
    } else if text.hasPrefix(name + ".") {
      property = String(text.dropFirst(name.count + 1))
      if !name.contains("#") { return "`\(text)`" }
    } else {
      return "`\(text)`"
    }
    if owner.hasPrefix("`") { return "`\(owner.dropFirst().dropLast()).\(property)`" }
    return "`\(property)` of \(owner)"
  }

  /// What a message calls a property; the mark of a model value is left out.
  func words(_ reference: PropertyReference) -> String {
    words(reference.path, of: reference.object, text: Diagnosis.plainName(reference))
  }

  /// What a message calls the property of a track.
  func words(_ track: Track) -> String {
    words(track.reference.path, of: track.reference.object, text: track.name)
  }

  /// What a message calls the object that a check names.
  func words(_ reference: Reference) -> String {
    guard case .new(let type, let ordinal, let shown) = reference.subject else {
      return "`\(reference.text.dropFirst(reference.isModel ? "model:".count : 0))`"
    }
    if let id = try? object(reference) { return words(id) }
    let number = ordinal > 1 ? OrdinalText.word(ordinal) + " " : ""
    return "your \(number)new `\(type)`" + (shown.map { " showing \"\($0)\"" } ?? "")
  }

  /// What a message calls an event: as the check writes it, with the names of the learner's objects.
  func words(_ pattern: EventPattern) -> String {
    var text = pattern.text
    for reference in pattern.objects where reference.text.hasPrefix("(new ") {
      guard let close = reference.text.firstIndex(of: ")") else { continue }
      let bare = Reference(subject: reference.subject, path: [], text: reference.text)
      let words = self.words(bare).filter { $0 != "`" }
      text.replace(reference.text[...close], with: words)
    }
    return "`\(text)`"
  }

  /// The same words as a plain text, for titles and data.
  func plainWords(_ reference: PropertyReference) -> String {
    let words = self.words(reference).filter { $0 != "`" }
    return reference.isModel ? "model:" + words : words
  }

  private func makingRecord(of id: ObjectID) -> Record? {
    timeline.records.first { record in
      if case .object(id, _, _, _) = record.content { return true }
      return false
    }
  }

  /// The objects of the same class that the same line made, in order.
  private func objects(madeAt place: SourcePlace, like id: ObjectID) -> [ObjectID] {
    let type = timeline.typeName(of: id)
    return timeline.records.compactMap { record in
      guard case .object(let other, _, type, _) = record.content,
        self.place(of: record.sites)?.line == place.line
      else { return nil }
      return other
    }
  }

  /// The variable that takes what a line makes: `helper` in `let helper = UIImageView(…)`.
  private func variable(assignedAt place: SourcePlace, type: String) -> String? {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(place.line - 1) else { return nil }
    let line = lines[place.line - 1]
    guard let call = line.firstRange(of: type + "(") else { return nil }
    var head = line[..<call.lowerBound]
    while head.last?.isWhitespace == true { head.removeLast() }
    guard head.last == "=", head.dropLast().last != "=" else { return nil }
    head.removeLast()
    if let colon = head.lastIndex(of: ":") { head = head[..<colon] }
    while head.last?.isWhitespace == true { head.removeLast() }
    let name = head.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let text = String(name.reversed())
    guard let first = text.first, first.isLetter || first == "_" else { return nil }
    return text
  }
}

/// Classes in words: `UIImageView` is an image view.
enum TypeWords {
  static func words(for type: String) -> String {
    let prefixes = ["UI", "CA"]
    guard let prefix = prefixes.first(where: type.hasPrefix), type.count > 2 else {
      return "`\(type)`"
    }
    if type == "UIViewPropertyAnimator" { return "animator" }
    var words = ""
    for character in type.dropFirst(prefix.count) {
      if character.isUppercase, !words.isEmpty { words += " " }
      words += character.lowercased()
    }
    return words
  }
}

/// Ordinal numbers in words.
enum OrdinalText {
  private static let names = ["first", "second", "third", "fourth", "fifth", "sixth"]

  /// `second` for 2; from 7 on as `7th`.
  static func word(_ number: Int) -> String {
    names.indices.contains(number - 1) ? names[number - 1] : "\(number)th"
  }
}

extension EventPattern {
  /// What the event happens to.
  fileprivate var objects: [Reference] {
    switch kind {
    case .completion(_, let reference), .animator(_, let reference): reference.map { [$0] } ?? []
    case .added(let reference), .removed(let reference), .set(let reference),
      .tap(let reference), .transition(_, let reference, _):
      [reference]
    case .missedTap, .printed, .sceneCall: []
    }
  }
}
