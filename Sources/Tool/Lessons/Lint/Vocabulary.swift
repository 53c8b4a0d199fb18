import SwiftSources

/// The words of code that the course has introduced so far.
///
/// A word counts as introduced when it is among the concepts of this or an earlier lesson, stands in
/// its prose in backticks or in a demo, or is given with a scene or a starter.
struct Vocabulary {
  private var words: Set<String> = Self.basics

  mutating func add(_ chapter: Chapter) {
    add(chapter.concepts)
    add(chapter.blocks)
    if let scene = chapter.scene { addCode(scene.text) }
  }

  mutating func add(_ exercise: Exercise) {
    add(exercise.concepts)
    add(exercise.blocks)
    addCode(exercise.scene?.text ?? "")
    addCode(exercise.starter.text)
  }

  private mutating func add(_ concepts: [Concept]) {
    for concept in concepts where concept.isAPI { addCode(concept.text) }
  }

  private mutating func add(_ blocks: [Block]) {
    for block in blocks {
      switch block {
      case .markdown(let text, _), .note(let text, _), .design(let text, _): addProse(text)
      case .demo(let demo): addCode(demo.code.text)
      case .quiz(let quiz):
        addProse(quiz.question)
        for choice in quiz.choices { addProse(choice.text + " " + choice.justification) }
      case .predict(let prediction): addProse(prediction.explanation)
      }
    }
  }

  /// Takes over what stands between backticks.
  private mutating func addProse(_ text: String) {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    for index in parts.indices where index % 2 == 1 { addCode(String(parts[index])) }
  }

  private mutating func addCode(_ text: String) {
    let source = LexedSource(text)
    for token in source.tokens where token.kind == .word { words.insert(source.text(token)) }
  }

  /// Words of a solution that nothing has introduced, each once.
  func problems(in exercise: Exercise) -> [LessonProblem] {
    let source = LexedSource(exercise.solution.text)
    var known = words.union(Self.declared(in: source))
    var problems: [LessonProblem] = []
    for token in source.tokens where token.kind == .word {
      let word = source.text(token)
      guard known.insert(word).inserted else { continue }
      var place = exercise.solution.place
      place.line += source.place(of: token.range.lowerBound).line - 1
      problems.append(LintMessage.notIntroduced(word, place))
    }
    return problems
  }

  /// Names that a text declares itself, parameters and closure values included.
  private static func declared(in source: LexedSource) -> Set<String> {
    var names: Set<String> = []
    let introducers: Set<String> = [
      "let", "var", "func", "class", "struct", "enum", "protocol", "typealias", "case", "for",
      "extension",
    ]
    for index in source.tokens.indices where source.tokens[index].kind == .word {
      let word = source.text(source.tokens[index])
      let before = index > 0 ? source.text(source.tokens[index - 1]) : ""
      let after = index + 1 < source.tokens.count ? source.text(source.tokens[index + 1]) : ""
      if introducers.contains(before) || before == "@escaping" || after == "in" {
        names.insert(word)
      }
      if word == "func" || word == "init" { names.formUnion(parameters(after: index, source)) }
      if after == ",", before == "(" || before == "," || before == "{" { names.insert(word) }
    }
    return names
  }

  private static func parameters(after index: Int, _ source: LexedSource) -> Set<String> {
    guard
      let open = (index..<min(index + 4, source.tokens.count)).first(where: {
        source.token($0, is: "(")
      })
    else { return [] }
    var names: Set<String> = []
    for position in open..<min(source.closing(of: open), source.tokens.count)
    where source.tokens[position].kind == .word && source.token(position + 1, is: ":") {
      names.insert(source.text(source.tokens[position]))
      let label = source.tokens[position - 1]
      if label.kind == .word { names.insert(source.text(label)) }
    }
    return names
  }

  /// Swift itself, plain geometry, and what every learner brings along.
  private static let basics: Set<String> = [
    "import", "UIKit", "let", "var", "func", "class", "struct", "enum", "case", "switch", "if",
    "else", "guard", "return", "for", "in", "while", "repeat", "self", "super", "init", "override",
    "private", "static", "true", "false", "nil", "as", "is", "default", "break", "continue",
    "where", "lazy", "weak", "unowned", "some", "any", "inout", "try", "throws", "extension",
    "protocol", "String", "Int", "Double", "Float", "Bool", "CGFloat", "Void", "Any", "Array",
    "print", "map", "filter", "enumerated", "zip", "count", "append", "first", "last", "isEmpty",
    "min", "max", "abs", "rawValue", "stride", "from", "to", "by", "through", "indices",
    "reversed", "_", "Self", "deinit", "fileprivate", "public", "internal", "mutating", "get",
    "set", "contains", "removeFirst", "removeLast", "joined", "separator", "Optional", "pi",
    "CGRect", "CGPoint", "CGSize", "x", "y", "width",
    "height", "origin", "size",
  ]
}
