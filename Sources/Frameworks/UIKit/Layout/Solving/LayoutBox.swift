import QuartzCore

/// A view's or guide's edges as expressions, in the coordinates of the root of the layout.
struct LayoutBox {
  var x: LinearExpression
  var y: LinearExpression
  var width: LinearExpression
  var height: LinearExpression

  /// A box that does not move.
  init(_ rect: CGRect) {
    x = LinearExpression(constant: rect.minX.native)
    y = LinearExpression(constant: rect.minY.native)
    width = LinearExpression(constant: rect.width.native)
    height = LinearExpression(constant: rect.height.native)
  }

  /// A box of four variables, numbered from `first`.
  init(variablesFrom first: Int) {
    x = LinearExpression(variable: first)
    y = LinearExpression(variable: first + 1)
    width = LinearExpression(variable: first + 2)
    height = LinearExpression(variable: first + 3)
  }

  var right: LinearExpression { x + width }
  var bottom: LinearExpression { y + height }
  var centerX: LinearExpression { x + width * 0.5 }
  var centerY: LinearExpression { y + height * 0.5 }

  /// The box moved.
  func moved(x dx: LinearExpression, y dy: LinearExpression) -> LayoutBox {
    var box = self
    box.x = x + dx
    box.y = y + dy
    return box
  }

  /// The box with its edges pulled in.
  func inset(_ insets: UIEdgeInsets) -> LayoutBox {
    func number(_ value: CGFloat) -> LinearExpression { LinearExpression(constant: value.native) }
    var box = self
    box.x = x + number(insets.left)
    box.y = y + number(insets.top)
    box.width = width - number(insets.left + insets.right)
    box.height = height - number(insets.top + insets.bottom)
    return box
  }

  /// The box of an edge: as wide as this one, without height.
  func line(at height: LinearExpression) -> LayoutBox {
    var box = self
    box.y = height
    box.height = LinearExpression()
    return box
  }
}
