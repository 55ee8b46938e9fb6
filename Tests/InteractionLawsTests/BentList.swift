import InteractionLaws

/// A sound list of 30 rows, and, on demand, one thing about it that is not as a table needs it.
struct BentList: ListInteraction {
  /// What is wrong with it.
  enum Fault: Sendable {
    case announcesNothing
    /// Loses a row when it gets another width, and tells nobody.
    case losesARowWhenTurned
    case hasNoHeight, findsRowsFarAbove, drawsNowhere, forgetsTheLastRow, drawsWhatIsAbove, fadesToNowhere
    /// A finger in the lower half of a row reaches the one below it.
    case hitsTheRowBelow
    /// Rows that were edited answer a row's height too low.
    case hitsLateAfterEdits
    /// A tap deletes, or ticks, in any width but its first.
    case deletesWhenTurned, ticksWhenTurned
    /// All rows go down when rows are closed, or with each event.
    case jumpsWhenScrolled, creeps
    /// A row that opens closes all others, and tells nobody.
    case closesOthersSilently
    /// A row that gets its tick gives one to the row below it, too.
    case ticksTheRowBelow
    /// Takes no edits after each second passing of time, or no drags.
    case dependsOnFrames, dragsDependOnFrames
    /// Every other time that any such list reports something, it says that something moves, or it reports nothing.
    case countsAllMotions, countsAllNotices
    case movesForEver
    /// What opens rows goes on moving when it says that nothing moves.
    case movesAtRest
    case keepsRowsOpen, closesOneOfTwo, closesTheExcepted
    /// An open row that is not there.
    case opensWhatIsGone
    /// Draws the lines below all rows whatever is in sight, or says of each row after a tap that it has changed.
    case drawsAllLines, reloadsEachRow
  }

  private var list: MinimalList
  private let fault: Fault?
  /// How often time has passed.
  private var events = 0
  private var width = 320.0
  /// How far all rows are below their positions in the sound list, in points.
  private var lowered = 0.0
  private var isEdited = false
  /// When a row was opened last, and the moment of the last event.
  private var (opened, now): (Time?, Time) = (nil, .zero)

  init(count: Int = 30, fault: Fault? = nil) {
    list = MinimalList(count: count)
    self.fault = fault
  }

  /// What is done to it from outside.
  static let edits = MinimalList.edits.map { edit in
    OwnEvent<BentList>(edit.name) { list, time in
      if list.fault == .dependsOnFrames, list.events.isMultiple(of: 2) { return .none }
      let effects = edit.apply(&list.list, time)
      list.isEdited = true
      return list.fault == .announcesNothing ? .none : effects
    }
  }

  // MARK: Rows

  var sectionCount: Int { list.sectionCount }
  func rowCount(inSection section: Int) -> Int { list.rowCount(inSection: section) }
  func id(for position: RowPosition) -> RowID? { list.id(for: position) }
  func position(of row: RowID) -> RowPosition? { list.position(of: row) }

  var contentHeight: Double { list.contentHeight + lowered }
  func height(of row: RowID) -> Double? { fault == .hasNoHeight ? nil : list.height(of: row) }
  func top(of row: RowID) -> Double? { list.top(of: row).map { $0 + lowered } }
  func row(atHeight y: Double) -> RowID? {
    let above = fault == .findsRowsFarAbove ? 3 * MinimalList.height : 0
    return list.row(atHeight: max(0, y - lowered - above))
  }
  func hit(_ point: Vector, at time: Time) -> RowHit? {
    var y = point.y - lowered
    if fault == .hitsTheRowBelow { y += MinimalList.height / 2 }
    if fault == .hitsLateAfterEdits, isEdited { y -= MinimalList.height }
    return list.hit(Vector(point.x, y), at: time)
  }

  // MARK: What happens

  var openRows: [RowID] { fault == .opensWhatIsGone && list.openRows.isEmpty ? [RowID(-1)] : list.openRows }
  func actions(for row: RowID) -> [InteractionAction] { list.actions(for: row) }

  mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    told(list.perform(action, on: row, at: time), at: time)
  }

  mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
    switch gesture {
    case .closeRows(let exception):
      if fault == .keepsRowsOpen { return .none }
      if fault == .jumpsWhenScrolled { lowered += 15 }
      if fault == .closesTheExcepted { return told(list.handle(.closeRows(except: nil), at: time), at: time) }
      guard fault == .closesOneOfTwo, let first = openRows.first(where: { $0 != exception }) else { break }
      return list.perform(InteractionAction.closeID, on: first, at: time)
    case .tap(let row):
      if fault == .reloadsEachRow {
        return ListEffects(update: ListUpdate(list.ids.indices.map { .reload(.init($0..<$0 + 1)) }))
      }
      guard width != 320 else { break }
      if fault == .ticksWhenTurned { return list.perform("tick", on: row, at: time) }
      if fault == .deletesWhenTurned, let index = list.ids.firstIndex(of: row) { return list.remove(at: index) }
    case .pan:
      if fault == .dragsDependOnFrames, events.isMultiple(of: 2) { return .none }
    case .press, .control, .track, .tapOutside, .pull, .pinch, .hold: break
    }
    return told(list.handle(gesture, at: time), at: time)
  }

  /// How often any such list has reported something: what no value may know.
  nonisolated(unsafe) private static var reports = 0

  private mutating func told(_ effects: ListEffects, at time: Time) -> ListEffects {
    guard let notice = effects.notices.last else { return effects }
    if case .row(let row, .didOpen) = notice {
      opened = time
      if fault == .closesOthersSilently { list.open = [row] }
    }
    if fault == .ticksTheRowBelow, case .own(.didTick, let row) = notice { list.ticked.insert(row.rawValue + 1) }
    unsafe Self.reports += 1
    let isOdd = unsafe Self.reports % 2 == 1
    if fault == .countsAllNotices { return isOdd ? effects : effects.withoutNotices }
    return fault == .countsAllMotions
      ? ListEffects(update: effects.update, notices: effects.notices, startedMotion: isOdd) : effects
  }

  var settles: Time? {
    switch fault {
    case .movesForEver: list.openRows.isEmpty ? nil : Time(1e9)
    case .movesAtRest: opened.flatMap { now < $0 + 0.5 ? $0 + 0.5 : nil }
    default: list.settles
    }
  }
  mutating func advance(to time: Time) {
    events += 1
    now = time
    if fault == .creeps { lowered += 1 }
    list.advance(to: time)
  }
  mutating func resize(toWidth width: Double, at time: Time) {
    if fault == .losesARowWhenTurned, width != self.width { _ = list.remove(at: 0) }
    self.width = width
    list.resize(toWidth: width, at: time)
  }

  // MARK: Drawing

  func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    var rows = list.ids.enumerated().filter { index, _ in
      let top = Double(index) * MinimalList.height + lowered
      return top < viewport.maxY && top + MinimalList.height > viewport.y
    }
    if fault == .forgetsTheLastRow { rows = rows.dropLast() }
    for (index, row) in rows {
      let aside = fault == .movesAtRest ? opened.map { min(1, max(0, time - $0)) } ?? 0 : 0
      let y = fault == .drawsNowhere ? .infinity : Double(index) * MinimalList.height + lowered
      let name = list.open.contains(row) ? "Open" : "Closed"
      var layer = Layer(LayerID(row, .row), name, LayoutRect(aside, y, width, MinimalList.height), fill: .background)
      if fault == .fadesToNowhere { layer.alpha = .nan }
      layers.append(layer)
      if list.isTicked(row) { layers.append(Layer(LayerID(row, .completion), "Tick", layer.frame)) }
    }
    for row in fault == .drawsAllLines ? list.ids : [] {
      layers.append(Layer(LayerID(row, .separator), "Line", LayoutRect(0, 0, width, 1)))
    }
    guard fault == .drawsWhatIsAbove, let row = list.ids.first else { return }
    layers.append(Layer(LayerID(row, .row), "Row", LayoutRect(0, -1000, width, MinimalList.height), fill: .background))
  }
}
