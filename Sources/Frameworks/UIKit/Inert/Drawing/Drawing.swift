import QuartzCore

// What draws into the current context: etude keeps the settings and draws nothing.

extension UIColor {
  /// Sets the colour of fillings and lines.
  @preconcurrency @MainActor
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the colour of fillings.
  @preconcurrency @MainActor
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Sets the colour of lines.
  @preconcurrency @MainActor
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}

extension UIBezierPath {
  /// Fills the path.
  public func fill() { noteDrawing() }
  /// Draws the line of the path.
  public func stroke() { noteDrawing() }
  /// Fills the path in a blend.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { noteDrawing() }
  /// Draws the line of the path in a blend.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { noteDrawing() }

  /// Draws only inside the path from now on.
  @preconcurrency @MainActor
  public func addClip() {
    UIGraphicsGetCurrentContext()?.clip(to: bounds)
  }
}

extension UIImage {
  /// Draws the picture at a place.
  public func draw(at point: CGPoint) { noteDrawing() }
  /// Draws the picture in a rectangle.
  public func draw(in rect: CGRect) { noteDrawing() }
  /// Draws the picture at a place in a blend.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) { noteDrawing() }
  /// Draws the picture in a rectangle in a blend.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) { noteDrawing() }
  /// Draws the picture over and over in a rectangle.
  public func drawAsPattern(in rect: CGRect) { noteDrawing() }
}

extension CALayer {
  /// Draws the layer and what is in it.
  public func render(in context: CGContext) {}
}

/// Says from code of any isolation that what a program draws is not shown.
func noteDrawing() {
  MainActor.assumeIsolated { DrawingWorld.note() }
}
