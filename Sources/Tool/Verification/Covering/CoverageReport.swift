import Lessons
import Timelines

/// What is taught where, and what of the catalogue nothing teaches yet.
package struct CoverageReport: Hashable, Sendable {
  package var groups: [Group]
  /// Words in `covers` that the catalogue does not know.
  package var unknown: [LessonProblem]

  /// A group of the catalogue.
  package struct Group: Hashable, Sendable {
    package var title: String
    package var items: [Item]
  }

  /// One thing to teach, with the exercises that teach it.
  package struct Item: Hashable, Sendable {
    package var name: String
    /// Short ids, in the order of the course.
    package var exercises: [String]
  }

  /// What nothing teaches.
  package var missing: [String] {
    groups.flatMap(\.items).filter(\.exercises.isEmpty).map(\.name)
  }

  /// Looks at the `covers` of every exercise.
  package init(_ course: Course) {
    var teachers: [String: [String]] = [:]
    for exercise in course.exercises {
      for item in exercise.covers { teachers[item, default: []].append(exercise.shortID) }
    }
    groups = CoverageCatalog.groups.map { group in
      Group(
        title: group.title,
        items: group.items.map { Item(name: $0, exercises: teachers[$0] ?? []) })
    }
    let known = CoverageCatalog.groups.flatMap(\.items)
    unknown = course.exercises.flatMap { exercise in
      exercise.covers.filter { !known.contains($0) }.map { word in
        LessonProblem(
          place: LessonPlace(file: exercise.file, line: 1), rule: .uncovered,
          message: "`covers` names `\(word)`, which is not in the catalogue",
          remedy: nearestMatch(to: word, among: known).map { "did you mean `\($0)`" }
            ?? "etude verify --coverage lists the words")
      }
    }
  }
}
