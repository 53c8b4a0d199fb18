/// The names that both the kit and Foundation declare.
///
/// In a program that uses Foundation a scoped import decides for one of them. The kit's win, because
/// its views and animations take them; only dates are Foundation's, because its formatters take those.
/// A test compares this table with the kit's sources.
enum KitNames {
  /// Declarations of one kind in one of the kit's modules.
  private struct Group {
    var module: String
    /// As it is written in a scoped import.
    var kind: String
    var names: String
  }

  private static let groups = [
    Group(module: "CoreGraphics", kind: "struct", names: "CGFloat CGPoint CGRect CGSize"),
    Group(module: "CoreGraphics", kind: "enum", names: "CGRectEdge"),
    Group(module: "CoreGraphics", kind: "typealias", names: "TimeInterval"),
    Group(
      module: "CoreGraphics", kind: "func",
      names: """
        acos asin atan atan2 cbrt ceil cos cosh exp exp2 fabs floor fmax fmin fmod hypot log log10 \
        log2 pow rint round sin sinh sqrt tan tanh trunc acosf asinf atan2f ceilf cosf expf fabsf \
        floorf fmaxf fminf fmodf hypotf logf lround lroundf powf roundf sinf sqrtf tanf
        """),
    Group(
      module: "CoreGraphics", kind: "let",
      names: "DBL_EPSILON DBL_MAX DBL_MIN FLT_EPSILON FLT_MAX FLT_MIN HUGE M_E M_PI M_PI_2 M_PI_4"),
    Group(
      module: "QuartzCore", kind: "class",
      names: "NSCoder NSNull NSNumber NSObject NSValue RunLoop"),
    Group(
      module: "QuartzCore", kind: "protocol",
      names: "NSCoding NSCopying NSMutableCopying NSObjectProtocol"),
    Group(module: "QuartzCore", kind: "struct", names: "NSZone Selector"),
    Group(
      module: "UIKit", kind: "class",
      names: """
        BlockOperation Bundle DispatchGroup DispatchQueue DispatchSemaphore DispatchSource \
        DispatchWorkItem NSAttributedString NSMutableAttributedString NSString \
        NotificationCenter Operation OperationQueue Progress Timer UndoManager UserDefaults
        """),
    Group(
      module: "UIKit", kind: "protocol", names: "DispatchSourceProtocol DispatchSourceTimer"),
    Group(
      module: "UIKit", kind: "struct",
      names: """
        DispatchQoS DispatchTime DispatchWallTime DispatchWorkItemFlags IndexPath IndexSet NSRange \
        Notification ObjCBool
        """),
    Group(
      module: "UIKit", kind: "enum",
      names: "DispatchTimeInterval DispatchTimeoutResult QualityOfService"),
    Group(module: "UIKit", kind: "typealias", names: "NSNotification"),
    Group(
      module: "UIKit", kind: "func",
      names: "NSMakeRange arc4random arc4random_uniform drand48 rand srand48"),
    Group(module: "UIKit", kind: "let", names: "NSEC_PER_MSEC NSEC_PER_SEC NSNotFound"),
  ]

  /// What the kit declares but Foundation may keep.
  private static let yielded: Set<String> = ["Date"]

  /// One scoped import for each name.
  static let imports: [String] = groups.flatMap { group in
    group.names.split(separator: " ").map { "import \(group.kind) \(group.module).\($0)" }
  }

  /// Names that need no Foundation.
  static let all = Set(groups.flatMap { $0.names.split(separator: " ").map(String.init) })
    .union(yielded)
}
