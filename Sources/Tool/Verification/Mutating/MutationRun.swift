import Evaluation
import Grading
import Lessons
import SwiftSources
import Synchronization

/// Changes solutions in small ways and looks whether a check notices.
package struct MutationRun: Sendable {
  private let grader: Grader
  private let cache: MutationCache
  private let stamp: String

  /// With `usesCache`, exercises that did not change since their last run are left out.
  package init(_ evaluator: Evaluator, usesCache: Bool = true) {
    grader = Grader(evaluator)
    cache = MutationCache(folder: usesCache ? Storage.cache + "/mutants" : nil)
    stamp = evaluator.installation.stamp
  }

  /// Tries all changes of the solutions of a course.
  ///
  /// - Parameters:
  ///   - course: the course.
  ///   - ids: exercises or chapters; empty means all.
  ///   - progress: called after each exercise with the number done and the number of all.
  /// - Returns: one row for each exercise, in the order of the course.
  package func run(
    _ course: Course, only ids: Set<String> = [],
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) -> MutationReport {
    let exercises = course.chapters.flatMap { chapter in
      chapter.exercises.filter { exercise in
        ids.isEmpty || ids.contains(chapter.id) || ids.contains(exercise.id)
          || ids.contains(exercise.shortID)
      }
    }
    return MutationReport(
      rows: concurrently(exercises.count, progress: progress) { row(exercises[$0]) })
  }

  private func row(_ exercise: Exercise) -> MutationReport.Row {
    var hash = ContentHash()
    hash.add(stamp)
    hash.add("\(exercise)")
    let program = MutantProgram(of: exercise.solution.text)
    if let fates = cache.fates(hash.text), fates.count == program.mutations.count {
      return row(exercise, program.mutations, fates, seconds: 0, isCached: true)
    }
    let clock = ContinuousClock()
    let start = clock.now
    let fates = fates(exercise, program)
    if !fates.contains(.unplayed) { cache.remember(fates, hash.text) }
    return row(
      exercise, program.mutations, fates, seconds: (clock.now - start) / .seconds(1),
      isCached: false)
  }

  /// What becomes of each mutation: all of them in one program if that compiles, else one by one.
  private func fates(_ exercise: Exercise, _ program: MutantProgram) -> [MutantFate] {
    // Where the solution itself fails, a failing mutant proves nothing.
    let own = grader.grade(source: exercise.solution.text, exercise: exercise)
    guard own.passed else { return program.mutations.map { _ in .survived } }
    let base = grader.grade(source: program.text, exercise: exercise, checksExtraScenes: false)
    if base.passed {
      return program.mutations.indices.map { index in
        fate(grader.grade(source: program.text, exercise: exercise, variant: index + 1))
      }
    }
    return program.mutations.map { mutation in
      fate(
        grader.grade(
          source: mutation.applied(to: exercise.solution.text), exercise: exercise))
    }
  }

  private func fate(_ verdict: Verdict) -> MutantFate {
    switch verdict.word {
    case .passed: .survived
    case .doesNotCompile: .stillborn
    case .notChecked: .unplayed
    default: .killed
    }
  }

  private func row(
    _ exercise: Exercise, _ mutations: [Mutation], _ fates: [MutantFate], seconds: Double,
    isCached: Bool
  ) -> MutationReport.Row {
    func mutants(_ fate: MutantFate) -> [MutationReport.Survivor] {
      zip(mutations, fates).filter { $0.1 == fate }.map { mutation, _ in
        var place = exercise.solution.place
        place.line += mutation.line - 1
        return MutationReport.Survivor(place: place, description: mutation.description)
      }
    }
    let survivors = mutants(.survived)
    func names(_ loose: LooseMutant, _ survivor: MutationReport.Survivor) -> Bool {
      survivor.description.contains(loose.pattern)
    }
    func isLoose(_ survivor: MutationReport.Survivor) -> Bool {
      exercise.loose.contains { names($0, survivor) }
    }
    return MutationReport.Row(
      id: exercise.id, count: fates.filter { $0 == .killed || $0 == .survived }.count,
      killed: fates.filter { $0 == .killed }.count,
      survivors: survivors.filter { !isLoose($0) }, loose: survivors.filter(isLoose),
      idle: exercise.loose.filter { loose in !survivors.contains { names(loose, $0) } },
      unplayed: mutants(.unplayed), seconds: seconds, isCached: isCached)
  }
}

/// What becomes of a mutant.
enum MutantFate: String, Sendable {
  case killed = "k"
  case survived = "s"
  /// It does not compile, so nobody could have written it.
  case stillborn = "b"
  /// It could not be played here; never remembered.
  case unplayed = "u"
}
