/// Collects the program's variables, by whose names a timeline speaks of its objects.
///
/// Only code that etude adds to a program calls this: one call with one list, which the compiler is
/// quickest with.
@MainActor
public enum _Names {
  private static var found: [(String, Any)] = []

  /// Says that a lesson's scene stands and the learner's own code begins.
  ///
  /// Callable from anywhere: some scripts have a top level that belongs to no actor.
  nonisolated public static func sceneStands() {
    MainActor.assumeIsolated { ViewWorld.current.noteScene() }
  }

  /// Hands over variables, older ones first.
  ///
  /// - Parameter values: names of variables with what they hold now.
  public static func add(_ values: [(String, Any)]) {
    found += values
  }

  /// What `report` hands over, in its order.
  static func collect(from report: () -> Void) -> [(String, Any)] {
    found = []
    report()
    defer { found = [] }
    return found
  }
}
