public import HeadlessTable
public import InteractionCore

/// A closure that applies an event or an action of a script to a list at a given time, and returns the effects.
public typealias ListChange<List> = @Sendable (inout List, Time) -> ListEffects

/// A kind of script event that a list has in addition to those of every list.
///
/// The following event reads `{ "at": 2, "add": { "text": "Matches" } }`:
///
///     let add = ListScriptEvent<Checklist>("add", keys: ["text"]) { fields, _ throws(ScriptError) in
///       let text = try fields.string("text")
///       return { list, time in list.add(text, at: time) }
///     }
public struct ListScriptEvent<List>: Sendable {
  /// The event's name in scripts and traces.
  public let kind: String
  let keys: [String]
  let read: @Sendable (ScriptFields, List) throws(ScriptError) -> ListChange<List>

  /// Creates a kind of event.
  ///
  /// - Parameters:
  ///   - kind: The name in scripts and traces, unique among the list's events. It must be neither `at` nor the name of an
  ///     event that every list or every table has, such as `tap`.
  ///   - keys: The keys of the event's fields; a script with any other key is refused.
  ///   - read: A closure that reads the fields, and returns the change that the event makes. It is called when the script is
  ///     read, with a fresh list, and when the event is played, with the current one. If it throws an error, the script is
  ///     refused in the first case, and the event is skipped in the second.
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

/// A plain action of a list itself, which scripts perform without naming a row.
///
/// The following action is performed by `{ "perform": { "action": "addEmpty" } }`:
///
///     let addEmpty = ListAction<Checklist>("addEmpty") { list, time in list.add("", at: time) }
public struct ListAction<List>: Sendable {
  /// The id in scripts.
  public let id: String
  /// The closure that performs the action on a list.
  public let change: ListChange<List>

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - id: The id in scripts, unique among the actions of the list and of its rows.
  ///   - change: A closure that changes the list at a moment, and returns the effects.
  /// - Complexity: O(1).
  public init(_ id: String, change: @escaping ListChange<List>) {
    self.id = id
    self.change = change
  }
}

/// The events and actions that scripts can apply to a list, and the contents of its traces.
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
  /// A row in sight, as a table's trace describes it.
  ///
  ///     let visibleRow = ListScripting<Checklist>.VisibleRow(top: 88, height: 44, state: ["isTicked": true])
  public struct VisibleRow {
    /// The row's upper edge, in points from the top of the content.
    public var top: Double
    /// The row's height in points.
    public var height: Double
    /// Further values in the trace, keyed by name.
    public var state: [String: JSON]

    /// Creates a row's description for traces.
    ///
    /// - Parameters:
    ///   - top: The row's upper edge, in points from the top of the content.
    ///   - height: The row's height in points.
    ///   - state: Further values in the trace, keyed by name.
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
  /// The list's own events, in addition to those of every list.
  public var events: [ListScriptEvent<List>]
  /// A closure that returns the number of rows, including hidden ones; nil if the list makes new rows.
  public var rowCount: @Sendable (List) -> Int?
  /// The keys of `state` that become columns in a timeline of the list alone, in order.
  public var timeline: [String]
  /// A closure that returns the effects that the list reports before the first event.
  public var initialEffects: @Sendable (List) -> ListEffects
  /// A closure that returns the values in a trace of the list alone, keyed by name, after an event with the given effects.
  public var state: @Sendable (HeadlessTable<List>, ListEffects, Time) -> [String: JSON]
  /// A closure that returns the description of a row in a table's trace, or nil if the row is not visible.
  public var row: @Sendable (List, RowID, Time) -> VisibleRow?

  /// Creates a description of the events and actions of a list's scripts, and of the contents of its traces.
  ///
  /// - Parameters:
  ///   - actions: The ids of the plain actions that a row may offer.
  ///   - listActions: The plain actions of the list itself.
  ///   - events: The list's own events, in addition to those of every list.
  ///   - rowCount: A closure that returns the number of rows, including hidden ones, whose ids count up from 0; a script that
  ///     performs an action on any other row is refused, except after a law event, which may add rows. Return nil, the
  ///     default, if the list makes new rows.
  ///   - timeline: The keys of `state` that become columns in a timeline of the list alone, in order.
  ///   - initialEffects: A closure that returns the effects that the list reports before the first event; none by default.
  ///   - state: A closure that returns the values in a trace of the list alone, keyed by name, after an event with the given
  ///     effects.
  ///   - row: A closure that returns the description of a row in a table's trace, or nil if the row is not visible.
  /// - Complexity: O(1).
  public init(
    actions: [String], listActions: [ListAction<List>] = [],
    events: [ListScriptEvent<List>] = [], rowCount: @escaping @Sendable (List) -> Int? = { _ in nil },
    timeline: [String], initialEffects: @escaping @Sendable (List) -> ListEffects = { _ in .none },
    state: @escaping @Sendable (HeadlessTable<List>, ListEffects, Time) -> [String: JSON],
    row: @escaping @Sendable (List, RowID, Time) -> VisibleRow?
  ) {
    self.actions = actions
    self.listActions = listActions
    self.events = events
    self.rowCount = rowCount
    self.timeline = timeline
    self.initialEffects = initialEffects
    self.state = state
    self.row = row
  }
}
