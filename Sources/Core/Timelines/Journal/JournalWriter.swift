import Geometry

/// Turns records into lines of a journal.
package enum JournalWriter {
  /// The line of a record, without its line end and with its call sites.
  package static func line(for record: Record) -> String {
    var line = JournalLine("\(record.at.microseconds)")
    write(record.content, to: &line)
    if !record.sites.isEmpty {
      line.word("@")
      line.word(record.sites.map { String($0) }.joined(separator: ","))
    }
    return line.text
  }

  /// A whole journal of these records; sealed when a nonce is given.
  package static func text(for records: [Record], nonce: String? = nil) -> String {
    var text = JournalFormat.firstLine + "\n"
    for record in records { text += line(for: record) + "\n" }
    if let nonce {
      text += JournalFormat.seal(nonce: nonce, bytes: text.utf8.count) + "\n"
    }
    return text
  }

  private static func write(_ content: Record.Content, to line: inout JournalLine) {
    switch content {
    case .stage(let size, let horizon):
      line.word("stage", size.width, size.height, horizon)
    case .object(let id, let kind, let type, let layerType):
      line.word("object \(id) \(kind.rawValue)")
      line.quoted(type)
      line.quoted(layerType)
    case .name(let id, let name):
      line.word("name \(id)")
      line.quoted(name)
    case .set(let id, let key, let value):
      line.word("set \(id)")
      line.quoted(key)
      line.value(value)
    case .initial(let id, let key, let value):
      line.word("initial \(id)")
      line.quoted(key)
      line.value(value)
    case .insert(let child, let parent, let index):
      line.word("insert \(child) \(parent) \(index)")
    case .detach(let child): line.word("detach \(child)")
    case .add(let id, let key, let serial, let animation):
      line.word("add \(id)")
      line.quoted(key)
      line.word("\(serial)")
      line.animation(animation)
    case .drop(let serial, let finished): line.word("drop \(serial) \(finished)")
    case .pace(let id, let pace):
      line.word("pace \(id)", pace.local, pace.speed)
      line.word("\(pace.scrubsLinearly)")
    case .event(let kind): write(kind, to: &line)
    case .note(let rule, let text):
      line.word("note")
      line.quoted(rule)
      line.quoted(text)
    case .commit: line.word("commit")
    case .stop(let reason, let remedy):
      line.word("stop")
      line.quoted(reason)
      line.quoted(remedy)
    case .trap(let signal): line.word("trap \(signal)")
    case .end(let word):
      line.word("end")
      line.quoted(word)
    }
  }

  private static func write(_ kind: EventKind, to line: inout JournalLine) {
    line.word("event")
    switch kind {
    case .completion(let finished, let block, let objects):
      line.word("completion \(finished) \(block)")
      for object in objects { line.word("\(object)") }
    case .animatorCompletion(let id, let position):
      line.word("animatorCompletion \(id)")
      line.quoted(position)
    case .animator(let id, let state):
      line.word("animator \(id)")
      line.quoted(state)
    case .transition(let id, let kind, let duration):
      line.word("transition \(id)")
      line.quoted(kind)
      line.word("", duration)
    case .input(let text, let target):
      line.word("input")
      line.quoted(text)
      line.word("\(target)")
    case .missedInput(let text, let reason):
      line.word("missedInput")
      line.quoted(text)
      line.quoted(reason)
    case .callback(let text):
      line.word("callback")
      line.quoted(text)
    case .output(let text):
      line.word("output")
      line.quoted(text)
    case .custom(let text):
      line.word("custom")
      line.quoted(text)
    }
  }
}
