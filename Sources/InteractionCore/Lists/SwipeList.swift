/// A list of rows with actions: lifts any row engine into something a table can show.
///
/// Every row starts as a copy of one template. Only rows that are not as new are kept, by id, so a list of a million closed
/// rows holds no row at all. The row that a finger is on stands beside the dictionary of the others: events reach it
/// without a look-up and without an allocation.
///
/// Pressing an action whose role is destructive removes the row: the item and the table's row go in one update.
public struct SwipeList<Row: RevealingRow & DrawableRow>: Sendable {
  /// A row's state and whose it is.
  @usableFromInline struct Kept: Sendable {
    @usableFromInline var id: RowID
    @usableFromInline var row: Row

    @inlinable mutating func change(_ event: (inout Row) -> SwipeEffects) -> SwipeEffects { event(&row) }
  }

  /// Order and heights of the rows; it issues the ids.
  @usableFromInline var tree: RowTree
  /// What the labels say.
  var titles: RowTitles
  /// What a row is that nobody has touched.
  var template: Row
  /// The row of the last event.
  @usableFromInline var active: Kept?
  /// The other rows that are not as new.
  var others: [RowID: Row] = [:]
  /// Those of them that move.
  @usableFromInline var moving: [RowID] = []

  /// Creates a list of rows with numbered titles.
  ///
  /// - Complexity: O(n).
  public init(of template: Row, count: Int, titlePrefix: String = "Item #") {
    self.template = template
    titles = .numbered(prefix: titlePrefix)
    tree = RowTree(count: count, height: template.size.height)
  }

  /// Creates a list with one row for each title.
  public init(of template: Row, titles: [String]) {
    self.template = template
    self.titles = .texts(titles)
    tree = RowTree(count: titles.count, height: template.size.height)
  }

  /// The number of rows.
  public var count: Int { tree.count }

  /// What a row shows.
  public func content(of id: RowID) -> RowContent { RowContent(id: id, title: titles.title(of: id)) }

  /// The state of a row; one that is not in the list is as new.
  public func row(_ id: RowID) -> Row {
    if let active, active.id == id { return active.row }
    return others.isEmpty ? template : others[id] ?? template
  }

  /// The rows that are kept because they are not as new, in display order.
  ///
  /// - Complexity: O(k log k + k log n) for k such rows.
  var keptRows: [RowID] {
    // The order of a dictionary differs from run to run; display order does not.
    var ids = Array(others.keys)
    if let active { ids.append(active.id) }
    return ids.sorted { (tree.index(of: $0) ?? .max, $0) < (tree.index(of: $1) ?? .max, $1) }
  }

  /// Puts a row into the active place and the one that was there back among the others.
  @inlinable mutating func activate(_ id: RowID) {
    if active?.id != id { replaceActive(with: id) }
  }

  @usableFromInline mutating func replaceActive(with id: RowID) {
    putActiveBack()
    active = Kept(id: id, row: others.removeValue(forKey: id) ?? template)
    moving.removeAll { $0 == id }
  }

  /// Empties the active place.
  mutating func putActiveBack() {
    guard let kept = active else { return }
    active = nil
    keep(kept.row, for: kept.id)
  }

  /// Stores a row, or forgets it when it is as new.
  private mutating func keep(_ row: Row, for id: RowID) {
    if row == template {
      others.removeValue(forKey: id)
    } else {
      others[id] = row
      if row.settles != nil { moving.append(id) }
    }
  }

  /// Forgets the state of a row.
  mutating func forget(_ id: RowID) {
    if active?.id == id { active = nil }
    others.removeValue(forKey: id)
    moving.removeAll { $0 == id }
  }

  /// Tidies up what has settled by now; rows that are as new again are forgotten.
  @inlinable public mutating func advance(to time: Time) {
    active?.row.advance(to: time)
    if !moving.isEmpty { advanceOthers(to: time) }
  }

  @usableFromInline mutating func advanceOthers(to time: Time) {
    let ids = moving
    moving.removeAll(keepingCapacity: true)
    for id in ids {
      guard var row = others[id] else { continue }
      row.advance(to: time)
      keep(row, for: id)
    }
  }

  /// Changes every row that is kept, in display order.
  mutating func changeKeptRows(_ change: (RowID, inout Row) -> Void) {
    let ids = keptRows
    putActiveBack()
    moving.removeAll(keepingCapacity: true)
    for id in ids {
      guard var row = others[id] else { continue }
      change(id, &row)
      keep(row, for: id)
    }
  }
}
