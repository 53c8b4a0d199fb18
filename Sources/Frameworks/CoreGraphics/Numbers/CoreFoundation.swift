// Core Foundation's names for what Swift has itself. An `as` between both is then an identity, so that
// `[red, blue] as CFArray` compiles without Foundation.

/// An array, as Core Foundation calls it.
public typealias CFArray = [Any]

/// A text, as Core Foundation calls it.
public typealias CFString = String

/// A dictionary, as Core Foundation calls it.
public typealias CFDictionary = [AnyHashable: Any]
