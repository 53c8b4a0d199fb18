import QuartzCore

/// The sentences of this room about views.
@MainActor
enum ViewMessage {
  static func insideItself(_ view: UIView) -> String {
    "\(type(of: view)) was added to itself or to a view inside it"
  }

  static let insideItselfRemedy = "add the view to one that is not inside it"
}
