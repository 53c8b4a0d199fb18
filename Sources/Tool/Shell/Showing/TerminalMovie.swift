import Glibc
import Timelines

/// A scene moving in the terminal: two pixels for each character, drawn in real time.
package struct TerminalMovie {
  private let timeline: Timeline
  private let columns: Int
  private let rows: Int
  private let hasColour: Bool

  /// `size` is the window's; the picture keeps the stage's proportions inside it.
  package init(_ timeline: Timeline, size: (columns: Int, rows: Int), hasColour: Bool) {
    self.timeline = timeline
    self.hasColour = hasColour
    // A character is about twice as high as wide, so that half of it is a square.
    let stage = timeline.stage
    let most = max(4, min(size.rows - 3, 40))
    let wide = Double(most * 2) * stage.width / max(stage.height, 1)
    let scale = min(1, Double(size.columns - 2) / max(wide, 1))
    columns = max(4, Int(wide * scale))
    rows = max(2, Int(Double(most) * scale))
  }

  /// Plays in real time; any key ends it with the last picture.
  func show(until end: Double) {
    Terminal.write("\u{1B}[?25l")
    defer { Terminal.write("\u{1B}[?25h") }
    Terminal.readingKeys { keyComes in
      let start = Self.now()
      var isFirst = true
      while true {
        let time = min(Self.now() - start, end)
        Terminal.write((isFirst ? "" : "\u{1B}[\(rows + 1)A\r") + picture(at: time))
        isFirst = false
        if time >= end || keyComes(50) { return }
      }
    }
  }

  /// One picture, with the time below it.
  package func picture(at time: Double) -> String {
    let canvas = ScenePixels(timeline, at: time, columns: columns, lines: rows * 2).canvas
    var lines = (0..<rows).map { row in
      var line = ""
      var colours = ""
      for column in 0..<columns {
        let upper = canvas[column, 2 * row]
        let lower = canvas[column, 2 * row + 1]
        if hasColour {
          let wanted = "\u{1B}[\(Self.code(upper, "38"));\(Self.code(lower, "48"))m"
          if wanted != colours { line += wanted }
          colours = wanted
          line += "▀"
        } else {
          line += Self.character(upper, lower)
        }
      }
      return line + (hasColour ? "\u{1B}[0m" : "") + "\u{1B}[K"
    }
    lines.append(ShellMessage.movieTime(time) + "\u{1B}[K")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The nearest colour of the 6 × 6 × 6 cube that every terminal with 256 colours has.
  private static func code(_ colour: Color?, _ ground: String) -> String {
    guard let colour else { return "\(ground);5;231" }
    func step(_ part: Double) -> Int { Int((min(max(part, 0), 1) * 5).rounded()) }
    let index = 16 + 36 * step(colour.red) + 6 * step(colour.green) + step(colour.blue)
    return "\(ground);5;\(index)"
  }

  private static func character(_ upper: Color?, _ lower: Color?) -> String {
    func isDark(_ colour: Color?) -> Bool {
      guard let colour else { return false }
      return colour.red + colour.green + colour.blue < 2.4
    }
    switch (isDark(upper), isDark(lower)) {
    case (true, true): return "#"
    case (true, false): return "\""
    case (false, true): return "_"
    case (false, false): return " "
    }
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
