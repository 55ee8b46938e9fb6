/// The row at a point of a list, and the part of it that is hit.
///
///     list.hit(Vector(300, 10), at: now) == RowHit(row: RowID(0), part: .action(.trailing, 0))
public struct RowHit: Hashable, Sendable {
  /// A part of a row that responds to touches.
  ///
  /// On every part, a touch that stops a moving table can only drag.
  ///
  ///     switch hit.part {
  ///     case .content, .control, .track: waitForMovement()
  ///     case .action(let edge, let index): highlight(edge, index)
  ///     case .thumb: holdSlider()
  ///     case .reorderControl: liftRow()
  ///     }
  public enum Part: Hashable, Sendable {
    /// The row's content.
    case content
    /// The uncovered button at an index, from 0 (outermost).
    case action(SwipeEdge, Int)
    /// The control at an index, which responds to a tap; a finger that touches it and then moves may still scroll.
    case control(Int)
    /// A slider's track. A finger that moves sideways on it drags the thumb; a finger that moves up or down scrolls.
    case track
    /// A slider's thumb; a finger that touches it holds it at once, whichever way the finger then moves.
    case thumb
    /// The control at one end of a row by which a finger lifts the row; a finger that touches it holds the row at once.
    case reorderControl
  }

  /// The row that was hit.
  public var row: RowID
  /// The part that was hit.
  public var part: Part

  /// Creates a hit.
  ///
  /// - Parameters:
  ///   - row: The row that was hit.
  ///   - part: The part of the row.
  /// - Complexity: O(1).
  public init(row: RowID, part: Part) {
    self.row = row
    self.part = part
  }
}
