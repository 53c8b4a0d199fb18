extension PictureBook {
  static let travel: [Picture] = [
    Picture(
      "plane", 100, 60,
      [
        .area("M6 34C20 26 70 24 90 28C98 30 98 36 90 38C70 42 24 42 6 34Z", "#e9eef3"),
        .area("M44 36L26 58H36L66 38Z", "#b8c4d0"), .area("M46 27L34 8H42L64 26Z", "#cdd7e0"),
        .area("M12 31L4 14H12L24 29Z", "#d9534f"), .line("M76 31H86", "#5b7fa6", 3),
      ]),
    Picture(
      "car", 100, 60,
      [
        .area(
          "M8 42V34C8 30 12 28 18 27L30 14C32 11 35 10 39 10H62C66 10 69 11 72 14L82 26C90 27 94 30 94 35V42Z",
          "#d9534f"),
        .area("M35 25L42 16H51V25ZM55 25V16H62C64 16 66 17 67 18L73 25Z", "#dff0fa"),
        .oval(27, 44, 10, 10, "#2f3640"), .oval(75, 44, 10, 10, "#2f3640"),
        .oval(27, 44, 4, 4, "#bfc7cf"), .oval(75, 44, 4, 4, "#bfc7cf"),
      ]),
    Picture(
      "rocket", 60, 100,
      [
        .area("M30 4C46 22 48 50 42 72H18C12 50 14 22 30 4Z", "#eef1f4"),
        .area("M18 54L4 78L19 72ZM42 54L56 78L41 72Z", "#d9534f"),
        .oval(30, 38, 8, 8, "#5b9bd5"), .area("M22 74H38L30 98Z", "#f2a71b"),
      ]),
    Picture(
      "balloon", 60, 100,
      [
        .line("M30 62C26 76 34 84 30 98", "#8a8f98", 2),
        .area("M30 4A26 28 0 0 1 36 60L30 64L24 60A26 28 0 0 1 30 4Z", "#e0567a"),
        .oval(21, 24, 5, 8, "#f29ab2"),
      ]),
    Picture(
      "bird", 80, 50,
      [.line("M6 26C16 8 32 10 40 26C48 10 64 8 74 26", "#34495e", 5)]),
  ]
}
