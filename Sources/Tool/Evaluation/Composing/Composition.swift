import SwiftSources

/// The one file that the compiler sees: scene, learner's text and what etude appends.
///
/// `#sourceLocation` keeps every diagnostic and every call site in the file and line it belongs to.
struct Composition {
  let text: String
  /// Whether the file has no top-level statements.
  let isLibrary: Bool
  /// The texts that diagnostics can be about, by the names the compiler uses.
  let originals: [String: Original]

  /// A text as its author wrote it.
  struct Original {
    var text: String
    /// The number that its first line has in diagnostics.
    var firstLine: Int
  }

  /// The name of the file that is compiled.
  static let fileName = "/composed.swift"

  /// What the compiler calls the lines that etude adds.
  static let ownName = "etude"

  init(of program: Program, shape: ProgramShape, options: CompileOptions) {
    let learner = LexedSource(program.source)
    let scene = program.scene.map { LexedSource($0.text) }
    var parts: [String] = []
    if options.usesFoundation { parts.append(FoundationImports.prefix(for: learner)) }
    var originals = Self.relocated(program.source)
    originals[program.fileName] = Original(text: program.source, firstLine: 1)
    if let ground = program.groundwork {
      originals.merge(ground.originals) { own, _ in own }
      parts += [Self.location(Self.ownName, 1), "import UIKit", Groundwork.prefix]
    } else if let source = program.scene, let scene {
      parts.append(Self.location(source.fileName, source.line))
      parts.append(Rewrite.portable(scene).text)
      if source.fileName != program.fileName {
        originals[source.fileName] = Original(text: source.text, firstLine: source.line)
      }
      let definesSetUp = SourceOutline(of: scene).functions.contains("setUpScene")
      if program.setUp, definesSetUp, shape == .script {
        parts.append(Self.location(Self.ownName, 1))
        parts.append("setUpScene()")
        if Self.canHoldViews(scene, learner) { parts.append("_Names.sceneStands()") }
      }
    }
    let generated = GeneratedCode(
      for: learner, fileName: Self.spelled(program.fileName), leavingOut: options.leftOut)
    let isComplete = options.isPlayable && options.fillsOutlets
    if shape == .script, isComplete, !generated.call.isEmpty {
      parts += [Self.location(Self.ownName, 1), generated.call]
    }
    parts.append(Self.location(program.fileName, 1))
    parts.append(Rewrite.gathered(learner, fileName: Self.spelled(program.fileName)))
    if !generated.defaults.isEmpty {
      parts += [Self.location(Self.ownName, 1), generated.defaults]
    }
    if options.isPlayable {
      parts.append(Self.location(Self.ownName, 1))
      parts.append(
        Self.appendix(
          shape: shape, learner: learner,
          names: Self.canHoldViews(scene, learner)
            ? Self.names(scene: scene, learner: learner, program.groundwork) : [],
          conditionalNames: Self.canHoldViews(scene, learner) ? Self.conditionalNames(learner) : "",
          ground: program.groundwork, generated: isComplete ? generated : nil))
    }
    // Without our own lines the text ends where its author ended it, as errors there say.
    text = parts.joined(separator: "\n") + (options.isPlayable ? "\n" : "")
    if case .controller = shape { isLibrary = true } else { isLibrary = false }
    self.originals = originals
  }

