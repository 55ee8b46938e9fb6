import ConstraintSwipe
import HeadlessTable

/// A table of a million rows under a finger.
func tableBenchmarks() -> [Measurement] {
  let actions = [InteractionAction(id: "more", title: "More"), InteractionAction(id: "flag", title: "Flag")]
  let row = ConstraintSwipe(width: 320, height: 44, trailing: actions)
  let rows = 1_000_000
  var table = HeadlessTable(SwipeList(of: row, count: rows), width: 320, height: 480)
  table.scroll(to: 20_000_000, at: .zero)
  table.touch(TouchEvent(.down, location: Vector(300, 100)), at: .zero)
  table.touch(TouchEvent(.moved, location: Vector(250, 100)), at: Time(0.01))

  let samples = 100_000
  var clock = 1.0
  var measurements = [
    Measurement("HeadlessTable: touch sample of a swipe, 10⁶ rows", bound: 100, count: samples) {
      for index in 0..<samples {
        clock += 1 / 120
        table.touch(TouchEvent(.moved, location: Vector(250 - Double(index % 150), 100)), at: Time(clock))
      }
    }
  ]
  let frames = 1000
  table.draw(at: Time(clock))
  let layers = table.frame.layers.count
  measurements.append(
    Measurement("frame, one row swiped, \(layers) layers", bound: 5_000, count: frames) {
      for index in 0..<frames {
        clock += 1 / 120
        table.touch(TouchEvent(.moved, location: Vector(250 - Double(index % 150), 100)), at: Time(clock))
        table.draw(at: Time(clock))
      }
    })
  var frame = table.frame
  let (list, viewport) = (table.list, LayoutRect(0, table.contentOffset(at: Time(clock)), 320, 480))
  measurements.append(
    Measurement("frame, all anew, \(layers) layers", bound: 25_000, count: frames) {
      for _ in 0..<frames {
        frame.redraw(viewport, mirroredIn: nil, keepingRows: false) { frame in
          frame.append(Layer(LayerID(nil, .row), "UITableView", viewport)) { frame in
            list.draw(viewport: viewport, at: Time(clock), into: &frame)
          }
        }
      }
    })
  return measurements + [1_000, 1_000_000].map { describing(row, rows: $0) }
}

/// A row that gets actions and a height of its own, and is like all others again: as much work in a list of any length.
private func describing(_ row: ConstraintSwipe, rows: Int) -> Measurement {
  let actions = [InteractionAction(id: "unread", title: "Unread")]
  let other = ConstraintSwipe(width: 320, height: 60, trailing: actions)
  var list = SwipeList(of: row, count: rows)
  let count = 1_000
  var clock = 0.0
  return Measurement("SwipeList: describe a row, and no more, \(rows) rows", bound: 20_000, count: count) {
    for index in 0..<count {
      let id = RowID(index * (rows / count))
      // Rows below have arrived before the next ones go.
      clock += 1
      list.describe(id, as: .init(row: other, title: "New"), at: Time(clock))
      list.describe(id, as: .init(), at: Time(clock + 0.5))
    }
  }
}
