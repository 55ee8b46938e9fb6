import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

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

/// A list of plain rows, 44 points high, that records what it receives.
///
/// What lies at x = 240 or beyond is taken as the outermost trailing button. All rows look different after anything but a
/// sample of a drag.
struct RecordingList: ListInteraction {
  let count: Int
  let gestures: TableGestures
  /// What a finger meets left of the buttons.
  var part = RowHit.Part.content
  /// How much of a viewport is covered at its top, in points.
  var covered = 0.0
  /// Whether the first row grows by a line with anything but a sample of a drag.
  var growsWithGestures = false
  /// What a sample of a drag reports to have changed.
  var draggedAlong = ListUpdate()
  /// How often something has happened that makes rows look different.
  private var changes = 0
  private(set) var received: [TableGesture] = []
  /// What was received at a time to which the list had not been advanced.
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
  func row(atY y: Double) -> RowID? {
    y >= 0 && y < contentHeight ? RowID(max(0, Int((y - growth) / 44))) : nil
  }
  mutating func type(_ text: String, at time: Time) -> ListEffects {
    growth += 20
    changes += 1
    return ListEffects(update: ListUpdate([.reload(.init(0..<1))]))
  }
  func hit(_ point: Vector, at time: Time) -> RowHit? {
    row(atY: point.y).map { RowHit(row: $0, part: point.x >= 240 ? .action(.trailing, 0) : part) }
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
      liftedRow = phase == .began || phase == .changed ? row(atY: y + offset) : nil
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
  var settleTime: Time? { nil }
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

/// A table whose list records what it receives.
func makeRecorder(
  count: Int = 30, direction: ReadingDirection = .leftToRight, gestures: TableGestures = []
) -> HeadlessTable<RecordingList> {
  HeadlessTable(RecordingList(count: count, gestures: gestures), width: 320, height: 480, direction: direction)
}

// MARK: Gestures and edits that many tests make

extension Finger {
  /// A finger that goes 100 points up in 100 ms: 90 beyond the slop, at 1000 points a second.
  static let fling = Finger.drag(from: 400, by: -100, steps: 10, at: 0).up(160, 300, at: 0.1)

  /// A finger that pulls the content down by 100 points beyond the slop, and rests.
  static let pull = Finger().down(160, 100, at: 0).move(160, 110, at: 0.1).move(160, 210, at: 0.2)
}

extension SwipeTable {
  /// Opens a row's trailing side from code.
  mutating func open(_ row: Int, at time: Double = 0) {
    perform("open.trailing", on: RowID(row), at: Time(time))
  }

  /// Inserts a row with so many others above it.
  mutating func insertRow(below index: Int, at time: Double) {
    edit(at: Time(time)) { $0.insert("", index: index, at: Time(time)) }
  }

  /// Removes rows by one edit.
  @discardableResult
  mutating func remove(_ rows: some Sequence<Int>, at time: Double) -> ListEffects {
    edit(at: Time(time)) { list in
      var effects = ListEffects.none
      for row in rows { effects.add(list.remove(RowID(row), at: Time(time))) }
      return effects
    }
  }

  /// Moves a row below so many others.
  mutating func moveRow(_ row: Int, below index: Int, at time: Double) {
    edit(at: Time(time)) { $0.move(RowID(row), to: index, at: Time(time)) }
  }
}

/// How content swings back to an end, at a velocity in points per second.
func swing(at time: Double, from offset: Double, to end: Double, velocity: Double = 0) -> Motion {
  let spring = Curve.spring(frequency: ScrollPhysics.bounceFrequency, dampingRatio: 1, velocity: velocity)
  return Motion(start: Time(time), from: offset, to: end, curve: spring)
}

// MARK: What is expected

extension HeadlessTable {
  /// Expects where the content is at moments in seconds, in points.
  func expect(
    offsets: [Double], at times: [Double], note: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(times.map { offset($0) } == offsets, "\(note)", sourceLocation: sourceLocation)
  }

  /// Expects where the content is at a moment in seconds, in points, and that nothing moves.
  func expect(
    restAt offset: Double, at time: Double, note: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect((self.offset(time), settleTime) == (offset, nil), "\(note)", sourceLocation: sourceLocation)
  }

  /// Plays fingers one after the other, and expects the names of what they cause.
  mutating func expect(
    _ notices: [String], of fingers: Finger..., note: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let played = fingers.flatMap { play($0) }
    #expect(played == notices, "\(note)", sourceLocation: sourceLocation)
  }
}

extension SwipeTable {
  /// The height at which a row is seen in the table at a moment in seconds, in points.
  func seen(_ row: Int, at time: Double) -> Double? {
    list.place(of: RowID(row), at: Time(time)).map { $0.top - offset(time) }
  }

  /// Expects a row to be seen at the same height at eleven moments, 50 ms apart.
  func expect(_ row: Int, staysAt top: Double, from start: Double, location: SourceLocation = #_sourceLocation) {
    for step in 0...10 {
      expectClose(seen(row, at: start + Double(step) / 20), top, "at step \(step)", location: location)
    }
  }

  /// Expects the rows that are open.
  func expect(open rows: [Int], note: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(list.openRows.map(\.rawValue) == rows, "\(note)", sourceLocation: sourceLocation)
  }
}

/// Expects all that an event has caused.
func expect(
  _ effects: ListEffects, _ expected: ListEffects, note: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(effects == expected, "\(note)", sourceLocation: sourceLocation)
}
