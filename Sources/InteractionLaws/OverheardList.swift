/// A list that writes down what a table tells it, and counts what it is asked.
struct OverheardList<List: ListInteraction>: ListInteraction {
  var list: List
  /// Counts look-ups, where that is asked for.
  var tally: Tally?
  /// The latest gestures that were handled, the latest last.
  private var heard: [TableGesture] = []
  /// How many gestures were ever handled.
  private(set) var count = 0

  /// How many gestures are kept at most: far more than one event sends.
  private static var capacity: Int { 64 }

  init(_ list: List, tally: Tally? = nil) {
    self.list = list
    self.tally = tally
  }

  /// The gestures that were handled since there were this many.
  func heard(since count: Int) -> ArraySlice<TableGesture> { heard.suffix(self.count - count) }

  mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
    if heard.count == Self.capacity { heard.removeFirst(Self.capacity / 2) }
    heard.append(gesture)
    count += 1
    return list.handle(gesture, at: time)
  }

  // MARK: What is asked

  var sectionCount: Int { list.sectionCount }
  func rowCount(inSection section: Int) -> Int {
    tally?.add(1)
    return list.rowCount(inSection: section)
  }
  func id(for position: RowPosition) -> RowID? {
    tally?.add(1)
    return list.id(for: position)
  }
  func position(of row: RowID) -> RowPosition? {
    tally?.add(1)
    return list.position(of: row)
  }
  var contentHeight: Double { list.contentHeight }
  func height(of row: RowID) -> Double? {
    tally?.add(1)
    return list.height(of: row)
  }
  func top(of row: RowID) -> Double? {
    tally?.add(1)
    return list.top(of: row)
  }
  func row(atHeight y: Double) -> RowID? {
    tally?.add(1)
    return list.row(atHeight: y)
  }
  func hit(_ point: Vector, at time: Time) -> RowHit? {
    tally?.add(1)
    return list.hit(point, at: time)
  }
  var openRows: [RowID] {
    let open = list.openRows
    tally?.add(open.count)
    return open
  }
  func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    let before = layers.count
    list.draw(viewport: viewport, at: time, into: &layers)
    tally?.add(layers.count - before)
  }

  // MARK: What is passed on

  func coveredHeight(atTop y: Double, at time: Time) -> Double { list.coveredHeight(atTop: y, at: time) }
  func openEdge(of row: RowID) -> SwipeEdge? { list.openEdge(of: row) }
  func buttons(_ edge: SwipeEdge, of row: RowID) -> [InteractionAction] { list.buttons(edge, of: row) }
  func actions(for row: RowID) -> [InteractionAction] { list.actions(for: row) }
  mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    list.perform(action, on: row, at: time)
  }
  func rowsToClose(after change: TableChange, besides row: RowID?, at time: Time) -> [RowID] {
    let rows = list.rowsToClose(after: change, besides: row, at: time)
    tally?.add(rows.count)
    return rows
  }
  var waitingRows: [RowID] { list.waitingRows }
  mutating func confirm(_ row: RowID, at time: Time) -> ListEffects { list.confirm(row, at: time) }
  mutating func cancel(_ row: RowID, at time: Time) -> ListEffects { list.cancel(row, at: time) }
  var gestures: TableGestures { list.gestures }
  var editedRow: RowID? { list.editedRow }
  var editedText: String? { list.editedText }
  mutating func type(_ text: String, at time: Time) -> ListEffects { list.type(text, at: time) }
  mutating func endEditing(at time: Time) -> ListEffects { list.endEditing(at: time) }
  var canUndo: Bool { list.canUndo }
  mutating func undo(at time: Time) -> ListEffects { list.undo(at: time) }
  func canDrag(_ row: RowID, uncovering edge: SwipeEdge, at time: Time) -> Bool {
    list.canDrag(row, uncovering: edge, at: time)
  }
  func spokenRow(_ row: RowID) -> SpokenRow? { list.spokenRow(row) }
  var liftedRow: RowID? { list.liftedRow }
  var reducesMotion: Bool {
    get { list.reducesMotion }
    set { list.reducesMotion = newValue }
  }
  var animationDuration: Double? {
    get { list.animationDuration }
    set { list.animationDuration = newValue }
  }
  var settles: Time? { list.settles }
  mutating func advance(to time: Time) { list.advance(to: time) }
  mutating func setHeights(_ changes: [HeightChange], animated: Bool, at time: Time) -> ListEffects {
    list.setHeights(changes, animated: animated, at: time)
  }
  mutating func resize(toWidth width: Double, at time: Time) { list.resize(toWidth: width, at: time) }
}

/// A number that only grows; a search is one thread.
final class Tally: @unchecked Sendable {
  private(set) var count = 0

  func add(_ number: Int) { count += number }
}

extension TableGesture {
  /// The row that a finger has reached with it, if it is about one.
  var row: RowID? {
    switch self {
    case .pan(let row, _), .tap(let row), .press(let row, _, _, _), .control(let row, _), .track(let row, _): row
    case .closeRows, .tapOutside, .pull, .pinch, .hold: nil
    }
  }
}
