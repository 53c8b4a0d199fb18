/// Whose time an animation follows: that of its layer, or that of an animator.
package protocol TimeParent: AnyObject {
  /// This time now, in seconds.
  var localNow: Double { get }

  /// The program's time, in seconds, at which this time will have reached `local`.
  ///
  /// A time already reached answers a program's time that has passed; nil means never.
  func programTime(reaching local: Double) -> Double?
}
