/// The rows that have been measured, for a host that asks an app for heights; the list keeps the heights.
///
/// Rows are measured just before they come into sight, never all of a million. They are measured again when they are reloaded,
/// when their text is typed, and when the table's width or the size of the type changes.
///
///     var measurements = RowMeasurements()
///     let changes = measurements.measure(in: table, at: now) { id, width in height(of: id, width) }
///     table.setHeights(changes, animated: false, at: now)
public struct RowMeasurements: Hashable, Sendable {
  /// How often a host measures new rows in sight before a frame, because rows before them have shrunk.
  ///
  /// Chosen here: 4. Rows that are still not measured then are left for the next frame.
  public static let passes = 4

  /// How far above and below the viewport rows are measured, as a fraction of its height.
  ///
  /// Chosen here: 0.5, which is farther than content moves from frame to frame, so that rows have their heights before they are
  /// seen.
  public static let lookahead = 0.5

  /// The rows that have been in sight and need not be asked for, because each id belongs to only one row.
  private var asked: Set<RowID> = []
  private var width = Double.nan
  private var typed: String?

  /// Creates measurements of no row.
  ///
  /// - Complexity: O(1).
  public init() {}

  /// Marks all rows to be measured again when they are in sight, for example for a new type size.
  ///
  /// - Complexity: O(*k*) for *k* rows that have been measured.
  public mutating func invalidate() { asked.removeAll(keepingCapacity: true) }

  /// Marks a row to be measured again when it is in sight.
  ///
  /// - Parameter row: The row's id.
  /// - Complexity: O(1), expected.
  public mutating func invalidate(_ row: RowID) { asked.remove(row) }

  /// Marks rows to be measured again after an event: those reloaded, and one whose text is typed.
  ///
  /// If rows are also inserted, removed or moved, all rows that come into sight later are measured again.
  ///
  /// - Parameters:
  ///   - effects: The effects of an event.
  ///   - list: The list after the event.
  /// - Complexity: O(*k* log *n*) for *k* of *n* rows that are reloaded.
  public mutating func invalidate(after effects: ListEffects, in list: some ListInteraction) {
    let text = list.editedText
    if text != typed {
      typed = text
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

  /// Measures the rows in and near the viewport that need it, or all of these if the width has changed.
  ///
  /// - Parameters:
  ///   - table: The table, for whose width rows are measured.
  ///   - time: The current time.
  ///   - height: Takes a row and the width, and returns its height in points, or nil for the height of rows of its kind; made
  ///     valid as in `HeightChange`.
  /// - Returns: The heights that differ from the list's `ownHeight(of:)`.
  /// - Complexity: O(*k* log *n*) for *k* of *n* rows in sight, and that of `height`.
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
    for row in rows where asked.insert(row).inserted {
      let answer = height(row, width).map(HeightChange.usable)
      if answer != table.list.ownHeight(of: row) { changes.append(.row(row, answer)) }
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
