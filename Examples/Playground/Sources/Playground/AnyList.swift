import HeadlessTable
import InteractionCore

/// What the page asks of a list beyond what a table does.
protocol Playable: ListInteraction {
  /// Where a row is and what letting go would do; nil where rows do not move sideways.
  func look(at row: RowID, velocity: Double, time: Time) -> Look?
  /// Where letting go at an offset would lead a row; nil where rows do not move sideways.
  func decision(of row: RowID, _ release: SwipeRelease) -> Rest?
}

/// A row for graphs and checks.
struct Look {
  var offset: Double
  var rest: Rest
  var limits: ClosedRange<Double>
  /// The offset of a row that is open at each side, 0 where it cannot be.
  var leading = 0.0
  var trailing = 0.0
  var isMoving: Bool
  var forecast: ReleaseForecast?
}

/// A list of any design behind a reference, so that the table is compiled once: generic code is compiled for each type.
///
/// It is no value: two copies share the list. The page's tables are never copied, nor used by two threads.
class AnyList: Playable, @unchecked Sendable {
  var sectionCount: Int { 0 }
  func rowCount(inSection section: Int) -> Int { 0 }
  func id(for position: RowPosition) -> RowID? { nil }
  func position(of row: RowID) -> RowPosition? { nil }
  var contentHeight: Double { 0 }
  func height(of row: RowID) -> Double? { nil }
  func top(of row: RowID) -> Double? { nil }
  func row(atHeight y: Double) -> RowID? { nil }
  func hit(_ point: Vector, at time: Time) -> RowHit? { nil }
  func coveredHeight(atTop y: Double, at time: Time) -> Double { 0 }
  var openRows: [RowID] { [] }
  func rowsToClose(besides row: RowID?) -> [RowID] { [] }
  var waitingRows: [RowID] { [] }
  func confirm(_ row: RowID, at time: Time) -> ListEffects { .none }
  func cancel(_ row: RowID, at time: Time) -> ListEffects { .none }
  func openEdge(of row: RowID) -> SwipeEdge? { nil }
  func buttons(_ edge: SwipeEdge, of row: RowID) -> [InteractionAction] { [] }
  func actions(for row: RowID) -> [InteractionAction] { [] }
  func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects { .none }
  func handle(_ gesture: TableGesture, at time: Time) -> ListEffects { .none }
  var gestures: TableGestures { [] }
  var editedRow: RowID? { nil }
  var editedText: String? { nil }
  func type(_ text: String, at time: Time) -> ListEffects { .none }
  func endEditing(at time: Time) -> ListEffects { .none }
  var canUndo: Bool { false }
  func undo(at time: Time) -> ListEffects { .none }
  func spokenRow(_ row: RowID) -> SpokenRow? { nil }
  var liftedRow: RowID? { nil }
  var reducesMotion: Bool {
    get { false }
    set {}
  }
  var animationDuration: Double? {
    get { nil }
    set {}
  }
  var settles: Time? { nil }
  func advance(to time: Time) {}
  func resize(toWidth width: Double, at time: Time) {}
  func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {}
  func look(at row: RowID, velocity: Double, time: Time) -> Look? { nil }
  func decision(of row: RowID, _ release: SwipeRelease) -> Rest? { nil }
}

/// A list of one design behind the reference.
final class AnyListOf<List: Playable>: AnyList, @unchecked Sendable {
  private var list: List

  init(_ list: List) { self.list = list }

  override var sectionCount: Int { list.sectionCount }
  override func rowCount(inSection section: Int) -> Int { list.rowCount(inSection: section) }
  override func id(for position: RowPosition) -> RowID? { list.id(for: position) }
  override func position(of row: RowID) -> RowPosition? { list.position(of: row) }
  override var contentHeight: Double { list.contentHeight }
  override func height(of row: RowID) -> Double? { list.height(of: row) }
  override func top(of row: RowID) -> Double? { list.top(of: row) }
  override func row(atHeight y: Double) -> RowID? { list.row(atHeight: y) }
  override func hit(_ point: Vector, at time: Time) -> RowHit? { list.hit(point, at: time) }
  override func coveredHeight(atTop y: Double, at time: Time) -> Double { list.coveredHeight(atTop: y, at: time) }
  override var openRows: [RowID] { list.openRows }
  override func rowsToClose(besides row: RowID?) -> [RowID] { list.rowsToClose(besides: row) }
  override var waitingRows: [RowID] { list.waitingRows }
  override func confirm(_ row: RowID, at time: Time) -> ListEffects { list.confirm(row, at: time) }
  override func cancel(_ row: RowID, at time: Time) -> ListEffects { list.cancel(row, at: time) }
  override func openEdge(of row: RowID) -> SwipeEdge? { list.openEdge(of: row) }
  override func buttons(_ edge: SwipeEdge, of row: RowID) -> [InteractionAction] { list.buttons(edge, of: row) }
  override func actions(for row: RowID) -> [InteractionAction] { list.actions(for: row) }
  override func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    list.perform(action, on: row, at: time)
  }
  override func handle(_ gesture: TableGesture, at time: Time) -> ListEffects { list.handle(gesture, at: time) }
  override var gestures: TableGestures { list.gestures }
  override var editedRow: RowID? { list.editedRow }
  override var editedText: String? { list.editedText }
  override func type(_ text: String, at time: Time) -> ListEffects { list.type(text, at: time) }
  override func endEditing(at time: Time) -> ListEffects { list.endEditing(at: time) }
  override var canUndo: Bool { list.canUndo }
  override func undo(at time: Time) -> ListEffects { list.undo(at: time) }
  override func spokenRow(_ row: RowID) -> SpokenRow? { list.spokenRow(row) }
  override var liftedRow: RowID? { list.liftedRow }
  override var reducesMotion: Bool {
    get { list.reducesMotion }
    set { list.reducesMotion = newValue }
  }
  override var animationDuration: Double? {
    get { list.animationDuration }
    set { list.animationDuration = newValue }
  }
  override var settles: Time? { list.settles }
  override func advance(to time: Time) { list.advance(to: time) }
  override func resize(toWidth width: Double, at time: Time) { list.resize(toWidth: width, at: time) }
  override func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    list.draw(viewport: viewport, at: time, into: &layers)
  }
  override func look(at row: RowID, velocity: Double, time: Time) -> Look? {
    list.look(at: row, velocity: velocity, time: time)
  }
  override func decision(of row: RowID, _ release: SwipeRelease) -> Rest? { list.decision(of: row, release) }
}
