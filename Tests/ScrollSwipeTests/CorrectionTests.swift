import ScrollSwipe
import TestSupport
import Testing

/// Each correction alone taken away from all, and all: the fault the article has, and its cure.
///
/// The two that change the release are in `ReleaseTests`. Longer than other files, because there is a test for each correction.
@Suite("Corrections, each off and on")
struct CorrectionTests {
  @Test(
    "layoutKeepsState: any layout pass closes the row, without animation and without a word",
    arguments: Corrections.each(.layoutKeepsState, article: Rest.closed, corrected: .open(.leading)), [320.0, 480])
  func layoutKeepsState(fault: (corrections: Corrections, rest: Rest), width: Double) {
    for rules in ScrollSwipe.Rules.allCases {
      var player = Player(rules: rules, fault.corrections)
      player.put(.open(.leading))
      #expect(player.handle(.resize(width)) == .none)
      #expect(player.contentOffset == (fault.rest == .closed ? 0 : -160))
      #expect(player.row.rest == fault.rest)
      #expect(player.row.settles == nil)
      #expect(player.row.contentSize == LayoutSize(width: width, height: 44))
    }
  }

  @Test("layoutKeepsState: a layout pass in mid-drag and in a motion changes nothing")
  func layoutInBetween() {
    var player = Player()
    player.hold(100)
    let held = player.row
    player.handle(.resize(320))
    #expect(player.row == held)
    player.pan(.ended, 100)
    let settling = player.row
    player.handle(.resize(320))
    #expect(player.row == settling)
    var article = Player(.article)
    article.hold(100)
    article.handle(.resize(320))
    #expect(article.contentOffset == 0)
  }

  @Test(
    "noEmptySide: toward an empty edge nothing is seen, but in the article something has scrolled",
    arguments: Corrections.each(.noEmptySide, article: true, corrected: false), ScrollSwipe.Rules.allCases)
  func noEmptySide(fault: (corrections: Corrections, scrolls: Bool), rules: ScrollSwipe.Rules) {
    var player = Player(trailing: [], rules: rules, fault.corrections.subtracting([.firstFrame]))
    player.hold()
    for (x, offset) in [(-5.0, 0.0), (-10, 0), (0, 0)] {
      player.pan(.changed, x)
      #expect(player.offset == offset)
      // The article's one container is never hidden.
      #expect(player.row.leftHidden(at: player.time) == (fault.scrolls && rules == .swipeableTableViewCell))
    }
    for (x, offset) in [(30.0, 30.0), (-5, 0), (-300, 0)] {
      player.pan(.changed, x)
      #expect(player.offset == offset)
    }
    #expect(player.pan(.ended, -300) == .none)
    #expect(player.isAsNew(Player(trailing: [], rules: rules)))
    #expect(player.row.limits == 0...(160 + 320))
  }

  @Test(
    "noEmptySide: a finger that comes back from there moves the content where it would without",
    arguments: [
      Corrections.article, .without(.noEmptySide), .all,
    ])
  func backFromEmptySide(corrections: Corrections) {
    var player = Player(trailing: [], corrections)
    player.hold(-120, -60, 40)
    #expect(player.offset == 40)
  }

  @Test("noEmptySide: a side of width 0 is clamped at release, too", arguments: Corrections.allAndNone)
  func emptySideAtRelease(corrections: Corrections) {
    var player = Player(leading: [], trailing: [0], corrections)
    player.hold()
    #expect(player.pan(.ended, -50, velocity: -3000) == .none)
    #expect(player.isAsNew(Player(leading: [], trailing: [0], corrections)))
    #expect(player.row.rest == .closed)
    #expect(player.contentOffset == 0)
    #expect(player.row.targetContentOffset == nil)
  }

