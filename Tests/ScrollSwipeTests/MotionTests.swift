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
    player.expectOffset(160)
  }

  @Test("A close that is queued is eased in and out in 0.3 s")
  func animatedClose() {
    for corrections in Corrections.allAndNone {
      var player = Player(corrections)
      player.drag(60, causes: SwipeEffects(startedMotion: true))
      #expect(player.row.closesByAnimation(offset: 60, velocity: 0))
      player.expectSettles(player.time + 0.3)
      expectClose(player.offset(after: 0.15), 60 * Self.half)
      player.now += 0.3
      player.expectOffset(0)
    }
  }

  @Test("A close at a velocity glides to 0, and never uncovers the other side")
  func glidingClose() {
    for corrections in Corrections.allAndNone {
      for edge in SwipeEdge.allCases {
        var player = Player(leading: [100], trailing: [100], corrections)
        player.drag(edge.sign * 40, velocity: edge.sign * -4000)
        #expect(!player.row.closesByAnimation(offset: edge.sign * 40, velocity: edge.sign * -4000), "\(edge)")
        let shown = player.offsetsToRest.map { edge.sign * $0 }
        #expect(shown.allSatisfy { $0 >= 0 } && shown.last == 0, "\(player.name), \(edge)")
      }
    }
  }

  @Test("However fast the finger, an opening swings no more than a row's width / e beyond its place")
  func fastOpening() {
    let allowed = 0...(160 + 320 / M_E)
    for velocity in [601, 8000, 1e6, 1e300] {
      var player = Player()
      player.drag(1, velocity: velocity)
      let offsets = player.offsetsToRest
      #expect(offsets.allSatisfy(allowed.contains) && offsets.last == 160, "\(velocity)")
    }
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

  @Test("A row that a finger lets go at 0 stands still at once")
  func nothingToDo() {
    for corrections in Corrections.allAndNone {
      for velocity in [0, 300, -5000.0] {
        var player = Player(corrections)
        player.drag(0, velocity: velocity, causes: .none)
        player.expectSettles(nil)
        player.expectAsNew(Player(corrections))
      }
    }
  }

  @Test("openSide and close from code take 0.3 s, or no time at all")
  func fromCode() {
    for corrections in Corrections.allAndNone {
      let reports = corrections.contains(.noticeOnChange)
      for edge in SwipeEdge.allCases {
        let opened: SwipeNotice? = reports ? .didOpen(edge) : nil
        var player = Player(leading: [100], corrections)
        player.handle(.open(edge, animated: true), causes: SwipeEffects(opened, startedMotion: true))
        player.expectSettles(Time(0.3))
        expectClose(player.offset(after: 0.15), edge.sign * 100 * Self.half)
        player.settle()
        var put = Player(leading: [100], corrections)
        put.handle(.open(edge, animated: false), causes: SwipeEffects(opened))
        player.expectRow(put.row)
        player.handle(.close(animated: false), causes: SwipeEffects(reports ? .didClose : nil))
        player.expectOffset(0)
        player.expectAsNew(Player(leading: [100], corrections))
      }
    }
  }

  @Test("Opening or closing again changes nothing, on the way there or once there")
  func twice() {
    var player = Player()
    player.handle(.open(.leading, animated: true), causes: SwipeEffects(.didOpen(.leading), startedMotion: true))
    let opening = player.row
    player.now += 0.1
    player.handle(.open(.leading, animated: true), causes: .none)
    player.expectRow(opening)
    player.settle()
    player.handle(.open(.leading, animated: true), causes: .none)
    player.expectSettles(nil)
    player.handle(.close(animated: true), causes: SwipeEffects(.didClose, startedMotion: true))
    let closing = player.row
    player.now += 0.1
    player.handle(.close(animated: true), causes: .none)
    player.expectRow(closing)
  }

  @Test("From one side to the other the content crosses without a jump")
  func crosses() {
    var player = Player()
    player.put(.open(.trailing))
    player.handle(.open(.leading, animated: true), causes: SwipeEffects(.didOpen(.leading), startedMotion: true))
    player.expectOffset(-100)
    expectClose(player.offset(after: 0.15), -100 + (100 + 160) * Self.half)
    player.now += 0.3
    player.expectOffset(160)
  }

  @Test("A row that has settled equals one that was put there")
  func tidy() {
    let releases: [(Double, velocity: Double, Rest)] = [
      (300, 0, .open(.leading)), (-5, -700, .open(.trailing)), (30, 0, .closed),
    ]
    for corrections in [Corrections.all, [.firstFrame]] {
      for (x, velocity, rest) in releases {
        var player = Player(corrections)
        player.name += ", \(rest)"
        player.drag(x, velocity: velocity)
        player.settle()
        var put = Player(corrections)
        put.put(.open(.leading))
        put.put(rest)
        player.expectRow(put.row)
        #expect(player.row.hashValue == put.row.hashValue, "\(player.name)")
      }
    }
  }
}
