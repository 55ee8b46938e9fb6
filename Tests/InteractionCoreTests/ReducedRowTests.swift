import ConstraintSwipe
import HeadlessTable
import InteractionCore
import TestSupport
import Testing
import UtilityButtons

@Suite("Reduce Motion: rows are where they go at once")
struct ReducedRowTests {
  private static func player(_ design: SwipeDesign) -> TunedPlayer {
    var row = design.row()
    row.reducesMotion = true
    return TunedPlayer(row)
  }

  @Test("Opening and closing, from code and by a tap", arguments: SwipeDesign.allCases)
  func code(design: SwipeDesign) {
    var player = Self.player(design)
    #expect(player.handle(.open(.trailing, animated: true)) == SwipeEffects(.didOpen(.trailing)))
    #expect(player.offset == -80 && player.row.settles == nil)
    #expect(player.handle(.close(animated: true)) == SwipeEffects(.didClose))
    #expect(player.offset == 0)
    player.handle(.open(.leading, animated: true))
    #expect(player.handle(.tap) == SwipeEffects(.didClose))
    #expect(player.offset == 0 && player.row.settles == nil)
  }

  @Test("After a release, a flick and a gesture that is taken away", arguments: SwipeDesign.allCases)
  func fingers(design: SwipeDesign) {
    var player = Self.player(design)
    player.hold(-50)
    #expect(player.offset == -50)
    #expect(player.pan(.ended, -50, velocity: -3000) == SwipeEffects(.didOpen(.trailing)))
    #expect(player.offset == -80 && player.row.settles == nil)
    player.hold(30)
    #expect(player.pan(.cancelled, 30) == .none)
    #expect(player.offset == -80 && player.row.settles == nil)
  }

  @Test("A motion that runs when it is set is over", arguments: SwipeDesign.allCases)
  func running(design: SwipeDesign) {
    var player = TunedPlayer(design.row())
    player.handle(.open(.trailing, animated: true))
    #expect(player.row.settles != nil)
    player.row.reducesMotion = true
    #expect(player.offset == -80 && player.row.settles == nil)
    player.row.reducesMotion = false
    #expect(player.handle(.close(animated: true)) == SwipeEffects(.didClose, startedMotion: true))
  }

  @Test("Reuse keeps it", arguments: SwipeDesign.allCases)
  func reuse(design: SwipeDesign) {
    var player = Self.player(design)
    player.handle(.reuse)
    #expect(player.row.reducesMotion)
  }

  @Test("The article's catch points do not move the content either")
  func catchPoints() {
    var row = ConstraintSwipe(width: 320, height: 44, trailing: InteractionAction.buttons([80]), corrections: [])
    row.reducesMotion = true
    var player = TunedPlayer(row)
    player.pan(.began, 0)
    #expect(player.pan(.changed, -100) == .none)
    #expect(player.offset == -80 && player.row.settles == nil)
  }

  @Test("A snap to a catch point that runs when it is set is over")
  func catchPointRunning() {
    var player = TunedPlayer(
      ConstraintSwipe(width: 320, height: 44, trailing: InteractionAction.buttons([80]), corrections: []))
    player.hold(-100)
    #expect(player.row.settles != nil)
    player.row.reducesMotion = true
    #expect(player.offset == -80 && player.row.settles == nil)
  }

  @Test("A table passes it to each of its rows, fresh, held and open")
  func table() {
    let row = UtilityButtons(width: 320, height: 44, trailing: InteractionAction.buttons([80]))
    var table = HeadlessTable(SwipeList(of: row, count: 1_000_000), width: 320, height: 480)
    table.perform("open.trailing", on: RowID(0), at: Time(0))
    table.reducesMotion = true
    #expect(table.list.row(RowID(0)).settles == nil)
    #expect(table.list.row(RowID(0)).offset(at: .zero) == -80)
    #expect(table.perform("close", on: RowID(0), at: Time(1)).startedMotion == false)
    #expect(table.perform("open.trailing", on: RowID(9), at: Time(2)).startedMotion == false)
    #expect(table.list.row(RowID(9)).offset(at: Time(2)) == -80)
    table.reducesMotion = false
    #expect(table.perform("close", on: RowID(9), at: Time(3)).startedMotion)
  }

  @Test("A list has it from its template")
  func template() {
    var row = UtilityButtons(width: 320, height: 44, trailing: InteractionAction.buttons([80]))
    #expect(!SwipeList(of: row, count: 2).reducesMotion)
    row.reducesMotion = true
    #expect(SwipeList(of: row, count: 2).reducesMotion)
    #expect(SwipeList(of: row, titles: ["Milk"]).reducesMotion)
  }
}
