import Geometry
import Testing
import Timelines

@testable import Grading

/// Whatever check fails, its message says what was asked, when and how it was missed, and where to look
/// or what to do.
@Suite struct EveryCheckTests {
  /// A box that moves 50 → 250 in a second by line 7, fades 1 → 0 from 1 s to 1.5 s, and leaves then.
  private func played() -> AnswerMaker {
    var maker = AnswerMaker()
    maker.line = 7
    maker.moveBox(from: 50, to: 250)
    maker.complete(at: 1)
    maker.fadeBox(from: 1, to: 0, at: 1, duration: 0.5)
    maker.complete(at: 1.5)
    maker.add(1.5, .detach(2))
    maker.add(1.5, .event(.output("done")))
    maker.line = nil
    maker.add(2, .end("idle"))
    return maker
  }

  @Test func saysWhereAValueJumps() throws {
    var maker = played()
    maker.line = 7
    maker.add(3, .set(2, key: "position", .point(Point(x: 90, y: 50))))
    maker.line = nil
    maker.add(4, .end("idle"))
    let finding = try #require(try maker.judge("a smooth box.center.x").finding)
    #expect(
      finding.sentences == [
        "`box.center.x` should not jump.", "At 3 s it jumps from 250 pt to 90 pt.",
        "`box.center.x` is changed outside of an animation block (line 7), so it is there at once.",
      ])
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var line: String
    /// What the message has to contain: times, values and names.
    var words: [String]
    var testDescription: String { line }

    init(_ line: String, _ words: String...) {
      self.line = line
      self.words = words
    }
  }

  static let rows = [
    Row("track box.center.x 50 -> 250 over 0s..2s", "box.center.x", "1 s", "2 s", "line 7"),
    Row("track box.alpha 1 -> 0 over 1s..1.5s curve linear", "1.", "linear", "easeInOut"),
    Row("at 0.5s box.center.x == 200", "0.5 s", "200 pt", "150 pt", "line 7"),
    Row("from 1s box.center.x == 300", "1 s", "300 pt", "250 pt", "line 7"),
    Row("until 1s box.center.x == 50", "1 s", "50 pt", "250", "line 7"),
    Row("between 0s..1s box.center.x <= 100", "1 s", "at most 100 pt", "250 pt", "line 7"),
    Row("always box.alpha == 1", "all the time", "1", "0", "line 7"),
    Row("never box.center.x > 100", "never", "100 pt", "250 pt", "line 7"),
    Row("event completion of box at 2s", "2 s", "1 s", "line 7"),
    Row("event removed box at 1s", "1 s", "1.5 s", "0.5 s too late", "line 7"),
    Row("event printed \"end\"", "never", "`done`", "`end`"),
    Row("order printed \"done\" < removed box", "1.5 s", "removed box", "line 7"),
    Row("every 1s printed \"done\"", "1 s", "1.5 s"),
    Row("overshoots box.center.x by 10%", "10 %", "never goes beyond", "No spring", "line 7"),
    Row("settles box.center.x within 1 at 0.5s", "0.5 s", "150", "250 pt", "1 s", "line 7"),
    Row("speed box.center.x constant 1%", "per second", "mean", "easeInOut", "line 7"),
    Row("speed box.center.x at 0s 100", "0 s", "100", "0 per second"),
    Row("only box.center.x in { 50, 250 }", "50, 250", "pt"),
    Row("no other track", "moves as well"),
    Row("count(events completion) == 3", "3", "2"),
    Row("at 0s (new UILabel) in tree", "UILabel", "makes no"),
    Row("from 1.5s box in tree", "1.5", "line 7"),
    Row("from 1s box gone", "1", "only at 1.5 s", "line 7"),
    Row("at 1s box above bxo", "bxo", "nearest", "box"),
    Row("calls UIView.animate because \"it is shortest\"", "UIView.animate", "does not use"),
  ]

  @Test(arguments: rows)
  func saysWhatWhenAndWhere(row: Row) throws {
    let result = try played().judge("a " + row.line)
    let finding = try #require(result.finding, "\(row.line) has to fail")
    let text = finding.sentences.joined(separator: " ")
    for word in row.words {
      #expect(text.contains(word) || word == "line 7" && finding.place?.line == 7, "\(text)")
    }
    #expect(!text.contains("  ") && !text.contains("..") && text.hasSuffix("."), "\(text)")
    for value in [finding.expected, finding.found] where value.contains(where: \.isNumber) {
      #expect(text.contains(value), "\(value) is missing in: \(text)")
    }
  }
}
