import Engine
import QuartzCore
import Testing
import Timelines
import UIKit

@Suite(.serialized) @MainActor struct ViewTreeTests {
  private final class Spy: UIView {
    var log: [String] = []
    override func didAddSubview(_ subview: UIView) { log.append("didAdd") }
    override func willRemoveSubview(_ subview: UIView) { log.append("willRemove") }
    override func willMove(toSuperview newSuperview: UIView?) {
      log.append("willMove(\(newSuperview == nil ? "nil" : "view"))")
    }
    override func didMoveToSuperview() {
      log.append("didMove(\(superview == nil ? "nil" : "view"))")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      log.append("willWindow(\(newWindow == nil ? "nil" : "window"))")
    }
    override func didMoveToWindow() {
      log.append("didWindow(\(window == nil ? "nil" : "window"))")
    }
  }

  private func tags(_ view: UIView) -> [Int] { view.subviews.map(\.tag) }

  private func tagged(_ tag: Int) -> UIView {
    let view = UIView()
    view.tag = tag
    return view
  }

  @Test func ordersSubviewsAsAsked() {
    let timeline = play {
      let board = makeBox("board")
      let (a, b, c, d) = (tagged(1), tagged(2), tagged(3), tagged(4))
      board.addSubview(a)
      board.addSubview(b)
      board.insertSubview(c, at: 0)
      #expect(tags(board) == [3, 1, 2])
      board.insertSubview(d, belowSubview: b)
      #expect(tags(board) == [3, 1, 4, 2])
      board.insertSubview(a, aboveSubview: b)
      #expect(tags(board) == [3, 4, 2, 1])
      board.bringSubviewToFront(c)
      #expect(tags(board) == [4, 2, 1, 3])
      board.sendSubviewToBack(a)
      #expect(tags(board) == [1, 4, 2, 3])
      board.exchangeSubview(at: 0, withSubviewAt: 2)
      #expect(tags(board) == [2, 4, 1, 3])
      board.addSubview(b)
      #expect(tags(board) == [4, 1, 3, 2])
      #expect(board.layer.sublayers?.map { ($0.delegate as? UIView)?.tag } == [4, 1, 3, 2])
      #expect(view.viewWithTag(3) === c && view.viewWithTag(9) == nil)
      #expect(c.isDescendant(of: view) && !board.isDescendant(of: c))
    }
    let board = timeline.object(named: "board") ?? 0
    let order = timeline.children(of: board, at: 0).map { timeline.model($0, "tag", at: 0) }
    #expect(order == [4, 1, 3, 2].map { .number($0) })
  }

  @Test func keepsLayersOfItsOwnInTheirPlace() {
    play {
      let board = makeBox("board")
      let (a, b) = (tagged(1), tagged(2))
      let line = CALayer()
      board.addSubview(a)
      board.layer.addSublayer(line)
      board.addSubview(b)
      #expect(board.layer.sublayers?.firstIndex { $0 === line } == 1)
      board.bringSubviewToFront(a)
      #expect(board.layer.sublayers?.first === line)
      #expect(tags(board) == [2, 1])
    }
  }

