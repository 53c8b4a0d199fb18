import Geometry

extension Timeline {
  /// The timeline as JSON: stage, objects, tracks with segments, events, notes, ending.
  package func json() -> String { jsonValue().text + "\n" }

  /// The same as a value, to be put into a larger document.
  package func jsonValue() -> JSONText {
    .object([
      .init("stage", .list([.number(stage.width), .number(stage.height)])),
      .init("duration", .number(duration)),
      .init("ending", ending.map { .string($0.word) } ?? .null),
      .init("tracks", .list(tracks.map(\.json))),
      .init("events", .list(events.map(\.json))),
      .init("notes", .list(notes.map(\.json))),
    ])
  }
}

extension Track {
  fileprivate var json: JSONText {
    .object([.init("name", .string(name)), .init("segments", .list(segments.map(\.json)))])
  }
}

extension Segment {
  fileprivate var json: JSONText {
    .object([
      .init("begin", .number(begin)), .init("end", .number(end)), .init("from", from.json),
      .init("to", to.json), .init("pacing", .string(pacing.text)),
      .init("additive", .flag(isAdditive)),
      .init("cycles", cycles.count.isFinite ? .number(cycles.count) : .string("for ever")),
      .init("autoreverses", .flag(cycles.autoreverses)),
    ])
  }
}

extension Event {
  fileprivate var json: JSONText {
    .object([.init("at", .number(at.seconds)), .init("event", .string(name))])
  }
}

extension Timeline.Note {
  fileprivate var json: JSONText {
    .object([
      .init("at", .number(at.seconds)), .init("rule", .string(rule)), .init("text", .string(text)),
    ])
  }
}

extension Value {
  /// The value as JSON: numbers, lists of numbers, words or null.
  package var json: JSONText {
    switch self {
    case .number(let number): .number(number)
    case .point(let p): .list([.number(p.x), .number(p.y)])
    case .size(let s): .list([.number(s.width), .number(s.height)])
    case .rect(let r):
      .list([
        .number(r.origin.x), .number(r.origin.y), .number(r.size.width), .number(r.size.height),
      ])
    case .matrix(let m): .list([m.a, m.b, m.c, m.d, m.tx, m.ty].map { .number($0) })
    case .matrix3D(let matrix): .list(matrix.entries.map { .number($0) })
    case .color(let c): .list([c.red, c.green, c.blue, c.alpha].map { .number($0) })
    case .outline(let outline): .string(JournalLine.outline(outline))
    case .flag(let flag): .flag(flag)
    case .text(let text): .string(text)
    case .list(let values): .list(values.map(\.json))
    case .none: .null
    }
  }
}
