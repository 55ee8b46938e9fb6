import ConstraintSwipe
import InteractionLists
import TestSupport
import Testing

/// Each correction, off and on: the article's fault, and its cure.
///
/// Those that it shares with the other swipe designs are in `SharedCorrectionTests`.
@Suite("Corrections, each off and on")
struct CorrectionTests {
  @Test("fingerKeepsHold: after a catch point the article no longer follows the finger back, until it passes its start")
  func fingerKeepsHold() {
    func expectRights(_ player: Player, _ places: [(Double, Double)], location: SourceLocation = #_sourceLocation) {
      var player = player
      player.hold()
      for (dx, right) in places {
        player.pan(.changed, dx)
        player.settle()
        player.expectRight(right, location: location)
      }
    }
    let (caught, followed) = ([160.0, 160, 160], [160.0, 140, 20])
    for (corrections, rights) in Corrections.each(.fingerKeepsHold, article: caught, corrected: followed) {
      expectRights(Player(corrections), Array(zip([-165.0, -140, -20], rights)))
    }
    for (corrections, rights) in [(Corrections.article, [0.0, 0, 30]), (.all, [0, 60, 160])] {
      var player = Player(corrections)
      player.put(.open(.trailing))
      expectRights(player, Array(zip([160.0, 100, -30], rights)))
    }
  }

  @Test("cancelRestores: after a pan that failed at 3 points, a cancelled one leaves the article's row open")
  func cancelRestores() {
    let rests: [(Corrections, Rest)] = [
      (.article, .open(.trailing)), (.without(.cancelRestores, .failedRestores), .open(.trailing)),
      (.without(.failedRestores), .closed), (.all, .closed),
    ]
    for (corrections, rest) in rests {
      var player = Player(corrections)
      let restores = corrections.contains(.failedRestores)
      player.drag(-3, finish: .failed, causes: SwipeEffects(startedMotion: restores))
      player.settle()
      player.drag(0, finish: .cancelled)
      player.expectRest(rest)
    }
    // Corrected, a cancelled pan leads back from wherever a catch point has taken the content.
    var player = Player(.without(.fingerKeepsHold))
    player.drag(-165, finish: .cancelled)
    player.expectRest(.closed)
  }

  @Test(
    "openEndsPan: a row opened by code in mid-pan stays open when that is cancelled; the article reports it only then"
  )
  func openedInPan() {
    for corrections in [Corrections.article, .without(.openEndsPan), .all] {
      let reportsChange = corrections.contains(.noticeOnChange)
      let opened: SwipeNotice? = .didOpen(.trailing)
      for animated in [true, false] {
        var player = Player(corrections)
        player.hold(-50.5)
        player.handle(
          .open(.trailing, animated: animated),
          causes: SwipeEffects(reportsChange ? opened : nil, startedMotion: animated))
        player.settle()
        player.expectRight(160)
        player.expectStartingRight(160)
        player.expectRest(.open(.trailing))
        player.pan(.cancelled, -50.5, causes: SwipeEffects(reportsChange ? nil : opened))
        player.expectRest(.open(.trailing))
      }
    }
  }

  @Test("openEndsPan: dragged to 182 of 182 and opened, the next sample at +183 closes; corrected, the pan is over")
  func goesOnFromOpen() {
    for (corrections, right) in Corrections.each(.openEndsPan, article: 0.0, corrected: 182) {
      var player = Player(trailing: [91, 91], corrections)
      player.hold(-182)
      player.handle(.open(.trailing, animated: true))
      player.pan(.changed, 183)  // 182 - 183 < 0
      player.settle()
      player.expectRight(right)
    }
  }

  @Test("openEndsPan: when code opens an open row, it moves back only if a finger has pulled it away from open")
  func openedAgain() {
    var player = Player(.without(.openEndsPan))
    player.put(.open(.trailing))
    player.hold(50)
    #expect(player.handle(.open(.trailing, animated: true)).startedMotion)
    player.expectRight(110)
    for corrections in [Corrections.article, .without(.openEndsPan)] {
      var player = Player(corrections)
      player.put(.open(.trailing))
      player.hold()
      player.handle(.open(.trailing, animated: true), causes: .none)
      player.pan(.changed, 30)
      player.expectRight(130)
    }
  }

