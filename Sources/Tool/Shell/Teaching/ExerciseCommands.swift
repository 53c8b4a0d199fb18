import Grading
import Lessons
import Reports
import Workspaces

extension EntryLoop {
  static var exerciseCommands: [ShellCommand] {
    [
      ShellCommand(
        name: "exercise", operands: "[NAME]",
        summary: "begins an exercise: its scene, and your answer at the prompt",
        group: .lessons, operandKind: .lesson
      ) { loop, operand in loop.beginExercise(operand) },
      ShellCommand(
        name: "check", summary: "grades your answer to the exercise", group: .lessons
      ) { loop, _ in loop.check() },
      ShellCommand(
        name: "hint", summary: "shows the next hint", group: .lessons
      ) { loop, _ in loop.hint() },
      ShellCommand(
        name: "why", summary: "explains every check of your answer", group: .lessons
      ) { loop, _ in loop.explain() },
      ShellCommand(
        name: "solution", summary: "shows the model answer", group: .lessons
      ) { loop, _ in loop.showSolution() },
    ]
  }

  private func beginExercise(_ name: String) {
    guard let room = classroom() else { return }
    let exercise: Exercise
    do throws(Desk.Problem) {
      exercise = try room.desk.exercise(name.isEmpty ? page?.exercise?.id : name)
      _ = try room.desk.begin(exercise)
      let answer = try room.desk.answer(to: exercise)
      setScene(SessionScene(exercise: exercise))
      self.exercise = exercise
      answerText = Self.withoutImport(answer)
    } catch {
      return complain(about: error)
    }
    verdict = nil
    page = .exercise(exercise)
    let report = lessonReport
    screen.say(report.prose("# \(exercise.title)"))
    screen.say("")
    for task in exercise.tasks {
      screen.say(report.prose("\(task.number). \(task.text)"))
    }
    screen.say("")
    screen.remark(ShellMessage.exerciseBegun(exercise, isInteractive: reader.isInteractive))
    offerAnswer()
  }

  /// Puts the answer at the prompt, or shows it where nothing can be edited.
  private func offerAnswer() {
    memory.offer(answerText)
    if reader.isInteractive, Terminal.canEdit {
      draft = answerText
    } else {
      let text = screen.isPlain ? answerText : SwiftColours.coloured(answerText)
      screen.say(text.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 })
    }
  }

  /// Takes an entry in an exercise: a new version of the answer replaces the one before.
  func answer(with text: String) {
    let isNewVersion = AnswerVersion.isNewVersion(text, of: joinedEntries)
    guard !session.deeds.isEmpty, isNewVersion else { return evaluate(text) }
    session.reset()
    evaluate(text)
    if session.entries.isEmpty {
      _ = session.bringBack()
    } else {
      screen.remark("  " + ShellMessage.replacedAnswer)
    }
  }

  private func check() {
    guard let exercise = currentExercise(), let room = classroom() else { return }
    let source = session.deeds.isEmpty ? answerText : joinedEntries
    // Lines count as in the entry where the scene brings UIKit along.
    let hasImport = exercise.scene?.text.contains("import UIKit") ?? false
    let graded = hasImport ? Self.withoutImport(source) : source
    guard
      let verdict = player.grade(
        graded + "\n", fileName: ShellMessage.answerName, exercise: exercise)
    else { return sayInterrupted() }
    self.verdict = verdict
    answerText = Self.withoutImport(source)
    do throws(Desk.Problem) {
      try room.keep("import UIKit\n\n\(answerText)\n", for: exercise)
      let offersHelp = try room.desk.note(verdict)
      let next = ShellMessage.afterCheck(
        verdict, offersHelp: offersHelp, next: try? room.desk.upcoming(),
        isInteractive: reader.isInteractive)
      let report = VerdictReport(verdict, style: screen.style, next: next, names: knownNames)
      screen.say(Self.withoutMargins(report.text()))
    } catch {
      complain(about: error)
    }
    if !verdict.passed { memory.offer(answerText) }
  }

  /// All entries as one program, as the answer's file holds them.
  private var joinedEntries: String {
    Redefinition.joined(session.deeds)
  }

  private func hint() {
    guard let exercise = currentExercise(), let room = classroom() else { return }
    do throws(Desk.Problem) {
      guard let hint = try room.desk.nextHint(for: exercise) else {
        return screen.remark(ShellMessage.noHints)
      }
      screen.say(ShellMessage.hintHead(hint.number, hint.count))
      screen.say(lessonReport.prose(hint.text))
    } catch {
      complain(about: error)
    }
  }

  private func explain() {
    guard let exercise = currentExercise() else { return }
    guard let verdict, verdict.exercise.id == exercise.id else {
      return screen.remark(ShellMessage.checkFirst)
    }
    let report = VerdictReport(verdict, style: screen.style, names: knownNames)
    guard verdict.problem == nil else {
      return screen.say(Self.withoutMargins(report.text()))
    }
    screen.say(report.verdictLine())
    screen.say(report.checkLines().map { "  " + $0 })
    for failure in verdict.failures where !failure.check.isHidden {
      screen.say([""] + FindingReport(failure, style: screen.style).lines())
    }
  }

  private func showSolution() {
    guard let exercise = currentExercise() else { return }
    let text = Self.withoutMargins(exercise.solution.text)
    let shown = screen.isPlain ? text : SwiftColours.coloured(text)
    screen.say(
      shown.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 })
    if !exercise.solved.isEmpty {
      screen.say(["", lessonReport.prose(exercise.solved)])
    }
    screen.remark(ShellMessage.afterSolution)
  }

  private func currentExercise() -> Exercise? {
    if let exercise = exercise ?? page?.exercise { return exercise }
    screen.complain(ShellMessage.noExercise, remedy: ":exercise b1")
    return nil
  }

  private func complain(about problem: Desk.Problem) {
    switch problem {
    case .unknown(let name):
      screen.complain(
        ShellMessage.noLesson(name.name),
        remedy: name.nearest.map { ":exercise \($0)" } ?? ShellMessage.tabShowsLessons)
    case .file(let failure):
      screen.complain(
        "\(WorkspaceMessages.place(failure)): \(WorkspaceMessages.sentence(failure))",
        remedy: WorkspaceMessages.remedy(failure))
    case .notStarted(let exercise):
      screen.complain(ShellMessage.noExercise, remedy: ":exercise \(exercise.shortID)")
    case .courseDone: screen.say(ShellMessage.courseDone)
    }
  }

  /// The answer as the prompt shows it: every entry knows UIKit anyway.
  private static func withoutImport(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return withoutMargins(lines.filter { $0 != "import UIKit" }.joined(separator: "\n"))
  }

  private static func withoutMargins(_ text: String) -> String {
    var text = Substring(text)
    while let last = text.last, last.isWhitespace { text.removeLast() }
    while text.first?.isNewline == true { text.removeFirst() }
    return String(text)
  }
}

extension Classroom {
  /// Writes the answer into the learner's file; what stood there before can be brought back.
  func keep(_ text: String, for exercise: Exercise) throws(Desk.Problem) {
    do throws(FileFailure) {
      _ = try desk.workspace.replace(exercise.id, with: text)
    } catch {
      throw .file(error)
    }
  }
}
