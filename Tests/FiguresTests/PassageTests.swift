import Geometry
import Samples
import Testing
import Timelines

@testable import Figures

@Suite struct PassageTests {
  private let bounds = Rect(x: 0, y: 0, width: 100, height: 40)

  private func passage(_ kind: String, _ subtype: String = "") -> Passage {
    Passage(kind: kind, subtype: subtype, old: nil, progress: [])
  }

  @Test(arguments: ["crossDissolve", "fade"])
  func fadesOnePictureIntoTheOther(kind: String) {
    let passage = passage(kind)
    #expect(passage.oldAppearance(0.25, in: bounds).opacity == 0.75)
    #expect(passage.newAppearance(0.25, in: bounds).opacity == 0.25)
    #expect(passage.mixes && passage.drawsOldOnTop)
  }

  /// A label whose text is changed by a dissolve from 0.5 s to 1.5 s.
  private func dissolve() -> Timeline {
    var builder = Sample.Builder()
    builder.view(
      2, "card", type: "UILabel", size: Size(width: 100, height: 40), center: Point(x: 60, y: 60))
    builder.add(0, .set(2, key: "text", .text("before")))
    builder.add(0, .commit)
    builder.add(
      0.5,
      .add(
        2, key: "transition", serial: 9,
        Animation(
          keyPath: "", motion: .transition(Transition(kind: "crossDissolve")),
          timing: MediaTiming(begin: 0.5, duration: 1, fill: .both), curve: .linear)))
    builder.add(0.5, .set(2, key: "text", .text("after")))
    builder.add(1.5, .drop(serial: 9, finished: true))
    return builder.end(1.5)
  }

  /// Both pictures add up to one in a group of their own; a flip needs no such group.
  @Test func mixesThePicturesOfADissolve() throws {
    let svg = SceneFigure(dissolve(), title: "t", alternative: "a").svg()
    let group = try #require(svg.range(of: "isolation:isolate"))
    let mixed = try #require(svg.range(of: "mix-blend-mode:plus-lighter"))
    #expect(group.upperBound < mixed.lowerBound)
    // The old picture is the last one drawn.
    #expect(svg[mixed.upperBound...].contains("before"))
    #expect(!svg[mixed.upperBound...].contains("after"))
    #expect(!passage("flipFromLeft").mixes && !passage("moveIn").mixes)
  }

  /// A strip has both pictures too: at the start of a dissolve the old one still shows.
  @Test(arguments: [(0.5, "1", "0"), (1, "0.5", "0.5"), (1.4, "0.1", "0.9")])
  func showsBothPicturesOnAStrip(_ time: Double, _ old: String, _ new: String) throws {
    let svg = FilmStrip(dissolve(), title: "t", alternative: "a", moments: [time]).svg()
    let group = try #require(svg.range(of: "mix-blend-mode:plus-lighter"))
    let start = try #require(svg[..<group.lowerBound].lastIndex(of: "<"))
    let tag = svg[start...].prefix { $0 != ">" }
    #expect(svg[group.upperBound...].contains("before"))
    #expect(old == "1" ? !tag.contains("opacity=\"0") : tag.contains("opacity=\"\(old)\""))
    #expect(svg[..<start].contains("opacity=\"\(new)\""))
  }

  @Test(arguments: ["flipFromLeft", "flipFromRight", "flipFromTop", "flipFromBottom"])
  func changesPicturesInTheMiddleOfAFlip(kind: String) {
    let passage = passage(kind)
    #expect(passage.oldAppearance(0.49, in: bounds).opacity == 1)
    #expect(passage.newAppearance(0.49, in: bounds).opacity == 0)
    #expect(passage.oldAppearance(0.5, in: bounds).opacity == 0)
    #expect(passage.newAppearance(0.5, in: bounds).opacity == 1)
    // Edge on, the picture has no width; the middle stays where it is.
    let edge = passage.newAppearance(0.5, in: bounds).transform
    #expect(abs(edge.determinant) < 1e-9)
    #expect(Point(x: 50, y: 20).applying(edge) == Point(x: 50, y: 20))
  }

  @Test func slidesPicturesToAndFromTheEdgeThatIsNamed() {
    let right = passage("push", "fromRight")
    #expect(right.newAppearance(0.25, in: bounds).transform.tx == 75)
    #expect(right.oldAppearance(0.25, in: bounds).transform.tx == -25)
    let top = passage("moveIn", "fromTop")
    #expect(top.newAppearance(0, in: bounds).transform.ty == -40)
    #expect(top.oldAppearance(0.5, in: bounds).transform == .identity)
    #expect(passage("curlUp").drawsOldOnTop)
  }

  @Test func findsThePictureBeforeATransitionInTheOrderOfTheRecords() throws {
    let timeline = dissolve()
    #expect(timeline.picturesBeforeTransitions()[9]?.text == "before")
    let film = SceneFilm(timeline)
    let cast = Actor.cast(of: film.shots, before: timeline.picturesBeforeTransitions())
    let passage = try #require(cast.first?.children.first?.passages.first)
    let middle = try #require(film.times.firstIndex(of: 1))
    #expect(passage.progress[middle] == 0.5)
    #expect(passage.progress[0] == nil)
    #expect(passage.old?.heldStates.first?.text?.lines == ["before"])
  }
}
