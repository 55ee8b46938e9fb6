import HeadlessTable
import InteractionCore

/// The requirements of a list that the page has in addition to those of a table.
protocol Playable: ListInteraction {
  /// Returns a row's position and the forecast of a release; nil if there is no such row, or rows do not move sideways.
  func look(at row: RowID, velocity: Double, time: Time) -> Look?
  /// Returns the resting position to which a release would lead a row; nil if rows do not move sideways.
  func decision(of row: RowID, _ release: SwipeRelease) -> Rest?
}

/// The values of a row for graphs and checks.
struct Look {
  var offset: Double
  var rest: Rest
  var limits: ClosedRange<Double>
  /// The offsets of the row when open on each side; 0 for a side that cannot open.
  var leading = 0.0
  var trailing = 0.0
  var isMoving: Bool
  var forecast: ReleaseForecast?
}

/// A list of any design behind a reference, so that the table is compiled only once, and not for each type of list.
///
/// It has reference semantics: two copies share the list. The page's tables are never copied, nor used by two threads.
class AnyList: Playable, @unchecked Sendable {
  var sectionCount: Int { 0 }
  func rowCount(inSection section: Int) -> Int { 0 }
  func id(for position: RowPosition) -> RowID? { nil }
  func position(of row: RowID) -> RowPosition? { nil }
  var contentHeight: Double { 0 }
  func height(of row: RowID) -> Double? { nil }
  func top(of row: RowID) -> Double? { nil }
  func row(atY y: Double) -> RowID? { nil }
  func hit(_ point: Vector, at time: Time) -> RowHit? { nil }
  func coveredHeight(atTop y: Double, at time: Time) -> Double { 0 }
  var openRows: [RowID] { [] }
  func rowsToClose(after change: TableChange, except row: RowID?, at time: Time) -> [RowID] { [] }
  var waitingRows: [RowID] { [] }
  func confirm(_ row: RowID, at time: Time) -> ListEffects { .none }
  func cancel(_ row: RowID, at time: Time) -> ListEffects { .none }
  func openEdge(of row: RowID) -> SwipeEdge? { nil }
  func buttons(_ edge: SwipeEdge, of row: RowID) -> [InteractionAction] { [] }
  func canDrag(_ row: RowID, uncovering edge: SwipeEdge, at time: Time) -> Bool { false }
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
  var revertsOnSpill: Bool { false }
  var reducesMotion: Bool {
    get { false }
    set {}
  }
  var animationDuration: Double? {
    get { nil }
    set {}
  }
  var settleTime: Time? { nil }
  func advance(to time: Time) {}
  func resize(toWidth width: Double, at time: Time) {}
  func setHeights(_ changes: [HeightChange], animated: Bool, at time: Time) -> ListEffects { .none }
  func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {}
  func look(at row: RowID, velocity: Double, time: Time) -> Look? { nil }
  func decision(of row: RowID, _ release: SwipeRelease) -> Rest? { nil }
}

/// A list of one design behind the reference.
final class AnyListOf<List: Playable>: AnyList, @unchecked Sendable {
  private var list: List

  init(_ list: List) { self.list = list }

  /// Queries the list in place, because calling a nonmutating method directly would copy the list first.
  private func ask<Said>(_ question: (inout List) -> Said) -> Said { question(&list) }

  override var sectionCount: Int { ask { $0.sectionCount } }
  override func rowCount(inSection section: Int) -> Int { ask { $0.rowCount(inSection: section) } }
  override func id(for position: RowPosition) -> RowID? { ask { $0.id(for: position) } }
  override func position(of row: RowID) -> RowPosition? { ask { $0.position(of: row) } }
  override var contentHeight: Double { ask { $0.contentHeight } }
  override func height(of row: RowID) -> Double? { ask { $0.height(of: row) } }
  override func top(of row: RowID) -> Double? { ask { $0.top(of: row) } }
  override func row(atY y: Double) -> RowID? { ask { $0.row(atY: y) } }
  override func hit(_ point: Vector, at time: Time) -> RowHit? { ask { $0.hit(point, at: time) } }
  override func coveredHeight(atTop y: Double, at time: Time) -> Double { ask { $0.coveredHeight(atTop: y, at: time) } }
  override var openRows: [RowID] { ask { $0.openRows } }
  override func rowsToClose(after change: TableChange, except row: RowID?, at time: Time) -> [RowID] {
    ask { $0.rowsToClose(after: change, except: row, at: time) }
  }
  override var waitingRows: [RowID] { ask { $0.waitingRows } }
  override func confirm(_ row: RowID, at time: Time) -> ListEffects { list.confirm(row, at: time) }
  override func cancel(_ row: RowID, at time: Time) -> ListEffects { list.cancel(row, at: time) }
  override func openEdge(of row: RowID) -> SwipeEdge? { ask { $0.openEdge(of: row) } }
  override func buttons(_ edge: SwipeEdge, of row: RowID) -> [InteractionAction] { ask { $0.buttons(edge, of: row) } }
  override func canDrag(_ row: RowID, uncovering edge: SwipeEdge, at time: Time) -> Bool {
    ask { $0.canDrag(row, uncovering: edge, at: time) }
  }
  override func actions(for row: RowID) -> [InteractionAction] { ask { $0.actions(for: row) } }
  override func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    list.perform(action, on: row, at: time)
  }
  override func handle(_ gesture: TableGesture, at time: Time) -> ListEffects { list.handle(gesture, at: time) }
  override var gestures: TableGestures { ask { $0.gestures } }
  override var editedRow: RowID? { ask { $0.editedRow } }
  override var editedText: String? { ask { $0.editedText } }
  override func type(_ text: String, at time: Time) -> ListEffects { list.type(text, at: time) }
  override func endEditing(at time: Time) -> ListEffects { list.endEditing(at: time) }
  override var canUndo: Bool { ask { $0.canUndo } }
  override func undo(at time: Time) -> ListEffects { list.undo(at: time) }
  override func spokenRow(_ row: RowID) -> SpokenRow? { ask { $0.spokenRow(row) } }
  override var liftedRow: RowID? { ask { $0.liftedRow } }
  override var revertsOnSpill: Bool { ask { $0.revertsOnSpill } }
  override var reducesMotion: Bool {
    get { ask { $0.reducesMotion } }
    set { list.reducesMotion = newValue }
  }
  override var animationDuration: Double? {
    get { ask { $0.animationDuration } }
    set { list.animationDuration = newValue }
  }
  override var settleTime: Time? { ask { $0.settleTime } }
  override func advance(to time: Time) { list.advance(to: time) }
  override func resize(toWidth width: Double, at time: Time) { list.resize(toWidth: width, at: time) }
  override func setHeights(_ changes: [HeightChange], animated: Bool, at time: Time) -> ListEffects {
    list.setHeights(changes, animated: animated, at: time)
  }
  override func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    ask { $0.draw(viewport: viewport, at: time, into: &layers) }
  }
  override func look(at row: RowID, velocity: Double, time: Time) -> Look? {
    ask { $0.look(at: row, velocity: velocity, time: time) }
  }
  override func decision(of row: RowID, _ release: SwipeRelease) -> Rest? { ask { $0.decision(of: row, release) } }
}
