import Grading
import Lessons

/// A learner at work: the course, the folder with the answers, and where the learner is.
///
/// The command line and the shell both work through a desk, so that they agree on which exercise is
/// meant, what comes next and what is written down.
package struct Desk: Sendable {
  package let course: Course
  package let workspace: Workspace
  /// Today as `2025-03-09`, for the progress file.
  package let day: String

  package init(course: Course, workspace: Workspace, day: String) {
    self.course = course
    self.workspace = workspace
    self.day = day
  }

  /// Why a desk cannot do what was asked.
  package enum Problem: Error, Sendable {
    case unknown(UnknownLesson)
    case file(FileFailure)
    /// The exercise has no answer yet.
    case notStarted(Exercise)
    /// Everything is passed or skipped.
    case courseDone
  }

  /// The exercise with this name; without a name the one started last, else the next one.
  package func exercise(_ name: String?) throws(Problem) -> Exercise {
    if let name { return try named(name) }
    if let current = workspace.session().exercise, let found = try? course.exercise(current) {
      return found
    }
    return try upcoming()
  }

  /// Where the learner goes on: the exercise started last unless it is done, else the next one that
  /// is neither passed nor skipped, behind it first.
  package func upcoming() throws(Problem) -> Exercise {
    let progress = try progress()
    let all = course.exercises
    let current = workspace.session().exercise.flatMap { id in
      all.firstIndex { $0.id == id || $0.formerIDs.contains(id) }
    }
    let start = current ?? 0
    for exercise in all[start...] + all[..<start]
    where !standing(of: exercise, in: progress).isDone {
      return exercise
    }
    throw .courseDone
  }

  /// Where the learner stands with an exercise.
  package func standing(of exercise: Exercise, in progress: ProgressFile) -> Standing {
    Standing(entry(of: exercise, in: progress), hash: exercise.contentHash)
  }

  /// What the progress file says of an exercise, under its present id or a former one.
  package func entry(of exercise: Exercise, in progress: ProgressFile) -> ProgressEntry? {
    if let entry = progress.entry(exercise.id) { return entry }
    return exercise.formerIDs.lazy.compactMap { progress.entry($0) }.first
  }

  /// The progress as the file says it now.
  package func progress() throws(Problem) -> ProgressFile {
    try files { () throws(FileFailure) in try workspace.progress().file }
  }

  func named(_ name: String) throws(Problem) -> Exercise {
    do throws(UnknownLesson) {
      return try course.exercise(name)
    } catch {
      throw .unknown(error)
    }
  }

  func files<Answer>(
    _ body: () throws(FileFailure) -> Answer
  ) throws(Problem) -> Answer {
    do throws(FileFailure) {
      return try body()
    } catch {
      throw .file(error)
    }
  }
}
