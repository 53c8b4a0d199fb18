@_silgen_name("etude_call_sites")
private func readCallSites(_ sites: UnsafeMutablePointer<UInt64>, _ limit: Int32) -> Int32

@_silgen_name("etude_set_exercise")
private func setExercise(_ base: UInt64, _ end: UInt64)

/// Where the learner's code called from.
package enum CallSites {
  /// Says where the learner's code lies; before, no call site is known.
  package static func watch(from base: UInt64, to end: UInt64) {
    setExercise(base, end)
  }

  /// The learner's own calls that led here, innermost first: at most four code offsets.
  package static func current() -> [UInt64] {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 4) { sites in
      guard let start = sites.baseAddress else { return [] }
      let count = Int(readCallSites(start, 4))
      return Array(sites.prefix(count))
    }
  }
}
