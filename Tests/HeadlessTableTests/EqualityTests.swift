import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("A table that has been used and rests again equals a new one")
struct EqualityTests {
  /// What is done to a table, which is at its top with all rows closed once everything has settled.
  struct Use: Sendable {
    let name: String
    let act: @Sendable (inout SwipeTable) -> Void

    init(_ name: String, _ act: @escaping @Sendable (inout SwipeTable) -> Void) {
      self.name = name
      self.act = act
    }
  }

  static let uses = [
    Use("a tap") { $0.play(.tap(100, 60, at: 0)) },
    Use("a cancelled touch") { $0.play(Finger().down(100, 60, at: 0).cancel(100, 60, at: 0.1)) },
    Use("a swipe that opens, and a tap that closes") {
      $0.play(.swipeOpen(60, at: 0))
      $0.play(.tap(60, 60, at: 2))
    },
    Use("a cancelled swipe") {
      $0.play(Finger().down(300, 60, at: 0).move(200, 60, at: 0.1).cancel(200, 60, at: 0.2))
    },
    Use("a finger on a button") {
      $0.play(.swipeOpen(60, at: 0))
      $0.play(.tap(200, 60, at: 2))
      $0.play(.tap(60, 60, at: 4))
    },
    Use("scrolling there and back") {
      $0.play(.drag(from: 400, by: -100, steps: 10, at: 0))
      $0.play(Finger().up(160, 300, at: 1))
      $0.play(.drag(from: 100, by: 300, steps: 10, at: 2))
      $0.play(Finger().up(160, 400, at: 3))
    },
    Use("pulling the content beyond its top") {
      $0.play(.drag(from: 100, by: 200, steps: 10, at: 0))
      $0.play(Finger().up(160, 300, at: 1))
    },
    Use("two fingers") {
      $0.play(Finger(0).down(300, 60, at: 0).move(200, 60, at: 0.1))
      $0.play(Finger(1).down(100, 200, at: 0.2).move(100, 300, at: 0.3))
      $0.play(Finger(0).up(290, 60, at: 0.4))
      $0.play(Finger(1).up(100, 300, at: 0.5))
    },
    Use("a trackpad that scrolls there and back") {
      $0.wheel(WheelEvent(.began, location: .zero, delta: Vector(0, -60)), at: .zero)
      $0.wheel(WheelEvent(.ended, location: .zero), at: Time(0.1))
      $0.wheel(WheelEvent(.momentumBegan, location: .zero, delta: Vector(0, 40)), at: Time(0.2))
      $0.wheel(WheelEvent(.momentumEnded, location: .zero, delta: Vector(0, 20)), at: Time(0.3))
    },
    Use("another width, and the first one again") {
      $0.resize(width: 480, height: 320, at: .zero)
      $0.resize(width: 320, height: 480, at: Time(1))
    },
    Use("a keyboard that was shown and hidden") {
      $0.showKeyboard(height: 216, at: .zero)
      $0.showKeyboard(height: 0, at: Time(1))
    },
    Use("a row that was inserted and removed") {
      let inserted = $0.edit(at: .zero) { $0.insert("", index: 2, at: .zero) }.insertedRows
      for id in inserted { $0.edit(at: Time(1)) { $0.remove(id, at: Time(1)) } }
    },
  ]

  @Test("A used table equals a new one, also after both have been drawn, if the same rows have been in sight")
  func used() {
    for use in Self.uses {
      var table = makeTable()
      use.act(&table)
      table.advance(to: Time(100))
      table.expect(restAt: 0, at: 100, note: use.name)
      // The row that was touched last is remembered until the content is scrolled.
      table.scroll(to: 0, at: Time(100))
      #expect(table == makeTable(), "\(use.name)")
    }
    for use in Self.uses.prefix(5) {
      var (table, fresh) = (makeTable(), makeTable())
      use.act(&table)
      #expect(table.frame(at: 100) == fresh.frame(at: 100), "\(use.name)")
      table.scroll(to: 0, at: Time(100))
      #expect(table == fresh, "\(use.name)")
      #expect(table.pool.views.map(\.row.rawValue) == Array(0..<11), "\(use.name)")  // 480 / 44 = 10.9
    }
  }

  @Test("A table keeps the greatest number of row views that it has needed")
  func pool() {
    var (table, fresh) = (makeTable(), makeTable())
    #expect(table.frame(at: 0) == fresh.frame(at: 0))
    table.scroll(to: 22, at: .zero)
    #expect(table.frame(at: 1) != fresh.frame(at: 1))
    table.scroll(to: 0, at: .zero)
    #expect(table.frame(at: 2) == fresh.frame(at: 2))
    // From 22 to 502 there are twelve rows in sight: 502 / 44 = 11.4.
    #expect([table.pool.count, fresh.pool.count] == [12, 11])
    #expect(table != fresh && table.list == fresh.list)
  }

  @Test("Tables differ in offset, open rows, touches, keyboard, number of rows, direction and policies")
  func differences() {
    let fresh = makeTable()
    var (scrolled, open, touched, covered) = (fresh, fresh, fresh, fresh)
    scrolled.scroll(to: 100, at: .zero)
    open.open(1)
    touched.play(Finger().down(100, 60, at: 0))
    covered.showKeyboard(height: 216, at: .zero)
    let others = [
      scrolled, open, touched, covered, makeTable(count: 29), makeTable(direction: .rightToLeft),
      makeTable(policies: TablePolicies(closesOthersOnOpen: false)),
    ]
    #expect(others.indices.filter { others[$0] == fresh } == [])
    scrolled.scroll(to: 0, at: .zero)
    #expect(scrolled == fresh)
  }
}
