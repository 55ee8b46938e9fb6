import InteractionCore
import Testing

/// A list of rows: gestures in, notices and updates out.
struct SwipeListEventsTests {
  private func list(_ count: Int = 6) -> SwipeList<DrawerRow> { SwipeList(of: DrawerRow(), count: count) }

  private func effects(_ notices: [ListNotice], startedMotion: Bool = false) -> ListEffects {
    var effects = ListEffects()
    effects.notices = notices
    effects.startedMotion = startedMotion
    return effects
  }

  private func pan(_ phase: PanPhase, _ x: Double, at time: Double, on row: Int) -> TableGesture {
    .pan(RowID(row), PanSample(phase, at: Time(time), translation: Vector(x, 0)))
  }

  @Test func aDragReachesItsRowOnly() {
    var list = list()
    #expect(list.handle(pan(.began, 0, at: 0, on: 2), at: .zero) == .none)
    #expect(list.handle(pan(.changed, -70, at: 0.1, on: 2), at: Time(0.1)) == .none)
    #expect((0..<6).map { list.row(RowID($0)).offset(at: Time(0.1)) } == [0, 0, -70, 0, 0, 0])
    #expect(
      list.handle(pan(.ended, -90, at: 0.2, on: 2), at: Time(0.2))
        == effects([.row(RowID(2), .didOpen(.trailing))], startedMotion: true))
    #expect(list.openRows == ids(2))
  }

  @Test func tapsAndPressesReachTheirRow() {
    var list = list()
    #expect(list.handle(.tap(RowID(4)), at: .zero) == effects([.row(RowID(4), .didSelect)]))
    _ = list.perform("open.trailing", on: RowID(4), at: .zero)
    #expect(list.handle(.press(RowID(4), .trailing, 1, .down), at: Time(1)) == .none)
    #expect(
      list.handle(.press(RowID(4), .trailing, 1, .up), at: Time(1))
        == effects([.row(RowID(4), .didPress(.trailing, 1))]))
    #expect(list.count == 6)
  }

  @Test func pressingADestructiveActionDeletesTheRowAndItsState() {
    var list = list()
    _ = list.perform("open.trailing", on: RowID(3), at: .zero)
    let before = ids(of: list)
    let caused = list.handle(.press(RowID(3), .trailing, 0, .up), at: Time(1))
    var expected = effects([.row(RowID(3), .didPress(.trailing, 0)), .didDelete(RowID(3))])
    expected.update = ListUpdate([.delete(.init(3..<4))])
    #expect(caused == expected)
    #expect(caused.update.mismatch(from: [before], to: [ids(of: list)]) == nil)
    #expect(list.openRows == [] && list.position(of: RowID(3)) == nil && list.count == 5)
    #expect(list.contentHeight == 220)  // 5 · 44
  }

  @Test func aRowThatClosesBeforeItTellsOfThePressIsDeletedToo() {
    var list = SwipeList(of: DrawerRow(pressCloses: true), count: 3)
    _ = list.perform("open.trailing", on: RowID(1), at: .zero)
    let caused = list.handle(.press(RowID(1), .trailing, 0, .up), at: Time(1))
    #expect(
      caused.notices == [.row(RowID(1), .didClose), .row(RowID(1), .didPress(.trailing, 0)), .didDelete(RowID(1))])
    #expect(caused.update.mismatch(from: [ids(0, 1, 2)], to: [ids(of: list)]) == nil)
    #expect(ids(of: list) == ids(0, 2))
  }

  @Test func aDestructivePlainActionDeletesAClosedRow() {
    var list = list()
    let caused = list.perform("delete", on: RowID(5), at: .zero)
    #expect(caused.notices == [.row(RowID(5), .didPress(.trailing, 0)), .didDelete(RowID(5))])
    #expect(caused.update.mismatch(from: [ids(0, 1, 2, 3, 4, 5)], to: [ids(of: list)]) == nil)
    #expect(ids(of: list) == ids(0, 1, 2, 3, 4))
  }

  @Test func plainActionsAreThoseOfTheRow() {
    var list = list()
    #expect(list.actions(for: RowID(1)).map(\.id) == ["delete", "more", "open.trailing"])
    #expect(
      list.perform("open.trailing", on: RowID(1), at: .zero)
        == effects([.row(RowID(1), .didOpen(.trailing))], startedMotion: true))
    #expect(list.actions(for: RowID(1)).map(\.id) == ["delete", "more", "close"])
    #expect(list.perform("open.sideways", on: RowID(1), at: .zero) == .none)
  }

  @Test func rowsThatAreGoneDoNothing() {
    var list = list()
    _ = list.perform("delete", on: RowID(2), at: .zero)
    let gestures: [TableGesture] = [
      pan(.began, 0, at: 0, on: 2), pan(.ended, -90, at: 0, on: 2), .tap(RowID(2)),
      .press(RowID(2), .trailing, 0, .up), .tap(RowID(99)), .tap(RowID(-1)),
    ]
    for gesture in gestures { #expect(list.handle(gesture, at: .zero) == .none) }
    #expect(list.perform("delete", on: RowID(2), at: .zero) == .none)
    #expect(list.actions(for: RowID(2)) == [] && list.count == 5 && list.openRows == [])
  }

  @Test func rowsCloseInDisplayOrder() {
    var list = list()
    for row in [4, 0, 5, 2] { _ = list.perform("open.trailing", on: RowID(row), at: .zero) }
    _ = list.move(RowID(5), to: 0)
    #expect(list.openRows == ids(5, 0, 2, 4))
    let caused = list.handle(.closeRows(except: RowID(0)), at: Time(1))
    #expect(
      caused
        == effects(
          [.row(RowID(5), .didClose), .row(RowID(2), .didClose), .row(RowID(4), .didClose)], startedMotion: true))
    #expect(list.openRows == ids(0))
    #expect(list.handle(.closeRows(except: nil), at: Time(1)).notices == [.row(RowID(0), .didClose)])
    #expect(list.handle(.closeRows(except: nil), at: Time(1)) == .none)
  }

  @Test func theRowUnderTheFingerStaysWhenOthersClose() {
    var list = list()
    _ = list.perform("open.trailing", on: RowID(1), at: .zero)
    _ = list.handle(pan(.began, 0, at: 1, on: 3), at: Time(1))
    _ = list.handle(pan(.changed, -50, at: 1, on: 3), at: Time(1))
    #expect(list.handle(.closeRows(except: RowID(3)), at: Time(1)).notices == [.row(RowID(1), .didClose)])
    #expect(list.row(RowID(3)).offset(at: Time(1)) == -50)
    #expect(
      list.handle(pan(.ended, -90, at: 1.1, on: 3), at: Time(1.1)).notices
        == [.row(RowID(3), .didOpen(.trailing))])
  }

  @Test func theListSettlesWithTheLastOfItsRows() {
    var list = list()
    #expect(list.settles == nil)
    _ = list.perform("open.trailing", on: RowID(1), at: Time(1))
    _ = list.perform("open.trailing", on: RowID(2), at: Time(1.125))
    _ = list.perform("open.trailing", on: RowID(3), at: Time(1.0625))
    #expect(list.settles == Time(1.125) + DrawerRow.slide)
    list.advance(to: Time(1.3))
    #expect(list.settles == Time(1.125) + DrawerRow.slide)
    list.advance(to: Time(1.4))
    #expect(list.settles == nil && list.openRows == ids(1, 2, 3))
  }

  @Test func onlyRowsInTheViewportAreDrawn() {
    var list = list(100)
    _ = list.perform("open.trailing", on: RowID(11), at: .zero)
    var layers = LayerList()
    // 480..<600 meets the rows from 480 / 44 = 10.9 to 600 / 44 = 13.6.
    list.draw(viewport: LayoutRect(0, 480, 320, 120), at: Time(1), into: &layers)
    #expect(layers.layers.filter { $0.id.part == .row }.map(\.id.row) == ids(10, 11, 12, 13))
    let contents = layers.layers.filter { $0.id.part == .content }
    #expect(contents.map(\.frame.x) == [0, -160, 0, 0])
    #expect(contents.map(\.frame.y) == [440, 484, 528, 572])  // 10 · 44, 11 · 44 …
    #expect(contents.map { $0.text?.string ?? "" } == ["Item #11", "Item #12", "Item #13", "Item #14"])
  }

  @Test func aMillionRowsCostNoMoreThanAFew() {
    var list = list(1_000_000)
    #expect(list.contentHeight == 44_000_000)
    for row in [999_999, 0, 500_000] { _ = list.perform("open.trailing", on: RowID(row), at: .zero) }
    #expect(list.openRows == ids(0, 500_000, 999_999))
    let update = list.perform("delete", on: RowID(0), at: Time(1)).update
    #expect(update == ListUpdate([.delete(.init(0..<1))]))
    #expect(list.position(of: RowID(999_999)) == RowPosition(row: 999_998))
    #expect(list.hit(Vector(300, 43_999_900), at: Time(1)) == RowHit(row: RowID(999_998), part: .content))
    #expect(list.hit(Vector(300, 43_999_920), at: Time(1)) == RowHit(row: RowID(999_999), part: .action(.trailing, 0)))
    #expect(list.handle(.closeRows(except: nil), at: Time(1)).notices.count == 2)
    list.advance(to: Time(2))
    #expect(list.openRows == [] && list.settles == nil)
  }
}
