/// A step in turning the layers of the previous frame into the layers of the new one.
///
/// Apply the steps in order. Each step's indices refer to the layers as the earlier steps left them. A host that keeps one
/// view for each layer has to update only the views at these indices.
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
/// When a step is applied, all layers before its index are already new, so `layers` can be the layers of the new frame
/// throughout.
public enum LayerChange: Hashable, Sendable {
  /// A layer has changed; its id is the same.
  case changed(Int)
  /// Some layers have moved, and are otherwise unchanged.
  case moved(Range<Int>)
  /// Some layers have been inserted.
  case inserted(Range<Int>)
  /// Some layers have been removed.
  case removed(Range<Int>)
}
