/// The names that a program without `import Foundation` can only mean from Foundation or Dispatch.
///
/// A program that fails to compile for one of them is compiled again with Foundation. The table was
/// taken once from `swift-symbolgraph-extract` for the modules Foundation, FoundationEssentials,
/// FoundationInternationalization and Dispatch of Swift 6.3.1, less what the kit declares itself; a
/// name missing here costs one `import Foundation` in the learner's text, nothing else.
enum FoundationNames {
  static func contains(_ name: String) -> Bool { all.contains(name) }

  /// Whether it is a type, function or constant at the top level: never a member of something else.
  static func isType(_ name: String) -> Bool { topLevel.contains(name) }

  private static let topLevel = Set(
    (types + " " + functions).split { $0 == " " || $0 == "\n" }.map(String.init))

  private static let all = Set(
    (types + " " + functions + " " + members + " " + systemNames)
      .split { $0 == " " || $0 == "\n" }.map(String.init))

  /// Types at the top level.
  private static let types = """
    AffineTransform AlignmentOptions AttributeContainer AttributeDynamicLookup AttributeScope
    AttributeScopeCodableConfiguration AttributeScopes AttributedString
    AttributedStringAttributeMutation AttributedStringKey AttributedStringProtocol
    AttributedSubstring BlockOperation Bundle ByteCountFormatStyle ByteCountFormatter CGRectEdge
    Calendar CharacterSet CocoaError CodableAttributedStringKey CodableConfiguration
    CodableWithConfiguration ComparableComparator Comparator ComparisonResult ContiguousBytes
    CurrencyFormatStyleConfiguration CustomNSError Data DataProtocol Date DateComponents
    DateFormatter DateInterval DateIntervalFormatter Decimal DecodableAttributedStringKey
    DecodableWithConfiguration DecodingConfigurationProviding DescriptiveNumberFormatConfiguration
    Dimension DiscontiguousAttributedSubstring DiscreteFormatStyle DispatchData
    DispatchDataIterator DispatchGroup DispatchIO DispatchObject DispatchPredicate DispatchQoS
    DispatchSemaphore DispatchSource DispatchSourceHandler DispatchSourceProtocol
    DispatchSourceRead DispatchSourceSignal DispatchSourceTimer DispatchSourceUserDataAdd
    DispatchSourceUserDataOr DispatchSourceUserDataReplace DispatchSourceWrite DispatchSpecificKey
    DispatchTimeoutResult DispatchWallTime DispatchWorkItem DispatchWorkItemFlags
    EncodableAttributedStringKey EncodableWithConfiguration EncodingConfigurationProviding
    EnergyFormatter Expression FileAttributeKey FileAttributeType FileHandle FileManager
    FileManagerDelegate FileProtectionType FloatingPointFormatStyle FloatingPointParseStrategy
    FormatStyle FormatStyleCapitalizationContext Formatter Host ISO8601DateFormatter IndexPath
    IndexSet InflectionRule InputStream IntegerFormatStyle IntegerParseStrategy JSONDecoder
    JSONEncoder JSONSerialization KeyPathComparator LengthFormatter ListFormatStyle Locale
    LocalizedError MarkdownDecodableAttributedStringKey MassFormatter Measurement Morphology
    MutableDataProtocol NSAffineTransform NSAffineTransformStruct NSArray NSAttributedString
    NSBinarySearchingOptions NSCache NSCacheDelegate NSCalendar NSCharacterSet NSCoding
    NSComparisonPredicate NSCompoundPredicate NSCondition NSConditionLock NSCountedSet
    NSData NSDate NSDateComponents NSDateInterval NSDecimalNumber NSDecimalNumberBehaviors
    NSDecimalNumberHandler NSDictionary NSEdgeInsets NSEnumerationOptions NSEnumerator NSError
    NSErrorDomain NSExceptionName NSExpression NSIndexPath NSIndexSet NSIndexSetIterator
    NSKeyedArchiver NSKeyedArchiverDelegate NSKeyedUnarchiver NSKeyedUnarchiverDelegate NSLocale
    NSLock NSLocking NSMeasurement NSMutableArray NSMutableAttributedString NSMutableCharacterSet
    NSMutableData NSMutableDictionary NSMutableIndexSet NSMutableOrderedSet
    NSMutableSet NSMutableString NSNotification NSNull NSObjectProtocol NSOrderedSet NSOrthography
    NSPersonNameComponents NSPointArray NSPointPointer NSPredicate NSRange NSRangePointer
    NSRectArray NSRectEdge NSRectPointer NSRecursiveLock NSRegularExpression NSSecureCoding NSSet
    NSSizeArray NSSizePointer NSSortDescriptor NSSortOptions NSString NSTextCheckingKey
    NSTextCheckingResult NSTimeZone NSURL NSURLComponents NSURLQueryItem NSUUID
    Notification NotificationCenter NotificationQueue NumberFormatStyleConfiguration
    NumberFormatter ObjCBool OperatingSystemVersion Operation OperationQueue OutputStream
    POSIXError ParseStrategy ParseableFormatStyle PersonNameComponents
    PersonNameComponentsFormatter Pipe Port PortDelegate PortMessage Predicate PredicateBindings
    PredicateError PredicateExpression PredicateExpressions Process ProcessInfo Progress
    ProgressKind ProgressReporting ProgressUserInfoKey PropertyListDecoder PropertyListEncoder
    PropertyListSerialization QualityOfService RecoverableError ReferenceConvertible RunLoop
    Scanner ScopedAttributeContainer SocketNativeHandle SocketPort SortComparator SortDescriptor
    SortOrder StandardPredicateExpression Stream StreamDelegate StreamNetworkServiceTypeValue
    StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion StreamSocketSecurityLevel StringStyle
    StringTransform Thread TimeInterval TimeZone URL URLComponents URLError URLFileResourceType
    URLQueryItem URLResourceKey URLResourceValues UUID Unit UnitAcceleration UnitAngle UnitArea
    UnitConcentrationMass UnitConverter UnitConverterLinear UnitDispersion UnitDuration
    UnitElectricCharge UnitElectricCurrent UnitElectricPotentialDifference UnitElectricResistance
    UnitEnergy UnitFrequency UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength
    UnitMass UnitPower UnitPressure UnitSpeed UnitTemperature UnitVolume UserDefaults unichar
    uuid_string_t uuid_t
    """

