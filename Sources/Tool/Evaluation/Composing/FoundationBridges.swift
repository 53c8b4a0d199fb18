/// Code that lets Foundation's things and the kit's take each other, each only where a text uses it.
struct FoundationBridges {
  /// A text with one of these words gets the code.
  let words: Set<String>
  let code: String

  static let all = [formatters, waiting, json] + numbers

  private static let formatters = FoundationBridges(
    words: ["NumberFormatter"],
    code: """
      extension Foundation.NumberFormatter {
        fileprivate func string(from number: QuartzCore.NSNumber) -> String? {
          string(from: Foundation.NSNumber(value: number.doubleValue))
        }
      }
      """)

  private static let waiting = FoundationBridges(
    words: ["RunLoop"],
    code: """
      extension QuartzCore.RunLoop {
        fileprivate func run(until date: Foundation.Date) {
          run(until: UIKit.Date(
            timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate))
        }
      }
      """)

  /// Foundation boxes the numbers of JSON in a class of its own, which no cast here opens.
  private static let json = FoundationBridges(
    words: ["JSONSerialization"],
    code: """
      fileprivate enum JSONSerialization {
        typealias ReadingOptions = Foundation.JSONSerialization.ReadingOptions
        typealias WritingOptions = Foundation.JSONSerialization.WritingOptions
        static func jsonObject(
          with data: Foundation.Data, options: ReadingOptions = []
        ) throws -> Any {
          opened(try Foundation.JSONSerialization.jsonObject(with: data, options: options))
        }
        static func data(
          withJSONObject object: Any, options: WritingOptions = []
        ) throws -> Foundation.Data {
          try Foundation.JSONSerialization.data(withJSONObject: boxed(object), options: options)
        }
        static func isValidJSONObject(_ object: Any) -> Bool {
          Foundation.JSONSerialization.isValidJSONObject(boxed(object))
        }
        private static func opened(_ value: Any) -> Any {
          switch value {
          case let number as Foundation.NSNumber:
            let kind = String(cString: number.objCType)
            if kind == "c" || kind == "B" { return QuartzCore.NSNumber(value: number.boolValue) }
            let isReal = kind == "d" || kind == "f"
            return isReal
              ? QuartzCore.NSNumber(value: number.doubleValue)
              : QuartzCore.NSNumber(value: number.intValue)
          case let list as [Any]: return list.map(opened)
          case let table as [String: Any]: return table.mapValues(opened)
          default: return value
          }
        }
        private static func boxed(_ value: Any) -> Any {
          switch value {
          case let flag as Bool where type(of: value) == Bool.self: return flag
          case let number as QuartzCore.NSNumber:
            return Foundation.NSNumber(value: number.doubleValue)
          case let list as [Any]: return list.map(boxed)
          case let table as [String: Any]: return table.mapValues(boxed)
          default: return value
          }
        }
      }
      """)

  /// `exp(0)` could mean four functions once Foundation is there; a literal means `Double`.
  private static let numbers =
    ["sqrt", "exp", "exp2", "log", "log2", "log10", "cbrt", "sin", "cos", "tan"].map { name in
      FoundationBridges(
        words: [name],
        code: "fileprivate func \(name)(_ x: _const Int) -> Double { \(name)(Double(x)) }")
    }
    + ["hypot", "atan2", "pow", "fmod", "fmin", "fmax"].map { name in
      FoundationBridges(
        words: [name],
        code: """
          fileprivate func \(name)(_ x: _const Int, _ y: _const Int) -> Double {
            \(name)(Double(x), Double(y))
          }
          fileprivate func \(name)(_ x: Double, _ y: _const Int) -> Double {
            \(name)(x, Double(y))
          }
          """)
    }
}
