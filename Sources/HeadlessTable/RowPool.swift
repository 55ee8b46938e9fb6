/// The assignment of row views to rows, for hosts that reuse views.
///
/// Views are numbered from 0 in order of creation. A view whose row leaves the viewport waits for the next row to
/// appear, so the number of views never exceeds the greatest number of rows that were in sight at once.
///
///     table.draw(at: now)
///     for view in table.pool.views { print("view", view.number, "shows row", view.row.rawValue) }
public struct RowPool: Hashable, Sendable {
  /// A view and the row it shows.
  ///
  ///     let view = table.pool.views.first { $0.row == RowID(0) }
  public struct View: Hashable, Sendable {
    /// The view's number, from 0.
    public let number: Int
    /// The row that the view shows.
    public let row: RowID
  }

  /// A view in use.
  private struct Use: Hashable {
    let number: Int
    /// Whether the view's row is in the frame that is being shown, and has not been reached yet; false between frames.
    let isDue: Bool
  }

  /// The views in use, in display order of their rows.
  public private(set) var views: [View] = []
  /// The number of views, including waiting ones.
  public private(set) var count = 0
  private var waiting: [Int] = []
  /// The views in use, by row; kept between frames, so that rows that come into sight allocate no memory.
  private var uses: [RowID: Use] = [:]

  /// Creates a pool without views.
  init() {}

  /// Assigns views to the rows of a frame.
  ///
  /// Rows keep their views, and new rows take views that have become free.
  ///
  /// - Complexity: O(*k*) in the number of rows in the frame.
  mutating func show(_ frame: LayerList) {
    frame.forEachRow { row in if let use = uses[row] { uses[row] = Use(number: use.number, isDue: true) } }
    for view in views where uses[view.row] == Use(number: view.number, isDue: false) {
      uses.removeValue(forKey: view.row)
      waiting.append(view.number)
    }
    views.removeAll(keepingCapacity: true)
    frame.forEachRow { row in
      let use = uses[row]
      // A row may have layers in several places in a frame.
      if use?.isDue == false { return }
      let number = use?.number ?? waiting.popLast() ?? create()
      uses[row] = Use(number: number, isDue: false)
      views.append(View(number: number, row: row))
    }
  }

  private mutating func create() -> Int {
    count += 1
    return count - 1
  }
}
