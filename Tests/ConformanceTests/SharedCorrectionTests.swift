import InteractionCore
import TestSupport
import Testing

/// The corrections that all three designs of swiping have: the fault of their articles, and its cure.
///
/// What only one article does stands in the tests of its design.
@Suite("Corrections that designs share, each off and on")
struct SharedCorrectionTests {
  /// Whether an article reports whatever code does, and whatever a release does, changed or not; else it reports nothing.
  static let reports: [(ArticleRow, code: Bool, releases: Bool)] = [
    (.constraintSwipe, false, true), (.scrollSwipe, false, false), (.swipeableTableViewCell, false, false),
    (.swTableViewCell, true, true), (.swTableViewCellMaster, true, true), (.zcjTableViewCell, true, true),
  ]

  @Test("noticeOnChange: each change is reported once, whatever caused it, and nothing else is", arguments: reports)
  func noticeOnChange(row: ArticleRow, code: Bool, releases: Bool) {
    let steps: [(isCode: Bool, notice: SwipeNotice, play: (inout any PlayedRow) -> SwipeEffects)] = [
      (true, .didOpen(row.edge), { $0.handle(.open(row.edge, animated: true)) }),
      (true, .didOpen(row.edge), { $0.handle(.open(row.edge, animated: false)) }),
      (false, .didOpen(row.edge), { $0.drag(0) }),
      (true, .didClose, { $0.handle(.close(animated: true)) }),
      (true, .didClose, { $0.handle(.close(animated: false)) }),
      (false, .didClose, { $0.drag(0) }),
    ]
    func effects(_ corrections: ArticleRow.Corrections) -> [SwipeEffects] {
      var player = row.player(corrections)
      return steps.map { step in
        let effects = step.play(&player)
        player.settle()
        return effects
      }
    }
    let faults = steps.filter { $0.isCode ? code : releases }.map(\.notice)
    for corrections in [ArticleRow.Corrections.article, .without(["noticeOnChange"])] {
      #expect(effects(corrections).flatMap(\.notices) == faults, "\(corrections)")
    }
    let changes = [
      SwipeEffects(.didOpen(row.edge), startedMotion: true), .none, .none,
      SwipeEffects(.didClose, startedMotion: true), .none, .none,
    ]
    #expect(effects(.all) == changes)
  }

  /// Whether an article reports where a cancelled pan leads, and whether only that sets the content in motion.
  static let cancelled: [(ArticleRow, reports: Bool, moves: Bool)] = [
    // It has opened where the finger reached all buttons, unless the finger keeps its hold.
    (.constraintSwipe, true, false), (.scrollSwipe, false, true), (.swipeableTableViewCell, false, true),
    (.swTableViewCell, true, true), (.swTableViewCellMaster, true, true), (.zcjTableViewCell, true, true),
  ]

  @Test(
    "cancelRestores: a cancelled pan leads back to before it, and in the article to where a release leads",
    arguments: cancelled)
  func cancelRestores(row: ArticleRow, reports: Bool, moves: Bool) {
    let sign = row.edge.sign
    for (corrections, rest) in row.each(
      "cancelRestores", "fingerKeepsHold", article: Rest.open(row.edge), corrected: .closed)
    {
      var player = row.player(corrections)
      let opened = SwipeEffects(
        corrections == .article && !reports ? nil : .didOpen(row.edge), startedMotion: moves)
      player.drag(
        sign * 165, finish: .cancelled, velocity: sign * 3000,
        causes: rest == .closed ? SwipeEffects(startedMotion: true) : opened)
      player.settle()
      player.expectRest(rest, offset: rest == .closed ? 0 : sign * 160)
    }
  }

  @Test("cancelRestores, failedRestores: a pan that caught a motion goes on with it", arguments: ArticleRow.all)
  func endedInMotion(row: ArticleRow) {
    let sign = row.edge.sign
    for finish in [PanPhase.cancelled, .failed] {
      var player = row.player()
      player.name = "\(finish)"
      player.drag(sign * row.opening)
      player.now += 0.05
      player.drag(sign * -200, finish: finish, causes: SwipeEffects(startedMotion: true))
      player.settle()
      player.expectRest(.open(row.edge), offset: sign * 160)
    }
  }

  @Test(
    "failedRestores: a pan that fails leaves the article's content part-open, and the next one counts from there",
    arguments: ArticleRow.all)
  func failedRestores(row: ArticleRow) {
    let sign = row.edge.sign
    for (corrections, left) in row.each("failedRestores", article: 47.0, corrected: 0) {
      var player = row.player(corrections)
      player.drag(sign * 47, finish: .failed, causes: SwipeEffects(startedMotion: left == 0))
      player.settle()
      player.expectRest(.closed, offset: sign * left)
      player.pan(.changed, sign * 60, causes: .none)
      player.expectOffset(sign * left)
      player.drag(sign * 3, finish: .failed, causes: SwipeEffects(startedMotion: left == 0))
      player.settle()
      player.expectOffset(left == 0 ? 0 : sign * (47 + 3))
    }
  }

