import ConstraintSwipe
import InteractionCore
import ScrollSwipe
import TestSupport
import Testing
import UtilityButtons

@Suite("Side lock: a drag keeps to the side that it began toward")
struct SideLockTests {
  static let on = SwipeOptions(locksSide: true)

  @Test("By default a drag crosses to the other side", arguments: SwipeDesign.allCases)
  func crosses(design: SwipeDesign) {
    var player = TunedPlayer(design.row())
    player.hold(-50, 50)
    #expect(player.offset == 50)
    #expect(player.pan(.ended, 50).notices == [.didOpen(.leading)])
  }

  @Test("Locked, it stops at the closed position", arguments: SwipeDesign.allCases, SwipeEdge.allCases)
  func stops(design: SwipeDesign, edge: SwipeEdge) {
    var player = TunedPlayer(design.row(Self.on))
    player.hold(edge.sign * 1, edge.sign * -50)
    #expect(player.offset == 0)
    player.pan(.changed, edge.sign * 30)
    #expect(player.offset == edge.sign * 30)
    #expect(player.pan(.ended, edge.sign * -70).notices == [])
    #expect(player.row.rest == .closed && player.offset == 0)
  }

  @Test("So it does from an open row, which then closes", arguments: SwipeDesign.allCases, SwipeEdge.allCases)
  func fromOpen(design: SwipeDesign, edge: SwipeEdge) {
    var player = TunedPlayer(design.row(Self.on))
    player.handle(.open(edge, animated: false))
    player.hold(edge.sign * -160)
    #expect(player.offset == 0)
    #expect(player.pan(.ended, edge.sign * -160).notices == [.didClose])
  }

  @Test("A flick at the closed position does not cross either", arguments: SwipeDesign.allCases)
  func flick(design: SwipeDesign) {
    var player = TunedPlayer(design.row(Self.on))
    player.hold(-20)
    #expect(player.pan(.ended, 60, velocity: 4000) == .none)
    #expect(player.row.rest == .closed && player.row.settles == nil)
  }

  @Test("The next drag may go to the other side", arguments: SwipeDesign.allCases)
  func next(design: SwipeDesign) {
    var player = TunedPlayer(design.row(Self.on))
    player.hold(-20)
    player.pan(.ended, 0)
    player.settle()
    player.hold(50)
    #expect(player.offset == 50)
  }

  @Test("In ConstraintSwipe's article, whose catch points move the content, it closes")
  func catchPoints() {
    var player = TunedPlayer(
      ConstraintSwipe(
        width: 320, height: 44, leading: InteractionAction.buttons([80], prefix: "l"),
        trailing: InteractionAction.buttons([80]), options: Self.on, corrections: []))
    player.hold(-20, 50)
    player.pan(.changed, 60)
    #expect(player.offset == 0)
    // Back on its own side it follows; and a finger that stays down while the row gets other content may choose anew.
    player.pan(.changed, -20)
    #expect(player.offset == -20)
    player.handle(.reuse)
    player.pan(.changed, 30)
    #expect(player.offset == 30)
  }

  @Test("A real scroll view is put back to closed")
  func driven() {
    let (leading, trailing) = (InteractionAction.buttons([80], prefix: "l"), InteractionAction.buttons([80]))
    var scroll = RowPlayer(
      ScrollSwipe(width: 320, height: 44, leading: leading, trailing: trailing, options: Self.on))
    scroll.report(.began(contentOffset: 0))
    #expect(scroll.report(.moved(contentOffset: 20)).targetContentOffset == nil)
    #expect(scroll.report(.moved(contentOffset: -50)).targetContentOffset == 0)
    #expect(scroll.offset == 0)
    let flung = scroll.report(.ended(contentOffset: -50, velocity: -4000, target: -80))
    #expect(flung == ScrollAnswer(targetContentOffset: 0))
    var utility = RowPlayer(
      UtilityButtons(width: 320, height: 44, leading: leading, trailing: trailing, options: Self.on))
    // 80 is the closed place.
    utility.report(.began(contentOffset: 80))
    #expect(utility.report(.moved(contentOffset: 100)).targetContentOffset == nil)
    #expect(utility.report(.moved(contentOffset: 30)).targetContentOffset == 80)
    #expect(utility.offset == 0)
    #expect(utility.report(.ended(contentOffset: 30, velocity: -4000, target: 0)).targetContentOffset == 80)
    #expect(utility.row.rest == .closed)
  }

  @Test(
    "Once a drag has a side, the other one is forbidden, and a release there closes",
    arguments: [(SideLock(true, caughtAt: 10), .trailing), (SideLock(true, caughtAt: -10), .leading)]
      + [SideLock(true, caughtAt: 0), SideLock(false, caughtAt: 10), .off].map { ($0, nil) } as [(SideLock, SwipeEdge?)]
  )
  func forbids(lock: SideLock, forbidden: SwipeEdge?) {
    for edge in SwipeEdge.allCases {
      #expect(lock.forbids(edge) == (edge == forbidden))
      #expect(lock.allowed(.open(edge)) == (edge == forbidden ? .closed : .open(edge)))
    }
    #expect(lock.allowed(.closed) == .closed)
  }
}
