/// Turns a lesson's raw blocks into its running text, and hands out the fences that are no text.
struct BlockReader {
  private(set) var title: String?
  private(set) var blocks: [Block] = []
  /// Fences that belong to the exercise's parts, in the order of the file.
  private(set) var parts: [RawBlock] = []
  private(set) var problems: [LessonProblem] = []
  private let file: String
  private var demoCount = 0

  static let codeKinds = ["demo", "scene", "starter", "solution", "accept", "reject"]
  static let proseKinds = [
    "hint", "when", "quiz", "predict", "solved", "teacher", "note", "design",
  ]

  init(_ raw: [RawBlock], file: String) {
    self.file = file
    for block in raw { read(block) }
    if title == nil {
      problems.append(LoadMessage.noTitle(LessonPlace(file: file, line: raw.first?.line ?? 1)))
    }
  }

  private func place(_ block: RawBlock) -> LessonPlace {
    LessonPlace(file: file, line: block.line)
  }

  private mutating func read(_ block: RawBlock) {
    switch block.kind {
    case .markdown: readMarkdown(block)
    case .code(let language): readCode(block, language: language)
    case .prose: readProse(block)
    }
  }

  /// Takes the title out and keeps the rest without blank lines at its ends.
  private mutating func readMarkdown(_ block: RawBlock) {
    var lines = block.lines
    var isCode = false
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") { isCode.toggle() }
      guard line.hasPrefix("# "), !isCode else { continue }
      if title == nil {
        title = line.dropFirst(2).trimmed
        lines[index] = ""
      } else {
        problems.append(
          LoadMessage.secondTitle(LessonPlace(file: file, line: block.line + index)))
      }
    }
    guard let first = lines.firstIndex(where: { !$0.trimmed.isEmpty }),
      let last = lines.lastIndex(where: { !$0.trimmed.isEmpty })
    else { return }
    blocks.append(
      .markdown(
        lines[first...last].joined(separator: "\n"),
        LessonPlace(file: file, line: block.line + first)))
  }

  private mutating func readCode(_ block: RawBlock, language: String) {
    guard language == "swift" else {
      if language == "scene" { check(block, kind: "scene", keys: ["stage", "horizon"]) }
      parts.append(block)
      return
    }
    let kind = block.info.kind
    guard !kind.isEmpty else {
      problems.append(LoadMessage.kindMissing(Self.codeKinds, place(block)))
      return
    }
    guard Self.codeKinds.contains(kind) else {
      problems.append(LoadMessage.unknownKind(kind, Self.codeKinds, place(block)))
      return
    }
    if kind == "demo" { readDemo(block) } else { parts.append(block) }
  }

  private mutating func readDemo(_ block: RawBlock) {
    check(
      block, kind: "demo", keys: ["figure", "error", "track", "stage", "horizon", "input"],
      words: ["alone"])
    demoCount += 1
    let values = block.info.values
    if let figure = values["figure"], figure.trimmed.isEmpty {
      problems.append(LoadMessage.emptyFigure(place(block)))
    }
    var demo = Demo(number: demoCount, code: code(of: block))
    demo.figure = values["figure"]
    demo.error = values["error"]
    demo.tracks = (values["track"] ?? "").split(separator: ",").map(\.trimmed)
    demo.input = (values["input"] ?? "").split(separator: ";").map(\.trimmed)
    demo.usesScene = !block.info.words.contains("alone")
    demo.stage = stage(of: block)
    demo.horizon = horizon(of: block)
    blocks.append(.demo(demo))
  }

  private mutating func readProse(_ block: RawBlock) {
    let kind = block.info.kind
    guard Self.proseKinds.contains(kind) else {
      problems.append(LoadMessage.unknownKind(kind, Self.proseKinds, place(block)))
      return
    }
    switch kind {
    case "quiz": readQuiz(block)
    case "predict": readPrediction(block)
    case "note":
      check(block, kind: kind)
      blocks.append(.note(block.text.trimmed, place(block)))
    case "design":
      check(block, kind: kind)
      blocks.append(.design(block.text.trimmed, place(block)))
    default: parts.append(block)
    }
  }

  private mutating func readQuiz(_ block: RawBlock) {
    guard let id = block.info.words.first else {
      problems.append(LoadMessage.missingID("quiz", place(block)))
      return
    }
    for word in block.info.words.dropFirst() where word != "multi" {
      problems.append(LoadMessage.surplusWord(word, of: "quiz", place(block)))
    }
    let reader = QuizReader(block)
    let allowsMany = block.info.words.dropFirst().contains("multi")
    problems += reader.problems(allowsMany: allowsMany, at: place(block))
    blocks.append(
      .quiz(
        Quiz(
          id: id, question: reader.question, choices: reader.choices, allowsMany: allowsMany,
          place: place(block))))
  }

  private mutating func readPrediction(_ block: RawBlock) {
    check(block, kind: "predict", keys: ["ask", "unit", "tol"], wordCount: 1)
    guard let id = block.info.words.first else {
      problems.append(LoadMessage.missingID("predict", place(block)))
      return
    }
    let values = block.info.values
    guard let ask = values["ask"] else {
      problems.append(
        LoadMessage.badArgument(
          "ask", "", try: "say what is asked, such as ask=\"box.center.x at 0.25s\"",
          place(block)))
      return
    }
    guard let tolerance = Double(values["tol"] ?? "0.01"), tolerance > 0 else {
      problems.append(
        LoadMessage.badArgument(
          "tol", values["tol"] ?? "", try: "write a number greater than 0", place(block)))
      return
    }
    do throws(CheckSyntaxError) {
      let question = try CheckParser.prediction(ask)
      blocks.append(
        .predict(
          Prediction(
            id: id, question: question, unit: values["unit"] ?? "", tolerance: tolerance,
            explanation: block.text.trimmed, demo: demoCount == 0 ? nil : demoCount,
            place: place(block))))
    } catch {
      problems.append(LoadMessage.badCheck(error, place(block)))
    }
  }

  // MARK: Arguments

  func code(of block: RawBlock) -> LessonCode {
    LessonCode(text: block.text, place: LessonPlace(file: file, line: block.contentLine))
  }

  /// Reports arguments that the fence does not know.
  mutating func check(
    _ block: RawBlock, kind: String, keys: [String] = [], words: [String]? = nil,
    wordCount: Int = 0
  ) {
    for key in block.info.keys where !keys.contains(key) {
      problems.append(LoadMessage.unknownArgument(key, of: kind, keys, place(block)))
    }
    let surplus =
      words.map { allowed in block.info.words.filter { !allowed.contains($0) } }
      ?? Array(block.info.words.dropFirst(wordCount))
    for word in surplus {
      problems.append(LoadMessage.surplusWord(word, of: kind, place(block)))
    }
  }

  mutating func stage(of block: RawBlock) -> StageSize? {
    guard let text = block.info.values["stage"] else { return nil }
    if let size = StageSize(text) { return size }
    problems.append(LoadMessage.badStage(text, place(block)))
    return nil
  }

  mutating func horizon(of block: RawBlock) -> Double? {
    guard let text = block.info.values["horizon"] else { return nil }
    if let seconds = parseSeconds(text) { return seconds }
    problems.append(LoadMessage.badSeconds("horizon", text, place(block)))
    return nil
  }
}
