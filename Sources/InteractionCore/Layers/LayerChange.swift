/// One step from the frame before to the one that has been drawn over it.
///
/// Applied in their order, the steps turn the old layers into the new ones; indices are those at that moment. A host that
/// keeps one view for each layer touches no other views.
///
///     for change in table.frame.changes {
///       switch change {
///       case .changed(let index): views[index].show(layers[index])
///       case .moved(let range): for index in range { views[index].frame = layers[index].frame }
///       case .inserted(let range): views.insert(contentsOf: range.map { View(layers[$0]) }, at: range.lowerBound)
///       case .removed(let range): views.removeSubrange(range)
///       }
///     }
///
/// When a step is applied, all that is before it is as in the new frame, so that `layers` may be the new ones throughout.
public enum LayerChange: Hashable, Sendable {
  /// A layer shows the same thing otherwise; its id is what it was.
  case changed(Int)
  /// Some layers are elsewhere, and otherwise as they were.
  case moved(Range<Int>)
  /// Some layers have come.
  case inserted(Range<Int>)
  /// Some layers have gone.
  case removed(Range<Int>)
}
