import Files

/// A way to compile a text that the compiler refused at first.
enum Remedy: CaseIterable {
  /// It uses something of Foundation that it does not import.
  case foundation
  /// Its own `@MainActor` code meets code that says nothing about actors.
  case mainActor
  /// It is written with names of Swift 1 or 2.
  case oldSpellings

  /// The options with which to try again; nil when this would not help.
  func options(
    after options: CompileOptions, failedWith diagnostics: [Diagnostic],
    importsFoundation: Bool, kit: Kit
  ) -> CompileOptions? {
    var richer = options
    let errors = diagnostics.filter { $0.severity == .error }
    switch self {
    case .foundation:
      guard importsFoundation || FoundationImports.wouldHelp(errors) else { return nil }
      richer.usesFoundation = true
    case .mainActor:
      guard errors.contains(where: { $0.message.contains("actor-isolated") }) else { return nil }
      richer.assumesMainActor = true
    case .oldSpellings:
      guard OldSpellings(kit: kit).wouldHelp(errors) else { return nil }
      richer.usesOldSpellings = true
    }
    return richer == options ? nil : richer
  }
}

/// Tells which programs need the overlay of Swift 1 and 2 names.
struct OldSpellings {
  let kit: Kit

  /// Whether the overlay declares a name that these errors miss.
  func wouldHelp(_ errors: [Diagnostic]) -> Bool {
    let names = Set(errors.flatMap { $0.quotedNames })
    guard !names.isEmpty,
      let module = FileAccess.regularBytes(of: kit.path(ofModule: "LegacySpellings"))
    else {
      return false
    }
    // A compiled module holds its names as text, each followed by a zero.
    return names.contains { name in
      module.firstRange(of: [0] + Array(name.utf8) + [0]) != nil
    }
  }
}

extension Diagnostic {
  /// The names between single quotes: `cannot find 'DateFormatter' in scope`, `have 'format:_:'`.
  var quotedNames: [String] {
    let pieces = message.split(separator: "'", omittingEmptySubsequences: false)
    return stride(from: 1, to: pieces.count, by: 2).flatMap { String(pieces[$0]).words }
  }
}

extension String {
  /// The runs of letters, digits and underscores.
  var words: [String] {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }
}
