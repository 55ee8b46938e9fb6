import ConstraintSwipe
import Testing

@Suite("Snap")
struct SnapTests {
  /// The ease-out curve at its parameter ½: x = 3·0.58·s²(1−s) + s³, y = s²(3−2s).
  static let half = (time: 3 * 0.58 * 0.25 * 0.5 + 0.125, progress: 0.25 * (3 - 1))

  @Test("Opening goes to 20 points beyond in 0.1 s and back in 0.1 s, both eased out")
  func opening() {
    var player = Player()
    player.drag(-60)
    let start = player.now
    func right(after seconds: Double) -> Double { player.row.right(at: Time(start + seconds)) }

    #expect(abs(right(after: 0.1 * Self.half.time) - (60 + (180 - 60) * Self.half.progress)) < 1e-9)
    #expect(abs(right(after: 0.1) - 180) < 1e-9)
    #expect(abs(right(after: 0.1 + 0.1 * Self.half.time) - (180 - 20 * Self.half.progress)) < 1e-9)
    #expect(right(after: 0.2) == 160)
    #expect(player.row.settles == Time(start + 0.2))
  }

  @Test("Closing goes 20 points over the closed place")
  func closing() {
    var player = Player()
    player.drag(-30)
    let start = player.now
    #expect(abs(player.row.right(at: Time(start + 0.1)) + 20) < 1e-9)
    #expect(player.row.right(at: Time(start + 0.2)) == 0)
  }

  @Test("startingRight takes the new value when the snap is over")
  func startingRight() {
    var player = Player()
    player.drag(-60)
    #expect(player.startingRight == 0)
    player.now += 0.2
    #expect(player.startingRight == 160)
    player.settle()
    #expect(player.startingRight == 160)
  }

  @Test("The delegate is told first, before the guard and the motion")
  func toldFirst() {
    var player = Player([])
    player.pan(.began, 0)
    let effects = player.row.pan(PanSample(.ended, at: player.time, translation: .zero))
    // Closed and already there: the article tells all the same, and the guard skips the motion only.
    #expect(effects == SwipeEffects(.didClose, startedMotion: false))
  }

  @Test("The guard skips the motion only when startingRight and the constant both are there")
  func guardNeedsBoth() {
    var player = Player()
    player.drag(-160)  // the constant is there, startingRight is 0: it bounces
    #expect(player.row.settles != nil)
    #expect(abs(player.row.right(at: Time(player.now + 0.1)) - 180) < 1e-9)
  }

  @Test("A motion is over exactly at its place, and tidying up changes nothing that shows")
  func tidy() {
    var player = Player()
    player.drag(-60)
    let end = player.row.settles ?? .zero
    var tidied = player.row
    tidied.advance(to: end)
    #expect(tidied.offset(at: end) == player.row.offset(at: end))
    #expect(tidied.settles == nil)
    #expect(tidied.rest == .open(.trailing))
  }

  @Test("Opening what is on its way open does not bounce twice")
  func onItsWay() {
    var player = Player()
    player.drag(-60)
    let before = player.row
    player.now += 0.05
    player.apply(.open(.trailing, animated: true))
    #expect(player.row == before)
    #expect(player.notices == [.didOpen(.trailing)])
  }
}
