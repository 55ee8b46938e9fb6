// Rows with individual marks, as in the article. Without `nestedRows`, the marks of neighbours may be unrelated, so
// changes are found by comparing all rows. `mark` contains the loop of `Article.didSelectRow(at:)`, applied to the
// tree.
extension ExpandableTable {
  /// Whether each row is visible, by its id.
  ///
  /// - Complexity: O(*n* log *n* + *r*) for *n* rows, and *r* rows that have been removed.
  var visibility: [Bool] {
    var shown = [Bool](repeating: false, count: data.count)
    // Rows are found by index, not by y coordinate, because a row without height is visible as well.
    for index in 0..<rows.tree.visibleCount {
      let id = rows.tree.visibleID(index: index)
      if data.isRow(id.rawValue) { shown[id.rawValue] = true }
    }
    return shown
  }

  /// Returns the update from the previously to the currently visible rows, found by comparing all rows.
  ///
  /// - Parameters:
  ///   - oldVisibility: Whether each row was visible before.
  ///   - rows: The rows whose appearance has changed, in order.
  /// - Returns: The update, with neighbouring rows combined by `ListUpdate.append(_:section:rows:)`.
  /// - Complexity: O(*n* log *n* + *r*) for *n* rows, and *r* rows that have been removed.
  func update(from oldVisibility: [Bool], reloading rows: [Int]) -> ListUpdate {
    let newVisibility = visibility
    var update = ListUpdate()
    var matchedCount = 0
    for section in 0..<sectionCount {
      var (oldRow, newRow) = (0, 0)
      for row in allRows(ofSection: section) {
        let looksDifferent = matchedCount < rows.count && rows[matchedCount] == row
        if looksDifferent { matchedCount += 1 }
        switch (oldVisibility[row], newVisibility[row]) {
        case (true, true): if looksDifferent { update.append(.reload, section: section, rows: oldRow..<oldRow + 1) }
        case (true, false): update.append(.delete, section: section, rows: oldRow..<oldRow + 1)
        case (false, true): update.append(.insert, section: section, rows: newRow..<newRow + 1)
        case (false, false): break
        }
        oldRow += oldVisibility[row] ? 1 : 0
        newRow += newVisibility[row] ? 1 : 0
      }
    }
    return update
  }

  // MARK: The article's marks

  /// Hides each row that is marked as hidden.
  static func hideMarked(_ list: DescriptorList, in tree: inout RowTree) {
    for section in 0..<list.sectionCount {
      for row in list.sectionStarts[section]..<list.sectionStarts[section + 1] where !list.rows.traits[row].isVisible {
        tree.hide(row + section + 1..<row + section + 2)
      }
    }
  }

  /// Marks a row and all rows folded under it, regardless of their previous marks.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - isExpanded: Whether the rows below it are visible from now on.
  ///   - hasChanged: Whether the row's appearance has changed for another reason.
  ///   - time: The moment of the change.
  /// - Returns: The effects.
  mutating func setExpansionByMarking(
    of row: Int, to isExpanded: Bool, appearanceHasChanged hasChanged: Bool, at time: Time
  ) -> ListEffects {
    let oldVisibility = visibilityBefore
    let toggles = data.isExpanded(row) != isExpanded
    mark(row, isExpanded: isExpanded)
    let update = update(
      update(from: oldVisibility, reloading: toggles || hasChanged ? [row] : []), or: reloadSection(of: row))
    if isExpanded { fadeIn(below: row, at: time) }
    return finishToggling(toggles ? [row] : [], update: update, startedMotion: isExpanded)
  }

  /// Expands or collapses rows, in order.
  mutating func toggleByMarking(_ toggled: [Int], at time: Time) -> ListEffects {
    let oldVisibility = visibilityBefore
    for row in toggled {
      mark(row, isExpanded: !data.isExpanded(row))
      if data.isExpanded(row) { fadeIn(below: row, at: time) }
    }
    let update = update(update(from: oldVisibility, reloading: toggled), or: reloadSections(of: toggled))
    return finishToggling(toggled, update: update, startedMotion: true)
  }

  /// Expands or collapses rows as if they nested, then marks each row according to whether it is visible.
  ///
  /// The rows under at most `maximumTravellingRows` of the visible expanding rows fade in; other rows jump.
  ///
  /// - Parameters:
  ///   - toggled: The rows, in order.
  ///   - time: The moment of the change.
  /// - Returns: The update, and whether any row has begun to move.
  mutating func toggleAllByMarking(_ toggled: [Int], at time: Time) -> (update: ListUpdate, startsMotion: Bool) {
    let oldVisibility = visibility
    for row in toggled { data.setExpanded(row, to: !data.isExpanded(row)) }
    var tree = rows.tree
    var newVisibility = oldVisibility
    for (index, id) in tree.ids.enumerated() where data.isRow(id.rawValue) {
      let row = id.rawValue
      // Expanding and collapsing never show or hide a row that is folded under no other.
      guard let parent = data.parent(of: row) else { continue }
      newVisibility[row] = newVisibility[parent] && data.isExpanded(parent)
      guard newVisibility[row] != oldVisibility[row] else { continue }
      if newVisibility[row] { tree.show(index..<index + 1) } else { tree.hide(index..<index + 1) }
    }
    let (reducesMotion, duration) = (rows.reducesMotion, rows.animationDuration)
    rows = MovingRows(tree)
    rows.reducesMotion = reducesMotion
    rows.animationDuration = duration
    var fadingCount = 0
    for row in toggled where fadingCount < Self.maximumTravellingRows && oldVisibility[row] && data.isExpanded(row) {
      fadeIn(below: row, at: time)
      fadingCount += 1
    }
    return (update(from: oldVisibility, reloading: toggled), fadingCount > 0)
  }

  private mutating func mark(_ row: Int, isExpanded: Bool) {
    data.setExpanded(row, to: isExpanded)
    for index in indices(below: row) where rows.tree.isHidden(rows.tree.id(index: index)) == isExpanded {
      rows.changeAtOnce { isExpanded ? $0.show(index..<index + 1) : $0.hide(index..<index + 1) }
    }
  }
}
