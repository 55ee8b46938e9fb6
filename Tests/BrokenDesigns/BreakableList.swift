package import InteractionLaws

/// The minimal list that keeps every law of lists, or has exactly one fault.
///
/// A row opens when it is dragged 50 points to the left, and closes at a tap; dragged 50 points to the right it gets a
/// tick. Rows come, go and move.
package struct BreakableList: RowsOfOneHeight {
  package private(set) var ids: [RowID]
  private var next: Int
  package var open: Set<RowID> = []
  /// The rows with a tick; by position if that is the fault.
  package var ticked: Set<Int> = []
  /// What takes each edit back, and the rows before it.
  private var history: [(change: ListUpdate.Change, ids: [RowID])] = []
  package var drag: (row: RowID, start: Double, last: Double, farthest: Double, samples: Int)?
  /// How far a cancelled drag has left the rows to the side.
  package var aside = 0.0
  /// When a row was last opened, and the current time, if opening takes time.
  package var opened: Time?
  /// When a row was last removed, if the other rows take half a second to close the gap.
  private var removed: Time?
  private var now = Time.zero
  private var width = 320.0
  /// What is wrong with it.
  package let fault: Fault?
  /// How often any copy has been changed, if that is the fault.
  let changes = Counter()

  /// What can be wrong with it, one fault for each thing that a law requires.
  package enum Fault: Sendable {
    /// Reports the move of another row.
    case announcesAnotherMove
    /// Reports no removal.
    case announcesNoRemoval
    /// Opens the row that takes the place of an open row that moves.
    case opensByPlace
    /// Closes a row that moves.
    case closesOnEdit
    /// Remembers by position which rows have a tick.
    case ticksByPlace
    /// Finds the row below at y coordinates within a row.
    case findsTheNextRow
    /// Is ten points higher than its rows.
    case isHigherThanItsRows
    /// Has a second section of minus one row.
    case countsBelowNone
    /// Finds a row under a finger that is not there.
    case hitsNoRow
    /// Finds rows at their final positions while they still move.
    case hitsPositions
    /// Opens a row when the system cancels a drag.
    case opensWhenCancelled
    /// Leaves all rows moved aside when the system cancels a drag.
    case staysAsideWhenCancelled
    /// Opens a row that was dragged far enough at some time, wherever it is released.
    case opensWhereItHasBeen
    /// Decides by the last sample but one whether a row gets its tick.
    case ticksWhereItWas
    /// Leaves all rows where the last sample but one has put them.
    case staysWhereItWas
    /// Forgets a drag that more than one sample has reported.
    case countsSamples
    /// Reports a motion with every other change of any copy.
    case countsChanges
    /// Reports every other insertion in any copy.
    case countsInsertions
    /// Takes any width, even NaN.
    case neverStopsGrowing
    /// Claims to move for thirty years once a row is open.
    case neverStopsMoving
    /// Goes on moving after the time at which it claims to settle.
    case movesAtRest
    /// Opens rows only by a finger.
    case opensWithoutAction
    /// Deletes a row only by a tap.
    case deletesWithoutAction
    /// Removes ticks only by a tap.
    case ticksWithoutAction
    /// Undoes nothing.
    case cannotUndo
    /// Undoes no move.
    case cannotUndoMoves
  }

  package init(count: Int = 4, fault: Fault? = nil) {
    ids = (0..<count).map { RowID($0) }
    next = count
    self.fault = fault
  }

  /// The edits that an app makes.
  package static let edits: [CustomEvent<BreakableList>] = [
    CustomEvent("insert at 1") { list, _ in list.insert(at: 1) },
    CustomEvent("remove at 0") { list, time in
      if list.fault == .hitsPositions { list.removed = time }
      return list.remove(at: 0)
    },
    CustomEvent("move 0 to 1") { list, _ in list.move(0, to: 1) },
  ]

  /// Undoes the last edit.
  package static let undoing = ListLaw.Undo<BreakableList>({ list, _ in list.undo() }) { list in
    list.ids.map { String($0.rawValue) }.joined(separator: " ")
  }

  private mutating func undo() -> ListEffects {
    guard fault != .cannotUndo, let last = history.popLast() else { return .none }
    if fault == .cannotUndoMoves, case .move = last.change { return .none }
    ids = last.ids
    return effects(last.change)
  }

  // MARK: Edits

  private mutating func insert(at index: Int) -> ListEffects {
    let place = min(index, ids.count)
    history.append((.delete(.init(place..<place + 1)), ids))
    ids.insert(RowID(next), at: place)
    next += 1
    guard fault == .countsInsertions else { return effects(.insert(.init(place..<place + 1))) }
    let isOdd = changes.countsOdd()
    return ListEffects(
      update: ListUpdate([.insert(.init(place..<place + 1))]), notices: isOdd ? [.didInsert(ids[place])] : [])
  }

  package mutating func remove(at index: Int) -> ListEffects {
    guard ids.indices.contains(index) else { return .none }
    history.append((.insert(.init(index..<index + 1)), ids))
    open.remove(ids.remove(at: index))
    if fault == .announcesNoRemoval { return .none }
    return effects(.delete(.init(index..<index + 1)))
  }

  private mutating func move(_ from: Int, to: Int) -> ListEffects {
    guard ids.indices.contains(from), ids.indices.contains(to) else { return .none }
    history.append((.move(.init(from: RowPosition(row: to), to: RowPosition(row: from))), ids))
    let (one, other) = (ids[from], ids[to])
    ids.swapAt(from, to)
    if fault == .opensByPlace, open.remove(one) != nil { open.insert(other) }
    if fault == .closesOnEdit { open.remove(one) }
    let announced = fault == .announcesAnotherMove ? to : from
    return effects(.move(.init(from: RowPosition(row: announced), to: RowPosition(row: to))))
  }

  private func effects(_ change: ListUpdate.Change) -> ListEffects {
    ListEffects(update: ListUpdate([change]))
  }

  // MARK: Rows

  package var sectionCount: Int { fault == .countsBelowNone ? 2 : 1 }
  package func rowCount(inSection section: Int) -> Int {
    section == 0 ? ids.count : fault == .countsBelowNone ? -1 : 0
  }
  package var contentHeight: Double { Double(ids.count) * Self.height + (fault == .isHigherThanItsRows ? 10 : 0) }
  package func row(atY y: Double) -> RowID? {
    guard y >= 0, y < Double(ids.count) * Self.height else { return nil }
    // The upper edge of a row is its own.
    let index = (y / Self.height).rounded(fault == .findsTheNextRow ? .up : .down)
    return ids[min(Int(index), ids.count - 1)]
  }
  package func hit(_ point: Vector, at time: Time) -> RowHit? {
    row(atY: point.y).map { RowHit(row: fault == .hitsNoRow ? RowID(999) : $0, part: .content) }
  }

  // MARK: Time and extent

  package var settleTime: Time? {
    switch fault {
    case .neverStopsMoving: open.isEmpty ? nil : Time(1e9)
    case .movesAtRest: opened.flatMap { now < $0 + 0.5 ? $0 + 0.5 : nil }
    case .hitsPositions: removed.flatMap { now < $0 + 0.5 ? $0 + 0.5 : nil }
    default: nil
    }
  }
  package mutating func advance(to time: Time) { now = time }
  package mutating func resize(toWidth width: Double, at time: Time) {
    self.width = width.isFinite || fault == .neverStopsGrowing ? width : 0
  }

  package func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    let way = fault == .movesAtRest ? opened.map { min(1, time - $0) } ?? 0 : 0
    let below = removed.map { max(0, 1 - 2 * (time - $0)) * Self.height } ?? 0
    for (index, row) in ids.enumerated() {
      let frame = LayoutRect(aside + way, Double(index) * Self.height + below, width, Self.height)
      layers.append(Layer(LayerID(row, .row), open.contains(row) ? "Open" : "Closed", frame, fill: .background))
      if isTicked(row) { layers.append(Layer(LayerID(row, .completion), "Tick", frame)) }
    }
  }
}
