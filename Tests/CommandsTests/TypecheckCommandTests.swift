import Foundation
import Testing

@Suite struct TypecheckCommandTests {
  /// Three files that compile, two that miss the same type, one that misses something else.
  private static func folder() throws -> (home: TemporaryHome, path: String) {
    let home = try TemporaryHome()
    let texts = [
      "good/a.swift": "import UIKit\nview.alpha = 0.5\n",
      "good/b.swift": "import UIKit\nclass ViewController: UIViewController {}\n",
      "good/deep/c.swift": "import UIKit\nlet 箱 = UIView()\n箱.alpha = 0\n",
      "good/.hidden/d.swift": "nonsense here\n",
      "good/notes.txt": "no Swift\n",
      "bad/one.swift": "import UIKit\nlet a = 1\nlet b: MKMapView? = nil\n",
      "bad/three.swift": "import UIKit\nview.frobnicate()\n",
      "bad/two.swift": "import UIKit\nlet m = MKMapView()\nlet n: Nope? = nil\n",
    ]
    for (name, text) in texts { _ = try home.file("files/\(name)", text) }
    return (home, home.folder.appendingPathComponent("files").path)
  }

  @Test func printsALineForEachFileAndRanksWhatIsMissing() throws {
    let (home, path) = try Self.folder()
    let run = try home.run("typecheck", path, "--summary")
    #expect(run.exitCode == 2, "\(run.errors)")
    #expect(
      run.output == """
        error \(path)/bad/one.swift:3:8: cannot find type 'MKMapView' in scope
        error \(path)/bad/three.swift:2:6: value of type 'UIView' has no member 'frobnicate'
        error \(path)/bad/two.swift:2:9: cannot find 'MKMapView' in scope
        ok    \(path)/good/a.swift
        ok    \(path)/good/b.swift
        ok    \(path)/good/deep/c.swift

        3 of 6 files compile

        what stops the others first:
          2  MKMapView
          1  UIView.frobnicate

        """)
  }

  @Test func takesFilesAndFoldersTogether() throws {
    let (home, path) = try Self.folder()
    let run = try home.run("typecheck", "\(path)/good/", "\(path)/good/a.swift", "--summary")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.hasSuffix("\n4 of 4 files compile\n"), "\(run.output)")
  }

  @Test func showsEveryErrorWithoutTheSummary() throws {
    let (home, path) = try Self.folder()
    let run = try home.run("typecheck", "\(path)/bad")
    #expect(run.exitCode == 2)
    #expect(run.output.contains("bad/two.swift:3:8: error: cannot find type 'Nope'"))
    #expect(run.output.hasSuffix("0 of 3 files compile\n"), "\(run.output)")
  }

  @Test(arguments: [
    (["typecheck"], "FILE|FOLDER"), (["typecheck", "empty"], "no Swift file"),
    (["typecheck", "empty/none.swift"], "No such file"),
    (["modernise", "none.swift"], "No such file"),
    (["modernise"], "FILE"), (["modernise", "a.swift", "b.swift"], "only FILE"),
    (["modernise", "bytes.swift"], "UTF-8"),
  ])
  func saysWhatIsWrongWithTheInput(_ words: [String], _ part: String) throws {
    let home = try TemporaryHome()
    _ = try home.file("empty/readme.txt", "")
    try Data([0xFF, 0xFE, 0x41]).write(to: home.folder.appendingPathComponent("bytes.swift"))
    let run = try CommandLineProcess.run(
      words.map { word in
        word.contains("empty") || word.contains("swift")
          ? home.folder.appendingPathComponent(word).path : word
      }, home: home.folder)
    #expect(run.exitCode == 64, "\(run.output)\(run.errors)")
    #expect(run.errors.contains(part), "\(run.errors)")
    #expect(run.output.isEmpty)
  }
}

@Suite struct ModerniseCommandTests {
  @Test func printsTheFileWithTodaysNames() throws {
    let home = try TemporaryHome()
    let path = try home.file(
      "old.swift", "import UIKit\r\n\tlet p = CGPointMake(1, 2)  // CGPointMake 點\r\n")
    let run = try home.run("modernise", path)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output == "import UIKit\r\n\tlet p = CGPoint(x: 1, y: 2)  // CGPointMake 點\r\n")
    #expect(run.errors.isEmpty, "\(run.errors)")
  }

  @Test func readsStandardInput() throws {
    let run = try TemporaryHome().run(
      "modernise", "-", input: "import UIKit\nview.hidden = true")
    #expect(run.output == "import UIKit\nview.isHidden = true", "\(run.errors)")
  }

  @Test func tellsWhatRemains() throws {
    let home = try TemporaryHome()
    let path = try home.file("old.swift", "import UIKit\nview.hidden = true\nview.nope()\n")
    let run = try home.run("modernise", path)
    #expect(run.exitCode == 2)
    #expect(run.output == "import UIKit\nview.isHidden = true\nview.nope()\n")
    #expect(run.errors.contains("needs your hand"), "\(run.errors)")
    #expect(run.errors.contains("old.swift:3:6: error"), "\(run.errors)")
  }
}
