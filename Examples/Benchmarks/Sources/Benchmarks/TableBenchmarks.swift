import ConstraintSwipe
import HeadlessTable

/// Measures a table of a million rows under a finger.
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

/// A table with a finger on it, and its frames.
private struct Touched {
  var table = HeadlessTable(SwipeList(of: row, count: rows), width: 320, height: 480)
  var clock = 0.0
  private var layers = LayerList()
  private var samples = 0

  init() { table.scroll(to: 20_000_000, at: .zero) }

  /// Sends an event of the finger, 1/120 s after the last one.
  mutating func touch(_ phase: TouchPhase, x: Double, y: Double = 100) {
    clock += 1 / 120
    table.touch(TouchEvent(phase, location: Vector(x, y)), at: Time(clock))
  }

  /// Sends a sample of a finger that moves left over the buttons, and jumps back after 150 samples.
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

  /// Sends a sample of a finger that moves up and down over several rows.
  mutating func scroll() {
    samples += 1
    let place = samples % 100
    touch(.moved, x: 300, y: 380 - 5 * Double(min(place, 100 - place)))
  }

  /// Lets 1/120 s pass.
  mutating func wait() { clock += 1 / 120 }

  /// Cancels the finger, and waits until nothing moves.
  mutating func rest() {
    touch(.cancelled, x: 300)
    clock += 10
    table.advance(to: Time(clock))
  }

  mutating func draw() { table.draw(at: Time(clock)) }

  /// Draws all layers into an empty frame, as for a list without a table.
  mutating func drawIntoEmptyFrame() {
    let viewport = LayoutRect(0, table.contentOffset(at: Time(clock)), table.size.width, table.size.height)
    layers.removeAll()
    table.list.draw(viewport: viewport, at: Time(clock), into: &layers)
  }

  /// Makes an edit, after which all rows are drawn again.
  mutating func edit() { table.edit(at: Time(clock)) { _ in .none } }
}

/// Measures every event of a finger that swipes a row of a table.
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

/// Measures frames while a finger moves a row, with only the changes drawn and with all rows drawn, beside a copy of the
/// layers' bytes.
private func measureFrames(_ meter: any Meter) {
  var touched = Touched()
  touched.beginSwipe()
  // The first two frames allocate the memory that later ones reuse.
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
    $0.drawIntoEmptyFrame()
  }
  meter.measure(Operation("frame, all drawn and compared", bodies: 200), &touched) {
    $0.swipe()
    $0.edit()
  } _: {
    $0.draw()
  }
  measureCopy(of: touched.table.frame.layers, "all layers", beside: "frame, all anew", meter)
}

/// Measures a finger that scrolls, and its frames; in every ninth, a row comes into sight.
private func measureScrolling(_ meter: any Meter) {
  var touched = Touched()
  let samples = 100_000
  meter.measure(Operation("touch sample of a scroll, \(rows) rows", count: samples), &touched) {
    $0.rest()
    $0.beginScroll()
  } _: {
    for _ in 0..<samples { $0.scroll() }
  }
  // Scroll there and back, so that all rows have been in sight.
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

/// Measures the frames of a released row that snaps open.
private func measureSettling(_ meter: any Meter) {
  var touched = Touched()
  let frames = 20
  meter.measure(Operation("frame, a row settles", count: frames, bodies: 20), &touched) {
    $0.rest()
    $0.beginSwipe()
    $0.touch(.moved, x: 150)
    $0.touch(.up, x: 150)
    // This frame draws the changes of the release.
    $0.draw()
  } _: {
    for _ in 0..<frames {
      $0.wait()
      $0.draw()
    }
  }
}

/// Measures a row that gets other actions and another height, and becomes like the others again, which takes nearly the same
/// in a list of any length.
private func measureDescribing(rows: Int, _ meter: any Meter) {
  let actions = [InteractionAction(id: "unread", title: "Unread")]
  let other = ConstraintSwipe(width: 320, height: 60, trailing: actions)
  var list = SwipeList(of: row, count: rows)
  let count = 1_000
  var clock = 0.0
  meter.measure("SwipeList: describe a row, and no more, \(rows) rows", count: count) {
    for index in 0..<count {
      let id = RowID(index * (rows / count))
      // The rows below have come to rest before the next change.
      clock += 1
      list.describe(id, as: .init(row: other, title: "New"), at: Time(clock))
      list.describe(id, as: .init(), at: Time(clock + 0.5))
    }
  }
}

extension LayerChange {
  /// The number of layers that a host has to update.
  fileprivate var layers: Int {
    switch self {
    case .changed: 1
    case .moved(let range), .inserted(let range), .removed(let range): range.count
    }
  }
}
