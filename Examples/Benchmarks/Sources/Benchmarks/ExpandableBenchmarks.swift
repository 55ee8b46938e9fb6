import ExpandableTable
import Foundation
import HeadlessTable
import InteractionLaws

/// Measures ExpandableTable with 1,000 to 100,000 rows, beside the article's algorithm and the standard library's.
func measureExpandable(_ meter: any Meter) {
  for rows in [1_000, 10_000, 100_000] {
    let groups = Groups(rows)
    measure(groups, rows, meter)
    measureDifference(groups, rows, meter)
  }
  let rows = Groups(100_000).rows
  meter.measure("ExpandableTable: load, a row", count: rows.count, runs: 3) { keep(load(rows)) }
  measureCopy(of: rows, "descriptors, a row", count: rows.count, beside: "ExpandableTable: load, a row", meter)
}

/// Measures ExpandableTable with a million rows, and what matters only there.
func measureMillion(_ meter: any Meter) {
  // The first list of a process allocates some memory only once, such as the metadata of generic types; no row costs that.
  withExtendedLifetime(load([RowDescriptor("idCellNormal")])) {}
  measure(Groups(1_000_000), 1_000_000, meter)
  measureHost(meter)
  measureExpansion(meter)
}

/// Measures the comparison of two lists of a million rows, which takes minutes under valgrind.
func measureDifference(_ meter: any Meter) {
  measureDifference(Groups(1_000_000), 1_000_000, meter)
}

/// A list of one section: a row over 1 child, one over a hundredth of all rows, the rest in groups of a hundred, half of
/// them expanded.
private struct Groups {
  private(set) var rows: [RowDescriptor] = []
  /// The indices of the row over 1 child, and of the row over a hundredth of all rows.
  private(set) var one = 0, share = 0

  init(_ count: Int) {
    one = append(children: 1, isExpanded: false)
    share = append(children: count / 100, isExpanded: false)
    var isExpanded = false
    while rows.count + 100 <= count {
      _ = append(children: 99, isExpanded: isExpanded)
      isExpanded.toggle()
    }
  }

  /// Creates groups of equal size, all collapsed.
  init(groups: Int, of size: Int) {
    for _ in 0..<groups { _ = append(children: size - 1, isExpanded: false) }
  }

  /// Appends a row over others, and returns its index.
  private mutating func append(children: Int, isExpanded: Bool) -> Int {
    rows.append(
      RowDescriptor(
        "idCellNormal", secondaryTitle: "Question", isExpandable: true, isExpanded: isExpanded,
        additionalRows: children))
    let child = RowDescriptor("idCellValuePicker", primaryTitle: "Choice", isVisible: isExpanded)
    rows += repeatElement(child, count: children)
    return rows.count - children - 1
  }
}

private func load(_ rows: [RowDescriptor]) -> ExpandableTable {
  guard let list = try? DescriptorList(sections: [rows]) else { fatalError("The benchmark's list is invalid.") }
  return ExpandableTable(list)
}

private func measure(_ groups: Groups, _ rows: Int, _ meter: any Meter) {
  let size = "\(rows) rows"
  let runs = rows > 100_000 ? 3 : 11
  meter.measure("ExpandableTable: load, \(size)", runs: runs, warmsUp: rows < 1_000_000) { keep(load(groups.rows)) }
  var loaded: [ExpandableTable] = []
  meter.note("ExpandableTable: bytes a row, \(size)", bytesPerRow(rows) { loaded.append(load(groups.rows)) })
  guard var table = loaded.popLast() else { return }

  func toggle(_ row: Int) {
    keep(table.rowSelected(RowID(row), at: .zero))
    table.advance(to: Time(1))
  }
  let children = rows / 100
  for (row, children) in [(groups.one, 1), (groups.share, children)] {
    meter.measure("ExpandableTable: toggle of \(children), \(size)", count: 1000) {
      for _ in 0..<1000 { toggle(row) }
    }
  }
  measureQuestions(table, size, meter)
  measureEdits(table, RowID(groups.one), size, meter)
  meter.measure("ExpandableTable: expand all, then collapse all, \(size)", runs: runs) {
    keep(table.expandAll(at: .zero))
    table.advance(to: Time(1))
    keep(table.collapseAll(at: Time(1)))
    table.advance(to: Time(2))
  }
  measureArticle(groups, children, size, runs, meter)
}

