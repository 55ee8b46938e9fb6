/// What a list reports to its app.
///
///     for notice in effects.notices {
///       switch notice {
///       case .row(let id, .didPress(let edge, let index)): perform(edge, index, on: id)
///       case .didDelete(let id): forget(id)
///       case .own(.didComplete, let id): congratulate(id)
///       default: break
///       }
///     }
public enum ListNotice: Hashable, Sendable {
  /// A row has reported something.
  case row(RowID, SwipeNotice)
  /// A row has been inserted, together with its item.
  case didInsert(RowID)
  /// A row has been deleted, together with its item.
  case didDelete(RowID)
  /// A row has moved to another position.
  case didMove(RowID)
  /// A row's action waits to be confirmed by `confirm(_:at:)`, or called off by `cancel(_:at:)`; its press was reported
  /// just before.
  case didAsk(RowID)
  /// What is entered in a row has changed.
  case didChange(RowID)
  /// A row's text is being typed from now on.
  case didBeginEditing(RowID)
  /// A row's text is no longer being typed.
  case didEndEditing(RowID)
  /// Something that only one design reports has happened to a row.
  case own(Name, RowID)
  /// The program that the design is ported from would have crashed here; nothing has changed.
  case originalWouldCrash

  /// What only one design reports; each design declares its own, such as `didComplete`.
  ///
  ///     extension ListNotice.Name {
  ///       public static let didArchive = ListNotice.Name("didArchive")
  ///     }
  public struct Name: Hashable, Sendable {
    /// The name in traces.
    public let text: String

    /// Creates a name.
    ///
    /// - Parameter text: The name in traces. Two names with the same text are the same.
    /// - Complexity: O(1).
    public init(_ text: String) { self.text = text }
  }

  /// The row that it is about; nil where it is about none.
  public var row: RowID? {
    switch self {
    case .row(let row, _), .didDelete(let row), .didChange(let row), .didInsert(let row), .didMove(let row),
      .didAsk(let row), .didBeginEditing(let row), .didEndEditing(let row), .own(_, let row):
      row
    case .originalWouldCrash: nil
    }
  }

  /// The name in traces; the row's id comes last, such as `didPress.trailing.0.12`.
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
    case .own(let name, let id): (event, row) = (name.text, id)
    case .originalWouldCrash: return "originalWouldCrash"
    }
    return event + "." + String(row.rawValue)
  }
}
