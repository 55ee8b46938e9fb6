// A table asks its data source for counts after an event: it can perform only one update for each.
extension ListUpdate {
  /// This update and the one that follows it, as a single update.
  ///
  /// A row that comes and goes leaves no trace. A row that is reloaded and moved is deleted and inserted, because no
  /// table reloads what it moves. An update that reloads all swallows the other one.
  ///
  ///     let gone = ListUpdate([.delete(.init(0..<1))])
  ///     let come = ListUpdate([.insert(.init(2..<3))])
  ///     gone.merged(with: come)   // insert 2..<3 and delete 0..<1
  ///
  /// Neither list is needed: for each row of the later list, an update says where it was in the earlier one, and two
  /// such answers can be asked for one after the other.
  ///
  /// - Parameter later: The update that follows this one, numbered from where this one ends. Both must add up, as
  ///   `mismatch(from:to:)` checks; otherwise the result does not either.
  /// - Returns: What both have done, numbered from before this one.
  /// - Complexity: O(*k* log *k*) in the number of changes of both, however many rows they name.
  public func merged(with later: ListUpdate) -> ListUpdate {
    if isEmpty || later.reloadsAll { return later }
    if later.isEmpty || reloadsAll { return self }
    // What fits no list is passed on as it is, and fits none after that either.
    guard Self.canBeAdded(changes, later.changes) else { return ListUpdate(changes + later.changes) }
    let (first, second) = (SectionPlaces(self), SectionPlaces(later))
    if first.areTheSame && second.areTheSame { return mergedRows(with: later) }
    return merged(with: later, first, second)
  }

  /// The same where sections come, go or move.
  ///
  /// Rows are put together under the numbers that their sections have between the two updates. Where a section is not
  /// there all the time, or moves while its rows change, no change names a row of it.
  private func merged(with later: ListUpdate, _ first: SectionPlaces, _ second: SectionPlaces) -> ListUpdate {
    let one = renumbered({ first.after($0) }, { $0 })
    let other = later.renumbered({ $0 }, { second.before($0) })
    var sections = ofSections.mergedRows(with: later.ofSections).asSections
    var whole: Set<Int> = []
    var moves: [Int: Int] = [:]
    for (index, change) in sections.enumerated() {
      if case .moveSection(let from, _) = change { moves[from] = index }
    }
    let named = one.namedSections.union(other.namedSections).union(one.reloadedSections + other.reloadedSections)
    for section in named.sorted() {
      guard let old = first.before(section), let new = second.after(section) else {
        whole.insert(section)
        continue
      }
      // No table changes the rows of a section that it moves.
      guard let move = moves[old], sections[move] == .moveSection(from: old, to: new) else { continue }
      whole.insert(section)
      sections[move] = .deleteSection(old)
      sections.append(.insertSection(new))
    }
    let rows = one.mergedRows(with: other, without: whole)
    return ListUpdate(sections + rows.renumbered({ first.before($0) }, { second.after($0) }).changes)
  }

  /// The same where all sections stay.
  ///
  /// - Parameters:
  ///   - later: The update that follows this one.
  ///   - whole: Sections whose rows come and go with them, and which no change names.
  /// - Returns: What both have done.
  private func mergedRows(with later: ListUpdate, without whole: Set<Int> = []) -> ListUpdate {
    let named = namedSections.union(later.namedSections)
    let before = Origins(of: named, in: self)
    let reloadedAnew = Set(reloadedSections + later.reloadedSections).union(whole)
    let reloads = RowRanges(
      reloaded
        + later.reloaded.flatMap { rows in
          before.origins(of: rows.range, in: rows.section).compactMap { $0.rowsBefore(in: rows.section) }
        })
    func isReloaded(_ row: RowPosition) -> Bool {
      reloadedAnew.contains(row.section) || !reloads.shared(with: row.row..<row.row + 1, in: row.section).isEmpty
    }

    var changes: [Change] = reloadedAnew.subtracting(whole).sorted().map { .reloadSection($0) }
    let sections = named.subtracting(reloadedAnew).sorted()
    let after = later.runs(of: sections)
    /// The rows of each section that are still somewhere, and those that are still in it, as numbered before.
    var (alive, kept): ([Int: [Range<Int>]], [Int: [Range<Int>]]) = ([:], [:])
    for section in sections {
      var row = 0
      for run in (after[section] ?? []).flatMap({ before.composed($0, in: section) }) {
        switch run {
        case .kept(let rows):
          alive[section, default: []].append(rows)
          kept[section, default: []].append(rows)
        case .moved(let from) where !isReloaded(from):
          alive[from.section, default: []].append(from.row..<from.row + 1)
          changes.append(.move(Move(from: from, to: RowPosition(section: section, row: row))))
        case .inserted, .moved: changes.append(.insert(Rows(section: section, row..<row + run.count)))
        }
        row = run.end(from: row)
      }
    }
    for section in sections {
      changes += Self.gaps(between: alive[section] ?? []).map { .delete(Rows(section: section, $0)) }
      changes += (kept[section] ?? []).flatMap { reloads.shared(with: $0, in: section) }
        .map { .reload(Rows(section: section, $0)) }
    }
    return ListUpdate(changes)
  }

  /// The sections that ranges and moves refer to.
  private var namedSections: Set<Int> {
    Set((deleted + inserted + reloaded).map { $0.section } + moved.flatMap { [$0.from.section, $0.to.section] })
  }

