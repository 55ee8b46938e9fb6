public import InteractionLists

extension JSON {
  /// What an update can hold, beside rows that go, come or show something else.
  ///
  ///     state["update"] = .update(effects.update, including: .moves)   // deleted, inserted, moved, reloaded
  public enum UpdatePart: Hashable, Sendable {
    /// Sections, or everything, to be shown anew; and, where there are any, rows that move from one position to another,
    /// and sections that go, come or move.
    case reloads
    /// Rows that stand elsewhere, in the one section that there is.
    case moves
  }

  /// Creates an update as traces write it: every row by itself, as `[section, row]`.
  ///
  /// - Parameters:
  ///   - update: What an event has changed.
  ///   - part: What else the updates of such a list can hold.
  /// - Returns: An object of arrays; a move is `[from, to]`, of a row in one section the numbers of the row, else two
  ///   positions, and of a section its numbers.
  /// - Complexity: O(*n*) in the number of rows that the update names.
  public static func update(_ update: ListUpdate, including part: UpdatePart) -> JSON {
    func rows(_ ranges: [ListUpdate.Rows]) -> JSON {
      .array(
        ranges.flatMap { rows in
          rows.range.map { .array([.number(Double(rows.section)), .number(Double($0))]) }
        })
    }
    var fields = [
      "deleted": rows(update.deleted), "inserted": rows(update.inserted), "reloaded": rows(update.reloaded),
    ]
    switch part {
    case .reloads:
      fields["reloadedSections"] = .array(update.reloadedSections.map { .number(Double($0)) })
      fields["reloadedAll"] = .bool(update.reloadsAll)
      func number(_ number: Int) -> JSON { .number(Double(number)) }
      func position(_ position: RowPosition) -> JSON { .array([number(position.section), number(position.row)]) }
      let moves = update.moved.map { JSON.array([position($0.from), position($0.to)]) }
      let sectionMoves = update.movedSections.map { JSON.array([number($0.from), number($0.to)]) }
      let rare = [
        "moved": moves, "deletedSections": update.deletedSections.map(number),
        "insertedSections": update.insertedSections.map(number), "movedSections": sectionMoves,
      ]
      for (key, values) in rare where !values.isEmpty { fields[key] = .array(values) }
    case .moves:
      fields["moved"] = .array(
        update.moved.map { .array([.number(Double($0.from.row)), .number(Double($0.to.row))]) })
    }
    return .object(fields)
  }
}
