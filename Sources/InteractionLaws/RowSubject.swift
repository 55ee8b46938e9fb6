/// A row that is checked against laws.
///
/// The row is a value, so the original stays fresh.
struct RowSubject<Row: RevealingRow>: Subject {
  typealias Failure = Finding<RowEvent>

  /// A closed row.
  let row: Row
  /// The content offset of a closed row, if a scroll view drives it; otherwise 0.
  let origin: Double
  /// The choices for a row that no finger holds, for a row that a finger holds, and for events in any order.
  let freeChoices, heldChoices, wildChoices: [Choice]
  /// The row's mirror image, or nil if it has none or a search has no law that needs it.
  var mirrored: Row?
  /// The closure that sends a scroll view's report to a row, or nil if no scroll view drives the row.
  let scroll: ((inout Row, ScrollReport, Time) -> ScrollAnswer)?
  /// The closure that draws a row at a moment, with its upper leading corner at a point, or nil if the row is not drawn.
  let draw: ((Row, Vector, Time) -> LayerList)?
  /// The habits in which the design may differ from other designs without breaking a law.
  let habits: RowHabits
  /// The sequences of events that are sent to equal rows.
  let sequences: [[RowEvent]]
  /// Rows with their recorded outcomes; a row that equals one of them must behave like it.
  let models: [Model]
  /// The content of a closed row and the texts on it, as they are painted; empty if the row is not drawn.
  let contentLayers: [Layer]
  /// Whether events may be in any order, with any numbers.
  var isWild = false

  /// A row and the checker's record of it.
  struct State {
    var row: Row
    /// The mirror image, which was sent the mirrored events, or nil if the subject has none.
    var mirrorImage: Row?
    var now = Time.zero
    /// The resting position that was reported last; closed if none has been reported since the row was fresh or reused.
    var reportedRest = Rest.closed
    /// The finger that drags the row, or nil if there is none.
    var hold: Hold?
    /// Whether a press has begun and not ended.
    var isPressing = false
    /// The row right after a finger last took hold of it, or nil if no finger has.
    var beginning: Beginning?
  }

  /// A row right after a finger has taken hold of it.
  final class Beginning: Sendable {
    let row: Row

    init(_ row: Row) { self.row = row }
  }

  /// A finger that drags the row, as the checker sees it.
  struct Hold: Equatable {
    /// The translation at which the finger took hold, in points; if a scroll view drives the row, the content offset at that
    /// moment.
    let origin: Vector
    /// The finger's most recent translation, in points; if a scroll view drives the row, always `origin`.
    var translation: Vector
    /// The offset at which the finger caught the content, in points; 0 if a scroll view drives the row.
    let caughtOffset: Double
    /// The row's resting position before the finger took hold.
    let rest: Rest
    /// Whether the drag did not begin up or down, and the row has since received only the drag's samples, waits, and updates
    /// that change neither the width nor the actions.
    var isUndisturbed = true
    /// Whether the finger has moved since it took hold.
    var hasMoved = false
    /// Whether every sample since then, except at `origin`, points more sideways than up or down: by its velocity or, if that
    /// is zero, by its distance from `origin`.
    var isSideways = true
    /// Whether the finger, after moving sideways, has returned to the x coordinate where it took hold, or gone past it.
    var hasCrossed = false
    /// The horizontal distance from `origin` of the first sample that moved sideways, in points, negative to the left; 0 until
    /// then.
    var firstDistance = 0.0
  }

  /// An event, with the row before it, advanced to the event's time, and the row after it.
  struct Step {
    let event: RowEvent
    let before: State
    let after: State
    let effects: SwipeEffects
    let mirrorImageEffects: SwipeEffects
    /// The answer to a scroll view's report; nil for any other event, and if no scroll view drives the row.
    let answer: ScrollAnswer?
  }

  init(
    row: Row, mirrored: Row?, scroll: ((inout Row, ScrollReport, Time) -> ScrollAnswer)? = nil,
    draw: ((Row, Vector, Time) -> LayerList)? = nil, habits: RowHabits
  ) {
    for row in [row, mirrored].compactMap({ $0 }) {
      precondition(
        row.rest == .closed && row.offset(at: .zero) == 0 && !row.isMoving(at: .zero) && row.settleTime == nil,
        "A row under test, and its mirror image, must start closed, at offset 0 and not moving.")
    }
    self.row = row
    self.mirrored = mirrored
    self.scroll = scroll
    self.draw = draw
    self.habits = habits
    sequences = Self.sequences(row)
    models = Self.models(row, sequences)
    contentLayers =
      draw.map { draw in
        draw(row, .zero, .zero).layers.filter { [.content, .label, .detail].contains($0.id.part) }
      } ?? []
    let translations = Self.translations(for: row)
    var scrolledRow = row
    // The offset of a driven row is its offset at content offset 0 minus the content offset.
    _ = scroll?(&scrolledRow, .moved(contentOffset: 0), .zero)
    origin = scrolledRow.offset(at: .zero)
    let drivenOrigin = scroll == nil ? nil : origin
    freeChoices = Self.choices(Self.freeEvents(row, drivenFrom: drivenOrigin))
    heldChoices = Self.choices(Self.heldEvents(row, translations, drivenFrom: drivenOrigin))
    wildChoices = Self.wildChoices(isDriven: drivenOrigin != nil)
  }

  var fresh: State { State(row: row, mirrorImage: mirrored) }

