import ConstraintSwipe
import GestureList
import HeadlessTable
import InteractionCore

// Measures reports about a finger and frames on this machine; `Tests/measure.mjs` does the same in WebAssembly, call for
// call.

/// A finger that drags a row sideways to and fro and lifts; in half of the rounds, a frame is drawn after every second report.
struct Drag<List: ListInteraction> {
  private var table: HeadlessTable<List>
  private var now = 0.0
  /// The shortest time of a report and of a frame in any round, in nanoseconds.
  private var report = Double.infinity
  private var frame = Double.infinity

  init(_ list: List) { table = HeadlessTable(list, width: 390, height: 560) }

  mutating func measure(_ name: String) {
    let clock = ContinuousClock()
    for round in 0..<30 {
      let (reports, frames) = round < 15 ? (300, 0) : (300, 150)
      let start = clock.now
      stroke(reports: reports, drawsFrames: frames > 0)
      let taken = clock.now - start
      let nanoseconds = Double(taken.components.attoseconds) / 1e9 / Double(reports)
      if frames == 0 { report = min(report, nanoseconds) } else { frame = min(frame, 2 * (nanoseconds - report)) }
    }
    print(name, report, frame)
  }

  private mutating func stroke(reports: Int, drawsFrames: Bool) {
    table.touch(TouchEvent(.down, location: Vector(200, 300)), at: Time(now))
    for number in 0..<reports {
      now += 1.0 / 120
      let away = Double(number % 100 < 50 ? number % 50 : 50 - number % 50)
      table.touch(TouchEvent(.moved, location: Vector(200 - 3 * away, 300)), at: Time(now))
      if drawsFrames, number % 2 == 1 { table.draw(at: Time(now)) }
    }
    table.touch(TouchEvent(.up, location: Vector(200, 300)), at: Time(now))
    now += 2
    table.draw(at: Time(now))
  }
}

@main struct Measure {
  static func main() {
    let actions = [
      InteractionAction(id: "delete", title: "Delete", role: .destructive),
      InteractionAction(id: "more", title: "More"),
    ]
    for count in [1000, 1_000_000] {
      let row = ConstraintSwipe(width: 390, height: 44, trailing: actions)
      var swipe = Drag(SwipeList(of: row, count: count))
      swipe.measure("constraint-swipe \(count)")
      let items = (0..<count).map { GestureList.Item("Item #\($0 + 1)") }
      var gestures = Drag(GestureList(items: items, width: 390))
      gestures.measure("gesture-list \(count)")
    }
  }
}
