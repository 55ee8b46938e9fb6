public import InteractionCore

extension JSON {
  /// What an update can hold, beside rows that go, come or show something else.
  ///
  ///     state["update"] = .update(effects.update, including: .moves)   // deleted, inserted, moved, reloaded
  public enum UpdatePart: Hashable, Sendable {
    /// Sections, or everything, to be shown anew.
    case reloads
    /// Rows that stand elsewhere, in the one section that there is.
    case moves
  }

  /// Creates an update as traces write it: every row by itself, as `[section, row]`.
  ///
  /// - Parameters:
  ///   - update: What an event has changed.
  ///   - part: What else the updates of such a list can hold.
  /// - Returns: An object of arrays; a move is `[from, to]`, the numbers of the rows.
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
    case .moves:
      fields["moved"] = .array(
        update.moved.map { .array([.number(Double($0.from.row)), .number(Double($0.to.row))]) })
    }
    return .object(fields)
  }
}
