import ConstraintSwipe
import HeadlessTable
import InteractionCore
import TestSupport
import Testing
import UtilityButtons

@Suite("Animation durations")
struct AnimationDurationTests {
  @Test("A duration that makes no sense is clamped or ignored, in initializers and setters")
  func harmless() {
    let cases: [(asked: Double?, duration: Double?)] = [
      (nil, nil), (.nan, nil), (-1, 0.05), (0, 0.05), (0.05, 0.05), (0.4, 0.4), (10, 10), (11, 10), (.infinity, 10),
    ]
    for (asked, duration) in cases {
      var options = SwipeOptions()
      options.animationDuration = asked
      var rows = MovingRows(RowTree(count: 1, height: 44))
      rows.animationDuration = asked
      let made = SwipeOptions(animationDuration: asked)
      #expect(
        (options.animationDuration, made.animationDuration, rows.animationDuration) == (duration, duration, duration))
    }
  }

  @Test("Opening and closing from code, each half of a hint, and the library's spring take the set duration")
  func fromCode() {
    for (design, seconds) in SwipeDesign.each([0.05, 0.7, 4]) {
      var player = TunedPlayer(design.row(SwipeOptions(animationDuration: seconds)))
      for event in [RowEvent.open(.trailing, animated: true), .close(animated: true)] {
        #expect(player.handle(event).startedMotion, "\(design), \(seconds) s")
        expectClose((player.row.settleTime ?? player.now) - player.now, seconds, "\(design)")
        let offsets = [0.25, 1].map { player.row.offset(at: player.now + seconds * $0) }
        #expect(offsets[0] != offsets[1], "\(design), \(seconds) s")
        player.settle()
      }
      #expect(player.offset == 0, "\(design), \(seconds) s")
    }
    for design in SwipeDesign.allCases {
      var player = TunedPlayer(design.row(SwipeOptions(animationDuration: 0.5)))
      player.handle(.preview(.trailing))
      #expect(player.row.offset(at: player.now + 0.5) == -40, "\(design)")
      expectClose((player.row.settleTime ?? player.now) - player.now, 1, "\(design)")
    }

    func row(_ options: SwipeOptions) -> ConstraintSwipe {
      ConstraintSwipe(
        width: 320, height: 44, trailing: InteractionAction.buttons([80], prefix: "t"), rules: .dnsSwipeableTableCell,
        options: options)
    }
    var (usual, slow) = (row(SwipeOptions()), row(SwipeOptions(animationDuration: 0.8)))
    usual.open(.trailing, at: .zero)
    slow.open(.trailing, at: .zero)
    // Twice its 0.4 seconds.
    for step in 0...40 {
      let seconds = Double(step) / 100
      expectClose(slow.offset(at: Time(2 * seconds)), usual.offset(at: Time(seconds)), within: 1e-9)
    }
  }

  @Test("After the set duration, content released at rest has 1/1000 of its way left; flung, it stays within the row")
  func released() {
    for design in SwipeDesign.driven {
      for seconds in [0.2, 2] {
        var player = TunedPlayer(design.row(SwipeOptions(animationDuration: seconds)))
        player.hold(-60)
        player.pan(.ended, -60)
        // From 60 points to 80.
        expectClose(player.row.offset(at: player.now + seconds), -80 + 0.02, within: 1e-5, "\(design), \(seconds) s")
      }
      for seconds in [0.05, 0.2, 3] {
        var player = TunedPlayer(design.row(SwipeOptions(allowsFullSwipe: true, animationDuration: seconds)))
        player.hold(-250)
        player.pan(.ended, -250, velocity: -5000)
        let offsets = (0...200).map { player.row.offset(at: player.now + seconds * Double($0) / 100) }
        #expect(offsets.filter { !($0 >= -320) } == [], "\(design), \(seconds) s")
      }
    }
  }

  @Test("Rows that a list moves or fades take the set duration instead of their own")
  func rows() {
    var rows = MovingRows(RowTree(count: 10, height: 40))
    rows.animationDuration = 0.5
    let moves = rows.travel(0..<3, from: 20, duration: 0.2, at: .zero)
    rows.fadeIn(5..<6, duration: 0.1, at: .zero)
    #expect((moves, rows.settleTime) == (true, Time(0.5)))
    // Eased in and out, halfway in half of the time.
    expectClose(rows.place(of: RowID(1), at: Time(0.25))?.top, 40 + 10, within: 1e-6)
    expectClose(rows.place(of: RowID(5), at: Time(0.25))?.alpha, 0.5, within: 1e-6)
    rows.animationDuration = nil
    #expect(rows.settleTime == Time(0.5))
    _ = rows.remove(0..<1, at: Time(1))
    #expect(rows.settleTime == Time(1) + MovingRows.duration)
  }
}

