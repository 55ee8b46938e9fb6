// How what the table has found out reaches its list.

extension HeadlessTable {
  /// Sends the list a gesture.
  ///
  /// After anything but a sample of a drag all rows are drawn anew, since any of them may look otherwise.
  @inlinable mutating func send(_ gesture: TableGesture, at time: Time) -> ListEffects {
    if !gesture.onlyDrags { drawn.isOutdated = true }
    return rows.handle(gesture, at: time)
  }

  /// Closes the other rows where the policy is one open row and this one rests open.
  mutating func otherRowsClose(ifOpen row: RowID, at time: Time) -> ListEffects {
    policies.oneOpen && rows.openRows.contains(row) ? closeRows(except: row, at: time) : .none
  }

  mutating func closeRows(except row: RowID?, at time: Time) -> ListEffects {
    send(.closeRows(except: row), at: time)
  }
}

extension TableGesture {
  /// Whether it only moves what its finger moves already: those rows are drawn in every frame.
  @inlinable var onlyDrags: Bool {
    switch self {
    case .pan(_, let sample): sample.phase == .changed
    case .pull(let phase, _): phase == .changed
    case .tap, .press, .control, .track, .closeRows, .tapOutside, .pinch, .hold: false
    }
  }
}
