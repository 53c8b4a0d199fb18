/// How a controller covers others when it is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// All of the screen; the view below goes away.
  case fullScreen = 0
  /// A sheet; the view below stays.
  case pageSheet = 1
  /// A small sheet; the view below stays.
  case formSheet = 2
  /// The place of the presenting controller.
  case currentContext = 3
  /// As a presentation controller decides.
  case custom = 4
  /// All of the screen; the view below stays.
  case overFullScreen = 5
  /// The place of the presenting controller; the view below stays.
  case overCurrentContext = 6
  /// A bubble.
  case popover = 7
  /// Not presented.
  case none = -1
  /// As the system decides: a sheet.
  case automatic = -2
}

/// How a presented controller comes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// By turning the screen over.
  case flipHorizontal = 1
  /// By fading.
  case crossDissolve = 2
  /// Under a page that curls up; etude slides it from below.
  case partialCurl = 3
}

/// How the status bar looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the appearance wants.
  case `default` = 0
  /// Light letters.
  case lightContent = 1
  /// Dark letters.
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// By fading.
  case fade = 1
  /// By sliding.
  case slide = 2
}

/// How the screen is held.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its left side.
  case landscapeRight = 3
  /// On its right side.
  case landscapeLeft = 4

  /// Whether it is held upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it is held on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The ways in which the screen may be held.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Ways by their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// On the right side.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// On the left side.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// On a side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// In every way.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// In every way but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
