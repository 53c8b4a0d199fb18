extension UIColor {
  /// Hands out red, green, blue and alpha; true, since every colour here has them.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let numbers = cgColor.redGreenBlueAlpha
    red?.pointee = CGFloat(numbers.0)
    green?.pointee = CGFloat(numbers.1)
    blue?.pointee = CGFloat(numbers.2)
    alpha?.pointee = CGFloat(numbers.3)
    return true
  }

  /// Hands out lightness and alpha; false, and nothing handed out, for a colour that is not gray.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let numbers = cgColor.redGreenBlueAlpha
    guard numbers.0 == numbers.1, numbers.1 == numbers.2 else { return false }
    white?.pointee = CGFloat(numbers.0)
    alpha?.pointee = CGFloat(numbers.3)
    return true
  }

  /// Hands out hue, saturation, brightness and alpha, 0 to 1 each; a gray has hue 0.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (red, green, blue, opacity) = cgColor.redGreenBlueAlpha
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let spread = most - least
    var sector = 0.0
    if spread > 0 {
      if most == red {
        sector = (green - blue) / spread + (green < blue ? 6 : 0)
      } else if most == green {
        sector = (blue - red) / spread + 2
      } else {
        sector = (red - green) / spread + 4
      }
    }
    hue?.pointee = CGFloat(sector / 6)
    saturation?.pointee = CGFloat(most > 0 ? spread / most : 0)
    brightness?.pointee = CGFloat(most)
    alpha?.pointee = CGFloat(opacity)
    return true
  }
}
