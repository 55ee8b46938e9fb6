/// What lies under a point of a list.
public struct RowHit: Hashable, Sendable {
  /// A part of a row that answers touches.
  public enum Part: Hashable, Sendable {
    /// The row's content.
    case content
    /// The uncovered button at an index, outermost first.
    case action(SwipeEdge, Int)
    /// The control at an index that a tap operates; a finger that goes on may still scroll.
    case control(Int)
    /// A slider: the finger that touches it holds it, whichever way it goes.
    case track
  }

  /// The row.
  public var row: RowID
  /// The part of it.
  public var part: Part

  /// Creates a hit.
  public init(row: RowID, part: Part) {
    self.row = row
    self.part = part
  }
}
