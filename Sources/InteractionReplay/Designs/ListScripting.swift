public import HeadlessTable
public import InteractionCore

/// What a script's event does to a list at a moment: it changes the list, and returns the updates and notices of that.
public typealias ListChange<List> = @Sendable (inout List, Time) -> ListEffects

/// An event that only one list has, as scripts give it.
///
/// This one reads `{ "at": 2, "add": { "text": "Matches" } }`:
///
///     let add = ListScriptEvent<Checklist>("add", keys: ["text"]) { fields, _ throws(ScriptError) in
///       let text = try fields.string("text")
///       return { list, time in list.add(text, at: time) }
///     }
public struct ListScriptEvent<List>: Sendable {
  /// The name of the event in scripts and traces.
  public let kind: String
  let keys: [String]
  let read: @Sendable (ScriptFields, List) throws(ScriptError) -> ListChange<List>

  /// Creates a kind of event.
  ///
  /// - Parameters:
  ///   - kind: The name in scripts and traces, unique among the events of the list, and none that every list has, such
  ///     as `tap`.
  ///   - keys: The keys of its fields; any other key refuses the script.
  ///   - read: Reads the fields, and returns what the event does. It is called twice: when a script is read, with a
  ///     fresh list, where an error refuses the script; and when the event is played, with the list of that moment,
  ///     where an error makes nothing happen.
  /// - Complexity: O(1).
  public init(
    _ kind: String, keys: [String] = [],
    read: @escaping @Sendable (ScriptFields, List) throws(ScriptError) -> ListChange<List>
  ) {
    self.kind = kind
    self.keys = keys
    self.read = read
  }
}

/// A plain action of a list itself, which scripts perform without a row.
///
/// This one is performed by `{ "perform": { "action": "addEmpty" } }`:
///
///     let addEmpty = ListAction<Checklist>("addEmpty") { list, time in list.add("", at: time) }
public struct ListAction<List>: Sendable {
  /// The id in scripts.
  public let id: String
  /// What the action does.
  public let change: ListChange<List>

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - id: The id in scripts, unique among the actions of the list and of its rows.
  ///   - change: Changes the list at a moment, and returns the updates and notices that this causes.
  /// - Complexity: O(1).
  public init(_ id: String, change: @escaping ListChange<List>) {
    self.id = id
    self.change = change
  }
}

/// What scripts can do to a list, and what traces say about it.
///
///     let scripting = ListScripting<Checklist>(
///       actions: ["tick", "remove"], events: [add], timeline: ["count"],
///       state: { table, _, _ in ["count": .number(Double(table.list.rowCount(inSection: 0)))] },
///       row: { list, row, _ in
///         .init(
///           top: list.top(of: row) ?? 0, height: list.height(of: row) ?? 0,
///           state: ["isTicked": .bool(list.isTicked(row))])
///       })
public struct ListScripting<List: ListInteraction>: Sendable {
  /// What a trace of a table says about a row in sight.
  ///
  ///     let seen = ListScripting<Checklist>.SeenRow(top: 88, height: 44, state: ["isTicked": true])
  public struct SeenRow {
    /// The row's upper edge, in points from the top of the content.
    public var top: Double
    /// The row's height in points.
    public var height: Double
    /// What else a trace says about the row, by keys.
    public var state: [String: JSON]

    /// Creates what a trace says about a row.
    ///
    /// - Parameters:
    ///   - top: The row's upper edge, in points from the top of the content.
    ///   - height: The row's height in points.
    ///   - state: What else a trace says about the row, by keys.
    /// - Complexity: O(1).
    public init(top: Double, height: Double, state: [String: JSON]) {
      self.top = top
      self.height = height
      self.state = state
    }
  }

  /// The ids of the plain actions that a row may offer.
  public var actions: [String]
  /// The plain actions of the list itself.
  public var listActions: [ListAction<List>]
  /// The events that only this list has.
  public var events: [ListScriptEvent<List>]
  /// The number of rows, hidden ones too, where the list never makes new ones; nil where it does.
  public var rowCount: @Sendable (List) -> Int?
  /// The keys of `state` that a timeline of the list alone shows in columns, in order.
  public var timeline: [String]
  /// What the list reports before the first event.
  public var start: @Sendable (List) -> ListEffects
  /// What a trace of the list alone says after an event that has had these effects, by keys.
  public var state: @Sendable (HeadlessTable<List>, ListEffects, Time) -> [String: JSON]
  /// What a trace of a table says about a row in sight, or nil where the row does not show.
  public var row: @Sendable (List, RowID, Time) -> SeenRow?

  /// Creates what scripts can do to a list, and what traces say about it.
  ///
  /// - Parameters:
  ///   - actions: The ids of the plain actions that a row may offer.
  ///   - listActions: The plain actions of the list itself.
  ///   - events: The events that only this list has.
  ///   - rowCount: The number of rows, hidden ones too, whose ids are then 0 to one less: a script that performs an
  ///     action on another row is refused. Nil, as by default, where the list makes new rows.
  ///   - timeline: The keys of `state` that a timeline of the list alone shows in columns, in order.
  ///   - start: What the list reports before the first event; nothing by default.
  ///   - state: What a trace of the list alone says after an event that has had these effects, by keys.
  ///   - row: What a trace of a table says about a row in sight, or nil where the row does not show.
  /// - Complexity: O(1).
  public init(
    actions: [String], listActions: [ListAction<List>] = [],
    events: [ListScriptEvent<List>] = [], rowCount: @escaping @Sendable (List) -> Int? = { _ in nil },
    timeline: [String], start: @escaping @Sendable (List) -> ListEffects = { _ in .none },
    state: @escaping @Sendable (HeadlessTable<List>, ListEffects, Time) -> [String: JSON],
    row: @escaping @Sendable (List, RowID, Time) -> SeenRow?
  ) {
    self.actions = actions
    self.listActions = listActions
    self.events = events
    self.rowCount = rowCount
    self.timeline = timeline
    self.start = start
    self.state = state
    self.row = row
  }
}
