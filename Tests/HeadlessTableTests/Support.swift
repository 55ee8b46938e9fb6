import ConstraintSwipe
import HeadlessTable
import Testing

typealias SwipeTable = HeadlessTable<SwipeList<ConstraintSwipe>>

/// A table, 480 points high, of rows 44 points high; at the trailing edge each has "delete" outermost, then "more", each
/// 80 points wide.
///
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

extension HeadlessTable {
  /// Plays a finger's script and returns the names of the notices in order.
  @discardableResult
  mutating func play(_ finger: Finger) -> [String] { finger.events.flatMap { touch($0).notices.map(\.name) } }

  /// The ids of all rows, in display order.
  var ids: [RowID] { (0..<list.rowCount(inSection: 0)).compactMap { list.id(at: RowPosition(row: $0)) } }

  /// A new frame at a moment.
  mutating func frame(at time: Double) -> LayerList {
    var layers = LayerList()
    draw(at: Time(time), into: &layers)
    return layers
  }

  /// Where the content is, in points.
  func offset(_ time: Double) -> Double { contentOffset(at: Time(time)) }
}

/// The script of one finger: where it is, and when.
struct Finger {
  private let number: Int
  private(set) var events: [TouchEvent] = []

  init(_ number: Int = 0) { self.number = number }

  private func then(_ phase: TouchPhase, _ x: Double, _ y: Double, _ time: Double) -> Finger {
    var longer = self
    longer.events.append(TouchEvent(phase, finger: number, at: Vector(x, y), time: Time(time)))
    return longer
  }

  func down(_ x: Double, _ y: Double, at time: Double) -> Finger { then(.down, x, y, time) }
  func move(_ x: Double, _ y: Double, at time: Double) -> Finger { then(.moved, x, y, time) }
  func up(_ x: Double, _ y: Double, at time: Double) -> Finger { then(.up, x, y, time) }
  func cancel(_ x: Double, _ y: Double, at time: Double) -> Finger { then(.cancelled, x, y, time) }

  /// A tap that lasts 50 ms.
  static func tap(_ x: Double, _ y: Double, at time: Double) -> Finger {
    Finger().down(x, y, at: time).up(x, y, at: time + 0.05)
  }

  /// A swipe to the trailing side that opens a row, in 0.2 seconds; it begins at x = 300.
  static func swipeOpen(_ y: Double, at time: Double) -> Finger {
    Finger().down(300, y, at: time).move(250, y, at: time + 0.1).up(180, y, at: time + 0.2)
  }

  /// A drag along a straight vertical line, reported in equal steps of 10 ms, and held at its end.
  static func drag(from y: Double, by way: Double, steps: Int, at time: Double) -> Finger {
    (1...steps).reduce(Finger().down(160, y, at: time)) { finger, step in
      finger.move(160, y + way * Double(step) / Double(steps), at: time + Double(step) * 0.01)
    }
  }
}

/// A list of plain rows, 44 points high, that writes down what it hears.
///
/// What lies at x = 240 or beyond is taken as the outermost trailing button.
struct RecordingList: ListInteraction {
  let count: Int
  private(set) var heard: [TableGesture] = []

  init(count: Int = 30) { self.count = count }

  /// The samples of drags among what was heard.
  var samples: [PanSample] { heard.compactMap { if case .pan(_, let sample) = $0 { sample } else { nil } } }

  var sectionCount: Int { 1 }
  func rowCount(inSection section: Int) -> Int { count }
  func id(at position: RowPosition) -> RowID? { RowID(position.row) }
  func position(of row: RowID) -> RowPosition? { RowPosition(row: row.rawValue) }
  var contentHeight: Double { Double(count) * 44 }
  func height(of row: RowID) -> Double? { 44 }
  func top(of row: RowID) -> Double? { Double(row.rawValue) * 44 }
  func row(atHeight y: Double) -> RowID? {
    y >= 0 && y < contentHeight ? RowID(Int(y / 44)) : nil
  }
  func hit(_ point: Vector, at time: Time) -> RowHit? {
    row(atHeight: point.y).map { RowHit(row: $0, part: point.x >= 240 ? .action(.trailing, 0) : .content) }
  }
  var openRows: [RowID] { [] }
  func actions(for row: RowID) -> [InteractionAction] { [] }
  mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects { .none }
  mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
    heard.append(gesture)
    return .none
  }
  var settles: Time? { nil }
  mutating func advance(to time: Time) {}
  mutating func resize(toWidth width: Double, at time: Time) {}
  func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {}
}

/// A table of rows that write down what they hear.
func makeRecorder(count: Int = 30, direction: ReadingDirection = .leftToRight) -> HeadlessTable<RecordingList> {
  HeadlessTable(RecordingList(count: count), width: 320, height: 480, direction: direction)
}

/// Expects two numbers to lie no farther apart than a tolerance.
func expectClose(
  _ value: Double, _ expected: Double, within tolerance: Double, location: SourceLocation = #_sourceLocation
) {
  #expect(
    (value - expected).magnitude <= tolerance, "\(value) is not \(expected) ± \(tolerance)",
    sourceLocation: location)
}
