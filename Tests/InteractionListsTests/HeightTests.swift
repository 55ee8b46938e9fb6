import InteractionLists
import TestSupport
import Testing

@Suite("Changing the heights of rows")
struct HeightTests {
  private func heights(_ list: SwipeList<DrawerRow>) -> [Double] { ids(of: list).compactMap { list.height(of: $0) } }

  private func seen(_ list: SwipeList<DrawerRow>, at time: Double) -> [Double] {
    ids(of: list).compactMap { list.place(of: $0, at: Time(time))?.top }
  }

  @Test("When one or more heights change, rows below travel from where they are seen, and nothing is reloaded")
  func travel() {
    var list = makeList(5)
    let grown = list.setHeights([.row(RowID(1), 84), .row(RowID(3), 24)], animated: true, at: .zero)
    #expect(grown == ListEffects(startedMotion: true, changesHeights: true))
    #expect(heights(list) == [44, 84, 44, 24, 44])
    #expect(seen(list, at: 0) == [0, 44, 88, 132, 176])
    #expect(seen(list, at: 0.3) == [0, 44, 128, 172, 196])
    // While they travel, too: from where they are then.
    let middle = seen(list, at: 0.15)
    list.setHeights([.row(RowID(0), 64)], animated: true, at: Time(0.15))
    #expect(zip(seen(list, at: 0.15), middle).allSatisfy { ($0 - $1).magnitude < 1e-9 })
    #expect(seen(list, at: 1) == [0, 64, 148, 192, 216])
    list.advance(to: Time(1))
    let effects = list.setHeights(
      [.row(RowID(0), 44), .row(RowID(0), nil), .row(RowID(1), 84)], animated: true, at: Time(1))
    #expect((effects.changesHeights, list.height(of: RowID(0))) == (true, 44))
    #expect(list.setHeights([.row(RowID(1), 84)], animated: true, at: Time(2)) == .none)
    // For a row that is named twice, the last height counts, once.
    var twice = makeList(3)
    let often = [HeightChange](repeating: .row(RowID(0), 50), count: MovingRows.maximumAnimatedHeightChanges)
    twice.setHeights(often + [.row(RowID(0), 60)], animated: true, at: .zero)
    #expect((seen(twice, at: 0), heights(twice)) == ([0, 44, 88], [60, 44, 44]))
    // A copy has its own heights.
    let kept = makeList(3)
    for changes in [[HeightChange.kind("", 50)], [.row(RowID(1), 50)]] {
      var copy = kept
      copy.setHeights(changes, animated: true, at: .zero)
      #expect((heights(kept), heights(copy) != heights(kept)) == ([44, 44, 44], true))
    }
  }

  @Test("A kind's height applies to its rows without a height of their own, also to rows inserted later")
  func kind() {
    var list = makeList(4)
    list.describe(RowID(2), as: .init(row: DrawerRow(height: 70)), at: .zero)
    list.setHeights([.row(RowID(1), 90)], animated: false, at: .zero)
    let effects = list.setHeights([.kind("", 50)], animated: false, at: Time(1))
    #expect(effects == ListEffects(changesHeights: true))
    #expect((heights(list), list.contentHeight) == ([50, 90, 70, 50], 260))
    list.insert("New", index: 0, at: Time(1))
    #expect(heights(list) == [50, 50, 90, 70, 50])
    // Without one of its own, a row is as high as its kind, or as it is described.
    list.setHeights([.row(RowID(1), nil), .row(RowID(2), 30)], animated: false, at: Time(1))
    list.setHeights([.row(RowID(2), nil), .kind("other", 10)], animated: false, at: Time(1))
    #expect(heights(list) == [50, 50, 50, 70, 50])
    #expect(list.setHeights([.kind("", 50), .row(RowID(70), 3)], animated: true, at: Time(2)) == .none)
  }

  @Test("A row's custom height is the one that was set for it, as long as the row is in the list")
  func customHeights() {
    var list = makeList(4)
    list.describe(RowID(2), as: .init(row: DrawerRow(height: 70)), at: .zero)
    list.setHeights([.row(RowID(1), 90), .row(RowID(3), 44), .kind("", 50)], animated: false, at: .zero)
    #expect((0..<5).map { list.customHeight(of: RowID($0)) } == [nil, 90, nil, 44, nil])
    list.setHeights([.row(RowID(3), nil)], animated: false, at: .zero)
    list.remove(RowID(1), at: .zero)
    #expect((0..<4).map { list.customHeight(of: RowID($0)) } == [nil, nil, nil, nil])
    list.undo(at: Time(1))
    #expect(list.customHeight(of: RowID(1)) == 90)
  }

  @Test("While a finger holds a row, new heights of a kind or of rows above it are not animated, others are")
  func held() {
    let cases: [(changes: [HeightChange], travels: Bool)] = [
      ([.row(RowID(0), 80)], false), ([.row(RowID(1), 80)], true), ([.row(RowID(2), 80)], true),
      ([.kind("", 80)], false), ([.row(RowID(99), 80), .row(RowID(2), 80)], true),
    ]
    for (changes, travels) in cases {
      var list = makeList(4)
      list.reordering = ReorderOptions()
      list.handle(.hold(.began, y: 60, contentOffset: 0), at: .zero)
      #expect(list.liftedRow == RowID(1))
      let effects = list.setHeights(changes, animated: true, at: Time(1))
      #expect(effects == ListEffects(startedMotion: travels, changesHeights: true), "\(changes)")
    }
  }

