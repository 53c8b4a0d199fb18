/// Something to draw into; etude keeps the path and the settings and draws nothing.
open class CGContext {
  struct Settings {
    var fill = CGColor.black
    var stroke = CGColor.black
    var lineWidth: CGFloat = 1
    var transform = CGAffineTransform.identity
    var alpha: CGFloat = 1
  }

  /// The size of the picture, in points.
  public let size: CGSize
  var settings = Settings()
  var saved: [Settings] = []
  var current = CGMutablePath()
  var clipBox: CGRect

  package init(size: CGSize) {
    self.size = size
    clipBox = CGRect(origin: .zero, size: size)
  }

  /// How many pixels wide the picture is.
  public var width: Int { Int(size.width) }
  /// How many pixels high the picture is.
  public var height: Int { Int(size.height) }
  /// How drawn coordinates become those of the picture.
  public var ctm: CGAffineTransform { settings.transform }
  /// The rectangle that can still be drawn into.
  public var boundingBoxOfClipPath: CGRect { clipBox }
  /// The path so far.
  public var path: CGPath? { current.copy() }
  /// Where the next line would start.
  public var currentPointOfPath: CGPoint { current.currentPoint }
  /// Whether the path has no steps.
  public var isPathEmpty: Bool { current.isEmpty }
  /// How stretched pictures are smoothed.
  public var interpolationQuality = CGInterpolationQuality.default

  /// Keeps the settings for later.
  public func saveGState() { saved.append(settings) }
  /// Takes the settings that were kept last.
  public func restoreGState() { if let last = saved.popLast() { settings = last } }

  // MARK: Settings

  /// Sets a grey for filling.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    settings.fill = CGColor(gray: gray, alpha: alpha)
  }
  /// Sets a grey for lines.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    settings.stroke = CGColor(gray: gray, alpha: alpha)
  }
  /// Sets how large letters are; etude draws none.
  public func setFontSize(_ size: CGFloat) {}

  /// Sets the colour of fillings.
  public func setFillColor(_ color: CGColor) { settings.fill = color }
  /// Sets the colour of fillings by its numbers, 0 to 1 each.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    settings.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { settings.stroke = color }
  /// Sets the colour of lines by its numbers, 0 to 1 each.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    settings.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { settings.lineWidth = width }
  /// Sets how open ends look.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Sets how corners look.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Sets how far sharp corners may reach, in line widths.
  public func setMiterLimit(_ limit: CGFloat) {}
  /// Sets the dashes, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Sets how opaque everything is: 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { settings.alpha = alpha }
  /// Sets the shadow of everything.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Sets the shadow of everything; nil for none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Sets how colours mix with what is there.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Sets whether edges are smoothed.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether edges may be smoothed.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Sets the colour space of fillings.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Sets the colour space of lines.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}

  /// Moves what is drawn next, in points.
  public func translateBy(x: CGFloat, y: CGFloat) {
    settings.transform = settings.transform.translatedBy(x: x, y: y)
  }
  /// Scales what is drawn next.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    settings.transform = settings.transform.scaledBy(x: x, y: y)
  }
  /// Turns what is drawn next, by radians.
  public func rotate(by angle: CGFloat) {
    settings.transform = settings.transform.rotated(by: angle)
  }
  /// Transforms what is drawn next.
  public func concatenate(_ transform: CGAffineTransform) {
    settings.transform = transform.concatenating(settings.transform)
  }
}

/// How stretched pictures are smoothed.
@frozen
public enum CGInterpolationQuality: Int32, Sendable {
  /// As the system decides.
  case `default` = 0
  /// Not at all.
  case none = 1
  /// A little.
  case low = 2
  /// More.
  case medium = 4
  /// Much.
  case high = 3
}

/// How a colour mixes with what is there.
@frozen
public enum CGBlendMode: Int32, Sendable {
  /// It covers.
  case normal = 0
  /// It darkens, as two slides one behind the other.
  case multiply = 1
  /// It brightens, as two slides side by side.
  case screen = 2
  /// It does both.
  case overlay = 3
  /// The darker one stays.
  case darken = 4
  /// The brighter one stays.
  case lighten = 5
  /// It brightens.
  case colorDodge = 6
  /// It darkens.
  case colorBurn = 7
  /// It does both, softly.
  case softLight = 8
  /// It does both, hard.
  case hardLight = 9
  /// The difference.
  case difference = 10
  /// The difference, softer.
  case exclusion = 11
  /// Its hue alone.
  case hue = 12
  /// Its saturation alone.
  case saturation = 13
  /// Its colour alone.
  case color = 14
  /// Its brightness alone.
  case luminosity = 15
  /// Nothing stays.
  case clear = 16
  /// It replaces.
  case copy = 17
  /// It shows where something is.
  case sourceIn = 18
  /// It shows where nothing is.
  case sourceOut = 19
  /// It covers where something is.
  case sourceAtop = 20
  /// It lies behind.
  case destinationOver = 21
  /// What is there stays where it is.
  case destinationIn = 22
  /// What is there stays where it is not.
  case destinationOut = 23
  /// What is there covers it.
  case destinationAtop = 24
  /// Either of both.
  case xor = 25
  /// Both, darker.
  case plusDarker = 26
  /// Both, brighter.
  case plusLighter = 27
}
