import SwiftSyntax

/// A C function whose arguments are put together differently today, as text with `$0`, `$1`, … for
/// its arguments.
struct IrregularCall {
  let template: String
  /// The argument that must be `nil`: what a transformation does is written otherwise today.
  var mustBeNil: Int?

  /// By the names of the functions.
  static let templates: [String: IrregularCall] = [
    "dispatch_time": IrregularCall(template: "$0 + .nanoseconds(Int($1))"),
    "dispatch_after": IrregularCall(template: "$1.asyncAfter(deadline: $0, execute: $2)"),
    "dispatch_async": IrregularCall(template: "$0.async(execute: $1)"),
    "dispatch_get_global_queue": IrregularCall(template: "DispatchQueue.global()"),
    "CGPathMoveToPoint": IrregularCall(
      template: "$0.move(to: CGPoint(x: $2, y: $3))", mustBeNil: 1),
    "CGPathAddLineToPoint": IrregularCall(
      template: "$0.addLine(to: CGPoint(x: $2, y: $3))", mustBeNil: 1),
    "CGPathAddQuadCurveToPoint": IrregularCall(
      template: "$0.addQuadCurve(to: CGPoint(x: $4, y: $5), control: CGPoint(x: $2, y: $3))",
      mustBeNil: 1),
    "CGPathAddCurveToPoint": IrregularCall(
      template: "$0.addCurve(to: CGPoint(x: $6, y: $7), control1: CGPoint(x: $2, y: $3), "
        + "control2: CGPoint(x: $4, y: $5))", mustBeNil: 1),
    "CGPathAddArc": IrregularCall(
      template: "$0.addArc(center: CGPoint(x: $2, y: $3), radius: $4, startAngle: $5, "
        + "endAngle: $6, clockwise: $7)", mustBeNil: 1),
    "CGPathAddRect": IrregularCall(template: "$0.addRect($2)", mustBeNil: 1),
    "CGPathAddEllipseInRect": IrregularCall(template: "$0.addEllipse(in: $2)", mustBeNil: 1),
    "CGPathAddPath": IrregularCall(template: "$0.addPath($2)", mustBeNil: 1),
  ]

  /// Puts the new call together; nil where the arguments do not suit.
  ///
  /// - Parameters:
  ///   - call: the old one.
  ///   - receiver: writes an argument in front of a dot.
  ///   - range: where a node stands.
  /// - Returns: text, and ranges of the old call.
  func pieces(
    for call: FunctionCallExprSyntax, receiver: (ExprSyntax) -> [TextEdits.Piece],
    range: (ExprSyntax) -> Range<Int>
  ) -> [TextEdits.Piece]? {
    let arguments = call.arguments.map(\.expression)
    if let index = mustBeNil {
      guard index < arguments.count, arguments[index].is(NilLiteralExprSyntax.self) else {
        return nil
      }
    }
    var text = template
    // A closure behind the parentheses takes the place of the last argument.
    if call.trailingClosure != nil, let last = text.lastRange(of: "execute: $") {
      text = String(text[..<last.lowerBound])
      while text.last == " " || text.last == "," { text.removeLast() }
      if text.last == "(" { text.removeLast() } else { text += ")" }
    }
    var pieces: [TextEdits.Piece] = []
    for (index, part) in text.split(separator: "$", omittingEmptySubsequences: false).enumerated() {
      guard index > 0 else {
        pieces.append(.text(String(part)))
        continue
      }
      guard let number = part.first?.wholeNumberValue, number < arguments.count else { return nil }
      let rest = part.dropFirst()
      pieces +=
        rest.hasPrefix(".") ? receiver(arguments[number]) : [.source(range(arguments[number]))]
      pieces.append(.text(String(rest)))
    }
    return pieces
  }
}

extension String {
  /// The last place where another text begins in this one.
  fileprivate func lastRange(of part: String) -> Range<Index>? {
    ranges(of: part).last
  }
}
