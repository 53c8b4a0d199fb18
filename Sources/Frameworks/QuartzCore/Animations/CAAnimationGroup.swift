import Timelines

/// Several animations that run together in one stretch of time.
///
/// A child that lasts longer than the group is cut; its begin time counts from the group's.
open class CAAnimationGroup: CAAnimation {
  private var children: [CAAnimation]?

  /// The animations; copies are taken when the group is added to a layer.
  open var animations: [CAAnimation]? {
    get { children }
    set { if mayChange() { children = newValue } }
  }

  override func duplicate() -> CAAnimation {
    let copy = CAAnimationGroup()
    copy.state = state
    copy.children = children?.map { $0.frozenCopy() }
    return copy
  }

  override func motion(for describer: AnimationDescriber) -> Motion {
    .group((children ?? []).map { describer.describe($0, in: self) })
  }
}
