import InteractionLists
import TestSupport
import Testing

@Suite("A list of rows: gestures in, notices and updates out")
struct SwipeListEventsTests {
  private func effects(_ notices: ListNotice..., startedMotion: Bool = false) -> ListEffects {
    ListEffects(notices: notices, startedMotion: startedMotion)
  }

  /// What the deletion of a row causes.
  private func deletes(_ row: Int, _ notices: ListNotice..., startedMotion: Bool = true) -> ListEffects {
    ListEffects(
      update: ListUpdate([.delete(.init(row..<row + 1))]), notices: notices + [.didDelete(RowID(row))],
      startedMotion: startedMotion)
  }

  private func opens(_ row: Int) -> ListEffects { effects(.row(RowID(row), .didOpen(.trailing)), startedMotion: true) }

  private func pressed(_ row: Int, _ index: Int = 0) -> ListNotice { .row(RowID(row), .didPress(.trailing, index)) }

  private func closed(_ row: Int) -> ListNotice { .row(RowID(row), .didClose) }

  private func pan(_ phase: PanPhase, _ x: Double, on row: Int) -> TableGesture {
    .pan(RowID(row), PanSample(phase, translation: Vector(x, 0)))
  }

  /// Expects what each of some gestures causes, one after the other.
  private func expect(
    _ list: inout SwipeList<DrawerRow>, _ steps: [(TableGesture, ListEffects)], at time: Time,
    location: SourceLocation = #_sourceLocation
  ) {
    let caused = steps.map { list.handle($0.0, at: time) }
    #expect(caused == steps.map(\.1), sourceLocation: location)
  }

  // MARK: Gestures

  @Test("Drags, taps and presses reach their row only")
  func drag() {
    var list = makeList()
    expect(&list, [(pan(.began, 0, on: 2), .none), (pan(.changed, -70, on: 2), .none)], at: .zero)
    #expect((0..<6).map { list.row(RowID($0)).offset(at: Time(0.1)) } == [0, 0, -70, 0, 0, 0])
    expect(&list, [(pan(.ended, -90, on: 2), opens(2))], at: Time(0.2))
    expectRows(of: list, open: [2])

    var tapped = makeList()
    expectEffects(tapped.handle(.tap(RowID(4)), at: .zero), effects(.row(RowID(4), .didSelect)))
    expectEffects(tapped.perform("open.trailing", on: RowID(4), at: .zero), opens(4))
    func press(_ phase: PressPhase) -> TableGesture { .press(RowID(4), .trailing, 1, phase) }
    expect(&tapped, [(press(.down), .none), (press(.up), effects(pressed(4, 1)))], at: Time(1))
    #expect(tapped.count == 6)
  }

  @Test("Gestures on a row that is disabled, unknown or deleted do nothing")
  func unanswered() {
    var list = makeList()
    list.describe(RowID(1), as: .init(isEnabled: false), at: .zero)
    expectEffects(list.handle(.tap(RowID(0)), at: .zero), effects(.row(RowID(0), .didSelect)))
    let before = list
    for row in [1, 9] {
      expect(&list, [(pan(.began, 0, on: row), .none), (pan(.changed, -70, on: row), .none)], at: .zero)
    }
    #expect(list == before)

    let events: [ListEvent] = [
      .gesture(pan(.began, 0, on: 2)), .gesture(pan(.ended, -90, on: 2)), .gesture(.tap(RowID(2))),
      .gesture(.press(RowID(2), .trailing, 0, .up)), .gesture(.tap(RowID(99))), .gesture(.tap(RowID(-1))),
      .perform("delete", on: RowID(2)), .perform("open.trailing", on: RowID(99)),
    ]
    var without = makeList()
    without.perform("delete", on: RowID(2), at: .zero)
    let gone = without
    for event in events {
      without = gone
      let caused = without.handle(event, at: .zero)
      #expect((caused, without) == (.none, gone), "\(event)")
    }
    #expect(without.actions(for: RowID(2)) == [])
  }

  @Test("Pressing a destructive action deletes the row and its state, also where the row closes first")
  func deletes() {
    var list = makeList(opened: 3)
    let before = ids(of: list)
    let caused = list.handle(.press(RowID(3), .trailing, 0, .up), at: Time(1))
    #expect(caused == deletes(3, pressed(3)))
    #expect(caused.update.mismatch(from: [before], to: [ids(of: list)]) == nil)
    expectRows(of: list, [0, 1, 2, 4, 5], open: [])
    #expect((list.position(of: RowID(3)), list.count, list.contentHeight) == (nil, 5, 5 * 44))

    var closing = SwipeList(of: DrawerRow(pressCloses: true), count: 3)
    closing.perform("open.trailing", on: RowID(1), at: .zero)
    expect(&closing, [(.press(RowID(1), .trailing, 0, .up), deletes(1, closed(1), pressed(1)))], at: Time(1))
    expectRows(of: closing, [0, 2])
  }

