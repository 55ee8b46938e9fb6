import ScrollSwipe
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("How the content gets to rest")
struct MotionTests {
  /// The ease-in-out curve is symmetric: half the way at half the time.
  static let half = 0.5

  @Test("A release glides on a critically damped spring of 12.5 into which the velocity goes")
  func spring() {
    var player = Player()
    player.drag(100, velocity: 300)
    let omega = 12.5
    for t in stride(from: 0.0, through: 0.5, by: 0.05) {
      // (a + (v + ωa) t) e^(−ωt) with a = 100 − 160, v = 300
      expectClose(player.offset(after: t), 160 + (-60 + (300 + omega * -60) * t) * exp(-omega * t))
    }
    player.settle()
    #expect(player.offset == 160)
  }

  @Test("A close that is queued is eased in and out in 0.3 s", arguments: Corrections.allAndNone)
  func animatedClose(corrections: Corrections) {
    var player = Player(corrections)
    #expect(player.drag(60) == SwipeEffects(startedMotion: true))
    #expect(player.row.closesByAnimation(offset: 60, velocity: 0))
    #expect(player.row.settles == player.time + 0.3)
    expectClose(player.offset(after: 0.15), 60 * Self.half)
    #expect(player.offset(after: 0.3) == 0)
  }

  @Test(
    "A close at velocity goes to 0 by itself and never uncovers the other side", arguments: SwipeEdge.allCases,
    Corrections.allAndNone)
  func glidingClose(edge: SwipeEdge, corrections: Corrections) {
    var player = Player(leading: [100], trailing: [100], corrections)
    player.drag(edge.sign * 40, velocity: edge.sign * -4000)
    #expect(!player.row.closesByAnimation(offset: edge.sign * 40, velocity: edge.sign * -4000))
    let offsets = player.offsetsToRest
    #expect(offsets.allSatisfy { edge.sign * $0 >= 0 })
    #expect(offsets.last == 0)
  }

  @Test(
    "However fast the finger, an opening swings no more than a row's width / e beyond its place",
    arguments: [601, 8000, 1e6, 1e300])
  func fastOpening(velocity: Double) {
    var player = Player()
    player.drag(1, velocity: velocity)
    let offsets = player.offsetsToRest
    #expect(offsets.allSatisfy { $0 >= 0 && $0 <= 160 + 320 / M_E })
    #expect(offsets.last == 160)
  }

  @Test("Beyond a stop the content goes on as fast as the band let it move, not as fast as the finger")
  func velocityInTheBand() {
    var player = Player()
    player.hold(160 + 40)
    let before = player.offset
    player.pan(.changed, 160 + 40.001)
    let slope = (player.offset - before) / 0.001
    #expect(slope < 0.55)
    player.pan(.ended, 160 + 40.001, velocity: 200)
    let instant = 1e-6
    expectClose((player.offset(after: instant) - player.offset) / instant, 200 * slope, within: 0.1)
  }

  @Test("A row closed by hand at 0 stands at once", arguments: [0, 300, -5000.0], Corrections.allAndNone)
  func nothingToDo(velocity: Double, corrections: Corrections) {
    var player = Player(corrections)
    #expect(player.drag(0, velocity: velocity) == .none)
    #expect(player.row.settles == nil)
    #expect(player.isAsNew(Player(corrections)))
  }

  @Test(
    "openSide and close from code take 0.3 s, or no time at all", arguments: SwipeEdge.allCases, Corrections.allAndNone)
  func fromCode(edge: SwipeEdge, corrections: Corrections) {
    var player = Player(leading: [100], corrections)
    let reports = corrections.contains(.noticeOnChange)
    #expect(
      player.handle(.open(edge, animated: true)) == SwipeEffects(reports ? .didOpen(edge) : nil, startedMotion: true))
    #expect(player.row.settles == Time(0.3))
    expectClose(player.offset(after: 0.15), edge.sign * 100 * Self.half)
    player.settle()
    var put = Player(leading: [100], corrections)
    #expect(put.handle(.open(edge, animated: false)) == SwipeEffects(reports ? .didOpen(edge) : nil))
    #expect(player.row == put.row)
    #expect(player.handle(.close(animated: false)) == SwipeEffects(reports ? .didClose : nil))
    #expect(player.offset == 0)
    #expect(player.isAsNew(Player(leading: [100], corrections)))
  }

  @Test("Twice is once, on the way there and once there")
  func twice() {
    var player = Player()
    #expect(player.handle(.open(.leading, animated: true)) == SwipeEffects(.didOpen(.leading), startedMotion: true))
    let opening = player.row
    player.now += 0.1
    #expect(player.handle(.open(.leading, animated: true)) == .none)
    #expect(player.row == opening)
    player.settle()
    #expect(player.handle(.open(.leading, animated: true)) == .none)
    #expect(player.row.settles == nil)
    #expect(player.handle(.close(animated: true)) == SwipeEffects(.didClose, startedMotion: true))
    let closing = player.row
    player.now += 0.1
    #expect(player.handle(.close(animated: true)) == .none)
    #expect(player.row == closing)
  }

  @Test("From one side to the other the content crosses without a jump")
  func crosses() {
    var player = Player()
    player.put(.open(.trailing))
    #expect(player.handle(.open(.leading, animated: true)) == SwipeEffects(.didOpen(.leading), startedMotion: true))
    #expect(player.offset == -100)
    expectClose(player.offset(after: 0.15), -100 + (100 + 160) * Self.half)
    #expect(player.offset(after: 0.3) == 160)
  }

  @Test(
    "A row that has settled and been tidied up equals one that was put there",
    arguments: [(300, 0, .open(.leading)), (-5, -700, .open(.trailing)), (30, 0, .closed)] as [(Double, Double, Rest)],
    [Corrections.all, [.firstFrame]])
  func tidy(release: (x: Double, velocity: Double, rest: Rest), corrections: Corrections) {
    var player = Player(corrections)
    player.drag(release.x, velocity: release.velocity)
    player.settle()
    var put = Player(corrections)
    put.put(.open(.leading))
    put.put(release.rest)
    #expect(player.row == put.row)
    #expect(player.row.hashValue == put.row.hashValue)
  }
}
