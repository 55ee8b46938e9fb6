import GestureList
import InteractionReplay

/// A list whose rows a finger lifts and types into, and on demand one thing about it that a person would notice.
struct BrokenToDoList: ListDecorator {
  /// What is broken.
  enum Fault: String, CaseIterable {
    case tellsCancelledMoves = "a hold that is cancelled is told as a move, if the row was elsewhere"
    case editsForEver = "`editedRow` stays when the edit is over"
    case liftsForEver = "`liftedRow` stays when the finger has gone"
  }

  var base = GestureList(["Tent", "Stove", "Rope"], width: 320)
  let fault: Fault?
  /// The last row that was edited or lifted, where it stays so.
  private var kept: RowID?
  /// The rows when a finger took hold.
  private var held: [RowID] = []

  init(_ fault: Fault? = nil) { self.fault = fault }

  mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
    let (lifted, before) = (base.liftedRow, base.ids)
    let effects = remembering(base.handle(gesture, at: time))
    switch gesture {
    case .hold(.began, _, _): held = base.ids
    case .hold(.cancelled, _, _):
      guard fault == .tellsCancelledMoves, let lifted, before != held else { break }
      return ListEffects(
        update: effects.update, notices: effects.notices + [.didMove(lifted)], startedMotion: effects.startedMotion)
    case .hold, .pan, .tap, .press, .control, .track, .closeRows, .tapOutside, .pull, .pinch: break
    }
    return effects
  }

  mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    remembering(base.perform(action, on: row, at: time))
  }

  private mutating func remembering(_ effects: ListEffects) -> ListEffects {
    switch fault {
    case .editsForEver: kept = base.editedRow ?? kept
    case .liftsForEver: kept = base.liftedRow ?? kept
    case .tellsCancelledMoves, nil: break
    }
    return effects
  }

  var editedRow: RowID? { fault == .editsForEver ? kept : base.editedRow }
  var liftedRow: RowID? { fault == .liftsForEver ? kept : base.liftedRow }
}
