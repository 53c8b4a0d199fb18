import Evaluation
import Grading
import Lessons
import Prose
import Reports
import Timelines
import Workspaces

extension EntryLoop {
  static var lessonCommands: [ShellCommand] {
    [
      ShellCommand(
        name: "lesson", operands: "[NAME]", summary: "reads a chapter or an exercise's text",
        group: .lessons, operandKind: .lesson
      ) { loop, operand in loop.readLesson(operand) },
      ShellCommand(
        name: "next", summary: "reads the page after this one", group: .lessons
      ) { loop, _ in loop.readNext() },
      ShellCommand(
        name: "quiz", operands: "[LETTERS]", summary: "asks this page's questions",
        group: .lessons
      ) { loop, operand in loop.askQuiz(operand) },
      ShellCommand(
        name: "predict", operands: "[NUMBER]",
        summary: "asks what will happen, then shows it", group: .lessons
      ) { loop, operand in loop.askPrediction(operand) },
      ShellCommand(
        name: "scene", operands: "[NAME|off]",
        summary: "puts a lesson's scene in front of your entries", group: .lessons,
        operandKind: .lesson
      ) { loop, operand in loop.chooseScene(operand) },
    ] + exerciseCommands
  }

  /// The course and the learner's folder; complains when they can't be used.
  func classroom() -> Classroom? {
    if let room { return room }
    guard let openClassroom else { return nil }
    do throws(Classroom.Trouble) {
      room = try openClassroom()
    } catch {
      screen.complain(error.sentence, remedy: error.remedy)
    }
    return room
  }

  /// The page of a name; complains with the nearest one when there is none.
  func page(named name: String, in room: Classroom) -> LessonPage? {
    if let page = room.page(named: name) { return page }
    let names = room.pages.flatMap { page in
      [page.id, page.exercise?.shortID].compactMap { $0 }
    }
    let nearest = nearestMatch(to: name, among: names)
    screen.complain(
      ShellMessage.noLesson(name),
      remedy: nearest.map { ":lesson \($0)" } ?? ShellMessage.tabShowsLessons)
    return nil
  }

  /// Ids that a lesson's command can take.
  var lessonCandidates: [Candidate] {
    guard let room = classroom() else { return [] }
    return room.pages.map { page in
      Candidate(text: page.exercise?.shortID ?? page.id, type: page.id, summary: page.title)
    }
  }

  private func readLesson(_ name: String) {
    guard let room = classroom() else { return }
    let page: LessonPage?
    if name.isEmpty {
      page = self.page ?? room.upcomingPage()
      if page == nil { screen.say(ShellMessage.courseDone) }
    } else {
      page = self.page(named: name, in: room)
    }
    if let page { show(page) }
  }

  private func readNext() {
    guard let room = classroom() else { return }
    guard let current = page else { return readLesson("") }
    guard let next = room.page(after: current) else {
      screen.say(ShellMessage.lastPage)
      return
    }
    show(next)
  }

  /// Lessons with their Swift in colours.
  var lessonReport: LessonReport {
    LessonReport(style: screen.style, isInShell: true) { language, text in
      language == "swift" ? SwiftColours.coloured(text) : text
    }
  }

  /// Shows a page's text and says what one can do with it.
  func show(_ page: LessonPage) {
    self.page = page
    let report = lessonReport
    let text =
      switch page {
      case .chapter(let chapter): report.text(of: chapter)
      case .exercise(let exercise): report.text(of: exercise)
      }
    Pager.show(text, isInteractive: reader.isInteractive, screen: screen)
    screen.say("")
    screen.remark(ShellMessage.afterPage(page))
  }

  // MARK: Questions

  private func askQuiz(_ operand: String) {
    guard let page = page ?? classroom()?.upcomingPage() else { return }
    self.page = page
    let quizzes = page.blocks.quizzes
    guard !quizzes.isEmpty else { return screen.remark(ShellMessage.noQuiz) }
    let report = lessonReport
    for quiz in quizzes {
      screen.say(report.question(of: quiz))
      let answer = operand.isEmpty ? reader.ask(ShellMessage.quizPrompt) : operand
      guard let answer, !answer.allSatisfy(\.isWhitespace) else {
        screen.remark(ShellMessage.quizLater)
        return
      }
      judge(answer, on: quiz, report)
    }
  }

  private func judge(_ answer: String, on quiz: Quiz, _ report: LessonReport) {
    let letters = Array("abcd".prefix(quiz.choices.count))
    let chosen = Set(answer.lowercased().filter(letters.contains))
    guard !chosen.isEmpty else {
      return screen.complain(ShellMessage.notAChoice(answer, letters: String(letters)))
    }
    let right = Set(zip(letters, quiz.choices).filter { $0.1.isRight }.map(\.0))
    let isRight = chosen == right
    screen.say(screen.style.paint(ShellMessage.quizVerdict(isRight), isRight ? .green : .red))
    for (letter, choice) in zip(letters, quiz.choices)
    where chosen.contains(letter) || (isRight && choice.isRight) {
      screen.say("  \(letter)) " + report.prose(choice.justification))
    }
    if !isRight { screen.remark(ShellMessage.quizAgain) }
  }

