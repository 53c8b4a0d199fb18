/// The common causes, each with the words it shows in; the first row that answers wins.
///
/// The templates are messages of the Swift 6.3 compiler.
enum CompilerExplanationTable {
  typealias Row = CompilerExplanation.Row
  typealias Messages = CompilerExplanationMessages

  static let rows: [Row] = names + labels + values + closures + punctuation + declarations

  private static let names: [Row] = [
    Row("cannot find '%' in scope") { cause in
      if let modern = OldSpelling.names[cause[0]] { return Messages.renamed(cause[0], modern) }
      if cause[0] == "completion" { return Messages.completionNeedsColon }
      if let nearest = cause.nearest(to: cause[0]) { return Messages.didYouMean(nearest) }
      return SlipMessages.withoutOwner(cause[0]) ?? AppleName.sentence(for: cause[0])
        ?? Messages.unknownName(cause[0])
    },
    Row("cannot find type '%' in scope") { cause in
      OldSpelling.names[cause[0]].map { Messages.renamed(cause[0], $0) }
        ?? AppleName.sentence(for: cause[0]) ?? Messages.unknownType(cause[0])
    },
    Row("cannot find operator '++' in scope%", says: PastedCodeMessages.increment("+=")),
    Row("cannot find operator '--' in scope%", says: PastedCodeMessages.increment("-=")),
    Row("cannot find operator '%' in scope%") { cause in
      SlipMessages.reversedSign(cause[0]) ?? SlipMessages.noSuchSign(cause[0])
    },
    Row("cannot find % in scope") { Messages.unknownName($0[0]) },
    Row("type '%(Bool) -> Void)?' has no member '%'", says: OptionSpelling.several),
    Row("type 'UIView.AnimationOptions' has no member '%one'", says: OptionSpelling.noneHasNoName),
    Row("type 'UIView.KeyframeAnimationOptions' has no member '%'") {
      OptionSpelling.ofViewsOnly($0[0])
    },
    Row("type '%' has no member '%'") { cause in
      if let whole = OptionSpelling.wholeName(of: cause[1], in: cause[0]) {
        return Messages.didYouMean(whole)
      }
      // What takes types or arguments is a type, not a case that once began with a capital.
      let isType = ["<", "("].contains { cause.sourceLine.contains(cause[1] + $0) }
      if !isType, let modern = OldSpelling.member(cause[1]) {
        return Messages.renamed(cause[1], modern)
      }
      if let nearest = MemberNames.nearest(to: cause[1]) { return Messages.didYouMean(nearest) }
      return Messages.noMember(cause[1], of: cause[0])
    },
    Row("value of type '[%]' has no member '%'") { cause in
      MemberNames.isKnown(cause[1]) ? SlipMessages.ofOneInTheList(cause[1]) : nil
    },
    Row("static member '%' cannot be used on instance of type 'UIView.AnimationOptions'") { _ in
      OptionSpelling.missingComma
    },
    Row("instance member '%' cannot be used on type '%'%") { cause in
      SlipMessages.askedOfTheType(cause[0], cause[1])
    },
    Row("value of type '%' has no member '%'") { cause in
      if let modern = OldSpelling.members[cause[1]] { return Messages.renamed(cause[1], modern) }
      if cause[1] == "addSublayer" { return Messages.sublayersBelongToLayers }
      if let place = MemberNames.place(of: cause[1], in: cause[0]) { return place }
      if let sentence = PastedCodeMessages.elsewhere(cause[1], of: cause[0]) { return sentence }
      if let nearest = MemberNames.nearest(to: cause[1]) { return Messages.didYouMean(nearest) }
      return Messages.noMember(cause[1], of: cause[0])
    },
    Row("no such module '%'") { Messages.noModule($0[0]) },
    Row("invalid redeclaration of '%'") { Messages.declaredTwice($0[0]) },
  ]

