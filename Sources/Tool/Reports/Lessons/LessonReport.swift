import Lessons
import Prose

/// A lesson's text for a terminal: prose, demos, quizzes and predictions, wrapped to the width.
package struct LessonReport: Sendable {
  package var style: Style
  /// Colours a code block's text (its language, its text); nil gives all code one colour.
  package var colouring: (@Sendable (_ language: String, _ text: String) -> String)?

  /// Whether it is read in the shell, which takes the answers.
  package var isInShell: Bool

  package init(
    style: Style = Style(), isInShell: Bool = false,
    colouring: (@Sendable (_ language: String, _ text: String) -> String)? = nil
  ) {
    self.style = style
    self.isInShell = isInShell
    self.colouring = colouring
  }

  /// The title, the text and the task of an exercise.
  package func text(of exercise: Exercise) -> String {
    let head = LessonMessages.head(exercise)
    return ([prose("# \(exercise.title)"), style.paint(head, .faint)] + texts(of: exercise.blocks))
      .joined(separator: "\n\n")
  }

  /// The title and the text of a chapter.
  package func text(of chapter: Chapter) -> String {
    let head = LessonMessages.head(chapter)
    return ([prose("# \(chapter.title)"), style.paint(head, .faint)] + texts(of: chapter.blocks))
      .joined(separator: "\n\n")
  }

  /// A piece of Markdown, such as a hint.
  package func prose(_ markdown: String) -> String {
    Document(markdown: markdown).terminalText(style: terminalStyle)
  }

  /// One quiz: the question and its lettered choices, without the answer.
  package func question(of quiz: Quiz) -> String {
    let choices = zip("abcd", quiz.choices).map { letter, choice in
      "  \(letter)) \(prose(choice.text))"
    }
    return ([prose(quiz.question)] + choices).joined(separator: "\n")
  }

  private func texts(of blocks: [Lessons.Block]) -> [String] {
    blocks.compactMap { block -> String? in
      switch block {
      case .markdown(let text, _): prose(text)
      case .demo(let demo):
        // The text that stands for the picture, as the book shows it.
        ([prose("```swift\n\(demo.code.text)\n```")]
          + (demo.figure.map { [prose("→ \($0)")] } ?? []))
          .joined(separator: "\n\n")
      case .quiz(let quiz):
        question(of: quiz) + "\n"
          + (isInShell ? LessonMessages.quizHere : LessonMessages.quizPlace)
      case .predict(let prediction):
        LessonMessages.predict(prediction) + "\n"
          + (isInShell ? LessonMessages.predictHere : LessonMessages.predictPlace)
      case .note(let text, _): prose("> " + text.split(separator: "\n").joined(separator: "\n> "))
      case .design: nil
      }
    }
  }

  private var terminalStyle: TerminalStyle {
    TerminalStyle(
      width: min(style.width, 80), isPlain: style.plain || !style.color, colouring: colouring)
  }
}
