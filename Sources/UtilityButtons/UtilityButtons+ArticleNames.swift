// The article's own names, and its way of counting.
extension UtilityButtons {
  /// The strip that the article's cell believes it shows: its `_cellState`.
  ///
  ///             v <= -0.5, or              v >= 0.5, or
  ///             t in its half              t in its half
  ///     left <-------------------- center --------------------> right
  ///      |  --- v >= 0.5, or -------> ^ <------ v <= -0.5, or ---  |
  ///      |      t beyond half                   t short of half    |
  ///      +---------- slowly, t in the other strip's half ----------+
  ///
  /// It changes as soon as a finger lets go, at a tap and from code, while the content is still on its way. With all
  /// corrections the content always ends where the state says.
  public enum CellState: String, Hashable, Sendable, CaseIterable {
    /// The left strip, the leading actions: content offset 0.
    case left
    /// No strip: the content offset is the left strip's width.
    case center
    /// The right strip, the trailing actions: the content offset is the width of both strips.
    case right

    init(_ rest: Rest) {
      switch rest {
      case .open(.leading): self = .left
      case .closed: self = .center
      case .open(.trailing): self = .right
      }
    }

    /// The resting position that the state stands for.
    public var rest: Rest {
      switch self {
      case .left: .open(.leading)
      case .center: .closed
      case .right: .open(.trailing)
      }
    }
  }

  /// The state that the article's cell believes it is in: `rest` under the article's names.
  public var cellState: CellState { CellState(rest) }

  /// The article's index of a button, which counts from the left in both strips.
  ///
  /// - Parameters:
  ///   - edge: The side that the button is on.
  ///   - index: The button's index from 0, the outermost.
  /// - Returns: The index from the left, or nil if the side has no such button.
  /// - Complexity: O(1).
  public func articleIndex(_ edge: SwipeEdge, _ index: Int) -> Int? {
    let count = strips[edge].actions.count
    guard index >= 0, index < count else { return nil }
    switch edge {
    case .leading: return index
    case .trailing: return count - 1 - index
    }
  }

  /// The article's tag of a button: `articleIndex`, plus 1000 under ZCJTableViewCell's rules.
  ///
  /// - Parameters:
  ///   - edge: The side that the button is on.
  ///   - index: The button's index from 0, the outermost.
  /// - Returns: The tag, or nil if the side has no such button.
  /// - Complexity: O(1).
  public func articleTag(_ edge: SwipeEdge, _ index: Int) -> Int? {
    articleIndex(edge, index).map { cellClass.firstTag + $0 }
  }
}
