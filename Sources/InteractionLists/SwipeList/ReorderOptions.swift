/// How fingers and plain actions move the rows of a ``SwipeList``.
///
///     var list = SwipeList(of: row, titles: ["Milk", "Post", "Garden"])
///     list.reordering = ReorderOptions(control: .trailing)
///     list.perform("moveToTop", on: RowID(2), at: now)   // Garden, Milk, Post
///
/// A held row passes another when its edge reaches that one's middle; see `SwipeList.Description` for rows that stay, or that stay among
/// their own.
public struct ReorderOptions: Hashable, Sendable {
  /// The side at which each row that may be moved has a reorder control; nil for none: a finger that rests lifts a row.
  ///
  /// A finger that touches it lifts the row at once and scrolls nothing, as in UIKit's tables; one that rests elsewhere
  /// lifts none.
  public var control: SwipeEdge?
  /// Whether a lifted row that is dropped outside the table is put back where it was lifted.
  ///
  /// The name is dragula's and SortableJS's, `revertOnSpill`.
  public var revertsOnSpill: Bool

  /// Creates options; without arguments, a finger that rests lifts a row.
  ///
  /// - Parameters:
  ///   - control: The side at which rows have a reorder control, or nil.
  ///   - revertsOnSpill: Whether a lifted row that is dropped outside the table is put back.
  /// - Complexity: O(1).
  public init(control: SwipeEdge? = nil, revertsOnSpill: Bool = false) {
    self.control = control
    self.revertsOnSpill = revertsOnSpill
  }

  /// The width of a reorder control, in points; a row that is narrower is all control.
  ///
  /// Chosen here: 44, the least that Apple's guidelines ask for what a finger touches.
  public static var controlWidth: Double { 44 }
}

/// The control at a row's end by which a finger lifts it.
package enum ReorderControl {
  /// Where it is in a row that is seen somewhere: at an end of the row, and as high.
  package static func frame(at edge: SwipeEdge, of row: LayoutRect) -> LayoutRect {
    let width = min(ReorderOptions.controlWidth, row.width)
    return LayoutRect(edge == .leading ? row.x : row.maxX - width, row.y, width, row.height)
  }

  /// Paints it: three lines, as UIKit's.
  package static func layer(_ id: LayerID, _ frame: LayoutRect, _ ink: Paint, on ground: Paint) -> Layer {
    let text = LayerText("≡", paint: ink, size: 24, alignment: .center, isSymbol: true)
    return Layer(id, "UITableViewCellReorderControl", frame, fill: ground, text: text)
  }
}

/// The plain actions that move a row, each of which does what a hold does; the raw value is the action's id.
package enum RowMove: String, Hashable, Sendable, CaseIterable {
  /// Up by one position.
  case moveUp
  /// Down by one position.
  case moveDown
  /// To the top, or to that of its group.
  case moveToTop
  /// To the bottom, or to that of its group.
  case moveToBottom

  /// Whether it is upward.
  var isUp: Bool {
    switch self {
    case .moveUp, .moveToTop: true
    case .moveDown, .moveToBottom: false
    }
  }

  /// The index that it is toward, in a list of so many rows.
  func target(from index: Int, of count: Int) -> Int {
    switch self {
    case .moveUp: max(0, index - 1)
    case .moveDown: min(count - 1, index + 1)
    case .moveToTop: 0
    case .moveToBottom: count - 1
    }
  }
}

extension Int {
  /// The index nearest to another one that a row gets to from here, as long as it may pass the rows on its way.
  ///
  /// - Parameters:
  ///   - target: The index that is wanted.
  ///   - mayPass: Whether the row may pass the one at an index.
  /// - Returns: The index, `target` or nearer.
  /// - Complexity: O(*k*) calls for *k* rows that it passes.
  package func advanced(toward target: Int, passing mayPass: (Int) -> Bool) -> Int {
    let step = target < self ? -1 : 1
    var reached = self
    while reached != target, mayPass(reached + step) { reached += step }
    return reached
  }
}
