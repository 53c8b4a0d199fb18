import Geometry
import Testing
import Timelines

@Suite struct ResolvingTests {
  private var timeline: Timeline {
    var script = Script()
    script.view(1, in: 0, type: "UIWindow")
    for (id, name) in [(2, "box"), (3, "pair.sun"), (4, "clouds[1]"), (5, "pair")] {
      script.view(id, in: 1)
      script.write(.name(id, name))
    }
    script.layer(6, in: 1, type: "CAShapeLayer")
    script.write(.name(6, "ring"))
    script.set(
      6, "path",
      .outline(Outline(elements: [.move(.zero), .line(Point(x: 100, y: 0))])))
    script.set(6, "strokeEnd", .number(0.25))
    script.set(2, "ownKey", .size(Size(width: 1, height: 2)))
    script.view(7, in: 1)
    script.view(8, in: 1)
    return script.timeline
  }

  @Test(arguments: [
    ("box.center.x", 2, "position.x"), ("box.layer.position.x", 2, "position.x"),
    ("box.position.y", 2, "position.y"), ("box.alpha", 2, "opacity"),
    ("box.frame.midX", 2, "frame.midX"), ("box.bounds.width", 2, "bounds.width"),
    ("box.transform.rotation", 2, "transform.rotation"),
    ("box.transform.m34", 2, "transform.m34"),
    ("box.backgroundColor.red", 2, "backgroundColor.red"), ("box.ownKey.width", 2, "ownKey.width"),
    ("pair.sun.alpha", 3, "opacity"), ("clouds[1].isHidden", 4, "hidden"),
    ("pair.alpha", 5, "opacity"), ("ring.strokeEnd", 6, "strokeEnd"),
    ("ring.strokeEnd.tip.x", 6, "strokeEnd.tip.x"), ("ring.path.length", 6, "path.length"),
    ("UIView#5.alpha", 7, "opacity"), ("(new UIView#6).alpha", 8, "opacity"),
    ("(new CAShapeLayer).opacity", 6, "opacity"),
  ])
  func findsWhatIsMeant(_ text: String, _ object: ObjectID, _ path: String) throws {
    let reference = try timeline.resolve(text)
    #expect(reference.object == object)
    #expect(reference.path.text == path)
    #expect(!reference.isModel)
    #expect(try timeline.resolve("model:" + text).isModel)
  }

  @Test(
    arguments: [
      ("bix.alpha", "bix", "box"), ("box", "box", nil), ("bux.center.x", "bux", "box"),
      ("nothing.like.it", "nothing", nil), ("clouds[9].alpha", "clouds[9]", "clouds[1]"),
      ("hat.alpha", "hat", nil), ("rahmen", "rahmen", nil), ("BOX2.alpha", "BOX2", "box"),
    ] as [(String, String, String?)])
  func suggestsObjects(_ text: String, _ name: String, _ nearest: String?) {
    do throws(UnknownName) {
      _ = try timeline.resolve(text)
      Issue.record("was found: \(text)")
    } catch {
      if text == "box" {
        #expect(error.kind == .wholeObject)
      } else {
        #expect(error == UnknownName(name: name, kind: .object, nearest: nearest))
      }
    }
  }

  @Test(arguments: [
    ("box.alhpa", "alpha"), ("box.centre.x", "center.x"), ("ring.alpha", "opacity"),
    ("box.center.z", "center.x"), ("box.transform.rotate", "transform.rotation"),
    ("ring.strokeend", "strokeEnd"), ("box.width", "frame.width"), ("box.widht", "frame.width"),
    ("box.rotation", "transform.rotation"), ("box.x", "center.x"), ("ring.tip", "strokeEnd.tip"),
  ])
  func suggestsProperties(_ text: String, _ nearest: String) {
    do throws(UnknownName) {
      _ = try timeline.resolve(text)
      Issue.record("was found: \(text)")
    } catch {
      #expect(error.kind == .property)
      #expect(error.nearest == nearest)
    }
  }

