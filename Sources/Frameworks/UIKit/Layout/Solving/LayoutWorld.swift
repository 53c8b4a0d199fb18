import Engine
import QuartzCore

/// Decides when constraints are solved again.
@MainActor
final class LayoutWorld: @preconcurrency Companion {
  /// Whether any view of the run is placed by constraints.
  var isUsed = false
  private var lastInputs: [ObjectIdentifier: [UInt64]] = [:]
  /// How many changes there had been when a tree's inputs were last collected.
  private var lastChanges: [ObjectIdentifier: Int] = [:]
  private unowned let conductor: Conductor

  init(_ conductor: Conductor) {
    self.conductor = conductor
  }

  static var current: LayoutWorld { Conductor.current.companion(LayoutWorld.self) }

  func prepareCommit() {}

  /// Solves the constraints around a view if something they depend on has changed.
  func update(around view: UIView) {
    guard isUsed else { return }
    var root = view
    while let outer = root.superview { root = outer }
    let id = ObjectIdentifier(root)
    guard lastChanges[id] != conductor.layoutChanges else { return }
    lastChanges[id] = conductor.layoutChanges
    var inputs: [UInt64] = []
    var hasConstraints = false
    collect(root, &inputs, &hasConstraints)
    guard hasConstraints, lastInputs[id] != inputs else { return }
    LayoutSolver.solve(root)
    // Placing may have changed what content wants; only that is new afterwards.
    lastInputs[id] = inputs
  }

  /// Everything a solution depends on, as numbers that are only compared.
  private func collect(_ view: UIView, _ inputs: inout [UInt64], _ hasConstraints: inout Bool) {
    func add(_ number: CGFloat) { inputs.append(number.native.bitPattern) }
    func add(_ object: AnyObject) {
      inputs.append(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)))
    }
    add(view)
    if view.translatesAutoresizingMaskIntoConstraints || view.superview == nil {
      let frame = view.plainFrame
      for number in [frame.minX, frame.minY, frame.width, frame.height] { add(number) }
    } else {
      hasConstraints = true
      let size = view.intrinsicContentSize
      let layout = view.traits.layout
      for number in [size.width, size.height] { add(number) }
      for priority in [
        layout.hugging.horizontal, layout.hugging.vertical, layout.resistance.horizontal,
        layout.resistance.vertical,
      ] { inputs.append(UInt64(priority.rawValue.bitPattern)) }
    }
    add(view.bounds.minX)
    add(view.bounds.minY)
    inputs.append(view.isHidden ? 1 : 0)
    let margins = view.layoutMargins
    for number in [margins.top, margins.left, margins.bottom, margins.right] { add(number) }
    for constraint in view.constraints {
      add(constraint)
      add(constraint.constant)
      inputs.append(UInt64(constraint.priority.rawValue.bitPattern))
    }
    if let stack = view as? UIStackView { inputs += stack.layoutInputs }
    for inner in view.subviews { collect(inner, &inputs, &hasConstraints) }
    inputs.append(UInt64.max)
  }
}

extension UIView {
  /// The frame without the transform.
  var plainFrame: CGRect {
    let (size, anchor) = (bounds.size, layer.anchorPoint)
    return CGRect(
      x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }

  /// Gives the subviews the frames that their constraints ask for.
  func placeByConstraints() {
    for view in subviews where !view.translatesAutoresizingMaskIntoConstraints {
      guard let frame = view.traits.layout.solution else { continue }
      let anchor = view.layer.anchorPoint
      if view.bounds.size != frame.size { view.bounds.size = frame.size }
      let center = CGPoint(
        x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
      if view.center != center { view.center = center }
    }
  }

  /// How far below the top the first line of text stands, in points.
  var firstBaseline: CGFloat {
    (self as? UILabel).map { $0.font.ascender } ?? bounds.height
  }

  /// How far above the bottom the last line of text stands, in points.
  var lastBaseline: CGFloat {
    (self as? UILabel).map { -$0.font.descender } ?? 0
  }

  /// The smallest size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
