import Geometry
import Timelines
import Typesetting

/// What one view or layer looks like at a moment, apart from its children.
struct ActorState: Equatable {
  /// The map from its own coordinates to its parent's.
  var transform: Matrix
  /// 0 while it is hidden.
  var opacity: Double
  /// In its own coordinates.
  var bounds: Rect
  var cornerRadius: Double
  var background: Color?
  var borderWidth: Double
  var borderColor: Color?
  var clips: Bool
  var image: ImageLook?
  var text: TextLook?
  var shape: ShapeLook?
  var gradient: [Color]

  /// A picture and how it fills its view.
  struct ImageLook: Equatable {
    var name: String
    var mode: String
  }

  /// A text and how it is set.
  struct TextLook: Equatable {
    /// The text as it is broken into lines.
    var lines: [String]
    var color: Color
    var size: Double
    var isBold: Bool
    var alignment: FigureText.Anchor
  }

  /// A path and how it is painted.
  struct ShapeLook: Equatable {
    var outline: Outline
    var fill: Color?
    var stroke: Color?
    var lineWidth: Double
    var cap: String
    var join: String
    var start: Double
    var end: Double
    var dashes: [Double]
    var dashPhase: Double
  }

  init(_ node: SceneNode) {
    transform = node.placement.toParent
    opacity = node.isHidden ? 0 : min(max(node.alpha, 0), 1)
    bounds = node.bounds
    cornerRadius = node.value("cornerRadius").number ?? 0
    background = node.background.flatMap { $0.alpha > 0 ? $0 : nil }
    borderWidth = node.value("borderWidth").number ?? 0
    borderColor = node.value("borderColor").color
    clips = node.value("masksToBounds") == .flag(true)
    image = node.image.map { name in
      ImageLook(name: name, mode: node.value("contentMode").words ?? "scaleToFill")
    }
    text = Self.text(node)
    shape = Self.shape(node)
    gradient = Self.colors(node.values["colors"] ?? .none)
  }

  /// Whether anything of it can be seen.
  var isVisible: Bool {
    opacity > 0
      && (background != nil || image != nil || text != nil || shape != nil || borderWidth > 0
        || !gradient.isEmpty)
  }

  private static func text(_ node: SceneNode) -> TextLook? {
    // A button that shows its title in a label of its own needs it once.
    let showsTitle = !node.children.contains { $0.text != nil }
    let title = showsTitle ? node.values["title"]?.words : nil
    guard let text = node.text ?? title, !text.isEmpty else { return nil }
    let font = node.value("font").words ?? ""
    let size =
      node.values["fontSize"]?.number ?? lastNumber(in: font) ?? (title != nil ? 18 : 17)
    let alignment: FigureText.Anchor =
      switch node.value("textAlignment").words {
      case "center": .middle
      case "right": .end
      default: title != nil && node.text == nil ? .middle : .start
      }
    let isBold = ["bold", "heavy", "black"].contains { font.lowercased().contains($0) }
    let set = LineBreaking.set(
      text, size: size, isBold: isBold,
      // A label too narrow for one letter still shows that there is a text.
      width: max(node.bounds.size.width, size),
      mostLines: node.values["numberOfLines"]?.number.map { max(0, Int($0)) } ?? 1)
    return TextLook(
      lines: set.lines,
      color: (node.values["textColor"] ?? node.values["foregroundColor"] ?? .none).color ?? .black,
      size: size, isBold: isBold, alignment: alignment)
  }

  private static func shape(_ node: SceneNode) -> ShapeLook? {
    guard case .outline(let outline) = node.value("path"), !outline.elements.isEmpty else {
      return nil
    }
    var dashes: [Double] = []
    if case .list(let list) = node.value("lineDashPattern") { dashes = list.compactMap(\.number) }
    return ShapeLook(
      outline: outline, fill: node.value("fillColor").color,
      stroke: node.value("strokeColor").color,
      lineWidth: node.value("lineWidth").number ?? 1, cap: node.value("lineCap").words ?? "butt",
      join: node.value("lineJoin").words ?? "miter",
      start: node.value("strokeStart").number ?? 0, end: node.value("strokeEnd").number ?? 1,
      dashes: dashes, dashPhase: node.value("lineDashPhase").number ?? 0)
  }

  private static func colors(_ value: Value) -> [Color] {
    guard case .list(let list) = value else { return [] }
    return list.compactMap(\.color)
  }

  /// The last number written in a text such as `System Bold 17`.
  private static func lastNumber(in text: String) -> Double? {
    text.split { !($0.isNumber || $0 == ".") }.compactMap { Double($0) }.last
  }
}

extension Value {
  var color: Color? {
    if case .color(let color) = self { color } else { nil }
  }

  var words: String? {
    if case .text(let text) = self { text } else { nil }
  }
}
