/// Which rows have been measured: what a host remembers that asks an app for heights, which the list keeps.
///
/// Rows are measured just before they come into sight, never all of a million, and again when they are reloaded, when their text is
/// typed, and when the width or the size of the type is another one.
///
///     var measurements = RowMeasurements()
///     let changes = measurements.measure(in: table, at: now) { id, width in height(of: id, width) }
///     table.setHeights(changes, animated: false, at: now)
public struct RowMeasurements: Hashable, Sendable {
  /// How often a host measures what has come into sight before a frame, because rows before it have become lower.
  ///
  /// Chosen here: 4. What is still not measured then is in the next frame.
  public static let passes = 4

  /// How far above and below what is in sight rows are measured, as a part of its height.
  ///
  /// Chosen here: 0.5, farther than content goes from frame to frame, so that rows have their heights before they are seen.
  public static let lookahead = 0.5

  /// Those that have been in sight, and need not be asked for; an id is given to one row only.
  private var asked: Set<RowID> = []
  private var width = Double.nan
  private var typed: String?

  /// Creates measurements of no row.
  ///
  /// - Complexity: O(1).
  public init() {}

  /// Lets all rows be measured again when they are in sight, as for type of another size.
  ///
  /// - Complexity: O(*k*) for *k* rows that have been measured.
  public mutating func invalidate() { asked.removeAll(keepingCapacity: true) }

  /// Lets a row be measured again when it is in sight.
  ///
  /// - Parameter row: The row's id.
  /// - Complexity: O(1), expected.
  public mutating func invalidate(_ row: RowID) { asked.remove(row) }

  /// Lets rows be measured again that an event has changed: those that are reloaded, and one whose text is typed.
  ///
  /// Where rows come, go or move besides, all that are in sight later are measured again.
  ///
  /// - Parameters:
  ///   - effects: What an event has caused.
  ///   - list: The list after it.
  /// - Complexity: O(*k* log *n*) for *k* rows of *n* that are reloaded.
  public mutating func heard(_ effects: ListEffects, in list: some ListInteraction) {
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

  /// Measures the rows in sight, and a little beyond, that have to be: all of them for another width than before.
  ///
  /// - Parameters:
  ///   - table: The table, for whose width rows are measured.
  ///   - time: The moment.
  ///   - height: Takes a row and the width, and returns its height in points, or nil for that which rows of its kind have;
  ///     made harmless as in `HeightChange`.
  /// - Returns: The heights that are others than those that the rows have of their own.
  /// - Complexity: O(*k* log *n*) for *k* rows in sight of *n*, and what `height` takes.
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
  /// Whether a row is to be shown afresh.
  fileprivate var reloads: Bool {
    switch self {
    case .reload, .reloadSection, .reloadAll: true
    case .delete, .insert, .move, .deleteSection, .insertSection, .moveSection: false
    }
  }
}
