/// What a list tells its app.
public enum ListNotice: Hashable, Sendable {
  /// A row has told something.
  case row(RowID, SwipeNotice)
  /// A row has been deleted, together with its item.
  case didDelete(RowID)
  /// The rows folded under a row have come.
  case didExpand(RowID)
  /// The rows folded under a row have gone.
  case didCollapse(RowID)
  /// What is entered in a row has changed.
  case didChange(RowID)
  /// A row has been inserted, together with its item.
  case didInsert(RowID)
  /// A row has got another place.
  case didMove(RowID)
  /// A row's item is done.
  case didComplete(RowID)
  /// A row's item is to do again.
  case didRestore(RowID)
  /// A row's text can be typed from now on.
  case didBeginEditing(RowID)
  /// A row's text is what has been typed.
  case didEndEditing(RowID)
  /// The program that the design is ported from would have crashed here; nothing has changed.
  case originalWouldCrash

  /// The name in traces; the row's id comes last, such as `didPress.trailing.0.12`.
  public var name: String {
    switch self {
    case .row(let id, let notice): notice.name + "." + String(id.rawValue)
    case .didDelete(let id): "didDelete." + String(id.rawValue)
    case .didExpand(let id): "didExpand." + String(id.rawValue)
    case .didCollapse(let id): "didCollapse." + String(id.rawValue)
    case .didChange(let id): "didChange." + String(id.rawValue)
    case .didInsert(let id): "didInsert." + String(id.rawValue)
    case .didMove(let id): "didMove." + String(id.rawValue)
    case .didComplete(let id): "didComplete." + String(id.rawValue)
    case .didRestore(let id): "didRestore." + String(id.rawValue)
    case .didBeginEditing(let id): "didBeginEditing." + String(id.rawValue)
    case .didEndEditing(let id): "didEndEditing." + String(id.rawValue)
    case .originalWouldCrash: "originalWouldCrash"
    }
  }
}
