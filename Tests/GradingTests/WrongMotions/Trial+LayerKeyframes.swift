extension Trial {
  /// Keyframes of layers.
  static let layerKeyframes: [Trial] = [
    Trial(
      "keyframes layer",
      "at 1s box.center.x == 250",
      right: """
        let run = CAKeyframeAnimation(keyPath: "position.x")
        run.values = [50, 250, 50]
        run.keyTimes = [0, 0.25, 1]
        run.duration = 4
        box.layer.add(run, forKey: nil)
        """,
      wrong: [
        WrongAnswer(
          says: "Line 5: keyTimes are ignored: each must lie in 0...1; they are fractions of "
            + "the 4 s, not seconds.",
          """
          let run = CAKeyframeAnimation(keyPath: "position.x")
          run.values = [50, 250, 50]
          run.keyTimes = [0, 1, 4]
          run.duration = 4
          box.layer.add(run, forKey: nil)
          """),
        WrongAnswer(
          says: "The keyframe (line 4) is still on its way there until 2 s.",
          """
          let run = CAKeyframeAnimation(keyPath: "position.x")
          run.values = [50, 250, 50]
          run.duration = 4
          box.layer.add(run, forKey: nil)
          """),
        WrongAnswer(
          says: "Line 5: keyTimes are ignored: each must lie in 0...1; they are fractions of "
            + "the 4 s, not seconds.",
          """
          let run = CAKeyframeAnimation(keyPath: "position.x")
          run.values = [50, 250, 50]
          run.keyTimes = [0, 25, 100]
          run.duration = 4
          box.layer.add(run, forKey: nil)
          """),
        WrongAnswer(
          says: "Your animation lasts 2 s (line 5); with 4 s it would be 250 pt there.",
          """
          let run = CAKeyframeAnimation(keyPath: "position.x")
          run.values = [50, 250, 50]
          run.keyTimes = [0, 0.25, 1]
          run.duration = 2
          box.layer.add(run, forKey: nil)
          """),
        WrongAnswer(
          says: "Its keyframes (line 5) never show 250 pt.",
          """
          let run = CAKeyframeAnimation(keyPath: "position.x")
          run.values = [50, 200, 50]
          run.keyTimes = [0, 0.25, 1]
          run.duration = 4
          box.layer.add(run, forKey: nil)
          """),
        WrongAnswer(
          says: "Line 5: \"center.x\" is no animatable property of a layer, so nothing moves.",
          """
          let run = CAKeyframeAnimation(keyPath: "center.x")
          run.values = [50, 250, 50]
          run.keyTimes = [0, 0.25, 1]
          run.duration = 4
          box.layer.add(run, forKey: nil)
          """),
        WrongAnswer(
          says: "The two directions are exchanged (line 5): `box.center.y` becomes 250 pt, "
            + "which is asked of `box.center.x`.",
          """
          let run = CAKeyframeAnimation(keyPath: "position.y")
          run.values = [50, 250, 50]
          run.keyTimes = [0, 0.25, 1]
          run.duration = 4
          box.layer.add(run, forKey: nil)
          """),
        WrongAnswer(
          says: "A `CAKeyframeAnimation` is made (line 1), but no layer gets it; it waits for "
            + "`add(_:forKey:)`.",
          """
          let run = CAKeyframeAnimation(keyPath: "position.x")
          run.values = [50, 250, 50]
          run.keyTimes = [0, 0.25, 1]
          run.duration = 4
          """),
        WrongAnswer(
          says: "Line 5: keyTimes are ignored: there are 3, but 2 are needed; they are "
            + "fractions of the 4 s, not seconds.",
          """
          let run = CAKeyframeAnimation(keyPath: "position.x")
          run.values = [50, 250]
          run.keyTimes = [0, 0.25, 1]
          run.duration = 4
          box.layer.add(run, forKey: nil)
          """),
      ])
  ]
}
