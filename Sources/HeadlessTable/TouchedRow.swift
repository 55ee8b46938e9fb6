/// The last touched row.
@usableFromInline struct TouchedRow: Hashable, Sendable {
  let row: RowID
  /// The time when the row was last touched.
  var time: Time
  /// Whether a finger or a recognised gesture has acted on the row; false for a plain action.
  let wasTouchedByFinger: Bool

  /// The time after a touch during which an event is treated as a response to the touch, in seconds.
  ///
  /// Within 0.1 s, people perceive a response as immediate (Jakob Nielsen, "Response Times: The 3 Important Limits",
  /// 1993).
  static let recentInterval = 0.1
}

extension HeadlessTable {
  /// The last touched row, whether by a finger, by a swipe on a trackpad, by a gesture that a host has recognised, or by a
  /// plain action.
  ///
  /// The row stays in place when other rows are inserted, removed or resized, as long as it is in sight and the content
  /// can scroll that far. At the very top, it does so only while a finger is on it or within 0.1 seconds of its last touch,
  /// and not after a plain action. `edit(at:_:)` describes the exceptions while the content is beyond the top, while a row is
  /// lifted, and during a pinch. The table forgets the row when a
  /// finger, a wheel or `scroll(to:at:)` scrolls the content, when a host reports a pull, a pinch or a hold, when something
  /// else is touched, when a key is pressed, and when the row is removed or hidden. A plain action while a finger is on the
  /// row, or within 0.1 seconds of the row's last touch or plain action, is treated as the app's response and does not change
  /// the last touched row.
  ///
  ///     table.touch(TouchEvent(.down, location: Vector(160, 330)), at: Time(1))
  ///     table.touch(TouchEvent(.up, location: Vector(160, 330)), at: Time(1.05))
  ///     table.lastTouchedRow                                      // RowID(3)
  ///     table.perform("collapse", on: RowID(0), at: Time(1.05))   // row 3 stays there, as far as the content can scroll
  public var lastTouchedRow: RowID? { touchedRow?.row }

  /// Records the row that a finger has touched; nil for a touch outside all rows.
  @usableFromInline mutating func fingerTouched(_ row: RowID?, at time: Time) {
    touchedRow = row.map { TouchedRow(row: $0, time: time, wasTouchedByFinger: true) }
  }

  /// Records the time when the finger lifts.
  mutating func fingerLifted(at time: Time) {
    if touchedRow?.wasTouchedByFinger == true { touchedRow?.time = time }
  }

  /// Records the row of a gesture that a host has recognised, or nil if the gesture names none; `closeRows` changes nothing.
  mutating func recordTouch(by gesture: TableGesture, at time: Time) {
    switch gesture {
    case .pan(let row, _), .track(let row, _), .tap(let row), .press(let row, _, _, _), .control(let row, _):
      fingerTouched(row, at: time)
    case .tapOutside, .pull, .pinch, .hold: touchedRow = nil
    case .closeRows: break
    }
  }

  /// Records the row of a plain action, if the row exists and `isRecent(at:)` is false.
  mutating func recordAction(on row: RowID, at time: Time) {
    if isRecent(at: time) || rows.position(of: row) == nil { return }
    touchedRow = TouchedRow(row: row, time: time, wasTouchedByFinger: false)
  }

  /// Returns whether a finger is on the touched row, or a finger or a plain action touched it a moment ago.
  private func isRecent(at time: Time) -> Bool {
    guard let touchedRow else { return false }
    return fingers.state.touch?.hit?.row == touchedRow.row || time - touchedRow.time <= TouchedRow.recentInterval
  }

  /// Returns the touched row, if a finger is on it or touched it a moment ago.
  func recentlyTouchedRow(at time: Time) -> RowID? {
    guard let touchedRow, touchedRow.wasTouchedByFinger, isRecent(at: time) else { return nil }
    return touchedRow.row
  }
}
