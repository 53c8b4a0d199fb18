// The functions that the compiler's playground transform calls after each expression, binding and
// print. They write what happened as marked lines between the program's own prints, so that the
// shell sees values and prints in one order.

/// What is reported at the moment.
private struct Reporting {
  /// Whether the newest entry runs: earlier ones are replayed in silence.
  var isOn = false
  /// How often each place has reported, by its line and column.
  private var counts: [Int: Int] = [:]
  /// Bytes that places which have reported before may still use.
  private var remaining = 24 << 10

  init(isOn: Bool = false) {
    self.isOn = isOn
  }

  /// Whether a place may report once more.
  ///
  /// A loop logs its body on every pass: enough is enough. The first value of each place, and with
  /// it everything at the top level, always gets through.
  mutating func allows(_ line: Int, _ column: Int) -> Bool {
    guard isOn else { return false }
    let count = counts[line << 20 | column, default: 0]
    guard count < 50, count == 0 || remaining > 0 else { return false }
    counts[line << 20 | column] = count + 1
    return true
  }

  mutating func note(_ bytes: Int) { remaining -= bytes }
}

// The program runs on one thread; the transform leaves no place to pass state along.
nonisolated(unsafe) private var reporting = Reporting()

/// Marks the place in the output where the shell's newest entry begins.
public func _etudeEntryBegins() {
  reporting = Reporting(isOn: true)
  print("\u{1}begin")
}

/// Marks the place where the newest entry has run: what follows is what its animations cause.
public func _etudeEntryEnds() {
  reporting.isOn = false
  print("\u{1}end")
}

/// Lets virtual time pass between two entries, up to a moment in seconds of the program's time.
///
/// `names` tells what the variables declared so far are called, for taps on them meanwhile.
public func _etudeWait(until seconds: Double, names: @escaping () -> [(String, Any)] = { [] }) {
  currentNames = names
  waitUntil(seconds) { Unmanaged.passRetained(currentNames() as AnyObject).toOpaque() }
  currentNames = { [] }
}

// A C function can't carry a closure along.
nonisolated(unsafe) private var currentNames: () -> [(String, Any)] = { [] }

@_silgen_name("etude_wait_until")
private func waitUntil(_ seconds: Double, _ make: @convention(c) () -> UnsafeMutableRawPointer?)

/// Reports a value under a name, for bindings that the transform passes over.
public func _etudeReport<Value>(_ name: String, _ value: Value) {
  guard reporting.isOn else { return }
  report(value, name: name, span: "0\u{1F}0\u{1F}0\u{1F}0")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// The compiler looks these three up by exactly these names.
/// Reports the value of an expression or a binding, with the place it has in the source.
public func __builtin_log_with_id<Value>(
  _ value: Value, _ name: String, _ identifier: Int, _ startLine: Int, _ endLine: Int,
  _ startColumn: Int, _ endColumn: Int, _ module: Int, _ file: Int
) -> AnyObject? {
  guard reporting.allows(startLine, startColumn) else { return nil }
  report(
    value, name: name,
    span: "\(startLine)\u{1F}\(startColumn)\u{1F}\(endLine)\u{1F}\(endColumn)")
  return nil
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing: a print is in the output already.
public func __builtin_postPrint(
  _ startLine: Int, _ endLine: Int, _ startColumn: Int, _ endColumn: Int, _ module: Int, _ file: Int
) -> AnyObject? {
  nil
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing: each report is written when it is made.
public func __builtin_send_data(_ data: AnyObject?) {}

private func report<Value>(_ value: Value, name: String, span: String) {
  guard Value.self != Void.self else { return }
  let text = ShortText.of(value)
  let line = String(
    text.unicodeScalars.map { $0 == "\n" ? "\u{1E}" : Character($0) }.prefix(4_000))
  reporting.note(line.utf8.count + 60)
  print("\u{1}value\u{1F}\(span)\u{1F}\(name)\u{1F}\(Value.self)\u{1F}\(line)")
}
