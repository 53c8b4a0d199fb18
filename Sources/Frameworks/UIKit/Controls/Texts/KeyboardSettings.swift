// The settings of a keyboard that is never shown, for both kinds of text input.

extension UITextField {
  /// What the keyboard offers; etude shows none.
  public var keyboardType: UIKeyboardType {
    get { keyboard.keyboardType }
    set { keyboard.keyboardType = newValue }
  }

  /// What is written on the return key.
  public var returnKeyType: UIReturnKeyType {
    get { keyboard.returnKeyType }
    set { keyboard.returnKeyType = newValue }
  }

  /// Whether words are corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { keyboard.autocorrectionType }
    set { keyboard.autocorrectionType = newValue }
  }

  /// Which letters become capitals by themselves.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { keyboard.autocapitalizationType }
    set { keyboard.autocapitalizationType = newValue }
  }

  /// Whether spelling is checked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { keyboard.spellCheckingType }
    set { keyboard.spellCheckingType = newValue }
  }

  /// How the keyboard looks.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { keyboard.keyboardAppearance }
    set { keyboard.keyboardAppearance = newValue }
  }

  /// What kind of text is expected.
  public var textContentType: UITextContentType! {
    get { keyboard.textContentType }
    set { keyboard.textContentType = newValue }
  }

  /// Whether the return key needs a text.
  public var enablesReturnKeyAutomatically: Bool {
    get { keyboard.enablesReturnKeyAutomatically }
    set { keyboard.enablesReturnKeyAutomatically = newValue }
  }
}

extension UITextView {
  /// What the keyboard offers; etude shows none.
  public var keyboardType: UIKeyboardType {
    get { keyboard.keyboardType }
    set { keyboard.keyboardType = newValue }
  }

  /// What is written on the return key.
  public var returnKeyType: UIReturnKeyType {
    get { keyboard.returnKeyType }
    set { keyboard.returnKeyType = newValue }
  }

  /// Whether words are corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { keyboard.autocorrectionType }
    set { keyboard.autocorrectionType = newValue }
  }

  /// Which letters become capitals by themselves.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { keyboard.autocapitalizationType }
    set { keyboard.autocapitalizationType = newValue }
  }

  /// Whether spelling is checked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { keyboard.spellCheckingType }
    set { keyboard.spellCheckingType = newValue }
  }

  /// How the keyboard looks.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { keyboard.keyboardAppearance }
    set { keyboard.keyboardAppearance = newValue }
  }

  /// What kind of text is expected.
  public var textContentType: UITextContentType! {
    get { keyboard.textContentType }
    set { keyboard.textContentType = newValue }
  }

  /// Whether the return key needs a text.
  public var enablesReturnKeyAutomatically: Bool {
    get { keyboard.enablesReturnKeyAutomatically }
    set { keyboard.enablesReturnKeyAutomatically = newValue }
  }
}
