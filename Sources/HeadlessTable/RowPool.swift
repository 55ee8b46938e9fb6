/// Which row view shows which row: a host's guide to reusing views.
///
/// Views are numbered from 0 in order of creation. A view whose row leaves the viewport waits to be taken by the next row
/// that comes, so there are never more views than rows have been in sight at once.
///
///     table.draw(at: now)
///     for view in table.pool.views { print("view", view.number, "shows row", view.row.rawValue) }
public struct RowPool: Hashable, Sendable {
  /// A view and the row that it shows.
  ///
  ///     let view = table.pool.views.first { $0.row == RowID(0) }
  public struct View: Hashable, Sendable {
    /// The view's number, from 0.
    public let number: Int
    /// The row that it shows.
    public let row: RowID
  }

  /// The views in use, in display order of their rows.
  public private(set) var views: [View] = []
  /// How many views there are, waiting ones included.
  public private(set) var count = 0
  private var waiting: [Int] = []

  /// Creates a pool without views.
  init() {}

  /// Assigns views to the rows in sight: rows keep theirs, and new ones take those that have become free.
  ///
  /// - Complexity: O(*k*) in the number of rows in sight.
  mutating func show(_ rows: [RowID]) {
    if rows.count == views.count, zip(rows, views).allSatisfy({ $0 == $1.row }) { return }
    let shown = Set(rows)
    var before: [RowID: Int] = [:]
    for view in views {
      before[view.row] = view.number
      if !shown.contains(view.row) { waiting.append(view.number) }
    }
    views.removeAll(keepingCapacity: true)
    for row in rows {
      views.append(View(number: before[row] ?? waiting.popLast() ?? create(), row: row))
    }
  }

  private mutating func create() -> Int {
    count += 1
    return count - 1
  }
}
