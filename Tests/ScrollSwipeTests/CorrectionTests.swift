import ScrollSwipe
import TestSupport
import Testing

/// Each correction, off and on: the article's fault, and its cure.
///
/// The two that change the release are in `ReleaseTests`, `firstFrame` is in `ContainerTests`, and those that it shares with
/// the other swipe designs are in `SharedCorrectionTests`.
@Suite("Corrections, each off and on")
struct CorrectionTests {
  @Test("layoutKeepsState: any layout pass closes the row, without animation or notice")
  func layoutKeepsState() {
    for (corrections, rest) in Corrections.each(.layoutKeepsState, article: Rest.closed, corrected: .open(.leading)) {
      for width in [320.0, 480] {
        for rules in ScrollSwipe.Rules.allCases {
          var player = Player(rules: rules, corrections)
          player.put(.open(.leading))
          player.handle(.resize(width), causes: .none)
          player.expectContentOffset(rest == .closed ? 0 : -160)
          player.expectRest(rest)
          player.expectSettles(nil)
          #expect(player.row.contentSize == LayoutSize(width: width, height: 44))
        }
      }
    }
  }

  @Test("layoutKeepsState: a layout pass in mid-drag and in a motion changes nothing")
  func layoutInBetween() {
    var player = Player()
    player.hold(100)
    let held = player.row
    player.handle(.resize(320))
    player.expectRow(held)
    player.pan(.ended, 100)
    let settling = player.row
    player.handle(.resize(320))
    player.expectRow(settling)
    var article = Player(.article)
    article.hold(100)
    article.handle(.resize(320))
    article.expectContentOffset(0)
  }

  @Test("noEmptySide: toward an empty edge nothing is seen, but in the article something has scrolled")
  func noEmptySide() {
    for (corrections, scrolls) in Corrections.each(.noEmptySide, article: true, corrected: false) {
      for rules in ScrollSwipe.Rules.allCases {
        var player = Player(trailing: [], rules: rules, corrections.subtracting([.firstFrame]))
        player.hold()
        for x in [-1.0, -5, -10, 0] {
          player.follow(x, offset: 0)
          // The article's one container is never hidden.
          #expect(player.hidden[0] == (scrolls && rules == .swipeableTableViewCell), "\(player.name)")
        }
        for (x, offset) in [(30.0, 30.0), (-5, 0), (-300, 0)] { player.follow(x, offset: offset) }
        player.pan(.ended, -300, causes: .none)
        player.expectAsNew(Player(trailing: [], rules: rules))
        #expect(player.row.limits == 0...(160 + 320))
        // The same holds if a real scroll view has scrolled.
        player = Player(trailing: [], rules: rules, corrections.subtracting([.firstFrame]))
        player.report(.moved(contentOffset: 30), answers: ScrollAnswer(targetContentOffset: 0))
        #expect(player.hidden[0] == (scrolls && rules == .swipeableTableViewCell), "\(player.name)")
      }
    }
  }

  @Test("noEmptySide: back from an empty side the content follows as if it had not been there; width 0 is clamped, too")
  func backFromEmptySide() {
    for corrections in [Corrections.article, .without(.noEmptySide), .all] {
      var player = Player(trailing: [], corrections)
      player.hold(-120, -60, 40)
      player.expectOffset(40)
    }
    for corrections in Corrections.allAndNone {
      var player = Player(leading: [], trailing: [0], corrections)
      player.hold()
      player.pan(.ended, -50, velocity: -3000, causes: .none)
      player.expectAsNew(Player(leading: [], trailing: [0], corrections))
      player.expectRest(.closed)
      player.expectContentOffset(0)
      player.expectTarget(nil)
    }
  }

  @Test("closesOnlyOpen: a closed row animates from 0 to 0 when another row is dragged; one that is held is left alone")
  func closesOnlyOpen() {
    for (corrections, animates) in Corrections.each(.closesOnlyOpen, article: true, corrected: false) {
      var player = Player(corrections)
      player.handle(.table(.otherRowOpened), causes: SwipeEffects(startedMotion: animates))
      player.expectSettles(animates ? Time(0.3) : nil)
      #expect(player.offset(after: 0.15) == 0)
      player.settle()
      player.expectRow(Player(corrections).row)
      var held = Player(corrections)
      held.hold(50)
      held.handle(.table(.otherRowOpened), causes: SwipeEffects(startedMotion: animates))
      held.settle()
      held.expectOffset(animates ? 0 : 50)
    }
  }

  @Test("cancelRestores: a cancelled pan is a release at velocity 0 in the article")
  func cancelRestores() {
    let rests: [(Corrections, from: Rest, to: Rest)] = [
      (.article, .open(.trailing), .closed), (.article, .closed, .open(.trailing)),
      (.without(.cancelRestores), .open(.trailing), .open(.trailing)),  // 99 >= 100 / 2
      (.without(.cancelRestores), .closed, .open(.trailing)),
      (.all, .open(.trailing), .open(.trailing)), (.all, .closed, .closed),
    ]
    for (corrections, from, to) in rests {
      var player = Player(corrections)
      player.name += ", from \(from)"
      player.put(from)
      player.drag(from == .closed ? -110 : 1, finish: .cancelled, velocity: from == .closed ? 5000 : -5000)
      player.settle()
      player.expectRest(to, offset: to == .closed ? 0 : -100)
    }
  }

  @Test("cancelRestores: the article's row moves as if let go at rest where it is cancelled, however few samples came")
  func cancelledMotion() {
    var (cancelled, released) = (Player(.without(.cancelRestores)), Player(.without(.cancelRestores)))
    cancelled.drag(-110, finish: .cancelled, velocity: 5000)
    released.drag(-110, finish: .ended)
    cancelled.expectRow(released.row)
    var player = Player(.article.subtracting([.cancelRestores]))
    player.hold(-1)
    player.pan(.cancelled, -110, causes: SwipeEffects(startedMotion: true))
    player.settle()
    player.expectOffset(-100)
  }

  @Test("failedRestores: a tap closes the article's row that a failed pan has left part-open")
  func failedRestores() {
    var player = Player(.article)
    player.drag(47, finish: .failed)
    player.handle(.tap, causes: SwipeEffects(startedMotion: true))
    player.settle()
    player.expectAsNew(Player(.article))
  }
}
