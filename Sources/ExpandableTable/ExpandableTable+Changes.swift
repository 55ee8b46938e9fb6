// What is changed, and how it is taken back. Every change is one of these, whoever makes it.
extension ExpandableTable {
  /// One change of a form, by indices in the tree: the unit of undoing.
  ///
  /// An index is that of the moment when the change is made. Folding moves no index, and changes are taken back in the
  /// opposite order, so it is the same again then.
  enum Change: Equatable, Sendable {
    /// Rows come, whose data is there; where they come back, as they were marked.
    case insert([Int], index: Int, Marks? = nil)
    /// Rows go; their data stays.
    case remove(Range<Int>)
    /// Rows move to an index, counted without them, under a row; where they go back, as they were marked.
    case move(Range<Int>, to: Int, parent: Int?, Marks? = nil)
    /// A section comes with its rows, by its own id; where it comes back, as they were marked.
    case insertSection(RowID, index: Int, [Int], Marks? = nil)
    /// A section goes with its rows.
    case removeSection(Int)
    /// A section moves with its rows.
    case moveSection(Int, to: Int)
    /// A row gets another text.
    case write(Field, of: Int, String)
  }

  /// A text of a row that changes.
  enum Field: Sendable {
    case title, value
  }

  /// What takes one step back: changes in the order in which they are made then.
  struct UndoStep: Sendable {
    var changes: [Change]
  }

  /// Makes a change from outside that can be taken back, with what follows from it.
  mutating func make(_ change: Change, at time: Time) -> ListEffects {
    besideEntry { table in
      var inverse: [Change] = []
      var effects = ListEffects()
      func apply(_ change: Change, _ table: inout ExpandableTable) {
        inverse.insert(table.inverse(of: change), at: 0)
        effects.add(table.apply(change, at: time))
      }
      let answers = table.namesPutTogether(by: change)
      for row in answers { for change in table.spread(row) { apply(change, &table) } }
      apply(change, &table)
      for row in answers where table.holds(RowID(row)) {
        if let change = table.rejoined(row) { apply(change, &table) }
      }
      effects.add(table.forgetHiddenAttention())
      return (effects, inverse)
    }
  }

  /// What makes a change undone that is about to be made.
  func inverse(of change: Change) -> Change {
    switch change {
    case .insert(let rows, let index, _): .remove(index..<index + rows.count)
    case .remove(let indices):
      .insert(rows(at: indices), index: indices.lowerBound, marks(of: rows(at: indices)))
    case .move(let indices, let index, _, _):
      .move(
        index..<index + indices.count, to: indices.lowerBound, parent: data.parent(of: row(at: indices.lowerBound)),
        marks(of: rows(at: indices)))
    case .insertSection(_, let index, _, _): .removeSection(index)
    case .removeSection(let section):
      .insertSection(
        sections.id(section), index: section, allRows(ofSection: section), marks(of: allRows(ofSection: section)))
    case .moveSection(let section, let target): .moveSection(target, to: section)
    case .write(let field, let row, _): .write(field, of: row, text(field, of: row))
    }
  }

  /// Makes a change, whoever asks for it.
  mutating func apply(_ change: Change, at time: Time) -> ListEffects {
    data.texts.settleTitle()
    switch change {
    case .insert(let ids, let index, let marks): return insert(ids, index, marks, at: time)
    case .remove(let indices): return remove(indices, at: time)
    case .move(let indices, let index, let parent, let marks): return move(indices, index, parent, marks, at: time)
    case .insertSection(let section, let index, let ids, let marks):
      return insert(section, index, ids, marks, at: time)
    case .removeSection(let section): return remove(section: section, at: time)
    case .moveSection(let section, let target): return move(section: section, target, at: time)
    case .write(let field, let row, let text): return write(text, field, row)
    }
  }

  // MARK: Rows

  private mutating func insert(_ ids: [Int], _ index: Int, _ marks: Marks?, at time: Time) -> ListEffects {
    let section = sections.section(at: index - 1)
    let parent = data.parent(of: ids[0])
    let moves = rows.restore(newRows(ids, under: parent, marks), index: index, at: time)
    add(ids.count, under: parent)
    sections.add(ids.count, to: section)
    let shown = shown(index..<index + ids.count, section)
    return ListEffects(
      update: ListUpdate(shown.range.isEmpty ? [] : [.insert(shown)]), notices: showing(ids).map { .didInsert($0) },
      startedMotion: moves)
  }

  private mutating func remove(_ indices: Range<Int>, at time: Time) -> ListEffects {
    let section = sections.section(at: indices.lowerBound)
    let shown = shown(indices, section)
    let ids = rows(at: indices)
    let gone = showing(ids)
    add(-ids.count, under: data.parent(of: ids[0]))
    let moves = rows.remove(indices, at: time)
    sections.add(-ids.count, to: section)
    forgetDates(of: ids)
    return ListEffects(
      update: ListUpdate(shown.range.isEmpty ? [] : [.delete(shown)]), notices: gone.map { .didDelete($0) },
      startedMotion: moves)
  }