  @Test("Rows close in display order, and the one under the finger stays")
  func closing() {
    var list = makeList(opened: 4, 0, 5, 2)
    list.move(RowID(5), to: 0, at: .zero)
    expectRows(of: list, open: [5, 0, 2, 4])
    let others = effects(closed(5), closed(2), closed(4), startedMotion: true)
    expect(&list, [(.closeRows(after: .otherRowOpened, except: RowID(0)), others)], at: Time(1))
    expectRows(of: list, open: [0])
    let last = effects(closed(0), startedMotion: true)
    let scrolled = TableGesture.closeRows(after: .tableScrolled, except: nil)
    expect(&list, [(scrolled, last), (scrolled, .none)], at: Time(1))

    var held = makeList(opened: 1)
    held.handle(pan(.began, 0, on: 3), at: Time(1))
    held.handle(pan(.changed, -50, on: 3), at: Time(1))
    let opened = TableGesture.closeRows(after: .otherRowOpened, except: RowID(3))
    expect(&held, [(opened, effects(closed(1), startedMotion: true))], at: Time(1))
    #expect(held.row(RowID(3)).offset(at: Time(1)) == -50)
    expect(&held, [(pan(.ended, -90, on: 3), opens(3))], at: Time(1.1))
  }

  // MARK: Plain actions

  @Test("A row's plain actions change with its state; a destructive one deletes the row even while closed")
  func plainActions() {
    var list = makeList()
    expectEffects(list.perform("delete", on: RowID(5), at: .zero), deletes(5, pressed(5), startedMotion: false))
    expectRows(of: list, [0, 1, 2, 3, 4])
    var actions = [list.actions(for: RowID(1)).map(\.id)]
    let effects = ["open.trailing", "open.sideways"].map { list.perform($0, on: RowID(1), at: .zero) }
    actions.append(list.actions(for: RowID(1)).map(\.id))
    #expect(effects == [opens(1), .none])
    #expect(actions == [["delete", "more", "open.trailing"], ["delete", "more", "close"]])
  }

  // MARK: Time and frames

  @Test("The list settles with the last of its rows")
  func settleTime() {
    var list = makeList(opened: 1, at: Time(1))
    #expect(makeList().settleTime == nil)
    list.perform("open.trailing", on: RowID(2), at: Time(1.125))
    list.perform("open.trailing", on: RowID(3), at: Time(1.0625))
    var settleTime = [list.settleTime]
    for time in [1.3, 1.4] {
      list.advance(to: Time(time))
      settleTime.append(list.settleTime)
    }
    let last = Time(1.125) + DrawerRow.slide
    #expect(settleTime == [last, last, nil])
    expectRows(of: list, open: [1, 2, 3])
  }

  @Test("Only rows in the viewport are drawn")
  func drawn() {
    var layers = LayerList()
    // 480..<600 meets the rows from 480 / 44 = 10.9 to 600 / 44 = 13.6.
    makeList(100, opened: 11).draw(viewport: LayoutRect(0, 480, 320, 120), at: Time(1), into: &layers)
    #expect(layers.layers.filter { $0.id.part == .row }.map(\.id.row) == ids(10, 11, 12, 13))
    let contents = layers.layers.filter { $0.id.part == .content }
    // 80 + 80, and 10 · 44 and on.
    let (lefts, tops): ([Double], [Double]) = ([0, -160, 0, 0], [440, 484, 528, 572])
    #expect((contents.map(\.frame.x), contents.map(\.frame.y)) == (lefts, tops))
    #expect(contents.map(\.text?.string) == ["Item #11", "Item #12", "Item #13", "Item #14"])
  }

  @Test("A list of a million rows opens, deletes, hits and closes rows as a small one does")
  func million() {
    var list = makeList(1_000_000, opened: 999_999, 0, 500_000)
    #expect(list.contentHeight == 1_000_000 * 44)
    expectRows(of: list, open: [0, 500_000, 999_999])
    expectEffects(list.perform("delete", on: RowID(0), at: Time(1)), deletes(0, pressed(0)))
    #expect(list.position(of: RowID(999_999)) == RowPosition(row: 999_998))
    // The last of 999,999 rows lies from 999,998 · 44 = 43,999,912 on, once all have closed up.
    func hit(_ y: Double, at time: Double) -> RowHit? { list.hit(Vector(300, y), at: Time(time)) }
    let content = RowHit(row: RowID(999_998), part: .content)
    let button = RowHit(row: RowID(999_999), part: .action(.trailing, 0))
    // Until then it is 44 points lower.
    #expect((hit(43_999_900, at: 1.3), hit(43_999_920, at: 1.3), hit(43_999_920, at: 1)) == (content, button, content))
    let closing = effects(closed(500_000), closed(999_999), startedMotion: true)
    expect(&list, [(.closeRows(after: .tableScrolled, except: nil), closing)], at: Time(1))
    list.advance(to: Time(2))
    #expect((list.openRows, list.settleTime) == ([], nil))
  }
}