  @Test(
    "resumesMotion: content that is touched on its way stays under the finger; in the article it jumps to the target",
    arguments: ArticleRow.all)
  func resumesMotion(row: ArticleRow) {
    for (corrections, jumps) in row.each("resumesMotion", article: true, corrected: false) {
      var player = row.player(corrections)
      player.drag(row.edge.sign * row.opening)
      player.now += 0.04
      let (shown, target) = (player.offset(after: 0.01), row.edge.sign * 160)
      #expect(shown != target, "\(player.name)")
      let moving = player
      player.hold()
      player.expectRest(.open(row.edge), offset: jumps ? target : shown)
      // Whatever else comes in a motion finds the content there, too.
      let events: [RowEvent] = [
        .press(row.edge, 0, .cancelled), .tap, .open(row.edge, animated: true), .close(animated: true),
        .table(.otherRowOpened),
      ]
      for event in events {
        var player = moving
        player.name += ", \(event)"
        player.handle(event)
        player.expectOffset(jumps ? target : moving.offset)
      }
    }
  }

  /// The changes of a table that an article's rows hear of.
  static let heard: [(ArticleRow, [TableChange])] = [
    (.constraintSwipe, []), (.scrollSwipe, []), (.swipeableTableViewCell, [.otherRowOpened]),
    (.swTableViewCell, []), (.swTableViewCellMaster, []), (.zcjTableViewCell, []),
  ]

  @Test("closesWithTable: an open row closes with its table, unless a finger holds it", arguments: heard)
  func closesWithTable(row: ArticleRow, article: [TableChange]) {
    let sign = row.edge.sign
    for change in TableChange.allCases {
      for (corrections, heard) in row.each("closesWithTable", article: article, corrected: TableChange.allCases) {
        var player = row.player(corrections)
        player.name += ", \(change)"
        player.put(.open(row.edge))
        let closes = heard.contains(change)
        // The one article whose rows hear something has no delegate.
        let notice: SwipeNotice? = corrections == .article ? nil : .didClose
        player.handle(.table(change), causes: closes ? SwipeEffects(notice, startedMotion: true) : .none)
        player.settle()
        player.expectRest(closes ? .closed : .open(row.edge), offset: closes ? 0 : sign * 160)
      }
      var held = row.player()
      held.put(.open(row.edge))
      held.hold(sign * -50)
      held.handle(.table(change), causes: .none)
      held.expectRest(.open(row.edge), offset: sign * (160 - 50))
    }
  }

  /// How wide four buttons of 80 points are in an article's row of 300; the master of SWTableViewCell leaves 90 anyway.
  static let widths: [(ArticleRow, Double)] = [
    (.constraintSwipe, 4 * 80), (.scrollSwipe, 4 * 80), (.swipeableTableViewCell, 4 * 80),
    (.swTableViewCell, 260), (.zcjTableViewCell, 4 * 80),
  ]

  @Test("contentStaysVisible: 60 points of content stay, and buttons shrink alike", arguments: widths)
  func contentStaysVisible(row: ArticleRow, article: Double) {
    for (corrections, width) in row.each("contentStaysVisible", article: article, corrected: 300 - 60) {
      var player = row.player(corrections, buttons: [80, 80, 80, 80], width: 300)
      player.put(.open(row.edge))
      player.expectRest(.open(row.edge), offset: row.edge.sign * width)
    }
    let player = row.player(buttons: [100, 200], width: 300)
    let part: Double = (300 - 60) / (100 + 200)
    let (outer, inner) = (player.actionFrame(edge: row.edge, index: 0), player.actionFrame(edge: row.edge, index: 1))
    expectNumbers([outer.width, inner.width], [100 * part, 200 * part])
    #expect((row.edge == .leading ? 300 - inner.maxX : inner.x) == 60)
  }

  /// Whether an article's row without buttons opens at a release, and for code.
  static let openEmpty: [(ArticleRow, releases: Bool, code: Bool)] = [
    (.constraintSwipe, true, true), (.scrollSwipe, false, false), (.swipeableTableViewCell, false, false),
    (.swTableViewCell, false, true), (.swTableViewCellMaster, false, true), (.zcjTableViewCell, true, true),
  ]

  @Test("noEmptySide: neither a release nor code opens a side without buttons", arguments: openEmpty)
  func noEmptySide(row: ArticleRow, releases: Bool, code: Bool) {
    func expectEmpty(
      _ corrections: ArticleRow.Corrections, opens: Bool, _ play: (inout any PlayedRow) -> SwipeEffects
    ) {
      var player = row.player(corrections, buttons: [])
      let effects = play(&player)
      if corrections == .all { expect(effects, is: .none) }
      player.settle()
      player.expectRest(opens ? .open(row.edge) : .closed, offset: 0)
    }
    // Half of no button is 0 points, where ZCJTableViewCell opens unless `halfIsStable`.
    for (corrections, isFault) in row.each("noEmptySide", "halfIsStable", article: true, corrected: false) {
      expectEmpty(corrections, opens: isFault && releases) { $0.drag(row.edge.sign * 30) }
      expectEmpty(corrections, opens: isFault && code) { $0.handle(.open(row.edge, animated: true)) }
    }
    // The side opposite to the one with buttons.
    var player = row.player()
    player.handle(.open(row.edge.opposite, animated: true), causes: .none)
    player.expectRest(.closed, offset: 0)
  }
}
