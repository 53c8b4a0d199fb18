import CSandbox
import Files
import Glibc

/// What `etude doctor` tells: what is there, what is missing, where things are kept.
package struct Health: Sendable {
  /// One line of the report.
  package struct Fact: Hashable, Sendable {
    package enum State: String, Hashable, Sendable {
      /// As it should be.
      case fine
      /// Something works less well without it.
      case reduced
      /// Programs cannot be played without it.
      case missing
    }

    package var name: String
    package var value: String
    package var state: State
    /// What to do about it; nil when nothing needs to be done.
    package var remedy: String?

    package init(name: String, value: String, state: State = .fine, remedy: String? = nil) {
      self.name = name
      self.value = value
      self.state = state
      self.remedy = remedy
    }
  }

  /// What programs are compiled and played with.
  package let tools: [Fact]
  /// The walls around a program, outermost last.
  package let sandbox: [Fact]
  /// Where etude keeps files outside the clone, and how to remove them.
  package let storage: [Fact]
  /// What only makes things nicer.
  package let extras: [Fact]

  /// Whether programs can be played.
  package var isSound: Bool {
    !(tools + sandbox).contains { $0.state == .missing }
  }

  /// Whether what a program does is confined beyond its limits on time and memory.
  package var isSandboxed: Bool {
    !sandbox.contains { $0.state == .reduced }
  }

  /// Looks at this machine.
  package static func examine() -> Health {
    Health(
      tools: toolFacts(), sandbox: sandboxFacts(), storage: storageFacts(), extras: extraFacts())
  }

  private static func toolFacts() -> [Fact] {
    let installation: Installation
    do {
      installation = try Installation.find()
    } catch {
      return [
        Fact(
          name: HealthMessage.compiler, value: error.reason, state: .missing, remedy: error.remedy)
      ]
    }
    let toolchain = installation.toolchain
    let kit = installation.kit
    let runner = FileAccess.isExecutable(kit.runner)
    let symbolizer = FileAccess.isExecutable(toolchain.symbolizer)
    return [
      Fact(name: HealthMessage.compiler, value: "Swift \(toolchain.version), \(toolchain.root)"),
      Fact(name: HealthMessage.kit, value: kit.folder),
      installation.linker.map { Fact(name: HealthMessage.linker, value: $0) }
        ?? Fact(
          name: HealthMessage.linker, value: HealthMessage.none, state: .reduced,
          remedy: HealthMessage.installLinker),
      Fact(
        name: HealthMessage.runner, value: runner ? kit.runner : HealthMessage.none,
        state: runner ? .fine : .reduced, remedy: runner ? nil : HealthMessage.buildRunner),
      Fact(
        name: HealthMessage.playing,
        value: installation.hasRunner ? HealthMessage.sandboxed : HealthMessage.interpreted,
        state: installation.hasRunner ? .fine : .reduced),
      Fact(
        name: HealthMessage.lines,
        value: symbolizer ? toolchain.symbolizer : HealthMessage.none,
        state: symbolizer ? .fine : .reduced,
        remedy: symbolizer ? nil : HealthMessage.completeToolchain),
      Fact(
        name: HealthMessage.course, value: installation.lessons ?? HealthMessage.none,
        state: installation.lessons == nil ? .reduced : .fine),
    ]
  }

  private static func sandboxFacts() -> [Fact] {
    let landlock = etude_landlock_version()
    let seccomp = etude_has_seccomp() != 0
    return [
      Fact(name: HealthMessage.limits, value: HealthMessage.limitsInForce),
      Fact(
        name: HealthMessage.user,
        value: geteuid() == 0 ? HealthMessage.runsAsNobody : HealthMessage.runsAsYou),
      Fact(
        name: HealthMessage.files,
        value: landlock > 0 ? HealthMessage.landlock(Int(landlock)) : HealthMessage.none,
        state: landlock > 0 ? .fine : .reduced,
        remedy: landlock > 0 ? nil : HealthMessage.needsLandlock),
      Fact(
        name: HealthMessage.calls, value: seccomp ? HealthMessage.seccomp : HealthMessage.none,
        state: seccomp ? .fine : .reduced, remedy: seccomp ? nil : HealthMessage.needsSeccomp),
    ]
  }

  private static func storageFacts() -> [Fact] {
    [
      (HealthMessage.cache, Storage.cache), (HealthMessage.state, Storage.state),
    ].map { name, path in
      let exists = FileAccess.exists(path)
      return Fact(
        name: name, value: exists ? path : HealthMessage.notYet(path),
        remedy: exists ? HealthMessage.remove(path) : nil)
    }
  }

  private static func extraFacts() -> [Fact] {
    let path = Environment.variable("PATH") ?? "/usr/bin:/bin"
    let folders = path.split(separator: ":")
    return HealthMessage.extras.map { tool, use in
      let folder = folders.first { FileAccess.isExecutable("\($0)/\(tool)") }
      return Fact(
        name: tool, value: folder.map { "\($0)/\(tool)" } ?? HealthMessage.none,
        state: folder == nil ? .reduced : .fine, remedy: folder == nil ? use : nil)
    }
  }
}
