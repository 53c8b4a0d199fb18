/// The number, the slug and the ids' letter of a chapter, before its exercises are read.
struct ChapterName {
  var number: Int
  var slug: String
  var letter: String

  /// The letters of the course's own chapters; others take their slug's first letter.
  static let letters = [
    "basic": "b", "options": "o", "springs": "s", "transitions": "t", "keyframes": "k",
    "transforms": "a", "strokes": "p", "animators": "r", "capstone": "c",
  ]
}

/// Reads one `chapter.md`.
struct ChapterReader {
  private(set) var chapter: Chapter?
  private(set) var name: ChapterName
  private(set) var problems: [LessonProblem] = []

  static let keys = [
    "id", "title", "letter", "minutes", "concepts", "covers", "stage", "horizon",
  ]

  init(_ text: LessonText, number: Int, slug: String) {
    let front = FrontMatter(
      lines: text.lines, file: text.file, keys: Self.keys, problems: &problems)
    let id = front.text("id") ?? slug
    let letter =
      front.text("letter") ?? ChapterName.letters[id] ?? String(slug.prefix(1))
    name = ChapterName(number: number, slug: slug, letter: letter)
    if letter.count != 1 || letter.first?.isLowercase != true {
      problems.append(LoadMessage.badLetter(letter, front.place("letter")))
    }
    let scanner = FenceScanner(lines: text.lines, from: front.bodyStart, file: text.file)
    var reader = BlockReader(scanner.blocks, file: text.file)
    let facts = reader.parts.filter(Self.isFacts).map { reader.code(of: $0) }
    let scene = Self.readScene(&reader, file: text.file, problems: &problems)
    problems += scanner.problems + reader.problems
    let title = front.required("title", problems: &problems)
    let minutes = front.number("minutes", in: 1...600, problems: &problems)
    let stage = front.stage("stage", problems: &problems)
    let horizon = front.seconds("horizon", problems: &problems)
    chapter = Chapter(
      number: number, slug: slug, id: id, letter: letter, title: title, minutes: minutes ?? 15,
      stage: stage ?? .common, horizon: horizon ?? 10, concepts: front.concepts("concepts"),
      covers: front.list("covers"), blocks: reader.blocks, facts: facts, scene: scene,
      exercises: [], file: text.file)
  }

  private static func isFacts(_ block: RawBlock) -> Bool {
    if case .code("facts") = block.kind { true } else { false }
  }

  private static func readScene(
    _ reader: inout BlockReader, file: String, problems: inout [LessonProblem]
  ) -> LessonCode? {
    var scene: LessonCode?
    for block in reader.parts where !isFacts(block) {
      let place = LessonPlace(file: file, line: block.line)
      if case .code("swift") = block.kind, block.info.kind == "scene" {
        if let scene {
          problems.append(LoadMessage.double("scene", first: scene.place.line - 1, place))
        }
        scene = reader.code(of: block)
      } else {
        let kind = block.info.kind.isEmpty ? "fence of this kind" : block.info.kind
        problems.append(LoadMessage.notHere(kind, in: "a chapter's text", place))
      }
    }
    return scene
  }
}
