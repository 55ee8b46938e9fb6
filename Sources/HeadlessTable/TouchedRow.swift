/// The row that a person has touched last.
@usableFromInline struct TouchedRow: Hashable, Sendable {
  let row: RowID
  /// When it was last touched.
  var time: Time
  /// Whether by a finger, and not by a plain action.
  let isByFinger: Bool

  /// How long after a touch what happens belongs to it, in seconds: 0.1, within which people take an answer to be immediate
  /// (Jakob Nielsen, "Response Times: The 3 Important Limits", 1993).
  static let moment = 0.1
}

extension HeadlessTable {
  /// The row that was touched last, be it by a finger, by a gesture that a host has recognised, or by a plain action.
  ///
  /// It stays where it is seen when other rows come, go or change their heights, as long as it is in sight and the content can
  /// scroll so far. It is forgotten when the content is scrolled, when something else is touched, and when the row goes. A plain
  /// action within 0.1 seconds of a touch, or under a finger, is taken for the app's answer, and touches nothing.
  ///
  ///     table.touch(TouchEvent(.down, location: Vector(160, 330)), at: Time(1))
  ///     table.touch(TouchEvent(.up, location: Vector(160, 330)), at: Time(1.05))
  ///     table.touchedRow                                               // RowID(3)
  ///     table.perform("collapse", on: RowID(0), at: Time(1.05))   // row 3 stays where the finger was
  public var touchedRow: RowID? { touched?.row }

  /// Takes note of the row that a finger has touched; nil for a touch beside all rows.
  @usableFromInline mutating func fingerTouched(_ row: RowID?, at time: Time) {
    touched = row.map { TouchedRow(row: $0, time: time, isByFinger: true) }
  }

  /// Takes note of the end of a touch, or of a gesture that a host's recogniser has found.
  mutating func fingerLifted(at time: Time) {
    if touched?.isByFinger == true { touched?.time = time }
  }

  /// Takes note of a gesture that a host has recognised.
  mutating func noteTouch(by gesture: TableGesture, at time: Time) {
    switch gesture {
    case .pan(let row, _), .track(let row, _), .tap(let row), .press(let row, _, _, _), .control(let row, _):
      fingerTouched(row, at: time)
    case .tapOutside, .pull, .pinch, .hold: touched = nil
    case .closeRows: break
    }
  }

  /// Takes note of a plain action, unless it answers a touch.
  mutating func noteAction(on row: RowID, at time: Time) {
    if isJustTouched(at: time) || rows.position(of: row) == nil { return }
    touched = TouchedRow(row: row, time: time, isByFinger: false)
  }

  /// Whether a finger is on the touched row, or has been a moment ago, or a plain action has.
  private func isJustTouched(at time: Time) -> Bool {
    guard let touched else { return false }
    return fingers.state.touch?.hit?.row == touched.row || time - touched.time <= TouchedRow.moment
  }

  /// The touched row, if a finger is on it or has been a moment ago.
  func rowJustTouched(at time: Time) -> RowID? {
    guard let touched, touched.isByFinger, isJustTouched(at: time) else { return nil }
    return touched.row
  }
}
