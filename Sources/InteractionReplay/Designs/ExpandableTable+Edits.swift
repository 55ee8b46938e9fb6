import ExpandableTable

// The edits that an app can make, as events of scripts.
extension ExpandableTable {
  static let editEvents: [ListScriptEvent<ExpandableTable>] = [
    edit("insert", ["rows"] + Place.keys) { fields throws(ScriptError) in
      .insert(try fields.newRows(), try Place(fields))
    },
    edit("remove", ["id"]) { fields throws(ScriptError) in .remove(try fields.rowID("id")) },
    edit("move", ["id"] + Place.keys) { fields throws(ScriptError) in
      .move(try fields.rowID("id"), try Place(fields))
    },
    edit("insertSection", ["rows", "title", "section"]) { fields throws(ScriptError) in
      let title = try fields["title"]?.string() ?? ""
      return .insertSection(try fields.newRows(), title: title, index: try fields.index("section"))
    },
    edit("removeSection", ["section"]) { fields throws(ScriptError) in .removeSection(try fields.index("section")) },
    edit("moveSection", ["section", "to"]) { fields throws(ScriptError) in
      .moveSection(try fields.index("section"), to: try fields.index("to"))
    },
  ]

  /// Creates a script event that performs an edit, or does nothing if the edit is invalid at that moment.
  private static func edit(
    _ kind: String, _ keys: [String], read: @escaping @Sendable (ScriptFields) throws(ScriptError) -> Edit
  ) -> ListScriptEvent<ExpandableTable> {
    ListScriptEvent(kind, keys: keys) { fields, _ throws(ScriptError) in
      let edit = try read(fields)
      return { table, time in table.editIfValid(edit, at: time) }
    }
  }

  /// Performs an edit and returns its effects; none if the edit is invalid.
  mutating func editIfValid(_ edit: Edit, at time: Time) -> ListEffects {
    do throws(EditError) {
      return try self.edit(edit, at: time)
    } catch {
      return .none
    }
  }
}

extension ExpandableTable.Place {
  fileprivate static let keys = ["above", "below", "under", "section", "row"]

  /// Reads the destination of rows: above, below or under a row given by its id, or at an index of a section.
  fileprivate init(_ fields: ScriptFields) throws(ScriptError) {
    // `section` and `row` together name one place, so `row` is counted only without `section`.
    let namedPlaces = Self.keys.filter { fields[$0] != nil && ($0 != "row" || fields["section"] == nil) }
    guard namedPlaces.count == 1, namedPlaces != ["row"] else {
      let found = namedPlaces.isEmpty ? "none" : namedPlaces.joined(separator: ", ")
      throw fields.error(
        about: namedPlaces.last ?? "section",
        "expected one place (above, below, under, or section and row), found \(found)")
    }
    switch namedPlaces[0] {
    case "above": self = .above(try fields.rowID("above"))
    case "below": self = .below(try fields.rowID("below"))
    case "under": self = .under(try fields.rowID("under"))
    default: self = .row(try fields.index("row"), inSection: try fields.index("section"))
    }
  }
}

extension ScriptFields {
  fileprivate func newRows() throws(ScriptError) -> [RowDescriptor] {
    try required("rows", "an array of rows").newRows()
  }
}
