import CEditline
import Glibc

/// What libedit does after a key function.
enum KeyEffect: UInt8 {
  case nothing = 0
  case end = 2
  case changed = 4
  case moved = 5
  case beep = 6
  case redisplay = 8
}

/// One action of the editor: its name for ~/.editrc, its keys and what it does.
private struct KeyAction {
  var name: String
  /// In libedit's notation: `^A`, `\e[A`.
  var keys: [String]
  /// Keys that reach it in vi's command mode.
  var commandKeys: [String] = []
  var function: etude_key_function
}

extension LineEditor {
  func bindKeys() {
    let isVi = String(cString: etude_editor_style(handle)) == "vi"
    for action in Self.actions {
      etude_editor_add_function(handle, action.name, action.name, action.function)
      for key in action.keys { bind(key, to: action.name, isVi: isVi) }
      for key in action.commandKeys where isVi {
        etude_editor_bind_command(handle, key, action.name)
      }
    }
    // Keys that our own functions push back to make libedit end the line or begin with a draft.
    for end in ["^_n"] {
      etude_editor_bind(handle, end, "ed-newline")
      etude_editor_bind_command(handle, end, "ed-newline")
    }
  }

  /// In vi's insert mode a sequence that begins with Escape would swallow Escape itself: there the
  /// rest of the sequence is bound in command mode, which Escape has just entered.
  private func bind(_ key: String, to name: String, isVi: Bool) {
    if isVi, key.hasPrefix("\\e") {
      let rest = String(key.dropFirst(2))
      if rest.count > 1 { etude_editor_bind_command(handle, rest, name) }
    } else {
      etude_editor_bind(handle, key, name)
    }
  }

  private static let actions: [KeyAction] = [
    KeyAction(name: "etude-return", keys: ["^M", "^J"], commandKeys: ["^M", "^J"]) { handle, _ in
      LineEditor.perform(handle) { $0.returnKey() }
    },
    KeyAction(name: "etude-open-line", keys: ["\\e^M", "\\e^J", "^O"]) { handle, _ in
      LineEditor.perform(handle) { $0.openLine() }
    },
    KeyAction(
      name: "etude-up", keys: ["\\e[A", "\\eOA", "^P"], commandKeys: ["k"]
    ) { handle, _ in LineEditor.perform(handle) { $0.up() } },
    KeyAction(
      name: "etude-down", keys: ["\\e[B", "\\eOB", "^N"], commandKeys: ["j"]
    ) { handle, _ in LineEditor.perform(handle) { $0.down() } },
    KeyAction(name: "etude-left", keys: ["\\e[D", "\\eOD", "^B"]) { handle, _ in
      LineEditor.perform(handle) { $0.step(to: $0.edited.positionLeft) }
    },
    KeyAction(name: "etude-right", keys: ["\\e[C", "\\eOC", "^F"]) { handle, _ in
      LineEditor.perform(handle) { $0.step(to: $0.edited.positionRight) }
    },
    KeyAction(name: "etude-line-start", keys: ["\\e[H", "\\eOH", "\\e[1~", "^A"]) { handle, _ in
      LineEditor.perform(handle) { $0.step(to: $0.edited.lineStart) }
    },
    KeyAction(name: "etude-line-end", keys: ["\\e[F", "\\eOF", "\\e[4~", "^E"]) { handle, _ in
      LineEditor.perform(handle) { $0.step(to: $0.edited.lineEnd) }
    },
    KeyAction(name: "etude-backspace", keys: ["^H", "^?"]) { handle, _ in
      LineEditor.perform(handle) { $0.backspace() }
    },
    KeyAction(name: "etude-delete", keys: ["\\e[3~"]) { handle, _ in
      LineEditor.perform(handle) { $0.deleteForward() }
    },
    KeyAction(name: "etude-close", keys: ["}", ")", "]"]) { handle, key in
      LineEditor.perform(handle) {
        $0.close(Character(Unicode.Scalar(UInt8(truncatingIfNeeded: key))))
      }
    },
    KeyAction(name: "etude-kill-end", keys: ["^K"]) { handle, _ in
      LineEditor.perform(handle) { $0.kill(to: $0.edited.killEnd) }
    },
    KeyAction(name: "etude-kill-start", keys: ["^U"]) { handle, _ in
      LineEditor.perform(handle) { $0.kill(to: $0.edited.lineStart) }
    },
    KeyAction(name: "etude-kill-word", keys: ["^W"]) { handle, _ in
      LineEditor.perform(handle) { $0.kill(to: $0.edited.blankBefore) }
    },
    KeyAction(name: "etude-kill-name", keys: ["\\e^?", "\\e^H"]) { handle, _ in
      LineEditor.perform(handle) { $0.kill(to: $0.edited.nameStart) }
    },
    KeyAction(name: "etude-kill-name-ahead", keys: ["\\ed"]) { handle, _ in
      LineEditor.perform(handle) { $0.kill(to: $0.edited.nameEnd) }
    },
    KeyAction(name: "etude-yank", keys: ["^Y"]) { handle, _ in
      LineEditor.perform(handle) { $0.yank() }
    },
    KeyAction(name: "etude-name-left", keys: ["\\eb", "\\e[1;5D"]) { handle, _ in
      LineEditor.perform(handle) { $0.step(to: $0.edited.nameStart) }
    },
    KeyAction(name: "etude-name-right", keys: ["\\ef", "\\e[1;5C"]) { handle, _ in
      LineEditor.perform(handle) { $0.step(to: $0.edited.nameEnd) }
    },
    KeyAction(name: "etude-join", keys: ["^_j"], commandKeys: ["^_j"]) { handle, _ in
      LineEditor.perform(handle) { $0.joinTyped() }
    },
    KeyAction(name: "etude-tab", keys: ["^I"]) { handle, _ in
      LineEditor.perform(handle) { $0.tab() }
    },
    KeyAction(name: "etude-cancel", keys: ["^C"], commandKeys: ["^C"]) { handle, _ in
      LineEditor.perform(handle) { $0.cancel() }
    },
    KeyAction(name: "etude-end", keys: ["^D"], commandKeys: ["^D"]) { handle, _ in
      LineEditor.perform(handle) { $0.edited.isEmpty ? .end : $0.deleteForward() }
    },
    KeyAction(name: "etude-suspend", keys: ["^Z"], commandKeys: ["^Z"]) { handle, _ in
      LineEditor.perform(handle) { $0.suspend() }
    },
    KeyAction(name: "etude-search", keys: ["^R"], commandKeys: ["^R"]) { handle, _ in
      LineEditor.perform(handle) { $0.searchHistory() }
    },
    KeyAction(name: "etude-edit", keys: ["\\ee", "^X^E"], commandKeys: ["v"]) { handle, _ in
      LineEditor.perform(handle) { $0.finish(.wantsEditor) }
    },
    KeyAction(name: "etude-paste", keys: ["\\e[200~"]) { handle, _ in
      LineEditor.perform(handle) { $0.paste() }
    },
    KeyAction(name: "etude-draft", keys: ["^_d"], commandKeys: ["^_d"]) { handle, _ in
      LineEditor.perform(handle) { $0.insertDraft() }
    },
    KeyAction(name: "etude-pending", keys: ["^_p"], commandKeys: ["^_p"]) { handle, _ in
      LineEditor.perform(handle) { $0.performPending() }
    },
  ]

  private static func perform(_ handle: OpaquePointer?, _ action: (LineEditor) -> KeyEffect)
    -> UInt8
  {
    guard let editor = owner(of: handle) else { return KeyEffect.beep.rawValue }
    return action(editor).rawValue
  }
}
