public import InteractionLists

/// What a script says about one row of a table that differs from the others.
///
///     let news = DescribedRow(RowID(2), height: 60, trailing: [mute], title: "News")
///     let table = TableSetup(.count(100), of: row, described: [news, DescribedRow(RowID(7), isEnabled: false)])
///
/// In scripts it is an element of a table's `described`, and the event `describe`. What it leaves out is as in all rows.
public struct DescribedRow: Hashable, Sendable {
  /// The row.
  public var id: RowID
  /// Its height, in points.
  public var height: Double?
  /// Its actions at the leading side, outermost first.
  public var leading: [InteractionAction]?
  /// Its actions at the trailing side, outermost first.
  public var trailing: [InteractionAction]?
  /// Its title.
  public var title: String?
  /// Whether it can be swiped, pressed and selected.
  public var isEnabled: Bool
  /// Whether it is moved by fingers and plain actions, where the table has them move rows.
  public var isMovable: Bool
  /// Which rows it closes when it opens, and past which it is moved: those of the same group.
  public var group: String?

  /// Creates what a script says about a row.
  ///
  /// - Parameters:
  ///   - id: The row.
  ///   - height: Its height, in points; nil for that of all rows.
  ///   - leading: Its actions at the leading side, outermost first; nil for those of all rows.
  ///   - trailing: Its actions at the trailing side, likewise.
  ///   - title: Its title; nil for the one that the table gives it.
  ///   - isEnabled: Whether it can be swiped, pressed and selected.
  ///   - isMovable: Whether it is moved by fingers and plain actions.
  ///   - group: Which rows it closes when it opens, and past which it is moved.
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

  /// What a list is told of it, where all rows are as a configuration says.
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