  @Test("failedRestores: a pan that fails leaves its place for the next one: 1 and then 9 are 10")
  func failedPlace() {
    for (corrections, left) in Corrections.each(.failedRestores, article: 1.0, corrected: 0) {
      var player = Player(corrections)
      player.drag(-1, finish: .failed)
      player.settle()
      player.hold(-9)
      player.expectStartingRight(left)
      player.expectRight(left + 9)
    }
  }

  @Test("failedRestores: 47 and then 3 close, 50 at once open")
  func failedRestores() {
    for (corrections, left) in Corrections.each(.failedRestores, article: 47.0, corrected: 0) {
      var player = Player(corrections)
      player.drag(-47, finish: .failed)
      player.settle()
      player.expectRight(left)
      player.drag(-3)  // 50 < 80 + 80 / 2 counts from 47; corrected it is 3 < 80 / 2
      player.expectRest(.closed)
      var fresh = Player(corrections)
      fresh.drag(-50)
      fresh.expectRest(.open(.trailing))
    }
  }

  @Test("reuseEndsPan: in the article the next sample tears the reused row open")
  func reuseEndsPan() {
    for (corrections, right) in Corrections.each(.reuseEndsPan, article: 70.0, corrected: 0) {
      var player = Player(corrections)
      player.hold(-60)
      player.handle(.reuse, causes: .none)
      player.expectRight(0)
      #expect((player.row == Player(corrections).row) == corrections.contains(.reuseEndsPan), "\(player.name)")
      player.pan(.changed, -70)
      player.expectRight(right)
    }
    // The reused row does not keep the side of the drag either.
    for edge in SwipeEdge.allCases {
      var player = Player(
        leading: [80], trailing: [80], options: SwipeOptions(locksSide: true), .without(.reuseEndsPan))
      player.name += ", \(edge)"
      player.hold(edge.opposite.sign * 60)
      player.handle(.reuse)
      player.pan(.changed, edge.sign * 70)
      player.expectOffset(edge.sign * 70)
    }
  }

  @Test("resumesMotion: caught beyond a stop the content follows inward at once and outward no further")
  func resumesMotion() {
    var player = Player()
    player.drag(-60)
    player.now += 0.1 - 0.01  // the next sample comes when the content is at 180
    player.hold()
    let caught = player.right
    expectClose(caught, 180)
    player.pan(.changed, -15)
    player.expectRight(caught)
    player.pan(.changed, 15)
    expectClose(player.right, caught - 15)
    player.pan(.changed, -1)
    player.expectRight(caught)
  }

  @Test("axisDecidedOnce: one vertical sample makes the library's content stand still for that sample")
  func axisDecidedOnce() {
    for (corrections, right) in Corrections.each(.axisDecidedOnce, article: 20.0, corrected: 50) {
      var player = Player(rules: .dnsSwipeableTableCell, corrections)
      player.pan(.began, 0, velocity: Vector(-200, 0))
      player.pan(.changed, -20, velocity: Vector(-200, 10))
      player.pan(.changed, -50, velocity: Vector(-10, 30))
      player.expectRight(right)
    }
  }

  @Test("axisDecidedOnce: a first sample that reaches a catch point decides, too")
  func axisDecidedAtCatchPoint() {
    var player = Player(rules: .dnsSwipeableTableCell, .without(.fingerKeepsHold))
    player.pan(.began, 0)
    player.pan(.changed, -165, velocity: Vector(-200, 10))
    player.pan(.changed, -165, velocity: Vector(-10, 30))
    player.settle()
    player.expectRight(160)
  }

