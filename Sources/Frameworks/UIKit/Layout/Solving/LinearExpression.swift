/// A sum of variables times numbers, plus a constant.
struct LinearExpression {
  /// The numbers, by variable.
  private(set) var coefficients: [Int: Double] = [:]
  var constant: Double

  init(constant: Double = 0) {
    self.constant = constant
  }

  init(variable: Int, coefficient: Double = 1) {
    constant = 0
    coefficients[variable] = coefficient
  }

  /// The variables, smallest first, so that nothing depends on the order of hashing.
  var terms: [(variable: Int, coefficient: Double)] {
    coefficients.sorted { $0.key < $1.key }.map { (variable: $0.key, coefficient: $0.value) }
  }

  func coefficient(of variable: Int) -> Double { coefficients[variable] ?? 0 }

  mutating func add(_ coefficient: Double, of variable: Int) {
    let sum = coefficients[variable, default: 0] + coefficient
    coefficients[variable] = abs(sum) < 1e-9 ? nil : sum
  }

  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    for (variable, coefficient) in other.coefficients { add(coefficient * factor, of: variable) }
  }

  mutating func remove(_ variable: Int) {
    coefficients[variable] = nil
  }

  static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum.add(right)
    return sum
  }

  static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var difference = left
    difference.add(right, times: -1)
    return difference
  }

  static func * (expression: LinearExpression, factor: Double) -> LinearExpression {
    var product = LinearExpression()
    product.add(expression, times: factor)
    return product
  }
}

/// A wish about an expression: that it be 0, at least 0 or at most 0.
struct LinearConstraint {
  enum Relation {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  var expression: LinearExpression
  var relation: Relation
  /// 1000 is a must; less is a wish, weighed against other wishes.
  var priority: Double
}
