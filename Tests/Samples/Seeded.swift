/// Random numbers that are the same at every run: SplitMix64.
public struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  /// The sequence that belongs to a seed.
  public init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A whole number from 0 to one less than `count`.
  public mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  /// A number in a range, both ends included.
  public mutating func number(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
}
