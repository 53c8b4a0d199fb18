import CoreGraphics
import Engine
import QuartzCore

/// The view that fills the stage: in a script, the place to add views to.
///
/// A variable of the program's own that is called `view` takes its place.
@preconcurrency @MainActor
public var view: UIView { ViewWorld.current.stageView }

extension ViewWorld {
  /// The root view, made together with its window when it is first asked for.
  @MainActor var stageView: UIView {
    if let rootView { return rootView }
    let root = UIView(frame: .zero)
    rootView = root
    // The learner asked for the view, but did not write what sets it up.
    Conductor.current.recorder.from([]) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      root.frame = window.bounds
      root.backgroundColor = .white
      window.addSubview(root)
    }
    return root
  }
}
