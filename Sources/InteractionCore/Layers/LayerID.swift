/// What a layer shows, and of which row; the table's own layers have no row.
public struct LayerID: Hashable, Sendable {
  /// The row, or nil for the table.
  public var row: RowID?
  /// The part.
  public var part: LayerPart

  /// Creates the identity of a layer.
  public init(_ row: RowID?, _ part: LayerPart) {
    self.row = row
    self.part = part
  }
}
