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
/// What lies at x = 240 or beyond is taken as the outermost trailing button. All rows look otherwise after whatever is not a
/// mere sample of a drag.
struct RecordingList: ListInteraction {
  let count: Int
  let gestures: TableGestures
  /// What a finger meets left of the buttons.
  var part = RowHit.Part.content
  /// How much of a viewport is covered at its top, in points.
  var covered = 0.0
  /// Whether the first row grows by a line with everything that is not a mere sample of a drag.
  var growsWithGestures = false
  /// What a sample of a drag reports to have changed.
  var draggedAlong = ListUpdate()
  /// How often something has happened for which rows look otherwise.
  private var changes = 0
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
    changes += 1
    return ListEffects(update: ListUpdate([.reload(.init(0..<1))]))
  }
  func hit(_ point: Vector, at time: Time) -> RowHit? {
    row(atHeight: point.y).map { RowHit(row: $0, part: point.x >= 240 ? .action(.trailing, 0) : part) }
  }
  func coveredHeight(atTop y: Double, at time: Time) -> Double { covered }
  var openRows: [RowID] = []
  func actions(for row: RowID) -> [InteractionAction] { [] }
  mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    changes += 1
    return .none
  }
  mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
    received.append(gesture)
    if present != time { untidied.append(gesture) }
    if case .hold(let phase, let y, let offset) = gesture {
      liftedRow = phase == .began || phase == .changed ? row(atHeight: y + offset) : nil
    }
    switch gesture {
    case .pan(_, let sample) where sample.phase == .changed:
      if !draggedAlong.isEmpty { changes += 1 }
      return ListEffects(update: draggedAlong)
    case .pull(.changed, contentOffset: _): break
    case .pan, .pull, .tap, .press, .control, .track, .closeRows, .tapOutside, .pinch, .hold:
      changes += 1
      guard growsWithGestures else { break }
      growth += 20
      return ListEffects(update: ListUpdate([.reload(.init(0..<1))]))
    }
    return .none
  }
  var settles: Time? { nil }
  mutating func advance(to time: Time) { present = time }
  mutating func resize(toWidth width: Double, at time: Time) {}
  func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    let look = LayerText("\(changes) changes")
    for row in (0..<count).map(RowID.init) {
      guard let top = top(of: row), let height = height(of: row), top < viewport.maxY, top + height > viewport.y else {
        continue
      }
      layers.appendRow(row, top: top, isStill: true) {
        $0.append(Layer(LayerID(row, .row), "UITableViewCell", LayoutRect(0, top, 320, height), text: look))
      }
    }
  }
}

/// A table of rows that write down what they hear.
func makeRecorder(
  count: Int = 30, direction: ReadingDirection = .leftToRight, gestures: TableGestures = []
) -> HeadlessTable<RecordingList> {
  HeadlessTable(RecordingList(count: count, gestures: gestures), width: 320, height: 480, direction: direction)
}
