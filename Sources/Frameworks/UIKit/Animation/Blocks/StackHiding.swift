import Engine
import QuartzCore
import Timelines

// The one change of `isHidden` that a block animates: that of a view which a stack arranges. As is
// widely reported, the stack closes or opens the gap inside the block by itself, and a view that goes
// is seen until the gap is closed.

extension UIView {
  /// The stack that places the view, if one does.
  var arrangingStack: UIStackView? {
    guard let stack = superview as? UIStackView,
      stack.arrangedSubviews.contains(where: { $0 === self })
    else { return nil }
    return stack
  }
}

extension AnimationBlock {
  /// What hiding or showing a view of a stack does: the stack is laid out at the end of the block.
  func hidingAction(of view: UIView, in stack: UIStackView) -> any CAAction {
    if !stacks.contains(where: { $0 === stack }) { stacks.append(stack) }
    guard case .animated = manner, !view.isHidden else { return NSNull() }
    return StayInSight(self, view)
  }

  /// Lets the stacks whose views came or went close and open their gaps.
  func layOutStacks() {
    for stack in stacks {
      stack.setNeedsLayout()
      stack.layoutIfNeeded()
    }
  }
}

/// Shows a view that is being hidden until the block's animations are over.
@MainActor
private final class StayInSight: @preconcurrency CAAction {
  private let block: AnimationBlock
  private let view: UIView

  init(_ block: AnimationBlock, _ view: UIView) {
    self.block = block
    self.view = view
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    block.onChange?(view.layer, event, .flag(false))
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = false
    block.add(animation, to: view.layer, path: event)
  }
}
