import Engine
import Geometry
import Testing
import Timelines

@Suite struct RunSettingsTests {
  @Test func readsEveryLine() {
    let settings = RunSettings(
      text: """
        journal-fd 5
        exercise 4096 8192
        stage 320 568
        horizon 4.5
        seed 7
        journal-cap 1000
        event-cap 20
        input at 1.5s tap car
        input at 2s tap 10,20
        """)
    #expect(settings.journalDescriptor == 5)
    #expect(settings.exercise?.base == 4096 && settings.exercise?.end == 8192)
    #expect(settings.stage == Size(width: 320, height: 568))
    #expect(settings.horizon == 4.5)
    #expect(settings.seed == 7)
    #expect(settings.journalCap == 1000)
    #expect(settings.eventCap == 20)
    #expect(settings.input.map(\.description) == ["at 1.5s tap car", "at 2s tap 10,20"])
  }

  @Test(arguments: [
    "", "stage", "stage 1", "stage a b", "nonsense 3", "horizon x", "input nothing",
  ])
  func keepsTheDefaultOfWhatItDoesNotUnderstand(text: String) {
    let settings = RunSettings(text: text)
    #expect(settings.stage == Size(width: 400, height: 800))
    #expect(settings.horizon == 10)
    #expect(settings.input.isEmpty)
    #expect(settings.journalDescriptor == nil)
  }
}
