import Engine
import QuartzCore

// Appearance proxies: `UINavigationBar.appearance().barTintColor = .red`. A proxy is a view of the
// class that is shown nowhere; it keeps what it is given, and real views do not follow it.

/// The proxies of one run, by class.
@MainActor
final class AppearanceWorld: Companion {
  private var proxies: [ObjectIdentifier: AnyObject] = [:]

  nonisolated init(_ conductor: Conductor) {}

  static var current: AppearanceWorld { Conductor.current.companion(AppearanceWorld.self) }

  nonisolated func prepareCommit() {}

  func proxy<Kind: AnyObject>(of kind: Kind.Type, _ make: () -> AnyObject) -> Kind {
    InertNotes.say("appearance", "settings of appearance()")
    let key = ObjectIdentifier(kind)
    let proxy = proxies[key] ?? make()
    proxies[key] = proxy
    return unsafeDowncast(proxy, to: kind)
  }
}

/// Can be given looks for all objects of its class.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {}

/// Can be given looks by what it is in.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {
  @_silgen_name("etude_view_make")
  private class func construct(_ plainly: Bool) -> UIView

  /// What stands for all views of the class.
  public class func appearance() -> Self {
    AppearanceWorld.current.proxy(of: self) { construct(true) }
  }

  /// What stands for all views of the class in certain surroundings.
  public class func appearance(for trait: UITraitCollection) -> Self { appearance() }

  /// What stands for all views of the class inside of others.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    appearance()
  }
}

extension UIViewController: UIAppearanceContainer {}

extension UIBarItem: UIAppearance {
  @_silgen_name("etude_baritem_make")
  private class func construct(_ plainly: Bool) -> UIBarItem

  /// What stands for all items of the class.
  public class func appearance() -> Self {
    AppearanceWorld.current.proxy(of: self) { construct(true) }
  }

  /// What stands for all items of the class inside of others.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    appearance()
  }
}