@Suite("Reduce Motion: rows jump to where they go")
struct ReducedRowTests {
  private func player(_ design: SwipeDesign) -> TunedPlayer {
    var row = design.row()
    row.reducesMotion = true
    return TunedPlayer(row)
  }

  @Test("Rows jump when code or a tap opens or closes them, and after a release, a flick or a cancelled gesture")
  func atOnce() {
    for design in SwipeDesign.allCases {
      var player = player(design)
      player.expect(.open(.trailing, animated: true), causes: SwipeEffects(.didOpen(.trailing)))
      player.expect(still: -80)
      player.expect(.close(animated: true), causes: SwipeEffects(.didClose))
      player.expect(still: 0)
      player.handle(.open(.leading, animated: true))
      player.expect(.tap, causes: SwipeEffects(.didClose))
      player.expect(still: 0)

      player.hold(-50)
      player.expect(offset: -50)
      player.expect(.pan(.ended, -50, velocity: -3000), causes: SwipeEffects(.didOpen(.trailing)))
      player.expect(still: -80)
      player.hold(30)
      player.expect(.pan(.cancelled, 30), causes: .none)
      player.expect(still: -80)
    }
  }

  @Test("Turning it on ends a running motion; reuse keeps it on")
  func running() {
    for design in SwipeDesign.allCases {
      var player = TunedPlayer(design.row())
      player.handle(.open(.trailing, animated: true))
      #expect(player.row.settleTime != nil, "\(design)")
      player.row.reducesMotion = true
      player.expect(still: -80)
      player.row.reducesMotion = false
      player.expect(.close(animated: true), causes: SwipeEffects(.didClose, startedMotion: true))
      var reused = self.player(design)
      reused.handle(.reuse)
      #expect(reused.row.reducesMotion, "\(design)")
    }
    // The article's catch points do not animate the content either, and a running snap to one ends.
    let row = ConstraintSwipe(width: 320, height: 44, trailing: InteractionAction.buttons([80]), corrections: [])
    var player = TunedPlayer(row)
    player.row.reducesMotion = true
    player.pan(.began, 0)
    player.expect(.pan(.changed, -100), causes: .none)
    player.expect(still: -80)
    var snapping = TunedPlayer(row)
    snapping.hold(-100)
    #expect(snapping.row.settleTime != nil)
    snapping.row.reducesMotion = true
    snapping.expect(still: -80)
  }

  @Test("A table passes it on to its rows, open and fresh; a list takes it from its template row")
  func table() {
    var row = UtilityButtons(width: 320, height: 44, trailing: InteractionAction.buttons([80]))
    var table = HeadlessTable(SwipeList(of: row, count: 1_000_000), width: 320, height: 480)
    table.perform("open.trailing", on: RowID(0), at: Time(0))
    table.reducesMotion = true
    let first = table.list.row(RowID(0))
    #expect((first.settleTime, first.offset(at: .zero)) == (nil, -80))
    var moves = [
      table.perform("close", on: RowID(0), at: Time(1)), table.perform("open.trailing", on: RowID(9), at: Time(2)),
    ]
    #expect(table.list.row(RowID(9)).offset(at: Time(2)) == -80)
    table.reducesMotion = false
    moves.append(table.perform("close", on: RowID(9), at: Time(3)))
    #expect(moves.map(\.startedMotion) == [false, false, true])

    let plain = SwipeList(of: row, count: 2)
    row.reducesMotion = true
    let lists = [plain, SwipeList(of: row, count: 2), SwipeList(of: row, titles: ["Milk"])]
    #expect(lists.map(\.reducesMotion) == [false, true, true])
  }
}
