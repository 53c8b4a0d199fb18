import Geometry
import Timelines

/// Paints the scene of a moment: boxes with round corners, shapes with their strokes.
struct ScenePixels {
  private(set) var canvas: PixelCanvas

  init(_ timeline: Timeline, at time: Double, columns: Int, lines: Int) {
    canvas = PixelCanvas(
      columns: columns, lines: lines,
      stage: Size(width: max(timeline.stage.width, 1), height: max(timeline.stage.height, 1)))
    for node in timeline.scene(at: time) { paint(node, alpha: 1) }
  }

  private mutating func paint(_ node: SceneNode, alpha: Double) {
    let alpha = alpha * node.alpha
    guard !node.isHidden, alpha > 0.01 else { return }
    if let color = Self.color(of: node) { paintBox(node, Self.faded(color, alpha)) }
    paintShape(node, alpha)
    for child in node.children { paint(child, alpha: alpha) }
    paintBorder(node, alpha)
  }

  private mutating func paintBox(_ node: SceneNode, _ color: Color) {
    let radius = node.value("cornerRadius").number ?? 0
    let box = node.bounds
    let outline =
      radius > 0 ? Outline(roundedRect: box, radii: Outline.CornerRadii(radius)) : nil
    canvas.fill(box, toStage: node.toStage, with: color) { point in
      guard point.x >= box.minX, point.x < box.maxX, point.y >= box.minY, point.y < box.maxY
      else { return false }
      return outline?.contains(point) ?? true
    }
  }

  private mutating func paintShape(_ node: SceneNode, _ alpha: Double) {
    guard case .outline(let outline) = node.value("path"), !outline.isEmpty else { return }
    if case .color(let color) = node.value("fillColor"), let box = outline.tightBounds {
      canvas.fill(box, toStage: node.toStage, with: Self.faded(color, alpha)) {
        outline.contains($0)
      }
    }
    if case .color(let color) = node.value("strokeColor") {
      let shown = outline.trimmed(
        from: node.value("strokeStart").number ?? 0, to: node.value("strokeEnd").number ?? 1)
      canvas.stroke(
        shown, width: node.value("lineWidth").number ?? 1, toStage: node.toStage,
        with: Self.faded(color, alpha))
    }
  }

  private mutating func paintBorder(_ node: SceneNode, _ alpha: Double) {
    guard let width = node.value("borderWidth").number, width > 0,
      case .color(let color) = node.value("borderColor")
    else { return }
    let box = Rect(
      x: node.bounds.minX + width / 2, y: node.bounds.minY + width / 2,
      width: max(0, node.bounds.width - width), height: max(0, node.bounds.height - width))
    let radius = max(0, (node.value("cornerRadius").number ?? 0) - width / 2)
    let outline =
      radius > 0
      ? Outline(roundedRect: box, radii: Outline.CornerRadii(radius)) : Outline(rect: box)
    canvas.stroke(outline, width: width, toStage: node.toStage, with: Self.faded(color, alpha))
  }

  /// Texts and pictures are too fine for these pixels: they show as patches.
  private static func color(of node: SceneNode) -> Color? {
    if let background = node.background, background.alpha > 0 { return background }
    if node.image != nil { return Color(red: 0.45, green: 0.55, blue: 0.65, alpha: 0.9) }
    if node.text?.isEmpty == false { return Color(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5) }
    return nil
  }

  private static func faded(_ color: Color, _ alpha: Double) -> Color {
    Color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * alpha)
  }
}
