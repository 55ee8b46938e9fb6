/// One step from the previous frame to the one drawn over it.
///
/// Applied in order, the steps turn the old layers into the new ones; each index is the one at its step. A host that
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
/// When a step is applied, everything before it is as in the new frame, so `layers` may be the new ones throughout.
public enum LayerChange: Hashable, Sendable {
  /// A layer looks different; its id is the same.
  case changed(Int)
  /// Some layers have moved; nothing else about them has changed.
  case moved(Range<Int>)
  /// Some layers have been inserted.
  case inserted(Range<Int>)
  /// Some layers have been removed.
  case removed(Range<Int>)
}