  @Test(
    "firstFrame: until something scrolls the right container sits at 320, the left one beside, and both are visible",
    arguments: Corrections.each(.firstFrame, article: (-160.0, 320.0), corrected: (0, 375 - 100)))
  func firstFrame(corrections: Corrections, first: (left: Double, right: Double)) {
    var player = Player(width: 375, corrections)
    let isHidden = corrections.contains(.firstFrame)
    func expectFirst() {
      #expect(player.row.leftView(at: player.time) == LayoutRect(first.left, 0, 160, 44))
      #expect(player.row.rightView(at: player.time) == LayoutRect(first.right, 0, 100, 44))
      #expect(player.row.leftHidden(at: player.time) == isHidden)
      #expect(player.row.rightHidden(at: player.time) == isHidden)
    }
    expectFirst()
    // The mere begin of a drag hides nothing, by a finger and by a scroll view.
    player.drag(0)
    expectFirst()
    player.report(.began(contentOffset: 0))
    player.report(.moved(contentOffset: 0))
    expectFirst()
    player.report(.moved(contentOffset: 30))
    #expect(player.row.rightView(at: player.time) == LayoutRect(375 - 100 + 30, 0, 100, 44))
    #expect(player.row.leftHidden(at: player.time))
    player.report(.moved(contentOffset: 0))
    #expect(player.row.leftHidden(at: player.time))
    #expect(player.row.rightHidden(at: player.time))
  }

  @Test(
    "firstFrame: a hidden container keeps its last frame",
    arguments: Corrections.each(
      .firstFrame, article: [320.0, -100, 265, -100] as [Double], corrected: [115, 50, 215, 0]))
  func hiddenContainers(corrections: Corrections, hidden: [Double]) {
    var player = Player(leading: [100], trailing: [160], width: 375, corrections)
    player.put(.open(.leading))
    #expect(player.row.leftView(at: player.time) == LayoutRect(-100, 0, 100, 44))
    // 375 - 160 - 100 = 115 is where it would show, and 375 - 160 + 50 = 265 where it showed last.
    #expect(player.row.rightView(at: player.time) == LayoutRect(hidden[0], 0, 160, 44))
    player.report(.moved(contentOffset: 50))
    #expect(player.row.leftView(at: player.time).x == hidden[1])
    #expect(player.row.rightView(at: player.time) == LayoutRect(375 - 160 + 50, 0, 160, 44))
    player.report(.moved(contentOffset: 0))
    #expect(player.row.rightView(at: player.time).x == hidden[2])
    #expect(player.row.leftView(at: player.time).x == hidden[3])
  }

  @Test(
    "firstFrame: while the content moves by itself the shown container stands still on the screen",
    arguments: Corrections.allAndNone)
  func movingContainers(corrections: Corrections) {
    var player = Player(corrections)
    player.handle(.open(.leading, animated: true))
    player.now += 0.15
    #expect(player.contentOffset < -1 && player.contentOffset > -159)
    #expect(player.row.leftView(at: player.time).x == player.contentOffset)
    #expect(!player.row.leftHidden(at: player.time) && player.row.rightHidden(at: player.time))
    player.settle()
    #expect(player.row.leftView(at: player.time).x == -160)
  }

  @Test(
    "firstFrame: a side without buttons has an empty frame at 0",
    arguments: Corrections.each(.firstFrame, article: (0.0, 0.0), corrected: (-40, 320 - 40)))
  func emptyContainers(corrections: Corrections, x: (left: Double, right: Double)) {
    var player = Player(leading: [], corrections)
    player.hold(-40)
    #expect(player.row.leftView(at: player.time) == LayoutRect(x.left == 0 ? 0 : 40, 0, 0, 44))
    player = Player(trailing: [], corrections)
    player.hold(40)
    #expect(player.row.rightView(at: player.time) == LayoutRect(x.right == 0 ? 0 : 320 - 40, 0, 0, 44))
  }

