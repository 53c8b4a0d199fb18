extension Double {
  /// The number `fraction` of the way to `other`; exact at 0 and 1, beyond them it goes on.
  @inlinable package func interpolated(to other: Double, _ fraction: Double) -> Double {
    fraction == 1 ? other : self + (other - self) * fraction
  }
}
