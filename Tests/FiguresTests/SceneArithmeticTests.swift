import Testing

@testable import Figures

@Suite struct KeyframeReductionTests {
  private func kept(_ values: [Double], tolerance: Double = 0.01) -> [Int] {
    KeyframeReduction.kept(
      times: values.indices.map(Double.init), values: values.map { [$0] }, tolerances: [tolerance])
  }

  @Test func keepsTheEndsOfAStraightLineOnly() {
    #expect(kept([0, 1, 2, 3, 4]) == [0, 4])
  }

  @Test func keepsOneSampleOfAConstant() {
    #expect(kept([5, 5, 5]) == [0])
  }

  @Test func keepsTheCornersOfABrokenLine() {
    #expect(kept([0, 1, 2, 2, 2, 1, 0]) == [0, 2, 4, 6])
  }

  @Test func keepsBothSidesOfAJump() {
    let kept = KeyframeReduction.kept(
      times: [0, 1, 2, 2, 3], values: [[0], [0], [0], [9], [9]], tolerances: [0.01])
    #expect(kept == [0, 2, 3, 4])
  }

  @Test func staysWithinTheToleranceOfEverySampleOfACurve() {
    let times = (0...240).map { Double($0) / 240 }
    let values = times.map { [$0 * $0 * 300, 20 * $0 * (1 - $0)] }
    let kept = KeyframeReduction.kept(times: times, values: values, tolerances: [0.05])
    #expect(kept.count < 60)
    for (left, right) in zip(kept, kept.dropFirst()) {
      for index in left...right {
        let part = (times[index] - times[left]) / (times[right] - times[left])
        for component in 0..<2 {
          let line =
            values[left][component] + (values[right][component] - values[left][component]) * part
          #expect(abs(line - values[index][component]) <= 0.0501)
        }
      }
    }
  }
}

@Suite struct ChildOrderTests {
  @Test func keepsPlacesOfChildrenThatStay() {
    let order = ChildOrder([[1, 2], [1, 3, 2], [1, 2]])
    #expect(order.entries.map(\.object) == [1, 3, 2])
    #expect(order.entries[1].shots == [1])
    #expect(order.entries[0].shots == [0, 1, 2])
  }

  @Test func givesAChildTwoPlacesWhenItChangesOrder() {
    let order = ChildOrder([[1, 2], [2, 1]])
    #expect(order.entries.count == 3)
    for shot in 0...1 {
      let drawn = order.entries.filter { $0.shots.contains(shot) }.map(\.object)
      #expect(drawn == (shot == 0 ? [1, 2] : [2, 1]))
    }
  }
}
