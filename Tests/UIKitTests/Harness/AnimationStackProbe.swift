import QuartzCore
import UIKit

/// Tells whether any animation block is still open.
@MainActor
enum AnimationStackProbe {
  static var isEmpty: Bool { UIView.inheritedAnimationDuration == 0 }
}
