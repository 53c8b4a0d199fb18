import CoreGraphics
import Engine
import QuartzCore
import Testing
import Timelines

@Suite(.serialized) @MainActor struct LayerValueTests {
  // Documented defaults.
  @Test func startsWithTheDocumentedValues() {
    play {
      let layer = CALayer()
      #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
      #expect(layer.opacity == 1 && !layer.isHidden && layer.speed == 1)
      #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
      #expect(layer.shadowRadius == 3 && layer.shadowOpacity == 0)
      #expect(layer.fillMode == .removed && layer.duration == .infinity)
      #expect(layer.backgroundColor == nil && layer.borderWidth == 0)
      let shape = CAShapeLayer()
      #expect(shape.fillColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
      #expect(shape.strokeColor == nil && shape.lineWidth == 1 && shape.miterLimit == 10)
      #expect(shape.strokeStart == 0 && shape.strokeEnd == 1)
      #expect(shape.lineCap == .butt && shape.lineJoin == .miter && shape.fillRule == .nonZero)
    }
  }

  @Test func doesNotClampStrokeFractions() {
    play {
      let shape = CAShapeLayer()
      shape.strokeEnd = 1.5
      shape.strokeStart = -1
      #expect(shape.strokeEnd == 1.5 && shape.strokeStart == -1)
    }
  }

  @Test func keepsItsPlaceWhenItIsResized() {
    play {
      let box = makeLayer(at: CGPoint(x: 50, y: 60))
      box.bounds.size.width = 20
      #expect(box.frame == CGRect(x: 40, y: 10, width: 20, height: 100))
      box.anchorPoint = CGPoint(x: 0, y: 0)
      #expect(box.frame.origin == CGPoint(x: 50, y: 60))
    }
  }

  // The getter of a scaled and of a turned box, by arithmetic.
  @Test func framesTheTransformedBounds() {
    play {
      let box = CALayer()
      box.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
      box.position = CGPoint(x: 100, y: 100)
      box.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
      #expect(box.frame == CGRect(x: 0, y: 50, width: 200, height: 100))
      box.bounds.size.height = 100
      box.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
      #expect(isClose(box.frame.width.native, 141.421356, 1e-5))
    }
  }

  @Test func worksTheBoundsBackFromAFrameUnderAMirror() {
    play {
      let box = makeLayer(at: CGPoint(x: 50, y: 50))
      box.setAffineTransform(CGAffineTransform(scaleX: -1, y: 1))
      box.frame = CGRect(x: 300, y: 0, width: 100, height: 100)
      #expect(box.position == CGPoint(x: 350, y: 50))
      #expect(box.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
      #expect(box.frame == CGRect(x: 300, y: 0, width: 100, height: 100))
    }
  }

  @Test func saysThatAFrameUnderATurnIsUndefined() {
    let timeline = play {
      let box = makeLayer()
      box.setAffineTransform(CGAffineTransform(rotationAngle: 1))
      box.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    }
    #expect(timeline.rules == ["frame-with-transform"])
  }

  @Test func readsAndSetsByKeyPath() {
    play {
      let box = makeLayer(at: CGPoint(x: 5, y: 6))
      #expect(box.value(forKeyPath: "position.x") as? CGFloat == 5)
      box.setValue(20, forKeyPath: "position.y")
      #expect(box.position == CGPoint(x: 5, y: 20))
      box.setValue(Double.pi / 2, forKeyPath: "transform.rotation.z")
      #expect(isClose(box.transform.m12.native, 1))
      let angle = box.value(forKeyPath: "transform.rotation") as? NSNumber
      #expect(isClose(angle?.doubleValue ?? 0, .pi / 2))
      box.setValue(0.25, forKey: "opacity")
      #expect(box.opacity == 0.25)
      box.setValue("note", forKey: "own")
      #expect(box.value(forKey: "own") as? String == "note")
      #expect(box.value(forKeyPath: "frame.size.width") as? CGFloat == 100)
    }
  }

  @Test func takesACopyOfAMutablePath() {
    play {
      let shape = CAShapeLayer()
      let path = CGMutablePath()
      path.move(to: .zero)
      shape.path = path
      path.addLine(to: CGPoint(x: 10, y: 0))
      #expect(shape.path?.currentPoint == .zero)
    }
  }

  @Test func recordsOnlyChanges() {
    let timeline = play {
      let box = makeLayer()
      box.opacity = 1
      box.position = .zero
      box.opacity = 0.5
      box.opacity = 0.5
    }
    let box = timeline.object(named: "box")
    let keys = timeline.records.compactMap { record -> String? in
      if case .set(box, let key, _) = record.content { key } else { nil }
    }
    #expect(keys == ["bounds", "opacity"])
  }

  @Test func keepsTheDecimalsOfAFloat() {
    let timeline = play {
      let box = makeLayer()
      box.opacity = 0.3
    }
    #expect(timeline.number("box.opacity", at: 0) == 0.3)
  }

  @Test func convertsPointsBetweenTransformedLayers() {
    play {
      let stage = makeStage()
      let outer = makeLayer("outer", at: CGPoint(x: 100, y: 100), in: stage)
      let inner = makeLayer("inner", at: CGPoint(x: 50, y: 50), in: outer)
      inner.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
      let corner = inner.convert(CGPoint(x: 100, y: 50), to: stage)
      #expect(isClose(corner.x.native, 100) && isClose(corner.y.native, 150))
      let back = stage.convert(corner, to: inner)
      #expect(isClose(back.x.native, 100) && isClose(back.y.native, 50))
      #expect(outer.convert(CGPoint(x: 10, y: 10), to: nil) == CGPoint(x: 60, y: 60))
    }
  }

  @Test func findsTheDeepestLayerAtAPoint() {
    play {
      let stage = makeStage()
      let outer = makeLayer("outer", at: CGPoint(x: 100, y: 100), in: stage)
      let inner = makeLayer("inner", at: CGPoint(x: 100, y: 100), in: outer)
      #expect(stage.hitTest(CGPoint(x: 145, y: 145)) === inner)
      #expect(stage.hitTest(CGPoint(x: 180, y: 180)) === inner)
      outer.masksToBounds = true
      #expect(stage.hitTest(CGPoint(x: 180, y: 180)) === stage)
      inner.isHidden = true
      #expect(stage.hitTest(CGPoint(x: 145, y: 145)) === outer)
    }
  }
}
