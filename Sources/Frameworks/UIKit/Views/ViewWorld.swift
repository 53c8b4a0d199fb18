import CoreGraphics
import Engine
import QuartzCore
import Timelines

/// The windows and the focus of one run.
@MainActor
final class ViewWorld: Companion {
  /// Windows, the topmost last.
  var windows: [UIWindow] = []
  var firstResponder: UIResponder?
  /// The view that stands for the screen in scripts; made when it is first asked for.
  var rootView: UIView?
  /// The view of the root controller, in class mode.
  var controllerView: UIView?
  /// What a lesson's scene brought on the screen before the learner's own code began.
  private var ofScene: Set<ObjectID> = []
  nonisolated(unsafe) private unowned let conductor: Conductor

  nonisolated init(_ conductor: Conductor) {
    self.conductor = conductor
  }

  static var current: ViewWorld { Conductor.current.companion(ViewWorld.self) }

  /// Remembers what is on the screen as the scene's.
  func noteScene() {
    func note(_ view: UIView) {
      ofScene.insert(view.journalID)
      for inner in view.subviewList { note(inner) }
    }
    for window in windows { note(window) }
  }

  /// Whether the scene of a lesson brought a view on the screen.
  func isOfScene(_ view: UIView) -> Bool { ofScene.contains(view.journalID) }

  /// Lays out the windows as the display would before it shows a frame.
  nonisolated func prepareCommit() {
    MainActor.assumeIsolated {
      for window in windows {
        UIView.updateConstraints(around: window)
        window.layer.layOutTree()
      }
      // Drawing code often adds layers and animations: those belong to this commit too.
      if LayerWorld.current.displayPictures() {
        for window in windows { window.layer.layOutTree() }
        LayerWorld.current.prepareCommit()
      }
    }
  }
}
