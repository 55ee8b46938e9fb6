extension ListSubject {
  /// Checks the lookups of rows by position, by id and by y coordinate against a plain array of the visible rows.
  func lookupFailure(_ state: State) -> Failure? {
    let (list, ids) = (state.list, state.ids)
    guard list.sectionCount >= 0 else {
      return Failure("at least 0 sections", found: String(list.sectionCount))
    }
    var top = 0.0
    // Sums of heights are rounded; the tolerance is far above the rounding error.
    let tolerance = 1e-6 * max(1, list.contentHeight)
    for section in ids.indices {
      let count = list.rowCount(inSection: section)
      guard count >= 0 else {
        return Failure("at least 0 rows in section " + String(section), found: String(count))
      }
      guard ids[section].count == count else {
        return Failure(
          "a row at every position in section " + String(section) + ", " + String(count) + " in all",
          found: String(ids[section].count) + " in all")
      }
      for index in 0..<count {
        let row = ids[section][index]
        let position = RowPosition(section: section, row: index)
        guard list.position(of: row) == position else {
          return Failure(
            row.name + " at position " + position.text, found: list.position(of: row)?.text ?? "no position")
        }
        guard let height = list.height(of: row), let foundTop = list.top(of: row) else {
          return Failure(row.name + " with a height and a top", found: "no height or no top")
        }
        // A section may begin with a header, which is not a row.
        if index == 0 && foundTop > top { top = foundTop }
        guard (foundTop - top).magnitude <= tolerance else {
          return Failure(row.name + " with its top at " + DecimalText.text(top), found: DecimalText.text(foundTop))
        }
        // A height that is 0, or lost to rounding when it is added to the top, leaves no y coordinate to look up.
        if foundTop + height > foundTop,
          let failure = lookupFailure(row, list, at: foundTop) ?? lookupFailure(row, list, at: foundTop + height / 2)
        {
          return failure
        }
        top += height
      }
      let endPosition = RowPosition(section: section, row: ids[section].count)
      guard list.id(for: endPosition) == nil, list.id(for: RowPosition(section: section, row: -1)) == nil else {
        return Failure("no row at position " + endPosition.text + " or before the first", found: "a row")
      }
    }
    let mayEndWithHeader = ids.last?.isEmpty ?? false
    guard (list.contentHeight - top).magnitude <= tolerance || mayEndWithHeader && list.contentHeight > top else {
      return Failure("a content height of " + DecimalText.text(top), found: DecimalText.text(list.contentHeight))
    }
    guard list.row(atY: -1) == nil, list.row(atY: list.contentHeight + 1) == nil else {
      return Failure("no row above or below the content", found: "a row")
    }
    return nil
  }
}

extension ListSubject {
  /// Checks that the lookup by a y coordinate finds the row there.
  private func lookupFailure(_ row: RowID, _ list: List, at y: Double) -> Failure? {
    let foundRow = list.row(atY: y)
    guard foundRow != row else { return nil }
    return Failure(row.name + " at y " + DecimalText.text(y), found: foundRow.map { $0.name } ?? "no row")
  }

  /// Checks that rows that the event has hidden or deleted, and an id that no row has, have no position, height, top,
  /// description or actions.
  func removedRowFailure(_ step: Step) -> Failure? {
    let list = step.after.list
    let removedRows =
      step.effects.changesRows ? step.before.ids.flatMap { $0 }.filter { list.position(of: $0) == nil } : []
    for row in removedRows + [RowID(-7)] {
      let suffix = " for " + row.name + ", which is not visible"
      guard list.position(of: row) == nil else { return Failure("no position" + suffix, found: "a position") }
      guard list.height(of: row) == nil, list.top(of: row) == nil else {
        return Failure("no height and no top" + suffix, found: "a height or a top")
      }
      guard list.spokenRow(row) == nil else { return Failure("no description" + suffix, found: "a description") }
      guard list.actions(for: row).isEmpty else { return Failure("no actions" + suffix, found: "an action") }
    }
    return nil
  }
}

extension RowPosition {
  /// The section and the row in it, such as `0.3`.
  var text: String { String(section) + "." + String(row) }
}
