/// A path measured once, so that places along it can be asked for many times.
///
/// The length counts all subpaths in order; moves count nothing.
///
/// ```swift
/// let meter = OutlineMeter(ring)
/// meter.point(at: meter.length / 2)
/// ```
package struct OutlineMeter: Sendable {
  private var meters: [StretchMeter] = []
  /// The length before each stretch, and the whole length last.
  private var starts: [Double] = [0]
  private let subpaths: [Subpath]
  private let first: Point?

  package init(_ outline: Outline) {
    subpaths = outline.subpaths
    first = subpaths.first?.start
    for subpath in subpaths {
      for stretch in subpath.stretches {
        let meter = StretchMeter(stretch)
        meters.append(meter)
        starts.append(starts[starts.count - 1] + meter.length)
      }
    }
  }

  /// The length of the whole path in points.
  package var length: Double { starts[starts.count - 1] }

  /// The lengths of the stretches in order: lines, curves and closing lines.
  package var stretchLengths: [Double] { meters.map(\.length) }

  /// The point at a distance in points along the path, clamped to its ends; nil for an empty path.
  package func point(at distance: Double) -> Point? {
    guard let index = stretch(at: distance) else { return first }
    let meter = meters[index]
    return meter.stretch.point(at: meter.parameter(at: distance - starts[index]))
  }

  /// The direction of travel in radians at a distance in points along the path.
  package func angle(at distance: Double) -> Double {
    guard let index = stretch(at: distance) else { return 0 }
    let meter = meters[index]
    let tangent = meter.stretch.tangent(at: meter.parameter(at: distance - starts[index]))
    return Elementary.atan2(tangent.y, tangent.x)
  }

  /// The stretch that contains a distance; at a border the one that begins there.
  private func stretch(at distance: Double) -> Int? {
    guard !meters.isEmpty else { return nil }
    var low = 0
    var high = meters.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= distance { low = middle } else { high = middle }
    }
    while low > 0 && meters[low].length == 0 && distance >= length { low -= 1 }
    return low
  }

  /// The part of the path between two fractions of its length, as `strokeStart` and `strokeEnd` cut it.
  ///
  /// Fractions are clamped to 0...1; a start that is not before the end leaves nothing.
  package func trimmed(from start: Double, to end: Double) -> Outline {
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    guard start < end, length > 0 else { return Outline() }
    if start == 0 && end == 1 { return Outline(subpaths: subpaths) }
    return part(from: start * length, to: end * length)
  }

  /// The part of the path between two distances in points.
  func part(from begin: Double, to end: Double) -> Outline {
    var outline = Outline()
    var index = 0
    for subpath in subpaths {
      let range = index..<(index + subpath.stretches.count)
      index = range.upperBound
      guard let firstStart = range.first.map({ starts[$0] }), firstStart < end,
        starts[range.upperBound] > begin
      else { continue }
      if firstStart >= begin && starts[range.upperBound] <= end {
        outline.append(Outline(subpaths: [subpath]))
        continue
      }
      var isDrawing = false
      for position in range where starts[position + 1] > begin && starts[position] < end {
        let meter = meters[position]
        let t0 = meter.parameter(at: begin - starts[position])
        let t1 = meter.parameter(at: end - starts[position])
        let piece = meter.stretch.part(from: t0, to: t1)
        if !isDrawing { outline.move(to: piece.start) }
        isDrawing = true
        outline.elements.append(piece.element)
      }
    }
    return outline
  }
}

extension Outline {
  /// The length of the whole path in points, right to 1e-9.
  package var length: Double { OutlineMeter(self).length }

  /// The part between two fractions of the length, as `strokeStart` and `strokeEnd` cut it.
  package func trimmed(from start: Double, to end: Double) -> Outline {
    OutlineMeter(self).trimmed(from: start, to: end)
  }
}
