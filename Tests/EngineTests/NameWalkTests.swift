import Testing
import Timelines

@testable import Engine

@Suite struct NameWalkTests {
  private final class Thing: JournalObject {
    let journalID: ObjectID
    init(_ id: ObjectID) { journalID = id }
  }

  private struct Pair {
    var sun: Thing
    var moon: Thing?
  }

  private class Base {
    var first = Thing(1)
  }

  private final class Derived: Base {
    var second = Thing(2)
    lazy var third = Thing(3)
    weak var back: Base?
  }

  private func names(_ variables: [(String, Any)], taken: Set<String> = []) -> [String] {
    NameWalk.names(of: variables, taken: taken).map { "\($0.0) \($0.1)" }
  }

  @Test func namesVariables() {
    #expect(names([("box", Thing(7)), ("number", 3)]) == ["7 box"])
  }

  @Test func looksIntoCollectionsAndValues() {
    let found = names([
      ("clouds", [Thing(1), Thing(2)]),
      ("pair", Pair(sun: Thing(3), moon: Thing(4))),
      ("both", (one: Thing(5), Thing(6))),
      ("byName", ["b": Thing(8), "a": Thing(7)]),
      ("maybe", Optional(Thing(9)) as Any),
      ("none", Optional<Thing>.none as Any),
    ])
    #expect(
      found == [
        "9 maybe", "1 clouds[0]", "2 clouds[1]", "3 pair.sun", "4 pair.moon", "5 both.one",
        "6 both.1", "7 byName[a]", "8 byName[b]",
      ])
  }

  @Test func prefersTheDirectName() {
    let sun = Thing(1)
    #expect(names([("sky", Pair(sun: sun)), ("sun", sun)]) == ["1 sun", "1 sky.sun"])
  }

  @Test func walksUpTheClassesOfAController() {
    let controller = Derived()
    _ = controller.third
    controller.back = controller
    #expect(names([("", controller)]) == ["2 second", "3 third", "1 first"])
  }

  @Test func givesANameOnce() {
    #expect(names([("box", Thing(1))], taken: ["box"]).isEmpty)
    #expect(names([("box", Thing(1)), ("box", Thing(2))]) == ["1 box"])
  }
}
