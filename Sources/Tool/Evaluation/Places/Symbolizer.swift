import Glibc

/// Asks the toolchain's symbolizer which lines code offsets belong to.
struct Symbolizer: Sendable {
  let path: String

  struct Row: Hashable {
    var function: String
    var fileName: String
    var line: Int
    /// In bytes, from 1.
    var column: Int
  }

  /// How far behind an offset without a line the next one is looked for, in bytes.
  ///
  /// A call of a `_modify` accessor has line 0, its continuation carries the line.
  private static let reach: UInt64 = 40

  /// Rows for the offsets that have a line; `object` is the path of the library.
  func rows(for offsets: [UInt64], in object: String) -> [UInt64: Row] {
    var found: [UInt64: Row] = [:]
    var lost: [(offset: UInt64, function: String)] = []
    for (offset, row) in zip(offsets, ask(offsets, in: object)) {
      if row.line > 0 {
        found[offset] = row
      } else {
        lost.append((offset, row.function))
      }
    }
    guard !lost.isEmpty else { return found }
    let nearby = lost.flatMap { item in (1...Self.reach).map { item.offset + $0 } }
    let rows = ask(nearby, in: object)
    guard rows.count == nearby.count else { return found }
    for (index, item) in lost.enumerated() {
      let own = rows[index * Int(Self.reach)..<(index + 1) * Int(Self.reach)]
      found[item.offset] = own.first { $0.line > 0 && $0.function == item.function }
    }
    return found
  }

  /// One row for each offset, in order; empty when the symbolizer fails.
  private func ask(_ offsets: [UInt64], in object: String) -> [Row] {
    // A command line holds about two mebibytes.
    let most = 50_000
    guard offsets.count <= most else {
      return ask(Array(offsets.prefix(most)), in: object)
        + ask(Array(offsets.dropFirst(most)), in: object)
    }
    let arguments = [
      "--obj=\(object)", "--no-inlines", "--relativenames", "--functions=linkage", "--no-demangle",
    ]
    let addresses = offsets.map { "0x" + String($0, radix: 16) }
    let process = ChildProcess(path: path, arguments: arguments + addresses)
    guard let result = process.run(), result.succeeded else { return [] }
    let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
    guard lines.count == offsets.count * 2 else { return [] }
    return offsets.indices.map { Self.row(function: lines[$0 * 2], place: lines[$0 * 2 + 1]) }
  }

  /// Reads `exercise.swift:12:5`.
  private static func row(function: Substring, place: Substring) -> Row {
    var parts = place.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let column = Int(parts.removeLast()), let line = Int(parts.removeLast())
    else { return Row(function: String(function), fileName: "", line: 0, column: 0) }
    return Row(
      function: String(function), fileName: parts.joined(separator: ":"), line: line,
      column: column)
  }
}
