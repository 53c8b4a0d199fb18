import BookBuilder
import Evaluation
import Foundation
import Lessons
import Samples
import Testing

@Suite struct BookTests {
  private func book(_ maker: BookMaker = BookMaker(player: SmallBook.player)) throws -> Book {
    maker.make(try #require(SmallBook.course()))
  }

  @Test func hasASummaryAPageForEachLessonAndItsFigures() throws {
    let book = try book()
    #expect(book.problems.isEmpty)
    #expect(
      book.files.keys.sorted() == [
        "01-basic/01-first-move.md", "01-basic/02-second.md", "01-basic/README.md",
        "01-basic/figures/01-first-move-demo1-curve.svg",
        "01-basic/figures/01-first-move-demo1.svg",
        "01-basic/figures/01-first-move-reject1.svg",
        "01-basic/figures/01-first-move-reject2.svg",
        "01-basic/figures/01-first-move-solution-curve.svg",
        "01-basic/figures/01-first-move-solution.svg",
        "01-basic/figures/02-second-demo1-curve.svg", "01-basic/figures/02-second-demo1.svg",
        "01-basic/figures/02-second-reject1.svg", "01-basic/figures/02-second-reject2.svg",
        "01-basic/figures/02-second-solution-curve.svg",
        "01-basic/figures/02-second-solution.svg", "01-basic/figures/chapter-demo1-curve.svg",
        "01-basic/figures/chapter-demo1.svg", "README.md", "SUMMARY.md",
      ])
  }

