import QuartzCore

/// Where the rows and headers of a table are.
struct TablePlan {
  struct Section {
    var header: ClosedRange<CGFloat>
    var title: String?
    var rows: [ClosedRange<CGFloat>]
  }

  var sections: [Section] = []
  var top: CGFloat = 0
  var bottom: CGFloat = 0

  /// The rows of which a part lies between two heights.
  func rows(between low: CGFloat, and high: CGFloat) -> [IndexPath] {
    var found: [IndexPath] = []
    for (number, section) in sections.enumerated() {
      for (row, span) in section.rows.enumerated()
      where span.upperBound > low && span.lowerBound < high {
        found.append(IndexPath(row: row, section: number))
      }
    }
    return found
  }

  func span(of path: IndexPath) -> ClosedRange<CGFloat>? {
    guard sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }
}

extension UITableView {
  /// Asks the data source and the delegate for all heights.
  func makePlan() {
    isPlanDue = false
    var plan = TablePlan()
    var y = tableHeaderView?.bounds.height ?? 0
    plan.top = y
    for number in 0..<(dataSource?.numberOfSections(in: self) ?? 0) {
      let title = dataSource?.tableView(self, titleForHeaderInSection: number)
      let headerHeight = heightOfHeader(number, title)
      var section = TablePlan.Section(header: y...(y + headerHeight), title: title, rows: [])
      y += headerHeight
      for row in 0..<(dataSource?.tableView(self, numberOfRowsInSection: number) ?? 0) {
        let height = heightOfRow(IndexPath(row: row, section: number))
        section.rows.append(y...(y + height))
        y += height
      }
      plan.sections.append(section)
    }
    plan.bottom = y
    self.plan = plan
    contentSize = CGSize(width: bounds.width, height: y + (tableFooterView?.bounds.height ?? 0))
  }

  /// Rows of no given height are 44 points high (documented), or as high as their constraints ask.
  private func heightOfRow(_ path: IndexPath) -> CGFloat {
    let asked = (delegate as? any UITableViewDelegate)?.tableView(self, heightForRowAt: path)
    let height = asked.flatMap { $0 >= 0 ? $0 : nil } ?? rowHeight
    if height >= 0 { return height }
    guard let cell = cells[path], !cell.contentView.constraints.isEmpty else { return 44 }
    return max(
      44, cell.contentView.systemLayoutSizeFitting(CGSize(width: bounds.width, height: 0)).height)
  }

  private func heightOfHeader(_ number: Int, _ title: String?) -> CGFloat {
    let asked = (delegate as? any UITableViewDelegate)?
      .tableView(self, heightForHeaderInSection: number)
    if let asked, asked >= 0 { return asked }
    if sectionHeaderHeight >= 0 { return sectionHeaderHeight }
    let hasView =
      (delegate as? any UITableViewDelegate)?.tableView(self, viewForHeaderInSection: number) != nil
    return title != nil || hasView ? 28 : 0
  }

  /// Makes the cells that can be seen and places them.
  func layOutRows() {
    if isPlanDue { makePlan() }
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: plan.top)
    if let footer = tableFooterView {
      footer.frame = CGRect(
        x: 0, y: plan.bottom, width: bounds.width, height: footer.bounds.height)
    }
    backgroundView?.frame = bounds
    let visible = plan.rows(between: bounds.minY, and: bounds.maxY)
    let visibleSet = Set(visible)
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) where !visibleSet.contains(path) {
      retire(cell)
      cells[path] = nil
    }
    for path in visible {
      guard let cell = cells[path] ?? makeCell(path), let span = plan.span(of: path) else {
        continue
      }
      place(cell, span)
    }
    layOutHeaders()
  }

  private func makeCell(_ path: IndexPath) -> UITableViewCell? {
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    cells[path] = cell
    cell.isSelected = chosen.contains(path)
    (delegate as? any UITableViewDelegate)?.tableView(self, willDisplay: cell, forRowAt: path)
    if let span = plan.span(of: path) { place(cell, span) }
    addSubview(cell)
    return cell
  }

  private func place(_ cell: UIView, _ span: ClosedRange<CGFloat>) {
    let frame = CGRect(
      x: 0, y: span.lowerBound, width: bounds.width, height: span.upperBound - span.lowerBound)
    if cell.plainFrame != frame {
      cell.bounds.size = frame.size
      cell.center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  private func layOutHeaders() {
    for (number, section) in plan.sections.enumerated() {
      guard section.header.upperBound > section.header.lowerBound else { continue }
      if headers[number] == nil, let view = makeHeader(number, section.title) {
        headers[number] = view
        addSubview(view)
      }
      if let view = headers[number] { place(view, section.header) }
    }
  }

  private func makeHeader(_ number: Int, _ title: String?) -> UIView? {
    let asked = (delegate as? any UITableViewDelegate)?
      .tableView(self, viewForHeaderInSection: number)
    if let asked { return asked }
    guard let title else { return nil }
    let label = UILabel()
    label.text = title
    label.font = .boldSystemFont(ofSize: 17)
    return label
  }

  /// Takes a cell out of sight and keeps it for another row.
  func retire(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { spares[identifier, default: []].append(cell) }
  }
}
