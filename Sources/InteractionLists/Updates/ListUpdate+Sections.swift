/// Where the sections of a list are after an update, and where they were before it.
package struct SectionPlaces {
  /// Those that have gone and those that have come, each by their numbers, in order.
  private var leaving: [Int] = []
  private var coming: [Int] = []
  /// Where those that have moved are now, and where they were.
  private var targets: [Int: Int] = [:]
  private var sources: [Int: Int] = [:]

  /// The places of sections that come and go in an update, each number once.
  package init(_ update: ListUpdate) {
    for change in update.changes {
      switch change {
      case .deleteSection(let section): leaving.append(section)
      case .insertSection(let section): coming.append(section)
      case .moveSection(let from, let to):
        leaving.append(from)
        coming.append(to)
        targets[from] = to
        sources[to] = from
      case .delete, .insert, .reload, .move, .reloadSection, .reloadAll: break
      }
    }
    (leaving, coming) = (leaving.sorted(), coming.sorted())
  }

  /// Whether every section is where it was.
  var areTheSame: Bool { leaving.isEmpty && coming.isEmpty }

  /// The number of a section after the update; nil for one that has been deleted.
  ///
  /// - Complexity: O(log *k*) in the number of sections that come and go; so are the others.
  package func after(_ section: Int) -> Int? {
    if let target = targets[section] { return target }
    return leaving.holdsInOrder(section) ? nil : Self.shift(section, without: leaving, with: coming)
  }

  /// The number after the update of what has come to the place of a section that has been deleted; there may be no such
  /// section.
  package func successor(of section: Int) -> Int {
    let place = section &- leaving.partitioningIndex { $0 >= section }
    return place &+ coming.indices.partitioningIndex { coming[$0] &- $0 >= place }
  }

  /// The number of a section before the update; nil for one that has been inserted.
  func before(_ section: Int) -> Int? {
    if let source = sources[section] { return source }
    return coming.holdsInOrder(section) ? nil : Self.shift(section, without: coming, with: leaving)
  }

  /// The number of a section once some before it are taken out, and then others put in.
  private static func shift(_ section: Int, without gone: [Int], with new: [Int]) -> Int {
    // No number of any update traps.
    let place = section &- gone.partitioningIndex { $0 >= section }
    // One that is put in has as many new ones before it as its index says: the others before it were there.
    return place &+ new.indices.partitioningIndex { new[$0] &- $0 > place }
  }
}

extension ListUpdate {
  /// What happens to the sections alone, told as if each were a row.
  var ofSections: ListUpdate {
    func row(_ section: Int) -> Rows { Rows(section..<section + 1) }
    return ListUpdate(
      changes.compactMap { change in
        switch change {
        case .deleteSection(let section): .delete(row(section))
        case .insertSection(let section): .insert(row(section))
        case .moveSection(let from, let to): .move(Move(from: RowPosition(row: from), to: RowPosition(row: to)))
        case .delete, .insert, .reload, .move, .reloadSection, .reloadAll: nil
        }
      })
  }

  /// What happens to sections, where an update tells it as if each were a row.
  var asSections: [Change] {
    var sections: [Change] = []
    for rows in deleted { for section in rows.range { sections.append(.deleteSection(section)) } }
    for rows in inserted { for section in rows.range { sections.append(.insertSection(section)) } }
    for move in moved { sections.append(.moveSection(from: move.from.row, to: move.to.row)) }
    return sections
  }

  /// What happens to rows and to whole sections that stay, with other numbers for the sections.
  ///
  /// - Parameters:
  ///   - old: The number for one that is named as before the update; nil where there is none.
  ///   - new: The number for one that is named as after the update; nil where there is none.
  /// - Returns: The update. A row that moves from or to a section without a number comes or goes.
  func renumbered(_ old: (Int) -> Int?, _ new: (Int) -> Int?) -> ListUpdate {
    func rows(_ rows: Rows, _ number: (Int) -> Int?) -> Rows? {
      number(rows.section).map { Rows(section: $0, rows.range) }
    }
    return ListUpdate(
      changes.compactMap { change in
        switch change {
        case .delete(let gone): rows(gone, old).map { .delete($0) }
        case .insert(let come): rows(come, new).map { .insert($0) }
        case .reload(let changed): rows(changed, old).map { .reload($0) }
        case .move(let move): renumbered(move, old(move.from.section), new(move.to.section))
        case .reloadSection(let section): old(section).map { .reloadSection($0) }
        case .deleteSection, .insertSection, .moveSection, .reloadAll: nil
        }
      })
  }

  private func renumbered(_ move: Move, _ from: Int?, _ to: Int?) -> Change? {
    switch (from, to) {
    case (let from?, let to?):
      .move(
        Move(from: RowPosition(section: from, row: move.from.row), to: RowPosition(section: to, row: move.to.row)))
    case (let from?, nil): .delete(Rows(section: from, move.from.row..<move.from.row + 1))
    case (nil, let to?): .insert(Rows(section: to, move.to.row..<move.to.row + 1))
    case (nil, nil): nil
    }
  }
}

extension [Int] {
  /// Whether a number is among these, which ascend.
  ///
  /// - Complexity: O(log *n*) in the number of numbers.
  func holdsInOrder(_ number: Int) -> Bool {
    let place = partitioningIndex { $0 >= number }
    return place < count && self[place] == number
  }
}
