import Evaluation
import Files
import Glibc
import SwiftSources

/// Completes what is being typed: commands by the shell itself, Swift by the compiler.
package final class EntryCompleter: Completer {
  /// The code in front of the entry: scene and earlier entries.
  var context: () -> String = { "" }
  /// Answers for lines that begin with a colon.
  var completesCommand: (EditedText) -> Completion = { _ in Completion() }

  /// Whether an answer is given up as soon as a key is pressed.
  var givesUpOnKeys = true

  private let client: SourceKitClient?
  private let requests: SourceKitRequest
  private let fallback: FallbackCompleter
  private let file: String

  /// Without the compiler's service a table of the kit's own symbols answers.
  package init(installation: Installation, folder: StateFolder?) {
    fallback = FallbackCompleter(library: installation.kit.library)
    let place = folder ?? StateFolder(path: "/tmp/etude-completion-\(getuid())")
    let modules = place.file("modules")
    file = place.file("entry-\(getpid()).swift")
    requests = SourceKitRequest(path: file, modules: modules)
    let library = "\(installation.toolchain.root)/lib/libsourcekitdInProc.so"
    let isUsable =
      place.make() && Self.link(installation.kit, into: modules) && access(library, R_OK) == 0
    client = isUsable ? SourceKitClient(library: library) : nil
  }

  deinit { unlink(file) }

  /// Loads the kit's modules before the first Tab.
  package func warmUp() {
    let source = "import UIKit\nview."
    let offset = source.utf8.count
    client?.warmUp(requests.completion(of: source, offset: offset, filter: "", limit: 1))
    client?.warmUp(requests.close(offset: offset))
    let global = "import UIKit\n"
    client?.warmUp(
      requests.completion(of: global, offset: global.utf8.count, filter: "UIV", limit: 1))
    client?.warmUp(requests.close(offset: global.utf8.count))
  }

  package func candidates(for edited: EditedText) -> Completion {
    if ReturnKey.isCommand(edited.text) { return completesCommand(edited) }
    let word = CompletedWord(in: edited)
    guard word.isWorthAsking else { return Completion() }
    let context = self.context()
    var found = askCompiler(context: context, text: edited.text, word: word)
    if client?.isBroken ?? true {
      found = fallback.candidates(
        prefix: word.prefix, receiver: word.receiver, context: context + edited.textBeforeCursor)
    }
    return Completion(replacedCount: word.prefix.unicodeScalars.count, candidates: found)
  }

  private func askCompiler(context: String, text: String, word: CompletedWord) -> [Candidate] {
    guard let client else { return [] }
    let offset = context.utf8.count + word.start
    let answer = client.ask(
      requests.completion(of: context + text, offset: offset, filter: word.prefix, limit: 80),
      givesUpOnKeys: givesUpOnKeys)
    client.warmUp(requests.close(offset: offset))
    return CandidateRanking.candidates(in: answer, prefix: word.prefix)
  }

  /// What the compiler knows of a name such as `UIView.alpha`; nil when it knows nothing.
  func lookUp(_ name: String) -> LookUp? {
    if let found = lookUpAsWritten(name) { return found }
    // A member of instances, named by its type: ask an instance.
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, parts[0].first?.isUppercase == true else { return nil }
    return lookUpAsWritten("(nil as \(parts[0])?)!.\(parts[1])")
  }

  /// The forms of a function that is named without its labels, such as `UIView.animate`.
  func overloads(of name: String) -> [Candidate] {
    let word = CompletedWord(in: EditedText(name))
    guard word.isWorthAsking, !word.prefix.isEmpty else { return [] }
    var forms = askCompiler(context: context(), text: name, word: word)
    if forms.isEmpty, let receiver = word.receiver, receiver.first?.isUppercase == true {
      let instance = EditedText("(nil as \(receiver)?)!.\(word.prefix)")
      forms = askCompiler(
        context: context(), text: instance.text, word: CompletedWord(in: instance))
    }
    return forms.filter { $0.shortLabel.prefix { $0 != "(" } == word.prefix }
  }

  private func lookUpAsWritten(_ expression: String) -> LookUp? {
    guard let client else { return nil }
    let front = context()
    // The name proper: behind the last dot, in front of the call's bracket.
    let head = expression.hasSuffix(")") ? String(expression.prefix { $0 != "(" }) : expression
    let tail = head.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
    let offset = front.utf8.count + head.utf8.count - tail.utf8.count
    guard FileAccess.replace(file, with: front + expression + "\n", mode: 0o600) else { return nil }
    let answer = client.ask(
      requests.cursor(offset: offset), patience: 5, givesUpOnKeys: false)
    return answer.flatMap(LookUp.init)
  }

  /// The static type of an expression; nil when the compiler finds none.
  func type(of expression: String) -> String? {
    guard let client else { return nil }
    let start = context() + "let "
    guard FileAccess.replace(file, with: start + "etudeAsked = (\(expression)\n)\n") else {
      return nil
    }
    let answer = client.ask(
      requests.cursor(offset: start.utf8.count), patience: 5, givesUpOnKeys: false)
    guard let type = answer?.text("key.typename"), !type.isEmpty, !type.contains("<<error") else {
      return nil
    }
    return type
  }

  /// A folder with just the kit's modules and their documentation.
  private static func link(_ kit: Kit, into folder: String) -> Bool {
    mkdir(folder, 0o700)
    for module in Kit.modules {
      let path = kit.path(ofModule: module)
      let stem = path.dropLast("swiftmodule".count)
      for suffix in ["swiftmodule", "swiftdoc"] {
        let target = stem + suffix
        let place = "\(folder)/\(module).\(suffix)"
        var buffer = [CChar](repeating: 0, count: 4_096)
        let count = readlink(place, &buffer, buffer.count - 1)
        let known =
          count > 0
          ? String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) : ""
        if known == target { continue }
        unlink(place)
        guard symlink(String(target), place) == 0 else { return false }
      }
    }
    return true
  }
}

/// The word in front of the cursor.
struct CompletedWord {
  /// The letters typed so far.
  let prefix: String
  /// Where the word begins, in bytes of the text.
  let start: Int
  /// What stands in front of the dot, such as `box`; nil without a dot.
  let receiver: String?
  let isWorthAsking: Bool

  init(in edited: EditedText) {
    let before = edited.textBeforeCursor
    let word = String(
      before.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    prefix = word
    let head = before.dropLast(word.count)
    start = head.utf8.count
    if head.last == "." {
      let name = head.dropLast().reversed()
        .prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      receiver = String(name.reversed())
    } else {
      receiver = nil
    }
    let last = head.last { $0 != " " }
    isWorthAsking = !word.isEmpty || last.map { ".(,[".contains($0) } ?? false
  }
}
