import Geometry
import Timelines

extension Sample {
  /// A scene with one of everything that figures draw: pictures, texts, shapes, turns, fades, taps
  /// and views that come and go.
  package static func show() -> Timeline {
    var builder = Builder()
    builder.view(
      2, "sky", size: Size(width: 400, height: 800), center: Point(x: 200, y: 400))
    builder.add(
      0, .set(2, key: "backgroundColor", .color(Color(red: 0.87, green: 0.94, blue: 1, alpha: 1))))
    builder.view(
      3, "cloud", type: "UIImageView", size: Size(width: 120, height: 70),
      center: Point(x: 90, y: 120), in: 2)
    builder.add(0, .set(3, key: "image", .text("cloud")))
    builder.view(
      4, "heading", type: "UILabel", size: Size(width: 300, height: 60),
      center: Point(x: -200, y: 200), in: 2)
    builder.add(0, .set(4, key: "text", .text("Good morning")))
    builder.add(0, .set(4, key: "font", .text("System Bold 36")))
    builder.add(0, .set(4, key: "textAlignment", .text("center")))
    builder.view(
      5, "box", size: Size(width: 80, height: 80), center: Point(x: 110, y: 320), in: 2)
    builder.add(
      0, .set(5, key: "backgroundColor", .color(Color(red: 0.9, green: 0.3, blue: 0.2, alpha: 1))))
    builder.add(0, .set(5, key: "cornerRadius", .number(12)))
    ring(&builder)
    builder.add(0, .commit)
    builder.move(
      4, "position", from: .point(Point(x: -200, y: 200)), to: .point(Point(x: 200, y: 200)),
      offset: .point(Point(x: -400, y: 0)), zero: .point(.zero))
    let turn = Matrix(rotation: 1.5)
    builder.move(
      5, "transform", from: .matrix(.identity), to: .matrix(turn),
      offset: .matrix(turn.inverse ?? .identity), zero: .matrix(.identity))
    builder.fade(3, from: 1, to: 0.2, begin: 0.5, duration: 1)
    builder.add(1, .event(.input("tap box", target: 5)))
    builder.add(1, .set(4, key: "text", .text("Good evening")))
    builder.add(1.5, .detach(5))
    builder.view(
      7, "star", type: "UIImageView", size: Size(width: 60, height: 60),
      center: Point(x: 110, y: 320), in: 2, at: 1.5)
    builder.add(1.5, .set(7, key: "image", .text("star")))
    builder.add(1.5, .event(.completion(finished: true, block: 1, objects: [3])))
    return builder.end(2)
  }

  private static func ring(_ builder: inout Builder) {
    builder.add(0, .object(6, kind: .layer, type: "CAShapeLayer", layerType: ""))
    builder.add(0, .name(6, "ring"))
    builder.add(0, .set(6, key: "position", .point(Point(x: 290, y: 320))))
    builder.add(
      0,
      .set(
        6, key: "path",
        .outline(
          Outline(elements: [
            .move(Point(x: -40, y: 0)),
            .cubic(
              Point(x: 40, y: 0), control1: Point(x: -40, y: -53), control2: Point(x: 40, y: -53)),
            .cubic(
              Point(x: -40, y: 0), control1: Point(x: 40, y: 53), control2: Point(x: -40, y: 53)),
          ]))))
    builder.add(0, .set(6, key: "fillColor", .none))
    builder.add(
      0, .set(6, key: "strokeColor", .color(Color(red: 0.1, green: 0.5, blue: 0.3, alpha: 1))))
    builder.add(0, .set(6, key: "lineWidth", .number(8)))
    builder.add(0, .set(6, key: "lineCap", .text("round")))
    builder.add(0, .insert(6, into: 2, at: 3))
    builder.animate(
      6, "strokeEnd", from: .number(0), to: .number(1), duration: 2)
  }
}
