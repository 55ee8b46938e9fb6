/// The part of a row or a list that a layer shows.
///
/// Together with the row's id, the part identifies a layer from frame to frame:
///
///     let isDelete = layer.id.part == .action(.trailing, 0)   // the outermost trailing button
///
/// Indices start at 0.
public enum LayerPart: Hashable, Sendable {
  /// The row as a whole; without a row, the list as a whole.
  case row
  /// The background behind the content, or behind the chosen values of a date picker.
  case background
  /// A scroll view between the row and its content.
  case scroll
  /// The button at an index, counted from the outermost.
  case action(SwipeEdge, Int)
  /// The title on the button at an index, if it has a separate layer.
  case actionLabel(SwipeEdge, Int)
  /// The picture on the button at an index, if it has a separate layer.
  case actionImage(SwipeEdge, Int)
  /// The view that contains the buttons of a side.
  case actionGroup(SwipeEdge)
  /// The content, which moves sideways.
  case content
  /// The text on the content; without a row, the text on the placeholder.
  case label
  /// The smaller text below the label.
  case detail
  /// The control at an index, such as a switch or a slider.
  case control(Int)
  /// A control's part at an index, such as a slider's thumb.
  case controlPart(Int)
  /// The header above the section at an index.
  case header(Int)
  /// The text of the header above the section at an index.
  case headerLabel(Int)
  /// The accessory at the row's trailing end.
  case accessory
  /// The picture in the accessory.
  case accessoryImage
  /// The control at one end of the row that a finger touches to lift the row.
  case reorderControl
  /// The hairline at the row's lower edge.
  case separator
  /// The icon on one side of the row that shows the effect of a release.
  case cue(SwipeEdge)
  /// The fill that shows that a row is completed, behind its text.
  case completion
  /// The preview of a row that a gesture can insert.
  case placeholder
  /// The snapshot of a row that a finger has lifted.
  case lifted
  /// The text in the snapshot of a lifted row.
  case liftedLabel
  /// The highlight of the part that a finger presses.
  case pressed
  /// The highlight of the part under the pointer.
  case hovered
  /// A part that only one design paints, identified by a number that the design chooses.
  case custom(Int)
}
