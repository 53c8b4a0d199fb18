import QuartzCore
import UIKit

extension SmallProgram {
  static let layers: [SmallProgram] = [
    SmallProgram("layer-basic") {
      let box = makeBox()
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = 50
      move.toValue = 250
      move.duration = 2
      move.timingFunction = CAMediaTimingFunction(name: .easeOut)
      box.layer.add(move, forKey: "move")
      box.layer.position.x = 250
    },
    SmallProgram("layer-shake") {
      let box = makeBox()
      let shake = CABasicAnimation(keyPath: "position")
      shake.duration = 0.07
      shake.repeatCount = 4
      shake.autoreverses = true
      shake.fromValue = NSValue(cgPoint: CGPoint(x: 40, y: 50))
      shake.toValue = NSValue(cgPoint: CGPoint(x: 60, y: 50))
      box.layer.add(shake, forKey: "position")
    },
    SmallProgram("layer-stroke") {
      let ring = CAShapeLayer()
      ring.name = "ring"
      ring.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 80, height: 80)).cgPath
      ring.fillColor = nil
      ring.strokeColor = UIColor.red.cgColor
      ring.strokeEnd = 0
      view.layer.addSublayer(ring)
      let draw = CABasicAnimation(keyPath: "strokeEnd")
      draw.toValue = 1
      draw.duration = 2
      draw.fillMode = .both
      draw.isRemovedOnCompletion = false
      CATransaction.begin()
      CATransaction.setCompletionBlock { print("drawn at", CACurrentMediaTime()) }
      ring.add(draw, forKey: draw.keyPath)
      CATransaction.commit()
    },
    SmallProgram("layer-keyframe-path") {
      let box = makeBox()
      let drive = CAKeyframeAnimation(keyPath: "position")
      let track = UIBezierPath()
      track.move(to: CGPoint(x: 50, y: 50))
      track.addLine(to: CGPoint(x: 250, y: 50))
      track.addQuadCurve(to: CGPoint(x: 350, y: 150), controlPoint: CGPoint(x: 350, y: 50))
      drive.path = track.cgPath
      drive.duration = 3
      drive.rotationMode = .rotateAuto
      drive.calculationMode = .paced
      box.layer.add(drive, forKey: "drive")
    },
    SmallProgram("layer-group") {
      let box = makeBox()
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 1
      fade.toValue = 0
      fade.beginTime = 0.5
      fade.duration = 0.5
      let grow = CABasicAnimation(keyPath: "transform.scale")
      grow.byValue = 1
      let group = CAAnimationGroup()
      group.animations = [fade, grow]
      group.duration = 1.5
      box.layer.add(group, forKey: "both")
    },
    SmallProgram("layer-spring") {
      let box = makeBox()
      let spring = CASpringAnimation(keyPath: "transform.scale")
      spring.fromValue = 0.5
      spring.toValue = 1
      spring.damping = 5
      spring.duration = spring.settlingDuration
      box.layer.add(spring, forKey: nil)
    },
    SmallProgram("layer-implicit") {
      let dot = CALayer()
      dot.name = "dot"
      dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      view.layer.addSublayer(dot)
      after(1) { dot.position = CGPoint(x: 100, y: 100) }
      after(1.1) {
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        dot.backgroundColor = UIColor.blue.cgColor
        CATransaction.commit()
      }
    },
    SmallProgram("layer-paused") {
      let box = makeBox()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.center.x = 150 }
      after(0.4) {
        let time = box.layer.convertTime(CACurrentMediaTime(), from: nil)
        box.layer.speed = 0
        box.layer.timeOffset = time
      }
      after(2.4) {
        let time = box.layer.timeOffset
        box.layer.speed = 1
        box.layer.timeOffset = 0
        box.layer.beginTime = 0
        box.layer.beginTime = box.layer.convertTime(CACurrentMediaTime(), from: nil) - time
      }
    },
    SmallProgram("layer-replicator") {
      let wave = CAReplicatorLayer()
      wave.name = "wave"
      wave.instanceCount = 3
      wave.instanceDelay = 0.1
      wave.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
      let bar = CALayer()
      bar.name = "bar"
      bar.frame = CGRect(x: 0, y: 0, width: 10, height: 40)
      wave.addSublayer(bar)
      view.layer.addSublayer(wave)
      let jump = CABasicAnimation(keyPath: "position.y")
      jump.byValue = -20
      jump.duration = 0.3
      jump.autoreverses = true
      jump.repeatCount = 2
      bar.add(jump, forKey: "jump")
    },
    SmallProgram("layer-mistakes") {
      let box = makeBox()
      for (path, value) in [("frame", CGRect.zero), ("strokend", 1), ("opacity", UIColor.red)]
        as [(String, Any)]
      {
        let wrong = CABasicAnimation(keyPath: path)
        wrong.toValue = value
        wrong.duration = 0.5
        box.layer.add(wrong, forKey: path)
      }
    },
  ]
}
