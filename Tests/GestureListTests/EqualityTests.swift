import GestureList
import HeadlessTable
import TestSupport
import Testing

@Suite("A table whose gestures have changed nothing equals a new one")
struct EqualityTests {
  /// A gesture that leads nowhere, by fingers or by a host's own recognisers.
  struct Use: Sendable {
    let name: String
    let act: @Sendable (inout HeadlessTable<GestureList>) -> Void

    init(_ name: String, _ act: @escaping @Sendable (inout HeadlessTable<GestureList>) -> Void) {
      self.name = name
      self.act = act
    }

    /// What a host's own recogniser has found, a tenth of a second apart.
    init(_ name: String, _ gestures: [TableGesture]) {
      self.init(name) { table in
        for (step, gesture) in gestures.enumerated() { table.handle(gesture, at: Time(Double(step) / 10)) }
      }
    }
  }

  static let uses = [
    Use("a finger that lifts a row and puts it down again") {
      $0.play(Finger().down(100, 75, at: 0).move(100, 80, at: 1).up(100, 80, at: 2))
    },
    Use("two fingers that hardly move") {
      $0.play(Finger(0).down(100, 75, at: 0))
      $0.play(Finger(1).down(100, 125, at: 0.1).move(100, 130, at: 0.2).up(100, 130, at: 0.3))
      $0.play(Finger(0).up(100, 75, at: 0.4))
    },
    Use("a pull that is not far enough") {
      $0.play(Finger().down(100, 75, at: 0).move(100, 95, at: 0.1).up(100, 95, at: 0.5))
    },
    Use("a swipe that is not far enough") { $0.play(Finger().down(300, 75, at: 0).up(250, 75, at: 0.1)) },
    Use("a tap on a row, and one beside all rows") {
      $0.play(.tap(100, 75, at: 0))
      $0.play(.tap(100, 400, at: 1))
    },
    Use(
      "a recogniser's hold",
      [
        .hold(.began, y: 75, contentOffset: 0), .hold(.changed, y: 80, contentOffset: 0),
        .hold(.ended, y: 80, contentOffset: 0),
      ]),
    Use(
      "a recogniser's pinch",
      [
        .pinch(.began, FingerPair(75, 125), contentOffset: 0), .pinch(.changed, FingerPair(70, 130), contentOffset: 0),
        .pinch(.ended, nil, contentOffset: 0),
      ]),
    Use(
      "a recogniser's pull",
      [
        .pull(.began, contentOffset: 0), .pull(.changed, contentOffset: -20), .pull(.ended, contentOffset: -20),
      ]),
  ]

  @Test("Once everything has settled, the table is equal, also after a hold with other options")
  func used() {
    let fresh = FingerTable().table
    for use in Self.uses {
      var table = fresh
      use.act(&table)
      table.advance(to: Time(100))
      // The row that was touched last is remembered until the content is scrolled.
      table.scroll(to: 0, at: Time(100))
      #expect(table.settleTime == nil && table.list == fresh.list && table == fresh, "\(use.name)")
    }
    var table = fresh
    table.options = .dndKit
    table.play(Finger().down(100, 75, at: 0).move(100, 80, at: 1).up(100, 80, at: 2))
    table.advance(to: Time(10))
    table.scroll(to: 0, at: Time(10))
    #expect(table != fresh)
    table.options = fresh.options
    #expect(table == fresh)
  }
}
