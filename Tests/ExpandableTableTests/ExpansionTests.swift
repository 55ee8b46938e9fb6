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

  @Test("What was open inside is remembered")
  func remembers() throws {
    var table = try ExpandableTable(Self.nested)
    #expect(table.tap(0, 0) == .expanding(0, by: .rows(reload: [0..<1], insert: [1..<3])))  // rows 1 and 4
    #expect(table.tap(0, 1) == .expanding(1, by: .rows(reload: [1..<2], insert: [2..<3])))  // row 2
    #expect(table.tap(0, 2) == .expanding(2, by: .rows(reload: [2..<3], insert: [3..<4])))  // row 3
    #expect(table.tap(0, 0) == .collapsing(0, by: .rows(reload: [0..<1], delete: [1..<5])))
    #expect(table.visibleRowsPerSection == [[0, 5]])
    #expect(table.tap(0, 0) == .expanding(0, by: .rows(reload: [0..<1], insert: [1..<5])))
    #expect(table.collapse(id(1), at: .zero) == .collapsing(1, by: .rows(reload: [1..<2], delete: [2..<4])))
    #expect(table.isExpanded(id(2)))
  }

  @Test("Revealing a row expands all that it is folded under, in one range")
  func reveal() throws {
    var table = try ExpandableTable(Self.nested)
    #expect(
      table.reveal(id(3), at: .zero)
        == .expanding(0, 1, 2, by: .rows(reload: [0..<1], insert: [1..<5])))
    #expect(table.reveal(id(3), at: .zero) == .none)
    #expect(table.reveal(id(99), at: .zero) == .none)
    table.collapse(id(1), at: .zero)
    #expect(table.reveal(id(3), at: .zero) == .expanding(1, by: .rows(reload: [1..<2], insert: [2..<4])))
  }

  @Test("Everything at once: a range for each outermost row")
  func all() throws {
    var table = try ExpandableTable([Self.nested[0] + [.parent(1), .hidden()], [.parent(1), .hidden()]])
    // Row 6 is the third that shows, and the seventh once row 0 has expanded.
    let expansion = ListUpdate([
      .reload(.init(0..<1)), .insert(.init(1..<5)), .reload(.init(2..<3)), .insert(.init(7..<8)),
      .reload(.init(section: 1, 0..<1)), .insert(.init(section: 1, 1..<2)),
    ])
    #expect(table.expandAll(at: .zero) == .expanding(0, 1, 2, 6, 8, by: expansion))
    #expect(table.visibleRowsPerSection == [Array(0...7), [0, 1]])
    #expect(table.expandedRowsPerSection == [[0, 1, 2, 6], [0]])
    #expect(table.expandAll(at: .zero) == .none)
    let collapse = ListUpdate([
      .reload(.init(0..<1)), .delete(.init(1..<5)), .reload(.init(6..<7)), .delete(.init(7..<8)),
      .reload(.init(section: 1, 0..<1)), .delete(.init(section: 1, 1..<2)),
    ])
    #expect(table.collapseAll(at: .zero) == .collapsing(0, 1, 2, 6, 8, by: collapse))
    #expect(table.visibleRowsPerSection == [[0, 5, 6], [0]])
    #expect(table.expandedRowsPerSection == [[], []])
  }

  @Test("Rows that have moved are told in the order in which they stand")
  func allMoved() throws {
    var table = try ExpandableTable([[.parent(1), .hidden(), .parent(1), .hidden(), .plain]])
    try table.edit(.move(id(2), .above(id(0))), at: .zero)
    let expansion = ListUpdate([
      .reload(.init(0..<2)), .insert(.init(1..<2)), .insert(.init(3..<4)),
    ])
    #expect(table.expandAll(at: .zero) == .expanding(2, 0, by: expansion))
    #expect(table.visibleRowsPerSection == [[0, 1, 2, 3, 4]])
  }

  @Test(
    "Where all is expanded already nothing reloads, not even the whole table",
    arguments: [Corrections.all, .without(.changedRowsOnly), .article])
  func allAgain(corrections: Corrections) throws {
    var table = try ExpandableTable([[.parent(1), .hidden(), .plain]], corrections)
    #expect(table.collapseAll(at: .zero) == .none)
    #expect(table.expandAll(at: .zero).changesRows)
    #expect(table.expandAll(at: .zero) == .none)
  }

  @Test("However many rows collapse, nothing moves where none of them shows", arguments: [0, 1])
  func collapsingHidden(more: Int) throws {
    let groups = ExpandableTable.mostTravelling + more
    let hidden = (0..<groups).flatMap { _ in [RowDescriptor.parent(1, expanded: true, visible: false), .hidden()] }
    var table = try ExpandableTable([[.parent(2 * groups)] + hidden])
    let effects = table.collapseAll(at: .zero)
    #expect(effects.notices.count == groups)
    #expect(!effects.startedMotion)
    #expect(table.settles == nil)
  }

  @Test("A row that is hidden can be expanded; it shows what is under it once it shows itself")
  func hidden() throws {
    var table = try ExpandableTable(Self.nested)
    #expect(table.expand(id(1), at: .zero) == ListEffects(notices: [.own(.didExpand, id(1))]))
    #expect(table.tap(0, 0) == .expanding(0, by: .rows(reload: [0..<1], insert: [1..<4])))  // 1, 2, 4
    #expect(table.rowSelected(id(3), at: .zero) == .none)
  }

  @Test("Rows that come fade in, in 0.3 seconds; then nothing is left of it")
  func fades() throws {
    var table = try ExpandableTable(Self.nested)
    #expect(
      table.rowSelected(id(0), at: Time(1)) == .expanding(0, by: .rows(reload: [0..<1], insert: [1..<3])))
    #expect(table.settles == Time(1.3))
    func alphas(_ seconds: Double) -> [Double] {
      table.layers(at: seconds).filter { $0.id.part == .row }.map(\.alpha)
    }
    #expect(alphas(1) == [1, 0, 0, 1])
    #expect(alphas(1.15).map { ($0 * 2).rounded() / 2 } == [1, 0.5, 0.5, 1])  // half of the time, half of the way
    #expect(alphas(1.3) == [1, 1, 1, 1])
    table.advance(to: Time(1.3))
    var fresh = try ExpandableTable(Self.nested)
    fresh.rowSelected(id(0), at: .zero)
    fresh.advance(to: Time(1))
    #expect(table == fresh)
  }

  @Test("A hundred thousand levels deep, and as many rows under one")
  func extremes() throws {
    let depth = 100_000
    let chain = (0..<depth).lazy.map { RowDescriptor.parent(depth - $0, visible: $0 == 0) }
    var deep = ExpandableTable(try DescriptorList(sections: [Array(chain) + [.hidden()]]))
    #expect(
      deep.reveal(id(depth), at: .zero)
        == ListEffects(
          update: .rows(reload: [0..<1], insert: [1..<depth + 1]),
          notices: (0..<depth).map { .own(.didExpand, id($0)) }, startedMotion: true))
    #expect(
      deep.collapse(id(0), at: .zero)
        == .collapsing(0, by: .rows(reload: [0..<1], delete: [1..<depth + 1]), closesUp: false))

    let wide = [RowDescriptor.parent(100_000)] + [RowDescriptor](repeating: .hidden(), count: 100_000)
    var table = ExpandableTable(try DescriptorList(sections: [wide]))
    #expect(table.tap(0, 0) == .expanding(0, by: .rows(reload: [0..<1], insert: [1..<100_001])))
    #expect(table.id(for: RowPosition(row: 77_777)) == id(77_777))
    #expect(table.position(of: id(77_777)) == RowPosition(row: 77_777))
  }

  @Test("By chance: every update adds up, and every look-up agrees with a naive model", arguments: 0..<30)
  func chance(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let sections = (0..<Int.random(in: 1...4, using: &random)).map { _ in Self.section(using: &random) }
    for corrections in [Corrections.all, .without(.nestedRows)] {
      var model = Model(sections, isNested: corrections.contains(.nestedRows))
      var table = try ExpandableTable(sections, corrections)
      for _ in 0..<80 {
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
        #expect(update.mismatch(from: old, to: table.shownRows) == nil)
        #expect(table.shownRows == model.shown)
        for (section, rows) in model.shown.enumerated() {
          #expect(rows.map { table.position(of: $0) } == rows.indices.map { RowPosition(section: section, row: $0) })
          #expect(rows.map { id in table.top(of: id).flatMap { table.row(atHeight: $0) } } == rows)
        }
      }
      // Written and loaded again, the same rows show, unless the article's marks contradict each other.
      if corrections == .all {
        #expect(try ExpandableTable(DescriptorList(propertyList: table.descriptors.xml())).shownRows == table.shownRows)
      }
    }
  }

  @Test("Expanding and collapsing are inverse, from any state, also out of sight", arguments: 0..<40)
  func inverse(seed: Int) throws {
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
      #expect(table.descriptors == before)
      #expect(there.update.mismatch(from: shown, to: between) == nil)
      #expect(back.update.inserted == there.update.deleted)
      #expect(back.update.deleted == there.update.inserted)
      // Go on from another state.
      if Bool.random(using: &random) { table.reveal(row, at: time) } else { table.expand(row, at: time) }
      if step % 7 == 6 { table.collapse(id(Int.random(in: 0..<rows, using: &random)), at: time) }
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
