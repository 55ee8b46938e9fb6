/// A list that writes down what a table tells it, and counts what it is asked.
struct OverheardList<List: ListInteraction>: ListDecorator {
  var base: List
  /// Counts look-ups, where that is asked for.
  var tally: Tally?
  /// The latest gestures that were handled, the latest last.
  private var heard: [TableGesture] = []
  /// How many gestures were ever handled.
  private(set) var count = 0

  /// How many gestures are kept at most: far more than one event sends.
  private static var capacity: Int { 64 }

  init(_ list: List, tally: Tally? = nil) {
    base = list
    self.tally = tally
  }

  /// The gestures that were handled since there were this many.
  func heard(since count: Int) -> ArraySlice<TableGesture> { heard.suffix(self.count - count) }

  mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
    if heard.count == Self.capacity { heard.removeFirst(Self.capacity / 2) }
    heard.append(gesture)
    count += 1
    return base.handle(gesture, at: time)
  }

  // MARK: What is asked

  func rowCount(inSection section: Int) -> Int {
    tally?.add(1)
    return base.rowCount(inSection: section)
  }
  func id(for position: RowPosition) -> RowID? {
    tally?.add(1)
    return base.id(for: position)
  }
  func position(of row: RowID) -> RowPosition? {
    tally?.add(1)
    return base.position(of: row)
  }
  func height(of row: RowID) -> Double? {
    tally?.add(1)
    return base.height(of: row)
  }
  func top(of row: RowID) -> Double? {
    tally?.add(1)
    return base.top(of: row)
  }
  func row(atHeight y: Double) -> RowID? {
    tally?.add(1)
    return base.row(atHeight: y)
  }
  func hit(_ point: Vector, at time: Time) -> RowHit? {
    tally?.add(1)
    return base.hit(point, at: time)
  }
  var openRows: [RowID] {
    let open = base.openRows
    tally?.add(open.count)
    return open
  }
  func rowsToClose(after change: TableChange, besides row: RowID?, at time: Time) -> [RowID] {
    let rows = base.rowsToClose(after: change, besides: row, at: time)
    tally?.add(rows.count)
    return rows
  }
  func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    let before = layers.count
    base.draw(viewport: viewport, at: time, into: &layers)
    tally?.add(layers.count - before)
  }
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
