import Files

/// Remembers the fates of mutants, one small file for each version of an exercise.
struct MutationCache: Sendable {
  /// nil: nothing is remembered.
  let folder: String?

  /// The fates remembered under a fingerprint, in the order of the mutations.
  func fates(_ key: String) -> [MutantFate]? {
    guard let folder, let text = FileAccess.text(of: "\(folder)/\(key)"), text.last == "\n" else {
      return nil
    }
    // The line's end proves that the file is whole.
    let fates = text.dropLast().map { MutantFate(rawValue: String($0)) }
    return fates.contains(nil) ? nil : fates.compactMap { $0 }
  }

  /// Keeps fates under a fingerprint; a failure only costs time later.
  func remember(_ fates: [MutantFate], _ key: String) {
    guard let folder, FileAccess.makeFolder(folder) else { return }
    FileAccess.replace("\(folder)/\(key)", with: fates.map(\.rawValue).joined() + "\n")
  }
}
