public import InteractionCore

/// A gesture script: what is set up, and what happens to it at which time.
///
/// Scripts are read from JSON or built in Swift, written as JSON, and played:
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
/// Playing survives any numbers; only writing checks whether the format can express them.
public enum Script: Hashable, Sendable {
  /// Events for a single row.
  case row(RowSetup, [Timed<RowEvent>])
  /// Events for a list alone, with gestures that have been recognised.
  case list(ListSetup, [Timed<TableStep>])
  /// Events for a table that fingers touch.
  case table(TableSetup, [Timed<TableStep>])

  /// The name of the design that it is played to; `headless-table` for a table.
  public var design: String {
    switch self {
    case .row(let setup, _): setup.design.name
    case .list(let setup, _): setup.design.name
    case .table: Designs.table
    }
  }

  /// Reads one script.
  init(_ value: ScriptValue) throws(ScriptError) { self = try Performance(value).script() }
}
