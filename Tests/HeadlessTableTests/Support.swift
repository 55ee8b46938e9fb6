import ConstraintSwipe
import HeadlessTable

typealias SwipeTable = HeadlessTable<SwipeList<ConstraintSwipe>>

/// A table, 480 points high, of rows 44 points high.
///
/// At its trailing edge each has "delete" outermost, then "more", both 80 points wide.
/// With 30 rows its content is 1320 points high and scrolls by 840.
func makeTable(
  count: Int = 30, leading: [InteractionAction] = [], direction: ReadingDirection = .leftToRight,
  policies: TablePolicies = TablePolicies()
) -> SwipeTable {
  let row = ConstraintSwipe(
    width: 320, height: 44, leading: leading,
    trailing: [
      InteractionAction(id: "delete", title: "Delete", role: .destructive, width: 80),
      InteractionAction(id: "more", title: "More", width: 80),
    ])
  return HeadlessTable(
    SwipeList(of: row, count: count), width: 320, height: 480, direction: direction, policies: policies)
}

/// A list of plain rows, 44 points high, that writes down what it receives.
///
/// What lies at x = 240 or beyond is taken as the outermost trailing button.
struct RecordingList: ListInteraction {
  let count: Int
  let gestures: TableGestures
  private(set) var received: [TableGesture] = []
  /// Of what was received, what came at a moment to which the list had not been advanced.
  private(set) var untidied: [TableGesture] = []
  private(set) var liftedRow: RowID?
  private var present: Time?
  /// The row into which text is typed; the first one grows by a line with each text.
  var editedRow: RowID?
  private var growth = 0.0

  init(count: Int = 30, gestures: TableGestures = []) {
    self.count = count
    self.gestures = gestures
  }

  /// The samples of drags among what was received.
  var samples: [PanSample] { received.compactMap { if case .pan(_, let sample) = $0 { sample } else { nil } } }

  var sectionCount: Int { 1 }
  func rowCount(inSection section: Int) -> Int { count }
  func id(for position: RowPosition) -> RowID? { RowID(position.row) }
  func position(of row: RowID) -> RowPosition? { RowPosition(row: row.rawValue) }
  var contentHeight: Double { Double(count) * 44 + growth }
  func height(of row: RowID) -> Double? { row == RowID(0) ? 44 + growth : 44 }
  func top(of row: RowID) -> Double? { row == RowID(0) ? 0 : Double(row.rawValue) * 44 + growth }
  func row(atHeight y: Double) -> RowID? {
    y >= 0 && y < contentHeight ? RowID(max(0, Int((y - growth) / 44))) : nil
  }
  mutating func type(_ text: String, at time: Time) -> ListEffects {
    growth += 20
    return ListEffects(update: ListUpdate([.reload(.init(0..<1))]))
  }
  func hit(_ point: Vector, at time: Time) -> RowHit? {
    row(atHeight: point.y).map { RowHit(row: $0, part: point.x >= 240 ? .action(.trailing, 0) : .content) }
  }
  var openRows: [RowID] = []
  func actions(for row: RowID) -> [InteractionAction] { [] }
  mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects { .none }
  mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
    received.append(gesture)
    if present != time { untidied.append(gesture) }
    if case .hold(let phase, let y, let offset) = gesture {
      liftedRow = phase == .began || phase == .changed ? row(atHeight: y + offset) : nil
    }
    return .none
  }
  var settles: Time? { nil }
  mutating func advance(to time: Time) { present = time }
  mutating func resize(toWidth width: Double, at time: Time) {}
  func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {}
}

/// A table of rows that write down what they hear.
func makeRecorder(
  count: Int = 30, direction: ReadingDirection = .leftToRight, gestures: TableGestures = []
) -> HeadlessTable<RecordingList> {
  HeadlessTable(RecordingList(count: count, gestures: gestures), width: 320, height: 480, direction: direction)
}
