/// Values of any kind, piece by piece.
struct ValuePlan: Sendable {
  private let pieces: SamplingPieces

  init(_ pieces: SamplingPieces) { self.pieces = pieces }

  func value(at moment: Moment) -> Value {
    let piece = pieces.pieces[pieces.index(at: moment)]
    if piece.first == piece.end {
      return piece.model.component(pieces.component) ?? .none
    }
    var composition = Composition(piece.model)
    for entry in pieces.entries[piece.first..<piece.end] {
      pieces.animations[entry.run]?.apply(
        to: &composition, root: pieces.root, at: entry.parentTime(at: moment))
    }
    return composition.value.component(pieces.component) ?? .none
  }
}
