/// The identity of a layer: the row that it belongs to, if any, and the part of the row or the list that it shows.
///
/// A host can use it to find the view that showed the layer in the previous frame.
///
///     let label = LayerID(RowID(3), .label)
///     let placeholder = LayerID(nil, .placeholder)   // of the list, not of a row
public struct LayerID: Hashable, Sendable {
  /// The row, or nil for a layer that belongs only to the list.
  public var row: RowID?
  /// The part of the row or of the list.
  public var part: LayerPart

  /// Creates the identity of a layer.
  ///
  /// - Parameters:
  ///   - row: The row, or nil for a layer that belongs only to the list.
  ///   - part: The part of the row or of the list.
  /// - Complexity: O(1).
  @inlinable public init(_ row: RowID?, _ part: LayerPart) {
    self.row = row
    self.part = part
  }
}
