import HeadlessTable

/// A short list and a long list, each in a table, whose work is compared.
///
/// Rows far down a long list are checked, too.
struct CostSubject<List: ListInteraction>: Subject {
  typealias Failure = Finding<TableLawEvent>

  /// The subject that chooses the events and applies them to either table.
  private let subject: TableSubject<List>
  private let shortState, longState: TableSubject<List>.State
  private let growth: TableLaw.Growth<List>
  /// The counter of both lists' work.
  private let tally = Tally()

  init(_ growth: TableLaw.Growth<List>, customEvents: [CustomEvent<List>]) {
    let tally = tally
    func subject(_ rows: Int) -> TableSubject<List> {
      TableSubject(list: growth.make(rows), customEvents: customEvents, laws: [.costDoesNotGrow], tally: tally)
    }
    self.growth = growth
    self.subject = subject(growth.rows.few)
    shortState = self.subject.fresh
    longState = subject(growth.rows.many).fresh
  }

  struct State {
    var shortState, longState: TableSubject<List>.State
    /// Whether an event other than a frame or a wait arrived while the lists showed different rows, so that they can no
    /// longer be compared.
    var hasDiverged = false
  }

  struct Step {
    let after: State
    /// The cost of the event and of a frame after it, in each list.
    let shortCost, longCost: Int
    /// Whether both lists showed the same rows right before the event, and have not diverged.
    let isComparable: Bool
  }

  var fresh: State { State(shortState: shortState, longState: longState) }

  func step(_ state: State, _ event: Timed<TableLawEvent>) -> Step {
    let showsDifferentRows = !state.showsSameRows(at: event.at)
    let (shortState, shortCost) = step(state.shortState, event)
    let (longState, longCost) = step(state.longState, Timed(event.at, state.counterpart(of: event.event)))
    var after = State(shortState: shortState, longState: longState, hasDiverged: state.hasDiverged)
    if showsDifferentRows, event.event != .frame, event.event != .wait { after.hasDiverged = true }
    return Step(
      after: after, shortCost: shortCost, longCost: longCost, isComparable: !showsDifferentRows && !after.hasDiverged)
  }

  private func step(
    _ state: TableSubject<List>.State, _ event: Timed<TableLawEvent>
  ) -> (TableSubject<List>.State, Int) {
    var after = state
    let countBefore = tally.count
    let effects = subject.apply(event.event, to: &after.table, at: event.at)
    _ = subject.apply(.frame, to: &after.table, at: event.at)
    let cost = tally.count - countBefore + effects.update.changes.count + effects.notices.count
    after.now = event.at
    after.eventCount += 1
    after.record(event.event)
    return (after, cost)
  }

  func failureWhenFresh(of law: TableLaw) -> Failure? {
    law == .farRowsAgree ? FarRows(growth).failure() : failure(step(fresh, Timed(.zero, .frame)))
  }

  func failure(
    of law: TableLaw, in step: Step, isKnown: Bool, after events: [Timed<TableLawEvent>]
  ) -> Failure? {
    law == .farRowsAgree ? nil : failure(step)
  }

  private func failure(_ step: Step) -> Failure? {
    // A few more visible rows are no fault, because the short list may end where the long one continues.
    let maximum = step.shortCost + step.shortCost / 2 + 32
    guard step.isComparable, step.longCost > maximum else { return nil }
    return Failure(
      "at most " + String(maximum) + " lookups, layers, changes and notices, because a short list takes "
        + String(step.shortCost),
      found: String(step.longCost))
  }

  func choices(after state: State) -> [(delay: Double, event: TableLawEvent)] {
    subject.choices(after: state.shortState)
  }
  func choice(after state: State, using random: inout SplitMix64) -> (delay: Double, event: TableLawEvent) {
    subject.choice(after: state.shortState, using: &random)
  }
  func state(after step: Step) -> State { step.after }
  func now(_ state: State) -> Time { state.shortState.now }
  func simpler(_ event: TableLawEvent) -> [TableLawEvent] { event.simpler }
  func isWellFormed(_ events: [Timed<TableLawEvent>]) -> Bool { subject.isWellFormed(events) }
}
