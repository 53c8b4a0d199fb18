import SwiftSources

/// Fills outlets and wires actions, as a storyboard would do it.
struct OutletCode {
  let source: LexedSource

  func pieces() -> [GeneratedCode.Piece] {
    let classes = source.outletClasses()
    let outlets = classes.flatMap { item in
      item.outlets.compactMap { outlet in
        assignment(outlet).map { piece(in: item.name, doing: $0) }
      }
    }
    return outlets + actions(classes)
  }

  private func piece(in owner: String, doing statement: String) -> GeneratedCode.Piece {
    GeneratedCode.Piece(
      declaration: "extension \(owner) { @MainActor fileprivate func %() { \(statement) } }",
      statement: "_Outlets.fill(\(owner).self) { $0.%() }")
  }

  /// Views and what else Interface Builder makes; nil for a class that cannot be made.
  private func assignment(_ outlet: OutletClass.Outlet) -> String? {
    guard let made = making(outlet.type) else { return nil }
    guard outlet.isCollection else {
      return "self.\(outlet.name) = \(placed(made, named: outlet.name))"
    }
    let items = (0..<source.usualCount(ofCollection: outlet.name)).map { index in
      placed(made, named: "\(outlet.name)[\(index)]")
    }
    return "self.\(outlet.name) = [\(items.joined(separator: ", "))]"
  }

  private func placed(_ made: String, named name: String) -> String {
    "_Outlets.place(\(made), named: \"\(name)\", in: self)"
  }

  private func making(_ type: String) -> String? {
    switch source.makingOfView(type) {
    case .plain: return "\(type)()"
    case .frame: return "\(type)(frame: .zero)"
    case .coder: return "\(type)(coder: NSCoder())!"
    case .impossible: return nil
    case nil: break
    }
    if let special = Self.special[type] { return special }
    let hasNoFrame = Self.plain.contains { type.hasSuffix($0) }
    return hasNoFrame ? "\(type)()" : "\(type)(frame: .zero)"
  }

  private static let special = [
    "NSLayoutConstraint": "_Outlets.makeConstraint()",
    "UICollectionView":
      "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())",
    "UIVisualEffectView": "UIVisualEffectView(effect: nil)",
    "UINavigationItem": "UINavigationItem(title: \"\")",
  ]

  /// Classes that have no frame.
  private static let plain = ["Recognizer", "Item", "Controller", "NSObject"]

  // MARK: Actions

  private func actions(_ classes: [OutletClass]) -> [GeneratedCode.Piece] {
    let actions = source.objectiveCMethods().filter { method in
      method.isAction && !source.hasSelector(of: method.base)
        && method.firstType != "UIStoryboardSegue"
    }
    return actions.map { action in
      let sender = Self.sender(of: action)
      let outlets = classes.first { $0.name == action.owner }?.outlets ?? []
      let rivals = actions.filter { $0.owner == action.owner && Self.sender(of: $0) == sender }
      let fitting = Self.outlets(outlets, for: action, sender: sender, isOnly: rivals.count == 1)
      let made = making(sender) ?? "UIButton(frame: .zero)"
      let list = fitting.map { "self.\($0.name) as Any" }.joined(separator: ", ")
      return piece(
        in: action.owner,
        doing: "_Outlets.wire(\(made), to: [\(list)], \"\(action.base)\", "
          + "_selector(\(action.owner).\(action.reference)), in: self)")
    }
  }

  /// The class of what Interface Builder would connect with an action.
  private static func sender(of action: ObjectiveCMethod) -> String {
    let any: Set<String?> = [nil, "Any", "AnyObject", "NSObject", "UIControl", "UIView"]
    return any.contains(action.firstType) ? "UIButton" : action.firstType ?? "UIButton"
  }

  /// The outlets that the action surely belongs to: by its words, or because there is one only.
  private static func outlets(
    _ outlets: [OutletClass.Outlet], for action: ObjectiveCMethod, sender: String, isOnly: Bool
  ) -> [OutletClass.Outlet] {
    let possible = outlets.filter { $0.type == sender }
    let words = words(of: action.base)
    let named = possible.filter { !words.isEmpty && Self.words(of: $0.name) == words }
    if !named.isEmpty { return named }
    return isOnly && possible.count == 1 ? possible : []
  }

  /// The words of a name without those that only say what kind of thing it is.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for letter in name {
      if letter.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += letter.lowercased()
    }
    let kinds: Set<String> = [
      "button", "btn", "tapped", "pressed", "clicked", "touched", "action", "did", "tap", "press",
      "on", "handle", "touch", "changed", "change", "switch", "slider", "field", "control",
      "value", "action:", "view", "label", "the", "is", "was", "got",
    ]
    return words.filter { !kinds.contains($0) }
  }
}
