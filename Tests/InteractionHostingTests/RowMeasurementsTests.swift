import ConstraintSwipe
import ExpandableTable
import GestureList
import InteractionHosting
import InteractionReplay
import Testing

@Suite("Rows that an app measures")
struct RowMeasurementsTests {
  /// Measures the visible rows by a height, and returns which rows were measured and which changes resulted.
  private func asked<List>(
    _ measurements: inout RowMeasurements, in table: inout HeadlessTable<List>, at time: Double = 0,
    _ height: (Int) -> Double?
  ) -> (rows: [Int], changes: [HeightChange]) {
    var asked: [Int] = []
    let width = table.size.width
    let changes = measurements.measure(in: table, at: Time(time)) { id, asksWidth in
      #expect(asksWidth == width)
      asked.append(id.rawValue)
      return height(id.rawValue)
    }
    table.setHeights(changes, animated: false, at: Time(time))
    return (asked, changes)
  }

  private func items(_ count: Int) -> HeadlessTable<GestureList> {
    HeadlessTable(GestureList((0..<count).map { "\($0)" }, width: 320), width: 320, height: 200)
  }

  @Test("Each row that comes into sight is measured once, and a change results only from a different height")
  func once() {
    var (table, measurements) = (items(100), RowMeasurements())
    // 200 points, and half of that below them.
    let first = asked(&measurements, in: &table) { $0 == 1 ? 80 : nil }
    #expect((first.rows, first.changes) == ([0, 1, 2, 3, 4, 5], [.row(RowID(1), 80)]))
    #expect(asked(&measurements, in: &table) { _ in 90 }.rows == [])
    measurements.invalidate(RowID(1))
    measurements.invalidate(RowID(4))
    measurements.invalidate(RowID(70))
    let same = asked(&measurements, in: &table) { $0 == 1 ? 80 : nil }
    #expect((same.rows, same.changes) == ([1, 4], []))
    measurements.invalidate(RowID(1))
    let back = asked(&measurements, in: &table) { _ in nil }
    #expect((back.rows, back.changes) == ([1], [.row(RowID(1), nil)]))
    #expect(table.list.height(of: RowID(1)) == 50)
    // Rows that come back into sight are not measured again.
    table.scroll(to: 2000, at: Time(1))
    #expect(asked(&measurements, in: &table, at: 1) { _ in nil }.rows == Array(38..<46))
    table.scroll(to: 0, at: Time(2))
    #expect(asked(&measurements, in: &table, at: 2) { _ in nil }.rows == [])
  }

  @Test("All visible rows are measured again for a new width, and after all measurements are invalidated")
  func again() {
    var (table, measurements) = (items(2), RowMeasurements())
    _ = asked(&measurements, in: &table) { _ in 44 }
    table.resize(width: 480, height: 200, at: Time(0))
    let wider = asked(&measurements, in: &table) { _ in 44 }
    #expect((wider.rows, wider.changes) == ([0, 1], []))
    measurements.invalidate()
    let larger = asked(&measurements, in: &table) { _ in 60 }
    #expect(larger.changes == [.row(RowID(0), 60), .row(RowID(1), 60)])
    // Extreme heights are clamped.
    measurements.invalidate()
    let odd = asked(&measurements, in: &table) { $0 == 0 ? .infinity : -1 }
    #expect(odd.changes == [.row(RowID(0), 1e9), .row(RowID(1), 0)])
    measurements.invalidate()
    #expect(asked(&measurements, in: &table) { _ in .infinity }.changes == [])
  }

  @Test("Rows that are reloaded, reported as changed or typed into are measured again")
  func heard() {
    var (table, measurements) = (items(4), RowMeasurements())
    func asks(after effects: ListEffects) -> [Int] {
      measurements.invalidate(after: effects, in: table.list)
      return asked(&measurements, in: &table) { _ in nil }.rows
    }
    #expect(asks(after: .none) == [0, 1, 2, 3])
    #expect(asks(after: table.perform("complete", on: RowID(1), at: Time(0))) == [1])
    #expect(asks(after: ListEffects(notices: [.didChange(RowID(2))])) == [2])
    #expect(asks(after: table.edit(at: Time(0)) { $0.beginEditing(RowID(3), at: Time(0)) }) == [3])
    #expect(asks(after: table.type("two lines", at: Time(0))) == [3])
    #expect(asks(after: .none) == [])
    #expect(asks(after: table.edit(at: Time(0)) { $0.remove(RowID(0), at: Time(0)) }) == [])
    // If rows come, go or move in the same update, the new positions do not say which rows are reloaded.
    let both = ListUpdate([.reload(.init(0..<1)), .delete(.init(1..<2))])
    #expect(asks(after: ListEffects(update: both)) == [1, 2, 3])
    #expect(asks(after: ListEffects(update: ListUpdate([.reloadAll]))) == [1, 2, 3])
  }

