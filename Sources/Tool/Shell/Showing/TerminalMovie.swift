import Figures
import Geometry
import Glibc
import Timelines

/// A scene moving in the terminal: two pixels for each character, drawn in real time.
struct TerminalMovie {
  private let timeline: Timeline
  private let columns: Int
  private let rows: Int
  private let hasColour: Bool

  /// `size` is the window's; the picture keeps the stage's proportions inside it.
  init(_ timeline: Timeline, size: (columns: Int, rows: Int), hasColour: Bool) {
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
    let start = Self.now()
    var isFirst = true
    while true {
      let time = min(Self.now() - start, end)
      Terminal.write((isFirst ? "" : "\u{1B}[\(rows + 1)A\r") + picture(at: time))
      isFirst = false
      if time >= end || Self.waitForKey(milliseconds: 50) { return }
    }
  }

  /// One picture, with the time below it.
  func picture(at time: Double) -> String {
    var pixels = [Color?](repeating: nil, count: columns * rows * 2)
    for node in timeline.scene(at: time) { paint(node, alpha: 1, into: &pixels) }
    var lines = (0..<rows).map { row in
      var line = ""
      var colours = ""
      for column in 0..<columns {
        let upper = pixels[2 * row * columns + column]
        let lower = pixels[(2 * row + 1) * columns + column]
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

  private func paint(_ node: SceneNode, alpha: Double, into pixels: inout [Color?]) {
    let alpha = alpha * node.alpha
    guard !node.isHidden, alpha > 0.01 else { return }
    if let colour = colour(of: node), colour.alpha > 0 {
      fill(node, with: colour, alpha: alpha * colour.alpha, into: &pixels)
    }
    for child in node.children { paint(child, alpha: alpha, into: &pixels) }
  }

  /// Texts and pictures are too fine for these pixels: they show as patches.
  private func colour(of node: SceneNode) -> Color? {
    if let background = node.background, background.alpha > 0 { return background }
    if node.image != nil { return Color(red: 0.45, green: 0.55, blue: 0.65, alpha: 0.9) }
    if node.text?.isEmpty == false { return Color(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5) }
    return nil
  }

  private func fill(
    _ node: SceneNode, with colour: Color, alpha: Double, into pixels: inout [Color?]
  ) {
    guard let back = node.toStage.inverse else { return }
    let stage = timeline.stage
    let bounds = node.bounds
    for line in 0..<(rows * 2) {
      for column in 0..<columns {
        let place = Point(
          x: (Double(column) + 0.5) * stage.width / Double(columns),
          y: (Double(line) + 0.5) * stage.height / Double(rows * 2))
        let own = place.applying(back)
        guard own.x >= bounds.origin.x, own.x < bounds.origin.x + bounds.size.width,
          own.y >= bounds.origin.y, own.y < bounds.origin.y + bounds.size.height
        else { continue }
        let index = line * columns + column
        let under = pixels[index] ?? Color(red: 1, green: 1, blue: 1, alpha: 1)
        pixels[index] = Self.mixed(under, colour, alpha)
      }
    }
  }

  private static func mixed(_ under: Color, _ over: Color, _ alpha: Double) -> Color {
    func part(_ a: Double, _ b: Double) -> Double { a + (b - a) * min(max(alpha, 0), 1) }
    return Color(
      red: part(under.red, over.red), green: part(under.green, over.green),
      blue: part(under.blue, over.blue), alpha: 1)
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

  private static func waitForKey(milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, milliseconds) > 0
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
