import InteractionCore
import TestSupport
import Testing

/// The corrections that all three swipe designs share: the articles' fault, and its cure.
///
/// A fault of only one article is tested with its design.
@Suite("Corrections that designs share, each off and on")
struct SharedCorrectionTests {
  /// The calls or releases that an article reports.
  enum Reports { case none, changes, all }

  static let reports: [(ArticleRow, code: Reports, releases: Reports)] = [
    (.constraintSwipe, .none, .all), (.scrollSwipe, .none, .none), (.swipeableTableViewCell, .none, .none),
    (.swTableViewCell, .all, .all), (.swTableViewCellMaster, .changes, .all), (.zcjTableViewCell, .all, .all),
  ]

  @Test("noticeOnChange: each change is reported once, whatever caused it, and nothing else is", arguments: reports)
  func noticeOnChange(row: ArticleRow, code: Reports, releases: Reports) {
    typealias Step = (reports: Reports, isChange: Bool, SwipeNotice, play: (inout any PlayedRow) -> SwipeEffects)
    let steps: [Step] = [
      (code, true, .didOpen(row.edge), { $0.handle(.open(row.edge, animated: true)) }),
      (code, false, .didOpen(row.edge), { $0.handle(.open(row.edge, animated: false)) }),
      (releases, false, .didOpen(row.edge), { $0.drag(0) }),
      (code, true, .didClose, { $0.handle(.close(animated: true)) }),
      (code, false, .didClose, { $0.handle(.close(animated: false)) }),
      (releases, false, .didClose, { $0.drag(0) }),
    ]
    func effects(_ corrections: ArticleRow.Corrections) -> [SwipeEffects] {
      var player = row.player(corrections)
      return steps.map { step in
        let effects = step.play(&player)
        player.settle()
        return effects
      }
    }
    let faults = steps.filter { $0.reports == .all || $0.reports == .changes && $0.isChange }.map(\.2)
    for corrections in [ArticleRow.Corrections.article, .without(["noticeOnChange"])] {
      #expect(effects(corrections).flatMap(\.notices) == faults, "\(corrections)")
    }
    let changes = [
      SwipeEffects(.didOpen(row.edge), startedMotion: true), .none, .none,
      SwipeEffects(.didClose, startedMotion: true), .none, .none,
    ]
    #expect(effects(.all) == changes)
  }

  /// Whether an article reports the side that a cancelled pan opens, and whether the cancellation starts a motion.
  static let cancelled: [(ArticleRow, reports: Bool, moves: Bool)] = [
    // Without `fingerKeepsHold`, it has opened as soon as the finger had uncovered all buttons.
    (.constraintSwipe, true, false), (.scrollSwipe, false, true), (.swipeableTableViewCell, false, true),
    (.swTableViewCell, true, true), (.swTableViewCellMaster, true, true), (.zcjTableViewCell, true, true),
  ]

  @Test(
    "cancelRestores: a cancelled pan restores the state before it; in the article it counts as a release",
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

  @Test(
    "cancelRestores, failedRestores: when a pan that caught a motion is cancelled or fails, the motion goes on",
    arguments: ArticleRow.all)
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
    "failedRestores: a failed pan restores the content; in the article it leaves it part-open for the next pan",
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
    "resumesMotion: content that is caught in motion stays under the finger; in the article it jumps to its target",
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
      // The same holds for every other event during a motion.
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

  /// The changes of a table that close an article's rows.
  static let heard: [(ArticleRow, [TableChange])] = [
    (.constraintSwipe, []), (.scrollSwipe, []), (.swipeableTableViewCell, [.otherRowOpened]),
    (.swTableViewCell, []), (.swTableViewCellMaster, []), (.zcjTableViewCell, []),
  ]

  @Test("closesWithTable: a change of its table closes an open row, unless a finger holds it", arguments: heard)
  func closesWithTable(row: ArticleRow, article: [TableChange]) {
    let sign = row.edge.sign
    for change in TableChange.allCases {
      for (corrections, heard) in row.each("closesWithTable", article: article, corrected: TableChange.allCases) {
        var player = row.player(corrections)
        player.name += ", \(change)"
        player.put(.open(row.edge))
        let closes = heard.contains(change)
        // The one article that closes rows has no delegate, so it reports nothing.
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

  /// The width of four buttons of 80 points in an article's row of 300.
  ///
  /// SWTableViewCell's master is left out, because it always leaves 90 points.
  static let widths: [(ArticleRow, Double)] = [
    (.constraintSwipe, 4 * 80), (.scrollSwipe, 4 * 80), (.swipeableTableViewCell, 4 * 80),
    (.swTableViewCell, 260), (.zcjTableViewCell, 4 * 80),
  ]

  @Test("contentStaysVisible: 60 points of content stay visible, and buttons shrink in proportion", arguments: widths)
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

  /// Whether an article's row without buttons opens on a release, and when code opens it.
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
    // The side opposite the buttons.
    var player = row.player()
    player.handle(.open(row.edge.opposite, animated: true), causes: .none)
    player.expectRest(.closed, offset: 0)
  }
}
