import Glibc

/// What the process was told by its environment.
package enum Environment {
  /// The value of a variable; nil when it is unset or empty.
  package static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }
}
