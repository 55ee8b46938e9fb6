// All choices that depend on `corrections`, in the order of `Correction`.
//
// Some of the article's versions are methods of the table instead of functions of `Article`. `hideMarked`,
// `setExpansionByMarking`, `toggleByMarking` and `toggleAllByMarking` mark rows in the tree (+Rescan).
// `enterAtFixedPosition` and `setFullname` set values of rows at fixed positions (+FixedPositions). `replaceText` is in
// +Bindings, and `nearestExpandableRow` and `loadAgain` are in +Events.

// MARK: emptySection

extension ExpandableTable {
  /// Returns whether there may be `count` rows in a section or under an expandable row.
  func allows(rows count: Int) -> Bool {
    corrections.contains(.emptySection) || Article.closedRange(0, count - 1) != nil
  }
}

// MARK: nameParts

extension ExpandableTable {
  /// Updates the full name, the title of row 0 in section 0, from the text of any field.
  mutating func textfieldTextWasChanged(_ newText: String, in field: Int) -> ListEffects {
    corrections.contains(.nameParts)
      ? Corrected.textfieldTextWasChanged(newText, in: field, &self)
      : setFullname(from: newText, in: field)
  }

  /// Handles text entered in a part of a name; the name is the title of the row under which the part is folded.
  mutating func enter(_ text: String, inPart row: Int, of nameRow: Int) -> ListEffects {
    guard corrections.contains(.nameParts) else { return replaceText(text, inPart: row, of: nameRow) }
    return storeText(text, inPart: row, of: nameRow)
  }
}

// MARK: changedRowsOnly

extension ExpandableTable {
  /// Returns the update of the changed rows alone or, uncorrected, the article's reload.
  @inline(__always)
  func update(_ changedRows: @autoclosure () -> ListUpdate, or reload: @autoclosure () -> ListUpdate) -> ListUpdate {
    corrections.contains(.changedRowsOnly) ? changedRows() : reload()
  }

  /// Whether each row is visible, to be compared with the rows that are visible after a change; empty if nothing will be
  /// compared.
  var visibilityBefore: [Bool] { corrections.contains(.changedRowsOnly) ? visibility : [] }
}

// MARK: pickerNeedsParent

extension ExpandableTable {
  /// The effects of a choice without a parent.
  var effectsOfChoiceWithoutParent: ListEffects { corrections.contains(.pickerNeedsParent) ? .none : Self.crashEffects }
}

// MARK: boundByData

extension ExpandableTable {
  /// Returns whether selecting a row that does not expand makes it the answer to another row, if there is one.
  func isChoice(_ row: Int) -> Bool {
    corrections.contains(.boundByData) ? data.binding(of: row) == .choice : data.control(of: row) == .valuePicker
  }

  /// Returns the row that gets a choice as its answer; nil if there is none.
  func parentCell(of row: Int) -> Int? {
    corrections.contains(.boundByData)
      ? Corrected.indexOfParentCell(of: row, in: self) : nearestExpandableRow(above: row)
  }

  /// Handles a value entered in a row that accepts it.
  mutating func enter(_ value: String, in row: Int) -> ListEffects {
    corrections.contains(.boundByData) ? enterAsBound(value, in: row) : enterAtFixedPosition(value, from: row)
  }

  /// Reverts a slide; uncorrected, does nothing and returns nil.
  mutating func revertSlideIfBound(_ row: Int) -> ListEffects? {
    corrections.contains(.boundByData) ? revertSlide(row) : nil
  }

  /// Returns the rows whose titles are joined from parts that the app's change inserts, removes or moves; none unless
  /// `boundByData` and `nameParts` are on.
  func joinedNameRows(affectedBy change: Change) -> [Int] {
    corrections.contains(.boundByData) && corrections.contains(.nameParts) ? nameRows(withPartsIn: change) : []
  }
}

// MARK: keepsEdits

extension ExpandableTable {
  /// Handles the screen's appearance; without `keepsEdits`, reloads `list`.
  mutating func viewWillAppear(loading list: DescriptorList) -> ListEffects {
    corrections.contains(.keepsEdits) ? .none : loadAgain(list)
  }
}

// MARK: nestedRows

extension ExpandableTable {
  /// Hides, in the new tree, the rows that the list does not show.
  static func hideRows(of list: DescriptorList, in tree: inout RowTree, corrections: Corrections) {
    corrections.contains(.nestedRows) ? hideFolded(list, in: &tree) : hideMarked(list, in: &tree)
  }

  /// Returns whether rows directly under a row, or at the top level for nil, may be hidden by their own marks and not just
  /// by collapsed rows above them.
  func canBeMarked(under parent: Int?) -> Bool {
    corrections.contains(.nestedRows) ? hasUnreachableRow && parent == nil : true
  }

  /// Returns the hide depth of a row folded under a number of collapsed rows.
  func hideDepth(underCollapsed count: Int) -> Int { corrections.contains(.nestedRows) ? count : min(count, 1) }

  /// Returns whether moving `count` rows together changes all their hide depths by the same amount.
  func movesAsOne(_ count: Int) -> Bool { corrections.contains(.nestedRows) || count == 1 }

  /// Expands or collapses a row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - isExpanded: Whether the row is expanded from now on.
  ///   - hasChanged: Whether the row's appearance has changed for another reason; ignored with `nestedRows`.
  ///   - time: The moment of the change.
  /// - Returns: The effects.
  mutating func setExpansion(of row: Int, to isExpanded: Bool, hasChanged: Bool = false, at time: Time) -> ListEffects {
    corrections.contains(.nestedRows)
      ? setNestedExpansion(of: row, to: isExpanded, at: time)
      : setExpansionByMarking(of: row, to: isExpanded, appearanceHasChanged: hasChanged, at: time)
  }

  /// Expands `rows`, each of which is folded under the previous one, and collapses `others`.
  mutating func unfold(_ rows: [Int], folding others: [Int], at time: Time) -> ListEffects {
    corrections.contains(.nestedRows)
      ? unfoldNested(rows, folding: others, at: time) : toggleByMarking(sortedByIndex(others + rows), at: time)
  }

  /// Toggles rows, which are given in the table's order, as are their indices in the tree.
  ///
  /// - Returns: The update, and whether any row has begun to move.
  mutating func toggleAll(
    _ toggled: [Int], treeIndices: [Int], at time: Time
  ) -> (update: ListUpdate, startsMotion: Bool) {
    corrections.contains(.nestedRows)
      ? toggleAllNested(toggled, treeIndices: treeIndices, at: time) : toggleAllByMarking(toggled, at: time)
  }
}

// MARK: checkedList

extension DescriptorList {
  /// Returns whether a list rejects hidden rows that are folded under no other row, and 0 and 1 in place of booleans.
  @inlinable static func isChecked(_ corrections: ExpandableTable.Corrections) -> Bool {
    corrections.contains(.checkedList)
  }
}
