import GestureList
import HeadlessTable
import InteractionLaws
import Testing

/// Fingers on a table, 320 by 480 points, of rows 50 points high.
struct FingerTable {
  var table: HeadlessTable<GestureList>
  var notices: [String] = []

  init(_ count: Int = 5, _ corrections: GestureList.Corrections = .all) {
    let texts = (0..<count).map { "\($0)" }
    table = HeadlessTable(GestureList(texts, width: 320, corrections: corrections), width: 320, height: 480)
  }

  mutating func touch(_ phase: TouchPhase, _ x: Double, _ y: Double, at time: Double, finger: Int = 0) {
    let before = ids
    let effects = table.touch(TouchEvent(phase, finger: finger, at: Vector(x, y), time: Time(time)))
    notices += effects.notices.map(\.name)
    if effects.updates.count == 1 { #expect(effects.update.mismatch(from: [before], to: [ids]) == nil) }
  }

  /// A finger that goes through places in steps of 10 ms and lifts at the last one.
  mutating func drag(_ places: (Double, Double)..., at time: Double) {
    touch(.down, places[0].0, places[0].1, at: time)
    for (step, place) in places.enumerated().dropFirst() {
      touch(.moved, place.0, place.1, at: time + Double(step) / 100)
    }
    let last = places[places.count - 1]
    touch(.up, last.0, last.1, at: time + Double(places.count) / 100)
  }

  var ids: [RowID] { (0..<table.list.count).compactMap { table.list.id(at: RowPosition(row: $0)) } }
  var numbers: [Int] { ids.map(\.rawValue) }
  func offset(_ time: Double) -> Double { table.contentOffset(at: Time(time)) }
}