  @Test(
    "firstFrame: the article's one container is never hidden; corrected, only while it shows",
    arguments: Corrections.each(.firstFrame, article: false, corrected: true))
  func articlesContainer(corrections: Corrections, hides: Bool) {
    var player = Player(rules: .article, corrections)
    #expect(player.row.leftHidden(at: player.time) == hides)
    #expect(player.row.rightHidden(at: player.time))  // there is none
    player.put(.open(.leading))
    #expect(!player.row.leftHidden(at: player.time))
    player.handle(.close(animated: false))
    #expect(player.row.leftHidden(at: player.time) == hides)
  }

  @Test(
    "closesOnlyOpen: a closed row animates from 0 to 0 when another row is dragged",
    arguments: Corrections.each(.closesOnlyOpen, article: Time(0.3), corrected: nil))
  func closesOnlyOpen(corrections: Corrections, settles: Time?) {
    var player = Player(corrections)
    #expect(player.handle(.table(.otherRowOpened)) == SwipeEffects(startedMotion: settles != nil))
    #expect(player.row.settles == settles)
    #expect(player.offset(after: 0.15) == 0)
    player.settle()
    #expect(player.row == Player(corrections).row)
  }

  @Test(
    "closesOnlyOpen: a row that another finger holds is left alone",
    arguments: Corrections.each(.closesOnlyOpen, article: 0.0, corrected: 50))
  func heldRow(corrections: Corrections, offset: Double) {
    var player = Player(corrections)
    player.hold(50)
    #expect(player.handle(.table(.otherRowOpened)) == SwipeEffects(startedMotion: offset == 0))
    player.settle()
    #expect(player.offset == offset)
  }

