@_silgen_name("etude_call_sites")
private func readCallSites(_ sites: UnsafeMutablePointer<UInt64>, _ limit: Int32) -> Int32

/// Where the learner's code called from.
package enum CallSites {
  /// The learner's own calls that led here, innermost first: at most four code offsets.
  package static func current() -> [UInt64] {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 4) { sites in
      guard let start = sites.baseAddress else { return [] }
      let count = Int(readCallSites(start, 4))
      return Array(sites.prefix(count))
    }
  }
}
