import Testing

@testable import QuartzCore

@Suite @MainActor struct SelectorTests {
  @Test func callsMethodsInEverySpelling() {
    let listener = Listener()
    let selectors = listener.everySpelling()
    for selector in selectors { #expect(selector(on: listener, [listener, 7])) }
    #expect(listener.calls == ["plain", "plain", "plain", "one", "one", "one", "any", "two"])
  }

  @Test func refusesArgumentsOfAnotherType() {
    let listener = Listener()
    #expect(!_selector(listener.one)(on: listener, ["text"]))
    #expect(listener.calls.isEmpty)
  }

  @Test func doesNotKeepTheReceiverAlive() {
    var listener: Listener? = Listener()
    weak let witness = listener
    let selectors = listener?.everySpelling() ?? []
    listener = nil
    #expect(witness == nil)
    for selector in selectors.prefix(2) { #expect(!selector(on: nil, [])) }
  }

  @Test func survivesItsReceiverAndIsSurvivedByIt() {
    let listener = Listener()
    for _ in 0..<100 { _ = listener.everySpelling() }
    #expect(listener.everySpelling()[0](on: nil, []))
    #expect(listener.calls == ["plain"])
  }

  @Test func findsTextSelectorsInTheTable() {
    _Selectors.add("plain", _selector(Deaf.plain))
    _Selectors.add("plain", _selector(Listener.plain))
    let listener = Listener()
    #expect(Selector("plain")(on: listener, []))
    #expect(!Selector("unknown")(on: listener, []))
    #expect(listener.calls == ["plain"])
  }

  @Test func callsMethodsThatAnswerSomething() {
    let listener = Listener()
    let selectors = [
      _selector(listener.count), _selector(Listener.count), _selector(listener.twice(_:)),
      _selector(Listener.twice(_:)),
    ]
    for selector in selectors { #expect(selector(on: listener, [listener])) }
    #expect(listener.calls == ["count", "count", "twice", "twice"])
  }

  @Test func doesNotKeepTheReceiverOfAMethodThatAnswersSomething() {
    var listener: Listener? = Listener()
    weak let witness = listener
    let selectors = listener.map { [_selector($0.count), _selector($0.twice(_:))] } ?? []
    listener = nil
    #expect(witness == nil)
    for selector in selectors { #expect(!selector(on: nil, [])) }
  }
}

@MainActor private final class Deaf {
  func plain() {}
}

@MainActor private final class Listener {
  var calls: [String] = []

  func plain() { calls.append("plain") }
  func count() -> Int {
    calls.append("count")
    return 1
  }
  func twice(_ other: Listener) -> Bool {
    calls.append("twice")
    return true
  }
  func one(_ other: Listener) { calls.append("one") }
  func any(sender: Any) { calls.append("any") }
  func two(_ other: Listener, number: Int) { calls.append("two") }

  func everySpelling() -> [Selector] {
    [
      _selector(plain), _selector(self.plain), _selector(Listener.plain),
      _selector(one), _selector(one(_:)), _selector(Listener.one(_:)),
      _selector(any(sender:)), _selector(two(_:number:)),
    ]
  }
}
