import Testing

@Suite struct TimelineCommandTests {
  static let firstBlock = """
    import UIKit

    let heading = UILabel(frame: CGRect(x: -300, y: 100, width: 200, height: 40))
    view.addSubview(heading)
    UIView.animate(withDuration: 1.0) {
        heading.center.x += view.bounds.width
    }
    """

  /// Ease-in-out at tenths and quarters of the time: the exact cubic Bézier, measured on devices
  /// to 1.4e-6 at the quarters.
  static let easeInOut: [(time: String, progress: Double)] = [
    ("0.1", 0.019722), ("0.2", 0.081660), ("0.25", 0.129161_93), ("0.3", 0.187396),
    ("0.4", 0.331884), ("0.5", 0.5), ("0.6", 0.668116), ("0.7", 0.812604),
    ("0.75", 0.870838_07), ("0.8", 0.918340), ("0.9", 0.980278),
  ]

  @Test func printsEaseInOutValuesOfAMovedHeading() throws {
    let home = try TemporaryHome()
    let path = try home.file("move.swift", Self.firstBlock)
    let times = Self.easeInOut.map(\.time).joined(separator: ",")
    let run = try home.run(
      "timeline", path, "--track", "heading.center.x", "--at", times, "--format", "csv")
    #expect(run.exitCode == 0, "\(run.errors)")
    let rows = run.output.split(separator: "\n").dropFirst()
    try #require(rows.count == Self.easeInOut.count)
    for (row, expected) in zip(rows, Self.easeInOut) {
      let value = try #require(Double(row.split(separator: ",")[2]))
      #expect(abs((value + 200) / 400 - expected.progress) < 1e-6, "\(row)")
    }
  }

  @Test func printsTheSameBytesTwice() throws {
    let home = try TemporaryHome()
    let path = try home.file("move.swift", Self.firstBlock)
    for format in ["text", "csv", "json", "journal"] {
      let first = try home.run("timeline", path, "--format", format)
      let fresh = ["XDG_CACHE_HOME": home.folder.appendingPathComponent("other").path]
      let second = try home.run("timeline", path, "--format", format, variables: fresh)
      #expect(first.output == second.output)
      #expect(!first.output.isEmpty)
    }
  }

  @Test func givesTheLeftLimitAtAnInstant() throws {
    let home = try TemporaryHome()
    let path = try home.file(
      "spring.swift",
      """
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.addSubview(box)
      UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
          animations: { box.center.x = 150 })
      """.replacing("let box", with: "import UIKit\nlet box"))
    let run = try home.run("timeline", path, "--track", "box.center.x", "--at", "1-,1")
    #expect(
      run.output == """
        track,time,value
        box.center.x,1.000000-,149.900000
        box.center.x,1.000000,150.000000

        """)
  }

  @Test func listsEventsWithTimeNameAndLine() throws {
    let home = try TemporaryHome()
    let path = try home.file(
      "tap.swift",
      """
      import UIKit

      let car = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
      view.addSubview(car)
      final class Driver {
          @objc func drive() {
              UIView.animate(withDuration: 0.5) { car.center.x += 100 }
          }
      }
      let driver = Driver()
      car.addGestureRecognizer(
          UITapGestureRecognizer(target: driver, action: #selector(Driver.drive)))
      """)
    let run = try home.run("timeline", path, "--tap", "car@1.5", "--events")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains("1.500 s  tap car"), "\(run.output)")
    let started = run.output.split(separator: "\n").first { $0.contains("started car.center") }
    #expect(started?.hasPrefix("1.500 s") == true && started?.hasSuffix("line 7") == true)
  }

  @Test func namesTheNearestTrack() throws {
    let home = try TemporaryHome()
    let path = try home.file("move.swift", Self.firstBlock)
    let run = try home.run("timeline", path, "--track", "headng.center.x", "--at", "0")
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("headng") && run.errors.contains("--track heading.center.x"))
  }

  @Test func listsTracksWhereNoneIsNear() throws {
    let home = try TemporaryHome()
    let path = try home.file("move.swift", Self.firstBlock)
    for word in ["rahmen", "heading.breite", "heading"] {
      let run = try home.run("timeline", path, "--track", word, "--at", "0")
      #expect(run.exitCode == 64)
      #expect(run.errors.contains("--track with one of heading.center.x, "), "\(run.errors)")
    }
  }

  /// A program that breaks off names nothing: why it did is the answer, not an unknown name.
  @Test func tellsWhyAProgramBrokeOffBeforeItsTracksHadNames() throws {
    let home = try TemporaryHome()
    let path = try home.file(
      "trap.swift", Self.firstBlock + "\nlet missing: Int? = nil\nprint(missing!)\n")
    let run = try home.run("timeline", path, "--track", "heading.center.x", "--at", "0.5")
    #expect(run.exitCode == 1)
    #expect(run.errors.contains("nil") && !run.errors.contains("heading"), "\(run.errors)")
  }

  @Test func waitsInVirtualTimeForTasksAndDispatch() throws {
    let home = try TemporaryHome()
    let path = try home.file(
      "wait.swift",
      """
      import UIKit

      let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.addSubview(box)
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { box.alpha = 0.5 }
      Task {
          try await Task.sleep(for: .seconds(1))
          UIView.animate(withDuration: 1) { box.center.y += 100 }
      }
      """)
    let run = try home.run(
      "timeline", path, "--track", "box.center.y,box.alpha", "--at", "1,1.5,2-,2")
    #expect(
      run.output.split(separator: "\n").dropFirst().map { $0.split(separator: ",")[2] } == [
        "50.000000", "100.000000", "150.000000", "150.000000",
        "1.000000", "1.000000", "1.000000", "0.500000",
      ])
  }

  @Test func playsAnAnswerWithItsScene() throws {
    let home = try TemporaryHome()
    #expect(try home.run("timeline", "b1").errors.contains("etude start b1"))
    _ = try home.run("start", "b1")
    let run = try home.run("timeline", "b1", "--events")
    #expect(run.exitCode == 0, "\(run.errors)")
    let events = run.output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(events == [["0.000", "s", "set", "heading.center", "line", "4"]])
  }
}
