import InteractionCore
import TestSupport
import Testing

@Suite("A list of rows: gestures in, notices and updates out")
struct SwipeListEventsTests {
  private func effects(_ notices: ListNotice..., startedMotion: Bool = false) -> ListEffects {
    ListEffects(notices: notices, startedMotion: startedMotion)
  }

  private static func pan(_ phase: PanPhase, _ x: Double, on row: Int) -> TableGesture {
    .pan(RowID(row), PanSample(phase, translation: Vector(x, 0)))
  }

  // MARK: Gestures

  @Test("A drag reaches its row only")
  func drag() {
    var list = makeList()
    #expect(list.handle(Self.pan(.began, 0, on: 2), at: .zero) == .none)
    #expect(list.handle(Self.pan(.changed, -70, on: 2), at: Time(0.1)) == .none)
    #expect((0..<6).map { list.row(RowID($0)).offset(at: Time(0.1)) } == [0, 0, -70, 0, 0, 0])
    #expect(
      list.handle(Self.pan(.ended, -90, on: 2), at: Time(0.2))
        == effects(.row(RowID(2), .didOpen(.trailing)), startedMotion: true))
    #expect(list.openRows == ids(2))
  }

  @Test("Taps and presses reach their row")
  func tapsAndPresses() {
    var list = makeList()
    #expect(list.handle(.tap(RowID(4)), at: .zero) == effects(.row(RowID(4), .didSelect)))
    #expect(
      list.perform("open.trailing", on: RowID(4), at: .zero)
        == effects(.row(RowID(4), .didOpen(.trailing)), startedMotion: true))
    #expect(list.handle(.press(RowID(4), .trailing, 1, .down), at: Time(1)) == .none)
    #expect(
      list.handle(.press(RowID(4), .trailing, 1, .up), at: Time(1))
        == effects(.row(RowID(4), .didPress(.trailing, 1))))
    #expect(list.count == 6)
  }

  @Test("What a finger does to a row that does not answer, or is not there, happens to no other one")
  func unanswered() {
    var list = makeList()
    list.describe(RowID(1), as: .init(isEnabled: false), at: .zero)
    #expect(list.handle(.tap(RowID(0)), at: .zero) == effects(.row(RowID(0), .didSelect)))
    let before = list
    for row in [1, 9] {
      #expect(list.handle(Self.pan(.began, 0, on: row), at: .zero) == .none)
      #expect(list.handle(Self.pan(.changed, -70, on: row), at: Time(0.1)) == .none)
    }
    #expect(list == before)
  }

  @Test("Pressing a destructive action deletes the row and its state")
  func deletes() {
    var list = makeList(opened: 3)
    let before = ids(of: list)
    let caused = list.handle(.press(RowID(3), .trailing, 0, .up), at: Time(1))
    #expect(
      caused
        == ListEffects(
          update: ListUpdate([.delete(.init(3..<4))]),
          notices: [.row(RowID(3), .didPress(.trailing, 0)), .didDelete(RowID(3))], startedMotion: true))
    #expect(caused.update.mismatch(from: [before], to: [ids(of: list)]) == nil)
    #expect(list.openRows == [])
    #expect(list.position(of: RowID(3)) == nil)
    #expect(list.count == 5)
    #expect(list.contentHeight == 5 * 44)
  }

  @Test("A row that closes before it reports the press is deleted, too")
  func closesFirst() {
    var list = SwipeList(of: DrawerRow(pressCloses: true), count: 3)
    list.perform("open.trailing", on: RowID(1), at: .zero)
    #expect(
      list.handle(.press(RowID(1), .trailing, 0, .up), at: Time(1))
        == ListEffects(
          update: ListUpdate([.delete(.init(1..<2))]),
          notices: [.row(RowID(1), .didClose), .row(RowID(1), .didPress(.trailing, 0)), .didDelete(RowID(1))],
          startedMotion: true))
    #expect(ids(of: list) == ids(0, 2))
  }

  @Test("Rows close in display order")
  func closing() {
    var list = makeList(opened: 4, 0, 5, 2)
    list.move(RowID(5), to: 0, at: .zero)
    #expect(list.openRows == ids(5, 0, 2, 4))
    #expect(
      list.handle(.closeRows(except: RowID(0)), at: Time(1))
        == effects(
          .row(RowID(5), .didClose), .row(RowID(2), .didClose), .row(RowID(4), .didClose), startedMotion: true))
    #expect(list.openRows == ids(0))
    #expect(
      list.handle(.closeRows(except: nil), at: Time(1)) == effects(.row(RowID(0), .didClose), startedMotion: true))
    #expect(list.handle(.closeRows(except: nil), at: Time(1)) == .none)
  }

  @Test("The row under the finger stays when others close")
  func underFinger() {
    var list = makeList(opened: 1)
    list.handle(Self.pan(.began, 0, on: 3), at: Time(1))
    list.handle(Self.pan(.changed, -50, on: 3), at: Time(1))
    #expect(
      list.handle(.closeRows(except: RowID(3)), at: Time(1)) == effects(.row(RowID(1), .didClose), startedMotion: true))
    #expect(list.row(RowID(3)).offset(at: Time(1)) == -50)
    #expect(
      list.handle(Self.pan(.ended, -90, on: 3), at: Time(1.1))
        == effects(.row(RowID(3), .didOpen(.trailing)), startedMotion: true))
  }

  // MARK: Plain actions

  @Test("A destructive plain action deletes a closed row")
  func destructiveAction() {
    var list = makeList()
    #expect(
      list.perform("delete", on: RowID(5), at: .zero)
        == ListEffects(
          update: ListUpdate([.delete(.init(5..<6))]),
          notices: [.row(RowID(5), .didPress(.trailing, 0)), .didDelete(RowID(5))]))
    #expect(ids(of: list) == ids(0, 1, 2, 3, 4))
  }

  @Test("Plain actions are those of the row")
  func plainActions() {
    var list = makeList()
    #expect(list.actions(for: RowID(1)).map(\.id) == ["delete", "more", "open.trailing"])
    #expect(
      list.perform("open.trailing", on: RowID(1), at: .zero)
        == effects(.row(RowID(1), .didOpen(.trailing)), startedMotion: true))
    #expect(list.actions(for: RowID(1)).map(\.id) == ["delete", "more", "close"])
    #expect(list.perform("open.sideways", on: RowID(1), at: .zero) == .none)
  }

  @Test(
    "Rows that are gone do nothing",
    arguments: [
      .gesture(pan(.began, 0, on: 2)), .gesture(pan(.ended, -90, on: 2)), .gesture(.tap(RowID(2))),
      .gesture(.press(RowID(2), .trailing, 0, .up)), .gesture(.tap(RowID(99))), .gesture(.tap(RowID(-1))),
      .perform("delete", on: RowID(2)), .perform("open.trailing", on: RowID(99)),
    ] as [ListEvent])
  func goneRows(event: ListEvent) {
    var list = makeList()
    list.perform("delete", on: RowID(2), at: .zero)
    let before = list
    #expect(list.handle(event, at: .zero) == .none)
    #expect(list == before)
    #expect(list.actions(for: RowID(2)) == [])
  }

  // MARK: Time and frames

  @Test("The list settles with the last of its rows")
  func settles() {
    var list = makeList(opened: 1, at: Time(1))
    #expect(makeList().settles == nil)
    list.perform("open.trailing", on: RowID(2), at: Time(1.125))
    list.perform("open.trailing", on: RowID(3), at: Time(1.0625))
    #expect(list.settles == Time(1.125) + DrawerRow.slide)
    list.advance(to: Time(1.3))
    #expect(list.settles == Time(1.125) + DrawerRow.slide)
    list.advance(to: Time(1.4))
    #expect(list.settles == nil)
    #expect(list.openRows == ids(1, 2, 3))
  }

  @Test("Only rows in the viewport are drawn")
  func drawn() {
    var layers = LayerList()
    // 480..<600 meets the rows from 480 / 44 = 10.9 to 600 / 44 = 13.6.
    makeList(100, opened: 11).draw(viewport: LayoutRect(0, 480, 320, 120), at: Time(1), into: &layers)
    #expect(layers.layers.filter { $0.id.part == .row }.map(\.id.row) == ids(10, 11, 12, 13))
    let contents = layers.layers.filter { $0.id.part == .content }
    #expect(contents.map(\.frame.x) == [0, -160, 0, 0])  // 80 + 80
    #expect(contents.map(\.frame.y) == [440, 484, 528, 572])  // 10 · 44 and on
    #expect(contents.map(\.text?.string) == ["Item #11", "Item #12", "Item #13", "Item #14"])
  }

  @Test("A million rows cost no more than a few")
  func million() {
    var list = makeList(1_000_000, opened: 999_999, 0, 500_000)
    #expect(list.contentHeight == 1_000_000 * 44)
    #expect(list.openRows == ids(0, 500_000, 999_999))
    #expect(
      list.perform("delete", on: RowID(0), at: Time(1))
        == ListEffects(
          update: ListUpdate([.delete(.init(0..<1))]),
          notices: [.row(RowID(0), .didPress(.trailing, 0)), .didDelete(RowID(0))], startedMotion: true))
    #expect(list.position(of: RowID(999_999)) == RowPosition(row: 999_998))
    // The last of 999,999 rows lies from 999,998 · 44 = 43,999,912 on, once all have closed up.
    #expect(list.hit(Vector(300, 43_999_900), at: Time(1.3)) == RowHit(row: RowID(999_998), part: .content))
    #expect(
      list.hit(Vector(300, 43_999_920), at: Time(1.3)) == RowHit(row: RowID(999_999), part: .action(.trailing, 0)))
    // Until then it is 44 points lower.
    #expect(list.hit(Vector(300, 43_999_920), at: Time(1)) == RowHit(row: RowID(999_998), part: .content))
    #expect(
      list.handle(.closeRows(except: nil), at: Time(1))
        == effects(.row(RowID(500_000), .didClose), .row(RowID(999_999), .didClose), startedMotion: true))
    list.advance(to: Time(2))
    #expect(list.openRows == [])
    #expect(list.settles == nil)
  }
}
