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
    /// Whether the row is in the new frame, but the view has not been added to `views` yet; false between frames.
    let isPending: Bool
  }

  /// The views in use, in the order in which their rows are painted.
  public private(set) var views: [View] = []
  /// The number of views, including those without a row.
  public private(set) var count = 0
  /// The numbers of the views without a row.
  private var freeViewNumbers: [Int] = []
  /// The views in use, by row; kept between frames, so that rows that come into sight allocate no memory.
  private var uses: [RowID: Use] = [:]

  /// Creates a pool without views.
  init() {}

  /// Assigns views to the rows of a frame.
  ///
  /// Rows keep their views, and new rows take free views or, if there are none, newly made ones.
  ///
  /// - Complexity: Expected O(*k*) in the number of rows in this frame and the previous one.
  mutating func assignViews(to frame: LayerList) {
    frame.forEachRow { row in if let use = uses[row] { uses[row] = Use(number: use.number, isPending: true) } }
    for view in views where uses[view.row] == Use(number: view.number, isPending: false) {
      uses.removeValue(forKey: view.row)
      freeViewNumbers.append(view.number)
    }
    views.removeAll(keepingCapacity: true)
    frame.forEachRow { row in
      let use = uses[row]
      // A row whose layers are in several places in the frame has only one view.
      if use?.isPending == false { return }
      let number = use?.number ?? freeViewNumbers.popLast() ?? makeView()
      uses[row] = Use(number: number, isPending: false)
      views.append(View(number: number, row: row))
    }
  }

  /// Makes a view, and returns its number.
  private mutating func makeView() -> Int {
    count += 1
    return count - 1
  }
}
