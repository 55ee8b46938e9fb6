import GestureList
import HeadlessTable
import InteractionLaws

/// Measures GestureList with 100 to 100,000 items; each event is O(log n).
func measureLists(_ meter: any Meter) {
  for items in [100, 1000, 10_000, 100_000] { measure(items, meter) }
  measureTouches(meter)
  measureHold(meter)
  var list: GestureList?
  let texts = (0..<1_000_000).map { "Item #\($0)" }
  let bytes = bytesPerRow(texts.count) { list = GestureList(texts, width: 320) }
  meter.note("GestureList: bytes a row, 1000000 rows", bytes)
  withExtendedLifetime(list) {}
}

private func measure(_ items: Int, _ meter: any Meter) {
  let count = 1000
  var random = SplitMix64(seed: 5)
  let places = (0..<count).map { _ in Int(random.next() % UInt64(items - 2)) + 1 }
  var list = GestureList((0..<items).map { "Item #\($0)" }, width: 320)
  var clock = 0.0
  func each(_ name: String, _ body: (Int, Time) -> Void) {
    meter.measure("GestureList: \(name), \(items) items", count: count) {
      for place in places {
        clock += 1
        list.advance(to: Time(clock))
        body(place, Time(clock))
      }
    }
  }
  var frame = LayerList()
  func row(_ place: Int) -> RowID { list.id(for: RowPosition(row: place)) ?? RowID(0) }
  each("swipe to delete, undo") { place, now in
    let id = row(place)
    list.handle(.pan(id, PanSample(.began, translation: .zero)), at: now)
    list.handle(.pan(id, PanSample(.ended, translation: Vector(-200, 0))), at: now)
    list.undo(at: now)
  }
  each("swipe to complete, undo") { place, now in
    let id = row(place)
    list.handle(.pan(id, PanSample(.began, translation: .zero)), at: now)
    list.handle(.pan(id, PanSample(.ended, translation: Vector(200, 0))), at: now)
    list.undo(at: now)
  }
  each("pinch to add, end, undo twice") { place, now in
    let top = Double(place) * 50
    list.handle(.pinch(.began, FingerPair(25, 75), contentOffset: top), at: now)
    list.handle(.pinch(.ended, FingerPair(-10, 110), contentOffset: top), at: now)
    list.type("New", at: now)
    list.endEditing(at: now)
    list.undo(at: now)
    list.undo(at: now)
  }
  each("hold across the list and back") { place, now in
    let top = Double(place) * 50
    list.handle(.hold(.began, y: 25, contentOffset: top), at: now)
    list.handle(.hold(.changed, y: Double(items) * 50 - top, contentOffset: 0), at: now)
    list.handle(.hold(.cancelled, y: 25, contentOffset: top), at: now)
  }
  each("to the bottom, a frame, undo") { place, now in
    list.perform("moveToBottom", on: row(place), at: now)
    frame.removeAll()
    list.draw(viewport: LayoutRect(0, Double(place) * 50, 320, 480), at: now + 0.1, into: &frame)
    list.undo(at: now)
  }
  each("where a row is seen") { place, now in keep(list.appearance(of: row(place), at: now)) }
}

/// Measures a finger that holds an item of a table, within its row, and past the next row and back.
private func measureHold(_ meter: any Meter) {
  let texts = (0..<100_000).map { "Item #\($0)" }
  var table = HeadlessTable(GestureList(texts, width: 320), width: 320, height: 480)
  table.scroll(to: 1_000_000, at: .zero)
  table.touch(TouchEvent(.down, location: Vector(200, 225)), at: .zero)
  var clock = 1.0
  table.advance(to: Time(clock))
  func move(_ y: Double) {
    clock += 1 / 120
    table.touch(TouchEvent(.moved, location: Vector(200, y)), at: Time(clock))
  }
  let samples = 10_000
  meter.measure("GestureList in a table: sample of a hold, 100000 items", count: samples) {
    for index in 0..<samples { move(215 + Double(index % 20)) }
  }
  meter.measure("GestureList in a table: sample of a hold that passes a row, 100000 items", count: samples) {
    for index in 0..<samples { move(index.isMultiple(of: 2) ? 275 : 225) }
  }
}

/// Measures a finger that swipes a row of a table.
private func measureTouches(_ meter: any Meter) {
  let texts = (0..<100_000).map { "Item #\($0)" }
  var table = HeadlessTable(GestureList(texts, width: 320), width: 320, height: 480)
  table.touch(TouchEvent(.down, location: Vector(300, 100)), at: .zero)
  table.touch(TouchEvent(.moved, location: Vector(250, 100)), at: Time(0.01))
  let samples = 100_000
  var clock = 1.0
  meter.measure("GestureList in a table: touch sample of a swipe, 100000 items", count: samples) {
    for index in 0..<samples {
      clock += 1 / 120
      table.touch(TouchEvent(.moved, location: Vector(250 - Double(index % 150), 100)), at: Time(clock))
    }
  }
}