/// Measures lookups of rows and positions, and frames.
private func measureQuestions(_ table: ExpandableTable, _ size: String, _ meter: any Meter) {
  var random = SplitMix64(seed: 7)
  let visible = table.rowCount(inSection: 0)
  let places = (0..<1000).map { _ in Int(random.next() % UInt64(visible)) }
  let ids = places.compactMap { table.id(for: RowPosition(row: $0)) }
  meter.measure("ExpandableTable: row at a position, \(size)", count: 1000) {
    for place in places { keep(table.id(for: RowPosition(row: place))) }
  }
  meter.measure("ExpandableTable: position of a row, \(size)", count: 1000) {
    for id in ids { keep(table.position(of: id)) }
  }
  var host = HeadlessTable(table, width: 320, height: 480)
  host.scroll(to: table.contentHeight / 2, at: .zero)
  meter.measure("ExpandableTable: frame, \(size)", count: 100) {
    for _ in 0..<100 { host.draw(at: .zero) }
  }
}

/// Measures edits and their undo, near the top, where nearly all other rows are below.
private func measureEdits(_ table: ExpandableTable, _ parent: RowID, _ size: String, _ meter: any Meter) {
  var table = table
  let row = RowDescriptor("idCellValuePicker", primaryTitle: "Choice")
  let end = table.rows(inSection: 0).count - 2
  for (name, edit) in [
    ("insert a row", ExpandableTable.Edit.insert([row], .under(parent))),
    ("remove a row over 1", .remove(parent)), ("move a row over 1 to the end", .move(parent, .row(end, inSection: 0))),
  ] {
    meter.measure("ExpandableTable: \(name) and undo it, \(size)", count: 100) {
      for _ in 0..<100 {
        if let effects = try? table.edit(edit, at: .zero) { keep(effects) }
        keep(table.undo(at: .zero))
        table.advance(to: Time(1))
      }
    }
  }
}

/// Measures the same toggle by the article's algorithm.
private func measureArticle(_ groups: Groups, _ children: Int, _ size: String, _ runs: Int, _ meter: any Meter) {
  var article = ArticleTable(groups.rows)
  let toggle = "toggle of \(children), \(size)"
  meter.measure("article: " + toggle, count: 2, runs: runs, beside: "ExpandableTable: " + toggle) {
    for _ in 0..<2 { keep(article.didSelect(groups.share)) }
  }
}

/// Measures the comparison of the visible rows before and after the same toggle.
private func measureDifference(_ groups: Groups, _ rows: Int, _ meter: any Meter) {
  var article = ArticleTable(groups.rows)
  let closed = article.visibleRows
  article.didSelect(groups.share)
  let open = article.visibleRows
  let toggle = "toggle of \(rows / 100), \(rows) rows"
  meter.measure(
    "CollectionDifference: " + toggle, runs: 3, warmsUp: rows < 1_000_000, beside: "ExpandableTable: " + toggle
  ) {
    keep(open.difference(from: closed))
  }
}

/// Measures the least that a host does after a toggle of 10,000 rows: it makes an index path for each, because UIKit asks for
/// them.
private func measureHost(_ meter: any Meter) {
  let rows = 10_000
  meter.measure(
    "host's part: \(rows) positions", count: 1, beside: "ExpandableTable: toggle of \(rows), 1000000 rows"
  ) {
    keep((0..<rows).map { IndexPath(indexes: [0, $0]) })
  }
}

/// Measures the expansion of a thousand groups of a thousand rows.
private func measureExpansion(_ meter: any Meter) {
  let groups = Groups(groups: 1000, of: 1000)
  var clock = 0.0
  var table = load(groups.rows)
  let operation = Operation("ExpandableTable: expand all, 1000000 rows in 1000 groups", runs: 5)
  meter.measure(operation, &table) { table in
    table.collapseAll(at: Time(clock))
    clock += 1
    table.advance(to: Time(clock))
  } _: { table in
    keep(table.expandAll(at: Time(clock)))
  }
}
