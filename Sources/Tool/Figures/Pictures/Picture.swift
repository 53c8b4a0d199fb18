import Geometry

/// A small drawing that stands for `UIImage(named:)` in figures.
package struct Picture: Sendable {
  package var name: String
  /// The size it is drawn for, in points.
  package var size: Size
  package var shapes: [PictureShape]

  package init(_ name: String, _ width: Double, _ height: Double, _ shapes: [PictureShape]) {
    self.name = name
    size = Size(width: width, height: height)
    self.shapes = shapes
  }

  /// The drawing as a group that can be referred to by `id`.
  package func definition(id: String) -> MarkupElement {
    MarkupElement("g", ["id": id], shapes.map(\.element))
  }
}

/// A filled or stroked shape of a picture; colours are `#rrggbb`.
package enum PictureShape: Sendable {
  /// Centre, radii and fill.
  case oval(Double, Double, Double, Double, String)
  /// Left, top, width, height, corner radius and fill.
  case box(Double, Double, Double, Double, Double, String)
  /// An outline in SVG's path language, and its fill.
  case area(String, String)
  /// An outline, its colour and its width.
  case line(String, String, Double)

  var element: MarkupElement {
    switch self {
    case .oval(let x, let y, let rx, let ry, let fill):
      MarkupElement(
        "ellipse",
        [
          "cx": Digits.text(x), "cy": Digits.text(y), "rx": Digits.text(rx),
          "ry": Digits.text(ry), "fill": fill,
        ])
    case .box(let x, let y, let width, let height, let radius, let fill):
      MarkupElement(
        "rect",
        [
          "x": Digits.text(x), "y": Digits.text(y), "width": Digits.text(width),
          "height": Digits.text(height), "rx": radius > 0 ? Digits.text(radius) : nil,
          "fill": fill,
        ])
    case .area(let path, let fill):
      MarkupElement("path", ["d": path, "fill": fill])
    case .line(let path, let color, let width):
      MarkupElement(
        "path",
        [
          "d": path, "fill": "none", "stroke": color, "stroke-width": Digits.text(width),
          "stroke-linecap": "round", "stroke-linejoin": "round",
        ])
    }
  }
}
