import Files
import Glibc
import SwiftSources

/// Why a program could not be compiled or run although nothing is wrong with it.
struct BuildFailure: Error {
  var outcome: Outcome
}

/// From a program to its recording: compile, link, run.
struct Builder: Sendable {
  let installation: Installation
  let folder: WorkFolder
  private let compiler: Compiler
  private let servers: CompileServers

  /// `optimizes` says whether programs are compiled with optimisation.
  init(installation: Installation, folder: WorkFolder, optimizes: Bool = false) {
    self.installation = installation
    self.folder = folder
    compiler = Compiler(
      installation: installation, fallback: "\(folder.path)/modules", optimizes: optimizes)
    servers = CompileServers(compiler: compiler, folder: folder)
  }

  /// Starts a compiler that waits, for those who know that more programs will come.
  func prepare(reportsValues: Bool) {
    guard installation.hasRunner else { return }
    var kind = CompileKind()
    kind.options.reportsValues = reportsValues
    servers.prepare(kind)
  }

  /// Ends every compiler that waits and removes what was made.
  func stop() {
    servers.stop()
    folder.clear()
  }

  /// Compiles a program as groundwork; nil when it can't be.
  func layGround(_ program: Program, key: String) -> Groundwork? {
    guard installation.hasRunner, let place = folder.makeFolder() else { return nil }
    defer { FileAccess.remove(place) }
    var options = CompileOptions()
    options.isPlayable = false
    let texts = [program.scene?.text, program.source].compactMap { $0.map { LexedSource($0) } }
    guard !texts.contains(where: { FoundationImports.areNeeded(in: $0) }) else { return nil }
    let composition = Composition(of: program, shape: .script, options: options)
    let path = place + Composition.fileName
    let (object, module) = ("\(place)/ground.o", "\(place)/\(Groundwork.module).swiftmodule")
    let names = Composition.groundNamesFunction(texts.flatMap { $0.topLevelBindings() })
    let text = composition.text + "\n#sourceLocation(file: \"etude\", line: 1)\n\(names)\n"
    guard FileAccess.write(Array(text.utf8), to: path),
      compiler.compileGround(path, object: object, module: module)?.succeeded == true,
      let objectBytes = FileAccess.regularBytes(of: object),
      let moduleBytes = FileAccess.regularBytes(of: module)
    else { return nil }
    var kind = CompileKind()
    kind.options.reportsValues = true
    kind.options.hasGroundwork = true
    servers.prepare(kind)
    return Groundwork(
      key: key, object: objectBytes, swiftModule: moduleBytes,
      originals: composition.originals)
  }

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
    do throws(BuildFailure) {
      guard installation.hasRunner else {
        let compilation = compilation(of: program, shape: shape, in: place)
        return .success(try Interpretation(compilation: compilation).recording())
      }
      let library = "\(place)/exercise.so"
      let item: LibraryShelf.Item
      if let known = shelf.item(for: key), FileAccess.write(known.library, to: library) {
        item = known
      } else {
        item = try compile(program, shape: shape, in: place, to: library)
        if !item.library.isEmpty { shelf.keep(item, for: key) }
      }
      var recording = Recording(
        compilerText: item.compilerText, usesFoundation: item.usesFoundation, object: item.library)
      if !item.library.isEmpty {
        // Readable for the user that the program runs as, whatever this user's mask says.
        chmod(library, 0o644)
        recording.ending = try player.play(
          program, library: library, folder: place, withFoundation: item.usesFoundation)
      }
      return .success(recording)
    } catch {
      return .failure(error)
    }
  }

  /// Compiles and links; the item has no library when the program does not compile.
  private func compile(
    _ program: Program, shape: ProgramShape, in place: String, to library: String
  ) throws(BuildFailure) -> LibraryShelf.Item {
    let compilation = compilation(of: program, shape: shape, in: place)
    let compiled = try compilation.build()
    var item = LibraryShelf.Item(
      compilerText: compiled.answer.text, usesFoundation: compiled.options.usesFoundation,
      library: [])
    guard compiled.answer.succeeded else { return item }
    let grounds = program.groundwork.map { _ in ["\(place)/\(Groundwork.objectFile)"] } ?? []
    if let error = Linker(installation: installation).link(
      [compilation.object] + grounds, to: library, withFoundation: item.usesFoundation)
    {
      throw BuildFailure(outcome: EvaluationMessage.linkerFailed(error))
    }
    item.library = FileAccess.regularBytes(of: library) ?? []
    return item
  }

  /// What the compiler says about a program.
  func typecheck(_ program: Program, shape: ProgramShape) -> [Diagnostic] {
    guard let place = folder.makeFolder() else { return [] }
    defer { FileAccess.remove(place) }
    do throws(BuildFailure) {
      return try compilation(of: program, shape: shape, in: place).check().diagnostics
    } catch {
      return [EvaluationMessage.cannotCheck(program, error.outcome)]
    }
  }

  private func compilation(
    of program: Program, shape: ProgramShape, in place: String
  ) -> Compilation {
    Compilation(
      program: program, shape: shape, folder: place,
      compiler: compiler,
      reader: RecordingReader(program: program, shape: shape, installation: installation),
      servers: servers)
  }
}
