/// The rows that have been measured, for a host that asks the app for row heights; the list stores the heights.
///
/// Only rows in or near the viewport are measured, so a list of a million rows is never measured as a whole. Rows are measured
/// again when they are reloaded or their values change, when text is typed in them, and when the table's width changes. Call
/// `invalidate(after:in:)` after every event, and `invalidate()` when the text size changes.
///
///     var measurements = RowMeasurements()
///     let changes = measurements.measure(in: table, at: now) { id, width in height(of: id, width) }
///     table.setHeights(changes, animated: false, at: now)
public struct RowMeasurements: Hashable, Sendable {
  /// The maximum number of measuring passes before a frame; when rows shrink, more rows come into sight and need another pass.
  ///
  /// Chosen here: 4. Rows not measured by then are left for the next frame.
  public static let maximumPasses = 4

  /// The distance above and below the viewport within which rows are measured, as a fraction of the viewport's height.
  ///
  /// Chosen here: 0.5, which is usually farther than a finger or a glide moves the content from one frame to the next, so
  /// that rows have their heights before they are seen.
  public static let lookahead = 0.5

  /// The rows that have been measured and need not be measured again.
  ///
  /// Deleted rows may stay in the set, because their ids are not reused until the list is replaced.
  private var measuredRows: Set<RowID> = []
  /// The width for which rows have been measured, in points; NaN before the first measurement.
  private var width = Double.nan
  /// The edited text after the last event; nil if no text was being edited.
  private var editedText: String?

  /// Creates an empty set of measurements.
  ///
  /// - Complexity: O(1).
  public init() {}

  /// Marks all rows to be measured again when they are next in or near the viewport, for example because the text size has
  /// changed.
  ///
  /// - Complexity: O(*k*) for *k* rows that have been measured.
  public mutating func invalidate() { measuredRows.removeAll(keepingCapacity: true) }

  /// Marks a row to be measured again when it is next in or near the viewport.
  ///
  /// - Parameter row: The row's id.
  /// - Complexity: O(1), expected.
  public mutating func invalidate(_ row: RowID) { measuredRows.remove(row) }

  /// Marks rows to be measured again after an event: those that are reloaded or whose values have changed, and the
  /// edited row if its text has changed.
  ///
  /// All rows are marked if the event reloads a section or the whole list, or reloads some rows and also inserts, removes or
  /// moves rows or sections.
  ///
  /// - Parameters:
  ///   - effects: The effects of an event.
  ///   - list: The list after the event.
  /// - Complexity: O(*k* log *n*) for *k* reloaded rows of *n*; O(*m*) for *m* measured rows if all rows are marked.
  public mutating func invalidate(after effects: ListEffects, in list: some ListInteraction) {
    let text = list.editedText
    if text != editedText {
      editedText = text
      if let row = list.editedRow { invalidate(row) }
    }
    for case .didChange(let row) in effects.notices { invalidate(row) }
    let changes = effects.update.changes
    guard changes.contains(where: { $0.reloads }) else { return }
    for change in changes {
      guard case .reload(let rows) = change else { return invalidate() }
      for index in rows.range {
        if let row = list.id(for: RowPosition(section: rows.section, row: index)) { invalidate(row) }
      }
    }
  }

  /// Measures the rows in and near the viewport that have not been measured, or all of them if the width has changed.
  ///
  /// - Parameters:
  ///   - table: The table, for whose width rows are measured.
  ///   - time: The current time.
  ///   - height: A closure that takes a row and the table's width, and returns the row's height in points, or nil for the
  ///     row's default height; invalid heights are made valid as in `HeightChange`.
  /// - Returns: The heights that differ from the list's `customHeight(of:)`; none if the table's width is 0.
  /// - Complexity: O(*k* log *n*) for *k* of *n* rows in and near the viewport, plus O(*m*) for *m* measured rows if the width
  ///   has changed, plus the cost of each call of `height`.
  public mutating func measure<List>(
    in table: HeadlessTable<List>, at time: Time, by height: (RowID, Double) -> Double?
  ) -> [HeightChange] {
    let width = table.size.width
    guard width > 0 else { return [] }
    if width != self.width {
      self.width = width
      invalidate()
    }
    let rows = table.rowsInSight(at: time, margin: table.size.height * Self.lookahead)
    var changes: [HeightChange] = []
    for row in rows where measuredRows.insert(row).inserted {
      let newHeight = height(row, width).map(HeightChange.usableHeight)
      if newHeight != table.list.customHeight(of: row) { changes.append(.row(row, newHeight)) }
    }
    return changes
  }
}

extension ListUpdate.Change {
  /// Whether the change reloads rows.
  fileprivate var reloads: Bool {
    switch self {
    case .reload, .reloadSection, .reloadAll: true
    case .delete, .insert, .move, .deleteSection, .insertSection, .moveSection: false
    }
  }
}
