import Evaluation

/// One sentence in a lesson's words for what the compiler says.
///
/// The rows are tried in order; a row fits when all its words stand in the compiler's message.
package enum CompileAdvice {
  /// The sentence for a diagnostic; nil when the compiler's own words have to do.
  package static func sentence(for diagnostic: Diagnostic) -> String? {
    let message = diagnostic.message
    return rows.first { row in row.words.allSatisfy { message.contains($0) } }?.sentence
  }

  private static let rows: [(words: [String], sentence: String)] = [
    // Spellings of Swift 1 to 3.
    (["animateWithDuration"], "Since Swift 3 it is written `UIView.animate(withDuration:)`."),
    (["CGRectMake"], "Write `CGRect(x:y:width:height:)`."),
    (["CGPointMake"], "Write `CGPoint(x:y:)`."),
    (["CGSizeMake"], "Write `CGSize(width:height:)`."),
    (["CGAffineTransformMakeRotation"], "Write `CGAffineTransform(rotationAngle:)`."),
    (["CGAffineTransformMakeScale"], "Write `CGAffineTransform(scaleX:y:)`."),
    (["CGAffineTransformMakeTranslation"], "Write `CGAffineTransform(translationX:y:)`."),
    (["CGAffineTransformConcat"], "Write `first.concatenating(second)`."),
    (["UIViewAnimationOptions"], "Since Swift 4.2 it is written `UIView.AnimationOptions`."),
    (["UIViewKeyframeAnimationOptions"], "Write `UIView.KeyframeAnimationOptions`."),
    (["dispatch_after"], "Write `DispatchQueue.main.asyncAfter(deadline:)`."),
    (["M_PI"], "Write `.pi`, such as `Double.pi` or `CGFloat.pi`."),
    (["whiteColor"], "Since Swift 3 colours are written `UIColor.white`, or `.white`."),
    (["redColor"], "Since Swift 3 colours are written `UIColor.red`, or `.red`."),
    // Calls.
    (["missing argument label"], "Add the label: Swift wants it in front of the value."),
    (["extraneous argument label"], "Leave the label out: this parameter has none."),
    (["incorrect argument label"], "Use the label that the compiler names."),
    (["missing argument for parameter"], "The call lacks a value that has no default."),
    (["extra argument"], "The call has one value too many, or its label is misspelt."),
    (["trailing closure passed to parameter"], "This call takes no closure at that place."),
    (["cannot call value of non-function type"], "This is a property: leave the parentheses out."),
    (["has no member"], "Look at the spelling: this type has nothing of that name."),
    (["cannot find", "in scope"], "Nothing has this name here: look at its spelling."),
    // Values.
    (["'CGFloat'", "'Double'"], "Wrap one of the two: `CGFloat(value)` or `Double(value)`."),
    (["'CGFloat'", "'Int'"], "Wrap the whole number: `CGFloat(value)`."),
    (["cannot assign to property", "get-only"], "This property can only be read."),
    (["cannot assign to property", "'let' constant"], "It is a `let`; declare it with `var`."),
    (["cannot assign to value", "'let' constant"], "It is a `let`; declare it with `var`."),
    (["is immutable"], "What `let` declares cannot be changed; use `var`."),
    (["must be unwrapped"], "It may be nil: use `if let`, `guard let`, or `!` where you are sure."),
    (["cannot convert value of type"], "The value has another type than the place it goes to."),
    (["binary operator", "cannot be applied"], "The two sides have types that do not mix."),
    (["ambiguous"], "Write the type in front, such as `UIView.AnimationOptions.repeat`."),
    // Closures and classes.
    (["requires explicit use of 'self'"], "Inside a closure of a class write `self.` in front."),
    (
      ["reference to property", "in closure"], "Inside a closure of a class write `self.` in front."
    ),
    (
      ["contextual closure type", "expects", "argument"], "Name the closure's values: `{ _ in … }`."
    ),
    (["escaping closure"], "Mark the parameter `@escaping`: the closure is kept for later."),
    (["non-escaping parameter"], "Mark the parameter `@escaping`: the closure is kept for later."),
    (["'@objc'"], "A method for a selector needs `@objc` in front of `func`."),
    (["overriding declaration requires an 'override'"], "Write `override` in front."),
    // Form.
    (["expected '}'"], "A brace is open: each `{` needs its `}`."),
    (["expected ')'"], "A parenthesis is open: each `(` needs its `)`."),
    (["extraneous '}'"], "There is one closing brace too many."),
    (["expected expression"], "Something is missing here: a value, or the rest of a line."),
    (["unterminated string literal"], "Close the text with a quotation mark."),
    (["consecutive statements"], "Two statements stand on one line: put each on its own."),
  ]
}
