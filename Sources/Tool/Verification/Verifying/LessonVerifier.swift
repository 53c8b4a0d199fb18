import Evaluation
import Grading
import Lessons

/// Plays lessons and proves that they do what they say: starters fail, solutions and accepted answers
/// pass, rejected ones fail at the check that they name, demos play, and all of it every time alike.
package struct LessonVerifier: Sendable {
  private let runner: JobRunner
  private let cache: VerificationCache
  private let stamp: String

  /// With `usesCache`, lessons that were in order and did not change since are left out.
  package init(_ evaluator: Evaluator, usesCache: Bool = true) {
    let installation = evaluator.installation
    runner = JobRunner(
      grader: Grader(evaluator), evaluator: evaluator,
      uncached: Evaluator(installation, usesCache: false))
    cache = VerificationCache(folder: usesCache ? Storage.cache + "/verified" : nil)
    stamp = installation.stamp
  }

  /// Verifies lessons on all processors.
  ///
  /// - Parameters:
  ///   - course: the course they belong to.
  ///   - ids: exercises or chapters; empty means all.
  ///   - progress: called after each program with the number done and the number of all.
  /// - Returns: one row for each lesson, in the order of the course.
  package func verify(
    _ course: Course, only ids: Set<String> = [],
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) -> VerificationReport {
    let lessons = self.lessons(of: course, only: ids)
    let known = lessons.map { cache.isInOrder($0.key) }
    let work = lessons.indices.filter { !known[$0] }.flatMap { index in
      lessons[index].jobs.map { (index, $0) }
    }
    let done = concurrently(work.count, progress: progress) { position in
      let clock = ContinuousClock()
      let start = clock.now
      let findings = runner.findings(of: work[position].1)
      return (work[position].0, findings, (clock.now - start) / .seconds(1))
    }
    var rows = lessons.indices.map { index in
      VerificationReport.Row(
        id: lessons[index].id, title: lessons[index].title, runs: lessons[index].jobs.count,
        seconds: 0, isCached: known[index], findings: [])
    }
    for (index, findings, seconds) in done {
      rows[index].findings += findings
      rows[index].seconds += seconds
    }
    for index in rows.indices where rows[index].findings.isEmpty && !known[index] {
      cache.remember(lessons[index].key)
    }
    return VerificationReport(rows: rows)
  }

  private struct Lesson {
    var id: String
    var title: String
    var key: String
    var jobs: [LessonJob]
  }

  private func lessons(of course: Course, only ids: Set<String>) -> [Lesson] {
    var lessons: [Lesson] = []
    for chapter in course.chapters {
      let takesAll = ids.isEmpty || ids.contains(chapter.id)
      if takesAll {
        var text = chapter
        text.exercises = []
        let jobs = LessonJob.all(of: chapter)
        if !jobs.isEmpty {
          lessons.append(
            Lesson(
              id: chapter.id, title: chapter.title, key: key("\(text)"), jobs: jobs))
        }
      }
      for exercise in chapter.exercises
      where takesAll || ids.contains(exercise.id) || ids.contains(exercise.shortID) {
        lessons.append(
          Lesson(
            id: exercise.id, title: exercise.title, key: key("\(exercise)"),
            jobs: LessonJob.all(of: exercise)))
      }
    }
    return lessons
  }

  private func key(_ lesson: String) -> String {
    var hash = ContentHash()
    hash.add(stamp)
    hash.add(lesson)
    return hash.text
  }
}