  @Test("noEmptySide: half of no width is 0 points, so that the article's row opens at a touch, and stays open")
  func noEmptySide() {
    for (corrections, rest) in Corrections.each(.noEmptySide, article: Rest.open(.trailing), corrected: .closed) {
      for rules in ConstraintSwipe.Rules.allCases {
        for widths in [[], [0.0, 80]] {
          var player = Player(trailing: widths, rules: rules, corrections)
          player.drag(0)
          player.expectRest(rest)
        }
        let empty = Player(trailing: [], rules: rules, corrections).row
        #expect(empty.destination(of: SwipeRelease(offset: 0, from: .open(.trailing))) == rest)
        var player = Player(leading: [80], trailing: [], rules: rules, corrections)
        player.drag(0)
        player.expectRest(.closed)
      }
    }
  }

  @Test("noEmptySide: an empty side stays closed even if a failed pan has left the content in a bounce over it")
  func bouncedOverEmptySide() {
    var player = Player(.without(.failedRestores))
    player.put(.open(.trailing))
    player.handle(.close(animated: true))
    player.now += 0.1
    player.drag(0, finish: .failed)
    #expect(player.offset > 0)
    player.drag(0, causes: SwipeEffects(startedMotion: true))
    player.expectRest(.closed)
  }

  @Test("noticeOnChange: the article reports each end of a drag, changed or not, but no close by code, tap or table")
  func noticeOnChange() {
    for (corrections, notice) in [(Corrections.without(.noticeOnChange), nil), (.all, SwipeNotice.didClose)] {
      for event in [RowEvent.close(animated: true), .tap, .table(.tableScrolled)] {
        var player = Player(corrections)
        player.name += ", \(event)"
        player.put(.open(.trailing))
        player.handle(event, causes: SwipeEffects(notice, startedMotion: true))
      }
    }
    // A full swipe ends where it began, at closed.
    for (corrections, notices) in [
      (Corrections.without(.noticeOnChange), [SwipeNotice.didPress(.trailing, 0), .didClose]),
      (.all, [.didPress(.trailing, 0)]),
    ] {
      var player = Player(options: SwipeOptions(allowsFullSwipe: true), corrections)
      player.drag(-200)
      #expect(player.notices == notices, "\(player.name)")
    }
  }

  @Test("bounceStaysCovered: closing does not uncover the other side's buttons; where it has none, it bounces")
  func bounceStaysCovered() {
    for (corrections, beyond) in Corrections.each(.bounceStaysCovered, article: 20.0, corrected: 0) {
      for edge in SwipeEdge.allCases {
        var player = Player(leading: [80], trailing: [80], corrections)
        player.put(.open(edge))
        player.handle(.close(animated: true))
        expectClose(-edge.sign * player.offset(after: 0.1), beyond, "\(player.name), \(edge)")
      }
    }
    var player = Player(leading: [80], trailing: [])
    player.put(.open(.leading))
    player.handle(.close(animated: true), causes: SwipeEffects(.didClose, startedMotion: true))
    expectClose(player.offset(after: 0.1), -20)
    // Let go exactly at closed, the content bounces on the way it came.
    for edge in SwipeEdge.allCases {
      var player = Player(leading: [80], trailing: [80], .without(.bounceStaysCovered))
      player.put(.open(edge))
      player.drag(-edge.sign * 80)
      expectClose(player.offset(after: 0.1), -edge.sign * 20)
    }
  }

  @Test("tapCloses: a tap on an open row's content selects it in the article, and leaves it open")
  func tapCloses() {
    let (selects, closes) = (SwipeEffects(.didSelect), SwipeEffects(.didClose, startedMotion: true))
    for (corrections, effects) in Corrections.each(.tapCloses, article: selects, corrected: closes) {
      var player = Player(corrections)
      player.put(.open(.trailing))
      player.handle(.tap, causes: effects)
      player.expectRest(effects == closes ? .closed : .open(.trailing))
    }
  }

  @Test("followsIdentity: a set of positions points at another row after a deletion")
  func followsIdentity() {
    for (corrections, open) in Corrections.each(.followsIdentity, article: RowID(6), corrected: RowID(5)) {
      let row = Player(corrections).row
      var list = SwipeList(of: row, count: 30)
      list.followsIdentity = row.followsIdentity
      list.perform("open.trailing", on: RowID(5), at: .zero)
      list.remove(RowID(2), at: .zero)
      #expect(list.openRows == [open], "\(corrections.testDescription)")
    }
  }
}