  /// Whether the numbers of all these rows are real ones, and so few that their sums are as well.
  private static func canBeAdded(_ first: [Change], _ later: [Change]) -> Bool {
    var sum = 0
    func add(_ rows: Range<Int>) -> Bool {
      let (more, overflows) = sum.addingReportingOverflow(rows.upperBound)
      sum = more
      return rows.lowerBound >= 0 && !overflows
    }
    func add(_ change: Change) -> Bool {
      switch change {
      case .delete(let rows), .insert(let rows), .reload(let rows): add(rows.range)
      case .move(let move):
        move.from.row < .max && move.to.row < .max
          && add(move.from.row..<move.from.row + 1) && add(move.to.row..<move.to.row + 1)
      case .deleteSection(let section), .insertSection(let section): section < .max && add(section..<section + 1)
      case .moveSection(let from, let to):
        from < .max && to < .max && add(from..<from + 1) && add(to..<to + 1)
      case .reloadSection, .reloadAll: true
      }
    }
    return first.allSatisfy(add) && later.allSatisfy(add)
  }

  // MARK: Where rows were

  /// The rows of some sections after this update, in order, by where they were before; the last run never ends.
  fileprivate func runs(of sections: some Sequence<Int>) -> [Int: [Run]] {
    var (gone, arrivals): ([Int: [Range<Int>]], [Int: [(row: Int, run: Run)]]) = ([:], [:])
    for rows in deleted { gone[rows.section, default: []].append(rows.range) }
    for rows in inserted {
      arrivals[rows.section, default: []].append((rows.range.lowerBound, .inserted(rows.range.count)))
    }
    for move in moved {
      gone[move.from.section, default: []].append(move.from.row..<move.from.row + 1)
      arrivals[move.to.section, default: []].append((move.to.row, .moved(move.from)))
    }
    var runs: [Int: [Run]] = [:]
    for section in sections { runs[section] = Self.runs(without: gone[section] ?? [], with: arrivals[section] ?? []) }
    return runs
  }

  /// The rows of a section once some are taken out, and then others put in.
  private static func runs(without gone: [Range<Int>], with arrivals: [(row: Int, run: Run)]) -> [Run] {
    var staying = Self.gaps(between: gone)[...]
    staying.append((gone.map { $0.upperBound }.max() ?? 0)..<Int.max)
    var runs: [Run] = []
    var row = 0
    for arrival in arrivals.sorted(by: { $0.row < $1.row }) {
      while row < arrival.row, let rows = staying.first {
        let taken = rows.prefix(arrival.row - row)
        runs.append(.kept(taken))
        row += taken.count
        if taken.endIndex < rows.endIndex {
          staying[staying.startIndex] = taken.endIndex..<rows.endIndex
        } else {
          staying.removeFirst()
        }
      }
      runs.append(arrival.run)
      row += arrival.run.count
    }
    return runs + staying.map { .kept($0) }
  }

  // MARK: Ranges

  /// What lies between ranges, and before the first.
  private static func gaps(between ranges: [Range<Int>]) -> [Range<Int>] {
    var (gaps, next): ([Range<Int>], Int) = ([], 0)
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if range.lowerBound > next { gaps.append(next..<range.lowerBound) }
      next = max(next, range.upperBound)
    }
    return gaps
  }
}

/// Where the rows of some sections were before an update.
private struct Origins {
  private var runs: [Int: [(start: Int, run: Run)]] = [:]

  init(of sections: Set<Int>, in update: ListUpdate) {
    for (section, runs) in update.runs(of: sections) {
      var start = 0
      self.runs[section] = runs.map { run in
        defer { start = run.end(from: start) }
        return (start, run)
      }
    }
  }

  /// Where neighbouring rows of a section were.
  func origins(of rows: Range<Int>, in section: Int) -> [Run] {
    let runs = runs[section] ?? []
    // From the last run that starts at the first row or before it: the first starts at 0.
    let first = max(0, runs.partitioningIndex { $0.start > rows.lowerBound } - 1)
    var parts: [Run] = []
    for (start, run) in runs[first...].prefix(while: { $0.start < rows.upperBound }) {
      let shared = rows.clamped(to: start..<run.end(from: start))
      if !shared.isEmpty { parts.append(run.part(shared, from: start)) }
    }
    return parts
  }

  /// Where the rows of a later update's run were.
  func composed(_ run: Run, in section: Int) -> [Run] {
    switch run {
    case .inserted: [run]
    case .kept(let rows): origins(of: rows, in: section)
    case .moved(let from):
      origins(of: from.row..<from.row + 1, in: from.section).map { origin in
        switch origin {
        case .kept(let rows): .moved(RowPosition(section: from.section, row: rows.lowerBound))
        case .inserted, .moved: origin
        }
      }
    }
  }
}

/// Neighbouring rows of a section after an update, by where they were before it.
private enum Run {
  /// They were in the section, with these numbers.
  case kept(Range<Int>)
  /// This many are new.
  case inserted(Int)
  /// One was at another position.
  case moved(RowPosition)

  var count: Int {
    switch self {
    case .kept(let rows): rows.count
    case .inserted(let count): count
    case .moved: 1
    }
  }

  /// The row behind this run, if its first one is at `start`: the last run of a section never ends.
  func end(from start: Int) -> Int { count > Int.max - start ? Int.max : start + count }

  /// Some rows of this run, whose first one is at `start`.
  func part(_ rows: Range<Int>, from start: Int) -> Run {
    switch self {
    case .kept(let old):
      let first = old.lowerBound + (rows.lowerBound - start)
      return .kept(first..<(rows.upperBound == Int.max ? Int.max : first + rows.count))
    case .inserted: return .inserted(rows.count)
    case .moved: return self
    }
  }

  /// The rows that these were before; nil for new ones.
  func rowsBefore(in section: Int) -> ListUpdate.Rows? {
    switch self {
    case .kept(let rows): ListUpdate.Rows(section: section, rows)
    case .inserted: nil
    case .moved(let from): ListUpdate.Rows(section: from.section, from.row..<from.row + 1)
    }
  }
}
