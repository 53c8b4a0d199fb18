import Testing

@Suite struct CheckCommandTests {
  static let wrong: [(name: String, code: String, exitCode: Int32, says: String)] = [
    (
      "duration",
      """
      UIView.animate(withDuration: 2) {
          heading.center.x += view.bounds.width
      }
      """, 1, "lasts 2 s (line 3)"
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
          heading.center.x += 1
      }
      """, 1, "Line 4: Your program did not come to an end: a loop runs on and on"
    ),
    (
      "curve",
      """
      func slide(_ options: UIView.AnimationOptions) {
          UIView.animate(withDuration: 1, delay: 0, options: options) {
              heading.center.x += view.bounds.width
          }
      }
      slide(.curveLinear)
      """, 1, "linear (line 4), not easeInOut"
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

  @Test func tellsWrongAnswersApart() throws {
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

  static let unforeseen = [
    (
      "b4",
      """
      button.translatesAutoresizingMaskIntoConstraints = false
      let width = button.widthAnchor.constraint(equalToConstant: 100)
      NSLayoutConstraint.activate([
          button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          button.centerYAnchor.constraint(equalTo: view.topAnchor, constant: 300),
          button.heightAnchor.constraint(equalToConstant: 44),
          width,
      ])
      view.layoutIfNeeded()
      width.constant = 180
      UIView.animate(withDuration: 1) {
          view.layoutIfNeeded()
      }
      """
    ),
    (
      "b9",
      """
      func dismiss(_ label: UILabel) {
          let fade = UIViewPropertyAnimator(duration: 2, curve: .easeInOut) { label.alpha = 0 }
          fade.addCompletion { _ in if label.alpha == 0 { label.removeFromSuperview() } }
          fade.startAnimation()
      }
      dismiss(first)
      dismiss(second)
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { callBack(second) }
      """
    ),
    (
      "b10",
      """
      class Curtain: UIImageView {}
      func changeSky(to image: UIImage, snows: Bool) {
          let curtain = Curtain(image: image)
          curtain.frame = sky.frame
          curtain.alpha = 0
          view.insertSubview(curtain, aboveSubview: sky)
          UIView.animate(withDuration: 1, delay: 0, options: .curveEaseOut) {
              curtain.alpha = 1
              snow.alpha = snows ? 1 : 0
          } completion: { _ in
              sky.image = image
              curtain.removeFromSuperview()
          }
      }
      cycle(changeSky)
      """
    ),
  ]

  @Test(arguments: unforeseen)
  func acceptsAnswersThatNobodyThoughtOf(_ exercise: String, _ code: String) throws {
    let home = try TemporaryHome()
    let path = try home.file("answer.swift", "import UIKit\n\n" + code)
    let run = try home.run("check", exercise, "--file", path)
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
  }

  @Test func gradesAFileWithoutTouchingTheWorkspace() throws {
    let home = try TemporaryHome()
    let path = try home.file("answer.swift", "import UIKit\n\n" + Self.right[0])
    _ = try home.run("check", "b1", "--file", path)
    let list = try home.run("progress")
    #expect(list.output.contains("0 of "), "\(list.output)")
  }

  @Test func keepsProgressOfAPassedAnswer() throws {
    let home = try TemporaryHome()
    _ = try home.run("start", "b1")
    let path = home.folder.appendingPathComponent("etude/basic/first-move.swift")
    try ("import UIKit\n\n" + Self.right[0]).write(to: path, atomically: true, encoding: .utf8)
    let check = try home.run("check")
    #expect(check.exitCode == 0, "\(check.output)\(check.errors)")
    #expect(check.output.contains("etude start b2"))
    #expect(try home.run("progress").output.contains("1 of "))
  }
}
