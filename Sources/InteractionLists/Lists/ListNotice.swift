/// A list's report to its app.
///
///     for notice in effects.notices {
///       switch notice {
///       case .row(let id, .didPress(let edge, let index)): perform(edge, index, on: id)
///       case .didDelete(let id): forget(id)
///       case .custom(.didComplete, let id): congratulate(id)
///       default: break
///       }
///     }
public enum ListNotice: Hashable, Sendable {
  /// A notice from a row.
  case row(RowID, SwipeNotice)
  /// A row has been inserted, together with its item, or has moved out of a collapsed row.
  case didInsert(RowID)
  /// A row has been deleted, together with its item, or has moved under a collapsed row.
  case didDelete(RowID)
  /// A row has moved to another position.
  case didMove(RowID)
  /// A row waits for `confirm(_:at:)` or `cancel(_:at:)`; an earlier notice of the same event reported the press that caused
  /// this.
  case didAsk(RowID)
  /// The value or the description of a row has changed.
  case didChange(RowID)
  /// Editing of a row's text has begun.
  case didBeginEditing(RowID)
  /// Editing of a row's text has ended.
  case didEndEditing(RowID)
  /// A notice that only one design sends, about a row.
  case custom(Name, RowID)
  /// The program from which the design is ported would have crashed here; unless the event loads a list, no row has changed.
  case originalWouldCrash

  /// The name of a notice that only one design sends; each design declares its own, such as `didComplete`.
  ///
  ///     extension ListNotice.Name {
  ///       public static let didArchive = ListNotice.Name("didArchive")
  ///     }
  public struct Name: Hashable, Sendable {
    /// The name in traces.
    public let text: String

    /// Creates a name.
    ///
    /// - Parameter text: The name in traces. Two names with the same text are equal.
    /// - Complexity: O(1).
    public init(_ text: String) { self.text = text }
  }

  /// The row that the notice is about, if any.
  public var row: RowID? {
    switch self {
    case .row(let row, _), .didDelete(let row), .didChange(let row), .didInsert(let row), .didMove(let row),
      .didAsk(let row), .didBeginEditing(let row), .didEndEditing(let row), .custom(_, let row):
      row
    case .originalWouldCrash: nil
    }
  }

  /// The name in traces, such as `didPress.trailing.0.12`, which ends with the row's id if the notice is about a row.
  public var name: String {
    let (event, row): (String, RowID)
    switch self {
    case .row(let id, let notice): (event, row) = (notice.name, id)
    case .didInsert(let id): (event, row) = ("didInsert", id)
    case .didDelete(let id): (event, row) = ("didDelete", id)
    case .didMove(let id): (event, row) = ("didMove", id)
    case .didAsk(let id): (event, row) = ("didAsk", id)
    case .didChange(let id): (event, row) = ("didChange", id)
    case .didBeginEditing(let id): (event, row) = ("didBeginEditing", id)
    case .didEndEditing(let id): (event, row) = ("didEndEditing", id)
    case .custom(let name, let id): (event, row) = (name.text, id)
    case .originalWouldCrash: return "originalWouldCrash"
    }
    return event + "." + String(row.rawValue)
  }
}
