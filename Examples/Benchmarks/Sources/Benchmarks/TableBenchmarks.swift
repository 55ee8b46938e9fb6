import ConstraintSwipe
import HeadlessTable

/// A table of a million rows under a finger.
func measureTables(_ meter: any Meter) {
  measureTouches(meter)
  measureFrames(meter)
  measureScrolling(meter)
  measureSettling(meter)
  for rows in [1_000, 1_000_000] { measureDescribing(rows: rows, meter) }
  var list: SwipeList<ConstraintSwipe>?
  let bytes = bytesPerRow(rows) { list = SwipeList(of: row, count: rows) }
  meter.note("SwipeList: bytes a row, \(rows) rows", bytes)
  withExtendedLifetime(list) {}
}

private let rows = 1_000_000
private let row = ConstraintSwipe(
  width: 320, height: 44,
  trailing: [InteractionAction(id: "more", title: "More"), InteractionAction(id: "flag", title: "Flag")])

/// A finger on a table, and what it shows.
private struct Touched {
  var table = HeadlessTable(SwipeList(of: row, count: rows), width: 320, height: 480)
  var clock = 0.0
  private var layers = LayerList()
  private var samples = 0

  init() { table.scroll(to: 20_000_000, at: .zero) }

  /// One event of the finger, a sample's time after the last one.
  mutating func touch(_ phase: TouchPhase, x: Double, y: Double = 100) {
    clock += 1 / 120
    table.touch(TouchEvent(phase, location: Vector(x, y)), at: Time(clock))
  }

  /// A sample of a finger that goes to and fro over the buttons.
  mutating func swipe() {
    samples += 1
    touch(.moved, x: 250 - Double(samples % 150))
  }

  mutating func beginSwipe() {
    touch(.down, x: 300)
    touch(.moved, x: 250)
  }

  mutating func beginScroll() {
    touch(.down, x: 300, y: 400)
    touch(.moved, x: 300, y: 380)
  }

  /// A sample of a finger that goes up and down over several rows.
  mutating func scroll() {
    samples += 1
    let place = samples % 100
    touch(.moved, x: 300, y: 380 - 5 * Double(min(place, 100 - place)))
  }

  /// Lets the time of a frame pass.
  mutating func wait() { clock += 1 / 120 }

  /// Closes what a finger has opened, and waits until all is still.
  mutating func rest() {
    touch(.cancelled, x: 300)
    clock += 10
    table.advance(to: Time(clock))
  }

  mutating func draw() { table.draw(at: Time(clock)) }

  /// Draws all layers into a frame that is empty, as for a list without a table.
  mutating func drawAnew() {
    let viewport = LayoutRect(0, table.contentOffset(at: Time(clock)), table.size.width, table.size.height)
    layers.removeAll()
    table.list.draw(viewport: viewport, at: Time(clock), into: &layers)
  }

  /// Something happens for which all rows are drawn anew.
  mutating func edit() { table.edit(at: Time(clock)) { _ in .none } }
}

/// Every event of a finger that swipes a row of a table.
private func measureTouches(_ meter: any Meter) {
  var touched = Touched()
  meter.measure(Operation("touch down, \(rows) rows", bodies: 100), &touched) {
    $0.rest()
  } _: {
    $0.touch(.down, x: 300)
  }
  meter.measure(Operation("touch begins a swipe, \(rows) rows", bodies: 100), &touched) {
    $0.rest()
    $0.touch(.down, x: 300)
  } _: {
    $0.touch(.moved, x: 250)
  }
  let samples = 100_000
  meter.measure(Operation("touch sample of a swipe, \(rows) rows", count: samples), &touched) {
    $0.rest()
    $0.beginSwipe()
  } _: {
    for _ in 0..<samples { $0.swipe() }
  }
  for (phase, name) in [(TouchPhase.up, "touch up after a swipe"), (.cancelled, "touch cancelled in a swipe")] {
    meter.measure(Operation("\(name), \(rows) rows", bodies: 100), &touched) {
      $0.rest()
      $0.beginSwipe()
    } _: {
      $0.touch(phase, x: 250)
    }
  }
}

/// Frames while a finger moves a row, by what has changed and with all rows drawn, beside a copy of their bytes.
private func measureFrames(_ meter: any Meter) {
  var touched = Touched()
  touched.beginSwipe()
  // The first frame finds room for its layers, the second for what it is drawn over.
  for _ in 1...2 { touched.draw() }
  meter.measure(Operation("frame, one row swiped", bodies: 200), &touched) {
    $0.swipe()
  } _: {
    $0.draw()
  }
  meter.note("layers handed over, one row swiped", Double(touched.table.frame.changes.reduce(0) { $0 + $1.layers }))
  meter.measure(Operation("frame, all anew", bodies: 200), &touched) {
    $0.swipe()
  } _: {
    $0.drawAnew()
  }
  meter.measure(Operation("frame, all drawn and compared", bodies: 200), &touched) {
    $0.swipe()
    $0.edit()
  } _: {
    $0.draw()
  }
  measureCopy(of: touched.table.frame.layers, "all layers", beside: "frame, all anew", meter)
}

/// A finger that scrolls, and the frames that it sees: a row comes into sight in every ninth.
private func measureScrolling(_ meter: any Meter) {
  var touched = Touched()
  let samples = 100_000
  meter.measure(Operation("touch sample of a scroll, \(rows) rows", count: samples), &touched) {
    $0.rest()
    $0.beginScroll()
  } _: {
    for _ in 0..<samples { $0.scroll() }
  }
  // There and back, so that all rows have been in sight.
  for _ in 0..<200 {
    touched.scroll()
    touched.draw()
  }
  meter.measure(Operation("frame, a finger scrolls", bodies: 200), &touched) {
    $0.scroll()
  } _: {
    $0.draw()
  }
}

/// The frames of a row that a finger has let go, and that snaps open.
private func measureSettling(_ meter: any Meter) {
  var touched = Touched()
  let frames = 20
  meter.measure(Operation("frame, a row settles", count: frames, bodies: 20), &touched) {
    $0.rest()
    $0.beginSwipe()
    $0.touch(.moved, x: 150)
    $0.touch(.up, x: 150)
    // What the release has changed is drawn before.
    $0.draw()
  } _: {
    for _ in 0..<frames {
      $0.wait()
      $0.draw()
    }
  }
}

/// A row that gets actions and a height of its own, and is like all others again: as much work in a list of any length.
private func measureDescribing(rows: Int, _ meter: any Meter) {
  let actions = [InteractionAction(id: "unread", title: "Unread")]
  let other = ConstraintSwipe(width: 320, height: 60, trailing: actions)
  var list = SwipeList(of: row, count: rows)
  let count = 1_000
  var clock = 0.0
  meter.measure("SwipeList: describe a row, and no more, \(rows) rows", count: count) {
    for index in 0..<count {
      let id = RowID(index * (rows / count))
      // Rows below have arrived before the next ones go.
      clock += 1
      list.describe(id, as: .init(row: other, title: "New"), at: Time(clock))
      list.describe(id, as: .init(), at: Time(clock + 0.5))
    }
  }
}

extension LayerChange {
  /// How many layers a host has to look at.
  fileprivate var layers: Int {
    switch self {
    case .changed: 1
    case .moved(let range), .inserted(let range), .removed(let range): range.count
    }
  }
}
