import HeadlessTable
import TestSupport
import Testing

@Suite("The list is advanced to the time of each gesture before that")
struct TidyingTests {
  @Test("A touch advances the list, and what settled before is over")
  func touch() {
    var table = makeRecorder()
    table.play(.tap(100, 60, at: 1))
    table.play(.swipeOpen(60, at: 2))
    #expect(table.list.received.contains(.tap(RowID(1))))
    #expect(table.list.samples.map(\.phase) == [.began, .changed, .changed, .ended])
    #expect(table.list.untidied == [])

    var swiped = makeTable()
    swiped.play(Finger().down(300, 60, at: 0).move(280, 60, at: 0.1).up(280, 60, at: 0.2))
    #expect(swiped.settleTime != nil)
    swiped.touch(TouchEvent(.moved, finger: 9, location: Vector(0, 0)), at: Time(9))
    #expect(swiped.settleTime == nil)
  }

  @Test("A hold that becomes due advances the list, and so does autoscrolling under it")
  func holdBegins() {
    var table = makeRecorder(gestures: .hold)
    table.touch(TouchEvent(.down, location: Vector(100, 60)), at: Time(1))
    table.advance(to: Time(9))
    #expect((table.list.received, table.list.untidied) == ([.hold(.began, y: 60, contentOffset: 0)], []))
    // So does a hold whose row passes others while the content scrolls.
    table = makeRecorder(gestures: .hold)
    table.touch(TouchEvent(.down, location: Vector(100, 300)), at: Time(1))
    table.touch(TouchEvent(.moved, location: Vector(100, 475)), at: Time(2))
    let held = table.list.received.count
    table.advance(to: Time(2.5))
    #expect(table.contentOffset(at: Time(2.5)) > 0)
    #expect((table.list.received.count, table.list.untidied) == (held + 1, []))
  }

  @Test("The list receives the scrolling under a held row before the finger's next move")
  func holdScrollsBeforeMove() {
    var table = makeRecorder(gestures: .hold)
    table.touch(TouchEvent(.down, location: Vector(100, 300)), at: Time(1))
    table.touch(TouchEvent(.moved, location: Vector(100, 475)), at: Time(2))
    table.touch(TouchEvent(.moved, location: Vector(100, 470)), at: Time(2.5))
    let offset = table.offset(2.5)
    let last: [TableGesture] = [475, 470].map { .hold(.changed, y: $0, contentOffset: offset) }
    #expect(Array(table.list.received.suffix(2)) == last)
  }
}