  private mutating func move(
    _ indices: Range<Int>, _ index: Int, _ parent: Int?, _ stated: Marks?, at time: Time
  ) -> ListEffects {
    let ids = rows(at: indices)
    let marks = stated ?? marks(of: ids)
    let (before, oldIndent) = (sections.section(at: indices.lowerBound), indentLevel(of: RowID(ids[0])))
    let old = shown(indices, before)
    let showed = showing(ids)
    add(-ids.count, under: data.parent(of: ids[0]))
    data.setParent(of: ids[0], to: parent)
    add(ids.count, under: parent)
    let depths = newRows(ids, under: parent, marks).map { $0.hideDepth }
    let deeper = depths[0] - (rows.tree.hideDepth(of: RowID(ids[0])) ?? 0)
    let isNested = corrections.contains(.nestedRows)
    let moves = rows.move(indices, to: index, at: time) { tree, new in
      // Of rows that nest, each is hidden as often more, or less, as the one that they are all folded under.
      if isNested { return tree.deepen(new, by: deeper) }
      for (place, depth) in zip(new, depths) {
        tree.deepen(place..<place + 1, by: depth - (tree.hideDepth(of: tree.id(index: place)) ?? 0))
      }
    }
    sections.add(-ids.count, to: before)
    let after = sections.section(at: index - 1)
    sections.add(ids.count, to: after)
    let new = shown(index..<index + ids.count, after)
    let looksTheSame = indentLevel(of: RowID(ids[0])) == oldIndent && (isNested || ids.count == 1)
    return ListEffects(
      update: update(from: old, to: new, looksTheSame), notices: notices(of: ids, showed: showed), startedMotion: moves)
  }

  /// What is told of rows that have moved: those that show no longer have gone, and those that showed not have come.
  private func notices(of ids: [Int], showed: [RowID]) -> [ListNotice] {
    var old = showed[...]
    return ids.compactMap { row in
      let id = RowID(row)
      let did = old.first == id
      if did { old = old.dropFirst() }
      switch (did, !rows.tree.isHidden(id)) {
      case (true, true): return .didMove(id)
      case (true, false): return .didDelete(id)
      case (false, true): return .didInsert(id)
      case (false, false): return nil
      }
    }
  }

  /// The update of rows that have moved; many of them, and those that look another way, go and come instead.
  private func update(from old: ListUpdate.Rows, to new: ListUpdate.Rows, _ looksTheSame: Bool) -> ListUpdate {
    if looksTheSame, old.range.count == new.range.count, old.range.count <= Self.mostTravelling {
      return ListUpdate(
        zip(old.range, new.range).map { from, to in
          .move(
            .init(from: RowPosition(section: old.section, row: from), to: RowPosition(section: new.section, row: to)))
        })
    }
    var update = ListUpdate()
    if !old.range.isEmpty { update.changes.append(.delete(old)) }
    if !new.range.isEmpty { update.changes.append(.insert(new)) }
    return update
  }

  // MARK: Sections

  private mutating func insert(
    _ section: RowID, _ index: Int, _ ids: [Int], _ marks: Marks?, at time: Time
  ) -> ListEffects {
    let height = sections.title(of: section).isEmpty ? 0 : Self.headerHeight
    let header = NewRow(sections.header(of: section), height: height, hideDepth: 0)
    let moves = rows.restore([header] + newRows(ids, under: nil, marks), index: sections.start(index), at: time)
    sections.insert(section, index: index, rows: ids.count)
    return ListEffects(
      update: ListUpdate([.insertSection(index)]), notices: showing(ids).map { .didInsert($0) }, startedMotion: moves)
  }

  private mutating func remove(section: Int, at time: Time) -> ListEffects {
    let ids = allRows(ofSection: section)
    let gone = showing(ids)
    let moves = rows.remove(sections.start(section)..<sections.start(section + 1), at: time)
    sections.remove(section)
    forgetDates(of: ids)
    return ListEffects(
      update: ListUpdate([.deleteSection(section)]), notices: gone.map { .didDelete($0) }, startedMotion: moves)
  }

  private mutating func move(section: Int, _ target: Int, at time: Time) -> ListEffects {
    let indices = sections.start(section)..<sections.start(section + 1)
    sections.move(section, to: target)
    let moves = rows.move(indices, to: sections.start(target), at: time)
    return ListEffects(
      update: ListUpdate([.moveSection(from: section, to: target)]),
      notices: showing(allRows(ofSection: target)).map { .didMove($0) }, startedMotion: moves)
  }

  // MARK: What follows

  /// Where those of some neighbouring rows are that show.
  private func shown(_ indices: Range<Int>, _ section: Int) -> ListUpdate.Rows {
    let first = header(section) + 1
    return ListUpdate.Rows(
      section: section,
      rows.tree.visibleCount(before: indices.lowerBound) - first..<rows.tree.visibleCount(before: indices.upperBound)
        - first)
  }

  /// Those of some rows that show.
  private func showing(_ ids: [Int]) -> [RowID] { ids.map { RowID($0) }.filter { !rows.tree.isHidden($0) } }

  /// More rows, or fewer, are folded under a row and under those that it is folded under itself.
  private mutating func add(_ count: Int, under parent: Int?) {
    var next = parent
    while let row = next {
      data.addRows(count, under: row)
      next = data.parent(of: row)
    }
  }

  /// Wheels that have been turned in rows that are gone stand where they stood before.
  private mutating func forgetDates(of ids: [Int]) {
    guard !turnedDates.isEmpty else { return }
    for id in ids { turnedDates[RowID(id)] = nil }
  }
}
