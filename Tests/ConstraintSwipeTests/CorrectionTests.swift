import ConstraintSwipe
import TestSupport
import Testing

/// Each correction alone taken away from all, and all: the fault the article has, and its cure.
@Suite("Corrections, each off and on")
struct CorrectionTests {
  @Test(
    "fingerKeepsHold: after a catch point the article no longer follows the finger back",
    arguments: Corrections.each(.fingerKeepsHold, article: [160.0, 160, 160], corrected: [160, 140, 20]))
  func fingerKeepsHold(corrections: Corrections, rights: [Double]) {
    var player = Player(corrections)
    player.hold()
    for (dx, right) in zip([-165.0, -140, -20], rights) {
      player.pan(.changed, dx)
      player.settle()
      #expect(player.right == right)
    }
  }

  @Test(
    "fingerKeepsHold: an open row dragged to 0 stays closed until the finger passes where it began",
    arguments: [(.article, [0.0, 0, 30]), (.all, [0, 60, 160])] as [(Corrections, [Double])])
  func fingerKeepsHoldFromOpen(corrections: Corrections, rights: [Double]) {
    var player = Player(corrections)
    player.put(.open(.trailing))
    player.hold()
    for (dx, right) in zip([160.0, 100, -30], rights) {
      player.pan(.changed, dx)
      player.settle()
      #expect(player.right == right)
    }
  }

  @Test(
    "noticeOnChange: any release is reported again in the article",
    arguments: Corrections.each(.noticeOnChange, article: true, corrected: false))
  func noticeOnChange(corrections: Corrections, reports: Bool) {
    var player = Player(corrections)
    #expect(player.drag(0) == SwipeEffects(reports ? .didClose : nil))
    player.put(.open(.trailing))
    #expect(player.drag(0) == SwipeEffects(reports ? .didOpen(.trailing) : nil))
  }

  @Test(
    "noticeOnChange: opening and closing from code are silent in the article",
    arguments: Corrections.each(.noticeOnChange, article: [SwipeNotice](), corrected: [.didOpen(.trailing), .didClose]))
  func noticeFromCode(corrections: Corrections, notices: [SwipeNotice]) {
    var player = Player(corrections)
    for event in [
      RowEvent.open(.trailing, animated: false), .open(.trailing, animated: true),
      .close(animated: false), .close(animated: true),
    ] {
      player.handle(event)
    }
    #expect(player.notices == notices)
  }

  @Test(
    "cancelRestores: after a failure at 3, cancelling the next pan opens the article's row fully",
    arguments: [
      (.article, .open(.trailing)), (.without(.cancelRestores, .failedRestores), .open(.trailing)),
      (.without(.failedRestores), .closed), (.all, .closed),
    ] as [(Corrections, Rest)])
  func cancelRestores(corrections: Corrections, rest: Rest) {
    var player = Player(corrections)
    let restores = corrections.contains(.failedRestores)
    #expect(player.drag(-3, finish: .failed) == SwipeEffects(startedMotion: restores))
    player.settle()
    player.drag(0, finish: .cancelled)
    #expect(player.row.rest == rest)
  }

  @Test(
    "cancelRestores: a closed row that is cancelled at its last button stays open in the article",
    arguments: [
      (.article, .open(.trailing)), (.without(.cancelRestores, .fingerKeepsHold), .open(.trailing)),
      (.without(.fingerKeepsHold), .closed), (.all, .closed),
    ] as [(Corrections, Rest)])
  func cancelledAtTheButtons(corrections: Corrections, rest: Rest) {
    var player = Player(corrections)
    player.hold(-165)
    player.pan(.cancelled, -165)
    #expect(player.row.rest == rest)
  }

  @Test(
    "openEndsPan: opened in mid-pan, a cancelled pan reports what it has found open",
    arguments: [true, false], Corrections.each(.openEndsPan, article: true, corrected: false))
  func openedInPan(animated: Bool, fault: (corrections: Corrections, goesOn: Bool)) {
    var player = Player(fault.corrections)
    player.hold(-50.5)
    let opened = player.handle(.open(.trailing, animated: animated))
    #expect(opened.first == (fault.corrections.contains(.noticeOnChange) ? .didOpen(.trailing) : nil))
    #expect(opened.startedMotion == animated)
    player.settle()
    #expect((player.right, player.startingRight, player.row.rest) == (160, 160, .open(.trailing)))
    let reports = !fault.corrections.contains(.noticeOnChange)
    #expect(player.pan(.cancelled, -50.5) == SwipeEffects(reports ? .didOpen(.trailing) : nil))
    #expect(player.row.rest == .open(.trailing))
  }

