/// Linear constraints with priorities, solved by the simplex method.
///
/// A constraint of priority 1000 must hold. The others are met as well as they can: no sum of errors
/// of lower priority ever outweighs an error of higher priority. That is Auto Layout's documented
/// meaning of priorities. The method is that of the Cassowary papers, restarted for each layout,
/// with one cost for each level of priority instead of one weighted cost.
struct LinearSystem {
  /// What a column of the tableau stands for.
  private enum Kind {
    /// A variable of the caller: any number.
    case free
    /// A distance to a bound or an error: never negative.
    case nonNegative
    /// Always 0; a must that is an equation.
    case fixed
  }

  private var kinds: [Kind] = []
  /// Columns of the caller's variables.
  private var columns: [Int: Int] = [:]
  /// Each basic column expressed by the other ones.
  private var rows: [Int: LinearExpression] = [:]
  /// Errors to be kept small, by priority, highest first when solving.
  private var costs: [Double: LinearExpression] = [:]

  /// Adds a constraint.
  ///
  /// - Returns: False if it is a must that contradicts earlier ones; it is left out then.
  mutating func add(_ constraint: LinearConstraint) -> Bool {
    var row = LinearExpression(constant: constraint.expression.constant)
    for term in constraint.expression.terms {
      let column = column(of: term.variable)
      if let basic = rows[column] {
        row.add(basic, times: term.coefficient)
      } else {
        row.add(term.coefficient, of: column)
      }
    }
    let fresh = relax(&row, constraint)
    // A row says "expression = 0"; a negative constant would make its basic column negative.
    if row.constant < 0 { row = row * -1 }
    if let subject = subject(of: row, fresh: fresh) {
      enter(subject, solving: row)
      return true
    }
    return addByArtificialColumn(row)
  }

  /// Makes the errors as small as they can be, highest priority first.
  mutating func minimize() {
    let levels = costs.sorted { $0.key > $1.key }.map(\.value)
    guard !levels.isEmpty else { return }
    optimize(levels)
  }

  /// The value of a variable; 0 for one that no constraint mentions.
  func value(of variable: Int) -> Double {
    guard let column = columns[variable] else { return 0 }
    return rows[column]?.constant ?? 0
  }

  private mutating func newColumn(_ kind: Kind) -> Int {
    kinds.append(kind)
    return kinds.count - 1
  }

  private mutating func column(of variable: Int) -> Int {
    if let known = columns[variable] { return known }
    let column = newColumn(.free)
    columns[variable] = column
    return column
  }

  private mutating func penalize(_ errors: [Int], _ priority: Double) {
    for error in errors { costs[priority, default: LinearExpression()].add(1, of: error) }
  }

  /// Adds the distances and errors that turn a constraint into an equation; returns their columns.
  private mutating func relax(
    _ row: inout LinearExpression, _ constraint: LinearConstraint
  ) -> [Int] {
    let isMust = constraint.priority >= 1000
    if constraint.relation == .equal && isMust {
      row.add(1, of: newColumn(.fixed))
      return []
    }
    let first = newColumn(.nonNegative)
    let sign: Double = constraint.relation == .lessThanOrEqual ? 1 : -1
    row.add(sign, of: first)
    guard !isMust else { return [first] }
    let second = newColumn(.nonNegative)
    row.add(-sign, of: second)
    penalize(constraint.relation == .equal ? [first, second] : [second], constraint.priority)
    return [first, second]
  }

  /// A column that can become basic by this row without making anything negative.
  private func subject(of row: LinearExpression, fresh: [Int]) -> Int? {
    row.terms.first { kinds[$0.variable] == .free }?.variable
      ?? fresh.first { row.coefficient(of: $0) < 0 }
  }

  /// Solves "row = 0" for a column and puts the result wherever the column occurs.
  private mutating func enter(_ subject: Int, solving row: LinearExpression) {
    let coefficient = row.coefficient(of: subject)
    var solved = row
    solved.remove(subject)
    solved = solved * (-1 / coefficient)
    substitute(subject, by: solved)
    rows[subject] = solved
  }

  private mutating func substitute(_ column: Int, by expression: LinearExpression) {
    func replaced(_ row: LinearExpression) -> LinearExpression? {
      let factor = row.coefficient(of: column)
      guard factor != 0 else { return nil }
      var result = row
      result.remove(column)
      result.add(expression, times: factor)
      return result
    }
    for (basic, row) in rows { if let new = replaced(row) { rows[basic] = new } }
    for (priority, cost) in costs { if let new = replaced(cost) { costs[priority] = new } }
  }

  /// Finds out by minimizing one extra column whether the row can hold at all.
  private mutating func addByArtificialColumn(_ row: LinearExpression) -> Bool {
    let before = self
    let artificial = newColumn(.nonNegative)
    rows[artificial] = row
    optimize([row], isCostSeparate: true)
    let rest = rows[artificial]?.constant ?? 0
    guard abs(rest) < 1e-6 else {
      self = before
      return false
    }
    if let basic = rows.removeValue(forKey: artificial) {
      if let term = basic.terms.first(where: { kinds[$0.variable] != .fixed }) {
        enter(term.variable, solving: basic)
      }
    }
    for (basic, var row) in rows {
      row.remove(artificial)
      rows[basic] = row
    }
    for (priority, var cost) in costs {
      cost.remove(artificial)
      costs[priority] = cost
    }
    kinds[artificial] = .fixed
    return true
  }

  /// Pivots until no column can lower the costs, the first cost counting most.
  private mutating func optimize(_ start: [LinearExpression], isCostSeparate: Bool = false) {
    var levels = start
    // Bland's rule, smallest numbers first, cannot go round in circles; the limit is a safeguard.
    for _ in 0..<20_000 {
      guard let entering = enteringColumn(levels), let leaving = leavingColumn(entering),
        var row = rows.removeValue(forKey: leaving)
      else { return }
      row.add(-1, of: leaving)
      enter(entering, solving: row)
      guard let solved = rows[entering] else { return }
      for index in levels.indices {
        let factor = levels[index].coefficient(of: entering)
        guard factor != 0 else { continue }
        levels[index].remove(entering)
        levels[index].add(solved, times: factor)
      }
    }
  }

  /// The first column whose growth lowers the costs.
  private func enteringColumn(_ levels: [LinearExpression]) -> Int? {
    kinds.indices.first { column in
      guard kinds[column] == .nonNegative, rows[column] == nil else { return false }
      for level in levels {
        let cost = level.coefficient(of: column)
        if cost < -1e-9 { return true }
        if cost > 1e-9 { return false }
      }
      return false
    }
  }

  /// The basic column that becomes 0 first when the entering one grows.
  private func leavingColumn(_ entering: Int) -> Int? {
    var best: (ratio: Double, column: Int)?
    for (column, row) in rows.sorted(by: { $0.key < $1.key }) where kinds[column] != .free {
      let slope = row.coefficient(of: entering)
      guard slope < -1e-9 else { continue }
      let ratio = -row.constant / slope
      if ratio < (best?.ratio ?? .infinity) - 1e-12 { best = (ratio, column) }
    }
    return best?.column
  }
}
