import Engine

/// Brings a program's root view controller on the stage.
enum RootLoading {
  private nonisolated(unsafe) static var root: AnyObject?

  /// Keeps the controller and names what it stores.
  static func load(_ controller: AnyObject) {
    root = controller
    Conductor.current.nameSources.append { [("", controller)] }
  }
}
