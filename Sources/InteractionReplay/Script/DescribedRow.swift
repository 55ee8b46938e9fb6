public import InteractionLists

/// A row of a table that differs from the others, as a script describes it.
///
///     let news = DescribedRow(RowID(2), height: 60, trailing: [mute], title: "News")
///     let table = TableSetup(.count(100), of: row, described: [news, DescribedRow(RowID(7), isEnabled: false)])
///
/// In scripts, a described row is an element of a table's `described`, or the event `describe`. A property that is left out
/// has the value that the table gives its rows.
public struct DescribedRow: Hashable, Sendable {
  /// The row's id.
  public var id: RowID
  /// The row's height in points; nil for the height in the table's row setup.
  public var height: Double?
  /// The row's leading actions, outermost first; nil for those in the table's row setup.
  public var leading: [InteractionAction]?
  /// The row's trailing actions, outermost first; nil for those in the table's row setup.
  public var trailing: [InteractionAction]?
  /// The row's title; nil for the title that the table gives it.
  public var title: String?
  /// Whether the row can be swiped, pressed, selected and moved, and has plain actions.
  public var isEnabled: Bool
  /// Whether fingers and plain actions can move the row, if it is enabled and the table's rows can be moved.
  public var isMovable: Bool
  /// The row's group; nil for the group of all rows without one.
  ///
  /// Only other rows of its group are asked to close when the row is swiped or opens, and fingers and plain actions can move
  /// it only past them.
  public var group: String?

  /// Creates a description of a row.
  ///
  /// - Parameters:
  ///   - id: The row's id.
  ///   - height: The row's height in points; nil for the height in the table's row setup.
  ///   - leading: The row's leading actions, outermost first; nil for those in the table's row setup.
  ///   - trailing: The row's trailing actions, outermost first; nil for those in the table's row setup.
  ///   - title: The row's title; nil for the title that the table gives it.
  ///   - isEnabled: Whether the row can be swiped, pressed, selected and moved, and has plain actions.
  ///   - isMovable: Whether fingers and plain actions can move the row, if it is enabled and the table's rows can be moved.
  ///   - group: The row's group; nil for the group of all rows without one.
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

  /// Converts the description for a list whose rows have the given setup.
  func description<Row>(in setup: RowSetup, _ make: (RowSetup) -> Row) -> SwipeList<Row>.Description {
    var template: Row?
    if height != nil || leading != nil || trailing != nil {
      var setup = setup
      setup.height = height ?? setup.height
      setup.leading = leading ?? setup.leading
      setup.trailing = trailing ?? setup.trailing
      template = make(setup)
    }
    return SwipeList.Description(
      row: template, title: title, isEnabled: isEnabled, isMovable: isMovable, group: group)
  }
}

// MARK: - Reading and writing

extension DescribedRow {
  /// The kinds of events that lists of rows have in addition to those of every list.
  static let eventKinds = ["describe", "preview"]

  static let keys = ["row", "height", "leading", "trailing", "title", "isEnabled", "isMovable", "group"]

  /// Reads the fields of a description, for a table whose rows have the given setup.
  init(_ fields: ScriptFields, in setup: RowSetup) throws(ScriptError) {
    var owners = RowSetup.plainActionOwners
    for edge in SwipeEdge.allCases where fields[edge.name] == nil {
      for action in setup.actions(edge) { owners[action.id] = "an action that rows have by default" }
    }
    let leading = fields["leading"] == nil ? nil : try RowSetup.actions(fields["leading"], owners: &owners)
    let trailing = fields["trailing"] == nil ? nil : try RowSetup.actions(fields["trailing"], owners: &owners)
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
