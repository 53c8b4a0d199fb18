import Engine
import QuartzCore
import Timelines

/// Ties a run of the engine to the views: input, names and the root controller.
@MainActor
package enum StageRun {
  /// Begins a new run whose input goes to the views.
  @discardableResult
  package static func begin(_ settings: RunSettings) -> Conductor {
    let conductor = Conductor.begin(settings)
    conductor.onInput = { input in
      MainActor.assumeIsolated { InputPlayer(input).play() }
    }
    conductor.nameSources.append {
      nonisolated(unsafe) var names: [(String, Any)] = []
      MainActor.assumeIsolated { names = ViewWorld.current.ownNames }
      return names
    }
    return conductor
  }

  /// Plays a few lines that nobody sees, so that tables and caches are filled.
  ///
  /// The runner does this once before it forks a child for each program.
  package static func warmUp() {
    let conductor = begin(RunSettings())
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(box)
    UIView.animate(withDuration: 1) {
      box.center.x = 100
      box.alpha = 0.5
      box.transform = CGAffineTransform(rotationAngle: 1)
      box.backgroundColor = .red
    }
    conductor.drain()
  }

  /// Shows a controller in a window as large as the stage; its properties name the views.
  package static func show(_ object: AnyObject) {
    guard let controller = object as? any RootController else { return }
    let window = UIWindow(frame: UIScreen.main.bounds)
    Conductor.current.nameSources.insert({ [("", object)] }, at: 0)
    // A controller that the system loads comes from the storyboard of that name.
    (object as? UIViewController)?.traits.storyboardName = "Main"
    window.root = controller
    window.makeKeyAndVisible()
    ViewWorld.current.controllerView = controller.rootView
  }
}

extension ViewWorld {
  /// The names of what the program did not make itself.
  var ownNames: [(String, Any)] {
    var names: [(String, Any)] = []
    if let view = rootView ?? controllerView { names.append(("view", view)) }
    if let window = windows.first { names.append(("window", window)) }
    return names
  }
}
