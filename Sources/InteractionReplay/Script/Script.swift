public import InteractionCore

/// A gesture script: a setup, and the timed events to play on it.
///
/// Scripts can be read from JSON or built in Swift, written as JSON, and played:
///
///     let script = Script.row(
///       RowSetup(.constraintSwipe, trailing: [delete]),
///       [
///         Timed(0, .pan(PanSample(.began, translation: .zero))),
///         Timed(0.1, .pan(PanSample(.changed, translation: Vector(-50, 0)))),
///         Timed(0.2, .pan(PanSample(.ended, translation: Vector(-50, 0)))),
///       ])
///     print(script.play().text)
///
/// Events with numbers that the format cannot express, such as NaN, can be played, too; only writing checks them.
public enum Script: Hashable, Sendable {
  /// Events for a single row.
  case row(RowSetup, [Timed<RowEvent>])
  /// Events for a list alone; gestures among them have already been recognised.
  case list(ListSetup, [Timed<TableStep>])
  /// Events for a table, such as touches.
  case table(TableSetup, [Timed<TableStep>])

  /// The name of the design on which the script is played; `headless-table` for a table.
  public var design: String {
    switch self {
    case .row(let setup, _): setup.design.name
    case .list(let setup, _): setup.design.name
    case .table: Designs.tableName
    }
  }

  /// The columns of a timeline between the event and the notices, in order.
  var timelineColumns: [Timeline.Column] {
    switch self {
    case .row(let setup, _): setup.design.timelineKeys.map { .value($0) }
    case .list(let setup, _): setup.design.timelineKeys.map { .value($0) }
    case .table: [.value("contentOffset"), .value("open"), .offsets]
    }
  }

  /// Reads one script.
  init(_ value: ScriptValue) throws(ScriptError) {
    let (script, events) = try Script.readSetup(from: value)
    switch script {
    case .row(let setup, _): self = .row(setup, try ScriptEvents(events, in: setup).readAll())
    case .list(let setup, _): self = .list(setup, try ScriptEvents(events, in: setup.context).readAll())
    case .table(let setup, _): self = .table(setup, try ScriptEvents(events, in: setup.context).readAll())
    }
  }

  /// Reads a script except for its events, which may stay text until they are played.
  static func readSetup(from value: ScriptValue) throws(ScriptError) -> (script: Script, events: ScriptValue) {
    let designs = value.source.designs
    let fields = try value.object(["design", "configuration", "events"])
    let name = try fields.choice("design", of: designs.names, named: { $0 })
    let configuration = fields["configuration"] ?? fields.emptyObject(for: "configuration")
    let events = try fields.required("events", "an array")
    if let design = designs.row(named: name) { return (.row(try RowSetup(configuration, of: design), []), events) }
    if let design = designs.list(named: name) { return (.list(try ListSetup(configuration, of: design), []), events) }
    return (.table(try TableSetup(configuration), []), events)
  }
}
