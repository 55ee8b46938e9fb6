/// What a table has recognised in its touches and hands to its list.
///
/// Heights count from the top of the viewport; with the content's offset they lead to a row.
public enum TableGesture: Hashable, Sendable {
  /// A sample of a finger that drags a row sideways; translations are already mirrored for right-to-left.
  case pan(RowID, PanSample)
  /// A tap on a row's content.
  case tap(RowID)
  /// A finger on a row's button.
  case press(RowID, SwipeEdge, Int, PressPhase)
  /// A tap on the control of a row, by its index.
  case control(RowID, Int)
  /// A sample of a finger that holds the slider of a row; translations are already mirrored for right-to-left.
  case track(RowID, PanSample)
  /// Open rows should close, all but one: the table has scrolled, been tapped elsewhere, or opens another row.
  case closeRows(except: RowID?)
  /// A tap where there is no row.
  case tapOutside
  /// A finger drags the content up or down, whose offset is now this: negative while it is pulled below its top.
  case pull(PanPhase, contentOffset: Double)
  /// Two fingers move apart or together; nil while there are not exactly two.
  case pinch(PanPhase, FingerPair?, contentOffset: Double)
  /// A finger that has rested moves to a height.
  case hold(PanPhase, y: Double, contentOffset: Double)
}
