/// The sentences of this room.
enum EngineMessage {
  static let transactionLeftOpen =
    "CATransaction.begin() has no matching commit() in this turn; it is committed with the turn"
}
