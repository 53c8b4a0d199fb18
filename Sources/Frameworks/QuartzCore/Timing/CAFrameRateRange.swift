/// How many frames a second are wanted.
public struct CAFrameRateRange: Hashable, Sendable {
  /// At least so many.
  public var minimum: Float
  /// At most so many.
  public var maximum: Float
  /// Best so many; nil has no wish.
  public var preferred: Float?

  /// A range of frames a second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// No wish: every frame.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
