/// A gesture that a table has recognised and passes to its list.
///
///     list.handle(.tap(RowID(0)), at: now)
///     list.handle(.closeRows(after: .tableScrolled, except: nil), at: now)
///
/// Each y coordinate is in points from the top of the viewport; add the content's offset to find a row. Translations and
/// velocities are already mirrored if the language runs right to left.
public enum TableGesture: Hashable, Sendable {
  /// A sample of a sideways drag of a row.
  case pan(RowID, PanSample)
  /// A tap on a row's content.
  case tap(RowID)
  /// A phase of a press on a row's button at an index, from 0 (outermost).
  case press(RowID, SwipeEdge, Int, PressPhase)
  /// A tap on a row's control at an index.
  case control(RowID, Int)
  /// A sample of a finger that holds the slider of a row.
  case track(RowID, PanSample)
  /// A request for all open rows, except one if it is given, to close after a change in the table; each row decides whether
  /// it does.
  case closeRows(after: TableChange, except: RowID?)
  /// A tap where there is no row.
  case tapOutside
  /// A phase of a vertical drag of the content; the offset is negative while the content is pulled down beyond its top.
  case pull(PanPhase, contentOffset: Double)
  /// A phase of two fingers moving apart or together; the pair is nil unless the locations of exactly two fingers are known.
  case pinch(PanPhase, FingerPair?, contentOffset: Double)
  /// A phase of a hold by a finger that has rested for a while or has touched a reorder control.
  case hold(PanPhase, y: Double, contentOffset: Double)
}