  private static let labels: [Row] = [
    Row("missing argument label 'completion:' in call") { cause in
      OptionSpelling.areListedBare(in: cause.sourceLine) ? OptionSpelling.several : nil
    },
    Row("no exact matches in call to % '%'") { SlipMessages.otherForms(of: $0[1]) },
    Row("missing argument labels '%' in call") { Messages.missingLabels($0[0]) },
    Row("missing argument label '%' in call") { Messages.missingLabels($0[0]) },
    Row(
      "incorrect argument label in call (have 'scale:', %", says: SlipMessages.scaleHasTwoFactors),
    Row("incorrect argument label in call (have '%', expected '%')") {
      Messages.otherLabels($0[0], $0[1])
    },
    Row("incorrect argument labels in call (have '%', expected '%')") {
      Messages.otherLabels($0[0], $0[1])
    },
    Row("extraneous argument label '%' in call") { Messages.extraLabel($0[0]) },
    Row("argument '%' must precede argument '%'") { Messages.order($0[0], before: $0[1]) },
    Row("missing argument for parameter 'delay' in call", says: Messages.optionsNeedDelay),
    Row("missing argument for parameter 'animations' in call", says: Messages.noAnimations),
    Row("missing argument for parameter '%' in call") { Messages.missingArgument($0[0]) },
    Row("extra argument '%' in call") { Messages.extraArgument($0[0]) },
    Row("argument passed to call that takes no arguments", says: Messages.takesNothing),
    Row("extra trailing closure passed in call") { cause in
      cause.sourceLine.contains("timingParameters:")
        ? Messages.noBlockWithParameters : Messages.extraClosure
    },
    Row("argument labels for method '%' do not match those of overridden method '%'") { cause in
      PastedCodeMessages.labelsOfOverride(cause[0], cause[1])
    },
  ]

  private static let values: [Row] = [
    Row("cannot assign to property: '%' is a get-only property") { cause in
      ["width", "height", "midX", "midY", "minX", "minY", "maxX", "maxY"].contains(cause[0])
        ? Messages.derivedSize(cause[0]) : Messages.readOnly(cause[0])
    },
    Row("cannot assign to property: '%' is a 'let' constant") { Messages.constant($0[0]) },
    Row("cannot assign to value: '%' is a 'let' constant") { cause in
      cause.sourceLine.contains("if \(cause[0]) = ")
        ? Messages.assignmentAsTest : Messages.constant(cause[0])
    },
    Row("left side of mutating operator isn't mutable: '%' is a 'let' constant") {
      Messages.constant($0[0])
    },
    Row("binary operator '^' cannot be applied to%", says: SlipMessages.power),
    Row("binary operator '|' cannot be applied to%", says: OptionSpelling.several),
    Row("referencing operator function '|' on%", says: OptionSpelling.several),
    Row("the compiler is unable to type-check this expression in reasonable time%") { cause in
      cause.sourceLine.contains("^") ? SlipMessages.power : SlipMessages.longExpression
    },
    Row("no '%' candidates produce the expected contextual result type 'CGAffineTransform'") { _ in
      SlipMessages.transformIsMade
    },
    Row("optional type 'Bool?' cannot be used as a boolean%", says: SlipMessages.perhapsTrue),
    Row("binary operator '%' cannot be applied to operands of type '%' and '%'") { cause in
      Messages.mixedNumbers(cause[1], cause[2])
    },
    Row("cannot assign value of type '(%)' to type 'CGPoint'", says: Messages.tupleIsNoPoint),
    Row("cannot assign value of type '(%)' to type 'CGSize'", says: Messages.tupleIsNoSize),
    Row("cannot assign value of type '(%)' to type 'CGRect'", says: Messages.tupleIsNoRect),
    Row("cannot convert value of type '%' to specified type '%'") {
      Messages.wrongType($0[0], $0[1])
    },
    Row("cannot assign value of type '%' to type '%'") { Messages.wrongType($0[0], $0[1]) },
    Row("cannot convert value of type '%' to closure result type 'Void'") { _ in
      Messages.closureReturns
    },
    Row("cannot convert value of type '%' to expected argument type '%'") {
      Messages.wrongType($0[0], $0[1])
    },
    Row("cannot convert value of type '%' to specified type '%'") {
      Messages.wrongType($0[0], $0[1])
    },
    Row("cannot use optional chaining on non-optional value of type '%'") {
      PastedCodeMessages.alwaysThere($0[0])
    },
    Row("initializer for conditional binding must have Optional type, not '%'") {
      PastedCodeMessages.alwaysThere($0[0])
    },
    Row("value of optional type '%' must be unwrapped to refer to member '%' of %") { cause in
      Messages.optionalMember(cause[0], cause[1])
    },
    Row("value of optional type '%' must be unwrapped to a value of type '%'") { cause in
      Messages.optional(cause[0], cause[1])
    },
    Row("'nil' is not compatible with expected argument type 'UIView.AnimationOptions'") { _ in
      Messages.emptyOptions
    },
    Row("'nil' %") { _ in Messages.nilNeedsOptional },
    Row("use of '=' in a boolean context, did you mean '=='?", says: Messages.assignmentAsTest),
  ]

