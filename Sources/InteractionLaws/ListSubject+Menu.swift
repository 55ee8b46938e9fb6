extension ListSubject {
  /// The events that are tried in a state, except waits; the subscript makes most of them on demand.
  struct Menu {
    /// The events that can continue or end the gesture in progress.
    let continuations: [ListLawEvent]
    /// The rows that are tried.
    let rows: [RowID]
    /// Whether a continuous gesture can begin, on a row or elsewhere.
    let canBeginGesture: Bool
    let beginnings: [ListLawEvent]
    /// The plain actions of each row.
    let actions: [[InteractionAction]]
    /// The rows that wait for an answer.
    let waitingRows: [RowID]
    /// The events that are tried in any state.
    let commonEvents: [ListLawEvent]
    let count: Int
  }

  func menu(after state: State) -> Menu {
    let continuations = state.activeGesture.map { self.continuations(of: $0.gesture, after: state) } ?? []
    let rows = rowsToTry(in: state)
    let canBeginGesture = state.activeGesture == nil || isWild
    let beginnings = canBeginGesture ? self.beginnings(state) : []
    var actions: [[InteractionAction]] = []
    var count =
      continuations.count + (canBeginGesture ? 2 * rows.count : 0) + beginnings.count + Menu.singleEventGestureCount
      * rows.count
    for row in rows {
      actions.append(state.list.actions(for: row))
      count += actions[actions.count - 1].count
    }
    let waitingRows = state.list.waitingRows
    return Menu(
      continuations: continuations, rows: rows, canBeginGesture: canBeginGesture, beginnings: beginnings,
      actions: actions,
      waitingRows: waitingRows,
      commonEvents: commonEvents, count: count + 2 * waitingRows.count + commonEvents.count)
  }
}

extension ListSubject.Menu {
  /// The event with a number below `count`.
  subscript(number: Int) -> ListLawEvent {
    var number = number
    if number < continuations.count { return continuations[number] }
    number -= continuations.count
    if canBeginGesture {
      if number < 2 * rows.count {
        let (row, sample) = (rows[number / 2], PanSample(.began, translation: .zero))
        return .event(.gesture(number % 2 == 0 ? .pan(row, sample) : .track(row, sample)))
      }
      number -= 2 * rows.count
    }
    if number < beginnings.count { return beginnings[number] }
    number -= beginnings.count
    for index in 0..<rows.count {
      if number < actions[index].count { return .event(.perform(actions[index][number].id, on: rows[index])) }
      number -= actions[index].count
      if number < Self.singleEventGestureCount { return .event(.gesture(Self.gesture(number, on: rows[index]))) }
      number -= Self.singleEventGestureCount
    }
    if number < 2 * waitingRows.count {
      let row = waitingRows[number / 2]
      return .event(number % 2 == 0 ? .confirm(row) : .cancel(row))
    }
    return commonEvents[number - 2 * waitingRows.count]
  }

  /// The number of single-event gestures that are tried on each row.
  static var singleEventGestureCount: Int { 8 }

  private static func gesture(_ number: Int, on row: RowID) -> TableGesture {
    switch number {
    case 0: .tap(row)
    case 1: .closeRows(after: .otherRowOpened, except: row)
    case 2, 3: .control(row, number - 2)
    case 4, 5: .press(row, .leading, number - 4, .up)
    default: .press(row, .trailing, number - 6, .up)
    }
  }
}
