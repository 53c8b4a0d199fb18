import Glibc

/// Remembers the fates of mutants, one small file for each version of an exercise.
struct MutationCache: Sendable {
  /// nil: nothing is remembered.
  let folder: String?

  /// The fates remembered under a fingerprint, in the order of the mutations.
  func fates(_ key: String) -> [MutantFate]? {
    guard let folder, let file = fopen("\(folder)/\(key)", "re") else { return nil }
    defer { fclose(file) }
    var fates: [MutantFate] = []
    while true {
      let byte = getc(file)
      if byte == EOF { return nil }
      // The line's end proves that the file is whole.
      if byte == 10 { return fates }
      guard let scalar = Unicode.Scalar(UInt32(byte)),
        let fate = MutantFate(rawValue: String(Character(scalar)))
      else { return nil }
      fates.append(fate)
    }
  }

  /// Keeps fates under a fingerprint; a failure only costs time later.
  func remember(_ fates: [MutantFate], _ key: String) {
    guard let folder, let slash = folder.lastIndex(of: "/") else { return }
    mkdir(String(folder[..<slash]), 0o755)
    mkdir(folder, 0o755)
    guard let file = fopen("\(folder)/\(key)", "we") else { return }
    fputs(fates.map(\.rawValue).joined() + "\n", file)
    fclose(file)
  }
}
