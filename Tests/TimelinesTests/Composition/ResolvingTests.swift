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
    ] as [(String, String, String?)])
  func suggestsObjects(_ text: String, _ name: String, _ nearest: String?) {
    do throws(UnknownName) {
      _ = try timeline.resolve(text)
      Issue.record("was found: \(text)")
    } catch {
      if text == "box" {
        #expect(error.kind == .property)
      } else {
        #expect(error == UnknownName(name: name, kind: .object, nearest: nearest))
      }
    }
  }

  @Test(arguments: [
    ("box.alhpa", "alpha"), ("box.centre.x", "center.x"), ("ring.alpha", "opacity"),
    ("box.center.z", "center.x"), ("box.transform.rotate", "transform.rotation"),
    ("ring.strokeend", "strokeEnd"),
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