  /// Functions and constants at the top level, without the hundreds of error codes.
  private static let functions = """
    NSClassFromString NSContainsRect NSDateComponentUndefined NSDecimalAdd NSDecimalCompact
    NSDecimalCompare NSDecimalCopy NSDecimalDivide NSDecimalIsNotANumber NSDecimalMaxSize
    NSDecimalMultiply NSDecimalMultiplyByPowerOf10 NSDecimalNoScale NSDecimalNormalize
    NSDecimalPower NSDecimalRound NSDecimalString NSDecimalSubtract NSDivideRect NSEdgeInsetsEqual
    NSEdgeInsetsMake NSEdgeInsetsZero NSEqualPoints NSEqualRanges NSEqualRects NSEqualSizes
    NSFullUserName NSGetSizeAndAlignment NSHeight NSHomeDirectory NSHomeDirectoryForUser
    NSInsetRect NSIntegralRect NSIntegralRectWithOptions NSIntersectionRange NSIntersectionRect
    NSIntersectsRect NSIsEmptyRect NSLocalizedString NSLocationInRange NSLog NSLogv NSMakePoint
    NSMakeRange NSMakeRect NSMakeSize NSMaxRange NSMaxX NSMaxY NSMidX NSMidY NSMinX NSMinY
    NSMouseInRect NSNotFound NSOffsetRect NSPageSize NSPointFromCGPoint NSPointFromString
    NSPointInRect NSPointToCGPoint NSRangeFromString NSRectFromCGRect NSRectFromString
    NSRectToCGRect NSRoundDownToMultipleOfPageSize NSRoundUpToMultipleOfPageSize
    NSSearchPathForDirectoriesInDomains NSSizeFromCGSize NSSizeFromString NSSizeToCGSize
    NSStringFromClass NSStringFromPoint NSStringFromRange NSStringFromRect NSStringFromSize
    NSStringToDecimal NSTemporaryDirectory NSTimeIntervalSince1970 NSUnionRange NSUnionRect
    NSUserActivityConnectionUnavailableError NSUserActivityHandoffFailedError
    NSUserActivityHandoffUserInfoTooLargeError NSUserActivityRemoteApplicationTimedOutError
    NSUserCancelledError NSUserName NSWidth NSXPCConnectionInterrupted NSXPCConnectionInvalid
    NSXPCConnectionReplyInvalid NSZeroPoint NSZeroRect NSZeroSize acos acosh asin asinh atan atan2
    atanh cbrt copysign cos cosh dispatchMain dispatchPrecondition erf erfc exp exp2 expm1 fdim
    fmax fmin frexp hypot ilogb j0 j1 jn ldexp lgamma log log10 log1p log2 logb modf nan nearbyint
    nextafter pow remquo rint scalbn sin sinh tan tanh tgamma y0 y1 yn
    """

  /// Members and labels that Foundation adds to the standard library's types.
  private static let members = """
    addingPercentEncoding appending appendingFormat availableStringEncodings bytes cString
    canBeConverted capitalized caseInsensitiveCompare commonPrefix compare completePath components
    contentsOf contentsOfFile data encoding enumerateLines enumerateSubstrings fastestEncoding
    folding format formatted hasPrefix hasSuffix lengthOfBytes lineRange localizedCapitalized
    localizedCaseInsensitiveCompare localizedCaseInsensitiveContains localizedCompare
    localizedDescription localizedLowercase localizedName localizedStandardCompare
    localizedStandardContains localizedStandardRange localizedStringWithFormat localizedUppercase
    lowercased padding paragraphRange precomposedStringWithCanonicalMapping range rangeOfCharacter
    removingPercentEncoding replacingCharacters replacingOccurrences separatedBy substring
    trimmingCharacters uppercased using utf8String write
    """

  /// What Foundation brings along from the C library.
  private static let systemNames = """
    HUGE HUGE_VAL INFINITY M_E M_PI M_PI_2 M_PI_4 NSEC_PER_MSEC NSEC_PER_SEC USEC_PER_SEC abort
    acos arc4random arc4random_uniform asin atan2 cbrt clock_gettime cosh drand48 exit exp2 fabs
    fflush fmod getenv gettimeofday hypot localtime log10 log2 lrint lround printf puts rand
    random sinh sleep srand srand48 srandom stderr stdout strftime tanh time trunc usleep
    """
}
