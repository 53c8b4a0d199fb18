import Figures
import Foundation
import Geometry
import Samples
import Testing
import Timelines

@Suite struct SceneFigureTests {
  private let figure = SceneFigure(
    Sample.firstMove(), title: "The first move",
    alternative: "The heading comes in from the left within one second.")

  @Test func printsTheSameBytesAsTheGoldenFile() throws {
    try expectGolden(figure.svg(), "first-move-scene.svg")
  }

  @Test func drawsOneOfEverything() throws {
    try expectGolden(
      SceneFigure(Sample.show(), title: "A show", alternative: "Everything moves.").svg(),
      "show-scene.svg")
  }

  @Test func givesTheSameBytesTwice() {
    #expect(figure.svg() == figure.svg())
  }

  @Test func movesOnlyWhereTheReaderDoesNotObject() {
    let svg = figure.svg()
    let moving = svg.components(separatedBy: "@media(prefers-reduced-motion:no-preference){")
    #expect(moving.count == 2)
    #expect(!moving[0].contains("animation:"))
  }

  @Test func restsAtTheEndWithTheTrailForViewersThatCannotMove() {
    let svg = figure.svg()
    #expect(svg.contains("class=\"trail\""))
    #expect(svg.contains("transform=\"matrix(1 0 0 1 50 140)\""))
  }

  @Test func carriesItsTextAlternative() {
    #expect(figure.svg().contains("<desc id=\"d\">The heading comes in from the left"))
  }

  @Test func showsOnlyThePartOfTheStageThatIsUsed() {
    #expect(figure.svg().contains("viewBox=\"0 90 400 "))
  }

  @Test func showsAllOfALineThatALayerOfNoSizeDraws() {
    var builder = Sample.Builder()
    builder.view(
      2, "box", type: "UIView", size: Size(width: 40, height: 40), center: Point(x: 60, y: 60))
    builder.add(0, .set(2, key: "backgroundColor", .color(.black)))
    builder.add(0, .object(3, kind: .layer, type: "CAShapeLayer", layerType: ""))
    builder.add(0, .insert(3, into: 1, at: 1))
    builder.add(
      0,
      .set(
        3, key: "path",
        .outline(
          Outline(elements: [.move(Point(x: 20, y: 200)), .line(Point(x: 380, y: 500))]))))
    builder.add(0, .set(3, key: "strokeColor", .color(.black)))
    let svg = SceneFigure(builder.end(0), title: "t", alternative: "a").svg()
    #expect(svg.contains("viewBox=\"0 16 400 "))
    #expect(svg.contains("height=\"509\""))
  }

  @Test func stripsShowTheSceneAtEvenMoments() throws {
    try expectGolden(
      FilmStrip(
        Sample.firstMove(), title: "The first move", alternative: "Five moments.",
        moments: [0, 0.5, 1]
      ).svg(), "first-move-strip.svg")
  }

  @Test func hasADrawingOfTheRightSizeForEveryPictureOfTheCatalogue() {
    #expect(PictureBook.all.map(\.name).sorted() == PictureCatalogue.names.sorted())
    for picture in PictureBook.all {
      #expect(picture.size == PictureCatalogue.size(of: picture.name))
    }
  }

  @Test func showsAButtonsTitleOnceWhereALabelShowsIt() {
    var builder = Sample.Builder()
    builder.view(
      2, "button", type: "UIButton", size: Size(width: 100, height: 40),
      center: Point(x: 200, y: 100))
    builder.add(0, .set(2, key: "title", .text("Log in")))
    let alone = SceneFigure(builder.timeline, title: "t", alternative: "a").svg()
    #expect(alone.components(separatedBy: ">Log in<").count == 2)
    builder.view(
      3, "label", type: "UILabel", size: Size(width: 60, height: 20), center: Point(x: 50, y: 20),
      in: 2)
    builder.add(0, .set(3, key: "text", .text("Log in")))
    let both = SceneFigure(builder.end(0), title: "t", alternative: "a").svg()
    #expect(both.components(separatedBy: ">Log in<").count == 2)
  }

  @Test func numbersTheClockOnceWhereNothingTakesTime() {
    var builder = Sample.Builder()
    let svg = SceneFigure(builder.end(0), title: "t", alternative: "a").svg()
    #expect(svg.components(separatedBy: ">0 s<").count == 2)
  }

  @Test func findsPicturesByTheirIconNamesToo() {
    #expect(PictureBook.picture(named: "car_icon")?.name == "car")
    #expect(PictureBook.picture(named: "nothing") == nil)
  }
}
