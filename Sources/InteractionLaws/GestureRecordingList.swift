/// A list that records the gestures that a table sends it, and counts the lookups and layers that the table asks for.
struct GestureRecordingList<List: ListInteraction>: ListDecorator {
  var base: List
  /// The counter of lookups and layers, or nil if no law needs it.
  var tally: Tally?
  /// The most recent gestures and their times, oldest first.
  private var recordedGestures: [Timed<TableGesture>] = []
  /// The number of gestures handled so far.
  private(set) var gestureCount = 0

  /// The maximum number of gestures to keep, far more than one event sends.
  private static var capacity: Int { 64 }

  init(_ list: List, tally: Tally? = nil) {
    base = list
    self.tally = tally
  }

  /// Returns the gestures that were handled after the first `count`, as far as they are kept.
  func recordedGestures(since count: Int) -> ArraySlice<Timed<TableGesture>> {
    recordedGestures.suffix(gestureCount - count)
  }

  mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
    if recordedGestures.count == Self.capacity { recordedGestures.removeFirst(Self.capacity / 2) }
    recordedGestures.append(Timed(time, gesture))
    gestureCount += 1
    return base.handle(gesture, at: time)
  }

  // MARK: Read at every event

  // Declared here, because the forwarding that `ListDecorator` provides is generic and copies the list.
  var sectionCount: Int { base.sectionCount }
  var contentHeight: Double { base.contentHeight }
  var gestures: TableGestures { base.gestures }
  var editedRow: RowID? { base.editedRow }
  var liftedRow: RowID? { base.liftedRow }
  var settleTime: Time? { base.settleTime }
  func coveredHeight(atTop y: Double, at time: Time) -> Double { base.coveredHeight(atTop: y, at: time) }

  // MARK: Counted work

  func rowCount(inSection section: Int) -> Int { countLookup(base.rowCount(inSection: section)) }
  func id(for position: RowPosition) -> RowID? { countLookup(base.id(for: position)) }
  func position(of row: RowID) -> RowPosition? { countLookup(base.position(of: row)) }
  func height(of row: RowID) -> Double? { countLookup(base.height(of: row)) }
  func top(of row: RowID) -> Double? { countLookup(base.top(of: row)) }
  func row(atY y: Double) -> RowID? { countLookup(base.row(atY: y)) }
  func hit(_ point: Vector, at time: Time) -> RowHit? { countLookup(base.hit(point, at: time)) }

  var openRows: [RowID] {
    let rows = base.openRows
    tally?.add(rows.count)
    return rows
  }
  func rowsToClose(after change: TableChange, except row: RowID?, at time: Time) -> [RowID] {
    let rows = base.rowsToClose(after: change, except: row, at: time)
    tally?.add(rows.count)
    return rows
  }
  func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    let countBefore = layers.count
    base.draw(viewport: viewport, at: time, into: &layers)
    tally?.add(layers.count - countBefore)
  }

  /// Counts a lookup, and returns what it found.
  private func countLookup<Found>(_ found: Found) -> Found {
    tally?.add(1)
    return found
  }
}

/// A counter without a lock, because a search runs on one thread.
final class Tally: @unchecked Sendable {
  private(set) var count = 0

  func add(_ number: Int) { count += number }
}

extension TableGesture {
  /// The row on which the gesture acts, or nil if the gesture names no such row.
  var row: RowID? {
    switch self {
    case .pan(let row, _), .tap(let row), .press(let row, _, _, _), .control(let row, _), .track(let row, _): row
    case .closeRows, .tapOutside, .pull, .pinch, .hold: nil
    }
  }
}
