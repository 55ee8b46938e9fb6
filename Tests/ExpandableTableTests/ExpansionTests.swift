import ExpandableTable
import InteractionLaws
import TestSupport
import Testing

@Suite("Rows that fold")
struct ExpansionTests {
  /// 0 over 1…4, 1 over 2…3, 2 over 3; then 5.
  static let nested: [[RowDescriptor]] = [
    [.parent(4), .parent(2, visible: false), .parent(1, visible: false), .hidden(), .hidden(), .plain]
  ]

  @Test("A row that collapses remembers what was expanded inside")
  func remembers() throws {
    var table = try ExpandableTable(Self.nested)
    expect(table.tap(0, 0), is: .expanding(0, by: .rows(reload: [0..<1], insert: [1..<3])))  // rows 1 and 4
    expect(table.tap(0, 1), is: .expanding(1, by: .rows(reload: [1..<2], insert: [2..<3])))  // row 2
    expect(table.tap(0, 2), is: .expanding(2, by: .rows(reload: [2..<3], insert: [3..<4])))  // row 3
    expect(table.tap(0, 0), is: .collapsing(0, by: .rows(reload: [0..<1], delete: [1..<5])))
    expect(table.visibleRowsPerSection, are: [[0, 5]])
    expect(table.tap(0, 0), is: .expanding(0, by: .rows(reload: [0..<1], insert: [1..<5])))
    expect(table.collapse(id(1), at: .zero), is: .collapsing(1, by: .rows(reload: [1..<2], delete: [2..<4])))
    #expect(table.isExpanded(id(2)))
  }

  @Test(
    "Revealing a row expands all that it is folded under, in one range; a hidden row can be expanded, too")
  func reveal() throws {
    var table = try ExpandableTable(Self.nested)
    expect(table.reveal(id(3), at: .zero), is: .expanding(0, 1, 2, by: .rows(reload: [0..<1], insert: [1..<5])))
    expect(table.reveal(id(3), at: .zero), is: .none)
    expect(table.reveal(id(99), at: .zero), is: .none)
    table.collapse(id(1), at: .zero)
    expect(table.reveal(id(3), at: .zero), is: .expanding(1, by: .rows(reload: [1..<2], insert: [2..<4])))
    var hidden = try ExpandableTable(Self.nested)
    expect(hidden.expand(id(1), at: .zero), is: ListEffects(notices: [.custom(.didExpand, id(1))]))
    expect(hidden.tap(0, 0), is: .expanding(0, by: .rows(reload: [0..<1], insert: [1..<4])))  // 1, 2, 4
    expect(hidden.rowSelected(id(3), at: .zero), is: .none)
  }

  @Test("Expanding and collapsing everything report a range for each outermost row, in display order")
  func all() throws {
    var table = try ExpandableTable([Self.nested[0] + [.parent(1), .hidden()], [.parent(1), .hidden()]])
    // Row 6 is the third that shows, and the seventh once row 0 has expanded.
    let expansion = ListUpdate([
      .reload(.init(0..<1)), .insert(.init(1..<5)), .reload(.init(2..<3)), .insert(.init(7..<8)),
      .reload(.init(section: 1, 0..<1)), .insert(.init(section: 1, 1..<2)),
    ])
    expect(table.expandAll(at: .zero), is: .expanding(0, 1, 2, 6, 8, by: expansion))
    let all = ([Array(0...7), [0, 1]], [[0, 1, 2, 6], [0]])
    #expect((table.visibleRowsPerSection, table.expandedRowsPerSection) == all)
    expect(table.expandAll(at: .zero), is: .none)
    let collapse = ListUpdate([
      .reload(.init(0..<1)), .delete(.init(1..<5)), .reload(.init(6..<7)), .delete(.init(7..<8)),
      .reload(.init(section: 1, 0..<1)), .delete(.init(section: 1, 1..<2)),
    ])
    expect(table.collapseAll(at: .zero), is: .collapsing(0, 1, 2, 6, 8, by: collapse))
    #expect((table.visibleRowsPerSection, table.expandedRowsPerSection) == ([[0, 5, 6], [0]], [[], []]))
    var moved = try ExpandableTable([[.parent(1), .hidden(), .parent(1), .hidden(), .plain]])
    try moved.edit(.move(id(2), .above(id(0))), at: .zero)
    expect(
      moved.expandAll(at: .zero), is: .expanding(2, 0, by: .rows(reload: [0..<2], insert: [1..<2, 3..<4])))
    expect(moved.visibleRowsPerSection, are: [[0, 1, 2, 3, 4]])
  }

