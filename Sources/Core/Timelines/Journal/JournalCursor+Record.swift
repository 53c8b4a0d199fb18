import Geometry

extension JournalCursor {
  /// Takes a whole line; `~` stands for the instant of the line above.
  mutating func record(after previous: Instant) throws(JournalError.Reason) -> Record {
    let time = try word("an instant")
    var at = previous
    if time != "~" {
      guard let microseconds = Int64(time) else { throw .expected("an instant") }
      at = Instant(microseconds: microseconds)
    }
    try space(before: "a kind of record")
    let content = try content(of: try word("a kind of record"))
    var sites: [UInt64] = []
    if skip(0x20) {
      guard skip(0x40), skip(0x20) else { throw .trailing(rest) }
      sites = try offsets()
    }
    guard isAtEnd else { throw .trailing(rest) }
    return Record(at: at, content: content, sites: sites)
  }

  private mutating func offsets() throws(JournalError.Reason) -> [UInt64] {
    var offsets: [UInt64] = []
    for text in try word("call sites").split(separator: ",", omittingEmptySubsequences: false) {
      guard let offset = UInt64(text) else { throw .expected("call sites") }
      offsets.append(offset)
    }
    return offsets
  }

  private mutating func content(
    of kind: String
  ) throws(JournalError.Reason) -> Record.Content {
    switch kind {
    case "stage":
      let size = Size(width: try nextNumber("a width"), height: try nextNumber("a height"))
      return .stage(size, horizon: try nextNumber("a horizon"))
    case "object":
      let id = try nextInteger("an object")
      guard let kind = ObjectKind(rawValue: try nextWord("a kind of object")) else {
        throw .expected("a kind of object")
      }
      return .object(
        id, kind: kind, type: try nextQuoted("a class"),
        layerType: try nextQuoted("a layer's class"))
    case "name": return .name(try nextInteger("an object"), try nextQuoted("a name"))
    case "set", "initial":
      let id = try nextInteger("an object")
      let key = try nextQuoted("a key")
      try space(before: "a value")
      let value = try value()
      return kind == "set" ? .set(id, key: key, value) : .initial(id, key: key, value)
    case "insert":
      return .insert(
        try nextInteger("an object"), into: try nextInteger("a parent"),
        at: try nextInteger("an index"))
    case "detach": return .detach(try nextInteger("an object"))
    case "add":
      let id = try nextInteger("an object")
      let key = try nextQuoted("a key")
      let serial = try nextInteger("a serial number")
      try space(before: "an animation")
      return .add(id, key: key, serial: serial, try animation())
    default: return try shortContent(of: kind)
    }
  }

  private mutating func shortContent(
    of kind: String
  ) throws(JournalError.Reason) -> Record.Content {
    switch kind {
    case "drop":
      let serial = try nextInteger("a serial number")
      try space(before: "an outcome")
      return .drop(serial: serial, finished: try flag("an outcome"))
    case "pace":
      let id = try nextInteger("an animator")
      var pace = Pace(local: try nextNumber("a local time"), speed: try nextNumber("a speed"))
      try space(before: "how it is scrubbed")
      pace.scrubsLinearly = try flag("how it is scrubbed")
      return .pace(id, pace)
    case "event":
      try space(before: "a kind of event")
      return .event(try event(of: try word("a kind of event")))
    case "note": return .note(rule: try nextQuoted("a rule"), text: try nextQuoted("a text"))
    case "commit": return .commit
    case "stop":
      return .stop(reason: try nextQuoted("a reason"), remedy: try nextQuoted("a remedy"))
    case "trap": return .trap(signal: try nextInteger("a signal"))
    case "end": return .end(try nextQuoted("how it ended"))
    default: throw .unknownRecord(kind)
    }
  }

  private mutating func event(of kind: String) throws(JournalError.Reason) -> EventKind {
    switch kind {
    case "completion":
      try space(before: "an outcome")
      let finished = try flag("an outcome")
      let block = try nextInteger("a block")
      var objects: [ObjectID] = []
      while let id = try followingInteger() { objects.append(id) }
      return .completion(finished: finished, block: block, objects: objects)
    case "animatorCompletion":
      return .animatorCompletion(
        try nextInteger("an animator"), position: try nextQuoted("a position"))
    case "animator":
      return .animator(try nextInteger("an animator"), state: try nextQuoted("a state"))
    case "transition":
      return .transition(
        try nextInteger("a container"), kind: try nextQuoted("a transition"),
        duration: try nextNumber("a duration"))
    case "input":
      return .input(try nextQuoted("an input"), target: try nextInteger("a target"))
    case "missedInput":
      return .missedInput(try nextQuoted("an input"), reason: try nextQuoted("a reason"))
    case "callback": return .callback(try nextQuoted("a callback"))
    case "output": return .output(try nextQuoted("an output"))
    case "custom": return .custom(try nextQuoted("an event"))
    default: throw .unknownWord(kind, expected: "a kind of event")
    }
  }

  /// Takes an integer if one follows after a space; call sites do not count.
  private mutating func followingInteger() throws(JournalError.Reason) -> Int? {
    var ahead = self
    guard ahead.skip(0x20), ahead.next != 0x40 else { return nil }
    let number = try ahead.integer("an object")
    self = ahead
    return number
  }

  private mutating func nextInteger(_ what: String) throws(JournalError.Reason) -> Int {
    try space(before: what)
    return try integer(what)
  }

  private mutating func nextNumber(_ what: String) throws(JournalError.Reason) -> Double {
    try space(before: what)
    return try number(what)
  }

  private mutating func nextWord(_ what: String) throws(JournalError.Reason) -> String {
    try space(before: what)
    return try word(what)
  }

  private mutating func nextQuoted(_ what: String) throws(JournalError.Reason) -> String {
    try space(before: what)
    return try quoted(what)
  }
}
