import Files
import Testing

@testable import Evaluation

/// The server must be the compiler itself in everything that shows.
@Suite struct CompileServerTests {
  private struct Workshop {
    let compiler: Compiler
    let folder: WorkFolder
    let servers: CompileServers

    init?() {
      guard let found = try? Installation.find(), let folder = WorkFolder() else { return nil }
      compiler = Compiler(installation: found)
      self.folder = folder
      servers = CompileServers(compiler: compiler, folder: folder)
    }

    /// What the server and the plain compiler say about a text, in that order.
    func answers(to text: String, kind: CompileKind) -> [String?] {
      guard let place = folder.makeFolder() else { return [] }
      let path = place + Composition.fileName
      _ = FileAccess.write(Array(text.utf8), to: path)
      let served = servers.compile(text, in: place, kind: kind)
      let hasObject = FileAccess.exists("\(place)/\(Compilation.objectName)")
      let plain = compiler.compile(
        path, isLibrary: kind.isLibrary, options: kind.options, to: .object("\(place)/plain.o"))
      #expect(served?.succeeded == plain?.succeeded)
      #expect(hasObject == (served?.succeeded ?? false))
      return [served?.text, plain?.text]
    }
  }

  private static let head = "#sourceLocation(file: \"exercise.swift\", line: 1)\nimport UIKit\n"

  @Test(arguments: [
    "view.alpha = 0.5\n",
    "let 名: Int = \"中\"\nnope()\n",
    "extension UIView { func fade() { alpha = 0 } }\nview.fade()\nfunc f() {\n  let unused = 1\n}\nf()\n",
    "infix operator +++\nfunc +++ (a: Int, b: Int) -> Int { a + b }\nprint(1 +++ 2)\n",
    "class Timer {}\nprint(Timer())\n",
  ])
  func saysWhatThePlainCompilerSays(_ text: String) throws {
    let workshop = try #require(Workshop())
    let kind = CompileKind()
    workshop.servers.prepare(kind)
    defer { workshop.servers.stop() }
    let answers = workshop.answers(to: Self.head + text, kind: kind)
    #expect(answers.first != nil && answers.first == answers.last)
  }

  @Test(arguments: [false, true], [false, true])
  func rehearsesATextThatEveryKindCompiles(usesFoundation: Bool, isLibrary: Bool) throws {
    let workshop = try #require(Workshop())
    let place = try #require(workshop.folder.makeFolder())
    let path = place + Rehearsal.fileName
    _ = FileAccess.write(Array(Rehearsal.text.utf8), to: path)
    var options = CompileOptions()
    options.usesFoundation = usesFoundation
    let answer = workshop.compiler.compile(
      path, isLibrary: isLibrary, options: options, to: .object("\(place)/rehearsal.o"))
    #expect(answer?.text == "")
    #expect(answer?.succeeded == true)
  }

  @Test func leavesTextsWithoutTheKitToThePlainCompiler() throws {
    let workshop = try #require(Workshop())
    workshop.servers.prepare(CompileKind())
    defer { workshop.servers.stop() }
    #expect(workshop.servers.compile("print(1)", in: "/", kind: CompileKind()) == nil)
    let long = Self.head + String(repeating: " ", count: CompileServer.longestText)
    #expect(workshop.servers.compile(long, in: "/", kind: CompileKind()) == nil)
  }

  @Test func compilesTheFirstTextOfAKindThePlainWay() throws {
    let workshop = try #require(Workshop())
    defer { workshop.servers.stop() }
    let place = try #require(workshop.folder.makeFolder())
    let text = Self.head + "print(1)\n"
    _ = FileAccess.write(Array(text.utf8), to: place + Composition.fileName)
    #expect(workshop.servers.compile(text, in: place, kind: CompileKind()) == nil)
    #expect(workshop.servers.compile(text, in: place, kind: CompileKind())?.succeeded == true)
  }
}
