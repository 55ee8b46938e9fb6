import GestureList
import HeadlessTable

extension GestureListPage {
  /// What fingers do on the second row, in a few words, and their reports.
  private struct Fingers {
    let words: String
    let touches: [(time: Double, event: TouchEvent)]

    /// One finger that rests for some seconds, goes somewhere in two steps, and stays down.
    init(_ words: String, rests: Double = 0, by way: Vector, lifts: Bool = false) {
      let start = Vector(160, 75)
      self.words = words
      touches = [
        (0, TouchEvent(.down, location: start)),
        (rests + 0.05, TouchEvent(.moved, location: start + Vector(way.x / 2, way.y / 2))),
        (rests + 0.1, TouchEvent(lifts ? .up : .moved, location: start + way)),
      ]
    }

    /// Two fingers, on this row and the next, that part.
    init(_ words: String, apart: Double) {
      let (upper, lower, way) = (Vector(140, 75), Vector(180, 125), Vector(0, apart / 2))
      self.words = words
      touches = [
        (0, TouchEvent(.down, location: upper)), (0.02, TouchEvent(.down, finger: 1, location: lower)),
        (0.1, TouchEvent(.moved, location: upper - way)), (0.1, TouchEvent(.moved, finger: 1, location: lower + way)),
      ]
    }
  }

  private static var fingers: [Fingers] {
    [
      Fingers(say("6 to the right, then lifts"), by: Vector(6, 0), lifts: true),
      Fingers(say("40 to the right, 30 down"), by: Vector(40, 30)),
      Fingers(say("30 to the right, 40 down"), by: Vector(30, 40)),
      Fingers(say("rests $1 s, then 40 to the right, 30 down", "0.4"), rests: 0.4, by: Vector(40, 30)),
      Fingers(say("rests $1 s, then 40 to the right, 30 down", "0.5"), rests: 0.5, by: Vector(40, 30)),
      Fingers(say("two fingers part by 40"), apart: 40),
    ]
  }

  /// How the table takes each of these, and what moves: one thing, never two.
  static var whoseFinger: String {
    Markdown.table(
      ["the finger", "it is", "the row, sideways", "the row, up or down", "the list", "a gap"].map { say($0) },
      fingers.map { fingers in
        var table = table()
        var now = Time.zero
        for (time, event) in fingers.touches {
          now = Time(time)
          table.advance(to: now)
          table.touch(event, at: now)
        }
        let (row, list) = (table.list.row(RowID(1)).offset(at: now), 0 - table.contentOffset(at: now))
        let lifted = table.list.lifted(contentOffset: table.contentOffset(at: now), at: now)
        let carried = lifted.map { $0.center - 75 } ?? 0
        let kind =
          table.list.pinch != nil
          ? "a pinch"
          : lifted != nil ? "a hold" : table.list.editedRow != nil ? "a tap" : row != 0 ? "a swipe" : "a pull"
        return [fingers.words, say(kind)] + [row, carried, list, gap(table.list)].map { $0 == 0 ? "–" : number($0) }
      })
  }
}