  private func askPrediction(_ operand: String) {
    guard let page = page ?? classroom()?.upcomingPage() else { return }
    self.page = page
    let predictions = page.blocks.predictions
    guard !predictions.isEmpty else { return screen.remark(ShellMessage.noPrediction) }
    for prediction in predictions {
      guard let (text, program) = subject(of: prediction, in: page) else {
        screen.complain(ShellMessage.demoFailed)
        continue
      }
      let code = screen.isPlain ? text : SwiftColours.coloured(text)
      screen.say(code.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 })
      screen.say(ShellMessage.predict(prediction.question.text, unit: prediction.unit))
      let answer = operand.isEmpty ? reader.ask(ShellMessage.predictPrompt) : operand
      guard let answer, !answer.allSatisfy(\.isWhitespace) else {
        screen.remark(ShellMessage.predictLater)
        return
      }
      guard let guess = Self.number(answer) else {
        return screen.complain(ShellMessage.notANumber(answer), remedy: ":predict 350")
      }
      reveal(prediction, guess, program)
    }
  }

  /// What a prediction is about: the demo before it, or the exercise's starter where there is none.
  private func subject(of prediction: Prediction, in page: LessonPage) -> (String, Program)? {
    let demo = prediction.demo.flatMap { number in
      page.blocks.demos.first { $0.number == number }
    }
    switch page {
    case .chapter(let chapter):
      guard let demo, let program = try? chapter.program(demo: demo) else { return nil }
      return (demo.code.text, program)
    case .exercise(let exercise):
      if let demo { return (try? exercise.program(demo: demo)).map { (demo.code.text, $0) } }
      let starter = exercise.starter.text
      return (try? exercise.program(source: starter)).map { (starter, $0) }
    }
  }

  private func reveal(_ prediction: Prediction, _ guess: Double, _ program: Program) {
    guard let run = player.play(program),
      case .played(let timeline) = run.outcome
    else { return screen.complain(ShellMessage.demoFailed) }
    do throws(PredictionProblem) {
      let isNear = try prediction.accepts(guess, in: timeline)
      let text = try prediction.answerText(in: timeline)
      screen.say(
        screen.style.paint(ShellMessage.predicted(isNear, text), isNear ? .green : .yellow))
    } catch {
      return screen.complain(error.sentence)
    }
    let report = report(on: timeline, places: run.places)
    let path = prediction.question.text.split(separator: " ").first.map(String.init) ?? ""
    let asked = (try? timeline.resolve(path)).map { [timeline.track($0)] }
    screen.say(
      screen.isBare ? [] : plot(asked ?? Array(timeline.tracks.prefix(1)), on: report))
    screen.say(lessonReport.prose(prediction.explanation))
  }

  /// The number at the start of an answer such as `350 pt`.
  private static func number(_ text: String) -> Double? {
    let word = text.split { $0 == " " || $0 == "," || $0 == "(" }.first.map(String.init) ?? ""
    return Double(word) ?? Double(word.prefix { $0.isNumber || $0 == "." || $0 == "-" })
  }

  // MARK: Scenes

  private func chooseScene(_ name: String) {
    switch name {
    case "":
      screen.say(scene.map { ShellMessage.sceneIs($0.name) } ?? ShellMessage.noScene)
    case "off":
      setScene(nil)
      screen.remark(ShellMessage.sceneOff)
    default: useScene(name)
    }
  }

  /// Puts a lesson's scene in front; the entries so far are set aside.
  func useScene(_ name: String) {
    guard let room = classroom(), let page = page(named: name, in: room) else { return }
    let made: SessionScene?
    switch page {
    case .exercise(let exercise): made = SessionScene(exercise: exercise)
    case .chapter(let chapter): made = SessionScene(chapter: chapter)
    }
    guard let made else {
      return screen.complain(ShellMessage.hasNoScene(page.title))
    }
    setScene(made)
    let names = basePlay.map { Self.sceneNames(in: $0.timeline) } ?? []
    screen.say(ShellMessage.sceneSet(page.title, names))
  }

  /// Replaces the scene; the session begins anew, and `:undo` brings the old one back.
  func setScene(_ scene: SessionScene?) {
    if !session.entries.isEmpty { session.reset() }
    self.scene = scene
    basePlay = nil
    ground = nil
    orderedGround = nil
    guard scene != nil, let run = player.play(program(for: [])) else { return }
    guard case .played(let timeline) = run.outcome else { return }
    basePlay = Play(marked: timeline, places: run.places)
  }

  private static func sceneNames(in timeline: Timeline) -> [String] {
    timeline.records.compactMap { record in
      if case .name(_, let name) = record.content, name != "view", name != "window" { return name }
      return nil
    }
  }
}

extension SessionScene {
  /// The scene of an exercise; nil when it has none.
  init?(exercise: Exercise) {
    guard exercise.scene != nil, let program = try? exercise.program(source: "") else { return nil }
    self.init(name: exercise.shortID, program: program)
  }

  /// The scene of a chapter; nil when it has none.
  init?(chapter: Chapter) {
    guard let scene = chapter.scene else { return nil }
    var program = Program(source: "")
    program.scene = SceneSource(
      text: scene.text, fileName: scene.place.file, line: scene.place.line)
    program.setUp = true
    self.init(name: chapter.id, program: program)
  }
}
