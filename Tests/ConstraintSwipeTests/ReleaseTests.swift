import ConstraintSwipe
import Testing

@Suite("Release: the widths decide, velocity plays no part")
struct ReleaseTests {
  @Test("From closed it opens at half of button 1", arguments: [ConstraintSwipe.Corrections.all, []])
  func opens(corrections: ConstraintSwipe.Corrections) {
    for (distance, rest) in [(39.0, Rest.closed), (40, .open(.trailing)), (41, .open(.trailing))] {  // 80 / 2
      var player = Player(corrections)
      player.drag(-distance)
      player.settle()
      #expect(player.row.rest == rest)
      #expect(player.right == (rest == .closed ? 0 : 160))
    }
  }

  @Test(
    "From open it stays at button 1 and half of button 2", arguments: [ConstraintSwipe.Corrections.all, []])
  func stays(corrections: ConstraintSwipe.Corrections) {
    let threshold = 80.0 + 60 / 2
    for (shown, rest) in [(threshold - 1, Rest.closed), (threshold, .open(.trailing))] {
      var player = Player(trailing: [80, 60], corrections)
      player.apply(.open(.trailing, animated: false))
      player.drag(140 - shown)
      player.settle()
      #expect(player.row.rest == rest)
    }
  }

  @Test("Velocity is ignored", arguments: [ConstraintSwipe.Corrections.all, []])
  func velocity(corrections: ConstraintSwipe.Corrections) {
    var flick = Player(corrections)
    flick.drag(-39, velocity: Vector(-5000, 0))
    #expect(flick.row.rest == .closed)
    var back = Player(corrections)
    back.drag(-40, velocity: Vector(5000, 0))
    #expect(back.row.rest == .open(.trailing))
  }

  @Test(
    "One, two and many buttons of unequal width: half the outermost opens, all but half the innermost stays")
  func anyNumber() {
    for widths in [[100.0], [80, 40], [30, 60, 90], [20, 20, 20, 100]] {
      let opens = widths[0] / 2
      let stays = widths.reduce(0, +) - widths[widths.count - 1] / 2
      for (distance, expected) in [(opens - 0.5, Rest.closed), (opens, .open(.trailing))] {
        var player = Player(trailing: widths)
        player.drag(-distance)
        #expect(player.row.rest == expected)
      }
      for (shown, expected) in [(stays - 0.5, Rest.closed), (stays, .open(.trailing))] {
        var player = Player(trailing: widths)
        player.apply(.open(.trailing, animated: false))
        player.drag(widths.reduce(0, +) - shown)
        #expect(player.row.rest == expected)
      }
    }
  }

  @Test(
    "A cancelled pan leads back to where it began, open or closed",
    arguments: [ConstraintSwipe.Corrections.all, []])
  func cancel(corrections: ConstraintSwipe.Corrections) {
    var closed = Player(corrections)
    closed.drag(-150, finish: .cancelled)
    #expect(closed.row.rest == .closed)
    var open = Player(corrections)
    open.apply(.open(.trailing, animated: false))
    open.drag(150, finish: .cancelled)
    #expect(open.row.rest == .open(.trailing))
  }

  @Test("One jump to the end decides as many small steps do")
  func granularity() {
    for distance in stride(from: 0.0, through: 170, by: 5) {
      var jump = Player()
      jump.pan(.began, 0)
      jump.pan(.ended, -distance)
      var steps = Player()
      steps.pan(.began, 0)
      for step in 1...20 { steps.pan(.changed, -distance * Double(step) / 20) }
      steps.pan(.ended, -distance)
      #expect(jump.row.rest == steps.row.rest)
    }
  }

  @Test("From one side over to the other in one pan: one notice that names the new side")
  func across() {
    var player = Player(leading: [60])
    player.apply(.open(.leading, animated: false))
    player.forgetNotices()
    player.drag(-60 - 45)  // 45 >= 80 / 2
    #expect(player.notices == [.didOpen(.trailing)])
  }
}
