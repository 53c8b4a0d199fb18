import SwiftSyntax

// What Swift 1 and 2 wrote differently in declarations.

extension Moderniser {
  /// Swift 2 closures outlived the call unless they said that they did not.
  mutating func markEscaping(_ token: TokenSyntax) {
    guard let parameter = parameter(of: token) else { return }
    let offset = parameter.type.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.replace(offset..<offset, with: "@escaping ")
  }

  /// `seconds seconds: Double` once said that the first parameter has a label.
  mutating func dropSecondName(_ token: TokenSyntax) {
    guard let parameter = parameter(of: token), let second = parameter.secondName,
      second.text == parameter.firstName.text
    else { return }
    let start = parameter.firstName.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.replace(start..<second.positionAfterSkippingLeadingTrivia.utf8Offset, with: "")
  }

  /// In Swift 2 the first parameter of a method had no label unless it said so.
  mutating func renameMethod(_ token: TokenSyntax, _ base: String, _ labels: [String]) {
    guard let function = token.parent?.as(FunctionDeclSyntax.self), function.name == token else {
      return
    }
    let parameters = Array(function.signature.parameterClause.parameters)
    var labels = labels
    // The compiler leaves the labels away where there are none.
    if labels.isEmpty { labels = parameters.map { _ in "_" } }
    guard labels.count == parameters.count else { return }
    if token.text != base { edits.replace(range(of: token), with: base) }
    for (parameter, label) in zip(parameters, labels) where parameter.firstName.text != label {
      let first = range(of: parameter.firstName)
      if let second = parameter.secondName {
        let isEnough = second.text == label
        let end = second.positionAfterSkippingLeadingTrivia.utf8Offset
        edits.replace(first.lowerBound..<end, with: isEnough ? "" : "\(label) ")
      } else {
        edits.replace(first.lowerBound..<first.lowerBound, with: "\(label) ")
      }
    }
  }

  private func parameter(of token: TokenSyntax) -> FunctionParameterSyntax? {
    var node = token.parent
    while let current = node {
      if let parameter = current.as(FunctionParameterSyntax.self) { return parameter }
      node = current.parent
    }
    return nil
  }
}
