import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("A row hints that it can be swiped")
struct PreviewTests {
  @Test("It shows half of its buttons, reports nothing, and is closed again", arguments: SwipeDesign.allCases)
  func hints(design: SwipeDesign) {
    let fresh = TunedPlayer(design.row())
    for edge in SwipeEdge.allCases {
      var player = fresh
      #expect(player.handle(.preview(edge)) == SwipeEffects(startedMotion: true))
      let start = player.now
      #expect(player.offset == 0)
      // 0.3 seconds out to half of 80 points, and 0.3 back.
      #expect(player.row.offset(at: start + 0.3) == edge.sign * 40)
      expectClose((player.row.settles ?? start) - start, 0.6)
      #expect(player.row.rest == .closed && player.row.isMoving(at: start + 0.5))
      player.settle()
      #expect(player.offset == 0 && player.row.settles == nil)
    }
  }

  @Test("A button of half a point is shown too, and one without width is not", arguments: SwipeDesign.allCases)
  func narrow(design: SwipeDesign) {
    for (width, shows) in [(0.5, true), (0, false)] {
      var row = design.row()
      row.setActions(InteractionAction.buttons([width]), .trailing, at: .zero)
      #expect(row.preview(.trailing, at: .zero) == SwipeEffects(startedMotion: shows))
    }
  }

  @Test("A finger stops it where it is, and what shows cannot be pressed", arguments: SwipeDesign.allCases)
  func finger(design: SwipeDesign) {
    var player = TunedPlayer(design.row())
    player.handle(.preview(.trailing))
    player.now = player.now + 0.29
    #expect(player.handle(.tapButton(.trailing, 0)) == .none)
    player.pan(.began, 0)
    let caught = player.offset
    #expect(-40 < caught && caught < -30)
    player.now = player.now + 2
    #expect(player.offset == caught)
    player.pan(.changed, 10)
    #expect(player.offset == caught + 10)
    #expect(player.pan(.cancelled, 10).notices == [])
    player.settle()
    #expect(player.offset == 0)
  }

  @Test(
    "A row that is open, moves, is held, or reduces motion does not, and a side without buttons has none",
    arguments: SwipeDesign.allCases)
  func refuses(design: SwipeDesign) {
    for events: [RowEvent] in [
      [.open(.trailing, animated: false)], [.open(.trailing, animated: true)],
      [.open(.trailing, animated: false), .close(animated: true)], [.preview(.leading)],
      [.pan(PanSample(.began, translation: .zero))],
    ] {
      var player = TunedPlayer(design.row())
      for event in events { player.handle(event) }
      #expect(player.handle(.preview(.trailing)) == .none)
    }
    var player = TunedPlayer(design.row(leading: 0))
    #expect(player.handle(.preview(.leading)) == .none)
    player.row.reducesMotion = true
    #expect(player.handle(.preview(.trailing)) == .none)
    player.row.reducesMotion = false
    player.handle(.preview(.trailing))
    player.row.reducesMotion = true
    #expect(player.offset == 0 && player.row.settles == nil)
  }

  @Test("A list does it once, unless it is asked again, and remembers only what was seen")
  func once() {
    var list = SwipeList(of: ConstraintSwipe(width: 320, height: 44, trailing: [LiveRowTests.read]), count: 2)
    #expect(list.preview(RowID(7), at: .zero) == .none)
    #expect(list.preview(RowID(0), .leading, at: .zero) == .none)
    list.describe(RowID(0), as: .init(isEnabled: false), at: .zero)
    #expect(list.preview(RowID(0), at: .zero) == .none && !list.hasPreviewed)
    #expect(list.preview(RowID(1), at: .zero).startedMotion && list.hasPreviewed && list.openRows == [])
    list.advance(to: Time(1))
    #expect(list.preview(RowID(1), at: Time(1)) == .none)
    let again = list.preview(RowID(1), again: true, at: Time(1))
    #expect(again.startedMotion && again.notices == [])
    list.advance(to: Time(2))
    list.hasPreviewed = false
    list.reducesMotion = true
    #expect(list.preview(RowID(1), at: Time(2)) == .none && !list.hasPreviewed)
  }

  @Test("In a table it closes no other row, and scrolling leaves it to end")
  func table() {
    let list = SwipeList(of: ConstraintSwipe(width: 320, height: 44, trailing: [LiveRowTests.read]), count: 30)
    var table = HeadlessTable(list, width: 320, height: 200)
    table.perform("open.trailing", on: RowID(0), at: .zero)
    let effects = table.edit(at: Time(1)) { $0.preview(RowID(1), at: Time(1)) }
    #expect(effects.startedMotion && effects.notices == [] && table.list.openRows == [RowID(0)])
    var still = table
    still.advance(to: Time(1.1))
    table.play(Finger().down(160, 150, at: 1.05).move(160, 100, at: 1.1))
    // All but the slop.
    #expect(table.contentOffset(at: Time(1.1)) == 40)
    #expect(table.list.row(RowID(1)) == still.list.row(RowID(1)))
    #expect(table.list.row(RowID(1)) != table.list.row(RowID(2)))
    table.play(Finger().up(160, 100, at: 1.2))
    table.advance(to: Time(2))
    #expect(table.list.row(RowID(1)) == table.list.row(RowID(2)))
  }
}