  @Test("Expanding or collapsing everything again changes nothing, with and without corrections")
  func allAgain() throws {
    for corrections in [Corrections.all, .without(.changedRowsOnly), .article] {
      var table = try ExpandableTable([[.parent(1), .hidden(), .plain]], corrections)
      expect(table.collapseAll(at: .zero), is: .none, corrections.testDescription)
      #expect(table.expandAll(at: .zero).changesRows)
      expect(table.expandAll(at: .zero), is: .none, corrections.testDescription)
    }
  }

  @Test("However many hidden rows collapse, nothing moves")
  func collapsingHidden() throws {
    for more in 0...1 {
      let groups = ExpandableTable.maximumTravellingRows + more
      let hidden = (0..<groups).flatMap { _ in [RowDescriptor.parent(1, expanded: true, visible: false), .hidden()] }
      var table = try ExpandableTable([[.parent(2 * groups)] + hidden])
      let effects = table.collapseAll(at: .zero)
      #expect((effects.notices.count, effects.startedMotion, table.settleTime) == (groups, false, nil))
    }
  }

  @Test("New rows fade in for 0.3 seconds; then nothing is left of the fade")
  func fades() throws {
    var table = try ExpandableTable(Self.nested)
    expect(table.rowSelected(id(0), at: Time(1)), is: .expanding(0, by: .rows(reload: [0..<1], insert: [1..<3])))
    expect(table.settleTime, is: Time(1.3))
    func alphas(_ seconds: Double) -> [Double] {
      table.layers(at: seconds).filter { $0.id.part == .row }.map(\.alpha)
    }
    let halfway = alphas(1.15).map { ($0 * 2).rounded() / 2 }  // half of the time, half of the way
    expect([alphas(1), halfway, alphas(1.3)], are: [[1, 0, 0, 1], [1, 0.5, 0.5, 1], [1, 1, 1, 1]])
    table.advance(to: Time(1.3))
    var fresh = try ExpandableTable(Self.nested)
    fresh.rowSelected(id(0), at: .zero)
    fresh.advance(to: Time(1))
    expect(table, is: fresh)
  }

  @Test("Rows can be nested a hundred thousand levels deep, and one row can have as many below it")
  func extremes() throws {
    let depth = 100_000
    let chain = (0..<depth).lazy.map { RowDescriptor.parent(depth - $0, visible: $0 == 0) }
    var deep = ExpandableTable(try DescriptorList(sections: [Array(chain) + [.hidden()]]))
    let revealed = ListEffects(
      update: .rows(reload: [0..<1], insert: [1..<depth + 1]),
      notices: (0..<depth).map { .custom(.didExpand, id($0)) }, startedMotion: true, unfoldedRow: id(0))
    expect(deep.reveal(id(depth), at: .zero), is: revealed)
    let gone = ListUpdate.rows(reload: [0..<1], delete: [1..<depth + 1])
    expect(deep.collapse(id(0), at: .zero), is: .collapsing(0, by: gone, closesUp: false))

    let wide = [RowDescriptor.parent(depth)] + [RowDescriptor](repeating: .hidden(), count: depth)
    var table = ExpandableTable(try DescriptorList(sections: [wide]))
    expect(table.tap(0, 0), is: .expanding(0, by: .rows(reload: [0..<1], insert: [1..<depth + 1])))
    let place = RowPosition(row: 77_777)
    #expect((table.id(for: place), table.position(of: id(77_777))) == (id(77_777), place))
  }

  @Test("After random changes, every update adds up, and every lookup agrees with a naive model")
  func chance() throws {
    for seed in 0..<30 {
      var random = SplitMix64(seed: UInt64(seed))
      let sections = (0..<Int.random(in: 1...4, using: &random)).map { _ in Self.section(using: &random) }
      for corrections in [Corrections.all, .without(.nestedRows)] {
        var model = Model(sections, isNested: corrections.contains(.nestedRows))
        var table = try ExpandableTable(sections, corrections)
        for step in 0..<80 {
          let old = table.shownRows
          let row = Int.random(in: 0..<max(1, model.rows.count), using: &random)
          let update: ListUpdate
          switch Int.random(in: 0..<20, using: &random) {
          case 0:
            update = table.expandAll(at: .zero).update
            model.setAll(true)
          case 1:
            update = table.collapseAll(at: .zero).update
            model.setAll(false)
          case 2...4:
            update = table.reveal(id(row), at: .zero).update
            model.reveal(row)
          case 5...11:
            update = table.expand(id(row), at: .zero).update
            model.set(row, true)
          default:
            update = table.collapse(id(row), at: .zero).update
            model.set(row, false)
          }
          let mismatch = update.mismatch(from: old, to: table.shownRows)
          #expect((mismatch, table.shownRows) == (nil, model.shown), "seed \(seed), step \(step)")
          for (section, rows) in model.shown.enumerated() {
            let places: [RowPosition?] = rows.indices.map { RowPosition(section: section, row: $0) }
            let hit = rows.map { id in table.top(of: id).flatMap { table.row(atY: $0) } }
            #expect((rows.map { table.position(of: $0) }, hit) == (places, rows), "seed \(seed), step \(step)")
          }
        }
        // Written and loaded again, the same rows show, unless the article's marks contradict each other.
        if corrections == .all {
          let again = try DescriptorList(propertyList: table.descriptors.xml())
          expect(ExpandableTable(again).shownRows, is: table.shownRows, "seed \(seed)")
        }
      }
    }
  }

