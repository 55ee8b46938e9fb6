extension RowSubject {
  /// A row that is fresh, or that code has opened at once, with the outcomes of the events that are sent to it.
  struct Model {
    let row: Row
    /// The outcomes of the events in each sequence.
    let outcomes: [[Outcome]]
  }

  /// The effects of an event, and the row's resting position and offset after it.
  struct Outcome {
    let effects: SwipeEffects
    let rest: Rest
    let offset: Double
  }

  /// Returns the sequences of events that are sent to equal rows, each from the same state.
  ///
  /// Most of those that start a motion end in the middle of it.
  static func sequences(_ row: Row) -> [[RowEvent]] {
    // The drags end a little beyond half of the buttons' width, near which many rows decide whether to open.
    let drags = SwipeEdge.allCases.filter(row.canOpen).map { edge -> [RowEvent] in
      let x = edge.sign * row.revealedWidth(edge, at: .zero) * 0.625
      let velocity = Vector(edge.sign * 100, 0)
      return [.pan(.began, 0), .pan(.changed, x / 2, velocity: velocity), .pan(.ended, x, velocity: velocity), .wait]
    }
    let events: [[RowEvent]] = [
      [.tap, .wait], [.close(animated: true), .wait], [.table(.otherRowOpened), .wait], [.table(.tableScrolled)],
      [.open(.leading, animated: true), .wait], [.open(.trailing, animated: true), .wait],
      [.press(.trailing, 0, .down), .press(.trailing, 0, .up), .wait], [.press(.leading, 0, .up)],
      [.pan(.began, 0), .pan(.changed, 50), .pan(.cancelled, 60), .wait],
    ]
    return events + drags
  }

  /// Returns the models with which rows are compared: a fresh row and, for each side that can be opened, a row open there.
  static func models(_ row: Row, _ sequences: [[RowEvent]]) -> [Model] {
    let openedRows = SwipeEdge.allCases.filter(row.canOpen).map { edge in
      var row = row
      _ = row.open(edge, animated: false, at: .zero)
      return row
    }
    return ([row] + openedRows).map { Model(row: $0, outcomes: outcomes(of: $0, in: sequences, from: .zero)) }
  }

  /// Returns the outcomes of some sequences of events, each of which begins with the same row at the same moment.
  static func outcomes(of row: Row, in sequences: [[RowEvent]], from start: Time) -> [[Outcome]] {
    sequences.map { sequence in
      var (row, now) = (row, start)
      return sequence.map { event in
        now = now + eventInterval
        return outcome(of: event, on: &row, at: now)
      }
    }
  }

  /// The time that passes before each event of a sequence, in seconds.
  private static var eventInterval: Double { 0.1 }

  private static func outcome(of event: RowEvent, on row: inout Row, at now: Time) -> Outcome {
    let effects = row.handle(event, at: now)
    return Outcome(effects: effects, rest: row.rest, offset: row.offset(at: now))
  }

  func equalityFailure(_ step: Step) -> Failure? {
    // Only rows at rest are compared, because no model moves.
    guard step.after.row.settleTime == nil, step.after.hold == nil, step.event != .wait else { return nil }
    guard let model = models.first(where: { $0.row.rest == step.after.row.rest && $0.row == step.after.row }) else {
      return nil
    }
    return difference(
      of: step.after.row, at: step.after.now, from: model.outcomes, in: sequences,
      comparison: "like a row equal by ==")
  }

  /// Returns a failure for the first outcome that differs from the expected one, or nil if all outcomes agree.
  func difference(
    of row: Row, at start: Time, from expectedOutcomes: [[Outcome]], in sequences: [[RowEvent]], comparison: String
  ) -> Failure? {
    for number in 0..<sequences.count {
      let (sequence, outcomes) = (sequences[number], expectedOutcomes[number])
      var (row, now) = (row, start)
      for index in 0..<sequence.count {
        now = now + Self.eventInterval
        let found = Self.outcome(of: sequence[index], on: &row, at: now)
        guard !Self.areEqualUpToRounding(found, outcomes[index]) else { continue }
        let probe = (0...index).map { Timed(start + Self.eventInterval * Double($0 + 1), sequence[$0]) }
        let (expectedText, foundText) = (Self.text(outcomes[index]), Self.text(found))
        let note = expectedText == foundText ? ", different in its signals or in the last digits of its offset" : ""
        return Failure(comparison + ", " + expectedText, found: foundText + note, probe: probe)
      }
    }
    return nil
  }

  /// Returns whether two outcomes are the same up to rounding, which depends on the times of their events.
  private static func areEqualUpToRounding(_ lhs: Outcome, _ rhs: Outcome) -> Bool {
    lhs.effects == rhs.effects && lhs.rest == rhs.rest && (lhs.offset - rhs.offset).magnitude < 1e-6
  }

  private static func text(_ outcome: Outcome) -> String {
    outcome.rest.text(offset: outcome.offset) + ", " + outcome.effects.notices.text
      + (outcome.effects.startedMotion ? ", motion started" : "")
  }
}