  @Test func knowsAnObjectByEachOfItsNames() throws {
    var timeline = timeline
    timeline.append(Record(at: .zero, content: .name(4, "second")))
    #expect(timeline.names(of: 4) == ["clouds[1]", "second"])
    #expect(timeline.name(of: 4) == "clouds[1]")
    for text in ["clouds[1].alpha", "second.alpha"] {
      #expect(try timeline.resolve(text).object == 4)
    }
  }

  @Test func anotherNameForAnObjectOfTheSceneDoesNotMakeItNew() throws {
    var script = Script()
    script.view(1, in: 0, type: "UIWindow")
    script.view(2, in: 1)
    script.write(.name(2, "second"))
    script.write(.name(2, "clouds[1]"))
    var timeline = script.timeline
    timeline.sceneNames = ["clouds"]
    #expect(timeline.newObjects(ofType: "UIView").isEmpty)
  }

  /// Words of another language, and words that name nothing, are like nothing.
  @Test(arguments: [
    "box.breite", "box.rahmen", "box.deckkraft", "box.farbe", "box.ancho", "box.wobble", "ring.qqq",
  ])
  func suggestsNoPropertyByChance(_ text: String) {
    do throws(UnknownName) {
      _ = try timeline.resolve(text)
      Issue.record("was found: \(text)")
    } catch {
      #expect(error.nearest == nil)
    }
  }

  /// A near path stands alone and is known; without one, there is a choice of paths.
  @Test(
    arguments: [
      ("bix.alpha", ["box.alpha"]), ("model:bix.alhpa", ["model:box.alpha"]),
      ("box.layer.opactiy", ["box.layer.opacity"]), ("box.opactiy", ["box.opacity"]),
      ("box", ["box.center", "box.alpha", "box.frame", "box.transform.rotation"]),
      ("box.breite", ["box.center", "box.alpha", "box.frame", "box.transform.rotation"]),
      ("bix.breite", ["box.center", "box.alpha", "box.frame", "box.transform.rotation"]),
      ("ring.qqq", ["ring.strokeEnd", "ring.position", "ring.opacity", "ring.frame"]),
      ("wobble", ["ring.strokeEnd", "box.center", "pair.sun.center", "clouds[1].center"]),
      (
        "model:wobble.alpha", ["model:ring.strokeEnd", "model:box.center", "model:pair.sun.center"]
      ),
    ] as [(String, [String])])
  func suggestsPathsThatExist(_ text: String, _ first: [String]) throws {
    var timeline = timeline
    timeline.append(
      Record(
        at: .zero,
        content: .add(
          6, key: "strokeEnd", serial: 1,
          Animation(
            keyPath: "strokeEnd", motion: .basic(from: .number(0), to: .number(1), by: nil),
            timing: MediaTiming(begin: 0, duration: 1)))))
    let suggestions = timeline.suggestions(for: text)
    #expect(Array(suggestions.prefix(first.count)) == first)
    #expect(suggestions.count <= 8)
    for suggestion in suggestions { _ = try timeline.resolve(suggestion) }
  }

  @Test func suggestsNothingInAnEmptyProgram() {
    #expect(Timeline().suggestions(for: "wobble").isEmpty)
  }

  @Test func newObjectsAreThoseThatTheSceneDoesNotName() throws {
    var timeline = timeline
    timeline.sceneNames = ["box", "pair", "clouds"]
    #expect(try timeline.resolve("(new UIView).alpha").object == 7)
    #expect(try timeline.resolve("(new UIView#2).alpha").object == 8)
    timeline.sceneObjects = [7]
    #expect(try timeline.resolve("(new UIView).alpha").object == 8)
  }

  @Test func followsTheTipOfAStroke() throws {
    let timeline = timeline
    #expect(
      timeline.value(try timeline.resolve("ring.strokeEnd.tip"), at: 0)
        == .point(Point(x: 25, y: 0)))
    #expect(timeline.value(try timeline.resolve("ring.path.length"), at: 0) == .number(100))
  }
}