  @Test func tellsWhatHappensToIt() {
    play {
      let (outer, inner) = (Spy(), Spy())
      outer.addSubview(inner)
      #expect(inner.log == ["willMove(view)", "didMove(view)"])
      #expect(outer.log == ["didAdd"])
      (outer.log, inner.log) = ([], [])
      view.addSubview(outer)
      #expect(
        outer.log == [
          "willMove(view)", "willWindow(window)", "didWindow(window)", "didMove(view)",
        ])
      #expect(inner.log == ["willWindow(window)", "didWindow(window)"])
      (outer.log, inner.log) = ([], [])
      inner.removeFromSuperview()
      #expect(outer.log == ["willRemove"])
      #expect(
        inner.log == ["willMove(nil)", "willWindow(nil)", "didWindow(nil)", "didMove(nil)"])
    }
  }

  @Test func refusesToHoldItself() {
    let timeline = play {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.addSubview(outer)
    }
    guard case .stopped? = timeline.ending else {
      Issue.record("it went on")
      return
    }
  }

  @Test func makesTheLayerItsClassAsksFor() {
    final class Ring: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    let timeline = play {
      let ring = Ring()
      ring.accessibilityIdentifier = "ring"
      #expect(ring.layer is CAShapeLayer)
      #expect(ring.layer.delegate === ring)
    }
    let ring = timeline.object(named: "ring") ?? 0
    #expect(timeline.typeName(of: ring) == "Ring")
    #expect(timeline.layerTypeName(of: ring) == "CAShapeLayer")
    #expect(timeline.kind(of: ring) == .view)
  }

  @Test func laysOutBeforeItIsShown() {
    final class Board: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    play {
      let board = Board(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.addSubview(board)
      #expect(board.count == 0)
      after(0.1) {
        #expect(board.count == 1)
        board.center.x = 100
        board.alpha = 0.5
      }
      after(0.2) {
        #expect(board.count == 1)
        board.setNeedsLayout()
        board.setNeedsLayout()
      }
      after(0.3) {
        #expect(board.count == 2)
        board.bounds.size.width = 50
        board.layoutIfNeeded()
        #expect(board.count == 3)
        board.layoutIfNeeded()
        #expect(board.count == 3)
        board.addSubview(UIView())
      }
      after(0.4) { #expect(board.count == 4) }
    }
  }

  @Test func resizesSubviewsByTheirMasks() {
    play {
      let board = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inside = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      board.addSubview(inside)
      board.frame.size = CGSize(width: 200, height: 100)
      #expect(inside.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
      inside.autoresizingMask = [.flexibleWidth]
      board.frame.size.width = 300
      #expect(inside.frame.width == 120)
      inside.autoresizingMask = [.flexibleLeftMargin]
      board.frame.size.width = 310
      #expect(inside.frame.origin.x == 20)
      board.autoresizesSubviews = false
      board.frame.size.width = 400
      #expect(inside.frame.origin.x == 20)
    }
  }

  @Test func convertsBetweenViews() {
    play {
      let board = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
      let inside = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
      view.addSubview(board)
      board.addSubview(inside)
      #expect(inside.convert(CGPoint(x: 1, y: 1), to: view) == CGPoint(x: 111, y: 121))
      #expect(inside.convert(CGPoint(x: 111, y: 121), from: view) == CGPoint(x: 1, y: 1))
      #expect(
        inside.convert(inside.bounds, to: nil) == CGRect(x: 110, y: 120, width: 50, height: 50))
      board.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(inside.convert(CGPoint.zero, to: view) == CGPoint(x: 20, y: 40))
    }
  }

  @Test func findsTheViewInFront() {
    play {
      let (back, front) = (makeBox("back"), makeBox("front"))
      let point = CGPoint(x: 50, y: 50)
      #expect(view.hitTest(point, with: nil) === front)
      front.isHidden = true
      #expect(view.hitTest(point, with: nil) === back)
      front.isHidden = false
      front.alpha = 0.005
      #expect(view.hitTest(point, with: nil) === back)
      front.alpha = 1
      front.isUserInteractionEnabled = false
      #expect(view.hitTest(point, with: nil) === back)
      front.isUserInteractionEnabled = true
      front.transform = CGAffineTransform(scaleX: 1, y: 0)
      #expect(view.hitTest(point, with: nil) === back)
      #expect(view.hitTest(CGPoint(x: 350, y: 50), with: nil) === view)
      #expect(view.hitTest(CGPoint(x: 350, y: -50), with: nil) == nil)
    }
  }

  @Test func editsInPlaceWithoutLosingItsOverrides() {
    final class Watched: UIView {
      var count = 0
      override var center: CGPoint { didSet { count += 1 } }
      override var frame: CGRect { didSet { count += 10 } }
    }
    play {
      let watched = Watched()
      watched.center.x += 5
      watched.center = CGPoint(x: 1, y: 2)
      #expect(watched.count == 2)
      watched.frame.size.width = 20
      #expect(watched.count == 12)
      #expect(watched.center == CGPoint(x: 11, y: 2))
    }
  }

  @Test func inheritsItsTint() {
    play {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      outer.tintColor = .red
      #expect(inner.tintColor == .red)
      inner.tintColor = .green
      #expect(inner.tintColor == .green)
      inner.tintColor = nil
      #expect(inner.tintColor == .red)
    }
  }

  @Test func describesItself() {
    play {
      let box = UIView(frame: CGRect(x: 1, y: 2.5, width: 30, height: 40))
      #expect(box.description == "<UIView: frame = (1 2.5; 30 40)>")
      #expect(Set([box, box, UIView()]).count == 2)
      #expect(view.window?.isKeyWindow == true)
    }
  }
}
