import SwiftSources

/// The code that fills a program's outlets, which a storyboard would do.
struct OutletCode {
  /// Declarations for the end of the file.
  let declarations: String
  /// The statement that must run before the program's own; empty when there is nothing to fill.
  let call: String

  init(for source: LexedSource) {
    let classes = source.outletClasses()
    var parts: [String] = []
    for item in classes {
      let lines = item.outlets.compactMap { Self.assignment($0, in: source) }
      guard !lines.isEmpty else { continue }
      parts.append(
        """
        extension \(item.name) {
          @MainActor fileprivate func _etudeFill() {
        \(lines.map { "    \($0)" }.joined(separator: "\n"))
          }
        }
        """)
    }
    guard !parts.isEmpty else {
      declarations = ""
      call = ""
      return
    }
    let fillings = classes.map { "  _Outlets.fill(\($0.name).self) { $0._etudeFill() }" }
    parts.append(
      """
      @MainActor func _etudeOutlets() {
      \(fillings.joined(separator: "\n"))
      }
      """)
    declarations = parts.joined(separator: "\n")
    call = "_etudeOutlets()"
  }

  /// Views and what else Interface Builder makes; nil for a class that cannot be made.
  private static func assignment(_ outlet: OutletClass.Outlet, in source: LexedSource) -> String? {
    let name = outlet.name
    let made: String
    if let hasFrame = source.canBeMadeWithFrame(outlet.type) {
      guard hasFrame else { return nil }
      made = "\(outlet.type)(frame: .zero)"
    } else if outlet.type == "NSLayoutConstraint" {
      made = "_Outlets.makeConstraint()"
    } else if plain.contains(where: { outlet.type.hasSuffix($0) }) {
      made = "\(outlet.type)()"
    } else if outlet.type == "UICollectionView" {
      made = "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    } else if outlet.type == "UIVisualEffectView" {
      made = "UIVisualEffectView(effect: nil)"
    } else {
      made = "\(outlet.type)(frame: .zero)"
    }
    let value = "_Outlets.place(\(made), named: \"\(name)\", in: self)"
    return outlet.isCollection ? "self.\(name) = [\(value)]" : "self.\(name) = \(value)"
  }

  /// Classes that have no frame.
  private static let plain = ["Recognizer", "Item", "Controller"]
}
