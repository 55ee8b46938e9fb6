import ScrollSwipe
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
      let expected = 160 + (-60 + (300 + omega * -60) * t) * exp(-omega * t)
      #expect(abs(player.row.offset(at: Time(player.now + t)) - expected) < 1e-9)
    }
    player.settle()
    #expect(player.offset == 160)
  }

  @Test("A close that is queued is eased in and out in 0.3 s", arguments: [ScrollSwipe.Corrections.all, []])
  func animatedClose(corrections: ScrollSwipe.Corrections) {
    var player = Player(corrections)
    player.drag(60)
    #expect(player.row.closesByAnimation)
    #expect(player.row.settles == Time(player.now + 0.3))
    #expect(abs(player.row.offset(at: Time(player.now + 0.15)) - 60 * Self.half) < 1e-9)
    #expect(player.row.offset(at: Time(player.now + 0.3)) == 0)
  }

  @Test("A close at velocity goes to 0 by itself and never uncovers the other side")
  func glidingClose() {
    for corrections in [ScrollSwipe.Corrections.all, []] {
      for edge in SwipeEdge.allCases {
        var player = Player(leading: [100], trailing: [100], corrections)
        player.drag(edge.sign * 40, velocity: edge.sign * -4000)
        #expect(!player.row.closesByAnimation)
        let end = player.row.settles ?? .zero
        for step in 0...100 {
          let offset = player.row.offset(
            at: Time(player.now + (end.seconds - player.now) * Double(step) / 100))
          #expect(edge.sign * offset >= 0)
        }
        #expect(player.row.offset(at: end) == 0)
      }
    }
  }

  @Test("However fast the finger, an opening swings no more than a row's width / e beyond its place")
  func fastOpening() {
    for velocity in [601, 8000, 1e6, 1e300] {
      var player = Player()
      player.drag(1, velocity: velocity)
      let end = player.row.settles ?? .zero
      let offsets = (0...200).map { step in
        player.row.offset(at: Time(player.now + (end.seconds - player.now) * Double(step) / 200))
      }
      #expect(offsets.allSatisfy { $0 >= 0 && $0 <= 160 + 320 / M_E })
      #expect(offsets.last == 160)
    }
  }

  @Test("Beyond a stop the content goes on as fast as the band let it move, not as fast as the finger")
  func velocityInTheBand() {
    var player = Player()
    player.pan(.began, 0)
    player.pan(.changed, 160 + 40)
    let before = player.offset
    player.pan(.changed, 160 + 40.001)
    let slope = (player.offset - before) / 0.001
    player.pan(.ended, 160 + 40.001, velocity: 200)
    let dt = 1e-6
    let velocity = (player.row.offset(at: Time(player.now + dt)) - player.offset) / dt
    #expect(abs(velocity - 200 * slope) < 0.1)
    #expect(slope < 0.55)
  }

  @Test("A row closed by hand at 0 stands at once", arguments: [0, 300, -5000.0])
  func nothingToDo(velocity: Double) {
    for corrections in [ScrollSwipe.Corrections.all, []] {
      var player = Player(corrections)
      player.drag(0, velocity: velocity)
      #expect(player.row.settles == nil)
      #expect(player.row == Player(corrections).row)
    }
  }

  @Test(
    "openSide and close from code take 0.3 s, or no time at all",
    arguments: [ScrollSwipe.Corrections.all, []])
  func fromCode(corrections: ScrollSwipe.Corrections) {
    for edge in SwipeEdge.allCases {
      var player = Player(leading: [100], corrections)
      player.apply(.open(edge, animated: true))
      #expect(player.row.settles == Time(0.3))
      #expect(abs(player.row.offset(at: Time(0.15)) - edge.sign * 50) < 1e-9)
      player.settle()
      var put = Player(leading: [100], corrections)
      put.apply(.open(edge, animated: false))
      #expect(player.row == put.row)
      player.apply(.close(animated: false))
      #expect(player.offset == 0)
      #expect(player.row == Player(leading: [100], corrections).row)
    }
  }

  @Test("Twice is once, on the way there and once there")
  func twice() {
    var player = Player()
    player.apply(.open(.leading, animated: true))
    let opening = player.row
    player.now += 0.1
    player.apply(.open(.leading, animated: true))
    #expect(player.row == opening)
    player.settle()
    player.apply(.open(.leading, animated: true))
    #expect(player.row.settles == nil)
    #expect(player.notices == [.didOpen(.leading)])
    player.apply(.close(animated: true))
    let closing = player.row
    player.now += 0.1
    player.apply(.close(animated: true))
    #expect(player.row == closing)
    #expect(player.notices == [.didOpen(.leading), .didClose])
  }

  @Test("From one side to the other the content crosses without a jump")
  func crosses() {
    var player = Player()
    player.putOpen(.trailing)
    player.apply(.open(.leading, animated: true))
    #expect(player.offset == -100)
    #expect(abs(player.row.offset(at: Time(player.now + 0.15)) - (-100 + 260 * Self.half)) < 1e-9)
    #expect(player.row.offset(at: Time(player.now + 0.3)) == 160)
  }

  @Test("A row that has settled and been tidied up equals one that was put there")
  func tidy() {
    for corrections in [ScrollSwipe.Corrections.all, []] {
      for (distance, velocity, rest) in [
        (300.0, 0.0, Rest.open(.leading)), (-5, -700, .open(.trailing)), (30, 0, .closed),
      ] {
        var player = Player(corrections)
        player.drag(distance, velocity: velocity)
        player.settle()
        var put = Player(corrections)
        if let edge = rest.edge { put.putOpen(edge) }
        #expect(player.row == put.row)
        #expect(player.row.hashValue == put.row.hashValue)
      }
    }
  }
}
