import HeadlessTable

/// A short list and a long one, each in a table, whose work is counted and compared; the rows far down are checked, too.
struct CostSubject<List: ListInteraction>: Subject {
  typealias Failure = Finding<TableLawEvent>

  /// The subject that chooses the events and applies them to either table.
  private let subject: TableSubject<List>
  private let few, many: TableSubject<List>.Walk
  private let growth: TableLaw.Growth<List>
  /// The work of both lists together.
  private let tally = Tally()

  init(_ growth: TableLaw.Growth<List>, customEvents: [CustomEvent<List>]) {
    let tally = tally
    func subject(_ rows: Int) -> TableSubject<List> {
      TableSubject(list: growth.make(rows), customEvents: customEvents, laws: [.costDoesNotGrow], tally: tally)
    }
    self.growth = growth
    self.subject = subject(growth.rows.few)
    few = self.subject.fresh
    many = subject(growth.rows.many).fresh
  }

  struct Walk {
    var few, many: TableSubject<List>.Walk
    /// Whether an event arrived while the lists showed different rows, so that they can no longer be compared.
    var hasDiverged = false
  }

  struct Step {
    let after: Walk
    /// The cost of the event and of a frame after it, in each list.
    let few, many: Int
    /// Whether both lists have shown the same rows up to the event.
    let isComparable: Bool
  }

  var fresh: Walk { Walk(few: few, many: many) }

  func step(_ walk: Walk, _ event: Timed<TableLawEvent>) -> Step {
    let showsOthers = !walk.showsTheSame(at: event.at)
    let (few, cost) = step(walk.few, event)
    let (many, highCost) = step(walk.many, Timed(event.at, walk.counterpart(of: event.event)))
    var after = Walk(few: few, many: many, hasDiverged: walk.hasDiverged)
    if showsOthers, event.event != .frame, event.event != .wait { after.hasDiverged = true }
    return Step(after: after, few: cost, many: highCost, isComparable: !showsOthers && !after.hasDiverged)
  }

  private func step(_ walk: TableSubject<List>.Walk, _ event: Timed<TableLawEvent>) -> (TableSubject<List>.Walk, Int) {
    var after = walk
    let before = tally.count
    let effects = subject.apply(event.event, to: &after.table, at: event.at)
    _ = subject.apply(.frame, to: &after.table, at: event.at)
    let cost = tally.count - before + effects.update.changes.count + effects.notices.count
    after.now = event.at
    after.count += 1
    after.watch(event.event)
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
    guard step.isComparable, step.many > step.few + step.few / 2 + 32 else { return nil }
    return Failure(
      "about as many look-ups, layers and changes as in a short list, " + String(step.few), found: String(step.many))
  }

  func choices(after walk: Walk) -> [(delay: Double, event: TableLawEvent)] { subject.choices(after: walk.few) }
  func choice(after walk: Walk, _ random: inout SplitMix64) -> (delay: Double, event: TableLawEvent) {
    subject.choice(after: walk.few, &random)
  }
  func walk(after step: Step) -> Walk { step.after }
  func now(_ walk: Walk) -> Time { walk.few.now }
  func simpler(_ event: TableLawEvent) -> [TableLawEvent] { event.simpler }
  func isWellFormed(_ events: [Timed<TableLawEvent>]) -> Bool { subject.isWellFormed(events) }
}