  @Test(
    "closesWithTable: the article receives nothing, the final version of other rows only",
    arguments: [
      (.article, .article, []), (.article, .without(.closesWithTable), []),
      (.swipeableTableViewCell, .article, [.otherRowOpened]),
      (.swipeableTableViewCell, .without(.closesWithTable), [.otherRowOpened]),
      (.article, .all, [.otherRowOpened, .tableScrolled]),
      (.swipeableTableViewCell, .all, [.otherRowOpened, .tableScrolled]),
    ] as [(ScrollSwipe.Rules, Corrections, [TableChange])])
  func closesWithTable(rules: ScrollSwipe.Rules, corrections: Corrections, obeyed: [TableChange]) {
    for change in TableChange.allCases {
      var player = Player(rules: rules, corrections)
      player.put(.open(.leading))
      let notice: SwipeNotice? = corrections.contains(.noticeOnChange) ? .didClose : nil
      #expect(
        player.handle(.table(change))
          == (obeyed.contains(change) ? SwipeEffects(notice, startedMotion: true) : .none))
      #expect(player.row.rest == (obeyed.contains(change) ? .closed : .open(.leading)))
      #expect(player.row.isMoving(at: player.time) == obeyed.contains(change))
    }
  }

  @Test(
    "cancelRestores: a cancelled pan is a release at velocity 0 in the article",
    arguments: [
      (.article, .open(.trailing), .closed), (.article, .closed, .open(.trailing)),
      (.without(.cancelRestores), .open(.trailing), .open(.trailing)),  // 99 >= 100 / 2
      (.without(.cancelRestores), .closed, .open(.trailing)),
      (.all, .open(.trailing), .open(.trailing)), (.all, .closed, .closed),
    ] as [(Corrections, Rest, Rest)])
  func cancelRestores(corrections: Corrections, from: Rest, to: Rest) {
    var player = Player(corrections)
    player.put(from)
    player.drag(from == .closed ? -110 : 1, finish: .cancelled, velocity: from == .closed ? 5000 : -5000)
    player.settle()
    #expect(player.row.rest == to)
    #expect(player.offset == (to == .closed ? 0 : -100))
  }

  @Test("cancelRestores: content that the article's cancelled pan lets go moves as content that is let go at rest")
  func cancelledMotion() {
    var (cancelled, released) = (Player(.without(.cancelRestores)), Player(.without(.cancelRestores)))
    cancelled.drag(-110, finish: .cancelled, velocity: 5000)
    released.drag(-110, finish: .ended)
    #expect(cancelled.row == released.row)
  }

  @Test("cancelRestores: in the article the place where the pan is cancelled counts, however few samples came before")
  func cancelledSample() {
    var player = Player(.article.subtracting([.cancelRestores]))
    player.hold(-1)
    #expect(player.pan(.cancelled, -110) == SwipeEffects(startedMotion: true))
    player.settle()
    #expect(player.offset == -100)
  }

  @Test(
    "cancelRestores: a cancelled pan that caught a motion leads to where that was going",
    arguments: [PanPhase.cancelled, .failed])
  func cancelInMotion(finish: PanPhase) {
    var player = Player()
    player.drag(90)
    player.now += 0.05
    #expect(player.drag(-200, finish: finish) == SwipeEffects(startedMotion: true))
    player.settle()
    #expect(player.offset == 160)
  }

  @Test(
    "failedRestores: a pan that fails leaves the content part-open in the article",
    arguments: Corrections.each(.failedRestores, article: 47.0, corrected: 0))
  func failedRestores(corrections: Corrections, offset: Double) {
    var player = Player(corrections)
    #expect(player.drag(47, finish: .failed) == SwipeEffects(startedMotion: offset == 0))
    player.settle()
    #expect(player.offset == offset)
    #expect(player.row.rest == .closed)
    player.pan(.changed, 60)
    #expect(player.offset == offset)
    player.hold(3)
    #expect(player.offset == offset + 3)
  }

  @Test("failedRestores: content that was left part-open closes by a tap")
  func tapOnPartOpen() {
    var player = Player(.article)
    player.drag(47, finish: .failed)
    #expect(player.handle(.tap) == SwipeEffects(startedMotion: true))
    player.settle()
    #expect(player.isAsNew(Player(.article)))
  }

  @Test(
    "noticeOnChange: the article reports nothing; corrected, each change is reported once",
    arguments: Corrections.each(
      .noticeOnChange, article: [],
      corrected: [SwipeNotice.didOpen(.leading), .didClose, .didOpen(.trailing), .didOpen(.leading), .didClose]))
  func noticeOnChange(corrections: Corrections, notices: [SwipeNotice]) {
    var player = Player(corrections)
    player.drag(300)
    player.settle()
    player.drag(50)  // open again
    player.settle()
    player.drag(-155, velocity: -50)
    player.settle()
    player.handle(.open(.trailing, animated: true))
    player.handle(.open(.leading, animated: false))
    player.handle(.tap)
    player.handle(.close(animated: false))
    #expect(player.notices == notices)
  }

  @Test(
    "resumesMotion: content that is caught on its way jumps to its target in the article",
    arguments: Corrections.each(.resumesMotion, article: true, corrected: false))
  func resumesMotion(corrections: Corrections, jumps: Bool) {
    var player = Player(corrections)
    player.drag(300)
    player.now += 0.04
    let shown = player.offset(after: 0.01)
    #expect(shown != 160)
    player.hold()
    #expect(player.offset == (jumps ? 160 : shown))
  }

  @Test(
    "contentStaysVisible: four buttons of 80 leave no content of 320 points; corrected, 60 points stay",
    arguments: Corrections.each(.contentStaysVisible, article: 4 * 80.0, corrected: 320 - 60))
  func contentStaysVisible(corrections: Corrections, inset: Double) {
    let four = [80.0, 80, 80, 80]
    let row = Player(leading: four, trailing: four, corrections).row
    #expect(row.contentInset == (leading: inset, trailing: inset))
  }

  @Test("contentStaysVisible: buttons shrink in proportion")
  func shrunk() {
    let row = Player(leading: [100, 200]).row
    let part: Double = 260 / 300
    #expect(row.actionFrame(.leading, 0, at: .zero).width == 100 * part)
    #expect(row.actionFrame(.leading, 1, at: .zero).maxX == 260)
  }
}
