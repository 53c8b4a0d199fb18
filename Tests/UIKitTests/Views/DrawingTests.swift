import QuartzCore
import Testing
import Timelines
import UIKit

/// Drawing code runs when it would on a device: what it adds to the scene counts.
@Suite(.serialized) @MainActor
struct DrawingTests {
  private final class Dial: UIView {
    let hand = CALayer()
    var log: DrawLog?

    override func draw(_ rect: CGRect) {
      log?.rects.append(rect)
      guard hand.superlayer == nil else { return }
      hand.name = "hand"
      layer.addSublayer(hand)
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.toValue = 0
      fade.duration = 2
      hand.add(fade, forKey: "fade")
    }
  }

  private final class DrawLog {
    var rects: [CGRect] = []
    var counts: [Int] = []
  }

  private final class Sector: CALayer {
    var log: DrawLog?
    override func draw(in ctx: CGContext) { log?.rects.append(bounds) }
  }

  private static let size = CGRect(x: 0, y: 0, width: 40, height: 30)

  @Test func viewsDrawOnceBeforeTheyAreFirstShown() {
    let log = DrawLog()
    let timeline = play {
      let dial = Dial(frame: Self.size)
      dial.log = log
      view.addSubview(dial)
      after(1) { dial.frame.size.width = 80 }
    }
    #expect(log.rects == [Self.size])
    #expect(isClose(timeline.number("hand.opacity", at: 1), 0.5), "animations of draw(_:) count")
  }

  @Test func viewsDrawAgainWhenTheyAreToldTo() {
    let log = DrawLog()
    play {
      let dial = Dial(frame: Self.size)
      dial.log = log
      view.addSubview(dial)
      after(1) {
        dial.setNeedsDisplay()
        dial.setNeedsDisplay()
        log.counts.append(log.rects.count)
      }
      after(2) {
        log.counts.append(log.rects.count)
        dial.contentMode = .redraw
        dial.frame.size.width = 80
      }
      after(3) { log.counts.append(log.rects.count) }
    }
    #expect(log.counts == [1, 2, 3])
    #expect(log.rects.last == CGRect(x: 0, y: 0, width: 80, height: 30))
  }

  @Test func whatCannotBeSeenDoesNotDraw() {
    let log = DrawLog()
    play {
      for (frame, parent) in [(Self.size, UIView()), (CGRect.zero, view)] {
        let dial = Dial(frame: frame)
        dial.log = log
        parent.addSubview(dial)
      }
    }
    #expect(log.rects == [])
  }

  @Test func layersDrawWhenTheyAreToldTo() {
    let log = DrawLog()
    play {
      let sector = Sector()
      sector.log = log
      sector.frame = Self.size
      view.layer.addSublayer(sector)
      after(1) {
        log.counts.append(log.rects.count)
        sector.setNeedsDisplay()
      }
    }
    #expect(log.counts == [0] && log.rects == [Self.size])
  }
}
