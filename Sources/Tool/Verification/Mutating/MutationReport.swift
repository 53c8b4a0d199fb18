import Lessons

/// How many small changes of the solutions the checks notice.
package struct MutationReport: Hashable, Sendable {
  package var rows: [Row]

  /// One exercise.
  package struct Row: Hashable, Sendable {
    package var id: String
    /// Changes that compile.
    package var count: Int
    /// Those that fail a check, or do not play to their end.
    package var killed: Int
    /// Those that no check notices, and that the lesson does not declare loose.
    package var survivors: [Survivor]
    /// Those that no check notices, as the lesson declares.
    package var loose: [Survivor]
    /// Declarations of the lesson that no surviving change needs.
    package var idle: [LooseMutant]
    /// Those that could not be played here, through no fault of the lesson.
    package var unplayed: [Survivor]
    package var seconds: Double
    package var isCached: Bool
  }

  /// A change that no check notices.
  package struct Survivor: Hashable, Sendable {
    /// Where the change is made in the lesson.
    package var place: LessonPlace
    /// What is changed, such as `0.5 → 0.4`.
    package var description: String
  }

  package var count: Int { rows.reduce(0) { $0 + $1.count } }
  package var killed: Int { rows.reduce(0) { $0 + $1.killed } }
  package var loose: Int { rows.reduce(0) { $0 + $1.loose.count } }

  /// Killed changes as a share of those that are not loose, 0 to 1; 1 when there are none.
  package var share: Double {
    let relevant = count - loose
    return relevant == 0 ? 1 : Double(killed) / Double(relevant)
  }

  /// What is to be mended: survivors, declarations without a survivor, and what was not played.
  package var findings: [VerificationFinding] {
    rows.flatMap { row in
      row.survivors.map { survivor in
        VerificationFinding(
          place: survivor.place, kind: .mutantIsKilled,
          message: "no check notices this change: \(survivor.description)",
          remedy: "add a check that does, or declare it in a loose fence with the reason")
      }
        + row.idle.map { loose in
          VerificationFinding(
            place: loose.place, kind: .mutantIsKilled,
            message: "every change with \"\(loose.pattern)\" is noticed, or there is none",
            remedy: "remove the line")
        }
        + row.unplayed.map { mutant in
          VerificationFinding(
            place: mutant.place, kind: .mutantIsKilled,
            message: "this change could not be played: \(mutant.description)",
            remedy: "etude doctor")
        }
    }
  }
}
