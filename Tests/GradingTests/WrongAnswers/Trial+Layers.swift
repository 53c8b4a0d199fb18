extension Trial {
  /// Model values beside layer animations.
  static let layers: [Trial] = [
    Trial(
      "model",
      "from 1s box.alpha == 0",
      right: """
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0
        fade.duration = 1
        box.layer.add(fade, forKey: nil)
        box.alpha = 0
        """,
      wrong: [
        WrongAnswer(
          says: "A layer animation (line 5) leaves the model value as it is; when it ends at 1 "
            + "s, `box.alpha` falls back to it: 1.",
          """
          let fade = CABasicAnimation(keyPath: "opacity")
          fade.fromValue = 1
          fade.toValue = 0
          fade.duration = 1
          box.layer.add(fade, forKey: nil)
          """),
        WrongAnswer(
          says: "When the layer animation ends at 1 s, the model value shows, and line 6 sets "
            + "it to 0.5; 0 is asked for.",
          """
          let fade = CABasicAnimation(keyPath: "opacity")
          fade.fromValue = 1
          fade.toValue = 0
          fade.duration = 1
          box.layer.add(fade, forKey: nil)
          box.alpha = 0.5
          """),
        WrongAnswer(
          says: "The model value is right; the animation (line 5) is still on its way there "
            + "until 3 s.",
          """
          let fade = CABasicAnimation(keyPath: "opacity")
          fade.fromValue = 1
          fade.toValue = 0
          fade.duration = 3
          box.layer.add(fade, forKey: nil)
          box.alpha = 0
          """),
        WrongAnswer(
          says: "A layer animation (line 5) leaves the model value as it is; when it ends at 1 "
            + "s, `box.alpha` falls back to it: 1.",
          """
          let fade = CABasicAnimation(keyPath: "opacity")
          fade.fromValue = 1
          fade.toValue = 0
          fade.duration = 1
          box.layer.add(fade, forKey: nil)
          DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { box.alpha = 0 }
          """),
        WrongAnswer(
          says: "`other.alpha` becomes 0 (line 6), which is asked of `box.alpha`.",
          """
          let fade = CABasicAnimation(keyPath: "opacity")
          fade.fromValue = 1
          fade.toValue = 0
          fade.duration = 1
          other.layer.add(fade, forKey: nil)
          other.alpha = 0
          """),
      ]),
    Trial(
      "model checked",
      "at 0s model:box.alpha == 0",
      right: """
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0
        fade.duration = 1
        box.layer.add(fade, forKey: nil)
        box.alpha = 0
        """,
      wrong: [
        WrongAnswer(
          says: "A layer animation (line 7) only changes what is shown; set `box.alpha` as "
            + "well.",
          """
          let fade = CABasicAnimation(keyPath: "opacity")
          fade.fromValue = 1
          fade.toValue = 0
          fade.duration = 1
          fade.fillMode = .both
          fade.isRemovedOnCompletion = false
          box.layer.add(fade, forKey: nil)
          """),
        WrongAnswer(
          says: "`other.alpha` becomes 0 (line 6), which is asked of `box.alpha`.",
          """
          let fade = CABasicAnimation(keyPath: "opacity")
          fade.fromValue = 1
          fade.toValue = 0
          fade.duration = 1
          other.layer.add(fade, forKey: nil)
          other.alpha = 0
          """),
        WrongAnswer(
          says: "Your code sets `box.alpha` to 0.5 (line 1); 0 is asked for.",
          """
          box.alpha = 0.5
          """),
        WrongAnswer(
          says: "`box.alpha` is changed in lines 1 and 2, and all of these changes count.",
          """
          box.alpha = 0
          box.alpha = 1
          """),
        WrongAnswer(
          says: "It becomes 0 only at 1 s (line 1).",
          """
          UIView.animate(withDuration: 1) { other.alpha = 0 } completion: { _ in box.alpha = 0 }
          """),
      ]),
    Trial(
      "kept",
      "from 2s box.alpha == 0.5",
      right: """
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0
        fade.duration = 1
        box.layer.add(fade, forKey: nil)
        box.alpha = 0.5
        """,
      wrong: [
        WrongAnswer(
          says: "The layer animation (line 7) is kept and hides the model value, 0.5.",
          """
          let fade = CABasicAnimation(keyPath: "opacity")
          fade.fromValue = 1
          fade.toValue = 0
          fade.duration = 1
          fade.fillMode = .forwards
          fade.isRemovedOnCompletion = false
          box.layer.add(fade, forKey: nil)
          box.alpha = 0.5
          """)
      ]),
    Trial(
      "implicit off",
      "track ring.position.x 20 -> 200 over 0.5s..0.75s",
      right: """
        ring.position.x = 20
        CATransaction.flush()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
            ring.position.x = 200
        }
        """,
      wrong: [
        WrongAnswer(
          says: "`setDisableActions(true)` (line 5) switches implicit animations off, so "
            + "`ring.position.x` is there at once.",
          """
          ring.position.x = 20
          CATransaction.flush()
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
              CATransaction.begin()
              CATransaction.setDisableActions(true)
              ring.position.x = 200
              CATransaction.commit()
          }
          """)
      ]),
    Trial(
      "group",
      "track ring.strokeEnd 0 -> 1 over 0s..1s curve linear",
      "track ring.strokeStart -0.5 -> 1 over 0s..1s curve linear",
      right: """
        let end = CABasicAnimation(keyPath: "strokeEnd")
        end.fromValue = 0
        end.toValue = 1
        let start = CABasicAnimation(keyPath: "strokeStart")
        start.fromValue = -0.5
        start.toValue = 1
        let chase = CAAnimationGroup()
        chase.animations = [end, start]
        chase.duration = 1
        ring.add(chase, forKey: nil)
        """,
      wrong: [
        WrongAnswer(
          says: "Your animation lasts 0.25 s (line 9); 1 s is asked for.",
          """
          let end = CABasicAnimation(keyPath: "strokeEnd")
          end.fromValue = 0
          end.toValue = 1
          let start = CABasicAnimation(keyPath: "strokeStart")
          start.fromValue = -0.5
          start.toValue = 1
          let chase = CAAnimationGroup()
          chase.animations = [end, start]
          ring.add(chase, forKey: nil)
          """),
        WrongAnswer(
          says: "The curve of your group is easeIn (line 11), which eases all that is in it; "
            + "linear is asked for.",
          """
          let end = CABasicAnimation(keyPath: "strokeEnd")
          end.fromValue = 0
          end.toValue = 1
          let start = CABasicAnimation(keyPath: "strokeStart")
          start.fromValue = -0.5
          start.toValue = 1
          let chase = CAAnimationGroup()
          chase.animations = [end, start]
          chase.duration = 1
          chase.timingFunction = CAMediaTimingFunction(name: .easeIn)
          ring.add(chase, forKey: nil)
          """),
        WrongAnswer(
          says: "Your animation lasts 0.5 s (line 11); 1 s is asked for.",
          """
          let end = CABasicAnimation(keyPath: "strokeEnd")
          end.fromValue = 0
          end.toValue = 1
          end.duration = 0.5
          let start = CABasicAnimation(keyPath: "strokeStart")
          start.fromValue = -0.5
          start.toValue = 1
          let chase = CAAnimationGroup()
          chase.animations = [end, start]
          chase.duration = 1
          ring.add(chase, forKey: nil)
          """),
      ]),
    Trial(
      "implicit timer",
      "from 2s ring.strokeEnd == 1",
      right: """
        let draw = CABasicAnimation(keyPath: "strokeEnd")
        draw.fromValue = 0
        draw.toValue = 1
        draw.duration = 2
        ring.strokeEnd = 1
        ring.add(draw, forKey: nil)
        """,
      wrong: [
        WrongAnswer(
          says: "The model value is right; the animation (line 8) is still on its way there "
            + "until 2.25 s.",
          """
          ring.strokeEnd = 0
          CATransaction.flush()
          let draw = CABasicAnimation(keyPath: "strokeEnd")
          draw.fromValue = 0
          draw.toValue = 1
          draw.duration = 2
          ring.add(draw, forKey: nil)
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { ring.strokeEnd = 1 }
          """)
      ]),
  ]
}
