import Geometry

// Between Apple's shapes and the engine's: the same numbers under two names.

extension CGPoint {
  package init(_ point: Point) {
    self.init(x: point.x, y: point.y)
  }
}

extension Point {
  package init(_ point: CGPoint) {
    self.init(x: point.x.native, y: point.y.native)
  }
}

extension CGSize {
  package init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }
}

extension Size {
  package init(_ size: CGSize) {
    self.init(width: size.width.native, height: size.height.native)
  }
}

extension CGRect {
  package init(_ rect: Rect) {
    self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
  }
}

extension Rect {
  package init(_ rect: CGRect) {
    self.init(origin: Point(rect.origin), size: Size(rect.size))
  }
}

extension CGAffineTransform {
  package init(_ matrix: Matrix) {
    self.init(
      a: CGFloat(matrix.a), b: CGFloat(matrix.b), c: CGFloat(matrix.c), d: CGFloat(matrix.d),
      tx: CGFloat(matrix.tx), ty: CGFloat(matrix.ty))
  }
}

extension Matrix {
  package init(_ transform: CGAffineTransform) {
    self.init(
      a: transform.a.native, b: transform.b.native, c: transform.c.native, d: transform.d.native,
      tx: transform.tx.native, ty: transform.ty.native)
  }
}
