// The colours that follow the system's appearance, with the numbers Apple's Human Interface Guidelines
// list for the light one; etude has no dark one.

extension UIColor {
  /// A colour by whole numbers from 0 to 255.
  private convenience init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
      alpha: alpha)
  }

  /// The system's red.
  public class var systemRed: UIColor { UIColor(255, 59, 48) }

  /// The system's green.
  public class var systemGreen: UIColor { UIColor(52, 199, 89) }

  /// The system's blue.
  public class var systemBlue: UIColor { UIColor(0, 122, 255) }

  /// The system's orange.
  public class var systemOrange: UIColor { UIColor(255, 149, 0) }

  /// The system's yellow.
  public class var systemYellow: UIColor { UIColor(255, 204, 0) }

  /// The system's pink.
  public class var systemPink: UIColor { UIColor(255, 45, 85) }

  /// The system's purple.
  public class var systemPurple: UIColor { UIColor(175, 82, 222) }

  /// The system's teal.
  public class var systemTeal: UIColor { UIColor(48, 176, 199) }

  /// The system's indigo.
  public class var systemIndigo: UIColor { UIColor(88, 86, 214) }

  /// The system's mint.
  public class var systemMint: UIColor { UIColor(0, 199, 190) }

  /// The system's cyan.
  public class var systemCyan: UIColor { UIColor(50, 173, 230) }

  /// The system's brown.
  public class var systemBrown: UIColor { UIColor(162, 132, 94) }

  /// The system's gray.
  public class var systemGray: UIColor { UIColor(142, 142, 147) }

  /// The system's gray 2.
  public class var systemGray2: UIColor { UIColor(174, 174, 178) }

  /// The system's gray 3.
  public class var systemGray3: UIColor { UIColor(199, 199, 204) }

  /// The system's gray 4.
  public class var systemGray4: UIColor { UIColor(209, 209, 214) }

  /// The system's gray 5.
  public class var systemGray5: UIColor { UIColor(229, 229, 234) }

  /// The system's gray 6.
  public class var systemGray6: UIColor { UIColor(242, 242, 247) }

  /// The colour for label.
  public class var label: UIColor { UIColor(0, 0, 0) }

  /// The colour for secondary label.
  public class var secondaryLabel: UIColor { UIColor(60, 60, 67, 0.6) }

  /// The colour for tertiary label.
  public class var tertiaryLabel: UIColor { UIColor(60, 60, 67, 0.3) }

  /// The colour for quaternary label.
  public class var quaternaryLabel: UIColor { UIColor(60, 60, 67, 0.18) }

  /// The colour for placeholder text.
  public class var placeholderText: UIColor { UIColor(60, 60, 67, 0.3) }

  /// The colour for separator.
  public class var separator: UIColor { UIColor(60, 60, 67, 0.29) }

  /// The colour for opaque separator.
  public class var opaqueSeparator: UIColor { UIColor(198, 198, 200) }

  /// The colour for link.
  public class var link: UIColor { UIColor(0, 122, 255) }

  /// The colour for tint color.
  public class var tintColor: UIColor { UIColor(0, 122, 255) }

  /// Behind grouped tables, in older systems.
  public class var groupTableViewBackground: UIColor { UIColor(242, 242, 247) }

  /// The colour for dark text.
  public class var darkText: UIColor { UIColor(0, 0, 0) }

  /// The colour for light text.
  public class var lightText: UIColor { UIColor(255, 255, 255, 0.6) }

  /// The colour for system background.
  public class var systemBackground: UIColor { UIColor(255, 255, 255) }

  /// The colour for secondary system background.
  public class var secondarySystemBackground: UIColor { UIColor(242, 242, 247) }

  /// The colour for tertiary system background.
  public class var tertiarySystemBackground: UIColor { UIColor(255, 255, 255) }

  /// The colour for system grouped background.
  public class var systemGroupedBackground: UIColor { UIColor(242, 242, 247) }

  /// The colour for secondary system grouped background.
  public class var secondarySystemGroupedBackground: UIColor { UIColor(255, 255, 255) }

  /// The colour for tertiary system grouped background.
  public class var tertiarySystemGroupedBackground: UIColor { UIColor(242, 242, 247) }

  /// The colour for system fill.
  public class var systemFill: UIColor { UIColor(120, 120, 128, 0.2) }

  /// The colour for secondary system fill.
  public class var secondarySystemFill: UIColor { UIColor(120, 120, 128, 0.16) }

  /// The colour for tertiary system fill.
  public class var tertiarySystemFill: UIColor { UIColor(118, 118, 128, 0.12) }

  /// The colour for quaternary system fill.
  public class var quaternarySystemFill: UIColor { UIColor(116, 116, 128, 0.08) }
}