  @Test(arguments: [
    ("SUMMARY.md", "summary.md"), ("README.md", "cover.md"), ("01-basic/README.md", "chapter.md"),
    ("01-basic/02-second.md", "exercise.md"),
  ])
  func printsTheSameBytesAsTheGoldenFile(path: String, golden: String) throws {
    try expectGolden(try #require(try book().files[path]), golden)
  }

  @Test func givesTheSameBytesTwice() throws {
    #expect(try book() == book())
  }

  @Test func linksEveryFigureThatItMakesAndNoOther() throws {
    let book = try book()
    let figures = book.files.keys.filter { $0.hasSuffix(".svg") }
    let pages = book.files.filter { $0.key.hasSuffix(".md") }.map(\.value).joined()
    for figure in figures { #expect(pages.contains("(\(figure.dropFirst("01-basic/".count)))")) }
    #expect(pages.components(separatedBy: ".svg)").count - 1 == figures.count)
  }

  @Test func saysWhichLessonAndLineCannotBeMade() throws {
    let player = BookPlayer(
      play: { _ in Run(outcome: .endedEarly(nil)) }, grade: SmallBook.player.grade)
    let problems = try book(BookMaker(player: player)).problems
    #expect(problems.first?.place.file == "01-basic/chapter.md")
    #expect(problems.first?.message.hasPrefix("demo 1 does not play. ") == true)
    #expect(problems.first?.remedy == "etude verify 01-basic/README.md")
  }

  @Test func saysOnceThatNothingCanBePlayedHere() throws {
    let player = BookPlayer(
      play: { _ in Run(outcome: .unavailable(reason: "no linker", remedy: "etude doctor")) },
      grade: SmallBook.player.grade)
    let book = try book(BookMaker(player: player))
    #expect(book.obstacle == Book.Obstacle(reason: "no linker", remedy: "etude doctor"))
  }

  @Test func neverShowsThatAWrongAnswerCouldNotBePlayed() throws {
    let missing = Run(outcome: .unavailable(reason: "no runner", remedy: "etude doctor"))
    let player = BookPlayer(
      play: SmallBook.player.play,
      grade: { source, name, exercise in
        var verdict = SmallBook.player.grade(source, name, exercise)
        if source == exercise.rejects.last?.code.text { verdict.run = missing }
        return verdict
      })
    let folder = FileManager.default.temporaryDirectory.path + "/etude-shelf-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let maker = BookMaker(player: player, cacheFolder: folder)
    // The second time from the cache, where such a page must not be.
    for _ in 0..<2 {
      let book = try book(maker)
      #expect(book.obstacle == Book.Obstacle(reason: "no runner", remedy: "etude doctor"))
    }
  }

  @Test func saysWhenAWrongAnswerPasses() throws {
    let player = BookPlayer(
      play: SmallBook.player.play,
      grade: { _, name, exercise in
        SmallBook.player.grade(exercise.solution.text, name, exercise)
      })
    let messages = try book(BookMaker(player: player)).problems.map(\.message)
    #expect(messages.contains("the wrong answer \"too far\" passes."))
  }
}

@Suite struct BookShelfTests {
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("etude-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  @Test func writesWhatIsMissingChangedOrSuperfluousAndNothingElse() throws {
    try inFolder { folder in
      let shelf = BookShelf(root: folder + "/Book")
      let old = Book(files: ["a.md": "1", "x/figures/b.svg": "2", "old.md": "3"])
      #expect(try shelf.write(old).map(\.kind) == [.missing, .missing, .missing])
      try "mine".write(toFile: folder + "/Book/notes.txt", atomically: true, encoding: .utf8)
      let new = Book(files: ["a.md": "1", "x/figures/b.svg": "changed", "c.md": "4"])
      let expected = [
        BookChange(path: "c.md", kind: .missing), BookChange(path: "old.md", kind: .superfluous),
        BookChange(path: "x/figures/b.svg", kind: .changed),
      ]
      #expect(shelf.changes(to: new) == expected)
      #expect(try shelf.write(new) == expected)
      #expect(shelf.changes(to: new).isEmpty)
      #expect(FileManager.default.fileExists(atPath: folder + "/Book/notes.txt"))
    }
  }

  @Test func namesStalePagesFirstAndCountsTheRest() {
    let changes = (1...14).map { BookChange(path: "figures/\($0).svg", kind: .missing) }
    let lines = BookMessages.stale(changes + [BookChange(path: "a.md", kind: .changed)])
    #expect(lines.first == "a.md is stale")
    #expect(lines.count == 13)
    #expect(lines.last == "and 3 more files")
  }

  @Test func takesUnchangedLessonsFromTheCache() throws {
    try inFolder { folder in
      let counted = Counted()
      let maker = BookMaker(
        player: BookPlayer(
          play: { program in
            counted.add()
            return SmallBook.player.play(program)
          }, grade: SmallBook.player.grade), cacheFolder: folder)
      let first = maker.make(try #require(SmallBook.course()))
      let plays = counted.value
      #expect(plays == 3)
      #expect(maker.make(try #require(SmallBook.course())) == first)
      #expect(counted.value == plays)
      // A new title concerns its own page, the chapter's list and the neighbour's link.
      let changed = maker.make(try #require(SmallBook.course(title: "Another title")))
      #expect(changed != first)
      #expect(counted.value == plays + 3)
    }
  }

  @Test func saysWhyAFileCannotBeWritten() {
    #expect(throws: BookShelf.Failure.self) {
      try BookShelf(root: "/proc/nothing").write(Book(files: ["a.md": "1"]))
    }
  }
}

/// Counts from several threads.
private final class Counted: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  func add() { lock.withLock { count += 1 } }
  var value: Int { lock.withLock { count } }
}

@Suite struct PageTests {
  @Test func printsEveryKindOfPart() {
    let page = Page([
      .heading(2, "Title"), .markdown("\nText.\n\n"), .code("swift", "a\n```\nb"),
      .image("x.svg", alternative: "a [b]\nc"),
      .folded("More <b>", [.bullets(["one\ntwo", "three"])]), .quote([.markdown("a\n\nb")]),
      .table(["x", "y"], [["1|2", "3\n4"]]), .rule,
    ])
    #expect(
      page.text == """
        ## Title

        Text.

        ````swift
        a
        ```
        b
        ````

        ![a \\[b\\] c](x.svg)

        <details>
        <summary>More &lt;b></summary>

        - one
          two
        - three

        </details>

        > a
        >
        > b

        | x | y |
        | --- | --- |
        | 1\\|2 | 3 4 |

        ---

        """)
  }
}

@Suite struct LineDiffTests {
  @Test func showsChangedLinesWithTwoAround() {
    let old = (1...9).map(String.init).joined(separator: "\n")
    let new = old.replacingOccurrences(of: "5", with: "five") + "\n10\n"
    #expect(
      LineDiff.lines(from: old, to: new) == [
        " 3", " 4", "-5", "+five", " 6", " 7", " 8", " 9", "+10",
      ])
  }

  @Test func marksWhatIsLeftOut() {
    let old = (1...20).map(String.init).joined(separator: "\n")
    let new = "0\n" + old + "\n21"
    #expect(LineDiff.lines(from: old, to: new) == ["+0", " 1", " 2", "@@", " 19", " 20", "+21"])
  }

  @Test func isEmptyForEqualTexts() {
    #expect(LineDiff.lines(from: "a\n", to: "a").isEmpty)
  }
}
