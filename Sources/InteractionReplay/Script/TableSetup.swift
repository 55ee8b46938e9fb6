public import InteractionLists

/// The setup of a table without a screen, in a script: its content, size, reading direction, policies and options.
///
///     let row = RowSetup(.constraintSwipe, trailing: [delete])
///     let table = TableSetup(.titles(["One", "Two"]), of: row, direction: .rightToLeft)
///     let events: [Timed<TableStep>] = [Timed(0, .list(.perform("delete", on: RowID(1)))), Timed(1, .list(.wait))]
///     print(Script.table(table, events).play().text)
public struct TableSetup: Hashable, Sendable {
  /// The rows of a table, given as a number or as titles.
  ///
  ///     TableSetup.Rows.titles(["One", "Two"]).count   // 2
  public enum Rows: Hashable, Sendable {
    /// A number of rows, at most 2,147,483,647, with the titles "Item #1", "Item #2" …; none if it is negative.
    case count(Int)
    /// One row for each title.
    case titles([String])

    /// The number of rows, never negative.
    public var count: Int {
      switch self {
      case .count(let count): max(0, count)
      case .titles(let titles): titles.count
      }
    }
  }

  /// The content of a table.
  ///
  ///     if case .rows(let rows, let row) = table.content { print(rows.count, row.design.name) }
  public enum Content: Hashable, Sendable {
    /// Rows with the table's width and the same setup, except for those in ``TableSetup/describedRows``.
    case rows(Rows, RowSetup)
    /// A list of a ``ListDesign``, with the table's size.
    case list(ListSetup)
  }

  /// The table's content.
  public let content: Content
  /// The rows that differ from the others; ignored if the table holds a list.
  public var describedRows: [DescribedRow] = []
  /// The options for moving rows, or nil if rows cannot be moved; ignored if the table holds a list.
  public var reordering: ReorderOptions?
  /// The width in points.
  public let width: Double
  /// The height in points.
  public let height: Double
  /// The reading direction of the language.
  public var direction: ReadingDirection
  /// The policies for closing open rows automatically.
  public var policies: TablePolicies
  /// The table's delays, distances, durations and speeds.
  public var options: TableOptions

  /// Creates a table of rows, with the defaults of a script.
  ///
  /// Nothing is checked. Any number can be played, except a count above 2,147,483,647, which traps when the list is made;
  /// `Script.json()` reports what a script cannot contain.
  ///
  /// - Parameters:
  ///   - rows: The number of rows, or their titles.
  ///   - row: The initial setup of the rows; its width is replaced by the table's.
  ///   - described: The rows that differ from the others.
  ///   - reordering: The options for moving rows, or nil if rows cannot be moved.
  ///   - width: The width in points.
  ///   - height: The height in points.
  ///   - direction: The reading direction of the language.
  ///   - policies: The policies for closing open rows automatically.
  ///   - options: The table's delays, distances, durations and speeds.
  /// - Complexity: O(1).
  public init(
    _ rows: Rows, of row: RowSetup, described: [DescribedRow] = [], reordering: ReorderOptions? = nil,
    width: Double = RowSetup.defaultWidth, height: Double = defaultHeight, direction: ReadingDirection = .leftToRight,
    policies: TablePolicies = TablePolicies(), options: TableOptions = TableOptions()
  ) {
    var row = row
    row.width = width
    content = .rows(rows, row)
    describedRows = described
    self.reordering = reordering
    self.width = width
    self.height = height
    self.direction = direction
    self.policies = policies
    self.options = options
  }

  /// Creates a table that holds a list.
  ///
  /// - Parameters:
  ///   - list: The list, whose size becomes the table's.
  ///   - direction: The reading direction of the language.
  ///   - policies: The policies for closing open rows automatically.
  ///   - options: The table's delays, distances, durations and speeds.
  /// - Complexity: O(1).
  public init(
    _ list: ListSetup, direction: ReadingDirection = .leftToRight, policies: TablePolicies = TablePolicies(),
    options: TableOptions = TableOptions()
  ) {
    content = .list(list)
    width = list.size.width
    height = list.size.height
    self.direction = direction
    self.policies = policies
    self.options = options
  }

  /// The default height of a table in points: the height of the first iPhones' screens.
  public static let defaultHeight = 480.0
  /// The maximum number of rows of a table whose script gives their number instead of their titles.
  ///
  /// Chosen here: ten million rows of a row design take some 260 megabytes, and ten million items of a gesture list 1.8
  /// gigabytes.
  public static let maximumRowCount = 10_000_000
  /// The maximum number of rows that may fit in a script's viewport; limited because each step of a trace lists those in sight.
  ///
  /// Chosen here: far more than a screen shows. Events that change the heights of rows or of the table are not checked.
  public static let maximumRowsThatFit = 1000

  /// Makes a table on which scripts are played.
  func makeHost() -> any TableHost {
    switch content {
    case .rows(_, let row): row.design.makeTableHost(row, self)
    case .list(let list): list.maker.makeHost(in: self, corrections: list.corrections)
    }
  }

  /// Makes the list of a table of rows.
  func swipeList<Row: RevealingRow & DrawableRow>(
    of row: RowSetup, _ make: (RowSetup) -> Row
  ) -> SwipeList<Row> {
    var list =
      switch content {
      case .rows(.count(let count), _): SwipeList(of: make(row), count: max(0, count))
      case .rows(.titles(let titles), _): SwipeList(of: make(row), titles: titles)
      case .list: SwipeList(of: make(row), count: 0)
      }
    list.followsIdentity = row.design.options.followsIdentity(row)
    list.reordering = reordering
    let levelsOfUndo = list.levelsOfUndo
    // The initial descriptions of rows cannot be undone.
    list.levelsOfUndo = 0
    for describedRow in describedRows {
      _ = list.describe(describedRow.id, as: describedRow.description(in: row, make), at: .zero)
    }
    list.levelsOfUndo = levelsOfUndo
    list.advance(to: Time(MovingRows.duration))
    return list
  }
}
