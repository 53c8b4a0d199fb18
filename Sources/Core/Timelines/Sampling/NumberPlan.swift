/// A property that is one number, moved by plain animations, as bare doubles.
struct NumberPlan: Sendable {
  private struct Piece: Sendable {
    var begin: Double
    var model: Double
    var first: Int
    var end: Int
  }

  private struct Entry: Sendable {
    var move: Int
    var offset: Double
    var rate: Double
    var looksBack: Bool
    var bypassesCurve: Bool
    var holds: Bool
  }

  private let source: SamplingPieces
  private var pieces: [Piece] = []
  private var entries: [Entry] = []
  private var moves: [NumberMove] = []

  /// Nil when the property is no number, or an animation on it is not plain.
  init?(_ source: SamplingPieces) {
    self.source = source
    var places: [Int: Int] = [:]
    for piece in source.pieces {
      guard piece.model.kind != .transform, piece.model.kind != .color,
        case .number(let model) = piece.model.component(source.component)
      else { return nil }
      let first = entries.count
      for entry in source.entries[piece.first..<piece.end] {
        if places[entry.run] == nil {
          guard let animation = source.animations[entry.run],
            let move = NumberMove(animation, source.root, source.component)
          else { return nil }
          places[entry.run] = moves.count
          moves.append(move)
        }
        guard let place = places[entry.run], moves[place].acts else { continue }
        entries.append(
          Entry(
            move: place, offset: entry.offset, rate: entry.rate, looksBack: entry.looksBack,
            bypassesCurve: entry.bypassesCurve, holds: entry.holds))
      }
      pieces.append(Piece(begin: piece.begin, model: model, first: first, end: entries.count))
    }
  }

  func number(at moment: Moment) -> Double {
    number(in: pieces[source.index(at: moment)], moment, moves)
  }

  func numbers(from begin: Double, step: Double, count: Int) -> [Double] {
    guard count > 0 else { return [] }
    let ready = count > 200 ? moves.map(\.forManyQuestions) : moves
    return Array(unsafeUninitializedCapacity: count) { numbers, initialized in
      withUnsafeTemporaryAllocation(of: Double.self, capacity: count) { scratch in
        var place = source.index(at: Moment(begin))
        var first = 0
        while first < count {
          let next = place + 1 < pieces.count ? pieces[place + 1].begin : .infinity
          let last = end(of: next, first, begin, step, count)
          let row = NumberRow(
            numbers: UnsafeMutableBufferPointer(rebasing: numbers[first..<last]),
            scratch: UnsafeMutableBufferPointer(rebasing: scratch[first..<last]),
            begin: begin, step: step, first: first)
          if last > first { fill(row, pieces[place], ready) }
          first = last
          place += 1
        }
      }
      initialized = count
    }
  }

  /// The number of the first sample that no longer lies before `border`.
  private func end(
    of border: Double, _ first: Int, _ begin: Double, _ step: Double, _ count: Int
  ) -> Int {
    guard border.isFinite, step > 0 else { return count }
    let guess = (border - begin) / step
    guard guess < Double(count) + 1 else { return count }
    var last = min(max(Int(guess) - 1, first), count)
    while last < count, begin + Double(last) * step < border - Moment.tolerance { last += 1 }
    return last
  }

  private func fill(_ row: NumberRow, _ piece: Piece, _ moves: [NumberMove]) {
    for index in row.numbers.indices { row.numbers[index] = piece.model }
    for index in piece.first..<piece.end {
      let entry = entries[index]
      moves[entry.move].apply(
        to: row, offset: entry.offset, rate: entry.rate,
        entry.looksBack ? .before : .from, bypassesCurve: entry.bypassesCurve,
        holds: entry.holds)
    }
  }

  private func number(in piece: Piece, _ moment: Moment, _ moves: [NumberMove]) -> Double {
    var value = piece.model
    for index in piece.first..<piece.end {
      let entry = entries[index]
      let side: Side = entry.looksBack ? .before : entry.rate > 0 ? moment.side : .from
      moves[entry.move].apply(
        to: &value, at: entry.offset + entry.rate * moment.time, side,
        bypassesCurve: entry.bypassesCurve, holds: entry.holds)
    }
    return value
  }
}
