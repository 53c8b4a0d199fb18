import Evaluation
import Grading
import Lessons
import Reports
import SwiftSources
import Timelines

/// The shell itself: reads an entry, plays the session with it, shows what came of it, again.
package final class EntryLoop {
  let reader: any LineReader
  let player: any SessionPlayer
  let screen: Screen
  let memory: Memory
  let options: ShellOptions

  package internal(set) var session = Session()
  /// What entries did when they were accepted, by number.
  var plays: [Int: Play] = [:]
  var limits = PlayLimits()
  /// Whether each entry says how long it took.
  var showsDuration = false
  /// Whether values inside functions and loops are shown too.
  var tracesValues = false
  /// Code in front of the session, of a lesson or an exercise.
  var scene: SessionScene?
  var completer: EntryCompleter?
  /// The older entries, compiled once, and those that are being compiled, by ticket.
  var ground: SessionGround?
  var orderedGround: (ticket: Int, entries: [SessionEntry])?
  /// What the scene alone did.
  var basePlay: Play?

  // Lessons: the course, the page that was read, the exercise and its answer.
  var openClassroom: (() throws(Classroom.Trouble) -> Classroom)?
  var room: Classroom?
  var page: LessonPage?
  var exercise: Exercise?
  var answerText = ""
  var verdict: Verdict?
  /// Text that the next prompt begins with.
  var draft = ""
  var isOver = false

  package init(
    reader: any LineReader, player: any SessionPlayer, screen: Screen, memory: Memory,
    options: ShellOptions = ShellOptions()
  ) {
    self.reader = reader
    self.player = player
    self.screen = screen
    self.memory = memory
    self.options = options
  }

  /// One accepted entry's run.
  struct Play {
    var timeline: Timeline
    var places: PlaceResolver
    var log: EntryLog
    /// What the shell printed below the entry.
    var answer: [String] = []

    /// Takes a timeline as it came, with the marks of etude's own functions among its output.
    init(marked timeline: Timeline, places: PlaceResolver, answer: [String] = []) {
      self.timeline = timeline.withoutMarks
      self.places = places
      log = EntryLog(of: timeline)
      self.answer = answer
    }
  }

  /// Reads entries until the learner leaves or the input ends.
  package func run() {
    while !isOver {
      let request = EntryRequest(
        number: session.nextNumber, rightPrompt: clockText, draft: draft)
      draft = ""
      switch reader.readEntry(request) {
      case .entry(let text):
        take(text)
      case .interrupted: continue
      case .end: isOver = true
      }
    }
    memory.close(session: session, scene: scene?.name)
  }

  /// Takes one entry, a command or Swift.
  package func take(_ text: String) {
    if text.allSatisfy(\.isWhitespace) { return }
    if let command = command(in: text) {
      memory.remember(text, outcome: .command)
      perform(command: command)
    } else if exercise != nil {
      answer(with: text)
    } else {
      evaluate(text)
    }
  }

  /// The command that an entry is: `:undo`, or one of the words by which people leave any shell.
  private func command(in text: String) -> String? {
    if ReturnKey.isCommand(text) { return text }
    let word = text.filter { !$0.isWhitespace && $0 != "(" && $0 != ")" }
    guard !session.names.contains(word) else { return nil }
    return ["exit": ":quit", "quit": ":quit", "help": ":help", "?": ":help"][word]
  }

  /// The newest timeline; an empty one before the first entry.
  var timeline: Timeline { newestPlay?.timeline ?? Timeline() }

  var newestPlay: Play? {
    guard let newest = session.entries.last else { return basePlay }
    return plays[newest.number]
  }

  /// The virtual time for the right edge; nothing while it is still 0 and runs by itself.
  private var clockText: String {
    if session.now == 0, session.clock == .auto { return "" }
    return ShellMessage.clock(session.now, session.clock)
  }
}

/// Code that stands in front of all entries.
package struct SessionScene: Sendable {
  /// What `:scene` calls it.
  package var name: String
  package var program: Program

  package init(name: String, program: Program) {
    self.name = name
    self.program = program
  }
}
