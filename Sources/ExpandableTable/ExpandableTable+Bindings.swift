// A value entered in a row changes the row under which that row is folded, as its `RowBinding` specifies. The text of a
// name's part is stored in the part's row or, as in the article, only in the name. `entryEffects` also serves values that
// +FixedPositions stores as the article does.
extension ExpandableTable {
  /// Stores a value that was entered in a row, and updates the title of the row's parent as the row's binding specifies.
  mutating func enterAsBound(_ value: String, in row: Int) -> ListEffects {
    let (parent, binding) = (data.parent(of: row), data.binding(of: row))
    if let parent, binding == .part { return enter(value, inPart: row, of: parent) }
    let hasChanged = self[.value, row] != value
    set(.value, of: row, to: value)
    var title = value
    switch binding {
    case .none, .choice, .part: return entryEffects([], from: row, hasChanged: hasChanged)
    case .title: break
    case .onOff: title = onOffTitle(isOn: value == "true", of: row)
    }
    return setTitle(title, ofParent: parent, from: row, hasChanged: hasChanged)
  }

  /// Sets the title of a row's parent, unless there is no parent or its title stays the same, and returns the effects of the
  /// value that was entered in the row.
  private mutating func setTitle(
    _ title: String, ofParent parent: Int?, from row: Int, hasChanged: Bool
  ) -> ListEffects {
    guard let parent, title != self[.primaryTitle, parent] else {
      return entryEffects([], from: row, hasChanged: hasChanged)
    }
    let oldTitle = self[.primaryTitle, parent]
    set(.primaryTitle, of: parent, to: title)
    return entryEffects([parent] + rowsTakingDate(fromTitleOf: parent, oldTitle: oldTitle), from: row)
  }

  /// Returns the empty date rows directly under a row whose title has changed; none unless the old or the new title is a date.
  ///
  /// - Complexity: O(*l*) in the length of the titles; if either is a date, also O(*k* log *n*) for *k* rows directly under the
  ///   row, of *n* rows.
  func rowsTakingDate(fromTitleOf parent: Int, oldTitle: String) -> [Int] {
    let title = self[.primaryTitle, parent]
    guard CalendarDate(text: oldTitle) != nil || CalendarDate(text: title) != nil else { return [] }
    return outermostRows(in: indices(below: parent)).filter { accepts(.datePicker, in: $0) && self[.value, $0].isEmpty }
  }

  /// Replaces a part of a name without storing the part in its own row.
  mutating func replaceText(_ text: String, inPart row: Int, of nameRow: Int) -> ListEffects {
    let isFirst = parts(under: nameRow).first == row
    let newName = Article.newFullname(text, isFirst: isFirst, currentFullname: self[.primaryTitle, nameRow])
    return setTitle(newName, ofParent: nameRow, from: row, hasChanged: false)
  }

  /// Stores text that was entered in the row of a name's part; from then on, the name is joined from its parts.
  mutating func storeText(_ text: String, inPart row: Int, of nameRow: Int) -> ListEffects {
    let hasChanged = self[.value, row] != text
    if isTitle(of: nameRow, joinedAround: row) {
      // The name changes if and only if the part does, so the old and the new name need not be joined and compared.
      guard hasChanged else { return entryEffects([], from: row, hasChanged: false) }
      recordOldText(.value, of: row)
      recordOldText(.primaryTitle, of: nameRow)
      self[.value, row] = text
      return entryEffects([nameRow], from: row)
    }
    let oldName = self[.primaryTitle, nameRow]
    let parts = parts(under: nameRow)
    storeDerivedTexts(of: parts, from: oldName)
    set(.value, of: row, to: text)
    let partIndex = parts.firstIndex(of: row) ?? parts.count
    let (before, after) = (
      joined(parts, in: 0..<partIndex), joined(parts, in: min(partIndex + 1, parts.count)..<parts.count)
    )
    guard Self.joined([before, text, after]) != oldName else {
      return entryEffects([], from: row, hasChanged: hasChanged)
    }
    recordOldText(.primaryTitle, of: nameRow)
    joinTitle(of: nameRow, around: row, before: before, after: after)
    return entryEffects([nameRow], from: row)
  }

  /// Stores the texts of a name's parts that so far only the name contains.
  mutating func storeDerivedTexts(of parts: [Int], from name: String) {
    for (part, text) in zip(parts, derivedTexts(of: parts, from: name)) { set(.value, of: part, to: text) }
  }

  /// Returns the texts of a name's parts, derived from the name; empty if the name is empty or any part has a text already.
  ///
  /// From the last part to the second, each gets one word from the end of the name, as long as a word is left for the first
  /// part, which gets all remaining words.
  private func derivedTexts(of parts: [Int], from name: String) -> [String] {
    guard !parts.isEmpty, !name.isEmpty, parts.allSatisfy({ self[.value, $0].isEmpty }) else { return [] }
    var words = name.parts().filter { !$0.isEmpty }
    var texts = [String](repeating: "", count: parts.count)
    var partIndex = parts.count - 1
    while partIndex > 0, words.count > 1 {
      texts[partIndex] = words.removeLast()
      partIndex -= 1
    }
    texts[0] = Self.joined(words)
    return texts
  }

  // MARK: Inserted and removed parts

