import SwiftSources

/// Why a program could not be compiled or run although nothing is wrong with it.
struct BuildFailure: Error {
  var outcome: Outcome
}

/// From a program to its recording: compose, compile, link, run.
struct Builder: Sendable {
  let installation: Installation
  let folder: WorkFolder

  private var compiler: Compiler { Compiler(installation: installation) }

  /// Compiles and runs a program.
  ///
  /// `key` names everything that the compiler sees; a library on the shelf under it is run again.
  func build(
    _ program: Program, shape: ProgramShape, player: Player, shelf: LibraryShelf, key: String
  ) -> Result<Recording, BuildFailure> {
    guard let place = folder.makeFolder() else {
      return .failure(BuildFailure(outcome: EvaluationMessage.noTemporaryFolder))
    }
    defer { FileAccess.remove(place) }
    guard installation.hasRunner else {
      return Interpretation(installation: installation, folder: place)
        .recording(of: program, shape: shape)
    }
    do throws(BuildFailure) {
      let library = "\(place)/exercise.so"
      if let item = shelf.item(for: key), FileAccess.write(item.library, to: library) {
        let ending = try player.play(
          program, library: library, folder: place, withFoundation: item.usesFoundation)
        return .success(
          Recording(
            compilerText: item.compilerText, usesFoundation: item.usesFoundation, ending: ending,
            object: item.library))
      }
      let compiled = try compile(program, shape: shape, in: place)
      guard compiled.answer.succeeded else {
        return .success(
          Recording(
            compilerText: compiled.answer.text, usesFoundation: compiled.usesFoundation))
      }
      if let error = Linker(installation: installation).link(
        compiled.object, to: library, withFoundation: compiled.usesFoundation)
      {
        throw BuildFailure(outcome: EvaluationMessage.linkerFailed(error))
      }
      let bytes = FileAccess.read(library) ?? []
      shelf.keep(
        LibraryShelf.Item(
          compilerText: compiled.answer.text, usesFoundation: compiled.usesFoundation,
          library: bytes),
        for: key)
      let ending = try player.play(
        program, library: library, folder: place, withFoundation: compiled.usesFoundation)
      return .success(
        Recording(
          compilerText: compiled.answer.text, usesFoundation: compiled.usesFoundation,
          ending: ending, object: bytes))
    } catch {
      return .failure(error)
    }
  }

  /// What the compiler says about a program.
  func typecheck(_ program: Program, shape: ProgramShape) -> [Diagnostic] {
    guard let place = folder.makeFolder() else { return [] }
    defer { FileAccess.remove(place) }
    let reader = RecordingReader(program: program, shape: shape, installation: installation)
    var options = Composition.Options(isPlayable: false)
    options.usesFoundation = needsFoundation(program)
    guard let first = try? attempt(program, shape, options, in: place, product: .nothing) else {
      return []
    }
    let diagnostics = reader.diagnostics(in: first.text, options: options)
    guard !first.succeeded, !options.usesFoundation, FoundationImports.wouldHelp(diagnostics)
    else { return diagnostics }
    options.usesFoundation = true
    guard let second = try? attempt(program, shape, options, in: place, product: .nothing) else {
      return diagnostics
    }
    let others = reader.diagnostics(in: second.text, options: options)
    return second.succeeded || others.count < diagnostics.count ? others : diagnostics
  }

  private struct Compiled {
    var answer: Compiler.Answer
    var usesFoundation: Bool
    var object: String
  }

  /// Compiles without Foundation if that suffices; the text of a failure is about the learner's lines.
  private func compile(
    _ program: Program, shape: ProgramShape, in place: String
  ) throws(BuildFailure) -> Compiled {
    let object = "\(place)/exercise.o"
    var options = Composition.Options(usesFoundation: needsFoundation(program))
    let reader = RecordingReader(program: program, shape: shape, installation: installation)
    var answer = try attempt(program, shape, options, in: place, product: .object(object))
    if !answer.succeeded, !options.usesFoundation {
      let diagnostics = reader.diagnostics(in: answer.text, options: options)
      if FoundationImports.wouldHelp(diagnostics) {
        var richer = options
        richer.usesFoundation = true
        let other = try attempt(program, shape, richer, in: place, product: .object(object))
        let count = reader.diagnostics(in: other.text, options: richer).count
        if other.succeeded || count < diagnostics.count { (answer, options) = (other, richer) }
      }
    }
    if !answer.succeeded, reader.blamesOwnLines(answer.text, options: options) {
      // What etude appends must not show: ask about the learner's text alone.
      var bare = options
      bare.isPlayable = false
      let other = try attempt(program, shape, bare, in: place, product: .nothing)
      if !other.succeeded { answer = other }
    }
    return Compiled(answer: answer, usesFoundation: options.usesFoundation, object: object)
  }

  private func needsFoundation(_ program: Program) -> Bool {
    FoundationImports.areNamed(in: LexedSource(program.source))
      || program.scene.map { FoundationImports.areNamed(in: LexedSource($0.text)) } ?? false
  }

  private func attempt(
    _ program: Program, _ shape: ProgramShape, _ options: Composition.Options, in place: String,
    product: Compiler.Product
  ) throws(BuildFailure) -> Compiler.Answer {
    let composition = Composition(of: program, shape: shape, options: options)
    let path = place + Composition.fileName
    guard FileAccess.write(Array(composition.text.utf8), to: path) else {
      throw BuildFailure(outcome: EvaluationMessage.noTemporaryFolder)
    }
    guard
      let answer = compiler.compile(
        path, isLibrary: composition.isLibrary, reportsValues: program.reportsValues, to: product)
    else {
      throw BuildFailure(outcome: EvaluationMessage.compilerUnavailable)
    }
    if answer.isOutOfTime {
      throw BuildFailure(outcome: .didNotFinish(.compiler(seconds: Compiler.patience), nil))
    }
    return answer
  }
}
