import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("A row hints that it can be swiped")
struct PreviewTests {
  @Test("A hint shows half of the buttons, however narrow they are, reports nothing, and closes again")
  func hints() {
    for (design, edge) in SwipeDesign.each(SwipeEdge.allCases) {
      var player = TunedPlayer(design.row())
      player.expect(.preview(edge), causes: SwipeEffects(startedMotion: true))
      let start = player.now
      player.expect(offset: 0)
      player.expect(rest: .closed)
      // 0.3 seconds out to half of 80 points, and 0.3 back.
      let (half, moves) = (player.row.offset(at: start + 0.3), player.row.isMoving(at: start + 0.5))
      #expect((half, moves) == (edge.sign * 40, true), "\(design)")
      expectClose((player.row.settleTime ?? start) - start, 0.6, "\(design)")
      player.settle()
      player.expect(still: 0)
    }

    for (design, (width, shows)) in SwipeDesign.each([(0.5, true), (0, false)]) {
      var row = design.row()
      row.setActions(InteractionAction.buttons([width]), .trailing, at: .zero)
      #expect(row.preview(.trailing, at: .zero) == SwipeEffects(startedMotion: shows), "\(design), \(width)")
    }
  }

  @Test("A finger stops a hint where it is, and the buttons that it shows cannot be pressed")
  func finger() {
    for design in SwipeDesign.allCases {
      var player = TunedPlayer(design.row())
      player.handle(.preview(.trailing))
      player.now = player.now + 0.29
      player.expect(.tapButton(.trailing, 0), causes: .none)
      player.pan(.began, 0)
      let caught = player.offset
      #expect(-40 < caught && caught < -30, "\(design)")
      player.now = player.now + 2
      player.expect(offset: caught)
      player.pan(.changed, 10)
      player.expect(offset: caught + 10)
      player.expect(.pan(.cancelled, 10), reports: [])
      player.settle()
      player.expect(offset: 0)
    }
  }

  @Test("A row that is open, moving, held or reducing motion does not hint, nor does a side without buttons")
  func refuses() {
    let busy: [[RowEvent]] = [
      [.open(.trailing, animated: false)], [.open(.trailing, animated: true)],
      [.open(.trailing, animated: false), .close(animated: true)], [.preview(.leading)], [.pan(.began, 0)],
    ]
    for design in SwipeDesign.allCases {
      for events in busy {
        var player = TunedPlayer(design.row())
        for event in events { player.handle(event) }
        player.expect(.preview(.trailing), causes: .none)
      }
      var player = TunedPlayer(design.row(leading: 0))
      player.expect(.preview(.leading), causes: .none)
      player.row.reducesMotion = true
      player.expect(.preview(.trailing), causes: .none)
      player.row.reducesMotion = false
      player.handle(.preview(.trailing))
      player.row.reducesMotion = true
      player.expect(still: 0)
    }
  }

  private func list(_ count: Int) -> SwipeList<ConstraintSwipe> {
    SwipeList(of: ConstraintSwipe(width: 320, height: 44, trailing: [LiveRowTests.read]), count: count)
  }

  @Test("A list hints once unless asked again, and remembers only hints that were shown")
  func once() {
    var list = list(2)
    var nothing = [list.preview(RowID(7), at: .zero), list.preview(RowID(0), .leading, at: .zero)]
    list.describe(RowID(0), as: .init(isEnabled: false), at: .zero)
    nothing.append(list.preview(RowID(0), at: .zero))
    #expect((nothing, list.hasPreviewed) == ([.none, .none, .none], false))
    let moves = list.preview(RowID(1), at: .zero).startedMotion
    #expect((moves, list.hasPreviewed, list.openRows) == (true, true, []))
    list.advance(to: Time(1))
    #expect(list.preview(RowID(1), at: Time(1)) == .none)
    let again = list.preview(RowID(1), again: true, at: Time(1))
    #expect((again.startedMotion, again.notices) == (true, []))
    list.advance(to: Time(2))
    list.hasPreviewed = false
    list.reducesMotion = true
    let reduced = list.preview(RowID(1), at: Time(2))
    #expect((reduced, list.hasPreviewed) == (.none, false))
  }

  @Test("A hint closes no other row of a table, and scrolling does not interrupt it")
  func table() {
    var table = HeadlessTable(list(30), width: 320, height: 200)
    table.perform("open.trailing", on: RowID(0), at: .zero)
    let effects = table.edit(at: Time(1)) { $0.preview(RowID(1), at: Time(1)) }
    #expect((effects.startedMotion, effects.notices, table.list.openRows) == (true, [], [RowID(0)]))
    var still = table
    still.advance(to: Time(1.1))
    table.play(Finger().down(160, 150, at: 1.05).move(160, 100, at: 1.1))
    // All but the slop.
    #expect(table.contentOffset(at: Time(1.1)) == 40)
    let row = table.list.row(RowID(1))
    #expect((row, row == table.list.row(RowID(2))) == (still.list.row(RowID(1)), false))
    table.play(Finger().up(160, 100, at: 1.2))
    table.advance(to: Time(2))
    #expect(table.list.row(RowID(1)) == table.list.row(RowID(2)))
  }
}
