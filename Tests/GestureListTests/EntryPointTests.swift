import GestureList
import HeadlessTable
import TestSupport
import Testing

@Suite("Every call on a table also returns the effects that have become due by then")
struct EntryPointTests {
  /// A call of a table.
  struct Call: Sendable {
    let name: String
    let make: @Sendable (inout HeadlessTable<GestureList>, Time) -> ListEffects

    init(_ name: String, _ make: @escaping @Sendable (inout HeadlessTable<GestureList>, Time) -> ListEffects) {
      self.name = name
      self.make = make
    }
  }

  static let calls = [
    Call("advance") { $0.advance(to: $1) },
    Call("resize") { $0.resize(width: 480, height: 320, at: $1) },
    Call("scroll") { $0.scroll(to: 0, at: $1) },
    Call("perform") { $0.perform("no such action", on: RowID(0), at: $1) },
    Call("edit") { table, time in table.edit(at: time) { _ in .none } },
    Call("touch") { $0.touch(TouchEvent(.moved, finger: 9, location: Vector(0, 0)), at: $1) },
    Call("cancelTouches") { $0.cancelTouches(at: $1) },
    Call("handle") { $0.handle(.closeRows(after: .tableScrolled, except: nil), at: $1) },
    Call("showKeyboard") { $0.showKeyboard(height: 216, at: $1) },
    Call("draw") { $0.draw(at: $1) },
  ]

  @Test("If a hold that was due removes the empty item being edited, the call reports that")
  func tellsUpdate() {
    let expected = ListEffects.of(.delete(.init(3..<4)), [.didEndEditing(RowID(3)), .didDelete(RowID(3))])
    for call in Self.calls {
      var table = FingerTable(3).table
      table.perform("addBelow", on: RowID(2), at: .zero)
      table.touch(TouchEvent(.down, location: Vector(100, 20)), at: Time(1))
      let before = table.list.shownRows

      let effects = call.make(&table, Time(2))

      #expect((before[0].count, effects) == (4, expected), "\(call.name)")
      #expect(effects.update.mismatch(from: before, to: table.list.shownRows) == nil, "\(call.name)")
    }
  }

  @Test("What was due happens before the call, as if time had been advanced first")
  func order() {
    for call in Self.calls {
      var table = FingerTable(100).table
      table.scroll(to: 1000, at: .zero)
      table.touch(TouchEvent(.down, location: Vector(100, 20)), at: Time(1))
      var watched = table
      watched.advance(to: Time(1.7))
      _ = call.make(&table, Time(2))
      _ = call.make(&watched, Time(2))
      for moved in [Vector(100, 120), Vector(100, 300)] {
        table.touch(TouchEvent(.moved, location: moved), at: Time(2.5))
        watched.touch(TouchEvent(.moved, location: moved), at: Time(2.5))
      }
      #expect(table.ids == watched.ids && table == watched, "\(call.name)")
    }
  }

  @Test("A rotation puts a held row back, and the finger moves nothing after that")
  func rotationEndsHold() {
    var fingers = FingerTable(5)
    fingers.touch(.down, 100, 25, at: 0)
    fingers.touch(.moved, 100, 125, at: 0.6)
    fingers.expect([1, 2, 0, 3, 4], [])
    let before = fingers.list.shownRows

    let effects = fingers.table.resize(width: 480, height: 320, at: Time(1))

    #expect(effects.update.mismatch(from: before, to: fingers.list.shownRows) == nil)
    #expect((effects.notices, fingers.numbers) == ([], [0, 1, 2, 3, 4]))
    fingers.expect(lifted: nil)
    fingers.touch(.moved, 100, 200, at: 1.1)
    fingers.touch(.up, 100, 200, at: 1.2)
    fingers.expect([0, 1, 2, 3, 4], [])
    // The same extent again is no rotation.
    fingers = FingerTable(5)
    fingers.touch(.down, 100, 25, at: 0)
    fingers.touch(.moved, 100, 125, at: 0.6)
    expectNothing(of: fingers.table.resize(width: 320, height: 480, at: Time(1)))
    fingers.expect(lifted: 0)
    // A held row at the end of a list stays where it is when the table becomes higher under a resting finger.
    fingers = FingerTable(30)
    fingers.table.scroll(to: 1020, at: .zero)  // the end: 30 · 50 - 480
    fingers.touch(.down, 100, 100, at: 0)
    fingers.table.advance(to: Time(1))
    fingers.expect(lifted: 22)
    fingers.table.resize(width: 320, height: 800, at: Time(1.5))
    fingers.touch(.up, 100, 100, at: 2)
    fingers.expect(Array(0..<30), [])
  }

  @Test("A rotation also ends a hold that began on no row")
  func rotationEndsEmptyHold() {
    for corrections in [Corrections.article, .without(.ignoresMisses)] {
      var fingers = FingerTable(2, corrections)
      fingers.touch(.down, 100, 300, at: 0)
      fingers.table.advance(to: Time(1))
      var other = FingerTable(2, corrections)
      other.table.advance(to: Time(1))
      for size in [LayoutSize(width: 480, height: 320), LayoutSize(width: 320, height: 480)] {
        fingers.table.resize(width: size.width, height: size.height, at: Time(1))
        other.table.resize(width: size.width, height: size.height, at: Time(1))
      }
      #expect(fingers.list == other.list, "\(corrections.testDescription)")
    }
  }

  @Test("A hold that becomes due as a frame is drawn leaves no gap where it removed an empty row")
  func holdEndsEdit() {
    var fingers = FingerTable(20)
    fingers.table.scroll(to: 1000, at: .zero)
    fingers.edit(at: 0) { $0.insert(GestureList.Item(""), index: 20, at: $1) }
    fingers.edit(at: 1) { $0.beginEditing(RowID(20), at: $1) }
    // 21 · 50 - 480 = 570; without the empty row 520.
    fingers.touch(.down, 100, 100, at: 2)
    fingers.expect(offsets: [570], at: [2])
    _ = fingers.frame(at: 2.6)
    #expect(fingers.table.list.liftedRow != nil)
    #expect(fingers.numbers == Array(0..<20))
    fingers.expect(offsets: [520], at: [3])
  }
}
