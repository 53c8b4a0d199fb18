import Glibc
import SwiftSources
import Timelines

/// Tells from a recording what became of the program.
struct RecordingReader {
  let program: Program
  let shape: ProgramShape
  let installation: Installation

  /// The run that a recording describes.
  func run(of recording: Recording) -> Run {
    let options = CompileOptions(usesFoundation: recording.usesFoundation)
    let originals = originals(options)
    let diagnostics = diagnostics(in: recording.compilerText, options)
    guard let ending = recording.ending else {
      return Run(outcome: .doesNotCompile(errors(diagnostics)))
    }
    let reading = JournalReading(of: ending)
    let sites = Set(reading.timeline?.records.flatMap(\.sites) ?? [])
    return Run(
      outcome: outcome(of: ending, reading: reading),
      output: Self.output(of: reading.timeline),
      warnings: losses() + diagnostics,
      places: PlaceResolver(
        object: recording.object, sites: sites,
        symbolizer: Symbolizer(path: installation.toolchain.symbolizer), originals: originals))
  }

  /// Everything the compiler said about the texts.
  func diagnostics(in text: String, _ options: CompileOptions) -> [Diagnostic] {
    let originals = originals(options)
    return DiagnosticsReader(originals: originals, learnerName: program.fileName)
      .diagnostics(in: text)
      .filter { originals[$0.fileName] != nil || $0.severity == .error }
  }

  /// Whether an error is about lines that etude added.
  func blamesOwnLines(_ text: String, _ options: CompileOptions) -> Bool {
    DiagnosticsReader(originals: originals(options), learnerName: program.fileName)
      .diagnostics(in: text)
      .contains { $0.severity == .error && $0.fileName == Composition.ownName }
  }

  private func originals(_ options: CompileOptions) -> [String: Composition.Original] {
    Composition(of: program, shape: shape, options: options).originals
  }

  /// A failed compilation always has something to say.
  private func errors(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    if diagnostics.contains(where: { $0.severity == .error }) { return diagnostics }
    return diagnostics + [EvaluationMessage.compilerFailed(fileName: program.fileName)]
  }

  private func losses() -> [Diagnostic] {
    let source = LexedSource(program.source)
    return Rewrite.portable(source).losses.map { loss in
      let place = source.place(of: loss.offset)
      return Diagnostic(
        fileName: program.fileName, line: place.line, column: place.column, severity: .warning,
        message: EvaluationMessage.text(for: loss.construct))
    }
  }

  private func outcome(of ending: Ending, reading: JournalReading) -> Outcome {
    switch ending.leaving {
    case .outOfTime:
      return .didNotFinish(.wallTime(seconds: program.limits.wallSeconds), reading.timeline)
    case .signal(let signal) where signal == SIGXCPU:
      return .didNotFinish(
        .processorTime(seconds: program.limits.processorSeconds), reading.timeline)
    case .signal(let signal):
      let message = TrapMessage(console: ending.console, signal: signal, reading: reading)
      return .trapped(message: message.text, reading.timeline ?? Timeline())
    case .code(ChildCode.tooMuchOutput):
      return .tooMuchOutput(reading.timeline)
    case .code(ChildCode.sealed):
      return finished(reading, journalBytes: ending.journal.count)
    default:
      return .endedEarly(reading.timeline)
    }
  }

  private func finished(_ reading: JournalReading, journalBytes: Int) -> Outcome {
    guard let timeline = reading.timeline else {
      return EvaluationMessage.damagedJournal(reading.complaint)
    }
    guard reading.isSealed else {
      // The program left with exit code 0 in a way the runner could not see.
      return reading.hasSeal ? EvaluationMessage.forgedJournal : .endedEarly(timeline)
    }
    switch timeline.ending {
    case .stopped(let reason, let remedy):
      return .stopped(reason: reason, remedy: remedy, timeline)
    case .events:
      let cap = program.limits.journalBytes
      return .didNotFinish(journalBytes > cap ? .journal(bytes: cap) : .events, timeline)
    case nil:
      return .endedEarly(timeline)
    default:
      return .played(timeline)
    }
  }

  private static func output(of timeline: Timeline?) -> [String] {
    (timeline?.records ?? []).compactMap { record in
      if case .event(.output(let line)) = record.content { return line }
      return nil
    }
  }
}
