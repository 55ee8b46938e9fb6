import InteractionLaws
import InteractionLists

/// Rows in sections, each with the version of what it shows: a list for random updates, and a table that performs them.
struct SectionedRows: Equatable {
  struct Row: Equatable {
    let id: RowID
    var version = 0
  }

  private(set) var sections: [[Row]]
  /// How many ids have been issued.
  private var issued: Int

  /// Three sections of up to five rows.
  static func random(using random: inout SplitMix64) -> SectionedRows {
    var rows = SectionedRows(sections: [], issued: 0)
    rows.sections = (0..<3).map { _ in rows.newRows(atMost: 5, using: &random) }
    return rows
  }

  private init(sections: [[Row]], issued: Int) {
    self.sections = sections
    self.issued = issued
  }

  /// Lists that show the same are equal.
  static func == (a: SectionedRows, b: SectionedRows) -> Bool { a.sections == b.sections }

  var ids: [[RowID]] { sections.map { $0.map(\.id) } }

  private mutating func newRows(atMost count: Int, using random: inout SplitMix64) -> [Row] {
    (0..<random.below(count + 1)).map { _ in
      issued += 1
      return Row(id: RowID(issued - 1))
    }
  }

  // MARK: Random changes

  /// Makes random changes and returns their update: rows are deleted, inserted, moved and reloaded, and now and then a section
  /// or everything.
  mutating func change(using random: inout SplitMix64) -> ListUpdate {
    if random.below(40) == 0 {
      for section in sections.indices { showAnew(section, using: &random) }
      return ListUpdate([.reloadAll])
    }
    if random.below(6) == 0 { return changeSections(using: &random) }
    let anew = sections.indices.filter { _ in random.below(12) == 0 }
    for section in anew { showAnew(section, using: &random) }
    let others = sections.indices.filter { !anew.contains($0) }
    let changes = anew.map { ListUpdate.Change.reloadSection($0) } + changeRows(of: others, using: &random)
    return ListUpdate(changes.shuffled(using: &random))
  }

  /// Replaces some rows of a section, and gives the others a new version.
  private mutating func showAnew(_ section: Int, using random: inout SplitMix64) {
    var rows = sections[section].filter { _ in random.below(4) > 0 }
    for index in rows.indices { rows[index].version += 1 }
    sections[section] = (rows + newRows(atMost: 2, using: &random)).shuffled(using: &random)
  }

  /// Deletes, inserts and moves sections, and changes rows of those that stay.
  private mutating func changeSections(using random: inout SplitMix64) -> ListUpdate {
    let all = Array(sections.indices)
    let gone = all.filter { _ in random.below(4) == 0 }
    let moving = all.filter { !gone.contains($0) && random.below(4) == 0 }
    let staying = all.filter { !gone.contains($0) && !moving.contains($0) }
    let rowChanges = changeRows(of: staying, using: &random)
    // What comes is put where it will be, one by one.
    var order: [Int?] = staying
    let arrivals: [Int?] = moving + (0..<random.below(3)).map { _ in nil }
    for arrival in arrivals.shuffled(using: &random) { order.insert(arrival, at: random.below(order.count + 1)) }
    var changes: [ListUpdate.Change] = gone.map { .deleteSection($0) }
    for (number, origin) in order.enumerated() {
      guard let origin else {
        changes.append(.insertSection(number))
        continue
      }
      if moving.contains(origin) { changes.append(.moveSection(from: origin, to: number)) }
    }
    func number(_ section: Int) -> Int { order.firstIndex(of: section) ?? 0 }
    for change in rowChanges {
      switch change {
      case .insert(let rows): changes.append(.insert(.init(section: number(rows.section), rows.range)))
      case .move(let move):
        let to = RowPosition(section: number(move.to.section), row: move.to.row)
        changes.append(.move(.init(from: move.from, to: to)))
      case .delete, .reload, .reloadSection, .deleteSection, .insertSection, .moveSection, .reloadAll:
        changes.append(change)
      }
    }
    sections = order.map { origin in origin.map { sections[$0] } ?? newRows(atMost: 4, using: &random) }
    return ListUpdate(changes.shuffled(using: &random))
  }

