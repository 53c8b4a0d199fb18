/// Which stretch between keys a progress lies in.
///
/// Progress is known to about 1e-12; a key that close counts as reached, so that what jumps there
/// jumps at its instant whatever the rounding.
enum KeyframePlace {
  private static let tolerance = 1e-12

  /// The last stretch whose begin is reached, or seen from before has been passed; else the first.
  static func stretch(at progress: Double, _ side: Side, in borders: [Double]) -> Int {
    let limit = limit(progress, side)
    var low = 0
    var high = borders.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if borders[middle] <= limit { low = middle } else { high = middle }
    }
    return low
  }

  /// Whether `stretch(at:_:in:)` would answer `stretch` for a progress seen from its instant on.
  static func holds(_ progress: Double, _ stretch: Int, in borders: [Double]) -> Bool {
    let limit = limit(progress, .from)
    return (stretch == 0 || borders[stretch] <= limit)
      && (stretch + 2 >= borders.count || borders[stretch + 1] > limit)
  }

  /// The share of the stretch that is done; a stretch of no length is a jump.
  static func share(of progress: Double, _ side: Side, begin: Double, span: Double) -> Double {
    guard span > 0 else { return side == .from ? 1 : 0 }
    return min(max((progress - begin) / span, 0), 1)
  }

  private static func limit(_ progress: Double, _ side: Side) -> Double {
    side == .from ? progress + tolerance : progress - tolerance
  }
}
