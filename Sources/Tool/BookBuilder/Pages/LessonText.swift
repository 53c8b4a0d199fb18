import Evaluation
import Figures
import Grading
import Lessons
import Reports
import Timelines

/// A lesson's running text as parts of a page, its demos played.
struct LessonText {
  var blocks: [Block]
  /// Where a demo's name in messages and figure titles comes from.
  var title: String
  /// The program of a demo.
  var program: (Demo) throws(InputProblem) -> Program
  /// The timeline that questions before any demo are about.
  var starter: (() -> Timeline?)?
  var player: BookPlayer

  func nodes(_ files: inout LessonFiles) -> [PageNode] {
    var nodes: [PageNode] = []
    var timelines: [Int: Timeline] = [:]
    for block in blocks {
      switch block {
      case .markdown(let text, _): nodes.append(.markdown(BookPath.linkingPages(text)))
      case .demo(let demo): nodes += self.nodes(of: demo, &timelines, &files)
      case .quiz(let quiz): nodes += self.nodes(of: quiz)
      case .predict(let question): nodes += self.nodes(of: question, timelines, &files)
      case .note(let text, _): nodes.append(.quote([.markdown(BookPath.linkingPages(text))]))
      // Written for other authors.
      case .design: break
      }
    }
    return nodes
  }

  // MARK: Demos

  private func nodes(
    of demo: Demo, _ timelines: inout [Int: Timeline], _ files: inout LessonFiles
  ) -> [PageNode] {
    let code = PageNode.code("swift", demo.code.text)
    let played: Program
    do throws(InputProblem) {
      played = try program(demo)
    } catch {
      files.problems.append(
        BookProblem(
          place: error.place, message: BookMessages.badInput("\(error.error)"),
          remedy: BookMessages.lint(files.path)))
      return [code]
    }
    let run = player.play(played)
    if demo.error != nil { return [code] + refusal(of: run, demo, &files) }
    guard case .played(let timeline) = run.outcome else {
      files.problems.append(
        BookProblem(
          place: demo.code.place,
          message: BookMessages.demoDoesNotPlay(demo.number, run.problem?.sentence),
          remedy: BookMessages.verify(files.path)))
      return [code]
    }
    timelines[demo.number] = timeline
    return [code] + output(of: run, timeline) + figures(of: demo, timeline, &files)
  }

  /// What a demo that must not compile is told.
  private func refusal(
    of run: Run, _ demo: Demo, _ files: inout LessonFiles
  ) -> [PageNode] {
    guard case .doesNotCompile(let diagnostics) = run.outcome else {
      files.problems.append(
        BookProblem(
          place: demo.code.place, message: BookMessages.demoCompiles(demo.number),
          remedy: BookMessages.verify(files.path)))
      return []
    }
    let errors = diagnostics.filter { $0.severity == .error }
    return [.code("text", errors.map { "error: " + $0.message }.joined(separator: "\n"))]
  }

  /// What it printed, and its tracks in words.
  private func output(of run: Run, _ timeline: Timeline) -> [PageNode] {
    var lines = run.output.map(SafeText.cleaned)
    let tracks = TimelineReport(timeline, style: Style(width: 100)).trackLines()
    if !lines.isEmpty, !tracks.isEmpty { lines.append("") }
    lines += tracks
    return lines.isEmpty ? [] : [.code("text", lines.joined(separator: "\n"))]
  }

  private func figures(
    of demo: Demo, _ timeline: Timeline, _ files: inout LessonFiles
  ) -> [PageNode] {
    guard let alternative = demo.figure else { return [] }
    var references: [PropertyReference] = []
    for track in demo.tracks {
      do throws(UnknownName) {
        references.append(try timeline.resolve(track))
      } catch {
        files.problems.append(
          BookProblem(
            place: demo.code.place, message: BookMessages.unknownTrack(track, error.nearest),
            remedy: BookMessages.lint(files.path)))
      }
    }
    return files.figures(
      "demo\(demo.number)", of: timeline, title: BookMessages.demo(demo.number, title),
      alternative: alternative, tracks: references.isEmpty ? nil : references)
  }

  // MARK: Questions

  private func nodes(of quiz: Quiz) -> [PageNode] {
    let letters = "ABCDEFGH".map(String.init)
    let choices = zip(letters, quiz.choices)
    return [
      .markdown(quiz.question),
      .bullets(choices.map { "**\($0).** \($1.text)" }),
      .folded(
        BookMessages.answer,
        [
          .bullets(
            choices.map { letter, choice in
              let word = choice.isRight ? BookMessages.right : BookMessages.wrong
              let reason = choice.justification.isEmpty ? "" : " " + choice.justification
              return "**\(letter)** \(word):\(reason)"
            })
        ]),
    ]
  }

  private func nodes(
    of question: Prediction, _ timelines: [Int: Timeline], _ files: inout LessonFiles
  ) -> [PageNode] {
    let asked = PageNode.markdown(
      BookMessages.predict(question.question.text, ofStarter: question.demo == nil))
    guard let timeline = question.demo.flatMap({ timelines[$0] }) ?? starter?() else {
      return [asked]
    }
    do throws(PredictionProblem) {
      let value = try question.answerText(in: timeline)
      return [
        asked,
        .folded(BookMessages.answer, [.markdown("**\(value)**"), .markdown(question.explanation)]),
      ]
    } catch {
      files.problems.append(
        BookProblem(
          place: question.place, message: error.sentence, remedy: BookMessages.verify(files.path)))
      return [asked]
    }
  }
}
