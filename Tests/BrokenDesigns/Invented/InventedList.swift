package import InteractionLaws

/// A list of rows with buttons whose edits can be undone, wrapped as a user of the package might wrap it.
///
/// It is sound, or has one fault in what it describes or in how it handles time. The leading button asks whether its row
/// may go. A row's description has its title, and whether its buttons are visible.
package struct InventedList: ListDecorator {
  package enum Fault: Hashable, Sendable, CaseIterable {
    /// Describes a renamed row by its old name.
    case saysTheFormerName
    /// Describes each row by the number of its position, whatever has moved.
    case namesByPlace
    /// Describes the row that was opened last as open, although it has closed.
    case saysStillOpen
    /// Has no titles for the actions of rows beyond the first fifty.
    case titlesRunOut
    /// Has no description of rows beyond the first forty.
    case saysNothingFarDown
    /// Does not report what the answer to a question has done.
    case confirmsSilently
    /// Reports notices in reverse order.
    case reportsBackwards
    /// Reports rows that close with the others only with the next event.
    case reportsClosingLate
    /// Reports the undo of a move as a change of the row.
    case undoesMovesAsChanges
    /// Still describes rows that have gone.
    case speaksOfTheGone
    /// Claims to use the animation duration that it was given, and keeps its own.
    case ignoresTheDurationAskedFor
    /// Takes a twentieth longer for each motion than for the one before.
    case slowsWithUse
    /// Moves rows without animation after it has been edited twelve times.
    case tiresOfMotion
    /// Closes all rows without a report when nothing has happened for five minutes.
    case closesAfterASleep
    /// Cancels a question after ten seconds, without a report.
    case questionsExpire
    /// Undoes nothing that is more than five seconds old, and claims that it can.
    case undoExpires
    /// Counts a sixtieth of a second for each frame, however long it took.
    case countsFramesForTime
    /// Does not report a motion if another one began less than a tenth of a second ago.
    case coalescesMotions
  }

  package var base: SwipeList<InventedRow>
  package let fault: Fault?
  /// The rows' names before they were renamed.
  private var former: [RowID: String] = [:]
  /// The rows that have gone.
  private var gone: Set<RowID> = []
  /// The row that was opened last.
  private var opened: RowID?
  /// The notices that have not been reported yet.
  private var untold: [ListNotice] = []
  /// How long rows are asked to travel.
  private var asked: Double?
  /// How often it has been edited.
  private var edited = 0
  /// When it was edited, a question was asked, and something began to move last.
  private var (changedAt, askedAt, startedAt) = (Time.zero, Time.zero, Time(-1000))
  /// When the last event was.
  private var now = Time.zero
  /// How many frames there have been since something began to move.
  private var frames = 0

  package init(count: Int = 4, fault: Fault? = nil) {
    base = SwipeList(of: InventedRow(asking: .leading), count: count)
    self.fault = fault
  }

  // MARK: Edits from outside

  /// The edits that an app makes.
  package static let edits: [CustomEvent<InventedList>] = [
    CustomEvent("insert at 1") { list, time in list.edit(at: time) { $0.insert("New", index: 1, at: time) } },
    CustomEvent("remove the first row") { list, time in
      list.editFirst(at: time) { list, row in list.remove(row, at: time) }
    },
    CustomEvent("move the first row to 2") { list, time in
      list.editFirst(at: time) { list, row in list.move(row, to: 2, at: time) }
    },
    CustomEvent("name the first") { list, time in
      if let row = list.base.id(for: RowPosition(row: 0)) { list.former[row] = list.base.content(of: row).title }
      return list.editFirst(at: time) { list, row in
        var description = list.description(of: row)
        description.title = "Name"
        return list.describe(row, as: description, at: time)
      }
    },
  ]

  /// How edits are undone.
  package static let undoing = ListLaw.Undo<InventedList>({ list, time in list.undo(at: time) }) { list in
    (0..<list.base.count).map { index in
      list.base.id(for: RowPosition(row: index)).map { String($0.rawValue) + list.base.content(of: $0).title } ?? ""
    }.joined(separator: "; ")
  }

  private mutating func editFirst(
    at time: Time, _ edit: (inout SwipeList<InventedRow>, RowID) -> ListEffects
  ) -> ListEffects {
    guard let row = base.id(for: RowPosition(row: 0)) else { return .none }
    return self.edit(at: time) { edit(&$0, row) }
  }

  private mutating func edit(at time: Time, _ edit: (inout SwipeList<InventedRow>) -> ListEffects) -> ListEffects {
    edited += 1
    if fault == .slowsWithUse { base.animationDuration = (asked ?? 0.3) * (1 + 0.05 * Double(edited)) }
    let effects = edit(&base)
    changedAt = time
    guard fault == .tiresOfMotion, edited > 12 else { return told(effects, at: time) }
    base.advance(to: time + 60)
    return told(ListEffects(update: effects.update, notices: effects.notices), at: time)
  }

  package mutating func undo(at time: Time) -> ListEffects {
    if fault == .undoExpires, time - changedAt > 5 { return .none }
    let effects = base.undo(at: time)
    guard fault == .undoesMovesAsChanges else { return told(effects, at: time) }
    let notices = effects.notices.map { notice -> ListNotice in
      if case .didMove(let row) = notice { .didChange(row) } else { notice }
    }
    return ListEffects(update: effects.update, notices: notices, startedMotion: effects.startedMotion)
  }

  // MARK: Descriptions

  package func spokenRow(_ row: RowID) -> SpokenRow? {
    guard let position = position(of: row) else {
      return fault == .speaksOfTheGone && gone.contains(row) ? SpokenRow(label: base.content(of: row).title) : nil
    }
    if fault == .saysNothingFarDown, position.row >= 40 { return nil }
    var label = base.content(of: row).title
    if fault == .saysTheFormerName, let name = former[row] { label = name }
    if fault == .namesByPlace { label = "Item #" + String(position.row + 1) }
    let isOpen = openEdge(of: row) != nil || fault == .saysStillOpen && row == opened
    return SpokenRow(label: label, value: isOpen ? "Actions shown" : "")
  }

  package func actions(for row: RowID) -> [InteractionAction] {
    guard fault == .titlesRunOut, let position = position(of: row), position.row >= 50 else {
      return base.actions(for: row)
    }
    return base.actions(for: row).map { action in
      var untitled = action
      untitled.title = ""
      return untitled
    }
  }

  /// The effects of an event, changed by the fault.
  private mutating func told(_ effects: ListEffects, at time: Time) -> ListEffects {
    for notice in effects.notices {
      switch notice {
      case .didDelete(let row):
        changedAt = time
        gone.insert(row)
      case .didInsert(let row): gone.remove(row)
      case .row(let row, .didOpen): opened = row
      case .didAsk: askedAt = time
      default: break
      }
    }
    var moves = effects.startedMotion
    if moves {
      if fault == .coalescesMotions, time - startedAt < 0.1 { moves = false }
      (startedAt, frames) = (time, 0)
    }
    let notices = untold + (fault == .reportsBackwards ? effects.notices.reversed() : effects.notices)
    untold = []
    return ListEffects(
      update: effects.update, notices: notices, startedMotion: moves, signals: effects.signals,
      changesHeights: effects.changesHeights, unfoldedRow: effects.unfoldedRow)
  }

  // MARK: Events

  package mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    told(base.perform(action, on: row, at: time), at: time)
  }
  package mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
    let effects = told(base.handle(gesture, at: time), at: time)
    guard fault == .reportsClosingLate, case .closeRows = gesture else { return effects }
    untold = effects.notices
    return effects.withoutNotices
  }
  package mutating func confirm(_ row: RowID, at time: Time) -> ListEffects {
    let effects = told(base.confirm(row, at: time), at: time)
    return fault == .confirmsSilently ? effects.withoutNotices : effects
  }
  package mutating func cancel(_ row: RowID, at time: Time) -> ListEffects {
    told(base.cancel(row, at: time), at: time)
  }
  package mutating func setHeights(_ changes: [HeightChange], animated: Bool, at time: Time) -> ListEffects {
    told(base.setHeights(changes, animated: animated, at: time), at: time)
  }

  // MARK: Time

  package var animationDuration: Double? {
    get { asked }
    set {
      asked = newValue
      if fault != .ignoresTheDurationAskedFor { base.animationDuration = newValue }
    }
  }

  package mutating func advance(to time: Time) {
    frames += 1
    if fault == .closesAfterASleep, time - now > 300 {
      for row in openRows { _ = base.perform(InteractionAction.closeID, on: row, at: now) }
    }
    if fault == .questionsExpire, time - askedAt > 10 {
      for row in waitingRows { _ = base.cancel(row, at: now) }
    }
    now = time
    base.advance(to: time)
  }

  /// The moment that is shown.
  private func shown(_ time: Time) -> Time {
    fault == .countsFramesForTime && settleTime != nil ? startedAt + Double(frames) / 60 : time
  }

  package func hit(_ point: Vector, at time: Time) -> RowHit? { base.hit(point, at: shown(time)) }
  package func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    base.draw(viewport: viewport, at: shown(time), into: &layers)
  }
}
