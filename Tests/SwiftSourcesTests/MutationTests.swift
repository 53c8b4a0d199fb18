import Testing

@testable import SwiftSources

@Suite struct MutationTests {
  private let text = """
    UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseIn, .repeat]) {
        box.center.x += -40 + view.bounds.width
    }
    """

  @Test func findsNumbersStatementsOptionsAndSigns() {
    let found = Mutation.all(in: text).map(\.description)
    #expect(
      Set(found) == [
        "without UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseIn, .repeat]) {",
        "1 → 0.8", "1 → 1.2", "0 → 0.2", ".curveEaseIn → .curveEaseOut", "without .repeat",
        "without box.center.x += -40 + view.bounds.width",
        "+= -40 + view.bounds.width → -=", "-40 → 40", "40 → 32.0", "40 → 48.0",
        "+ view.bounds.width → -",
      ])
  }

  @Test func changesOneThing() throws {
    let mutation = try #require(Mutation.all(in: text).first { $0.description == "40 → 48.0" })
    #expect(mutation.line == 2)
    #expect(mutation.applied(to: text).contains("-48.0 + view.bounds.width"))
    let sign = try #require(
      Mutation.all(in: text).first { $0.description == "+ view.bounds.width → -" })
    #expect(sign.applied(to: text).contains("-40 - view.bounds.width"))
  }

  @Test func putsAllMutantsIntoOneText() {
    let program = MutantProgram(of: "box.alpha = 0.5\n")
    #expect(
      program.text.hasPrefix(
        "if !_isMutant(1) { box.alpha = _mutant(3, factor: 1.2, or: 0.6, "
          + "_mutant(2, factor: 0.8, or: 0.4, 0.5)) }\n"))
  }
}
