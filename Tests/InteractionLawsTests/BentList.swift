import InteractionLaws

/// A sound list of 30 rows, and, on demand, one thing about it that is not as a table needs it.
struct BentList: ListInteraction {
  /// What is wrong with it.
  enum Fault: Sendable {
    case announcesNothing, keepsRowsOpen, opensWhatIsGone
    /// Other rows with every event, unannounced, and an open one that is not among them.
    case exchangesItsRows
    case hasNoHeight, findsRowsFarAbove
    case drawsNowhere, forgetsTheLastRow, drawsWhatIsAbove
    /// Loses a row when it gets another width, and tells nobody.
    case losesARowWhenTurned
    /// A tap deletes in any width but its first.
    case deletesWhenTurned
    /// Takes no edits after each second passing of time.
    case dependsOnFrames
  }

  private var list = MinimalList(count: 30)
  private let fault: Fault?
  /// How often time has passed.
  private var events = 0
  private var width = 320.0

  init(fault: Fault?) { self.fault = fault }

  /// What is done to it from outside.
  static let edits = MinimalList.edits.map { edit in
    OwnEvent<BentList>(edit.name) { list, time in
      if list.fault == .dependsOnFrames, list.events.isMultiple(of: 2) { return .none }
      let effects = edit.apply(&list.list, time)
      return list.fault == .announcesNothing ? .none : effects
    }
  }

  // MARK: Rows

  var sectionCount: Int { list.sectionCount }
  func rowCount(inSection section: Int) -> Int { list.rowCount(inSection: section) }
  func id(for position: RowPosition) -> RowID? {
    let shift = fault == .exchangesItsRows ? 100 * events : 0
    return list.id(for: position).map { RowID($0.rawValue + shift) }
  }
  func position(of row: RowID) -> RowPosition? { list.position(of: row) }

  var contentHeight: Double { list.contentHeight }
  func height(of row: RowID) -> Double? { fault == .hasNoHeight ? nil : list.height(of: row) }
  func top(of row: RowID) -> Double? { list.top(of: row) }
  func row(atHeight y: Double) -> RowID? {
    list.row(atHeight: fault == .findsRowsFarAbove ? max(0, y - 3 * MinimalList.height) : y)
  }
  func hit(_ point: Vector, at time: Time) -> RowHit? { list.hit(point, at: time) }

  // MARK: What happens

  var openRows: [RowID] {
    switch fault {
    case .opensWhatIsGone, .exchangesItsRows: list.openRows.isEmpty ? [RowID(-1)] : list.openRows
    case .announcesNothing, .keepsRowsOpen, .hasNoHeight, .findsRowsFarAbove, .drawsNowhere, .forgetsTheLastRow,
      .drawsWhatIsAbove, .losesARowWhenTurned, .deletesWhenTurned, .dependsOnFrames, nil:
      list.openRows
    }
  }
  func actions(for row: RowID) -> [InteractionAction] { list.actions(for: row) }

  mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    list.perform(action, on: row, at: time)
  }

  mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
    if fault == .keepsRowsOpen, case .closeRows = gesture { return .none }
    if fault == .deletesWhenTurned, width != 320, case .tap(let row) = gesture, let index = list.ids.firstIndex(of: row)
    {
      return list.remove(at: index)
    }
    return list.handle(gesture, at: time)
  }

  var settles: Time? {
    switch fault {
    // A list that moves may draw other rows than those that will be in sight, so more is looked at.
    case .drawsWhatIsAbove, .hasNoHeight, .findsRowsFarAbove: Time(Time.latest)
    case .announcesNothing, .keepsRowsOpen, .opensWhatIsGone, .exchangesItsRows, .drawsNowhere, .forgetsTheLastRow,
      .losesARowWhenTurned, .deletesWhenTurned, .dependsOnFrames, nil:
      list.settles
    }
  }
  mutating func advance(to time: Time) {
    events += 1
    list.advance(to: time)
  }
  mutating func resize(toWidth width: Double, at time: Time) {
    if fault == .losesARowWhenTurned, width != self.width { _ = list.remove(at: 0) }
    self.width = width
    list.resize(toWidth: width, at: time)
  }

  // MARK: Drawing

  func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    var rows = list.ids.filter { row in
      guard let top = list.top(of: row) else { return false }
      return top < viewport.maxY && top + MinimalList.height > viewport.y
    }
    if fault == .forgetsTheLastRow { rows = rows.dropLast() }
    for row in rows {
      let y = fault == .drawsNowhere ? .infinity : list.top(of: row) ?? 0
      layers.append(Layer(LayerID(row, .row), "Row", LayoutRect(0, y, 320, MinimalList.height), fill: .background))
    }
    guard fault == .drawsWhatIsAbove, let row = list.ids.first else { return }
    layers.append(Layer(LayerID(row, .row), "Row", LayoutRect(0, -1000, 320, MinimalList.height), fill: .background))
  }
}
