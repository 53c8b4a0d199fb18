/// The rules of `SourcePolicy.strict`.
struct StrictPolicy {
  let source: LexedSource

  /// Ways of the C library, visible through Foundation, around the engine or out of the process.
  private static let systemFunctions: Set<String> = [
    "abort", "copy_file_range", "dlopen", "dlsym", "dup", "dup2", "execv", "execve", "exit",
    "_exit", "quick_exit", "fcntl", "fdopen", "fopen", "fork", "freopen", "fwrite", "fputs",
    "ioctl", "kill", "longjmp", "lseek", "memcpy", "memmove", "memfd_create", "mmap", "mprotect",
    "munmap", "open", "openat", "pipe", "popen", "posix_spawn", "prctl", "pthread_create", "putenv",
    "pwrite", "pwritev", "raise", "read", "send", "sendfile", "setenv", "setjmp", "signal",
    "sigaction", "socket", "splice", "syscall", "system", "tee", "vfork", "vmsplice", "write",
    "writev",
  ]

  private static let unsafeNames: Set<String> = [
    "unsafe", "Unmanaged", "OpaquePointer", "CVaListPointer", "AutoreleasingUnsafeMutablePointer",
    "ManagedBuffer", "FileHandle", "Process", "autoreleasepool",
  ]

  private static let compilerAttributes: Set<String> = [
    "@testable", "@unsafe", "@safe", "@convention", "@cdecl", "@c", "@extern", "@section", "@used",
    "@freestanding", "@attached", "@inlinable", "@usableFromInline", "@exclusivity",
  ]

  func violations() -> [SourcePolicy.Violation] {
    let outline = SourceOutline(of: source)
    var found = outline.imports.filter { !SourcePolicy.allowedImports.contains($0.module) }
      .map {
        SourcePolicy.Violation(reason: .importOfModule, text: $0.module, offset: $0.offset)
      }
    for index in source.tokens.indices {
      let token = source.tokens[index]
      let text = source.text(token)
      guard let reason = reason(at: index, text: text, outline: outline) else { continue }
      found.append(
        SourcePolicy.Violation(reason: reason, text: text, offset: token.range.lowerBound))
    }
    return found.sorted { $0.offset < $1.offset }
  }

  private func reason(
    at index: Int, text: String, outline: SourceOutline
  ) -> SourcePolicy.Violation.Reason? {
    switch source.tokens[index].kind {
    case .attribute:
      let isInternal = text.hasPrefix("@_") || Self.compilerAttributes.contains(text)
      return isInternal ? .compilerAttribute : nil
    case .directive:
      return ["#externalMacro", "#sourceLocation"].contains(text) ? .compilerAttribute : nil
    case .word:
      let name = text.filter { $0 != "`" }
      if isUnsafe(name) { return .unsafeCode }
      if isInternal(name) { return .internalName }
      let isSystemCall =
        Self.systemFunctions.contains(name) && !outline.functions.contains(name)
        && (isBareCall(index) || isQualified(index))
      return isSystemCall ? .systemCall : nil
    default:
      return nil
    }
  }

  private func isUnsafe(_ name: String) -> Bool {
    Self.unsafeNames.contains(name) || name.hasPrefix("Unsafe") || name.hasPrefix("withUnsafe")
      || name.hasPrefix("unsafe") && name.dropFirst(6).first?.isUppercase == true
      || name.hasPrefix("unowned(unsafe")
  }

  private func isInternal(_ name: String) -> Bool {
    name == "Builtin" || name.hasPrefix("etude_") || name.hasPrefix("_etude")
  }

  /// `Glibc.write(…)`, which goes through whatever module exports the C library.
  private func isQualified(_ index: Int) -> Bool {
    guard source.token(index - 1, is: "."), index >= 2 else { return false }
    let module = source.text(source.tokens[index - 2])
    return SourcePolicy.allowedImports.contains(module) || module.hasSuffix("Glibc")
  }

  /// `write(…)`, but neither `file.write(…)` nor `func write(…)` nor `self.write(…)`.
  private func isBareCall(_ index: Int) -> Bool {
    !source.token(index - 1, is: ".") && !source.token(index - 1, is: "func")
  }
}
