import Geometry
import Samples
import Testing
import Timelines

@Suite struct JournalTests {
  /// A line's record as it is written.
  private func line(_ content: Record.Content, sites: [UInt64] = []) -> String {
    JournalWriter.line(for: Record(at: Instant(seconds: 1.5), content: content, sites: sites))
  }

  @Test func writesOneReadableLineForEachRecord() {
    #expect(
      line(.set(3, key: "position", .point(Point(x: 1.5, y: -2))), sites: [4_198, 12])
        == "1500000 set 3 \"position\" p1.5,-2 @ 4198,12")
    #expect(
      line(.object(1, kind: .view, type: "UIView", layerType: "CALayer"))
        == "1500000 object 1 view \"UIView\" \"CALayer\"")
    #expect(line(.commit) == "1500000 commit")
    #expect(line(.name(2, "a \"b\"\n字")) == "1500000 name 2 \"a \\\"b\\\"\\n字\"")
    let animation = Animation(
      keyPath: "opacity", motion: .basic(from: .number(0), to: .number(1), by: nil),
      timing: MediaTiming(begin: 1.5, duration: 0.1, fill: .both), curve: .easeIn)
    #expect(
      line(.add(3, key: "opacity", serial: 1, animation))
        == "1500000 add 3 \"opacity\" 1 { \"opacity\" basic from=n0 to=n1 begin=1.5 duration=0.1 "
        + "fill=both curve=0.42,0,1,1 }")
  }

  /// Doubles come back bit by bit.
  @Test(arguments: [
    0.1, 1.0 / 3, 1e-300, -0.0, 123456789.125, .infinity, -.infinity, 5e-324, 1e22,
    .greatestFiniteMagnitude,
  ])
  func keepsEveryBitOfANumber(_ number: Double) throws {
    let records = head + [Record(at: .zero, content: .set(1, key: "opacity", .number(number)))]
    let read = try JournalReader.read(JournalWriter.text(for: records))
    guard case .set(_, _, .number(let found)) = read.records.last?.content else {
      Issue.record("no value came back")
      return
    }
    #expect(found.bitPattern == number.bitPattern)
  }

  private let head = [
    Record(at: .zero, content: .stage(Size(width: 400, height: 800), horizon: 10)),
    Record(at: .zero, content: .object(1, kind: .view, type: "UIView", layerType: "CALayer")),
  ]

  /// Damaged lines, each with the line and a piece of the reason it is refused for.
  static let damaged: [(text: String, line: Int, reason: String)] = [
    ("", 0, "nothing"),
    ("hello\n", 1, "does not begin with"),
    ("etude-journal 2\n", 1, "version 2"),
    ("etude-journal 1\n0 stage 400 800 10", 2, "breaks off"),
    ("etude-journal 1\n0 commit\n", 2, "stage must be the first"),
    ("etude-journal 1\n0 stage 0 800 10\n", 2, "outside its range"),
    ("etude-journal 1\n0 stage 400 800 nan\n", 2, "horizon"),
    (body("x commit"), 4, "an instant"),
    (body("5 dance 1"), 4, "\"dance\" is no kind"),
    (body("0 set 9 \"opacity\" n1"), 4, "object 9 was never created"),
    (body("0 set 1 \"opacity n1"), 4, "a key"),
    (body("0 initial 9 \"opacity\" n1"), 4, "object 9 was never created"),
    (body("0 set 1 \"opacity\" q1"), 4, "a value"),
    (body("0 set 1 \"opacity\" n1 more"), 4, "stands after the end"),
    (body("0 set 1 \"opacity\" n1 @ 12,x"), 4, "call sites"),
    (body("0 set 1 \"opacity\" p1"), 4, "a point"),
    (body("0 object 1 view \"A\" \"\""), 4, "created before"),
    (body("0 object 2 thing \"A\" \"\""), 4, "a kind of object"),
    (body("0 object 0 view \"A\" \"\""), 4, "outside its range"),
    (body("0 insert 1 1 0"), 4, "inside itself"),
    (body("0 insert 1 0 -1"), 4, "an index"),
    (body("0 drop 3 true"), 4, "animation 3 is not on any layer"),
    (body("5 commit\n4 commit"), 5, "instant lies before"),
    (body("0 stage 1 1 1"), 4, "stage must be the first"),
    (body("0 add 1 \"k\" 1 { \"k\" basic begin=0 duration=0 }"), 4, "a duration"),
    (body("0 add 1 \"k\" 1 { \"k\" basic begin=0 duration=1"), 4, "an animation"),
    (body("0 add 1 \"k\" 1 { \"k\" hop begin=0 duration=1 }"), 4, "\"hop\""),
    (body("0 add 1 \"k\" 1 { \"k\" basic begin=0 duration=1 wobbly }"), 4, "\"wobbly\""),
    (body("0 add 1 \"k\" 1 { \"k\" basic begin=0 duration=1 size=3 }"), 4, "\"size\""),
    (body("0 add 1 \"k\" 1 { \"k\" basic begin=0 duration=1 curve=2,0,1,1 }"), 4, "a curve's x"),
    (
      body("0 add 1 \"k\" 1 { \"k\" spring stiffness=-1 damping=1 begin=0 duration=1 }"), 4,
      "spring"
    ),
    (body("0 event nothing"), 4, "\"nothing\""),
    (body("0 commit\nseal n 12"), 5, "counts 12 bytes"),
    (body("seal n"), 4, "seal"),
    (
      body("0 set 1 \"k\" " + String(repeating: "[", count: 200)), 4, "nested too deep"
    ),
  ]

  private static func body(_ lines: String) -> String {
    "etude-journal 1\n0 stage 400 800 10\n0 object 1 view \"UIView\" \"CALayer\"\n\(lines)\n"
  }

  @Test(arguments: damaged.indices) func refusesDamageWithLineAndReason(_ index: Int) {
    let (text, line, reason) = JournalTests.damaged[index]
    do throws(JournalError) {
      _ = try JournalReader.read(text)
      Issue.record("was accepted: \(text)")
    } catch {
      #expect(error.line == line, "\(error)")
      #expect(error.description.contains(reason), "\(error)")
    }
  }

  @Test func holdsThoseWhoWriteToTheirSeal() throws {
    let text = JournalWriter.text(for: head, nonce: "secret")
    #expect(try JournalReader.read(text, nonce: "secret").records.count == 2)
    #expect(throws: JournalError.self) { try JournalReader.read(text, nonce: "other") }
    #expect(throws: JournalError.self) {
      try JournalReader.read(JournalWriter.text(for: head), nonce: "secret")
    }
    #expect(throws: JournalError.self) { try JournalReader.read(text + "0 commit\n") }
    #expect(throws: JournalError(line: 0, reason: .notUTF8)) {
      try JournalReader.read(bytes: Array(text.utf8) + [0xFF, 0x0A])
    }
  }

  /// The trap handler knows no time: `~` is that of the record before.
  @Test func readsTheTrapHandlersLine() throws {
    let text = JournalTests.body("2500000 commit\n~ trap 4 @ 123,456")
    let timeline = try JournalReader.read(text)
    #expect(timeline.ending == .trapped(signal: 4))
    #expect(timeline.records.last?.at == Instant(seconds: 2.5))
    #expect(timeline.records.last?.sites == [123, 456])
  }

  /// Seeded damage of every kind: nothing traps, and what is accepted can be asked.
  @Test(arguments: UInt64(1)...40) func neverTrapsOnDamage(_ seed: UInt64) {
    var random = Seeded(seed: seed)
    let whole = Array(
      JournalWriter.text(for: RandomProgram.timeline(seed: seed % 8).records).utf8)
    for _ in 0..<25 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(UInt8.random(in: 32...126, using: &random), at: place)
        case 3: bytes = Array(bytes[..<max(place, 1)])
        default:
          let other = Int.random(in: bytes.indices, using: &random)
          bytes.swapAt(place, other)
        }
      }
      do throws(JournalError) {
        let timeline = try JournalReader.read(bytes: bytes)
        _ = timeline.shown(2, "position", at: 1)
        _ = timeline.scene(at: 1)
        _ = timeline.duration
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }
}
