import Timelines

/// The sentences about lesson files that cannot be read as they are.
enum LoadMessage {
  private static func problem(
    _ place: LessonPlace, _ message: String, try remedy: String, rule: LintRule = .format
  ) -> LessonProblem {
    LessonProblem(place: place, rule: rule, message: message, remedy: remedy)
  }

  // MARK: Files

  static func noFolder(_ folder: String) -> LessonProblem {
    problem(
      LessonPlace(file: folder, line: 1), "there is no course in this folder",
      try: "name a folder that holds a course.md")
  }

  static func unreadable(_ file: String) -> LessonProblem {
    problem(
      LessonPlace(file: file, line: 1), "the file cannot be read",
      try: "check that it exists and that you may read it")
  }

  static func notUTF8(_ place: LessonPlace) -> LessonProblem {
    problem(place, "the file is not UTF-8 from here on", try: "save it as UTF-8")
  }

  static func carriageReturn(_ place: LessonPlace) -> LessonProblem {
    problem(place, "the line ends with a carriage return", try: "save the file with LF line ends")
  }

  static func strayFile(_ file: String) -> LessonProblem {
    problem(
      LessonPlace(file: file, line: 1), "the file is no lesson: its name has no number in front",
      try: "rename it, such as 03-\(file.split(separator: "/").last ?? "name.md"), or move it away")
  }

  static func doubleNumber(_ file: String, _ number: Int) -> LessonProblem {
    problem(
      LessonPlace(file: file, line: 1), "number \(number) is taken by the file before it",
      try: "give each file of a folder its own number")
  }

  static func chapterList(_ place: LessonPlace, listed: String) -> LessonProblem {
    problem(
      place, "there is no chapter folder for `\(listed)`",
      try: "make the folder, or remove the name from `chapters`")
  }

  static func unlistedChapter(_ folder: String) -> LessonProblem {
    problem(
      LessonPlace(file: "course.md", line: 1), "the folder `\(folder)` is not among `chapters`",
      try: "add it to `chapters` in course.md, or move it away")
  }

  static func format(_ version: String, _ place: LessonPlace) -> LessonProblem {
    problem(
      place, "the course is written in format \(version), this etude reads format 1",
      try: "use an etude that knows format \(version)")
  }

  // MARK: Front matter

  static func noFrontMatter(_ place: LessonPlace) -> LessonProblem {
    problem(
      place, "the file does not begin with front matter",
      try: "begin with a line --- and key: value lines, and close them with ---")
  }

  static func openFrontMatter(_ place: LessonPlace) -> LessonProblem {
    problem(place, "the front matter is never closed", try: "add a line --- after the last key")
  }

  static func noColon(_ line: String, _ place: LessonPlace) -> LessonProblem {
    problem(place, "`\(line)` is not a key: value line", try: "write key: value")
  }

  static func unknownKey(_ key: String, keys: [String], _ place: LessonPlace) -> LessonProblem {
    let near = nearestMatch(to: key, among: keys)
    return problem(
      place, "no key is called `\(key)`",
      try: near.map { "did you mean `\($0)`" } ?? "use one of " + keys.joined(separator: ", "))
  }

  static func doubleKey(_ key: String, _ place: LessonPlace) -> LessonProblem {
    problem(place, "the key `\(key)` stands twice", try: "keep one of the two lines")
  }

  static func emptyKey(_ key: String, _ place: LessonPlace) -> LessonProblem {
    problem(place, "the key `\(key)` has no value", try: "write a value, or remove the line")
  }

  static func missingKey(_ key: String, _ place: LessonPlace) -> LessonProblem {
    problem(place, "the front matter lacks `\(key)`", try: "add a line \(key): …")
  }

  static func badNumber(
    _ key: String, _ value: String, _ range: ClosedRange<Int>, _ place: LessonPlace
  ) -> LessonProblem {
    problem(
      place, "`\(key)` is `\(value)`",
      try: "write a whole number from \(range.lowerBound) to \(range.upperBound)")
  }

  static func badStage(_ value: String, _ place: LessonPlace) -> LessonProblem {
    problem(place, "`\(value)` is not a stage size", try: "write width x height, such as 400x800")
  }

  static func badSeconds(_ key: String, _ value: String, _ place: LessonPlace) -> LessonProblem {
    problem(
      place, "`\(key)` is `\(value)`",
      try: "write seconds such as 1.5s, more than 0s and at most 600s")
  }

  static func badType(_ value: String, _ place: LessonPlace) -> LessonProblem {
    problem(
      place, "no type of exercise is called `\(value)`",
      try: "use W (write), F (fix), P (predict) or R (refactor)")
  }

  static func badLetter(_ value: String, _ place: LessonPlace) -> LessonProblem {
    problem(place, "`\(value)` is not a chapter's letter", try: "write one lower-case letter")
  }

  // MARK: Fences

  static func openFence(_ place: LessonPlace) -> LessonProblem {
    problem(place, "the fence is never closed", try: "add a line that repeats its opening marks")
  }

  static func strayColons(_ place: LessonPlace) -> LessonProblem {
    problem(place, "`:::` closes nothing", try: "remove it, or open a fence such as :::hint")
  }

