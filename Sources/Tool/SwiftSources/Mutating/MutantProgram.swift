/// A Swift text that holds all its mutants at once, chosen at run time by `ETUDE_VARIANT`.
///
/// Numbers and options become calls that answer one value or another; statements stand behind a
/// condition. Where the result does not compile, its mutants have to be compiled one by one.
package struct MutantProgram: Sendable {
  /// Variant n is mutation n - 1; variant 0 is the text itself.
  package let mutations: [Mutation]
  package let text: String

  package init(of source: String) {
    mutations = Mutation.all(in: source)
    let writer = MutantWriter(bytes: Array(source.utf8), mutations: mutations)
    text = writer.text(0..<source.utf8.count, Array(mutations.indices)) + Self.prelude
  }

  private static let prelude = """

    @_silgen_name("getenv") private func _etudeVariantText(
        _ name: UnsafePointer<CChar>
    ) -> UnsafePointer<CChar>?
    private func _isMutant(_ number: Int) -> Bool {
        "ETUDE_VARIANT".withCString { name in
            _etudeVariantText(name).map { String(cString: $0) == String(number) } ?? false
        }
    }
    private func _mutant<T>(
        _ number: Int, _ other: @autoclosure () -> T, _ own: @autoclosure () -> T
    ) -> T {
        _isMutant(number) ? other() : own()
    }
    private func _mutant<T: BinaryFloatingPoint>(
        _ number: Int, factor: Double, or step: Double, _ own: T
    ) -> T {
        _isMutant(number) ? (factor == 0 ? T(step) : own * T(factor)) : own
    }
    private func _mutant(_ number: Int, factor: Double, or step: Double, _ own: Int) -> Int {
        guard _isMutant(number) else { return own }
        if own >= 5 { return Int((Double(own) * factor).rounded()) }
        return own + (factor < 1 && factor > 0 ? -1 : 1)
    }

    """
}

/// Puts the choices into the text, the outer ones around the inner ones.
private struct MutantWriter {
  let bytes: [UInt8]
  let mutations: [Mutation]

  /// The text of a range with the choices of the given mutations, which lie inside of it.
  func text(_ range: Range<Int>, _ indices: [Int]) -> String {
    var result = ""
    var position = range.lowerBound
    var rest = indices[...]
    while let first = rest.first {
      let outer = place(of: mutations[first])
      let inside = rest.filter { place(of: mutations[$0]).upperBound <= outer.upperBound }
      rest = rest.dropFirst(inside.count)
      result += plain(position..<outer.lowerBound)
      result += choice(outer, inside)
      position = outer.upperBound
    }
    return result + plain(position..<range.upperBound)
  }

  private func plain(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func place(of mutation: Mutation) -> Range<Int> { mutation.operand }

  private func choice(_ range: Range<Int>, _ indices: [Int]) -> String {
    let own = indices.filter { place(of: mutations[$0]) == range }
    let inner = indices.filter { place(of: mutations[$0]) != range }
    var result = inner.isEmpty ? plain(range) : text(range, inner)
    for index in own {
      let mutation = mutations[index]
      let number = index + 1
      switch mutation.kind {
      case .number: result = scaled(mutation, number, result)
      case .statement: result = "if !_isMutant(\(number)) { \(result) }"
      case .option, .flag: result = "_mutant(\(number), \(mutation.replacement), \(result))"
      case .sign:
        let other = mutation.operand == mutation.range ? mutation.replacement : "-(\(result))"
        result = "_mutant(\(number), \(other), \(result))"
      }
    }
    return result
  }

  private func scaled(_ mutation: Mutation, _ number: Int, _ own: String) -> String {
    let value = Double(plain(mutation.range).filter { $0 != "_" }) ?? 0
    let changed = Double(mutation.replacement) ?? 0
    let factor = value == 0 ? 0 : changed / value
    return "_mutant(\(number), factor: \(factor), or: \(changed), \(own))"
  }
}