  func step(_ state: State, _ event: Timed<RowEvent>) -> Step {
    var before = state
    before.now = event.at
    before.row.advance(to: event.at)
    before.mirrorImage?.advance(to: event.at)
    var after = before
    let (effects, answer) = apply(event.event, to: &after.row, at: event.at)
    let mirrorImageEffects = after.mirrorImage?.handle(event.event.mirrored, at: event.at) ?? .none
    record(event.event, effects: effects, from: before, to: &after)
    return Step(
      event: event.event, before: before, after: after, effects: effects, mirrorImageEffects: mirrorImageEffects,
      answer: answer)
  }

  /// Applies an event to a row that has been advanced to the event's time.
  func apply(
    _ event: RowEvent, to row: inout Row, at time: Time
  ) -> (effects: SwipeEffects, answer: ScrollAnswer?) {
    guard case .scroll(let report) = event else { return (row.handle(event, at: time), nil) }
    let answer = scroll?(&row, report, time)
    return (answer?.effects ?? .none, answer)
  }

  /// Updates the checker's record after an event.
  private func record(_ event: RowEvent, effects: SwipeEffects, from before: State, to after: inout State) {
    after.record(effects.first)
    after.record(effects.second)
    if event.beginsDrag { after.beginning = Beginning(after.row) }
    switch event {
    case .pan(let sample):
      switch sample.phase {
      case .began:
        after.hold = Hold(
          origin: sample.translation, translation: sample.translation, caughtOffset: before.row.offset(at: before.now),
          rest: before.row.rest)
      case .changed: after.hold?.move(to: sample.translation, velocity: sample.velocity)
      case .ended, .cancelled, .failed: after.hold = nil
      }
    case .scroll(.ended): after.hold = nil
    case .scroll(.began(let contentOffset)):
      after.hold = Hold(
        origin: Vector(contentOffset, 0), translation: Vector(contentOffset, 0), caughtOffset: 0, rest: before.row.rest)
    case .scroll(.moved): break
    case .reuse:
      after.reportedRest = .closed
      after.hold?.isUndisturbed = false
      after.isPressing = false
    case .resize(let width, _):
      if width != before.row.size.width { after.hold?.isUndisturbed = false }
    case .setActions(let actions, let edge):
      if actions != before.row.actions(edge) { after.hold?.isUndisturbed = false }
    case .wait: break
    case .press(_, _, let phase):
      after.hold?.isUndisturbed = false
      after.isPressing = phase == .down
    case .tapButton:
      after.hold?.isUndisturbed = false
      after.isPressing = false
    case .open, .close, .tap, .perform, .preview, .table: after.hold?.isUndisturbed = false
    }
  }

  func state(after step: Step) -> State { step.after }
  func now(_ state: State) -> Time { state.now }

  func areEqual(_ lhs: State, _ rhs: State) -> Bool {
    lhs.now == rhs.now && lhs.reportedRest == rhs.reportedRest && lhs.hold == rhs.hold
      && lhs.isPressing == rhs.isPressing && lhs.row == rhs.row && lhs.mirrorImage == rhs.mirrorImage
  }

  func hash(_ state: State) -> UInt64? {
    let hold = state.hold.map { $0.translation.x.bitPattern &* 31 &+ 7 } ?? 0
    return state.row.offset(at: state.now).bitPattern &* 1_000_003 &+ state.now.seconds.bitPattern &* 8191 &+ hold
  }

  /// Returns a fresh row with the size and actions of another row.
  func freshRow(like other: Row) -> Row {
    var fresh = row
    if fresh.size != other.size { fresh.resize(to: other.size, at: .zero) }
    for edge in SwipeEdge.allCases where fresh.actions(edge) != other.actions(edge) {
      _ = fresh.setActions(other.actions(edge), edge, at: .zero)
    }
    return fresh
  }
}

extension RowSubject.State {
  fileprivate mutating func record(_ notice: SwipeNotice?) {
    switch notice {
    case .didOpen(let edge): reportedRest = .open(edge)
    case .didClose: reportedRest = .closed
    case .didPress, .didSelect, .didCommit, nil: break
    }
  }
}

extension RowSubject.Hold {
  mutating func move(to newTranslation: Vector, velocity: Vector) {
    let dx = newTranslation.x - origin.x
    if firstDistance * dx < 0 || firstDistance != 0 && dx == 0 { hasCrossed = true }
    if firstDistance == 0 { firstDistance = dx }
    translation = newTranslation
    guard newTranslation != origin else { return }
    let direction = velocity == .zero ? newTranslation - origin : velocity
    let pointsSideways = direction.y.magnitude < direction.x.magnitude
    // If a drag starts up or down, a row may leave it to the table.
    if !hasMoved && !pointsSideways { isUndisturbed = false }
    hasMoved = true
    isSideways = isSideways && pointsSideways
  }
}

extension RowSubject where Row: DrawableRow {
  /// Creates a subject from a row that can be drawn.
  init(drawn row: Row, mirrored: Row?, habits: RowHabits) {
    self.init(
      row: row, mirrored: mirrored,
      draw: { row, origin, time in
        var layers = LayerList()
        row.draw(RowContent(id: RowID(0), title: ""), origin: origin, at: time, into: &layers)
        return layers
      }, habits: habits)
  }
}

extension RowSubject where Row: ScrollDriven {
  /// Creates a subject from a row that a real scroll view drives.
  init(driven row: Row, habits: RowHabits) {
    self.init(row: row, mirrored: nil, scroll: { row, report, time in row.scroll(report, at: time) }, habits: habits)
  }
}
