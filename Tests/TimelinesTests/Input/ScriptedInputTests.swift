import Geometry
import Testing
import Timelines

@Suite struct ScriptedInputTests {
  static let lines: [(text: String, input: ScriptedInput)] = [
    (
      "at 1.5s tap car",
      ScriptedInput(at: Instant(seconds: 1.5), gesture: .tap(count: 1), target: .object("car"))
    ),
    (
      "at 0.25s tap 120,300",
      ScriptedInput(
        at: Instant(seconds: 0.25), gesture: .tap(count: 1),
        target: .point(Point(x: 120, y: 300)))
    ),
    (
      "at 2s pan box by 40,0 in 0.3s",
      ScriptedInput(
        at: Instant(seconds: 2), gesture: .pan(by: Point(x: 40, y: 0)), target: .object("box"),
        duration: 0.3)
    ),
    (
      "at 1s swipe clouds[1] left",
      ScriptedInput(
        at: Instant(seconds: 1), gesture: .swipe("left"), target: .object("clouds[1]"),
        duration: 0.1)
    ),
    (
      "at 1s pinch box to 1.5 in 0.3s",
      ScriptedInput(
        at: Instant(seconds: 1), gesture: .pinch(scale: 1.5), target: .object("box"),
        duration: 0.3)
    ),
    (
      "at 1s rotate box by 0.5 in 0.3s",
      ScriptedInput(
        at: Instant(seconds: 1), gesture: .rotate(by: 0.5), target: .object("box"),
        duration: 0.3)
    ),
    (
      "at 1s press box for 0.6s",
      ScriptedInput(
        at: Instant(seconds: 1), gesture: .press, target: .object("box"), duration: 0.6)
    ),
    (
      "at 0.5s set slider 0.4",
      ScriptedInput(at: Instant(seconds: 0.5), gesture: .set(0.4), target: .object("slider"))
    ),
    (
      "at 0.5s type field \"two words\"",
      ScriptedInput(
        at: Instant(seconds: 0.5), gesture: .type("two words"), target: .object("field"))
    ),
    (
      "at 0s doubletap (new UIButton#2)",
      ScriptedInput(
        at: .zero, gesture: .tap(count: 2), target: .object("(new UIButton#2)"))
    ),
  ]

  @Test(arguments: lines.indices) func readsAndWritesEveryForm(_ index: Int) throws {
    let (text, input) = ScriptedInputTests.lines[index]
    #expect(try ScriptedInput.parse(text) == input)
    #expect(try ScriptedInput.parse(input.description) == input)
  }

  @Test(arguments: [
    ("tap car", "begins with its time"), ("at", "begins with its time"),
    ("at soon tap car", "\"soon\" is no time"), ("at -1s tap car", "\"-1s\" is no time"),
    ("at nan tap car", "no time"), ("at 1s", "is missing"),
    ("at 1s tapp car", "did you mean \"tap\""), ("at 1s tap", "is missing"),
    ("at 1s tap car twice", "\"twice\" is left over"), ("at 1s pan box", "a vector"),
    ("at 1s pan box by 4", "a vector"), ("at 1s swipe box back", "left, right, up or down"),
    ("at 1s set slider", "a number"), ("at 1s pinch box to 0", "a factor"),
    ("at 1s press box for ever", "a time after \"for\""),
    ("at 1s type field hello", "a text in quotes"),
  ])
  func refusesWithAReason(_ line: String, _ reason: String) {
    do throws(InputError) {
      _ = try ScriptedInput.parse(line)
      Issue.record("was accepted: \(line)")
    } catch {
      #expect(error.description.contains(reason), "\(error)")
      #expect(error.line == line)
    }
  }
}