  /// Returns the rows whose titles are joined from non-empty parts that the app's change inserts, removes or moves.
  func nameRows(withPartsIn change: Change) -> [Int] {
    var (oldNameRow, newNameRow): (Int?, Int?)
    switch change {
    case .insert(let ids, _, _):
      newNameRow = data.parent(of: ids[0])
      // A row that is yet to be inserted is not under the name, so it holds only the text that it has.
      let insertsPart = ids.contains {
        data.parent(of: $0) == newNameRow && data.binding(of: $0) == .part && !self[.value, $0].isEmpty
      }
      if !insertsPart { newNameRow = nil }
    case .remove(let indices):
      let row = row(at: indices.lowerBound)
      if holdsPart(row) { oldNameRow = data.parent(of: row) }
    case .move(let indices, _, let parent, _):
      let row = row(at: indices.lowerBound)
      if holdsPart(row) { (oldNameRow, newNameRow) = (data.parent(of: row), parent) }
    case .insertSection, .removeSection, .moveSection, .write: break
    }
    var nameRows: [Int] = []
    for nameRow in [oldNameRow, newNameRow] { if let nameRow, nameRow != nameRows.first { nameRows.append(nameRow) } }
    return nameRows
  }

  /// Returns whether a row holds a non-empty part of the name above it, even if the part is stored only in the name.
  private func holdsPart(_ row: Int) -> Bool {
    guard data.binding(of: row) == .part else { return false }
    if !self[.value, row].isEmpty { return true }
    guard let nameRow = data.parent(of: row) else { return false }
    let parts = parts(under: nameRow)
    return zip(parts, derivedTexts(of: parts, from: self[.primaryTitle, nameRow])).contains { $0 == row && !$1.isEmpty }
  }

  /// Returns the changes that store the texts of a name's parts, if so far only the name contains them.
  func changesStoringParts(of nameRow: Int) -> [Change] {
    let parts = parts(under: nameRow)
    var changes: [Change] = []
    for (part, text) in zip(parts, derivedTexts(of: parts, from: self[.primaryTitle, nameRow])) where !text.isEmpty {
      changes.append(.write((.value, part, text)))
    }
    return changes
  }

  /// Returns the change that joins a name from its parts.
  func changeJoiningParts(of nameRow: Int) -> Change {
    let parts = parts(under: nameRow)
    return .write((.primaryTitle, nameRow, joined(parts, in: 0..<parts.count)))
  }

  /// Returns the values of some parts of a name, joined with spaces.
  private func joined(_ parts: [Int], in indices: Range<Int>) -> String {
    var texts: [String] = []
    for index in indices { texts.append(self[.value, parts[index]]) }
    return Self.joined(texts)
  }

  /// Returns the rows directly under a row that are parts of its title, in order.
  ///
  /// - Complexity: O(*k* log *n*) for *k* rows directly under the row, of *n* rows.
  private func parts(under parent: Int) -> [Int] {
    outermostRows(in: indices(below: parent)).filter { data.binding(of: $0) == .part }
  }

  /// Returns the rows at some indices of the tree, except those that are folded under other rows in the range.
  ///
  /// - Complexity: O(*k* log *n*) for *k* returned rows of *n*.
  func outermostRows(in indices: Range<Int>) -> [Int] {
    var rows: [Int] = []
    var index = indices.lowerBound
    while index < indices.upperBound {
      let row = row(at: index)
      rows.append(row)
      index += 1 + data.count(below: row)
    }
    return rows
  }

  /// Returns the title that a row bound as `onOff` gives its parent: the row's `titleWhenOn` or `titleWhenOff`, or else the
  /// article's.
  func onOffTitle(isOn: Bool, of row: Int) -> String {
    let key = isOn ? RowDescriptor.Key.titleWhenOn : RowDescriptor.Key.titleWhenOff
    for entry in data.additionalEntries(of: row) where entry.key == key {
      if case .string(let text) = entry.value { return text }
    }
    return isOn ? ArticleApp.married : ArticleApp.single
  }

  // MARK: Effects

  /// Returns the effects of a value that was entered in a row, which may have changed other rows.
  ///
  /// - Parameters:
  ///   - changedRows: The rows whose appearance may have changed.
  ///   - row: The row with the control, which already shows the value.
  ///   - hasChanged: Whether anything may have changed; if not, `didChange` is not reported.
  ///   - reload: The update without `changedRowsOnly`; nil to reload the row's section if the row has a slider, otherwise
  ///     everything.
  /// - Returns: The notice and the update.
  func entryEffects(
    _ changedRows: [Int], from row: Int, hasChanged: Bool = true, or reload: ListUpdate? = nil
  ) -> ListEffects {
    let isSlider = data.control(of: row) == .slider
    let update = update(
      reloadUpdate(of: changedRows, except: row),
      or: reload ?? (isSlider ? reloadSection(of: row) : Article.reloadData))
    return ListEffects(update: update, notices: hasChanged ? [.didChange(RowID(row))] : [])
  }

  /// Returns the reload of the given rows that are visible, in the given order, except for `other`.
  func reloadUpdate(of rows: [Int], except other: Int? = nil) -> ListUpdate {
    var update = ListUpdate()
    for row in rows where row != other {
      guard let position = position(of: RowID(row)) else { continue }
      update.changes.append(.reload(.init(section: position.section, position.row..<position.row + 1)))
    }
    return update
  }

  /// Returns the article's reload of a row's section.
  func reloadSection(of row: Int) -> ListUpdate { Article.reloadSections(section(of: row)) }
}
