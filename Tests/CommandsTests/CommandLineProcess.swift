import Foundation
import Testing

/// One run of the built `etude`, with a home of its own.
struct CommandLineProcess {
  var output: String
  var errors: String
  var exitCode: Int32

  /// The folder of the program under test: the one that holds the test bundle.
  static let buildFolder: URL = {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: bundle).resolvingSymlinksInPath().deletingLastPathComponent()
  }()

  /// Runs a command line and waits for it.
  ///
  /// - Parameters:
  ///   - words: what stands behind `etude`.
  ///   - home: a folder that stands in for the user's home, so that nothing outside is touched.
  ///   - variables: further environment variables.
  ///   - input: what stands on standard input.
  /// - Returns: what it printed and its exit code.
  /// - Throws: when the program cannot be started.
  static func run(
    _ words: [String], home: URL, variables: [String: String] = [:], input: String = ""
  ) throws -> CommandLineProcess {
    let process = Process()
    process.executableURL = buildFolder.appendingPathComponent("etude")
    process.arguments = words
    process.currentDirectoryURL = home
    var environment = ["HOME": home.path, "LANG": "C.UTF-8"]
    environment["PATH"] = ProcessInfo.processInfo.environment["PATH"]
    process.environment = environment.merging(variables) { _, new in new }
    let (output, errors, source) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = source
    try process.run()
    source.fileHandleForWriting.write(Data(input.utf8))
    try source.fileHandleForWriting.close()
    let group = DispatchGroup()
    nonisolated(unsafe) var complaints = Data()
    DispatchQueue.global().async(group: group) {
      complaints = errors.fileHandleForReading.readDataToEndOfFile()
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    group.wait()
    process.waitUntilExit()
    return CommandLineProcess(
      output: String(decoding: data, as: UTF8.self),
      errors: String(decoding: complaints, as: UTF8.self), exitCode: process.terminationStatus)
  }
}

/// A folder for one test, removed when the test is over.
final class TemporaryHome {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("etude-commands-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file, with the folders above it, and answers its path.
  func file(_ name: String, _ text: String) throws -> String {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
    return url.path
  }

  func run(
    _ words: String..., variables: [String: String] = [:], input: String = ""
  ) throws -> CommandLineProcess {
    try CommandLineProcess.run(words, home: folder, variables: variables, input: input)
  }
}
