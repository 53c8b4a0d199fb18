import QuartzCore

/// Fills lines with items, one line after the other.
struct ItemFlow {
  let isVertical: Bool
  /// How long a line may be, in points.
  let room: CGFloat
  private var insets = UIEdgeInsets.zero
  private var lineGap: CGFloat = 0
  private var itemGap: CGFloat = 0
  /// How far down, or across, the lines reach so far.
  private var reach: CGFloat = 0

  init(isVertical: Bool, room: CGFloat) {
    self.isVertical = isVertical
    self.room = room
  }

  mutating func beginSection(
    _ insets: UIEdgeInsets, lineGap: CGFloat, itemGap: CGFloat, header: CGSize
  ) {
    self.insets = insets
    self.lineGap = lineGap
    self.itemGap = itemGap
    reach += isVertical ? header.height + insets.top : header.width + insets.left
  }

  mutating func endSection(footer: CGSize) {
    reach += isVertical ? footer.height + insets.bottom : footer.width + insets.right
  }

  /// Places the items of a section; items of a full line share the room that is left.
  mutating func place(_ sizes: [CGSize]) -> [CGRect] {
    let (before, after) = isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let length = room - before - after
    var frames: [CGRect] = []
    for (number, line) in lines(of: sizes, length).enumerated() {
      if number > 0 { reach += lineGap }
      let used = line.map(along).reduce(0, +)
      let isFull = line.count > 1 && frames.count + line.count < sizes.count
      let gap = isFull ? (length - used) / CGFloat(line.count - 1) : itemGap
      let thickness = line.map(across).max() ?? 0
      var place = before
      for size in line {
        let offset = reach + (thickness - across(size)) / 2
        let origin = isVertical ? CGPoint(x: place, y: offset) : CGPoint(x: offset, y: place)
        frames.append(CGRect(origin: origin, size: size))
        place += along(size) + gap
      }
      reach += thickness
    }
    return frames
  }

  var contentSize: CGSize {
    isVertical ? CGSize(width: room, height: reach) : CGSize(width: reach, height: room)
  }

  private func lines(of sizes: [CGSize], _ length: CGFloat) -> [[CGSize]] {
    var lines: [[CGSize]] = []
    var line: [CGSize] = []
    var used: CGFloat = 0
    for size in sizes {
      let more = along(size) + (line.isEmpty ? 0 : itemGap)
      if !line.isEmpty, used + more > length + 1e-6 {
        lines.append(line)
        (line, used) = ([size], along(size))
      } else {
        line.append(size)
        used += more
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
}
