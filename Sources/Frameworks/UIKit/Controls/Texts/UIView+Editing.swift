import Engine

extension UIView {
  /// Ends editing if the text that is edited belongs to this view or one in it.
  ///
  /// - Parameter force: Whether it ends although the text's delegate refuses.
  /// - Returns: Whether something was edited and has ended.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let edited = ViewWorld.current.firstResponder as? UIView, edited.isDescendant(of: self)
    else { return false }
    if edited.resignFirstResponder() { return true }
    guard force else { return false }
    ViewWorld.current.firstResponder = nil
    return true
  }
}
