// Apple's spelling wins over ours.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What the keyboard offers.
public enum UIKeyboardType: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// Letters without accents.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// What addresses of pages need.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Digits of a telephone.
  case phonePad = 5
  /// Names and digits of a telephone.
  case namePhonePad = 6
  /// What addresses of mail need.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// What short messages need.
  case twitter = 9
  /// What searching needs.
  case webSearch = 10
}

/// What is written on the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go
  /// Google.
  case google
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Yahoo.
  case yahoo
  /// Done.
  case done
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// No.
  case no
  /// Yes.
  case yes
}

/// Which letters become capitals by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// Those of words.
  case words
  /// Those of sentences.
  case sentences
  /// All.
  case allCharacters
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// No.
  case no
  /// Yes.
  case yes
}

/// How the keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// Dark.
  case dark
  /// Light.
  case light
}

/// What kind of text is expected.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A kind by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A user's name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that comes by message.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// What a keyboard is like; etude shows none.
struct KeyboardTraits {
  var keyboardType = UIKeyboardType.default
  var returnKeyType = UIReturnKeyType.default
  var autocorrectionType = UITextAutocorrectionType.default
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var spellCheckingType = UITextSpellCheckingType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var textContentType: UITextContentType?
  var enablesReturnKeyAutomatically = false
  var inputView: UIView?
  var inputAccessoryView: UIView?
}
