import Evaluation
import Lessons

/// The whole lint of a course: what its text shows, and what its code's formatter says.
package struct LessonLint: Sendable {
  private let toolchain: Toolchain?

  /// Without a toolchain the formatting is not looked at.
  package init(_ toolchain: Toolchain?) {
    self.toolchain = toolchain
  }

  /// Everything wrong with the lessons below a folder, in the order of files and lines.
  ///
  /// - Parameters:
  ///   - folder: the course's folder.
  ///   - file: a lesson file below it; nil means all.
  /// - Returns: the problems; none for a course in order.
  package func problems(in folder: String, file: String? = nil) -> [LessonProblem] {
    let files = DiskFiles(root: folder)
    let reading = CourseReading(folder: folder, files: files)
    var problems = reading.problems
    if let course = reading.course {
      problems += CourseLint(course, files: files).findings
      problems += CoverageReport(course).unknown
      if let toolchain {
        let exercises = course.exercises.filter { file == nil || $0.file == file }
        let chapters = course.chapters.filter { file == nil || $0.file == file }
        let codes = exercises.flatMap(\.formattedCodes) + chapters.flatMap(\.formattedCodes)
        problems += FormatLint(toolchain, course: folder).problems(in: codes)
      }
    }
    guard let file else { return problems }
    return problems.filter { $0.place.file == file }
  }
}
