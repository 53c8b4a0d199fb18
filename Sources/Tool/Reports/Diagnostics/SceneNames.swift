/// The names that a scene gives to things.
enum SceneNames {
  /// What stands after `let`, `var`, `func` and `class`, in order, each once.
  static func names(in text: String) -> [String] {
    var names: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      for (word, next) in zip(words, words.dropFirst())
      where ["let", "var", "func", "class"].contains(word) {
        if !names.contains(String(next)) { names.append(String(next)) }
      }
    }
    return names
  }
}
