extension Trial {
  /// Strokes.
  static let strokes: [Trial] = [
    Trial(
      "stroke",
      "track ring.strokeEnd 0 -> 1 over 0s..2s",
      right: """
        let draw = CABasicAnimation(keyPath: "strokeEnd")
        draw.fromValue = 0
        draw.toValue = 1
        draw.duration = 2
        ring.add(draw, forKey: nil)
        """,
      wrong: [
        WrongAnswer(
          says: "The stroke is drawn backwards (line 5): `ring.strokeEnd` goes from 1 to 0, not "
            + "to 1.",
          """
          let draw = CABasicAnimation(keyPath: "strokeEnd")
          draw.fromValue = 1
          draw.toValue = 0
          draw.duration = 2
          ring.add(draw, forKey: nil)
          """),
        WrongAnswer(
          says: "Your code moves `ring.strokeStart` from 1 to 0 (line 5), which draws the "
            + "stroke backwards, from the path's end to its start; move `ring.strokeEnd`.",
          """
          let draw = CABasicAnimation(keyPath: "strokeStart")
          draw.fromValue = 1
          draw.toValue = 0
          draw.duration = 2
          ring.add(draw, forKey: nil)
          """),
        WrongAnswer(
          says: "Your code moves `ring.strokeStart` from 0 to 1 (line 5), which takes the "
            + "stroke away from the path's start; move `ring.strokeEnd`.",
          """
          let draw = CABasicAnimation(keyPath: "strokeStart")
          draw.fromValue = 0
          draw.toValue = 1
          draw.duration = 2
          ring.add(draw, forKey: nil)
          """),
        WrongAnswer(
          says: "No line of your code that ran changes `ring.strokeEnd`.",
          """
          ring.strokeEnd = 1
          """),
        WrongAnswer(
          says:
            "`ring` is a layer without a view, which the block of `UIView.animate` (line 2) does "
            + "not move; add a layer animation.",
          """
          ring.strokeEnd = 0
          UIView.animate(withDuration: 2) {
              ring.strokeEnd = 1
          }
          """),
        WrongAnswer(
          says: "The layer animation of `ring.strokeEnd` (line 4) goes from 1 to 1; give it a "
            + "`fromValue` or a `toValue`.",
          """
          let draw = CABasicAnimation(keyPath: "strokeEnd")
          draw.toValue = 1
          draw.duration = 2
          ring.add(draw, forKey: nil)
          """),
        WrongAnswer(
          says: "Line 5: \"strokeend\" is no animatable property of a layer, so nothing moves; "
            + "did you mean \"strokeEnd\"?",
          """
          let draw = CABasicAnimation(keyPath: "strokeend")
          draw.fromValue = 0
          draw.toValue = 1
          draw.duration = 2
          ring.add(draw, forKey: nil)
          """),
        WrongAnswer(
          says: "Line 5: \"strokeEnd\" is a property of CAShapeLayer; a CALayer does not have "
            + "it, so nothing moves.",
          """
          let draw = CABasicAnimation(keyPath: "strokeEnd")
          draw.fromValue = 0
          draw.toValue = 1
          draw.duration = 2
          box.layer.add(draw, forKey: nil)
          """),
      ]),
    Trial(
      "tip",
      "at 0.5s ring.strokeEnd.tip == (25, 400)",
      right: """
        let draw = CABasicAnimation(keyPath: "strokeEnd")
        draw.fromValue = 0
        draw.toValue = 1
        draw.duration = 2
        ring.add(draw, forKey: nil)
        """,
      wrong: [
        WrongAnswer(
          says: "`ring.path` runs the other way (line 4): its stroke is at (75, 400) when it "
            + "should be at (25, 400).",
          """
          let path = UIBezierPath()
          path.move(to: CGPoint(x: 100, y: 400))
          path.addLine(to: CGPoint(x: 0, y: 400))
          ring.path = path.cgPath
          let draw = CABasicAnimation(keyPath: "strokeEnd")
          draw.fromValue = 0
          draw.toValue = 1
          draw.duration = 2
          ring.add(draw, forKey: nil)
          """),
        WrongAnswer(
          says: "The path passes there when `ring.strokeEnd` is 0.25; it is 0.5 (line 5).",
          """
          let draw = CABasicAnimation(keyPath: "strokeEnd")
          draw.fromValue = 0
          draw.toValue = 1
          draw.duration = 1
          ring.add(draw, forKey: nil)
          """),
        WrongAnswer(
          says: "`ring.path` does not pass through (25, 400) (line 4).",
          """
          let path = UIBezierPath()
          path.move(to: CGPoint(x: 0, y: 300))
          path.addLine(to: CGPoint(x: 100, y: 300))
          ring.path = path.cgPath
          let draw = CABasicAnimation(keyPath: "strokeEnd")
          draw.fromValue = 0
          draw.toValue = 1
          draw.duration = 2
          ring.add(draw, forKey: nil)
          """),
      ]),
  ]
}
