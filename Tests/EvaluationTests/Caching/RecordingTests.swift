import Testing

@testable import Evaluation

@Suite struct RecordingTests {
  private static let whole = Recording(
    compilerText: "a: warning", usesFoundation: true,
    ending: Ending(
      leaving: .signal(4), journal: Array("etude-journal 1\n".utf8), console: "Fatal\n",
      nonce: "n"),
    object: [0, 10, 255])

  @Test(arguments: [
    whole,
    Recording(compilerText: "", usesFoundation: false),
    Recording(
      compilerText: "中", usesFoundation: false,
      ending: Ending(leaving: .code(0), journal: [], console: "", nonce: "")),
    Recording(
      compilerText: "", usesFoundation: false,
      ending: Ending(leaving: .outOfTime, journal: [10], console: "\n", nonce: "x")),
  ])
  func readsBackWhatItWrote(_ recording: Recording) {
    #expect(Recording(bytes: recording.bytes) == recording)
  }

  @Test func refusesWhatIsCut() {
    let bytes = Self.whole.bytes
    for count in 0..<bytes.count {
      #expect(Recording(bytes: Array(bytes[..<count])) == nil)
    }
    #expect(Recording(bytes: Array("other 1\n".utf8)) == nil)
  }

  /// The examples of FIPS 180-2.
  @Test(arguments: [
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func hashesContent(_ text: String, _ expected: String) {
    #expect(ContentHash.hexadecimal(of: Array(text.utf8)) == expected)
  }
}
