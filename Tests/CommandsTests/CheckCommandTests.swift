import Testing

@Suite struct CheckCommandTests {
  static let wrong: [(name: String, code: String, exitCode: Int32, says: String)] = [
    (
      "duration",
      """
      UIView.animate(withDuration: 2) {
          heading.center.x += view.bounds.width
      }
      """, 1, "2 s"
    ),
    (
      "direction",
      """
      UIView.animate(withDuration: 1) {
          heading.center.x -= view.bounds.width
      }
      """, 1, "the other way"
    ),
    (
      "outside",
      """
      UIView.animate(withDuration: 1) {
      }
      heading.center.x += view.bounds.width
      """, 1, "outside of an animation block"
    ),
    (
      "property",
      """
      UIView.animate(withDuration: 1) {
          heading.alpha = 0
      }
      """, 1, "heading.alpha"
    ),
    (
      "loop",
      """
      while true {
      }
      """, 1, "loop"
    ),
    (
      "syntax",
      """
      UIView.animate(withDuration: 1 {
          heading.center.x += view.bounds.width
      }
      """, 2, "does not compile"
    ),
  ]

  @Test func tellsSixWrongAnswersApart() throws {
    let home = try TemporaryHome()
    var reports: Set<String> = []
    for row in Self.wrong {
      let path = try home.file("\(row.name).swift", "import UIKit\n\n" + row.code)
      let run = try home.run("check", "b1", "--file", path)
      #expect(run.exitCode == row.exitCode, "\(row.name): \(run.output)\(run.errors)")
      let words = run.output.split { $0.isWhitespace }.joined(separator: " ")
      #expect(words.contains(row.says), "\(row.name): \(run.output)")
      reports.insert(run.output)
    }
    #expect(reports.count == Self.wrong.count)
  }

  static let right = [
    """
    UIView.animate(withDuration: 1) {
        heading.center.x += view.bounds.width
    }
    """,
    """
    UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseInOut], animations: {
        heading.frame = heading.frame.offsetBy(dx: view.bounds.width, dy: 0)
    }, completion: { _ in print("arrived") })
    """,
    """
    func move(_ label: UILabel, by distance: CGFloat) {
        UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
            label.center = CGPoint(x: label.center.x + distance, y: label.center.y)
        }.startAnimation()
    }
    move(heading, by: view.frame.width)
    """,
    """
    DispatchQueue.main.async {
        UIView.animate(withDuration: 1.0, animations: { heading.center.x = view.center.x })
    }
    """,
  ]

  @Test(arguments: right) func acceptsRightAnswersHoweverTheyAreWritten(_ code: String) throws {
    let home = try TemporaryHome()
    let path = try home.file("answer.swift", "import UIKit\n\n" + code)
    let run = try home.run("check", "b1", "--file", path)
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
  }

  @Test func gradesAFileWithoutTouchingTheWorkspace() throws {
    let home = try TemporaryHome()
    let path = try home.file("answer.swift", "import UIKit\n\n" + Self.right[0])
    _ = try home.run("check", "b1", "--file", path)
    let list = try home.run("progress")
    #expect(list.output.contains("0 of 10 passed"), "\(list.output)")
  }

  @Test func keepsProgressOfAPassedAnswer() throws {
    let home = try TemporaryHome()
    _ = try home.run("start", "b1")
    let path = home.folder.appendingPathComponent("etude/basic/first-move.swift")
    try ("import UIKit\n\n" + Self.right[0]).write(to: path, atomically: true, encoding: .utf8)
    let check = try home.run("check")
    #expect(check.exitCode == 0, "\(check.output)\(check.errors)")
    #expect(check.output.contains("etude start b2"))
    #expect(try home.run("progress").output.contains("1 of 10 passed"))
  }
}