  /// The parts of a text that names other files for its lines, as a replayed session does.
  private static func relocated(_ source: String) -> [String: Original] {
    let start = "#sourceLocation(file: \""
    guard source.contains(start) else { return [:] }
    var parts: [String: Original] = [:]
    var current: String?
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(start) {
        let words = line.dropFirst(start.count).split(separator: "\"", maxSplits: 1)
        current = words.first.map(String.init)
        let number = words.last.flatMap { Int($0.filter(\.isNumber)) } ?? 1
        // Lines between two entries come back again and again; they belong to nobody.
        if let current { parts[current] = Original(text: "", firstLine: number) }
      } else if let current {
        parts[current]?.text += line + "\n"
      }
    }
    return parts
  }

  private static func location(_ file: String, _ line: Int) -> String {
    "#sourceLocation(file: \"\(spelled(file))\", line: \(line))"
  }

  /// A file's name as it can stand in a literal.
  private static func spelled(_ file: String) -> String {
    String(file.map { $0 == "\\" || $0 == "\"" || $0.isNewline ? "_" : $0 })
  }

  /// The variables of the text, in the order of their declaration; groundwork knows its own.
  private static func names(
    scene: LexedSource?, learner: LexedSource, _ ground: Groundwork?
  ) -> [String] {
    (ground == nil ? scene?.topLevelBindings() ?? [] : []) + learner.topLevelBindings()
  }

  /// Whether UIKit is there, without which no variable can hold anything to name.
  private static func canHoldViews(_ scene: LexedSource?, _ learner: LexedSource) -> Bool {
    [scene, learner].compactMap { $0 }.contains { source in
      SourceOutline(of: source).imports.contains { $0.module == "UIKit" }
    }
  }

  private static func appendix(
    shape: ProgramShape, learner: LexedSource, names: [String], conditionalNames: String,
    ground: Groundwork?, generated: GeneratedCode?
  ) -> String {
    let declarations = generated?.declarations ?? ""
    switch shape {
    case .controller(let name):
      // A controller that only the program could make gives the compiler's own words.
      let making = GeneratedCode.making(name, in: learner) ?? "\(name)()"
      return """
        @MainActor @_cdecl("etude_root")
        public func _etudeRoot() -> UnsafeMutableRawPointer {
          \(generated?.call ?? "")
          return Unmanaged.passRetained(\(making)).toOpaque()
        }
        \(declarations)
        """
    case .script:
      return namesFunction(names, conditionalNames, ground) + "\n" + declarations
    default:
      return ""
    }
  }

  /// The function that hands the program's variables to the engine, in the order of declaration.
  private static func namesFunction(
    _ names: [String], _ conditionalNames: String, _ ground: Groundwork?
  ) -> String {
    // A text that imports nothing of the kit has nothing to name, and no way to say so.
    guard !names.isEmpty || !conditionalNames.isEmpty || ground != nil else {
      return "@_cdecl(\"etude_names\") public func _etudeNames() {}"
    }
    let older = ground.map { _ in "_Names.add(\(Groundwork.namesFunction)(\(list(names))))\n  " }
    return """
      @MainActor @_cdecl("etude_names")
      public func _etudeNames() {
        \(older ?? "")_Names.add(\(pairs(names)))
      \(conditionalNames)
      }
      """
  }

  /// The function by which groundwork tells its variables, but for those that newer ones hide.
  static func groundNamesFunction(_ names: [String]) -> String {
    """
    @MainActor
    func \(Groundwork.namesFunction)(_ hidden: [String]) -> [(String, Any)] {
      let values: [(String, Any)] = \(pairs(names))
      return values.filter { !hidden.contains($0.0) }
    }
    """
  }

  /// The variables that stand in conditions, under the same conditions.
  private static func conditionalNames(_ learner: LexedSource) -> String {
    learner.conditionalBindings().map { part in
      switch part {
      case .directive(let line): line
      case .names(let names): "_Names.add(\(pairs(names)))"
      }
    }.joined(separator: "\n")
  }

  /// One literal: where values are reported, each statement would be watched, and slow to compile.
  private static func pairs(_ names: [String]) -> String {
    "[" + names.map { "(\"\(label(of: $0))\", \($0) as Any)" }.joined(separator: ", ") + "]"
  }

  private static func list(_ names: [String]) -> String {
    "[" + names.map { "\"\(label(of: $0))\"" }.joined(separator: ", ") + "]"
  }

  private static func label(of name: String) -> String { name.filter { $0 != "`" } }
}
