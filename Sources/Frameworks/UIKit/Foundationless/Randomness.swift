// C's random numbers under the names that tutorials use. The runner answers them from the run's seed,
// so two runs draw the same numbers.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_silgen_name("arc4random") private func randomWord() -> UInt32
@_silgen_name("arc4random_uniform") private func randomWord(below bound: UInt32) -> UInt32

/// A whole number from 0 to 2³² - 1.
public func arc4random() -> UInt32 { randomWord() }

/// A whole number from 0 to one below the bound; 0 for bounds below 2.
public func arc4random_uniform(_ bound: UInt32) -> UInt32 { randomWord(below: bound) }

/// A number from 0 to just below 1.
public func drand48() -> Double {
  Double(randomWord()) / 4_294_967_296
}

/// Does nothing: the run's seed is set from outside.
public func srand48(_ seed: Int) {}

/// A whole number from 0 to 2³¹ - 1.
public func rand() -> Int32 { Int32(truncatingIfNeeded: randomWord() >> 1) }
