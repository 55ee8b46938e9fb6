package import InteractionLaws

/// A sound list of 30 rows, or one with a single fault that a table notices.
package struct BentList: ListDecorator {
  /// What is wrong with it.
  package enum Fault: Sendable {
    /// Reports no edit.
    case announcesNothing
    /// Loses a row without a report when it gets another width.
    case losesARowWhenTurned
    /// Has rows of height 0.
    case hasNoHeight
    /// Finds three rows further up whatever it is asked for.
    case findsRowsFarAbove
    /// Paints its rows at height NaN.
    case drawsNowhere
    /// Does not paint the last row in sight.
    case forgetsTheLastRow
    /// Paints its first row far above the screen as well.
    case drawsWhatIsAbove
    /// Paints all rows, whatever is in sight.
    case drawsAllRows
    /// Paints its rows with opacity NaN.
    case fadesToNowhere
    /// Takes a finger in the lower half of a row for one on the row below.
    case hitsTheRowBelow
    /// Takes a finger for one on the row above, once it has been edited.
    case hitsLateAfterEdits
    /// Gives the rows' positions before an edit, until time passes.
    case findsTopsLate
    /// Reloads everything after an edit, and gives the rows' positions before it, until time passes.
    case reloadsAllAndFindsTopsLate
    /// Deletes a row at a tap in any width but its first.
    case deletesWhenTurned
    /// Ticks a row at a tap in any width but its first.
    case ticksWhenTurned
    /// Lets all rows go down 15 points when rows are closed.
    case jumpsWhenScrolled
    /// Lets all rows go down a point with each event.
    case creeps
    /// Closes all rows but the one that opens, without a report.
    case closesOthersSilently
    /// Ticks the row below, too.
    case ticksTheRowBelow
    /// Takes no edits after every other passing of time.
    case dependsOnFrames
    /// Takes no drags after every other passing of time.
    case dragsDependOnFrames
    /// Takes no taps after every other passing of time.
    case tapsDependOnFrames
    /// Reports a motion with every other report of any copy.
    case countsAllMotions
    /// Reports every other notice of all copies.
    case countsAllNotices
    /// Claims to move for thirty years once a row is open.
    case neverStopsMoving
    /// Goes on moving after the time at which it claims to settle.
    case movesAtRest
    /// Closes no row.
    case keepsRowsOpen
    /// Closes one of the rows that are open.
    case closesOneOfTwo
    /// Closes the exempted row, too.
    case closesTheExempted
    /// Lists a row as open that does not exist.
    case opensWhatIsGone
    /// Paints the lines below all rows, whatever is in sight.
    case drawsAllLines
    /// Slides all rows aside when one has been opened, and claims that they are still.
    case saysMovingRowsAreStill
    /// Paints rows the farther aside, the lower they are on the screen, and claims that they are still.
    case paintsByHeightInSight
    /// Slides all rows aside under a finger that drags one, and claims that they are still.
    case saysDraggedRowsAreStill
    /// Reports every row as changed after a tap.
    case reloadsEachRow
  }

  package var base: BreakableList
  private let fault: Fault?
  /// How often time has passed.
  private var events = 0
  private var width = 320.0
  /// How far all rows are below their positions in the sound list, in points.
  private var lowered = 0.0
  private var isEdited = false
  /// The rows before the last edit, as long as the positions are those of before.
  private var former: [RowID]?
  /// How often any copy has reported something.
  private let reports = Counter()
  /// How far a finger has dragged a row aside, in points; 0 without one.
  private var dragged = 0.0
  /// When a row was opened last, and the moment of the last event.
  private var (opened, now): (Time?, Time) = (nil, .zero)

  package init(count: Int = 30, fault: Fault? = nil) {
    base = BreakableList(count: count)
    self.fault = fault
  }

  /// The edits that an app makes.
  package static let edits = BreakableList.edits.map { edit in
    CustomEvent<BentList>(edit.name) { list, time in
      if list.fault == .dependsOnFrames, list.events.isMultiple(of: 2) { return .none }
      let reloadsAll = list.fault == .reloadsAllAndFindsTopsLate
      if list.fault == .findsTopsLate || reloadsAll { list.former = list.base.ids }
      let effects = edit.apply(&list.base, time)
      list.isEdited = true
      if reloadsAll { return ListEffects(update: ListUpdate([.reloadAll]), notices: effects.notices) }
      return list.fault == .announcesNothing ? .none : effects
    }
  }

  // MARK: Rows

  package var contentHeight: Double { base.contentHeight + lowered }
  package func height(of row: RowID) -> Double? { fault == .hasNoHeight ? nil : base.height(of: row) }
  package func top(of row: RowID) -> Double? {
    if let index = former?.firstIndex(of: row), base.top(of: row) != nil { return Double(index) * BreakableList.height }
    return base.top(of: row).map { $0 + lowered }
  }
  package func row(atY y: Double) -> RowID? {
    let above = fault == .findsRowsFarAbove ? 3 * BreakableList.height : 0
    return base.row(atY: max(0, y - lowered - above))
  }
  package func hit(_ point: Vector, at time: Time) -> RowHit? {
    var y = point.y - lowered
    if fault == .hitsTheRowBelow { y += BreakableList.height / 2 }
    if fault == .hitsLateAfterEdits, isEdited { y -= BreakableList.height }
    return base.hit(Vector(point.x, y), at: time)
  }

  // MARK: Events

  package var openRows: [RowID] { fault == .opensWhatIsGone && base.openRows.isEmpty ? [RowID(-1)] : base.openRows }

  package func rowsToClose(after change: TableChange, except row: RowID?, at time: Time) -> [RowID] {
    openRows.filter { $0 != row }
  }

  package mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    told(base.perform(action, on: row, at: time), at: time)
  }

  package mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
    switch gesture {
    case .closeRows(let change, let exception):
      if fault == .keepsRowsOpen { return .none }
      if fault == .jumpsWhenScrolled { lowered += 15 }
      if fault == .closesTheExempted {
        return told(base.handle(.closeRows(after: change, except: nil), at: time), at: time)
      }
      guard fault == .closesOneOfTwo, let first = openRows.first(where: { $0 != exception }) else { break }
      return base.perform(InteractionAction.closeID, on: first, at: time)
    case .tap(let row):
      if fault == .reloadsEachRow {
        return ListEffects(update: ListUpdate(base.ids.indices.map { .reload(.init($0..<$0 + 1)) }))
      }
      if fault == .tapsDependOnFrames, events.isMultiple(of: 2) { return .none }
      guard width != 320 else { break }
      if fault == .ticksWhenTurned { return base.perform("tick", on: row, at: time) }
      if fault == .deletesWhenTurned, let index = base.ids.firstIndex(of: row) { return base.remove(at: index) }
    case .pan(_, let sample):
      dragged = sample.phase == .changed ? sample.translation.x.madeFinite : 0
      if fault == .dragsDependOnFrames, events.isMultiple(of: 2) { return .none }
    case .press, .control, .track, .tapOutside, .pull, .pinch, .hold: break
    }
    return told(base.handle(gesture, at: time), at: time)
  }

  private mutating func told(_ effects: ListEffects, at time: Time) -> ListEffects {
    guard let notice = effects.notices.last else { return effects }
    if case .row(let row, .didOpen) = notice {
      opened = time
      if fault == .closesOthersSilently { base.open = [row] }
    }
    if fault == .ticksTheRowBelow, case .custom(.didTick, let row) = notice { base.ticked.insert(row.rawValue + 1) }
    let isOdd = reports.countsOdd()
    if fault == .countsAllNotices { return isOdd ? effects : effects.withoutNotices }
    return fault == .countsAllMotions
      ? ListEffects(update: effects.update, notices: effects.notices, startedMotion: isOdd) : effects
  }

  package var settleTime: Time? {
    switch fault {
    case .neverStopsMoving: base.openRows.isEmpty ? nil : Time(1e9)
    case .saysMovingRowsAreStill: opened.flatMap { now < $0 + 1 ? $0 + 1 : nil }
    case .movesAtRest: opened.flatMap { now < $0 + 0.5 ? $0 + 0.5 : nil }
    default: base.settleTime
    }
  }
  package mutating func advance(to time: Time) {
    events += 1
    now = time
    former = nil
    if fault == .creeps { lowered += 1 }
    base.advance(to: time)
  }
  package mutating func resize(toWidth width: Double, at time: Time) {
    if fault == .losesARowWhenTurned, width != self.width { _ = base.remove(at: 0) }
    self.width = width
    base.resize(toWidth: width, at: time)
  }

  // MARK: Drawing

  package func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    var rows = base.ids.enumerated().filter { index, _ in
      let top = Double(index) * BreakableList.height + lowered
      return fault == .drawsAllRows || top < viewport.maxY && top + BreakableList.height > viewport.y
    }
    if fault == .forgetsTheLastRow { rows = rows.dropLast() }
    for (index, row) in rows {
      let slides = fault == .movesAtRest || fault == .saysMovingRowsAreStill
      var aside = slides ? opened.map { min(1, max(0, time - $0)) } ?? 0 : 0
      let y = fault == .drawsNowhere ? .infinity : Double(index) * BreakableList.height + lowered
      if fault == .paintsByHeightInSight { aside = (y - viewport.y) / 10 }
      if fault == .saysDraggedRowsAreStill { aside = dragged }
      let name = base.open.contains(row) ? "Open" : "Closed"
      var layer = Layer(LayerID(row, .row), name, LayoutRect(aside, y, width, BreakableList.height), fill: .background)
      if fault == .fadesToNowhere { layer.alpha = .nan }
      layers.appendRow(row, top: y, isStill: fault != .movesAtRest) { layers in
        layers.append(layer)
        if base.isTicked(row) { layers.append(Layer(LayerID(row, .completion), "Tick", layer.frame)) }
      }
    }
    for row in fault == .drawsAllLines ? base.ids : [] {
      layers.append(Layer(LayerID(row, .separator), "Line", LayoutRect(0, 0, width, 1)))
    }
    guard fault == .drawsWhatIsAbove, let row = base.ids.first else { return }
    layers.append(
      Layer(LayerID(row, .row), "Row", LayoutRect(0, -1000, width, BreakableList.height), fill: .background))
  }
}
