extension RowSubject {
  /// A row at rest with no history except perhaps an opening, and its answers to some events.
  struct Model {
    let row: Row
    /// The answers to the events of each sequence.
    let answers: [[Answer]]
  }

  /// The effects of an event, and the row's position after it.
  struct Answer {
    let effects: SwipeEffects
    let rest: Rest
    let offset: Double
  }

  /// Returns the sequences of events that are sent to equal rows, each from the same state.
  ///
  /// Most of them end in the middle of the motion that they cause.
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

  /// Returns the models with which rows are compared: a fresh row, and a row opened on each side that can be opened.
  static func models(_ row: Row, _ sequences: [[RowEvent]]) -> [Model] {
    let opened = SwipeEdge.allCases.filter(row.canOpen).map { edge in
      var row = row
      _ = row.open(edge, animated: false, at: .zero)
      return row
    }
    return ([row] + opened).map { Model(row: $0, answers: answers(of: $0, in: sequences, from: .zero)) }
  }

  /// Returns a row's answers to some sequences of events, each of which begins with the same row at the same moment.
  static func answers(of model: Row, in sequences: [[RowEvent]], from start: Time) -> [[Answer]] {
    sequences.map { sequence in
      var (row, now) = (model, start)
      return sequence.map { event in
        now = now + interval
        return answer(of: &row, event, at: now)
      }
    }
  }

  /// The seconds between two events of a sequence.
  private static var interval: Double { 0.1 }

  private static func answer(of row: inout Row, _ event: RowEvent, at now: Time) -> Answer {
    let effects = row.handle(event, at: now)
    return Answer(effects: effects, rest: row.rest, offset: row.offset(at: now))
  }

  func equalityFailure(_ step: Step) -> Failure? {
    // Only rows at rest are compared, because no model moves.
    guard step.after.row.settleTime == nil, step.after.hold == nil, step.event != .wait else { return nil }
    guard let model = models.first(where: { $0.row.rest == step.after.row.rest && $0.row == step.after.row }) else {
      return nil
    }
    return difference(
      of: step.after.row, at: step.after.now, from: model.answers, in: sequences, "like an equal row (by ==)")
  }

  /// Returns the failure of the first answer in which a row differs from a model, or nil if all answers agree.
  func difference(
    of row: Row, at start: Time, from model: [[Answer]], in sequences: [[RowEvent]], _ comparison: String
  ) -> Failure? {
    for number in 0..<sequences.count {
      let (sequence, answers) = (sequences[number], model[number])
      var (row, now) = (row, start)
      for index in 0..<sequence.count {
        now = now + Self.interval
        let found = Self.answer(of: &row, sequence[index], at: now)
        guard !Self.areSame(found, answers[index]) else { continue }
        let probe = (0...index).map { Timed(start + Self.interval * Double($0 + 1), sequence[$0]) }
        return Failure(
          comparison + ", " + Self.text(answers[index]), found: Self.text(found), probe: probe)
      }
    }
    return nil
  }

  /// Returns whether two answers are the same up to rounding, which depends on the times at which they are given.
  private static func areSame(_ lhs: Answer, _ rhs: Answer) -> Bool {
    lhs.effects == rhs.effects && lhs.rest == rhs.rest && (lhs.offset - rhs.offset).magnitude < 1e-6
  }

  private static func text(_ answer: Answer) -> String {
    answer.rest.text(offset: answer.offset) + ", " + answer.effects.notices.text
      + (answer.effects.startedMotion ? ", motion started" : "")
  }
}