  @Test("The app's height is set again if the list has lost it, whatever height was set before")
  func lost() {
    var (table, measurements) = (items(4), RowMeasurements())
    func asks(_ height: Double?) -> [HeightChange] {
      asked(&measurements, in: &table) { $0 == 1 ? height : nil }.changes
    }
    _ = asks(80)
    func describe(_ item: GestureList.Item) {
      measurements.invalidate(
        after: table.edit(at: Time(0)) { $0.describe(RowID(1), as: item, at: Time(0)) }, in: table.list)
    }
    describe(.init("other text"))
    #expect(table.list.height(of: RowID(1)) == 50)
    #expect(asks(80) == [.row(RowID(1), 80)])
    #expect(table.list.height(of: RowID(1)) == 80)
    describe(.init("another text"))
    #expect(asks(nil) == [])
    // Nil is the height of the kind, even if somebody else has given the row its own height.
    describe(.init("another text", height: 70))
    measurements.invalidate(RowID(1))
    #expect(asks(nil) == [.row(RowID(1), nil)])
    // A row's own height, even if equal to its kind's, stays when the kind's height changes.
    measurements.invalidate(RowID(1))
    #expect(asks(50) == [.row(RowID(1), 50)])
    table.setHeights([.kind("", 60)], at: Time(0))
    #expect(table.list.height(of: RowID(1)) == 50)
  }

  @Test("A form that loads its list again gets the app's heights again")
  func reloaded() throws {
    let rows = (0..<4).map { RowDescriptor("idCellNormal", primaryTitle: "\($0)") }
    let form = try DescriptorList(sections: [rows])
    for corrections in [ExpandableTable.Corrections.all, []] {
      let list = ExpandableTable(form, corrections: corrections)
      var (table, measurements) = (HeadlessTable(list, width: 320, height: 480), RowMeasurements())
      func asks() -> [HeightChange] { asked(&measurements, in: &table) { $0 == 2 ? 90 : nil }.changes }
      #expect(asks() == [.row(RowID(2), 90)])
      measurements.invalidate(after: table.edit(at: Time(0)) { $0.screenAppeared(loading: form) }, in: table.list)
      #expect(asks() == (corrections.isEmpty ? [.row(RowID(2), 90)] : []))
      let effects = table.edit(at: Time(0)) { list in
        list.reload(form)
        return ListEffects(update: ListUpdate([.reloadAll]))
      }
      measurements.invalidate(after: effects, in: table.list)
      #expect(table.list.height(of: RowID(2)) == 60)
      #expect(asks() == [.row(RowID(2), 90)])
      #expect(table.list.height(of: RowID(2)) == 90)
    }
  }

  @Test("Visible rows stay where they are, whatever is measured above them")
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

  @Test("A recording has the heights that were set")
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

  @Test("Recorded heights of any size replay to the same rows")
  func replayed() throws {
    let row = ConstraintSwipe(width: 320, height: 44, trailing: [delete])
    for (height, has) in [(-1, 0), (0, 0), (2e6, 2e6), (.infinity, 1e9), (.nan, 0)] as [(Double, Double)] {
      var driver = TableDriver(HeadlessTable(SwipeList(of: row, count: 2), width: 320, height: 480))
      driver.recorder = ScriptRecorder(rowsOf: driver.table, design: "constraint-swipe")
      driver.handle(.setHeights([.row(RowID(1), height), .kind("", height)], animated: false), at: Time(1))
      #expect(driver.list.contentHeight == 2 * has)
      let script = try Replay().script(try #require(driver.recorder?.json))
      driver.draw(at: Time(1))
      #expect(script.frames().last?.layers == driver.table.frame.layers)
    }
  }
}