  @Test(
    "openEndsPan: dragged to 182 of 182 and opened, the next sample at +183 closes; corrected, the pan is over",
    arguments: Corrections.each(.openEndsPan, article: 0.0, corrected: 182))
  func goesOnFromOpen(corrections: Corrections, right: Double) {
    var player = Player(trailing: [91, 91], corrections)
    player.hold(-182)
    player.handle(.open(.trailing, animated: true))
    player.pan(.changed, 183)  // 182 - 183 < 0
    player.settle()
    #expect(player.right == right)
  }

  @Test("openEndsPan: a row that a finger has pulled from open moves back where code opens it")
  func openedAgain() {
    var player = Player(.without(.openEndsPan))
    player.put(.open(.trailing))
    player.hold(50)
    #expect(player.handle(.open(.trailing, animated: true)).startedMotion)
    #expect(player.right == 110)
  }

  @Test(
    "openEndsPan: what shows all buttons already does not move",
    arguments: [Corrections.article, .without(.openEndsPan)])
  func openedWhereItIs(corrections: Corrections) {
    var player = Player(corrections)
    player.put(.open(.trailing))
    player.hold()
    #expect(player.handle(.open(.trailing, animated: true)) == .none)
    player.pan(.changed, 30)
    #expect(player.right == 130)
  }

  @Test(
    "failedRestores: a pan that fails at 3 leaves startingRight 3 for the next one",
    arguments: Corrections.each(.failedRestores, article: 3.0, corrected: 0))
  func failedRestores(corrections: Corrections, starting: Double) {
    var player = Player(corrections)
    player.drag(-3, finish: .failed)
    player.settle()
    player.hold()
    #expect(player.startingRight == starting)
  }

  @Test(
    "failedRestores: 47 and then 3 close, although 50 at once open",
    arguments: Corrections.each(.failedRestores, article: 47.0, corrected: 0))
  func failedThreshold(corrections: Corrections, left: Double) {
    var player = Player(corrections)
    player.drag(-47, finish: .failed)
    player.settle()
    #expect(player.right == left)
    player.drag(-3)  // 50 < 80 + 80 / 2 counts from 47; corrected it is 3 < 80 / 2
    #expect(player.row.rest == .closed)
    var fresh = Player(corrections)
    fresh.drag(-50)
    #expect(fresh.row.rest == .open(.trailing))
  }

  @Test(
    "reuseEndsPan: in the article the next sample tears the reused row open",
    arguments: Corrections.each(.reuseEndsPan, article: 70.0, corrected: 0))
  func reuseEndsPan(corrections: Corrections, right: Double) {
    var player = Player(corrections)
    player.hold(-60)
    #expect(player.handle(.reuse) == .none)
    #expect(player.right == 0)
    #expect((player.row == Player(corrections).row) == corrections.contains(.reuseEndsPan))
    player.pan(.changed, -70)
    #expect(player.right == right)
  }

  @Test("reuseEndsPan: nor does the reused row keep the side that the drag belonged to")
  func reuseForgetsSide() {
    let actions = InteractionAction.buttons([80])
    for edge in SwipeEdge.allCases {
      var player = RowPlayer(
        ConstraintSwipe(
          width: 320, height: 44, leading: actions, trailing: actions, options: SwipeOptions(locksSide: true),
          corrections: .without(.reuseEndsPan)))
      player.hold(edge.opposite.sign * 60)
      player.handle(.reuse)
      player.pan(.changed, edge.sign * 70)
      #expect(player.offset == edge.sign * 70)
    }
  }

  @Test(
    "resumesMotion: a touch during the snap makes the article's content jump to the target",
    arguments: Corrections.each(.resumesMotion, article: true, corrected: false))
  func resumesMotion(corrections: Corrections, jumps: Bool) {
    var player = Player(corrections)
    player.drag(-60)
    player.now += 0.1 - 0.01  // the next sample comes when the content is at 180
    let shown = player.right(after: 0.01)
    player.hold()
    #expect(player.right == (jumps ? 160 : shown))
  }

  @Test("resumesMotion: caught beyond a stop it stays, follows inward at once and outward no further")
  func caughtBeyond() {
    var player = Player()
    player.drag(-60)
    player.now += 0.1 - 0.01
    player.hold()
    let caught = player.right
    expectClose(caught, 180)
    player.pan(.changed, -15)
    #expect(player.right == caught)
    player.pan(.changed, 15)
    expectClose(player.right, caught - 15)
    player.pan(.changed, -1)
    #expect(player.right == caught)
  }

