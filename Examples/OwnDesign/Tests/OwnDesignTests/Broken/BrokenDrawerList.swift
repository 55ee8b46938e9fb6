import InteractionReplay
import OwnDesign

/// A list of drawers, and on demand one thing about it that a person would notice.
struct BrokenDrawerList: ListDecorator {
  /// What is broken.
  enum Fault: String, CaseIterable {
    case paintsNoLastRow = "a list leaves its last row unpainted"
    case paintsAside = "a list paints everything ten points aside"
    case paintsTooFast = "a list paints a motion in a tenth of its time"

    case hitsAPointLower = "a touch finds the row a point further down"
    case hitsTheNextRow = "a touch finds the next row while something moves"
    case tellsAnotherDeleted = "`didDelete` names another row than the one that went"
    case tellsAnotherPressed = "a press is reported as the next row's"
    case deletesTheRowBelow = "a press deletes the row below"
    case hitsNoButton = "no button is found under a finger"
    case hitsBelow = "a touch below the last row finds it"

    case keepsRowsOpen = "`closeRows` does nothing"
    case closesOneOfTwo = "`closeRows` closes one of two rows"

    case tellsNoMotion = "no `startedMotion`"
    case tellsDeletedTwice = "`didDelete` twice"
    case movesAtOnce = "rows travel, but for one that is moved"
    case movesTooLong = "a list says that it moves half a second too long"
    case keepsHeights = "a row that is gone has a height"
    case keepsActions = "a row that is gone has actions"

    case closesOthers = "a row that opens closes the others, and tells nobody"
  }

  var base: SwipeList<BrokenDrawer>
  let fault: Fault?
  /// The last row that has gone.
  private var gone: RowID?
  /// When something began to move last.
  private var start = Time.zero

  init(_ fault: Fault? = nil, of row: BrokenDrawer = BrokenDrawer(), count: Int = 4) {
    base = SwipeList(of: row, count: count)
    self.fault = fault
  }

  /// What is done to it from outside.
  static let edits: [OwnEvent<BrokenDrawerList>] = [
    OwnEvent("remove the first") { list, time in
      guard let row = list.id(for: RowPosition(row: 0)) else { return .none }
      return list.told(list.base.remove(row, at: time), at: time)
    },
    OwnEvent("move the first down") { list, time in
      guard let row = list.id(for: RowPosition(row: 0)) else { return .none }
      let effects = list.base.move(row, to: 2, at: time)
      guard list.fault == .movesAtOnce else { return list.told(effects, at: time) }
      list.base.advance(to: time + 60)
      return ListEffects(update: effects.update, notices: effects.notices)
    },
  ]

  // MARK: What happens

  mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    told(base.perform(action, on: row, at: time), at: time)
  }

  mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
    switch gesture {
    case .closeRows(_, let exception):
      if fault == .keepsRowsOpen { return .none }
      guard fault == .closesOneOfTwo, let first = openRows.first(where: { $0 != exception }) else { break }
      return told(base.perform(InteractionAction.closeID, on: first, at: time), at: time)
    case .press(let row, let edge, let index, .up) where fault == .deletesTheRowBelow:
      guard let below = rowBelow(row), base.row(row).actions(edge).indices.contains(index),
        base.row(row).actions(edge)[index].role == .destructive, base.row(row).isShown(edge, index, at: time)
      else { break }
      return told(base.remove(below, at: time), at: time)
    case .pan, .tap, .press, .control, .track, .tapOutside, .pull, .pinch, .hold: break
    }
    return told(base.handle(gesture, at: time), at: time)
  }

  private func rowBelow(_ row: RowID) -> RowID? {
    position(of: row).flatMap { id(for: RowPosition(row: $0.row + 1)) }
  }

  /// What an event has caused, as this list tells it.
  private mutating func told(_ effects: ListEffects, at time: Time) -> ListEffects {
    if effects.startedMotion { start = time }
    var notices: [ListNotice] = []
    for notice in effects.notices {
      switch (fault, notice) {
      case (.tellsAnotherDeleted, .didDelete(let row)): notices.append(.didDelete(RowID(row.rawValue + 1)))
      case (.tellsDeletedTwice, .didDelete): notices += [notice, notice]
      case (.tellsAnotherPressed, .row(let row, .didPress(let edge, let index))):
        notices.append(.row(rowBelow(row) ?? row, .didPress(edge, index)))
      default: notices.append(notice)
      }
      if case .didDelete(let row) = notice { gone = row }
      if fault == .closesOthers, case .row(let row, .didOpen) = notice { closeOthers(than: row, at: time) }
    }
    let moves = effects.startedMotion && fault != .tellsNoMotion
    return ListEffects(update: effects.update, notices: notices, startedMotion: moves)
  }

  private mutating func closeOthers(than row: RowID, at time: Time) {
    for other in openRows where other != row { _ = base.perform(InteractionAction.closeID, on: other, at: time) }
  }

  // MARK: What a table asks

  func height(of row: RowID) -> Double? { fault == .keepsHeights && row == gone ? 44 : base.height(of: row) }

  func actions(for row: RowID) -> [InteractionAction] {
    fault == .keepsActions && row == gone ? [.flag, .delete, .more] : base.actions(for: row)
  }

  func hit(_ point: Vector, at time: Time) -> RowHit? {
    var point = point
    if fault == .hitsAPointLower { point.y += 1 }
    if fault == .hitsTheNextRow, settles != nil { point.y += 44 }
    if fault == .hitsBelow { point.y = min(point.y, contentHeight - 1) }
    let hit = base.hit(point, at: shown(time))
    return fault == .hitsNoButton ? hit.map { RowHit(row: $0.row, part: .content) } : hit
  }

  var settles: Time? { base.settles.map { fault == .movesTooLong ? $0 + 0.5 : $0 } }

  mutating func advance(to time: Time) {
    if fault == .movesTooLong, let settles, time < settles { return }
    base.advance(to: time)
  }

  // MARK: Paint

  /// The moment that is shown.
  private func shown(_ time: Time) -> Time { fault == .paintsTooFast ? start + (time - start) * 10 : time }

  func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    let last = id(for: RowPosition(row: base.count - 1))
    for var layer in baseLayers(viewport, at: shown(time)) where fault != .paintsNoLastRow || layer.id.row != last {
      if fault == .paintsAside { layer.frame.x += 10 }
      layers.append(layer)
    }
  }
}
