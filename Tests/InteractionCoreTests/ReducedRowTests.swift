import ConstraintSwipe
import HeadlessTable
import InteractionCore
import TestSupport
import Testing
import UtilityButtons

@Suite("Reduce Motion: rows are where they go at once")
struct ReducedRowTests {
  private func player(_ design: SwipeDesign) -> TunedPlayer {
    var row = design.row()
    row.reducesMotion = true
    return TunedPlayer(row)
  }

  @Test("Opening and closing, from code and by a tap, and after a release, a flick and a gesture that is taken away")
  func atOnce() {
    for design in SwipeDesign.allCases {
      var player = player(design)
      player.expect(.open(.trailing, animated: true), causes: SwipeEffects(.didOpen(.trailing)))
      player.expect(still: -80)
      player.expect(.close(animated: true), causes: SwipeEffects(.didClose))
      player.expect(still: 0)
      player.handle(.open(.leading, animated: true))
      player.expect(.tap, causes: SwipeEffects(.didClose))
      player.expect(still: 0)

      player.hold(-50)
      player.expect(offset: -50)
      player.expect(.pan(.ended, -50, velocity: -3000), causes: SwipeEffects(.didOpen(.trailing)))
      player.expect(still: -80)
      player.hold(30)
      player.expect(.pan(.cancelled, 30), causes: .none)
      player.expect(still: -80)
    }
  }

  @Test("A motion that runs when it is set is over; reuse keeps it")
  func running() {
    for design in SwipeDesign.allCases {
      var player = TunedPlayer(design.row())
      player.handle(.open(.trailing, animated: true))
      #expect(player.row.settles != nil, "\(design)")
      player.row.reducesMotion = true
      player.expect(still: -80)
      player.row.reducesMotion = false
      player.expect(.close(animated: true), causes: SwipeEffects(.didClose, startedMotion: true))
      var reused = self.player(design)
      reused.handle(.reuse)
      #expect(reused.row.reducesMotion, "\(design)")
    }
    // The article's catch points do not move the content either, and a snap to one that runs is over.
    let row = ConstraintSwipe(width: 320, height: 44, trailing: InteractionAction.buttons([80]), corrections: [])
    var player = TunedPlayer(row)
    player.row.reducesMotion = true
    player.pan(.began, 0)
    player.expect(.pan(.changed, -100), causes: .none)
    player.expect(still: -80)
    var snapping = TunedPlayer(row)
    snapping.hold(-100)
    #expect(snapping.row.settles != nil)
    snapping.row.reducesMotion = true
    snapping.expect(still: -80)
  }

  @Test("A table passes it to each of its rows, fresh, held and open; a list has it from its template")
  func table() {
    var row = UtilityButtons(width: 320, height: 44, trailing: InteractionAction.buttons([80]))
    var table = HeadlessTable(SwipeList(of: row, count: 1_000_000), width: 320, height: 480)
    table.perform("open.trailing", on: RowID(0), at: Time(0))
    table.reducesMotion = true
    let first = table.list.row(RowID(0))
    #expect((first.settles, first.offset(at: .zero)) == (nil, -80))
    var moves = [
      table.perform("close", on: RowID(0), at: Time(1)), table.perform("open.trailing", on: RowID(9), at: Time(2)),
    ]
    #expect(table.list.row(RowID(9)).offset(at: Time(2)) == -80)
    table.reducesMotion = false
    moves.append(table.perform("close", on: RowID(9), at: Time(3)))
    #expect(moves.map(\.startedMotion) == [false, false, true])

    let plain = SwipeList(of: row, count: 2)
    row.reducesMotion = true
    let lists = [plain, SwipeList(of: row, count: 2), SwipeList(of: row, titles: ["Milk"])]
    #expect(lists.map(\.reducesMotion) == [false, true, true])
  }
}