  @Test("Expanding and collapsing undo each other, from any state, also out of sight")
  func inverse() throws {
    for seed in 0..<40 {
      var random = SplitMix64(seed: UInt64(seed))
      var table = try ExpandableTable([Self.section(using: &random), Self.section(using: &random)])
      let rows = table.descriptors.count
      for step in 0..<40 where rows > 0 {
        let row = id(Int.random(in: 0..<rows, using: &random))
        let (before, shown) = (table.descriptors, table.shownRows)
        let time = Time(Double(step))
        let there = table.isExpanded(row) ? table.collapse(row, at: time) : table.expand(row, at: time)
        let between = table.shownRows
        let back = table.isExpanded(row) ? table.collapse(row, at: time) : table.expand(row, at: time)
        let mismatch = there.update.mismatch(from: shown, to: between)
        #expect(
          (table.descriptors, mismatch, back.update.inserted, back.update.deleted)
            == (before, nil, there.update.deleted, there.update.inserted), "seed \(seed), step \(step)")
        // Go on from another state.
        if Bool.random(using: &random) { table.reveal(row, at: time) } else { table.expand(row, at: time) }
        if step % 7 == 6 { table.collapse(id(Int.random(in: 0..<rows, using: &random)), at: time) }
      }
    }
  }

  /// A section of rows that nest by chance, all folded.
  static func section(using random: inout SplitMix64) -> [RowDescriptor] {
    let count = Int.random(in: 0...12, using: &random)
    var ends: [Int] = []
    return (0..<count).map { row in
      ends.removeAll { $0 <= row }
      let isVisible = ends.isEmpty
      guard Bool.random(using: &random) else { return isVisible ? .plain : .hidden() }
      let below = Int.random(in: 0...((ends.last ?? count) - row - 1), using: &random)
      if below > 0 { ends.append(row + 1 + below) }
      return .parent(below, visible: isVisible)
    }
  }
}

/// Rows that fold, the slow way: each row looks at all above it.
struct Model {
  var rows: [(section: Int, below: Range<Int>, isExpandable: Bool, isExpanded: Bool, isMarked: Bool)] = []
  let sections: Int
  let isNested: Bool
  /// The rows that each row is folded under, from the outermost.
  private var ancestors: [[Int]] = []

  init(_ list: [[RowDescriptor]], isNested: Bool) {
    sections = list.count
    self.isNested = isNested
    for (section, descriptors) in list.enumerated() {
      for row in descriptors {
        let start = rows.count + 1
        rows.append((section, start..<start + row.additionalRows, row.isExpandable, row.isExpanded, row.isVisible))
      }
    }
    ancestors = rows.indices.map { row in rows.indices.filter { rows[$0].below.contains(row) } }
  }

  var shown: [[RowID]] {
    (0..<sections).map { section in
      rows.indices.filter { rows[$0].section == section && isShown($0) }.map { RowID($0) }
    }
  }

  private func isShown(_ row: Int) -> Bool {
    guard isNested else { return rows[row].isMarked }
    return ancestors[row].allSatisfy { rows[$0].isExpanded }
  }

  mutating func set(_ row: Int, _ isExpanded: Bool) {
    guard rows.indices.contains(row), rows[row].isExpandable, rows[row].isExpanded != isExpanded else { return }
    rows[row].isExpanded = isExpanded
    for child in rows[row].below { rows[child].isMarked = isExpanded }
  }

  mutating func reveal(_ row: Int) {
    guard rows.indices.contains(row) else { return }
    for parent in ancestors[row] { set(parent, true) }
  }

  mutating func setAll(_ isExpanded: Bool) {
    let before = rows.map(\.isExpanded)
    for row in rows.indices where rows[row].isExpandable { rows[row].isExpanded = isExpanded }
    guard before != rows.map(\.isExpanded) else { return }
    for row in rows.indices { rows[row].isMarked = ancestors[row].allSatisfy { rows[$0].isExpanded } }
  }
}
