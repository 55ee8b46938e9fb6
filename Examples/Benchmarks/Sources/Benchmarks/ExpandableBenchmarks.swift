import AllocationCounter
import ExpandableTable
import HeadlessTable
import InteractionLaws

/// The expandable table at a thousand to a million rows, beside the article's own way and the standard library's.
///
/// The list has one section: a row over 1 child, one over 1,000 and one over 100,000 where there is room, the rest in
/// groups of a hundred, half of them expanded.
///
/// Instructions are counted up to ten thousand, because a counted program takes fifty times as long to load a list.
func expandableBenchmarks() -> [Measurement] {
  (Counting.asked == nil ? [1_000, 10_000, 100_000, 1_000_000] : [1_000, 10_000]).flatMap(measure)
}

private struct Groups {
  var rows: [RowDescriptor] = []

  /// Appends a row over others, and says where it is.
  mutating func append(children: Int, isExpanded: Bool) -> Int {
    rows.append(
      RowDescriptor(
        "idCellNormal", secondaryTitle: "Question", isExpandable: true, isExpanded: isExpanded,
        additionalRows: children))
    let child = RowDescriptor("idCellValuePicker", primaryTitle: "Choice", isVisible: isExpanded)
    rows += repeatElement(child, count: children)
    return rows.count - children - 1
  }
}

private func measure(_ rows: Int) -> [Measurement] {
  var groups = Groups()
  let parents = [1, 1_000, 100_000].filter { $0 < rows }.map { ($0, groups.append(children: $0, isExpanded: false)) }
  var isExpanded = false
  while groups.rows.count + 100 <= rows {
    _ = groups.append(children: 99, isExpanded: isExpanded)
    isExpanded.toggle()
  }
  let sections = [groups.rows]
  guard let list = try? DescriptorList(sections: sections) else { return [] }
  var table = ExpandableTable(list)
  let size = "\(rows) rows"
  func measurement(
    _ name: String, _ bound: Double, count: Int = 1000, runs: Int = 31, _ body: () -> Void
  ) -> Measurement {
    Measurement("ExpandableTable: \(name), \(size)", bound: bound, count: count, runs: runs, body: body)
  }

  var measurements = [
    measurement("load", 1e9, count: 1, runs: 5) {
      if let list = try? DescriptorList(sections: sections) { keep(ExpandableTable(list)) }
    }
  ]
  for (children, parent) in parents {
    measurements.append(
      measurement("toggle of \(children)", 2_000) {
        for _ in 0..<1000 {
          keep(table.rowSelected(RowID(parent), at: .zero))
          table.advance(to: Time(1))
        }
      })
  }
  measurements.append(
    Measurement("ExpandableTable: bytes a row, \(size)", bytes: bytesPerRow(sections, rows)))
  let still = table
  let visible = still.rowCount(inSection: 0)
  var random = SplitMix64(seed: 7)
  let places = (0..<1000).map { _ in Int(random.next() % UInt64(visible)) }
  let ids = places.compactMap { still.id(for: RowPosition(row: $0)) }
  measurements.append(
    measurement("row at a position", 300) { for place in places { keep(still.id(for: RowPosition(row: place))) } })
  measurements.append(measurement("position of a row", 300) { for id in ids { keep(still.position(of: id)) } })
  measurements += edits(table, parents.first?.1 ?? 0) { measurement($0, $1, count: $2, runs: $3, $4) }
  let middle = table.contentHeight / 2
  var host = HeadlessTable(table, width: 320, height: 480)
  host.scroll(to: middle, at: .zero)
  measurements.append(
    measurement("frame", 10_000, count: 100) { for _ in 0..<100 { host.draw(at: .zero) } })
  measurements.append(
    measurement("expand all, then collapse all", 5e8, count: 1, runs: 5) {
      var all = table
      keep(all.expandAll(at: .zero))
      keep(all.collapseAll(at: .zero))
    })
  if let (children, parent) = parents.last {
    measurements += others(list, parent, children, size, rows)
  }
  return measurements
}

/// Edits from outside, each with its undoing: near the top, where all other rows are below.
private func edits(
  _ form: ExpandableTable, _ parent: Int, _ measurement: (String, Double, Int, Int, () -> Void) -> Measurement
) -> [Measurement] {
  var table = form
  let row = RowDescriptor("idCellValuePicker", primaryTitle: "Choice")
  func edit(_ edit: ExpandableTable.Edit) {
    if let effects = try? table.edit(edit, at: .zero) { keep(effects) }
    keep(table.undo(at: .zero))
    table.advance(to: Time(1))
  }
  // The first edit copies what the form above still has.
  edit(.insert([row], .under(RowID(parent))))
  return [
    measurement("insert a row and undo it", 20_000, 100, 31) {
      for _ in 0..<100 { edit(.insert([row], .under(RowID(parent)))) }
    },
    measurement("remove a row over 1 and undo it", 20_000, 100, 31) {
      for _ in 0..<100 { edit(.remove(RowID(parent))) }
    },
    measurement("move a row over 1 to the end and undo it", 20_000, 100, 31) {
      for _ in 0..<100 { edit(.move(RowID(parent), .row(form.rows(inSection: 0).count - 2, inSection: 0))) }
    },
  ]
}

/// What a table holds from the allocator, for each row.
private func bytesPerRow(_ sections: [[RowDescriptor]], _ rows: Int) -> Double {
  let before = allocated_bytes()
  let table = (try? DescriptorList(sections: sections)).map { ExpandableTable($0) }
  let after = withExtendedLifetime(table) { allocated_bytes() }
  return Double(after - before) / Double(rows)
}

/// The same toggle by the article's algorithm and by comparing lists.
private func others(
  _ list: DescriptorList, _ parent: Int, _ children: Int, _ size: String, _ rows: Int
) -> [Measurement] {
  var article = ArticleTable(list)
  var isExpanded = false
  let runs = rows > 100_000 ? 7 : 31
  let rescan = Measurement(
    "article: toggle of \(children), \(size)", bound: .infinity, count: 2, runs: runs
  ) {
    for _ in 0..<2 { keep(article.didSelect(parent)) }
  }
  let closed = article.visibleRows
  article.didSelect(parent)
  let open = article.visibleRows
  let difference = Measurement(
    "CollectionDifference: toggle of \(children), \(size)", bound: .infinity, count: 1, runs: rows > 100_000 ? 1 : 11
  ) {
    isExpanded.toggle()
    keep((isExpanded ? open : closed).difference(from: isExpanded ? closed : open))
  }
  return [rescan, difference]
}

/// The article's table in as little as it takes: a mark on every row, looked at anew after every tap.
///
/// Its dictionaries are structs here, which is kind to it: looking up a key by its text takes longer than this.
private struct ArticleTable {
  private var rows: [RowDescriptor]
  private(set) var visibleRows: [Int] = []

  init(_ list: DescriptorList) {
    rows = (0..<list.count).map { list.descriptor(of: $0) }
    findVisibleRows()
  }

  /// The rows that the reloaded section asks for again: all that show.
  @discardableResult
  mutating func didSelect(_ row: Int) -> Int {
    let expands = !rows[row].isExpanded
    rows[row].isExpanded = expands
    for child in row + 1..<row + 1 + rows[row].additionalRows { rows[child].isVisible = expands }
    findVisibleRows()
    return visibleRows.count
  }

  private mutating func findVisibleRows() {
    visibleRows.removeAll()
    for row in rows.indices where rows[row].isVisible { visibleRows.append(row) }
  }
}
