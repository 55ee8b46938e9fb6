// The law that use wears nothing out.
extension RowSubject {
  /// Checks that a row behaves the same a day later as at the start, and the same after many uses as after one use.
  func wearFailure() -> Failure? {
    let uses = uses
    let earlyOutcomes = Self.outcomes(of: row, in: uses, from: .zero)
    let laterComparison = "the same a day later as at the start"
    if let failure = difference(
      of: row, at: Time(LongUse.idleTime), from: earlyOutcomes, in: uses, comparison: laterComparison)
    {
      return failure.after(probe([.wait], at: Time(LongUse.idleTime)))
    }
    for use in uses {
      var row = row
      var events: [Timed<RowEvent>] = []
      var outcomesAfterOne: [[Outcome]] = []
      for count in 1...LongUse.repetitionCount {
        // Close the row at once after each use, and wait for a second.
        for event in use + [.close(animated: false), .wait] { apply(event, to: &row, recordingIn: &events) }
        if count == 1 { outcomesAfterOne = Self.outcomes(of: row, in: uses, from: events.last?.at ?? .zero) }
      }
      let end = events.last?.at ?? .zero
      let wearComparison = "after " + String(LongUse.repetitionCount) + " uses, the same as after one"
      if let failure = difference(of: row, at: end, from: outcomesAfterOne, in: uses, comparison: wearComparison) {
        return failure.after(events)
      }
    }
    return nil
  }

  /// The uses that are repeated: the sequences that are sent to equal rows, and a press of the outermost button of each side
  /// that can be opened.
  private var uses: [[RowEvent]] {
    sequences
      + SwipeEdge.allCases.filter(row.canOpen).map { edge in
        [.open(edge, animated: false), .press(edge, 0, .down), .press(edge, 0, .up)]
      }
  }

  private func apply(_ event: RowEvent, to row: inout Row, recordingIn events: inout [Timed<RowEvent>]) {
    let time = (events.last?.at ?? .zero) + (event == .wait ? 1 : 0.125)
    _ = row.handle(event, at: time)
    events.append(Timed(time, event))
  }
}
