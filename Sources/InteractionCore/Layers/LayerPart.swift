/// The part of a row that a layer shows; with the row's id it makes a layer recognisable from frame to frame.
public enum LayerPart: Hashable, Sendable {
  /// The row as a whole.
  case row
  /// What lies behind the content.
  case ground
  /// A scroll view between the row and its content.
  case scroll
  /// The button at an index, outermost first.
  case action(SwipeEdge, Int)
  /// The text or picture on such a button.
  case actionLabel(SwipeEdge, Int)
  /// What surrounds the buttons of a side.
  case actionGroup(SwipeEdge)
  /// What moves sideways.
  case content
  /// The text on it.
  case label
  /// The text of less weight below it.
  case detail
  /// The control at an index.
  case control(Int)
  /// What moves in a control, at an index.
  case controlPart(Int)
  /// What stands above the section at an index.
  case header(Int)
  /// The text on such a header.
  case headerLabel(Int)
  /// The sign at the row's end.
  case accessory
  /// The picture in it.
  case accessoryImage
  /// The hairline below.
  case separator
  /// The sign beside the row that says what letting go would do, at the side where it appears.
  case cue(SwipeEdge)
  /// What lies over the content of a row that is done.
  case completion
  /// The row that would be inserted.
  case placeholder
  /// The picture of a row that a finger has lifted.
  case lifted
  /// The text in that picture.
  case liftedLabel
}
