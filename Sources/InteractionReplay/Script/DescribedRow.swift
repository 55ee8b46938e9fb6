public import InteractionLists

/// A row of a table that differs from the others, as a script describes it.
///
///     let news = DescribedRow(RowID(2), height: 60, trailing: [mute], title: "News")
///     let table = TableSetup(.count(100), of: row, described: [news, DescribedRow(RowID(7), isEnabled: false)])
///
/// In scripts it is an element of a table's `described`, and the event `describe`. Properties that are left out are those of
/// all rows.
public struct DescribedRow: Hashable, Sendable {
  /// The row's id.
  public var id: RowID
  /// Its height in points; nil for that of all rows.
  public var height: Double?
  /// Its leading actions, outermost first; nil for those of all rows.
  public var leading: [InteractionAction]?
  /// Its trailing actions, outermost first; nil for those of all rows.
  public var trailing: [InteractionAction]?
  /// Its title; nil for the one that the table gives it.
  public var title: String?
  /// Whether it can be swiped, pressed and selected.
  public var isEnabled: Bool
  /// Whether fingers and plain actions can move it, if the table's rows can be moved.
  public var isMovable: Bool
  /// The group of rows that it closes when it opens, and past which it can be moved.
  public var group: String?

  /// Creates a description of a row.
  ///
  /// - Parameters:
  ///   - id: The row's id.
  ///   - height: Its height in points; nil for that of all rows.
  ///   - leading: Its leading actions, outermost first; nil for those of all rows.
  ///   - trailing: Its trailing actions, outermost first; nil for those of all rows.
  ///   - title: Its title; nil for the one that the table gives it.
  ///   - isEnabled: Whether it can be swiped, pressed and selected.
  ///   - isMovable: Whether fingers and plain actions can move it.
  ///   - group: The group of rows that it closes when it opens, and past which it can be moved.
  /// - Complexity: O(1).
  public init(
    _ id: RowID, height: Double? = nil, leading: [InteractionAction]? = nil, trailing: [InteractionAction]? = nil,
    title: String? = nil, isEnabled: Bool = true, isMovable: Bool = true, group: String? = nil
  ) {
    self.id = id
    self.height = height
    self.leading = leading
    self.trailing = trailing
    self.title = title
    self.isEnabled = isEnabled
    self.isMovable = isMovable
    self.group = group
  }

  /// Converts the description to a list's, for rows that a configuration describes.
  func description<Row>(in setup: RowSetup, _ make: (RowSetup) -> Row) -> SwipeList<Row>.Description {
    var own: Row?
    if height != nil || leading != nil || trailing != nil {
      var setup = setup
      setup.height = height ?? setup.height
      setup.leading = leading ?? setup.leading
      setup.trailing = trailing ?? setup.trailing
      own = make(setup)
    }
    return SwipeList.Description(row: own, title: title, isEnabled: isEnabled, isMovable: isMovable, group: group)
  }
}

// MARK: - Reading and writing

extension DescribedRow {
  /// The events that only lists of rows have.
  static let kinds = ["describe", "preview"]

  static let keys = ["row", "height", "leading", "trailing", "title", "isEnabled", "isMovable", "group"]

  /// Reads the fields, for a table of such rows.
  init(_ fields: ScriptFields, in setup: RowSetup) throws(ScriptError) {
    var owners = RowSetup.plainOwners
    for edge in SwipeEdge.allCases where fields[edge.name] == nil {
      for action in setup.actions(edge) { owners[action.id] = "an action of all rows" }
    }
    let leading = fields["leading"] == nil ? nil : try RowSetup.actions(fields["leading"], &owners)
    let trailing = fields["trailing"] == nil ? nil : try RowSetup.actions(fields["trailing"], &owners)
    self.init(
      try fields.rowID("row"), height: try fields["height"]?.number(in: .extent), leading: leading,
      trailing: trailing, title: try fields["title"]?.string(),
      isEnabled: try fields.bool("isEnabled", or: true), isMovable: try fields.bool("isMovable", or: true),
      group: try fields["group"]?.string())
  }

  var json: JSON {
    var values: [String: JSON] = ["row": .id(id)]
    if let height { values["height"] = .number(height) }
    if let leading { values["leading"] = .array(leading.map { $0.json }) }
    if let trailing { values["trailing"] = .array(trailing.map { $0.json }) }
    if let title { values["title"] = .string(title) }
    if !isEnabled { values["isEnabled"] = .bool(false) }
    if !isMovable { values["isMovable"] = .bool(false) }
    if let group { values["group"] = .string(group) }
    return .object(values)
  }
}