  private mutating func changeRows(of others: [Int], using random: inout SplitMix64) -> [ListUpdate.Change] {
    var changes: [ListUpdate.Change] = []
    var leaving: [(row: Row, from: RowPosition?)] = []
    for section in others {
      var staying: [Row] = []
      for (index, row) in sections[section].enumerated() {
        let one = ListUpdate.Rows(section: section, index..<index + 1)
        switch random.below(10) {
        case 0: changes.append(.delete(one))
        case 1: leaving.append((row, RowPosition(section: section, row: index)))
        case 2:
          changes.append(.reload(one))
          staying.append(Row(id: row.id, version: row.version + 1))
        default: staying.append(row)
        }
      }
      sections[section] = staying
    }
    guard let first = others.first else { return changes }
    leaving += newRows(atMost: 3, using: &random).map { ($0, nil) }
    for arrival in leaving.shuffled(using: &random) {
      let section = others.randomElement(using: &random) ?? first
      sections[section].insert(arrival.row, at: random.below(sections[section].count + 1))
    }
    return Self.joined(changes) + leaving.map { announced($0.row, from: $0.from) }
  }

  /// The change that inserts a row, or moves it, to where it is now.
  private func announced(_ row: Row, from: RowPosition?) -> ListUpdate.Change {
    for (section, rows) in sections.enumerated() {
      guard let index = rows.firstIndex(where: { $0.id == row.id }) else { continue }
      let place = RowPosition(section: section, row: index)
      return from.map { .move(.init(from: $0, to: place)) } ?? .insert(.init(section: section, index..<index + 1))
    }
    preconditionFailure("A row that has come is there.")
  }

  /// The same changes, neighbouring rows that change alike in one range.
  private static func joined(_ changes: [ListUpdate.Change]) -> [ListUpdate.Change] {
    changes.reduce(into: []) { joined, change in
      switch (joined.last, change) {
      case (.delete(let a), .delete(let b)) where a.section == b.section && a.range.upperBound == b.range.lowerBound:
        joined[joined.count - 1] = .delete(.init(section: a.section, a.range.lowerBound..<b.range.upperBound))
      case (.reload(let a), .reload(let b)) where a.section == b.section && a.range.upperBound == b.range.lowerBound:
        joined[joined.count - 1] = .reload(.init(section: a.section, a.range.lowerBound..<b.range.upperBound))
      default: joined.append(change)
      }
    }
  }

  // MARK: A table

  /// What a table shows of these rows once it has performed an update.
  ///
  /// It asks the last list only for what is new to it.
  ///
  /// - Parameters:
  ///   - update: The update.
  ///   - last: The rows that there are now.
  /// - Returns: What it shows, or no rows if the update names one twice.
  func shown(after update: ListUpdate, of last: SectionedRows) -> SectionedRows {
    if update.reloadsAll { return last }
    var cells: [[Row?]] = sections
    for rows in update.reloaded + update.deleted {
      for row in rows.range {
        guard cells[rows.section][row] != nil else { return SectionedRows(sections: [], issued: 0) }
        cells[rows.section][row] = nil
      }
    }
    // Reloaded rows stay; what is gone or moves away leaves.
    let leaving = Set(
      update.deleted.flatMap { rows in rows.range.map { RowPosition(section: rows.section, row: $0) } }
        + update.moved.map(\.from))
    var arrivals: [RowPosition: Row?] = [:]
    for rows in update.inserted {
      for row in rows.range { arrivals[RowPosition(section: rows.section, row: row)] = .some(nil) }
    }
    for move in update.moved { arrivals[move.to] = cells[move.from.section][move.from.row] }
    var shown = last
    // The sections that are left, in order, between those that come.
    var left = sections.indices.filter { section in
      !update.deletedSections.contains(section) && !update.movedSections.contains { $0.from == section }
    }[...]
    for section in last.sections.indices where !update.insertedSections.contains(section) {
      let before = update.movedSections.first { $0.to == section }?.from ?? left.popFirst() ?? section
      if update.reloadedSections.contains(before) { continue }
      var staying = cells[before].enumerated()
        .filter { !leaving.contains(RowPosition(section: before, row: $0.offset)) }.map(\.element)[...]
      for row in last.sections[section].indices {
        let arrival = arrivals[RowPosition(section: section, row: row)]
        // A cell without content asks for it.
        if let cell = arrival ?? staying.popFirst() ?? nil { shown.sections[section][row] = cell }
      }
    }
    return shown
  }
}
