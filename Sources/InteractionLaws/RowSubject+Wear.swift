// Use wears nothing out.
extension RowSubject {
  /// How often something happens: more often than to a row that somebody uses all day.
  private static var count: Int { 256 }
  /// How late it is in the end, in seconds: more than a day.
  private static var lateness: Double { 100_000 }

  /// What a row does after much use, and late, is what it did after one use, and early.
  func wearFailure() -> Failure? {
    let uses = uses
    let early = Self.answers(of: row, in: uses, from: .zero)
    if let failure = difference(of: row, at: Time(Self.lateness), from: early, in: uses, "late as early") {
      return failure.after(probe([.wait], at: Time(Self.lateness)))
    }
    for use in uses {
      var row = row
      var events: [Timed<RowEvent>] = []
      var once: [[Answer]] = []
      for count in 1...Self.count {
        // Closed again in the end, and still.
        for event in use + [.close(animated: false), .wait] { happen(event, to: &row, &events) }
        if count == 1 { once = Self.answers(of: row, in: uses, from: events.last?.at ?? .zero) }
      }
      let end = events.last?.at ?? .zero
      let often = String(Self.count) + " times as once"
      if let failure = difference(of: row, at: end, from: once, in: uses, often) { return failure.after(events) }
    }
    return nil
  }

  /// What happens again and again: the courses of equal rows, and pressing what shows.
  private var uses: [[RowEvent]] {
    courses
      + SwipeEdge.allCases.filter(row.canOpen).map { edge in
        [.open(edge, animated: false), .press(edge, 0, .down), .press(edge, 0, .up)]
      }
  }

  private func happen(_ event: RowEvent, to row: inout Row, _ events: inout [Timed<RowEvent>]) {
    let time = (events.last?.at ?? .zero) + (event == .wait ? 1 : 0.125)
    _ = row.handle(event, at: time)
    events.append(Timed(time, event))
  }
}
