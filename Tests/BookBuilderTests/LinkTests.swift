import Foundation
import Testing

@testable import BookBuilder

@Suite struct LinkTests {
  @Test(arguments: [
    ("see [strokes](../07-strokes/chapter.md).", "see [strokes](../07-strokes/README.md)."),
    (
      "[here](chapter.md) and [there](chapter.md#traps)",
      "[here](README.md) and [there](README.md#traps)"
    ),
    ("[b2](02-second.md), chapter.md", "[b2](02-second.md), chapter.md"),
    ("[out](https://example.org/chapter.md)", "[out](https://example.org/chapter.md)"),
  ])
  func leadToThePageOfAChapter(lesson: String, page: String) {
    #expect(BookPath.linkingPages(lesson) == page)
  }

  /// The folder of the checkout's own book.
  private static let book = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Book")

  @Test func leadToFilesThroughoutTheBook() throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: Self.book.path)
    let pages = names.filter { $0.hasSuffix(".md") }
    #expect(pages.count > 90)
    for page in pages {
      let file = Self.book.appending(path: page)
      let text = try String(contentsOf: file, encoding: .utf8)
      for link in text.matches(of: /\]\((?<path>[^)#: ]+)(#[^)]*)?\)/) {
        let target = file.deletingLastPathComponent().appending(path: String(link.output.path))
        #expect(
          FileManager.default.fileExists(atPath: target.path),
          "\(page) links to \(link.output.path)")
      }
    }
  }
}
