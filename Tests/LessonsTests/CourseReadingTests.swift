import Testing

@testable import Lessons

@Suite struct CourseReadingTests {
  @Test func readsAllPartsOfAnExercise() throws {
    let reading = MemoryCourse().reading
    #expect(reading.problems == [])
    let exercise = try #require(reading.course?.exercises.first)
    #expect(exercise.shortID == "b1")
    #expect(
      exercise.tasks.map(\.text) == ["Move the box, to the right.", "Take a second."])
    #expect(exercise.hints == ["Think.", "Think more."])
    #expect(exercise.concepts.map(\.isAPI) == [false, true, true])
    #expect(exercise.rejects.map(\.fails) == [["goal"], ["moves"]])
    #expect(exercise.accepts[0].code.text.contains("box.center.x += 100"))
    #expect(exercise.solved == "Done.")
    #expect(exercise.points == 3)
    #expect(exercise.scene?.place == LessonPlace(file: "01-basic/01-move.md", line: 21))
  }

  @Test func hashesWhatCountsButNotTheProse() throws {
    let hash = { (course: MemoryCourse) in course.reading.course?.exercises.first?.contentHash }
    let course = MemoryCourse()
    #expect(hash(course) == hash(course.replacing("Some words.", with: "Other words.")))
    #expect(hash(course) != hash(course.replacing("// TODO: move", with: "// TODO: go")))
    #expect(hash(course) != hash(course.replacing("== 100", with: "== 101")))
  }

  /// Each damage gives one message, at the line of the damage.
  @Test(arguments: [
    ("difficulty: 1", "dificulty: 1", 5, "no key is called `dificulty`"),
    ("difficulty: 1", "difficulty: 9", 5, "`difficulty` is `9`"),
    ("type: W", "type: X", 4, "no type of exercise is called `X`"),
    ("minutes: 5", "minutes 5", 6, "`minutes 5` is not a key: value line"),
    ("{scene}", "{sceen}", 20, "no fence is called `sceen`"),
    ("{scene}", "", 20, "the code does not say what it is for"),
    (":::hint\nThink.", ":::hnit\nThink.", 34, "no fence is called `hnit`"),
    ("fails=\"goal\"", "fials=\"goal\"", 61, "`reject` has no argument `fials`"),
    ("-    box.center.x = 100\n+    box.center.x = 200", "*", 62, "a line of a patch begins"),
    ("-    box.center.x = 100\n+    box.center.x = 200", "-nothing", 62, "the old lines of"),
    ("model:box.center.x == 100", "model:box.center.x = 100", 30, "expected a comparison"),
    ("moves 2p", "goal 2p", 31, "a second check called `goal`"),
    ("2. Take", "3. Take", 18, "task 3 stands where 2"),
    ("## Your task", "## Task", 1, "the exercise has no numbered tasks"),
    (":::solved\nDone.\n:::", ":::solved\nDone.", 71, "the fence is never closed"),
    ("\n# Move", "\n# Move\n# Again", 11, "a second title"),
  ])
  func namesThePlaceOfADamage(old: String, new: String, line: Int, message: String) throws {
    let problems = MemoryCourse().replacing(old, with: new).reading.problems
    let first = try #require(problems.first)
    #expect(first.message.hasPrefix(message), "\(problems)")
    #expect(first.place.line == line)
    #expect(!first.remedy.isEmpty)
  }

  @Test func refusesAFileThatIsNotUTF8() throws {
    var files = MemoryFiles(["course.md": "---\ntitle: T\nformat: 1\n---\n# T\n"])
    files.contents["course.md"]?.append(contentsOf: [0xff, 0x0a])
    let reading = CourseReading(folder: "memory", files: files)
    #expect(reading.problems.map(\.message) == ["the file is not UTF-8 from here on"])
    #expect(reading.problems.first?.place.line == 6)
  }

  @Test func refusesAFolderWithoutACourse() {
    let reading = CourseReading(folder: "nowhere", files: MemoryFiles([:]))
    #expect(reading.course == nil)
    #expect(reading.problems.map(\.message) == ["there is no course in this folder"])
  }

  @Test func comparesTheListOfChaptersWithTheFolders() {
    var course = MemoryCourse()
    course.courseText = "---\ntitle: T\nformat: 1\nchapters: basic, extra\n---\n# T\n"
    #expect(
      course.reading.problems.map(\.message) == ["there is no chapter folder for `extra`"])
  }
}