  @Test(
    "axisDecidedOnce: one vertical sample makes the library's content stand still for that sample",
    arguments: Corrections.each(.axisDecidedOnce, article: 20.0, corrected: 50))
  func axisDecidedOnce(corrections: Corrections, right: Double) {
    var player = Player(rules: .dnsSwipeableTableCell, corrections)
    player.pan(.began, 0, velocity: Vector(-200, 0))
    player.pan(.changed, -20, velocity: Vector(-200, 10))
    player.pan(.changed, -50, velocity: Vector(-10, 30))
    #expect(player.right == right)
  }

  @Test(
    "noEmptySide: without buttons every release of the article opens, and says so",
    arguments: Corrections.each(.noEmptySide, article: Rest.open(.trailing), corrected: .closed))
  func noEmptySide(corrections: Corrections, rest: Rest) {
    var player = Player(trailing: [], corrections)
    #expect(player.drag(-30) == SwipeEffects(rest == .closed ? nil : rest.notice))
    #expect(player.offset == 0)
    #expect(player.row.rest == rest)
  }

  @Test("noEmptySide: code cannot open an empty side either")
  func noEmptySideFromCode() {
    var player = Player(trailing: [80])
    #expect(player.handle(.open(.leading, animated: true)) == .none)
    #expect(player.row == Player(trailing: [80]).row)
  }

  @Test(
    "contentStaysVisible: five buttons of 80 leave no content of 320 points; corrected, 60 points stay",
    arguments: Corrections.each(.contentStaysVisible, article: 5 * 80.0, corrected: 320 - 60))
  func contentStaysVisible(corrections: Corrections, right: Double) {
    var player = Player(trailing: [80, 80, 80, 80, 80], corrections)
    player.put(.open(.trailing))
    #expect(player.right == right)
  }

  @Test("contentStaysVisible: buttons shrink in proportion")
  func shrunk() {
    let row = Player(trailing: [100, 200]).row
    let part: Double = 260 / 300
    #expect(row.actionFrame(.trailing, 0, at: .zero).width == 100 * part)
    #expect(row.actionFrame(.trailing, 1, at: .zero).x == 60)
  }

  @Test(
    "bounceStaysCovered: closing does not uncover the other side's buttons",
    arguments: Corrections.each(.bounceStaysCovered, article: 20.0, corrected: 0), SwipeEdge.allCases)
  func bounceStaysCovered(fault: (corrections: Corrections, beyond: Double), edge: SwipeEdge) {
    var player = Player(leading: [80], trailing: [80], fault.corrections)
    player.put(.open(edge))
    player.handle(.close(animated: true))
    expectClose(-edge.sign * player.offset(after: 0.1), fault.beyond)
  }

  @Test("bounceStaysCovered: with one side only, closing bounces as in the article")
  func oneSideBounces() {
    var player = Player(leading: [80], trailing: [])
    player.put(.open(.leading))
    #expect(player.handle(.close(animated: true)) == SwipeEffects(.didClose, startedMotion: true))
    expectClose(player.offset(after: 0.1), -20)
  }

  @Test(
    "tapCloses: a tap on an open row's content selects it in the article, and leaves it open",
    arguments: Corrections.each(
      .tapCloses, article: SwipeEffects(.didSelect), corrected: SwipeEffects(.didClose, startedMotion: true)))
  func tapCloses(corrections: Corrections, effects: SwipeEffects) {
    var player = Player(corrections)
    player.put(.open(.trailing))
    #expect(player.handle(.tap) == effects)
    #expect(player.row.rest == (effects.startedMotion ? .closed : .open(.trailing)))
  }

  @Test(
    "closesWithTable: the article's rows hear nothing of the table", arguments: TableChange.allCases,
    Corrections.each(
      .closesWithTable, article: SwipeEffects.none, corrected: SwipeEffects(.didClose, startedMotion: true)))
  func closesWithTable(change: TableChange, fault: (corrections: Corrections, effects: SwipeEffects)) {
    var player = Player(fault.corrections)
    player.put(.open(.trailing))
    #expect(player.handle(.table(change)) == fault.effects)
    #expect(player.row.rest == (fault.effects == .none ? .open(.trailing) : .closed))
    var held = Player(fault.corrections)
    held.hold(-50)
    #expect(held.handle(.table(change)) == .none)
    #expect(held.right == 50)
  }

  @Test(
    "followsIdentity: a set of positions points at another row after a deletion",
    arguments: Corrections.each(.followsIdentity, article: RowID(6), corrected: RowID(5)))
  func followsIdentity(corrections: Corrections, open: RowID) {
    var list = SwipeList(of: Player(corrections).row, count: 30)
    list.perform("open.trailing", on: RowID(5), at: .zero)
    list.remove(RowID(2), at: .zero)
    #expect(list.openRows == [open])
  }
}