  static func badInfo(_ text: String, _ place: LessonPlace) -> LessonProblem {
    problem(
      place, "`\(text)` is not a fence's kind",
      try: "put it in braces, such as {demo figure=\"…\"}")
  }

  static func openText(_ place: LessonPlace) -> LessonProblem {
    problem(place, "a text has no closing quotation mark", try: "close it with a quotation mark")
  }

  static func unknownKind(
    _ kind: String, _ kinds: [String], _ place: LessonPlace
  ) -> LessonProblem {
    let near = nearestMatch(to: kind, among: kinds)
    return problem(
      place, "no fence is called `\(kind)`",
      try: near.map { "did you mean `\($0)`" } ?? "use one of " + kinds.joined(separator: ", "))
  }

  static func kindMissing(_ kinds: [String], _ place: LessonPlace) -> LessonProblem {
    problem(
      place, "the code does not say what it is for",
      try: "add {\(kinds.joined(separator: "}, {"))}; code that is not run is a `text` fence")
  }

  static func unknownArgument(
    _ key: String, of kind: String, _ keys: [String], _ place: LessonPlace
  ) -> LessonProblem {
    let near = nearestMatch(to: key, among: keys)
    let all = keys.isEmpty ? "remove it" : "use " + keys.joined(separator: ", ")
    return problem(
      place, "`\(kind)` has no argument `\(key)`", try: near.map { "did you mean `\($0)`" } ?? all)
  }

  static func surplusWord(_ word: String, of kind: String, _ place: LessonPlace) -> LessonProblem {
    problem(place, "`\(kind)` does not expect `\(word)`", try: "remove it")
  }

  static func badArgument(
    _ key: String, _ value: String, try remedy: String, _ place: LessonPlace
  ) -> LessonProblem {
    problem(place, "`\(key)` is `\(value)`", try: remedy)
  }

  static func emptyFigure(_ place: LessonPlace) -> LessonProblem {
    problem(
      place, "the figure has no text that stands for it",
      try: "describe in figure=\"…\" what there is to see", rule: .figureText)
  }

  static func double(_ kind: String, first: Int, _ place: LessonPlace) -> LessonProblem {
    problem(
      place, "a second `\(kind)`; the first stands in line \(first)", try: "keep one of the two")
  }

  static func notHere(_ kind: String, in what: String, _ place: LessonPlace) -> LessonProblem {
    problem(place, "a `\(kind)` has no place in \(what)", try: "move it to an exercise")
  }

  static func missing(_ what: String, try remedy: String, _ place: LessonPlace) -> LessonProblem {
    problem(place, "the exercise has no \(what)", try: remedy)
  }

  static func missingWhy(_ kind: String, _ place: LessonPlace) -> LessonProblem {
    problem(
      place, "the `\(kind)` does not say why", try: "add a reason, such as {\(kind) \"…\"}")
  }

  static func missingFails(_ place: LessonPlace) -> LessonProblem {
    problem(
      place, "the `reject` does not name the check that it fails", try: "add fails=\"check-id\"")
  }

  static func missingID(_ kind: String, _ place: LessonPlace) -> LessonProblem {
    problem(place, "the `\(kind)` has no id", try: "write :::\(kind) NAME")
  }

  static func sceneHasBody(_ place: LessonPlace) -> LessonProblem {
    problem(
      place, "an extra scene holds parameters only", try: "remove the lines inside the fence")
  }

  // MARK: Parts

  static func noTitle(_ place: LessonPlace) -> LessonProblem {
    problem(place, "the text has no title", try: "add one line # TITLE after the front matter")
  }

  static func secondTitle(_ place: LessonPlace) -> LessonProblem {
    problem(place, "a second title", try: "use ## for sections")
  }

  static func noTasks(_ place: LessonPlace) -> LessonProblem {
    problem(
      place, "the exercise has no numbered tasks",
      try: "add a section ## Your task with items 1., 2., …")
  }

  static func taskOrder(_ found: Int, _ expected: Int, _ place: LessonPlace) -> LessonProblem {
    problem(
      place, "task \(found) stands where \(expected) is expected", try: "number it \(expected)")
  }

  static func badCheck(_ error: CheckSyntaxError, _ place: LessonPlace) -> LessonProblem {
    problem(place, error.message, try: error.remedy)
  }

  static func doubleCheck(_ id: String, _ place: LessonPlace) -> LessonProblem {
    problem(place, "a second check called `\(id)`", try: "give each check its own id")
  }

  static func unknownCheck(
    _ id: String, among ids: [String], _ place: LessonPlace, rule: LintRule
  ) -> LessonProblem {
    let near = nearestMatch(to: id, among: ids)
    return problem(
      place, "no check is called `\(id)`",
      try: near.map { "did you mean `\($0)`" } ?? "use one of " + ids.joined(separator: ", "),
      rule: rule)
  }

  static func looseLine(_ place: LessonPlace) -> LessonProblem {
    problem(
      place, "the line does not say which mutant may survive and why",
      try: "write \"text of the mutant\" because REASON")
  }
}
