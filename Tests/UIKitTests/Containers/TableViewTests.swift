import QuartzCore
import Testing
import Timelines
import UIKit

@Suite(.serialized) @MainActor
struct TableViewTests {
  private func makeTable(_ source: Source) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.accessibilityIdentifier = "table"
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.rowHeight = 50
    table.dataSource = source
    table.delegate = source
    view.addSubview(table)
    return table
  }

  @Test func makesTheCellsThatCanBeSeenByTheirOwnInitialiser() {
    play {
      let source = Source()
      let table = makeTable(source)
      #expect(table.visibleCells.count == 8)
      #expect(table.visibleCells.allSatisfy { ($0 as? Row)?.isPrepared == true })
      #expect(table.visibleCells[2].textLabel?.text == "row 2")
      #expect(table.visibleCells[2].frame == CGRect(x: 0, y: 100, width: 300, height: 50))
      #expect(table.contentSize.height == 1000)
    }
  }

  @Test func usesCellsAgainWhileItScrolls() {
    play {
      let source = Source()
      let table = makeTable(source)
      let before = Set(table.visibleCells)
      table.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
      #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 8, section: 0))
      #expect(Set(table.visibleCells).isSubset(of: before))
      #expect(source.made == 8)
    }
  }

  @Test func tapsChooseRows() {
    let source = Source()
    play(input: ["at 1s tap 100,120", "at 2s tap 100,20"]) {
      let table = makeTable(source)
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
        #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
      }
    }
    #expect(source.log == ["select [0, 2]", "deselect [0, 2]", "select [0, 0]"])
  }

  @Test func rowsMoveWhenOthersComeAndGo() {
    let timeline = play {
      let source = Source()
      let table = makeTable(source)
      table.visibleCells[3].accessibilityIdentifier = "third"
      source.rows.remove(at: 1)
      table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      #expect(table.visibleCells.count == 8)
      #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text == "row 3")
    }
    #expect(timeline.number("third.center.y", at: 0) == 175)
    #expect(timeline.number("third.center.y", at: 0.3) == 125)
  }
}

@MainActor
private final class Source: UITableViewDataSource, UITableViewDelegate {
  var rows = (0..<20).map { "row \($0)" }
  var log: [String] = []
  var made: Int { Row.count }

  init() { Row.count = 0 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselect \(indexPath)")
  }
}

private final class Row: UITableViewCell {
  static var count = 0
  var isPrepared = false

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isPrepared = reuseIdentifier == "row"
    Row.count += 1
  }

  required init?(coder: NSCoder) { nil }
}
