import Geometry
import Timelines

/// A coarse picture of the stage: square pixels, two in each character of a terminal.
struct PixelCanvas {
  let columns: Int
  let lines: Int
  /// Nil where nothing was painted.
  private(set) var pixels: [Color?]
  private let stage: Size

  /// All lengths at least 1.
  init(columns: Int, lines: Int, stage: Size) {
    self.columns = columns
    self.lines = lines
    self.stage = stage
    pixels = Array(repeating: nil, count: columns * lines)
  }

  /// Points of the stage that a pixel is wide.
  private var grain: Double { stage.width / Double(columns) }

  /// The pixel of a column and a line.
  subscript(_ column: Int, _ line: Int) -> Color? { pixels[line * columns + column] }

  /// Paints every pixel whose middle lies in the shape.
  ///
  /// `toStage` maps the shape's own coordinates, in which `box` encloses it.
  mutating func fill(
    _ box: Rect, toStage: Matrix, with color: Color, where isInside: (Point) -> Bool
  ) {
    guard let back = toStage.inverse, let area = pixelArea(of: box, toStage) else { return }
    for line in area.lines {
      for column in area.columns {
        let middle = Point(
          x: (Double(column) + 0.5) * grain,
          y: (Double(line) + 0.5) * stage.height / Double(lines))
        let own = middle.applying(back)
        if isInside(own) { blend(color, at: line * columns + column) }
      }
    }
  }

  /// Paints along a path, each pixel once, at least one pixel wide.
  mutating func stroke(_ outline: Outline, width: Double, toStage: Matrix, with color: Color) {
    let meter = OutlineMeter(outline.applying(toStage))
    let length = meter.length
    guard length > 0, length.isFinite, width > 0 else { return }
    let scale = max(abs(toStage.determinant), 1e-9).squareRoot()
    let radius = max(width * scale / 2, grain / 2)
    let step = max(grain / 2, length / 4_000)
    var touched: Set<Int> = []
    for index in 0...Int(length / step) {
      guard let point = meter.point(at: Double(index) * step) else { continue }
      touch(around: point, radius: radius, into: &touched)
    }
    for index in touched { blend(color, at: index) }
  }

  private func touch(around point: Point, radius: Double, into touched: inout Set<Int>) {
    let around = Rect(
      x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
    guard let area = pixelArea(of: around, .identity) else { return }
    let height = stage.height / Double(lines)
    for line in area.lines {
      for column in area.columns {
        let x = (Double(column) + 0.5) * grain - point.x
        let y = (Double(line) + 0.5) * height - point.y
        let isUnder = abs(x) <= grain / 2 && abs(y) <= height / 2
        if isUnder || x * x + y * y <= radius * radius { touched.insert(line * columns + column) }
      }
    }
  }

  /// The pixels that a box can reach; nil when it lies outside the stage.
  private func pixelArea(
    of box: Rect, _ toStage: Matrix
  ) -> (columns: Range<Int>, lines: Range<Int>)? {
    let corners = [
      Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.minY),
      Point(x: box.minX, y: box.maxY), Point(x: box.maxX, y: box.maxY),
    ].map { $0.applying(toStage) }
    func range(_ values: [Double], _ size: Double, _ count: Int) -> Range<Int>? {
      let unit = Double(count) / size
      guard let low = values.min(), let high = values.max(), low.isFinite, high.isFinite,
        high * unit > 0, low * unit < Double(count)
      else { return nil }
      let first = Int(max(0, low * unit))
      return first..<max(first, min(count, Int(min(high * unit, Double(count))) + 1))
    }
    guard let columns = range(corners.map(\.x), stage.width, columns),
      let lines = range(corners.map(\.y), stage.height, lines)
    else { return nil }
    return (columns, lines)
  }

  private mutating func blend(_ color: Color, at index: Int) {
    let under = pixels[index] ?? Color(red: 1, green: 1, blue: 1, alpha: 1)
    let share = min(max(color.alpha, 0), 1)
    func part(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    pixels[index] = Color(
      red: part(under.red, color.red), green: part(under.green, color.green),
      blue: part(under.blue, color.blue), alpha: 1)
  }
}
