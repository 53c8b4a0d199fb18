import Files

/// Remembers which versions of lessons were in order; safe to delete at any time.
struct VerificationCache: Sendable {
  /// nil: nothing is remembered.
  let folder: String?

  /// Whether the lesson with this fingerprint was found in order before.
  func isInOrder(_ key: String) -> Bool {
    guard let folder else { return false }
    return FileAccess.exists("\(folder)/\(key)")
  }

  /// Notes that the lesson with this fingerprint is in order.
  func remember(_ key: String) {
    guard let folder, FileAccess.makeFolder(folder) else { return }
    FileAccess.replace("\(folder)/\(key)", with: "")
  }
}
