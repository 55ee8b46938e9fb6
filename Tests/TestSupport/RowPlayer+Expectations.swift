package import InteractionCore
package import Testing

/// Expectations about a row, whose failures name the row and the caller's line.
extension PlayedRow {
  /// Sends the row an event, and expects its effects.
  package mutating func handle(
    _ event: RowEvent, causes effects: SwipeEffects, location: SourceLocation = #_sourceLocation
  ) {
    let caused = handle(event)
    #expect(caused == effects, "\(name)", sourceLocation: location)
  }

  /// Sends one sample of a pan, and expects its effects.
  package mutating func pan(
    _ phase: PanPhase, _ x: Double, velocity: Double = 0, causes effects: SwipeEffects,
    location: SourceLocation = #_sourceLocation
  ) {
    let caused = pan(phase, x, velocity: velocity)
    #expect(caused == effects, "\(name)", sourceLocation: location)
  }

  /// Pans from 0 through the translations, and expects the effects of the last sample.
  package mutating func drag(
    _ translations: Double..., finish: PanPhase = .ended, velocity: Double = 0, causes effects: SwipeEffects,
    location: SourceLocation = #_sourceLocation
  ) {
    let caused = drag(translations, finish: finish, velocity: Vector(velocity, 0))
    #expect(caused == effects, "\(name)", sourceLocation: location)
  }

  /// Moves the finger of a pan without effects, and expects the content's offset.
  package mutating func follow(_ x: Double, offset: Double, location: SourceLocation = #_sourceLocation) {
    pan(.changed, x, causes: .none, location: location)
    expectOffset(offset, location: location)
  }

  /// Expects the content's offset.
  package func expectOffset(_ expected: Double, location: SourceLocation = #_sourceLocation) {
    let offset = offset
    #expect(offset == expected, "\(name)", sourceLocation: location)
  }

  /// Expects the resting position and the content's offset.
  package func expectRest(_ expected: Rest, offset: Double, location: SourceLocation = #_sourceLocation) {
    let rest = rest
    #expect(rest == expected, "\(name)", sourceLocation: location)
    expectOffset(offset, location: location)
  }

  /// Expects the resting position.
  package func expectRest(_ expected: Rest, location: SourceLocation = #_sourceLocation) {
    let rest = rest
    #expect(rest == expected, "\(name)", sourceLocation: location)
  }

  /// Expects when the motion ends, or that there is none.
  package func expectSettles(_ expected: Time?, location: SourceLocation = #_sourceLocation) {
    let settleTime = settleTime
    #expect(settleTime == expected, "\(name)", sourceLocation: location)
  }

}

extension RowPlayer {
  /// Expects the content to move, or not to.
  package func expectMoving(_ expected: Bool, location: SourceLocation = #_sourceLocation) {
    let isMoving = row.isMoving(at: time)
    #expect(isMoving == expected, "\(name)", sourceLocation: location)
  }

  /// Expects the row to equal another one.
  package func expectRow(_ expected: Row, location: SourceLocation = #_sourceLocation) where Row: Equatable {
    #expect(row == expected, "\(name)", sourceLocation: location)
  }
}

extension RowPlayer where Row: ScrollDriven {
  /// Sends one report of a scroll view, and expects the row's answer.
  package mutating func report(
    _ report: ScrollReport, answers answer: ScrollAnswer, location: SourceLocation = #_sourceLocation
  ) {
    let answered = self.report(report)
    #expect(answered == answer, "\(name)", sourceLocation: location)
  }

  /// Expects the row's target for its scroll view, and whether the row moves.
  package func expectTarget(
    _ expected: Double?, isMoving: Bool? = nil, location: SourceLocation = #_sourceLocation
  ) {
    let target = row.targetContentOffset
    #expect(target == expected, "\(name)", sourceLocation: location)
    if let isMoving { expectMoving(isMoving, location: location) }
  }
}
