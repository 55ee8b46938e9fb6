/// Rows in motion, grouped by the time when they settle.
///
/// Rows that start together usually settle together, so there are few groups, however many rows there are.
@usableFromInline struct SettlingRows: Sendable {
  /// The groups, in ascending order of time, each with at least one row.
  private var groups: [(time: Time, rows: Set<RowID>)] = []

  /// Whether there are no rows, not even ones that have settled.
  @usableFromInline var isEmpty: Bool { groups.isEmpty }

  /// The time when the last row settles; nil without rows.
  var lastSettleTime: Time? { groups.last?.time }

  mutating func insert(_ row: RowID, settlingAt time: Time) {
    let index = firstIndex(settlingAtOrAfter: time)
    if index < groups.count, groups[index].time == time {
      groups[index].rows.insert(row)
    } else {
      groups.insert((time, [row]), at: index)
    }
  }

  /// Removes a row that settles at the given time; does nothing if there is no such row.
  mutating func remove(_ row: RowID, settlingAt time: Time) {
    let index = firstIndex(settlingAtOrAfter: time)
    guard index < groups.count, groups[index].time == time else { return }
    groups[index].rows.remove(row)
    if groups[index].rows.isEmpty { groups.remove(at: index) }
  }

  mutating func removeAll() { groups.removeAll(keepingCapacity: true) }

  /// Removes and returns all rows that have settled.
  mutating func removeSettled(at time: Time) -> Set<RowID> {
    var settledRows: Set<RowID> = []
    while let first = groups.first, first.time <= time {
      settledRows = settledRows.isEmpty ? first.rows : settledRows.union(first.rows)
      groups.removeFirst()
    }
    return settledRows
  }

  /// Returns the index of the first group that settles at a time or later; the number of groups if none does.
  private func firstIndex(settlingAtOrAfter time: Time) -> Int { groups.partitioningIndex { $0.time >= time } }
}
