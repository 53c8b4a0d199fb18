import Engine

/// The folder with an app's files; etude has none, so it names files and finds nothing in them.
public final class Bundle: NSObject, @unchecked Sendable {
  /// The app's own folder.
  public static let main = Bundle()

  /// The folder of a class's code: the app's own.
  public convenience init(for aClass: AnyClass) {
    self.init()
  }

  /// The app's name for itself.
  public var bundleIdentifier: String? { "etude" }

  /// The app's settings: none.
  public var infoDictionary: [String: Any]? { [:] }

  /// A file's name; there is nothing in it.
  public func path(forResource name: String?, ofType type: String?) -> String? {
    name.map { $0 + (type.map { "." + $0 } ?? "") }
  }

  /// Nothing: etude has no interface files.
  public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil)
    -> [Any]?
  {
    Conductor.current.note(
      "nib", "there is no interface file \"\(name)\" here: make the views in code")
    return []
  }
}
