package import InteractionLaws

/// Three rows, of which a resting finger lifts one and drops it elsewhere: the minimal list that can be sorted.
///
/// The others make room for it on its way.
package struct LiftingList: RowsOfOneHeight {
  package private(set) var ids = [RowID(0), RowID(1), RowID(2)]
  package private(set) var liftedRow: RowID?
  /// Where the lifted row comes from.
  private var origin = 0
  /// The row that was held last, if it was dropped where it came from.
  private var held: RowID?
  /// What is wrong with it.
  private let fault: Fault?

  package enum Fault: Sendable {
    /// Has no plain actions.
    case lacksActions
    /// Reports moves that a cancelled hold undoes.
    case reportsCancelledMoves
    /// Takes the next row for the one at the finger.
    case takesTheNextRow
    /// Moves a row down at a tap, if it has been held and not been moved.
    case tapMovesWhatWasHeld
  }

  package init(fault: Fault? = nil) { self.fault = fault }

  package var gestures: TableGestures { .hold }
  package func actions(for row: RowID) -> [InteractionAction] {
    guard fault != .lacksActions, ids.contains(row) else { return [] }
    return ["up", "down"].map { InteractionAction(id: $0, title: $0) }
  }

  package mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    guard let from = ids.firstIndex(of: row), action == "up" || action == "down" else { return .none }
    return move(from, to: action == "up" ? from - 1 : from + 1)
  }

  package mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
    if fault == .tapMovesWhatWasHeld, case .tap(let row) = gesture, held == row, let from = ids.firstIndex(of: row) {
      return move(from, to: from + 1)
    }
    guard case .hold(let phase, let y, let offset) = gesture else { return .none }
    if phase == .began { liftedRow = row(atY: y + offset) }
    guard let row = liftedRow, let from = ids.firstIndex(of: row) else { return .none }
    let rounding: FloatingPointRoundingRule = fault == .takesTheNextRow ? .up : .down
    let place = Int((min(max(0, (y + offset).madeFinite), contentHeight - 1) / Self.height).rounded(rounding))
    let target = min(place, ids.count - 1)
    switch phase {
    case .began:
      origin = from
      return .none
    case .changed: return move(from, to: target).withoutNotices
    case .ended:
      liftedRow = nil
      held = target == origin ? row : nil
      let effects = move(from, to: target)
      return ListEffects(update: effects.update, notices: target == origin ? [] : [.didMove(row)])
    case .cancelled, .failed:
      liftedRow = nil
      let effects = move(from, to: origin)
      return fault == .reportsCancelledMoves ? effects : effects.withoutNotices
    }
  }

  private mutating func move(_ from: Int, to: Int) -> ListEffects {
    guard from != to, ids.indices.contains(to) else { return .none }
    ids.insert(ids.remove(at: from), at: to)
    let move = ListUpdate.Move(from: RowPosition(row: from), to: RowPosition(row: to))
    return ListEffects(update: ListUpdate([.move(move)]), notices: [.didMove(ids[to])])
  }

  package func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    for (index, row) in ids.enumerated() where shows(index, in: viewport) {
      let frame = LayoutRect(0, Double(index) * Self.height, 320, Self.height)
      layers.append(Layer(LayerID(row, .row), liftedRow == row ? "Lifted" : "Row", frame, fill: .background))
    }
  }
}
