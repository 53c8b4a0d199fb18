/// A field for searching; it takes text like any other.
@preconcurrency @MainActor
open class UISearchBar: UIView, InputTypeable {
  /// What the bar looks like.
  public enum Style: UInt, Sendable {
    /// As usual.
    case `default` = 0
    /// Clearly there.
    case prominent = 1
    /// Hardly there.
    case minimal = 2
  }

  /// The pictures of the bar.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search = 0
    /// The cross.
    case clear = 1
    /// The book.
    case bookmark = 2
    /// The list.
    case resultsList = 3
  }

  /// Who is told about searching.
  open weak var delegate: (any UISearchBarDelegate)?
  /// What is searched for.
  open var text: String? {
    didSet { layer.setText("text", text) }
  }
  /// What is shown while there is no text.
  open var placeholder: String?
  /// A line above the field.
  open var prompt: String?
  /// Whether a button ends searching.
  open var showsCancelButton = false
  /// Whether a button shows bookmarks.
  open var showsBookmarkButton = false
  /// Whether a button shows results.
  open var showsSearchResultsButton = false
  /// Whether that button is pressed.
  open var isSearchResultsButtonSelected = false
  /// What the bar looks like.
  open var searchBarStyle = Style.default
  /// How the bar looks.
  open var barStyle = UIBarStyle.default
  /// The colour behind the field.
  open var barTintColor: UIColor?
  /// Whether what is below shines through.
  open var isTranslucent = true
  /// The picture behind the field.
  open var backgroundImage: UIImage?
  /// The field itself.
  public let searchTextField = UITextField()
  /// What the keyboard offers; etude shows none.
  open var keyboardType = UIKeyboardType.default
  /// What is written on the return key.
  open var returnKeyType = UIReturnKeyType.search
  /// Where the field's text begins.
  open var searchTextPositionAdjustment = UIOffset.zero

  /// Whether the bar gets what is typed.
  open override var canBecomeFirstResponder: Bool { true }

  /// Begins searching, if the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.searchBarTextDidBeginEditing(self)
    return true
  }

  /// Ends searching.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }

  package func typeFromInput(_ typed: String) {
    guard becomeFirstResponder() else { return }
    for character in typed {
      if character.isNewline {
        delegate?.searchBarSearchButtonClicked(self)
      } else {
        text = (text ?? "") + String(character)
        delegate?.searchBar(self, textDidChange: text ?? "")
      }
    }
  }

  /// Shows or hides the button that ends searching.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Sets the picture behind the text; etude draws none.
  open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Sets one of the bar's pictures; etude draws none.
  open func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {}

  /// The size of the bar: 56 points high (widely observed).
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }
}

/// Is told about searching.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Whether searching may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Searching has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Searching has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The text was edited.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The search key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button that ends searching was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The button for results was tapped.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// The button for bookmarks was tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
}

// Objective-C's optional methods.
extension UISearchBarDelegate {
  /// Lets searching begin.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
}
