public import InteractionLists

extension JSON {
  /// The form of an update in traces, which determines the changes listed besides deleted, inserted and reloaded rows.
  ///
  ///     state["update"] = .update(effects.update, as: .singleSection)   // deleted, inserted, moved, reloaded
  public enum UpdateForm: Hashable, Sendable {
    /// Reloads of sections or of the whole list and, if there are any, moved rows and deleted, inserted or moved sections.
    case sectioned
    /// Moved rows, in a list with one section.
    case singleSection
  }

  /// Creates the JSON of an update, in the form that traces use.
  ///
  /// - Parameters:
  ///   - update: The changes made by an event.
  ///   - form: The form, which depends on whether the list has sections.
  /// - Returns: An object of arrays and, in the form `sectioned`, the Boolean `reloadedAll`. A row's position is
  ///   `[section, row]`. A move is `[from, to]`: for a row, two row indices in the form `singleSection`, otherwise two
  ///   positions; for a section, two section indices.
  /// - Complexity: O(*n*) for *n* rows and sections in the update.
  public static func update(_ update: ListUpdate, as form: UpdateForm) -> JSON {
    func rows(_ ranges: [ListUpdate.Rows]) -> JSON {
      .array(
        ranges.flatMap { rows in
          rows.range.map { .array([.number(Double(rows.section)), .number(Double($0))]) }
        })
    }
    var fields = [
      "deleted": rows(update.deleted), "inserted": rows(update.inserted), "reloaded": rows(update.reloaded),
    ]
    switch form {
    case .sectioned:
      fields["reloadedSections"] = .array(update.reloadedSections.map { .number(Double($0)) })
      fields["reloadedAll"] = .bool(update.reloadsAll)
      func number(_ number: Int) -> JSON { .number(Double(number)) }
      func position(_ position: RowPosition) -> JSON { .array([number(position.section), number(position.row)]) }
      let moves = update.moved.map { JSON.array([position($0.from), position($0.to)]) }
      let sectionMoves = update.movedSections.map { JSON.array([number($0.from), number($0.to)]) }
      let optionalFields = [
        "moved": moves, "deletedSections": update.deletedSections.map(number),
        "insertedSections": update.insertedSections.map(number), "movedSections": sectionMoves,
      ]
      for (key, values) in optionalFields where !values.isEmpty { fields[key] = .array(values) }
    case .singleSection:
      fields["moved"] = .array(
        update.moved.map { .array([.number(Double($0.from.row)), .number(Double($0.to.row))]) })
    }
    return .object(fields)
  }
}
