extension Trial {
  /// Transforms.
  static let transforms: [Trial] = [
    Trial(
      "order",
      "track box.transform.ty 0 -> 20 over 0s..1s",
      "from 1s box.transform.d == 0.1",
      right: """
        UIView.animate(withDuration: 1) {
            box.transform = CGAffineTransform(scaleX: 1, y: 0.1).concatenating(CGAffineTransform(translationX: 0, y: 20))
        }
        """,
      wrong: [
        WrongAnswer(
          says: "The order of the transforms counts (line 2): this way `box.transform.ty` "
            + "becomes 2 pt; the other way round it is 20 pt.",
          """
          UIView.animate(withDuration: 1) {
              box.transform = CGAffineTransform(translationX: 0, y: 20).concatenating(CGAffineTransform(scaleX: 1, y: 0.1))
          }
          """),
        WrongAnswer(
          says: "The order of the transforms counts (line 2): this way `box.transform.ty` "
            + "becomes 2 pt; the other way round it is 20 pt.",
          """
          UIView.animate(withDuration: 1) {
              box.transform = CGAffineTransform(scaleX: 1, y: 0.1).translatedBy(x: 0, y: 20)
          }
          """),
        WrongAnswer(
          says: "It goes to 30 pt (line 2), not to 20 pt.",
          """
          UIView.animate(withDuration: 1) {
              box.transform = CGAffineTransform(scaleX: 1, y: 0.1).concatenating(CGAffineTransform(translationX: 0, y: 30))
          }
          """),
        WrongAnswer(
          says: "`box.transform.d` is set (line 2), but to what it is already: 1.",
          """
          UIView.animate(withDuration: 1) {
              box.transform = CGAffineTransform(translationX: 0, y: 20)
          }
          """),
        WrongAnswer(
          says: "Line 2 makes `box.transform.ty` 20 pt, but line 3 sets it again, to 0 pt.",
          """
          UIView.animate(withDuration: 1) {
              box.transform = CGAffineTransform(translationX: 0, y: 20)
              box.transform = CGAffineTransform(scaleX: 1, y: 0.1)
          }
          """),
        WrongAnswer(
          says: "`box.transform.ty` is there at once because its transform has a scale of 0 "
            + "(line 2), which has no inverse; 0.01 looks alike and moves.",
          """
          UIView.animate(withDuration: 1) {
              box.transform = CGAffineTransform(scaleX: 1, y: 0).concatenating(CGAffineTransform(translationX: 0, y: 20))
          }
          """),
        WrongAnswer(
          says: "The two directions are exchanged (line 2): `box.transform.tx` becomes 20 pt, "
            + "which is asked of `box.transform.ty`.",
          """
          UIView.animate(withDuration: 1) {
              box.transform = CGAffineTransform(scaleX: 0.1, y: 1).concatenating(CGAffineTransform(translationX: 20, y: 0))
          }
          """),
        WrongAnswer(
          says: "It goes the other way (line 2): from 0 pt to -20 pt, not to 20 pt.",
          """
          UIView.animate(withDuration: 1) {
              box.transform = CGAffineTransform(scaleX: 1, y: 0.1).concatenating(CGAffineTransform(translationX: 0, y: -20))
          }
          """),
      ]),
    Trial(
      "scale zero",
      "track box.transform.scale.x 1 -> 0.1 over 0s..1s",
      right: """
        UIView.animate(withDuration: 1) {
            box.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        }
        """,
      wrong: [
        WrongAnswer(
          says: "`box.transform.scale.x` goes to a scale of 0 (line 2), which leaves nothing "
            + "and has no inverse; 0.1 is asked for.",
          """
          UIView.animate(withDuration: 1) {
              box.transform = CGAffineTransform(scaleX: 0, y: 0)
          }
          """)
      ]),
    Trial(
      "already there",
      "track box.transform.rotation 0 -> π/4 over 2s..3s",
      right: """
        func point() {
            box.transform = .identity
            UIView.animate(withDuration: 1) { box.transform = CGAffineTransform(rotationAngle: .pi / 4) }
        }
        point()
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { point() }
        """,
      wrong: [
        WrongAnswer(
          says: "`CGAffineTransform()` (line 2) is not the identity: all its numbers are 0; "
            + "write `.identity`.",
          """
          func point() {
              box.transform = CGAffineTransform()
              UIView.animate(withDuration: 1) { box.transform = CGAffineTransform(rotationAngle: .pi / 4) }
          }
          point()
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { point() }
          """)
      ]),
  ]
}
