import HeadlessTable
import TestSupport
import Testing

@Suite("All rows may look different after anything but a sample of a drag, and are drawn again")
struct DrawnAnewTests {
  typealias Table = HeadlessTable<RecordingList>
  typealias Change = (name: String, happens: (inout Table, Time) -> Void)

  private static func finger(_ phase: TouchPhase, _ x: Double, _ y: Double = 60) -> Change {
    ("\(phase) at \(x), \(y)", { $0.touch(TouchEvent(phase, location: Vector(x, y)), at: $1) })
  }

  private static func wheel(_ phase: WheelPhase, _ x: Double) -> Change {
    ("wheel \(phase)", { $0.wheel(WheelEvent(phase, location: Vector(160, 60), delta: Vector(x, 0)), at: $1) })
  }

  /// Everything in an order in which it means something, without the policies that close other rows.
  private static var changes: [Change] {
    [
      finger(.down, 100), finger(.moved, 80), finger(.moved, 60), finger(.up, 60),
      // From a button to a swipe.
      finger(.down, 300), finger(.moved, 200), finger(.moved, 190), finger(.cancelled, 190),
      finger(.down, 100), finger(.moved, 100, 40), finger(.moved, 100, 20), finger(.up, 100, 20),
      wheel(.mayBegin, 0), wheel(.changed, -20), wheel(.changed, -20), wheel(.ended, 0),
      wheel(.mayBegin, 0), wheel(.changed, -20), ("touches are cancelled", { $0.cancelTouches(at: $1) }),
      finger(.down, 300), ("touches are cancelled", { $0.cancelTouches(at: $1) }),
      ("a pan begins", { $0.handle(.pan(RowID(1), PanSample(.began, translation: .zero)), at: $1) }),
      ("a pull", { $0.handle(.pull(.began, contentOffset: 20), at: $1) }),
      ("a pull ends", { $0.handle(.pull(.ended, contentOffset: 10), at: $1) }),
      ("a slider", { $0.handle(.track(RowID(1), PanSample(.changed, translation: Vector(3, 0))), at: $1) }),
      ("a tap outside", { $0.handle(.tapOutside, at: $1) }),
      ("an action", { $0.perform("more", on: RowID(1), at: $1) }),
      ("a row gets the focus", { $0.key(KeyEvent(.home), at: $1) }),
      ("enter", { $0.key(KeyEvent(.enter), at: $1) }),
      ("a text", { $0.type("a", at: $1) }),
    ]
  }

  @Test("After any event, a frame equals one that is drawn from scratch")
  func fromNothing() {
    for gestures in [[], .pull] as [TableGestures] {
      var table = Table(
        RecordingList(gestures: gestures), width: 320, height: 480,
        policies: TablePolicies(closesOthersOnOpen: false, closesOnScroll: false, closesOnOutsideTap: false))
      for (number, change) in Self.changes.enumerated() {
        let time = Double(number)
        table.draw(at: Time(time))
        change.happens(&table, Time(time))
        var fresh = table
        fresh.forgetFrame()
        #expect(table.frame(at: time).layers == fresh.frame(at: time).layers, "\(number): \(change.name)")
      }
    }
  }

  @Test("All rows are drawn again also when a drag reports that it has changed more than its row")
  func draggedAlong() {
    var table = makeRecorder()
    table.edit(at: .zero) { list in
      list.draggedAlong = ListUpdate([.reload(.init(0..<30))])
      return .none
    }
    table.play(Finger().down(100, 60, at: 0).move(80, 60, at: 0.1))
    table.draw(at: Time(0.1))
    table.play(Finger().move(60, 60, at: 0.2))
    var fresh = table
    fresh.forgetFrame()
    #expect(table.frame(at: 0.2).layers == fresh.frame(at: 0.2).layers)
  }
}
