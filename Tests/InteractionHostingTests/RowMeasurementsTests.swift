import ConstraintSwipe
import GestureList
import InteractionHosting
import Testing

@Suite("Rows that an app measures")
struct RowMeasurementsTests {
  private func ids(_ rows: Range<Int>) -> [RowID] { rows.map { RowID($0) } }

  /// Measures rows by a height, and says which were asked for.
  private func asked(
    _ measurements: inout RowMeasurements, _ rows: Range<Int>, width: Double = 320, _ height: Double? = nil
  ) -> (rows: [Int], changes: [HeightChange]) {
    var asked: [Int] = []
    let changes = measurements.measure(ids(rows), width: width) { id, asksWidth in
      #expect(asksWidth == width)
      asked.append(id.rawValue)
      return height
    }
    return (asked, changes)
  }

  @Test("Each is asked for once, and only another answer is told")
  func once() {
    var measurements = RowMeasurements()
    let usual = asked(&measurements, 0..<3)
    #expect((usual.rows, usual.changes) == ([0, 1, 2], []))
    let more = asked(&measurements, 1..<5, 80)
    #expect((more.rows, more.changes) == ([3, 4], [.row(RowID(3), 80), .row(RowID(4), 80)]))
    measurements.invalidate(RowID(3))
    measurements.invalidate(RowID(4))
    measurements.invalidate(RowID(70))
    let same = asked(&measurements, 0..<4, 80)
    #expect((same.rows, same.changes) == ([3], []))
    let back = asked(&measurements, 0..<5)
    #expect((back.rows, back.changes) == ([4], [.row(RowID(4), nil)]))
  }

  @Test("All are asked for again for another width, and for type of another size")
  func again() {
    var measurements = RowMeasurements()
    _ = asked(&measurements, 0..<2, 44)
    let wider = asked(&measurements, 0..<2, width: 480, 44)
    #expect((wider.rows, wider.changes) == ([0, 1], []))
    measurements.invalidate()
    let larger = asked(&measurements, 0..<2, width: 480, 60)
    #expect(larger.changes == [.row(RowID(0), 60), .row(RowID(1), 60)])
    // No number does harm.
    measurements.invalidate()
    let odd = asked(&measurements, 0..<1, width: 480, .nan)
    #expect(odd.changes == [.row(RowID(0), 0)])
  }

  @Test("What is reloaded, reported or typed is asked for again")
  func heard() {
    var list = GestureList(["A", "B", "C", "D"], width: 320)
    var measurements = RowMeasurements()
    _ = asked(&measurements, 0..<4)
    measurements.heard(list.perform("complete", on: RowID(1), at: Time(0)), in: list)
    #expect(asked(&measurements, 0..<4).rows == [1])
    measurements.heard(ListEffects(notices: [.didChange(RowID(2))]), in: list)
    #expect(asked(&measurements, 0..<4).rows == [2])
    measurements.heard(list.beginEditing(RowID(3), at: Time(1)), in: list)
    #expect(asked(&measurements, 0..<4).rows == [3])
    measurements.heard(list.type("two lines", at: Time(1)), in: list)
    #expect(asked(&measurements, 0..<4).rows == [3])
    measurements.heard(.none, in: list)
    measurements.heard(list.remove(RowID(0), at: Time(2)), in: list)
    #expect(asked(&measurements, 0..<4).rows == [])
    // Which ones are reloaded where others come, go or move cannot be told by their new positions.
    let both = ListUpdate([.reload(.init(0..<1)), .delete(.init(1..<2))])
    measurements.heard(ListEffects(update: both), in: list)
    #expect(asked(&measurements, 1..<4).rows == [1, 2, 3])
    measurements.heard(ListEffects(update: ListUpdate([.reloadAll])), in: list)
    #expect(asked(&measurements, 1..<4).rows == [1, 2, 3])
  }

  @Test("What is in sight stays where it is, whatever is measured above it")
  func sight() {
    let row = ConstraintSwipe(width: 320, height: 44, trailing: [delete])
    var driver = TableDriver(HeadlessTable(SwipeList(of: row, count: 1000), width: 320, height: 480))
    var measurements = RowMeasurements()
    func measure(at time: Time) {
      let changes = measurements.measure(in: driver.table, at: time) { id, _ in
        id.rawValue.isMultiple(of: 2) ? 90 : 30
      }
      if !changes.isEmpty { driver.handle(.setHeights(changes, animated: false), at: time) }
    }
    func seen(_ id: Int, at time: Time) -> Double {
      (driver.list.top(of: RowID(id)) ?? 0) - driver.table.contentOffset(at: time)
    }
    driver.handle(.scrollTo(contentOffset: 4400), at: Time(0))
    measure(at: Time(0))
    #expect(seen(100, at: Time(0)) == 0)
    for step in 1...20 {
      let time = Time(Double(step))
      let (now, first) = (driver.table.contentOffset(at: time), driver.table.rowsInSight(at: time)[1].rawValue)
      let before = seen(first, at: time)
      driver.handle(.scrollTo(contentOffset: now - 50), at: time)
      measure(at: time)
      #expect(seen(first, at: time) == before + 50, "\(step)")
    }
  }

  @Test("A recording has the heights that were set, and plays them")
  func recorded() throws {
    let row = ConstraintSwipe(width: 320, height: 44, trailing: [delete])
    var driver = TableDriver(HeadlessTable(SwipeList(of: row, count: 5), width: 320, height: 480))
    driver.recorder = ScriptRecorder(rowsOf: driver.table, design: "constraint-swipe")
    let changes: [HeightChange] = [.row(RowID(1), 80), .row(RowID(2), nil), .kind("", 50)]
    driver.handle(.setHeights(changes, animated: true), at: Time(1))
    driver.handle(.setHeights([.row(RowID(1), -4)], animated: false), at: Time(2))
    let json = try #require(driver.recorder?.json)
    #expect(json.contains(#""setHeights":{"kinds":{"":50},"rows":[[1,80],[2,null]]}"#))
    #expect(json.contains(#""setHeights":{"animated":false,"rows":[[1,0]]}"#))
  }
}
