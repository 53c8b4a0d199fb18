import SwiftSources
import Testing

@Suite struct SourcePolicyTests {
  private func words(_ text: String) -> [String] {
    SourcePolicy.strict.violations(in: LexedSource(text)).map(\.text)
  }

  @Test(arguments: [
    ("import Glibc", ["Glibc"]),
    ("import struct Engine.Stage", ["Engine"]),
    ("@_silgen_name(\"x\") func f()", ["@_silgen_name"]),
    ("@testable import UIKit", ["@testable"]),
    ("let p: UnsafeMutablePointer<Int>? = nil", ["UnsafeMutablePointer"]),
    ("withUnsafeBytes(of: x) { _ in }", ["withUnsafeBytes"]),
    ("unsafeBitCast(a, to: Int.self)", ["unsafeBitCast"]),
    ("let x = unsafe f()", ["unsafe"]),
    ("Unmanaged.passRetained(a)", ["Unmanaged"]),
    ("import Foundation\nexit(0)", ["exit"]),
    ("\"\\(unsafeBitCast(a, to: Int.self))\"", ["unsafeBitCast"]),
    ("`unsafeBitCast`(a, to: Int.self)", ["`unsafeBitCast`"]),
    ("Builtin.trap()", ["Builtin"]),
    ("let f = write", ["write"]),
    ("Foundation.write(3, text, 4)", ["write"]),
    ("SwiftGlibc.write(3, text, 4)", ["write"]),
    ("#sourceLocation(file: \"other\", line: 1)", ["#sourceLocation"]),
  ])
  func refusesWaysAroundTheEngine(_ text: String, _ expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test(arguments: [
    "import UIKit\nimport QuartzCore\nimport Foundation",
    "// unsafeBitCast",
    "let text = \"import Glibc\"",
    "func open() {}\nopen()",
    "drawer.open()",
    "@MainActor class A {}",
    "let memory = 3; print(memory)",
    "unowned let a = b",
  ])
  func allowsOrdinaryCode(_ text: String) {
    #expect(words(text) == [])
  }

  @Test func openPolicyAllowsEverything() {
    #expect(SourcePolicy.open.violations(in: LexedSource("import Glibc")).isEmpty)
  }
}
