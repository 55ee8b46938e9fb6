import ConstraintSwipe
import InteractionCore
import ScrollSwipe
import TestSupport
import Testing
import UtilityButtons

@Suite("Side lock: a drag keeps to the side that it began toward")
struct SideLockTests {
  static let on = SwipeOptions(locksSide: true)

  @Test("By default a drag crosses to the other side; locked, it stops at the closed position, also from an open row")
  func stops() {
    for (design, edge) in SwipeDesign.each(SwipeEdge.allCases) {
      var crossing = TunedPlayer(design.row())
      crossing.hold(edge.sign * -50, edge.sign * 50)
      crossing.expect(offset: edge.sign * 50)
      crossing.expect(.pan(.ended, edge.sign * 50), reports: [.didOpen(edge)])

      var player = TunedPlayer(design.row(Self.on))
      player.hold(edge.sign * 1, edge.sign * -50)
      player.expect(offset: 0)
      player.pan(.changed, edge.sign * 30)
      player.expect(offset: edge.sign * 30)
      player.expect(.pan(.ended, edge.sign * -70), reports: [])
      player.expect(rest: .closed)
      player.expect(offset: 0)

      var open = TunedPlayer(design.row(Self.on))
      open.handle(.open(edge, animated: false))
      open.hold(edge.sign * -160)
      open.expect(offset: 0)
      open.expect(.pan(.ended, edge.sign * -160), reports: [.didClose])
    }
  }

  @Test("A flick at the closed position does not cross either, and the next drag may go to the other side")
  func flick() {
    for design in SwipeDesign.allCases {
      var player = TunedPlayer(design.row(Self.on))
      player.hold(-20)
      player.expect(.pan(.ended, 60, velocity: 4000), causes: .none)
      player.expect(rest: .closed)
      #expect(player.row.settleTime == nil, "\(design)")

      var next = TunedPlayer(design.row(Self.on))
      next.hold(-20)
      next.pan(.ended, 0)
      next.settle()
      next.hold(50)
      next.expect(offset: 50)
    }
    // In ConstraintSwipe's article, whose catch points move the content, it closes.
    var player = TunedPlayer(
      ConstraintSwipe(
        width: 320, height: 44, leading: InteractionAction.buttons([80], prefix: "l"),
        trailing: InteractionAction.buttons([80]), options: Self.on, corrections: []))
    player.hold(-20, 50)
    player.pan(.changed, 60)
    player.expect(offset: 0)
    // Back on its own side it follows; after reuse, a finger that stayed down may choose a side again.
    player.pan(.changed, -20)
    player.expect(offset: -20)
    player.handle(.reuse)
    player.pan(.changed, 30)
    player.expect(offset: 30)
  }

  @Test("A flick in a row on its way to the other side does not cross, either")
  func flickOnTheWay() {
    for design in SwipeDesign.allCases {
      var player = TunedPlayer(design.row(Self.on))
      player.handle(.open(.trailing, animated: false))
      player.handle(.open(.leading, animated: true))
      player.pan(.began, 0)
      #expect(player.offset < 0, "\(design)")
      let forecast = player.row.forecast(velocity: 700, at: player.now)?.rest
      player.pan(.ended, 0, velocity: 700)
      // ConstraintSwipe decides by where the content is, which is still on the side from which it came.
      player.expect(rest: design == .constraintSwipe ? .open(.trailing) : .closed)
      #expect(forecast == player.row.rest, "\(design)")
    }
  }

  @Test("A real scroll view that crosses over is put back to closed")
  func driven() {
    let (leading, trailing) = (InteractionAction.buttons([80], prefix: "l"), InteractionAction.buttons([80]))
    var scroll = RowPlayer(
      ScrollSwipe(width: 320, height: 44, leading: leading, trailing: trailing, options: Self.on))
    scroll.report(.began(contentOffset: 0))
    let targets = [20, -50].map { scroll.report(.moved(contentOffset: $0)).targetContentOffset }
    #expect((targets, scroll.offset) == ([nil, 0], 0))
    let flung = scroll.report(.ended(contentOffset: -50, velocity: -4000, target: -80))
    #expect(flung == ScrollAnswer(targetContentOffset: 0))
    var utility = RowPlayer(
      UtilityButtons(width: 320, height: 44, leading: leading, trailing: trailing, options: Self.on))
    // 80 is the closed place.
    utility.report(.began(contentOffset: 80))
    let places = [100, 30].map { utility.report(.moved(contentOffset: $0)).targetContentOffset }
    #expect((places, utility.offset) == ([nil, 80], 0))
    let released = utility.report(.ended(contentOffset: 30, velocity: -4000, target: 0))
    #expect((released.targetContentOffset, utility.row.rest) == (80, .closed))
  }

  @Test("Once a drag has a side, the other one is forbidden, and a release there closes")
  func forbids() {
    let locks: [(SideLock, forbidden: SwipeEdge?)] = [
      (SideLock(isOn: true, caughtAt: 10), .trailing), (SideLock(isOn: true, caughtAt: -10), .leading),
      (SideLock(isOn: true, caughtAt: 0), nil), (SideLock(isOn: false, caughtAt: 10), nil), (.off, nil),
    ]
    for (lock, forbidden) in locks {
      #expect(SwipeEdge.allCases.filter(lock.forbids) == [forbidden].compactMap(\.self))
      let rests: [Rest] = [.closed, .open(.leading), .open(.trailing)]
      #expect(rests.map(lock.allowed) == rests.map { $0.edge == forbidden ? .closed : $0 })
    }
  }
}
