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
    let place = firstIndex(settlingAtOrAfter: time)
    if place < groups.count, groups[place].time == time {
      groups[place].rows.insert(row)
    } else {
      groups.insert((time, [row]), at: place)
    }
  }

  /// Removes a row that settles at the given time; does nothing if there is no such row.
  mutating func remove(_ row: RowID, settlingAt time: Time) {
    let place = firstIndex(settlingAtOrAfter: time)
    guard place < groups.count, groups[place].time == time else { return }
    groups[place].rows.remove(row)
    if groups[place].rows.isEmpty { groups.remove(at: place) }
  }

  mutating func removeAll() { groups.removeAll(keepingCapacity: true) }

  /// Removes and returns all rows that have settled.
  mutating func removeSettled(at time: Time) -> Set<RowID> {
    var settled: Set<RowID> = []
    while let first = groups.first, first.time <= time {
      settled = settled.isEmpty ? first.rows : settled.union(first.rows)
      groups.removeFirst()
    }
    return settled
  }

  /// Returns the index of the first group that settles at a time or later; the number of groups if none does.
  private func firstIndex(settlingAtOrAfter time: Time) -> Int { groups.partitioningIndex { $0.time >= time } }
}
