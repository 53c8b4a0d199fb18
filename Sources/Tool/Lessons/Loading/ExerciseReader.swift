/// Reads one exercise file.
struct ExerciseReader {
  private(set) var exercise: Exercise?
  private(set) var problems: [LessonProblem] = []

  static let keys = [
    "id", "was", "title", "type", "difficulty", "minutes", "concepts", "needs", "covers", "stage",
    "horizon", "points", "root",
  ]

  init(_ text: LessonText, chapter: ChapterName, number: Int) {
    let front = FrontMatter(
      lines: text.lines, file: text.file, keys: Self.keys, problems: &problems)
    let scanner = FenceScanner(lines: text.lines, from: front.bodyStart, file: text.file)
    let reader = BlockReader(scanner.blocks, file: text.file)
    let parts = ExerciseParts(reader, file: text.file)
    problems += scanner.problems + reader.problems + parts.problems
    let tasks = TaskReader(reader.blocks, file: text.file)
    problems += tasks.problems
    let end = LessonPlace(file: text.file, line: max(1, text.lines.count))
    if parts.starter == nil {
      problems.append(
        LoadMessage.missing("starter", try: "add a fence swift {starter}", end))
    }
    if parts.solution == nil {
      problems.append(
        LoadMessage.missing("solution", try: "add a fence swift {solution}", end))
    }
    if parts.checks.isEmpty {
      problems.append(LoadMessage.missing("checks", try: "add a fence checks", end))
    }
    build(front, reader, parts, tasks.tasks, chapter: chapter, number: number, file: text.file)
  }

  private mutating func build(
    _ front: FrontMatter, _ reader: BlockReader, _ parts: ExerciseParts, _ tasks: [LessonTask],
    chapter: ChapterName, number: Int, file: String
  ) {
    let id = front.required("id", problems: &problems)
    let title = front.required("title", problems: &problems)
    let types = readTypes(front)
    let difficulty = front.number("difficulty", in: 1...5, problems: &problems)
    let minutes = front.number("minutes", in: 1...600, problems: &problems)
    if difficulty == nil { _ = front.required("difficulty", problems: &problems) }
    if minutes == nil { _ = front.required("minutes", problems: &problems) }
    let stage = front.stage("stage", problems: &problems)
    let horizon = front.seconds("horizon", problems: &problems)
    let points = front.number("points", in: 0...1000, problems: &problems)
    guard let starter = parts.starter, let solution = parts.solution, problems.isEmpty else {
      return
    }
    exercise = Exercise(
      id: id, formerIDs: front.list("was"), shortID: chapter.letter + String(number),
      title: title, types: types, difficulty: difficulty ?? 1, minutes: minutes ?? 1,
      stage: stage ?? .common, horizon: horizon ?? 10, root: front.text("root"),
      needs: front.list("needs"), concepts: front.concepts("concepts"),
      covers: front.list("covers"), declaredPoints: points, blocks: reader.blocks, tasks: tasks,
      scene: parts.scene, starter: starter, starterCompiles: parts.starterCompiles,
      checks: parts.checks, hints: parts.hints,
      whens: parts.whens, solution: solution, accepts: parts.accepts, rejects: parts.rejects,
      extraScenes: parts.extraScenes, solved: parts.solved, teacher: parts.teacher,
      input: parts.input, loose: parts.loose, file: file)
  }

  private mutating func readTypes(_ front: FrontMatter) -> [ExerciseType] {
    let text = front.required("type", problems: &problems)
    guard !text.isEmpty else { return [] }
    return text.split { $0 == " " || $0 == "," || $0 == "/" }.compactMap { part in
      if let type = ExerciseType(rawValue: String(part)) { return type }
      problems.append(LoadMessage.badType(String(part), front.place("type")))
      return nil
    }
  }
}

/// Finds the numbered items under `## Your task`.
struct TaskReader {
  private(set) var tasks: [LessonTask] = []
  private(set) var problems: [LessonProblem] = []

  init(_ blocks: [Block], file: String) {
    var isInside = false
    var heading: LessonPlace?
    for case .markdown(let text, let place) in blocks {
      for (offset, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        let here = LessonPlace(file: file, line: place.line + offset)
        if line.hasPrefix("#") {
          isInside = line.trimmed == "## Your task"
          if isInside { heading = here }
        } else if isInside {
          read(line, here)
        }
      }
    }
    if tasks.isEmpty {
      problems.append(LoadMessage.noTasks(heading ?? LessonPlace(file: file, line: 1)))
    }
  }

  private mutating func read(_ line: Substring, _ place: LessonPlace) {
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, line.dropFirst(digits.count).hasPrefix(". "), let number = Int(digits) {
      if number != tasks.count + 1 {
        problems.append(LoadMessage.taskOrder(number, tasks.count + 1, place))
      }
      tasks.append(
        LessonTask(
          number: number, text: line.dropFirst(digits.count + 2).trimmed, place: place))
    } else if let last = tasks.last, line.hasPrefix(" "), !line.trimmed.isEmpty {
      tasks[tasks.count - 1].text = last.text + " " + line.trimmed
    }
  }
}
