// The article's names for the states, and its indices and tags for the buttons.
extension UtilityButtons {
  /// The strip that the article's cell considers visible, its `_cellState`.
  ///
  ///             v <= -0.5, or              v >= 0.5, or
  ///             t in its half              t in its half
  ///     left <-------------------- center --------------------> right
  ///      |  --- v >= 0.5, or -------> ^ <------ v <= -0.5, or ---  |
  ///      |      t beyond half                   t short of half    |
  ///      +---------- slowly, t in the other strip's half ----------+
  ///
  /// In this diagram of SWTableViewCell's rules, v is the velocity at a release in points per millisecond, and t is the content
  /// offset at which the scroll view would come to rest, which decides only at speeds below 0.5.
  ///
  /// The state changes when a release, a tap, the table or code sends the content to another position, not when the content
  /// arrives there. With all corrections, a motion that nothing interrupts ends at the state's position.
  public enum CellState: String, Hashable, Sendable, CaseIterable {
    /// The left strip, with the leading actions, at content offset 0.
    case left
    /// No strip, at a content offset equal to the left strip's width.
    case center
    /// The right strip, with the trailing actions, at a content offset equal to the total width of both strips.
    case right

    init(_ rest: Rest) {
      switch rest {
      case .open(.leading): self = .left
      case .closed: self = .center
      case .open(.trailing): self = .right
      }
    }

    /// The resting position that corresponds to the state.
    public var rest: Rest {
      switch self {
      case .left: .open(.leading)
      case .center: .closed
      case .right: .open(.trailing)
      }
    }
  }

  /// The article's state, which is `rest` under the article's names.
  public var cellState: CellState { CellState(rest) }

  /// Returns the article's index of a button, which is counted from the left in both strips.
  ///
  /// - Parameters:
  ///   - edge: The side of the row.
  ///   - index: The button's index, from 0 (outermost).
  /// - Returns: The index from the left, or nil if the side has no such button.
  /// - Complexity: O(1).
  public func articleIndex(edge: SwipeEdge, index: Int) -> Int? {
    let count = strips[edge].actions.count
    guard index >= 0, index < count else { return nil }
    switch edge {
    case .leading: return index
    case .trailing: return count - 1 - index
    }
  }

  /// Returns the article's tag of a button, which is `articleIndex`, plus 1000 under ZCJTableViewCell's rules.
  ///
  /// - Parameters:
  ///   - edge: The side of the row.
  ///   - index: The button's index, from 0 (outermost).
  /// - Returns: The tag, or nil if the side has no such button.
  /// - Complexity: O(1).
  public func articleTag(edge: SwipeEdge, index: Int) -> Int? {
    articleIndex(edge: edge, index: index).map { cellClass.firstTag + $0 }
  }
}
