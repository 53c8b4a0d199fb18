import Lessons
import Timelines

extension CheckJudge {
  /// Finds an animated property that no check of the exercise is about.
  func otherTrackFinding(_ check: Check) -> Finding? {
    var known: [PropertyReference] = []
    for other in answer.checks {
      for reference in other.assertion.references {
        if let property = try? answer.property(reference) { known.append(property) }
      }
    }
    for track in answer.tracks
    where !known.contains(where: { covers($0, track.reference) })
      && !isInner(track.reference.object, of: known)
    {
      let time = track.segments.first?.begin
      let words = answer.words(track)
      var finding = Finding(
        at: time, property: words.filter { $0 != "`" }, expected: "",
        found: words.filter { $0 != "`" },
        requirement: GradingMessage.requirement(of: check, answer),
        observation: GradingMessage.otherTrack(words))
      finding.place = track.segments.first.flatMap { answer.place(of: $0.sites) }
      return finding
    }
    return nil
  }

  /// Whether an object is a part that UIKit gave one of the known views, such as a button's label.
  private func isInner(_ id: ObjectID, of known: [PropertyReference]) -> Bool {
    guard answer.timeline.name(of: id).contains("#"), !answer.isNew(id) else { return false }
    var parent = answer.timeline.parent(of: id, at: answer.timeline.duration)
    while let current = parent, current != 0, !answer.isStage(current) {
      if known.contains(where: { $0.object == current }) { return true }
      parent = answer.timeline.parent(of: current, at: answer.timeline.duration)
    }
    return false
  }

  private func covers(_ known: PropertyReference, _ found: PropertyReference) -> Bool {
    guard known.object == found.object else { return false }
    let roots = PlayedAnswer.causes(of: known.root)
    guard roots.contains(found.root) else { return false }
    let part = known.path.component
    return known.root == "frame" || part.isEmpty || found.path.component.isEmpty
      || found.path.component.hasPrefix(part) || part.hasPrefix(found.path.component)
  }

  /// Compares every animated property with the solution's, at all moments that matter to either.
  func sameFinding(_ check: Check) throws(Trouble) -> Finding? {
    guard let solution = answer.solution() else { throw .noSolution }
    let names = solution.tracks.map(\.name)
    let requirement = GradingMessage.requirement(of: check, answer)
    let own = answer.tracks.map { name(of: $0, in: solution) }
    for name in names + own.filter({ !names.contains($0) }) {
      guard let expected = try? solution.resolve(name) else {
        return Finding(
          at: nil, property: name, expected: "", found: name, requirement: requirement,
          observation: GradingMessage.otherTrack("`\(name)`"))
      }
      guard let found = try? answer.timeline.resolve(name) else {
        return Finding(
          at: nil, property: name, expected: name, found: "", requirement: requirement,
          observation: GradingMessage.missingTrack(name))
      }
      if let finding = difference(expected, found, solution, requirement, check) {
        return finding
      }
    }
    return nil
  }

  /// What another timeline calls the property of a track, whatever else the answer calls its object.
  private func name(of track: Track, in other: Timeline) -> String {
    let id = track.reference.object
    let property = track.name.dropFirst(answer.timeline.name(of: id).count)
    let shared = answer.timeline.names(of: id).first { other.object(named: $0) != nil }
    return shared.map { $0 + property } ?? track.name
  }

  private func difference(
    _ expected: PropertyReference, _ found: PropertyReference, _ solution: Timeline,
    _ requirement: String, _ check: Check
  ) -> Finding? {
    let end = max(answer.end, solution.duration)
    var instants = Set(answer.instants)
    for segment in solution.track(expected).segments {
      instants.formUnion([segment.begin, segment.end].filter(\.isFinite))
    }
    let moments = answer.moments(from: 0, to: end)
    let reach = moments.compactMap { solution.value(expected, at: $0.time, $0.side).number }
    let tolerance = Tolerance(
      plain: max(0.005 * ((reach.max() ?? 0) - (reach.min() ?? 0)), 0.01))
    for moment in moments {
      let nearChange = instants.contains {
        ($0 - moment.time).magnitude <= Self.timeTolerance && $0 != moment.time
      }
      if nearChange { continue }
      let wanted = solution.value(expected, at: moment.time, moment.side)
      let value = answer.timeline.value(found, at: moment.time, moment.side)
      if tolerance.accepts(value, wanted) { continue }
      let unit = ValueText.unit(of: found.path)
      let texts = ValueText.pair(wanted, value, unit: unit)
      var finding = Finding(
        at: moment.time, property: answer.plainWords(found), expected: texts.0, found: texts.1,
        requirement: requirement,
        observation: GradingMessage.differs(
          answer.words(found), expected: texts.0, found: texts.1, at: moment.time),
        foundValue: value)
      finding.place = answer.cause(of: found, at: moment.time)
      finding.explain(
        by: (try? Diagnosis(answer: answer).ofValue(
          found, expected: wanted, found: value, at: moment)) ?? nil)
      let part = value.mostDifferentPart(from: wanted)
      var plot = PlotMaker(answer: answer).plot(
        of: found, unit: unit, around: moment.time, part: part)
      if let first = plot?.found.first?.time, let last = plot?.found.last?.time {
        plot?.expected = PlotMaker.samples(
          of: expected, in: solution, over: first...last, part: part)
      }
      finding.plot = plot
      return finding
    }
    return nil
  }

  /// Looks for a name in the learner's code, comments and texts left out.
  func mentionFinding(_ symbol: String, isWanted: Bool, _ check: Check) -> Finding? {
    let mentions = SymbolMentions(of: symbol, in: answer.source)
    guard mentions.lines.isEmpty == isWanted else { return nil }
    var finding = Finding(
      at: nil, property: symbol, expected: "", found: "",
      requirement: GradingMessage.requirement(of: check, answer),
      observation: GradingMessage.mention(symbol, lines: mentions.lines))
    if let line = mentions.lines.first {
      finding.place = .init(fileName: answer.fileName, line: line)
    }
    return finding
  }
}
