// Members of Swift 3 to 4.1 types; each names its modern one in the compiler's warning.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import QuartzCore
import UIKit

extension RunLoop.Mode {
  /// The old name of `common`.
  @available(*, deprecated, message: "now spelled .common")
  public static var commonModes: RunLoop.Mode { .common }

  /// The old name of `default`.
  @available(*, deprecated, message: "now spelled .default")
  public static var defaultRunLoopMode: RunLoop.Mode { .`default` }

  /// The old name of `tracking`.
  @available(*, deprecated, message: "now spelled .tracking")
  public static var UITrackingRunLoopMode: RunLoop.Mode { .tracking }
}

extension NSUnderlineStyle {
  /// No line.
  @available(*, deprecated, message: "now written []")
  public static var styleNone: NSUnderlineStyle { [] }

  /// The old name of `single`.
  @available(*, deprecated, message: "now spelled .single")
  public static var styleSingle: NSUnderlineStyle { .single }

  /// The old name of `thick`.
  @available(*, deprecated, message: "now spelled .thick")
  public static var styleThick: NSUnderlineStyle { .thick }

  /// The old name of `double`.
  @available(*, deprecated, message: "now spelled .double")
  public static var styleDouble: NSUnderlineStyle { .double }
}
