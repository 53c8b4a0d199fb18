extension PictureBook {
  static let weather: [Picture] = [
    Picture(
      "cloud", 120, 70,
      [
        // A rim, so that it is seen on white as well.
        .oval(38, 44, 31.5, 23.5, "#b9c8d8"), .oval(66, 32, 31.5, 29.5, "#b9c8d8"),
        .oval(90, 48, 27.5, 19.5, "#b9c8d8"), .box(30, 44, 66, 24, 11, "#b9c8d8"),
        .oval(38, 44, 30, 22, "#ffffff"), .oval(66, 32, 30, 28, "#ffffff"),
        .oval(90, 48, 26, 18, "#ffffff"), .box(30, 44, 66, 22, 11, "#ffffff"),
      ]),
    Picture(
      "sun", 100, 100,
      [
        .line(
          "M50 6V20M50 80V94M6 50H20M80 50H94M19 19L29 29M71 71L81 81M19 81L29 71M71 29L81 19",
          "#f2a71b", 6),
        .oval(50, 50, 24, 24, "#fbc531"),
      ]),
    Picture(
      "moon", 80, 80, [.area("M52 8A34 34 0 1 0 72 52A27 27 0 0 1 52 8Z", "#e8dca8")]),
    Picture("snow", 60, 60, [.line(flake(30, 30, 24), "#9cc4e4", 4)]),
    Picture("snowflake", 60, 60, [.line(flake(30, 30, 24), "#9cc4e4", 4)]),
    Picture(
      "raindrop", 40, 60,
      [.area("M20 4C28 22 36 30 36 40A16 16 0 0 1 4 40C4 30 12 22 20 4Z", "#4a90d9")]),
    Picture(
      "snowy", 400, 800,
      [
        .box(0, 0, 400, 800, 0, "#8fa6bd"), .area("M0 560L110 420L230 560Z", "#b9c8d6"),
        .area("M150 560L280 380L400 540V560Z", "#a9bbcc"), .box(0, 556, 400, 244, 0, "#eef4f9"),
        .line(
          [
            flake(70, 120, 12), flake(190, 70, 9), flake(320, 150, 12), flake(120, 270, 10),
            flake(270, 300, 8), flake(360, 380, 10),
          ].joined(), "#ffffff", 3),
      ]),
    Picture(
      "sunny", 400, 800,
      [
        .box(0, 0, 400, 800, 0, "#7cc4f2"), .oval(300, 130, 52, 52, "#fbd34d"),
        .area("M0 560L110 420L230 560Z", "#6fae6a"),
        .area("M150 560L280 380L400 540V560Z", "#5f9f62"),
        .box(0, 556, 400, 244, 0, "#8ac77e"),
      ]),
    Picture(
      "night", 400, 800,
      [
        .box(0, 0, 400, 800, 0, "#18233f"), .oval(300, 130, 44, 44, "#e8dca8"),
        .oval(318, 118, 40, 40, "#18233f"), .oval(80, 100, 3, 3, "#ffffff"),
        .oval(160, 210, 2, 2, "#ffffff"), .oval(230, 80, 2, 2, "#ffffff"),
        .oval(60, 300, 2, 2, "#ffffff"), .box(0, 556, 400, 244, 0, "#223322"),
      ]),
  ]

  /// Three crossing strokes around a point, as a path.
  private static func flake(_ x: Double, _ y: Double, _ radius: Double) -> String {
    let side = radius * 0.866
    let half = radius * 0.5
    func at(_ dx: Double, _ dy: Double) -> String {
      "\(Digits.text(x + dx)) \(Digits.text(y + dy))"
    }
    return "M\(at(0, -radius))L\(at(0, radius))M\(at(-side, -half))L\(at(side, half))"
      + "M\(at(-side, half))L\(at(side, -half))"
  }
}
