import InteractionLists

// A script's height changes are those in `rows`, in order, followed by those in `kinds`, sorted by name.

extension ScriptFields {
  /// Reads `rows`, an array of pairs of a row's id and a height or null, and `kinds`, an object of heights by kind.
  func heights() throws(ScriptError) -> [HeightChange] {
    var changes: [HeightChange] = []
    let (rowForm, rowsForm) = ("[row, height]", "an array of [row, height]")
    if let rows = self["rows"] {
      for pair in try rows.elements(rowsForm) {
        let parts = try pair.array(rowForm)
        guard parts.count == 2 else {
          throw pair.error(expecting: rowForm, found: "an array of length \(parts.count)")
        }
        let height: Double? =
          if case .null = parts[1].value { nil } else { try parts[1].number(in: HeightChange.heightRange) }
        changes.append(.row(RowID(try parts[0].integer(in: 0...1_000_000_000)), height))
      }
    }
    if let kinds = try self["kinds"]?.anyObject() {
      for kind in kinds.keys.sorted() {
        changes.append(.kind(kind, try kinds.number(kind, in: HeightChange.heightRange)))
      }
    }
    return changes
  }
}

extension HeightChange {
  /// Returns the fields of changes, as scripts write them.
  static func fields(_ changes: [HeightChange], animated: Bool) -> [String: JSON] {
    var rows: [JSON] = []
    var kinds: [String: JSON] = [:]
    for change in changes {
      switch change {
      case .row(let row, let height): rows.append(.array([.id(row), height.map { .number($0) } ?? .null]))
      case .kind(let kind, let height): kinds[kind] = .number(height)
      }
    }
    var fields: [String: JSON] = [:]
    if !rows.isEmpty { fields["rows"] = .array(rows) }
    if !kinds.isEmpty { fields["kinds"] = .object(kinds) }
    if !animated { fields["animated"] = .bool(false) }
    return fields
  }
}
