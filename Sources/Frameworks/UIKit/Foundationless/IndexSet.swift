/// A set of whole numbers, in order.
public struct IndexSet: Hashable, Sendable, ExpressibleByArrayLiteral, Sequence {
  private var numbers: Set<Int>

  /// No numbers.
  public init() {
    numbers = []
  }

  /// One number.
  public init(integer: Int) {
    numbers = [integer]
  }

  /// The numbers of a range.
  public init(integersIn range: Range<Int>) {
    numbers = Set(range)
  }

  /// The numbers of a range.
  public init(integersIn range: ClosedRange<Int>) {
    numbers = Set(range)
  }

  /// The numbers of a list.
  public init(arrayLiteral elements: Int...) {
    numbers = Set(elements)
  }

  /// The numbers of a sequence.
  public init<Numbers: Sequence>(_ elements: Numbers) where Numbers.Element == Int {
    numbers = Set(elements)
  }

  /// How many numbers there are.
  public var count: Int { numbers.count }

  /// Whether a number is in the set.
  public func contains(_ number: Int) -> Bool { numbers.contains(number) }

  /// Adds a number.
  public mutating func insert(_ number: Int) {
    numbers.insert(number)
  }

  /// The numbers from the smallest on.
  public func makeIterator() -> IndexingIterator<[Int]> { numbers.sorted().makeIterator() }
}
