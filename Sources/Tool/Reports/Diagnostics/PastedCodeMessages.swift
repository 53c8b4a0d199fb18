/// Sentences about what code from elsewhere brings along: older Swift, other devices, web pages.
enum PastedCodeMessages {
  static func notPart(_ name: String) -> String {
    "`\(name)` is not part of etude yet. Leave it out, or put something that is there in its place."
  }

  // MARK: Older Swift

  static func increment(_ modern: String) -> String {
    "Since Swift 3 one more is written i \(modern) 1."
  }
  static let oldLoop = "Since Swift 3 a loop over numbers is written: for i in 0..<3 { … }"
  static func labelsOfOverride(_ found: String, _ wanted: String) -> String {
    let labels = wanted.contains("(") ? wanted : "\(wanted)(_:)"
    return
      "The method is called \(labels) today, not \(found): write each name and label so, with _ "
      + "in front of a parameter without a label. `etude modernise` does it."
  }

  // MARK: Values of a related kind

  /// How a value of one type gives one of another; nil for types that have nothing in common.
  static func conversion(from found: String, to wanted: String) -> String? {
    switch (found, wanted.filter { $0 != "?" }) {
    case ("UIView", let kind) where kind.hasPrefix("UI"):
      "Any view may stand here, not only a \(kind): write as! \(kind) where you are sure."
    case ("Int", "String"), ("Double", "String"), ("CGFloat", "String"):
      "A number becomes a text inside of one: `\"\\(number)\"`."
    default: nil
    }
  }

  /// A member that something nearby has; nil for all others.
  static func elsewhere(_ member: String, of type: String) -> String? {
    let ofLayers: Set<String> = [
      "addSublayer", "anchorPoint", "borderColor", "borderWidth", "cornerRadius", "masksToBounds",
      "opacity", "position", "shadowColor", "shadowOffset", "shadowOpacity", "shadowPath",
      "shadowRadius", "sublayers", "zPosition",
    ]
    if ofLayers.contains(member), type.hasPrefix("UI") {
      return "'\(member)' belongs to the view's layer: write .layer.\(member)."
    }
    if member == "anyObject", type.hasPrefix("Set") { return "Today it is written first." }
    return nil
  }

  static func alwaysThere(_ type: String) -> String {
    "A \(type) is always there; only an optional, such as \(type)?, may be missing. Leave ? and "
      + "if let away."
  }

  // MARK: Web pages and word processors

  static let curlyQuote =
    "A quotation mark of a web page or a word processor was pasted: replace it by the plain \"."
  static let strangeCharacter =
    "A character that only looks like one of Swift's was pasted, such as a long dash for a minus: "
    + "type it anew."

  // MARK: Pieces without their place

  static let statementInClass =
    "Inside a class stand declarations only. Put statements into a method, such as viewDidLoad()."
  static let typeItself =
    "That is the type itself; an object of it is made with parentheses: UIView()"
  static let emptyList = "Say what the list will hold: let views: [UIView] = []"
  static let missingTry =
    "The call may fail: write try? in front of it, or do { try … } catch { … }."
  static let requiredInitializer =
    "A class of views or controllers with an init of its own needs this one too: "
    + "required init?(coder: NSCoder) { fatalError() }"
  static func protocolUnkept(_ type: String, _ name: String) -> String {
    "\(type) says that it is a \(name), but some of its methods are missing; the notes name them."
  }
  static func propertyTooEarly(_ name: String) -> String {
    "'\(name)' is not there yet while the properties get their first values: write lazy var, or set "
      + "it in viewDidLoad()."
  }
  static let switchLacksCases = "Name every case, or end the switch with default: break."
  static func inaccessible(_ name: String, _ level: String) -> String {
    "'\(name)' is \(level): it can be used inside of its type only. Remove \(level), or ask the type."
  }
}
