import Figures
import Foundation
import Samples
import Testing
import Timelines

/// A browser without a window, where one is installed.
private enum Browser {
  static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The page's text after its scripts have run.
  static func text(ofPage html: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("etude-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appendingPathComponent("page.html")
    try html.write(to: page, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(path))
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile",
      "--dump-dom", page.absoluteString,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }
}

@Suite(.enabled(if: Browser.path != nil), .serialized) struct BrowserTests {
  /// Where a browser shows the middle of a view, at some times.
  private func places(
    of name: String, middle: (Double, Double), in svg: String, at times: [Double]
  ) throws -> [[Double]] {
    let text = try Browser.text(
      ofPage: """
        <!doctype html><body>\(svg)<pre id="out"></pre><script>
        const svg = document.querySelector("svg"), view = svg.querySelector('[data-name="\(name)"]');
        const lines = \(times).map(time => {
          for (const animation of document.getAnimations()) {
            animation.pause();
            animation.currentTime = time * 1000;
          }
          const map = svg.getScreenCTM().inverse().multiply(view.getScreenCTM());
          const point = new DOMPoint(\(middle.0), \(middle.1)).matrixTransform(map);
          return [point.x, point.y, getComputedStyle(view).opacity].join(" ");
        });
        document.getElementById("out").textContent = "PLACES " + lines.join(";") + " END";
        </script></body>
        """)
    let body = try #require(text.components(separatedBy: "PLACES ").dropFirst().first)
    let rows = try #require(body.components(separatedBy: " END").first)
    return rows.components(separatedBy: ";").map { row in
      row.split(separator: " ").compactMap { Double($0) }
    }
  }

  @Test func showsTheHeadingWhereTheTimelineHasItAtEveryMoment() throws {
    let timeline = Sample.firstMove()
    let svg = SceneFigure(timeline, title: "t", alternative: "a").svg()
    let times = [0, 0.1, 0.25, 0.5, 0.61, 0.9, 1.2]
    let shown = try places(of: "heading", middle: (150, 30), in: svg, at: times)
    let x = try timeline.resolve("heading.center.x")
    #expect(shown.count == times.count)
    for (time, place) in zip(times, shown) {
      let expected = try #require(timeline.value(x, at: time).number)
      #expect(abs(place[0] - expected) < 0.5, "at \(time) s")
      #expect(abs(place[1] - 170) < 0.5)
    }
  }

  @Test func showsAViewThatTurnsFadesAndLeaves() throws {
    let timeline = Sample.show()
    let svg = SceneFigure(timeline, title: "t", alternative: "a").svg()
    let times = [0.3, 0.5, 0.97, 1.49, 1.51]
    // A corner moves as the box turns about its middle.
    let shown = try places(of: "box", middle: (0, 0), in: svg, at: times)
    for (time, place) in zip(times, shown) {
      let nodes = timeline.scene(at: time).flatMap { $0.children.flatMap(\.children) }
      guard let box = nodes.first(where: { $0.name == "box" }) else {
        #expect(time > 1.5)
        #expect(place[2] == 0)
        continue
      }
      #expect(abs(place[0] - box.toStage.tx) < 0.5, "at \(time) s")
      #expect(abs(place[1] - box.toStage.ty) < 0.5, "at \(time) s")
      #expect(place[2] == 1)
    }
    let cloud = try places(of: "cloud", middle: (0, 0), in: svg, at: [0.4, 1, 1.6])
    let alpha = try timeline.resolve("cloud.alpha")
    for (time, place) in zip([0.4, 1, 1.6], cloud) {
      #expect(abs(place[2] - (timeline.value(alpha, at: time).number ?? 0)) < 0.01)
    }
  }
}
