import Evaluation
import Lessons

/// A folder of answers by many learners: one folder for each, or one file for each.
///
/// ```text
/// class/ada/basic/first-move.swift     a copy of a workspace
/// class/ben/b1.swift                   named by id, short id or the id's last part
/// class/cleo.swift                     when the exercise is given
/// ```
package struct ClassFolder: Sendable {
  /// One answer that was handed in.
  package struct Submission: Hashable, Sendable {
    /// The learner, as the folder calls them.
    package var learner: String
    package var exercise: Exercise
    /// The path below the class's folder.
    package var path: String
    package var source: String
  }

  /// By learner, then in the order of the course.
  package private(set) var submissions: [Submission] = []
  /// Swift files that answer no exercise, and files that are no text.
  package private(set) var unknown: [String] = []

  /// Looks for answers.
  ///
  /// - Parameters:
  ///   - files: the class's folder.
  ///   - course: whose exercises are answered.
  ///   - exercise: the only exercise that counts; nil: each file's name tells.
  package init(_ files: any CourseFiles, course: Course, exercise: Exercise? = nil) {
    var found: [Submission] = []
    for path in Self.paths(in: files, "") {
      let parts = path.split(separator: "/").map(String.init)
      guard let bytes = files.bytes(of: path),
        let source = String(validating: bytes, as: UTF8.self),
        let answered = Self.exercise(parts, course, only: exercise)
      else {
        unknown.append(path)
        continue
      }
      let learner = parts.count == 1 ? String(parts[0].dropLast(".swift".count)) : parts[0]
      found.append(
        Submission(learner: learner, exercise: answered, path: path, source: source))
    }
    var rank: [String: Int] = [:]
    for (index, exercise) in course.exercises.enumerated() { rank[exercise.id] = index }
    submissions = found.sorted { left, right in
      (left.learner, rank[left.exercise.id] ?? 0, left.path)
        < (right.learner, rank[right.exercise.id] ?? 0, right.path)
    }
  }

  /// The Swift files below a folder, sorted; folders whose name begins with a dot are left out.
  private static func paths(in files: any CourseFiles, _ folder: String) -> [String] {
    (files.names(in: folder) ?? []).flatMap { name -> [String] in
      let path = folder.isEmpty ? name : folder + "/" + name
      if name.hasSuffix(".swift") { return [path] }
      // A workspace's own package file and the like are no folders.
      return name.contains(".") ? [] : paths(in: files, path)
    }.filter { !$0.hasSuffix("Package.swift") }
  }

  private static func exercise(
    _ parts: [String], _ course: Course, only: Exercise?
  ) -> Exercise? {
    guard let file = parts.last else { return nil }
    let name = String(file.dropLast(".swift".count))
    if let only {
      if parts.count <= 2 { return only }
      let found = try? course.exercise(name)
      return found?.id == only.id ? only : nil
    }
    if parts.count > 1, let found = try? course.exercise(parts[parts.count - 2] + "." + name) {
      return found
    }
    return try? course.exercise(name)
  }
}

extension Grader {
  /// Grades the answers of a class on all processors, each held to the source policy.
  ///
  /// - Parameters:
  ///   - submissions: what was handed in.
  ///   - progress: called after each answer with the number done and the number of all.
  /// - Returns: one verdict for each answer, in the same order.
  package func grade(
    _ submissions: [ClassFolder.Submission],
    progress: @Sendable (Int, Int) -> Void = { _, _ in }
  ) -> [Verdict] {
    concurrently(submissions.count, progress: progress) { index in
      let submission = submissions[index]
      let name = submission.path.split(separator: "/").last.map(String.init) ?? submission.path
      return grade(
        source: submission.source, fileName: name, exercise: submission.exercise, isStrict: true)
    }
  }
}
