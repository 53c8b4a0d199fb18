import Files
import SwiftSources
import Synchronization

/// A way of compiling: programs of one kind can be compiled by one server.
struct CompileKind: Hashable, Sendable {
  var options = CompileOptions()
  /// Whether the text has no top-level statements.
  var isLibrary = false

  /// What is loaded before the text is read.
  var modules: [String] { ["UIKit"] + (options.usesFoundation ? ["Foundation"] : []) }
}

/// The waiting compilers of one command, one for each way of compiling that came up twice.
///
/// A single check gains nothing from a server, so the first compilation of a kind is always plain.
final class CompileServers: Sendable {
  private struct Entry {
    var uses = 0
    var server: CompileServer?
  }

  /// At most as many compilers wait at once; each holds some tens of megabytes of its own.
  private static let most = 4

  private let compiler: Compiler
  private let folder: WorkFolder
  private let entries = Mutex<[CompileKind: Entry]>([:])

  init(compiler: Compiler, folder: WorkFolder) {
    self.compiler = compiler
    self.folder = folder
  }

  func stop() {
    entries.withLock { entries in
      for entry in entries.values { entry.server?.stop() }
      entries = [:]
    }
  }

  /// Starts a server now, for those who know that more will come.
  func prepare(_ kind: CompileKind) {
    server(for: kind, atOnce: true)?.warmUp()
  }

  /// Compiles the text in a folder; nil when the plain way must be taken.
  func compile(_ text: String, in folder: String, kind: CompileKind) -> Compiler.Answer? {
    guard text.utf8.count <= CompileServer.longestText else { return nil }
    // The server has imported the kit before it sees the text; one that forgot to must fail.
    guard SourceOutline(of: LexedSource(text)).imports.contains(where: Self.isUIKit) else {
      return nil
    }
    return server(for: kind, atOnce: false)?.compile(in: folder)
  }

  private static func isUIKit(_ item: SourceOutline.Import) -> Bool {
    item.module == "UIKit" && !item.isConditional
  }

  private func server(for kind: CompileKind, atOnce: Bool) -> CompileServer? {
    entries.withLock { entries in
      var entry = entries[kind] ?? Entry()
      entry.uses += 1
      defer { entries[kind] = entry }
      if let server = entry.server { return server }
      let running = entries.values.count { $0.server != nil }
      guard entry.uses > 1 || atOnce, running < Self.most else { return nil }
      entry.server = makeServer(kind)
      return entry.server
    }
  }

  private func makeServer(_ kind: CompileKind) -> CompileServer? {
    guard FileAccess.exists(compiler.installation.kit.compileServer),
      let ready = ReadyModule(compiler: compiler).path(), let place = folder.makeFolder()
    else { return nil }
    return CompileServer(compiler: compiler, kind: kind, folder: place, ready: ready)
  }
}

/// The empty module at which a compile server waits, made once for each compiler.
struct ReadyModule {
  let compiler: Compiler

  /// Where it lies; nil when it cannot be made.
  func path() -> String? {
    let folder = "\(Storage.cache)/ready-\(compiler.installation.toolchain.version)"
    let path = "\(folder)/\(CompileServer.readyModule).swiftmodule"
    if FileAccess.exists(path) { return path }
    guard FileAccess.makeFolder(folder), let place = WorkFolder.makeAlone() else { return nil }
    defer { FileAccess.remove(place) }
    let source = "\(place)/ready.swift"
    let made = "\(place)/\(CompileServer.readyModule).swiftmodule"
    guard FileAccess.write([], to: source) else { return nil }
    let process = ChildProcess(
      path: compiler.installation.toolchain.frontend,
      arguments: [
        "-frontend", "-emit-module", "-primary-file", source, "-parse-as-library", "-module-name",
        CompileServer.readyModule, "-o", made,
      ])
    guard process.run()?.succeeded == true, let bytes = FileAccess.regularBytes(of: made) else {
      return nil
    }
    return FileAccess.replace(path, with: bytes) ? path : nil
  }
}
