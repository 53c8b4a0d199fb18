extension Trial {
  /// Several views, other stages, whole timelines.
  static let wholes: [Trial] = [
    Trial(
      "stage size",
      "track box.center.x 50 -> stage.width - 50 over 0s..1s",
      stage: "320x568",
      right: """
        UIView.animate(withDuration: 1) {
            box.center.x = view.bounds.width - 50
        }
        """,
      wrong: [
        WrongAnswer(
          says: "On the usual stage your answer is right, so one of its places or sizes is "
            + "fixed (line 2); take it from `view.bounds` or from another view.",
          """
          UIView.animate(withDuration: 1) {
              box.center.x = 350
          }
          """),
        WrongAnswer(
          says: "On the usual stage your answer is right, so one of its places or sizes is "
            + "fixed (line 2); take it from `view.bounds` or from another view.",
          """
          UIView.animate(withDuration: 1) {
              box.center.x += 300
          }
          """),
      ]),
    Trial(
      "new view",
      "track (new UILabel).alpha 0 -> 1 over 0s..1s",
      right: """
        let badge = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        box.addSubview(badge)
        badge.alpha = 0
        UIView.animate(withDuration: 1) {
            badge.alpha = 1
        }
        """,
      wrong: [
        WrongAnswer(
          says: "Your code makes a `UIView` (line 1); a `UILabel` is asked for.",
          """
          let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
          box.addSubview(badge)
          badge.alpha = 0
          UIView.animate(withDuration: 1) {
              badge.alpha = 1
          }
          """),
        WrongAnswer(
          says: nil,
          """
          UIView.animate(withDuration: 1) {
              box.alpha = 0
          }
          """),
        WrongAnswer(
          says: "It goes the other way (line 5): from 1 to 0, not to 1.",
          """
          let badge = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
          box.addSubview(badge)
          badge.alpha = 1
          UIView.animate(withDuration: 1) {
              badge.alpha = 0
          }
          """),
      ]),
    Trial(
      "same as",
      "same-as solution",
      right: """
        UIView.animate(withDuration: 1) { box.center.x = 250 } completion: { _ in
            UIView.animate(withDuration: 1) { box.alpha = 0 }
        }
        """,
      wrong: [
        WrongAnswer(
          says: "Your animation begins at 1.5 s (line 2); if it began at 1 s, it would be 0.986 "
            + "there.",
          """
          UIView.animate(withDuration: 1) { box.center.x = 250 } completion: { _ in
              UIView.animate(withDuration: 1, delay: 0.5) { box.alpha = 0 }
          }
          """),
        WrongAnswer(
          says: "The curve of your animation is linear (line 1); with easeInOut it would be "
            + "50.11 pt there.",
          """
          UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.center.x = 250 } completion: { _ in
              UIView.animate(withDuration: 1) { box.alpha = 0 }
          }
          """),
        WrongAnswer(
          says: "It moves from 1 to 0 (line 2), and it should rest.",
          """
          UIView.animate(withDuration: 1) { box.center.x = 250 } completion: { _ in
              UIView.animate(withDuration: 1) { box.alpha = 0; other.alpha = 0 }
          }
          """),
      ]),
    Trial(
      "unnamed views",
      "track (new UIView#2).alpha 0 -> 1 over 0.2s..1.2s",
      right: """
        for index in 0..<3 {
            let dot = UIView(frame: CGRect(x: CGFloat(index) * 100, y: 300, width: 20, height: 20))
            dot.alpha = 0
            view.addSubview(dot)
            UIView.animate(withDuration: 1, delay: 0.2 * Double(index)) {
                dot.alpha = 1
            }
        }
        """,
      wrong: [
        WrongAnswer(
          says: "No line of your code that ran changes `alpha` of the second `dot` of line 2.",
          """
          for index in 0..<3 {
              let dot = UIView(frame: CGRect(x: CGFloat(index) * 100, y: 300, width: 20, height: 20))
              view.addSubview(dot)
              UIView.animate(withDuration: 1, delay: 0.2 * Double(index)) {
                  dot.alpha = 1
              }
          }
          """),
        WrongAnswer(
          says: "Your code changes `center.y` of the second `dot` of line 2 instead (line 6); "
            + "change `alpha` of the second `dot` of line 2.",
          """
          for index in 0..<3 {
              let dot = UIView(frame: CGRect(x: CGFloat(index) * 100, y: 300, width: 20, height: 20))
              dot.alpha = 0
              view.addSubview(dot)
              UIView.animate(withDuration: 1, delay: 0.2 * Double(index)) {
                  dot.center.y = 400
              }
          }
          """),
      ]),
    Trial(
      "helper",
      "track (new UIView).alpha 0 -> 1 over 0s..1s",
      right: """
        let helper = UIView(frame: box.frame)
        helper.alpha = 0
        view.addSubview(helper)
        UIView.animate(withDuration: 1) { helper.alpha = 1 }
        """,
      wrong: [
        WrongAnswer(
          says: "`helper.alpha` is changed outside of an animation block (line 4), so it is "
            + "there at once.",
          """
          let helper = UIView(frame: box.frame)
          helper.alpha = 0
          view.addSubview(helper)
          helper.alpha = 1
          UIView.animate(withDuration: 1) { box.alpha = 0.5 }
          """),
        WrongAnswer(
          says: "`box.alpha` moves (line 3), but nothing moves `helper.alpha`.",
          """
          let helper = UIView(frame: box.frame)
          view.addSubview(helper)
          UIView.animate(withDuration: 1) { box.alpha = 0.5 }
          """),
      ]),
  ]
}