  private static let closures: [Row] = [
    Row("cannot call value of non-function type '[%]'", says: SlipMessages.listIsNoFunction),
    Row("cannot call value of non-function type '%'") { SlipMessages.isNoFunction($0[0]) },
    Row("call can throw but is not marked with 'try'%", says: PastedCodeMessages.missingTry),
    Row("call can throw, but it is not marked with 'try'%", says: PastedCodeMessages.missingTry),
    Row("function is unused%") { _ in Messages.unusedFunction },
    Row("reference to property '%' in closure requires explicit use of 'self'%") {
      Messages.explicitSelf($0[0])
    },
    Row("call to method '%' in closure requires explicit use of 'self'%") {
      Messages.explicitSelf($0[0])
    },
    Row("contextual type for closure argument list expects 1 argument%") { _ in
      Messages.completionTakesFinished
    },
    Row("contextual closure type '%' expects 0 arguments%") { _ in Messages.closureTakesNothing },
    Row("escaping closure captures non-escaping parameter '%'") { Messages.escaping($0[0]) },
    Row("passing non-escaping parameter '%' to function expecting an '@escaping' closure") {
      Messages.escaping($0[0])
    },
  ]

  private static let punctuation: [Row] = [
    Row("unicode curly quote found%", says: PastedCodeMessages.curlyQuote),
    Row("invalid character in source file%", says: PastedCodeMessages.strangeCharacter),
    Row("C-style for statement%", says: PastedCodeMessages.oldLoop),
    Row("expected 'func' keyword in%", says: PastedCodeMessages.statementInClass),
    Row("expected declaration%", says: PastedCodeMessages.statementInClass),
    Row("expected member name or initializer call after type name%") { _ in
      PastedCodeMessages.typeItself
    },
    Row("empty collection literal requires an explicit type%", says: PastedCodeMessages.emptyList),
    Row("expected ',' separator%", says: SlipMessages.missingComma),
    Row("expected '}'%", says: Messages.openBrace),
    Row("expected ')'%", says: Messages.openParenthesis),
    Row("expected ']'%", says: Messages.openBracket),
    Row("unterminated string literal", says: Messages.openText),
    Row("expected '\"' to end string literal", says: Messages.openText),
    Row("unexpected brace in source file", says: Messages.extraBrace),
    Row("extraneous '}' at top level", says: Messages.extraBrace),
    Row("consecutive statements on a line must be separated by %';'") { cause in
      cause.sourceLine.contains("completion {") || cause.sourceLine.contains("completion{")
        ? Messages.completionNeedsColon : Messages.twoStatements
    },
    Row("unexpected code ':%' in source file") { cause in
      let isName = !cause[0].isEmpty && cause[0].allSatisfy(\.isLetter)
      return isName ? Messages.command(cause[0]) : nil
    },
    Row("expected named member of numeric literal", says: Messages.twoPoints),
  ]

  private static let declarations: [Row] = [
    Row("return invalid outside of a func", says: Messages.returnOutside),
    Row("missing return in % expected to return '%'") { Messages.missingReturn($0[1]) },
    Row("'required' initializer 'init(coder:)' must be provided%") { _ in
      PastedCodeMessages.requiredInitializer
    },
    Row("type '%' does not conform to protocol '%'") {
      PastedCodeMessages.protocolUnkept($0[0], $0[1])
    },
    Row("cannot use instance member '%' within property initializer%") {
      PastedCodeMessages.propertyTooEarly($0[0])
    },
    Row("switch must be exhaustive%", says: PastedCodeMessages.switchLacksCases),
    Row("'%' is inaccessible due to '%' protection level") {
      PastedCodeMessages.inaccessible($0[0], $0[1])
    },
    Row("class '%' has no initializers") { Messages.noInitializer($0[0]) },
    Row("overriding declaration requires an 'override' keyword", says: Messages.needsOverride),
    Row("'override' can only be specified on class members", says: Messages.overrideOutside),
    Row("method does not override any method from its superclass", says: Messages.overridesNothing),
    Row("'@objc' can only be used with members of classes%", says: Messages.objcOutside),
  ]
}
