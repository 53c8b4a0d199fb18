/// The words of the doctor's report.
enum HealthMessage {
  static let none = "not found"

  static let compiler = "compiler"
  static let kit = "library and modules"
  static let linker = "linker"
  static let runner = "runner"
  static let playing = "programs run"
  static let lines = "line numbers"
  static let course = "course"

  static let sandboxed = "compiled, in the sandboxed runner"
  static let interpreted = "inside the compiler: slower, without names and lines"
  static let installLinker = "sudo apt-get install binutils"
  static let buildRunner = "run bin/etude once"
  static let completeToolchain = "install the complete Swift toolchain, with llvm-symbolizer"

  static let limits = "limits"
  static let user = "user"
  static let files = "files"
  static let calls = "system calls"

  static let limitsInForce = "2 s of processor time, 10 s of waiting, 512 MiB, 64 KiB of output"
  static let runsAsNobody = "programs run as nobody"
  static let runsAsYou = "programs run as you"
  static let seccomp = "seccomp: no network, no other programs"
  static let needsLandlock = "needs Linux 5.13 or newer with Landlock; programs can read your files"
  static let needsSeccomp = "needs a kernel with seccomp; programs can use the network"

  static func landlock(_ version: Int) -> String {
    "Landlock \(version): a program writes to its own folder only"
  }

  static let cache = "cache"
  static let state = "history"

  static func notYet(_ path: String) -> String { "\(path) (nothing there)" }
  static func remove(_ path: String) -> String { "rm -r '\(path)'" }

  /// Programs that are used when they are there, and what for.
  static let extras = [
    ("chafa", "sudo apt-get install chafa: pictures in the terminal"),
    ("rsvg-convert", "sudo apt-get install librsvg2-bin: pictures in the terminal"),
  ]
}
