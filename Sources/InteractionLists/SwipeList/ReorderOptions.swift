/// The options for moving the rows of a ``SwipeList`` with fingers and plain actions.
///
///     var list = SwipeList(of: row, titles: ["Milk", "Post", "Garden"])
///     list.reordering = ReorderOptions(control: .trailing)
///     list.perform("moveToTop", on: RowID(2), at: now)   // Garden, Milk, Post
///
/// A held row passes another one when its nearer edge reaches the other's middle. A `SwipeList.Description` can keep a
/// row from being moved, or restrict it to its group.
public struct ReorderOptions: Hashable, Sendable {
  /// The side on which each movable row has a reorder control; nil if rows have no controls, so that a finger lifts a row by
  /// resting on it.
  ///
  /// With controls, a finger lifts a row only by its control, without resting first, as in UIKit's tables.
  public var control: SwipeEdge?
  /// Whether a lifted row that is dropped outside the table returns to where it was lifted.
  ///
  /// The option is called `revertOnSpill` in dragula and SortableJS.
  public var revertsOnSpill: Bool

  /// Creates options; by default, a finger lifts a row by resting on it.
  ///
  /// - Parameters:
  ///   - control: The side on which rows have a reorder control, or nil.
  ///   - revertsOnSpill: Whether a lifted row that is dropped outside the table returns to where it was lifted.
  /// - Complexity: O(1).
  public init(control: SwipeEdge? = nil, revertsOnSpill: Bool = false) {
    self.control = control
    self.revertsOnSpill = revertsOnSpill
  }

  /// The width of a reorder control, in points; in a narrower row, the control fills the row.
  ///
  /// Chosen here: 44, the smallest touch target in Apple's guidelines.
  public static var controlWidth: Double { 44 }
}

/// The control at one end of a row by which a finger lifts the row.
package enum ReorderControl {
  /// Returns the frame of the control at one end of a row, as high as the row, given the row's frame.
  package static func frame(at edge: SwipeEdge, of row: LayoutRect) -> LayoutRect {
    let width = min(ReorderOptions.controlWidth, row.width)
    return LayoutRect(edge == .leading ? row.x : row.maxX - width, row.y, width, row.height)
  }

  /// Returns the control's layer, with three lines as in UIKit.
  package static func layer(_ id: LayerID, frame: LayoutRect, ink: Paint, on background: Paint) -> Layer {
    let text = LayerText("≡", paint: ink, size: 24, alignment: .center, isSymbol: true)
    return Layer(id, "UITableViewCellReorderControl", frame, fill: background, text: text)
  }
}

/// The plain actions that move a row without a hold; the raw value is the action's id.
package enum RowMove: String, Hashable, Sendable, CaseIterable {
  /// Up by one position.
  case moveUp
  /// Down by one position.
  case moveDown
  /// To the top of the list, or to just below the nearest row of another group above.
  case moveToTop
  /// To the bottom of the list, or to just above the nearest row of another group below.
  case moveToBottom

  /// Whether the move is upward.
  var isUp: Bool {
    switch self {
    case .moveUp, .moveToTop: true
    case .moveDown, .moveToBottom: false
    }
  }

  /// Returns the index to which the row moves in a list of `rowCount` rows if it may pass all of them.
  func target(from index: Int, rowCount: Int) -> Int {
    switch self {
    case .moveUp: max(0, index - 1)
    case .moveDown: min(rowCount - 1, index + 1)
    case .moveToTop: 0
    case .moveToBottom: rowCount - 1
    }
  }
}

extension Int {
  /// Returns the index nearest to a target that a row can reach from this index, passing only rows that it may pass.
  ///
  /// - Parameters:
  ///   - target: The target index.
  ///   - canPass: A closure that returns whether the row may pass the row at an index.
  /// - Returns: `target`, this index, or one in between.
  /// - Complexity: At most *k* + 1 calls for *k* passed rows.
  package func advanced(toward target: Int, passing canPass: (Int) -> Bool) -> Int {
    let step = target < self ? -1 : 1
    var reached = self
    while reached != target, canPass(reached + step) { reached += step }
    return reached
  }
}