  @Test("Heights that make no sense are clamped")
  func numbers() {
    var list = makeList(4)
    let odd: [HeightChange] = [
      .row(RowID(0), .nan), .row(RowID(1), -5), .row(RowID(2), .infinity), .kind("", -.infinity),
    ]
    list.setHeights(odd, animated: true, at: .zero)
    #expect(heights(list) == [0, 0, 1e9, 0])
    list.setHeights([.row(RowID(2), 44), .kind("", 44)], animated: true, at: .zero)
    #expect(heights(list) == [0, 0, 44, 44])
  }

  @Test("A held row stays held and an open row stays open, each with its new height")
  func touched() {
    var list = makeList(4, opened: 2)
    list.advance(to: Time(1))
    list.handle(.pan(RowID(1), PanSample(.began, translation: .zero)), at: Time(1))
    list.handle(.pan(RowID(1), PanSample(.changed, translation: Vector(-60, 0))), at: Time(1.1))
    list.setHeights([.row(RowID(1), 80), .kind("", 50)], animated: true, at: Time(1.2))
    #expect((list.row(RowID(1)).offset(at: Time(1.2)), list.row(RowID(1)).size.height) == (-60, 80))
    #expect((list.openRows, list.row(RowID(2)).size.height) == (ids(2), 50))
    list.handle(.pan(RowID(1), PanSample(.changed, translation: Vector(-90, 0))), at: Time(1.3))
    #expect(list.row(RowID(1)).offset(at: Time(1.3)) == -90)
    #expect(list.row(RowID(0)).size.height == 50)
    list.handle(.pan(RowID(1), PanSample(.cancelled, translation: .zero)), at: Time(1.4))
    list.perform("close", on: RowID(2), at: Time(1.4))
    list.advance(to: Time(9))
    // Of closed rows, only their heights are kept.
    var other = makeList(4)
    other.setHeights([.kind("", 50), .row(RowID(1), 80)], animated: false, at: .zero)
    #expect(list == other)
    #expect(other != makeList(4))
    // A single row that is dragged, or open.
    var dragged = makeList(4)
    dragged.handle(.pan(RowID(1), PanSample(.began, translation: .zero)), at: Time(1))
    dragged.handle(.pan(RowID(1), PanSample(.changed, translation: Vector(-60, 0))), at: Time(1))
    var open = makeList(4, opened: 1)
    open.handle(.tap(RowID(2)), at: Time(1))
    for var list in [dragged, open] {
      list.setHeights([.kind("", 50)], animated: true, at: Time(2))
      #expect(list.row(RowID(1)).size.height == 50 && list.row(RowID(1)).offset(at: Time(2)) < 0)
    }
  }

  @Test("New heights are no step to undo, and stay when other changes are undone")
  func undo() {
    var list = makeList(3)
    list.setHeights([.row(RowID(1), 80)], animated: true, at: .zero)
    #expect(!list.canUndo)
    list.perform("delete", on: RowID(1), at: Time(1))
    list.describe(RowID(2), as: .init(title: "News"), at: Time(1))
    list.setHeights([.row(RowID(2), 60), .kind("", 50)], animated: true, at: Time(2))
    list.undo(at: Time(3))
    list.undo(at: Time(4))
    #expect(heights(list) == [50, 80, 60])
    // Heights of removed rows do not make lists differ.
    var (one, other) = (makeList(3), makeList(3))
    one.setHeights([.row(RowID(1), 80)], animated: true, at: .zero)
    one.remove(RowID(1), at: Time(1))
    other.remove(RowID(1), at: Time(1))
    one.advance(to: Time(9))
    other.advance(to: Time(9))
    #expect(one == other)
    // A height is forgotten with its row.
    list.levelsOfUndo = 0
    list.remove(RowID(1), at: Time(5))
    list.remove(RowID(2), at: Time(5))
    #expect(list.row(RowID(1)).size.height == 50)
  }

  @Test("If more than 16 rows change, or without animation, all rows are at their new places at once")
  func atOnce() {
    for (count, moves) in [(16, true), (17, false)] {
      var list = makeList(30)
      let changes = (0..<count).map { HeightChange.row(RowID($0), 50) }
      let effects = list.setHeights(changes.reversed(), animated: true, at: .zero)
      #expect(effects == ListEffects(startedMotion: moves, changesHeights: true), "\(count)")
      #expect(seen(list, at: 0)[20] == (moves ? 880 : 982), "\(count)")
      #expect(seen(list, at: 1)[20] == 880 + Double(count) * 6, "\(count)")
    }
    var list = makeList(30)
    #expect(list.setHeights([.kind("", 50)], animated: true, at: .zero).startedMotion == false)
    list = makeList(3)
    #expect(list.setHeights([.kind("", 50)], animated: true, at: .zero).startedMotion == true)
    #expect(seen(list, at: 0) == [0, 44, 88])
    list = makeList(3)
    #expect(list.setHeights([.row(RowID(0), 50)], animated: false, at: .zero).startedMotion == false)
    #expect(seen(list, at: 0) == [0, 50, 94])
  }

  @Test("The height of one row, and of a whole kind, can be set in a list of a million rows")
  func million() {
    var list = SwipeList(of: DrawerRow(), count: 1_000_000)
    list.setHeights([.row(RowID(500_000), 45)], animated: true, at: .zero)
    #expect((list.contentHeight, list.top(of: RowID(999_999))) == (44_000_001, 43_999_957))
    list.setHeights([.kind("", 10)], animated: true, at: Time(1))
    #expect((list.contentHeight, list.top(of: RowID(999_999))) == (10_000_035, 10_000_025))
  }

  @Test("The effects of an event change heights if one of their parts does")
  func effects() {
    var effects = ListEffects.none
    effects.add(ListEffects(changesHeights: true))
    effects.add(.none)
    #expect((effects.changesHeights, effects.changesRows) == (true, false))
    #expect(effects.withoutNotices.changesHeights)
    #expect(!ListEffects.none.changesHeights)
  }
}
