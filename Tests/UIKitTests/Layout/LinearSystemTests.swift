import Testing

@testable import UIKit

@Suite struct LinearSystemTests {
  private let x = LinearExpression(variable: 0)
  private let y = LinearExpression(variable: 1)
  private let width = LinearExpression(variable: 2)

  private func number(_ value: Double) -> LinearExpression { LinearExpression(constant: value) }

  private func solve(
    _ constraints: [(LinearExpression, LinearConstraint.Relation, Double)]
  ) -> (values: [Double], refused: [Int]) {
    var system = LinearSystem()
    var refused: [Int] = []
    for (index, constraint) in constraints.enumerated() {
      let wish = LinearConstraint(
        expression: constraint.0, relation: constraint.1, priority: constraint.2)
      if !system.add(wish) { refused.append(index) }
    }
    system.minimize()
    return ((0..<3).map { (system.value(of: $0) * 1e6).rounded() / 1e6 }, refused)
  }

  @Test func solvesEquations() {
    let result = solve([
      (x - number(10), .equal, 1000), (y - x - number(5), .equal, 1000),
      (width - y * 2, .equal, 1000),
    ])
    #expect(result.values == [10, 15, 30])
    #expect(result.refused.isEmpty)
  }

  @Test func handlesNegativeNumbers() {
    #expect(solve([(x + number(7), .equal, 1000), (y - x, .equal, 1000)]).values[1] == -7)
    #expect(solve([(x + number(7), .equal, 500)]).values[0] == -7)
    #expect(solve([(x + number(7), .lessThanOrEqual, 1000), (x, .equal, 1)]).values[0] == -7)
  }

  @Test func letsTheHigherPriorityWin() {
    let result = solve([
      (x - number(10), .equal, 250), (x - number(20), .equal, 251), (x - number(30), .equal, 249),
    ])
    #expect(result.values[0] == 20)
  }

  @Test func neverTradesManyWeakWishesForOneStrong() {
    var wishes: [(LinearExpression, LinearConstraint.Relation, Double)] = [
      (x - number(0), .equal, 500)
    ]
    for _ in 0..<50 { wishes.append((x - number(100), .equal, 499)) }
    #expect(solve(wishes).values[0] == 0)
  }

  @Test func keepsInequalitiesAndGoesAsNearAsTheyAllow() {
    let result = solve([
      (width - number(120), .greaterThanOrEqual, 1000), (width - number(80), .equal, 250),
      (x + width - number(100), .lessThanOrEqual, 1000), (x, .equal, 750),
    ])
    #expect(result.values[2] == 120 && result.values[0] == -20)
  }

  @Test func refusesAMustThatContradicts() {
    let result = solve([
      (x - number(10), .equal, 1000), (x - number(20), .equal, 1000),
      (x - number(30), .greaterThanOrEqual, 1000), (y - x, .equal, 1000),
    ])
    #expect(result.refused == [1, 2])
    #expect(result.values[1] == 10)
  }

  @Test func acceptsAMustThatSaysTheSameAgain() {
    let result = solve([
      (x - number(10), .equal, 1000), (y - x, .equal, 1000), (y - number(10), .equal, 1000),
      (x + y - number(20), .equal, 1000),
    ])
    #expect(result.refused.isEmpty && result.values[1] == 10)
  }

  @Test func centresBetweenTwoEdges() {
    let result = solve([
      (x - number(0), .greaterThanOrEqual, 1000), (x + width - number(400), .lessThanOrEqual, 1000),
      (x + width * 0.5 - number(200), .equal, 1000), (width - number(100), .equal, 750),
      (width - number(500), .lessThanOrEqual, 1000), (y, .equal, 1),
    ])
    #expect(result.values == [150, 0, 100])
  }
}
