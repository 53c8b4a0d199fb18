/// The place of a row or item in a table or collection.
///
/// Foundation's own type of this name has no `row` on Linux.
public struct IndexPath: Hashable, Comparable, Sendable, RandomAccessCollection,
  ExpressibleByArrayLiteral, CustomStringConvertible
{
  private var indexes: [Int]

  /// A place by its numbers, the outermost first.
  public init(indexes: [Int]) {
    self.indexes = indexes
  }

  /// A place by its numbers, the outermost first.
  public init(arrayLiteral indexes: Int...) {
    self.init(indexes: indexes)
  }

  /// A place by one number.
  public init(index: Int) {
    self.init(indexes: [index])
  }

  /// The place of a row.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The place of an item.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section's number, from 0.
  public var section: Int {
    get { number(0) }
    set { setNumber(0, newValue) }
  }

  /// The row's number in its section, from 0.
  public var row: Int {
    get { number(1) }
    set { setNumber(1, newValue) }
  }

  /// The item's number in its section, from 0.
  public var item: Int {
    get { number(1) }
    set { setNumber(1, newValue) }
  }

  /// The first number's position, 0.
  public var startIndex: Int { 0 }

  /// One past the last number.
  public var endIndex: Int { indexes.count }

  /// One of the numbers.
  public subscript(position: Int) -> Int { indexes[position] }

  /// The place one level further in.
  public func appending(_ index: Int) -> IndexPath { IndexPath(indexes: indexes + [index]) }

  /// The numbers in brackets, such as `[0, 2]`.
  public var description: String { "\(indexes)" }

  /// Whether the left place comes first.
  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    left.indexes.lexicographicallyPrecedes(right.indexes)
  }

  private func number(_ position: Int) -> Int {
    position < indexes.count ? indexes[position] : 0
  }

  private mutating func setNumber(_ position: Int, _ number: Int) {
    while indexes.count <= position { indexes.append(0) }
    indexes[position] = number
  }
}
