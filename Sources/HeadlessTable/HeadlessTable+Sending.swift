// Passing gestures to the list.

extension HeadlessTable {
  /// Passes a gesture to the list.
  ///
  /// Unless the gesture only continues a swipe or a pull, all rows are redrawn, because the appearance of any of them may
  /// have changed.
  @inlinable mutating func send(_ gesture: TableGesture, at time: Time) -> ListEffects {
    if !gesture.onlyContinuesDrag { drawn.isOutdated = true }
    return rows.handle(gesture, at: time)
  }

  /// Asks all rows except the given one to close, if only one may be open.
  mutating func closeRows(except row: RowID, at time: Time) -> ListEffects {
    policies.closesOthersOnOpen ? send(.closeRows(after: .otherRowOpened, except: row), at: time) : .none
  }

  /// Asks all rows except the given one to close, if only one may be open and the given one rests open.
  mutating func closeOtherRows(ifOpen row: RowID, at time: Time) -> ListEffects {
    policies.closesOthersOnOpen && rows.openRows.contains(row) ? closeRows(except: row, at: time) : .none
  }

  /// Asks open rows to close, if scrolling closes rows.
  mutating func closeRowsForScroll(at time: Time) -> ListEffects {
    policies.closesOnScroll ? send(.closeRows(after: .tableScrolled, except: nil), at: time) : .none
  }

  /// Returns whether a tap outside the buttons closes open rows and does nothing else.
  func tapClosesRows(at time: Time) -> Bool {
    policies.closesOnOutsideTap && !rows.rowsToClose(after: .tableTapped, except: nil, at: time).isEmpty
  }

  /// Asks open rows to close because of a tap.
  mutating func closeRowsForTap(at time: Time) -> ListEffects {
    send(.closeRows(after: .tableTapped, except: nil), at: time)
  }
}

extension TableGesture {
  /// Whether the gesture only continues a swipe or a pull, which does not change the appearance of still rows.
  @inlinable var onlyContinuesDrag: Bool {
    switch self {
    case .pan(_, let sample): sample.phase == .changed
    case .pull(let phase, _): phase == .changed
    case .tap, .press, .control, .track, .closeRows, .tapOutside, .pinch, .hold: false
    }
  }
}
