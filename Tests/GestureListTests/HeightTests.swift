import GestureList
import HeadlessTable
import TestSupport
import Testing

@Suite("Changing the heights of items")
struct HeightTests {
  @Test("Heights can be set for one item, or for all without their own, also those that gestures add")
  func heights() {
    var player = Player(heights: [50, 120, 50])
    player.insert("New", index: 3)
    let effects = player.does {
      $0.setHeights([.row(RowID(0), 80), .kind("", 60), .row(RowID(9), 7), .kind("other", 9)], animated: true, at: $1)
    }
    #expect(effects == ListEffects(startedMotion: true, changesHeights: true))
    #expect(player.rows.map { player.list.height(of: $0) } == [80, 120, 50, 60])
    #expect(player.rows.map { player.list.item($0)?.height } == [80, 120, 50, nil])
    #expect((0...4).map { player.list.customHeight(of: RowID($0)) } == [80, 120, 50, nil, nil])
    #expect((player.list.rowHeight, player.y(2)) == (60, 170))
    player.now += 1
    #expect(player.y(2) == 200)
    player.pull(through: -30, -61)
    #expect((player.ids.count, player.list.height(of: player.rows[0])) == (5, 60))
    let jump = player.does { $0.setHeights([.row(RowID(1), nil), .row(RowID(2), -3)], animated: false, at: $1) }
    #expect(jump == ListEffects(changesHeights: true))
    #expect([1, 2].map { player.list.height(of: RowID($0)) } == [60, 0])
    let nothing = player.does { $0.setHeights([.row(RowID(1), nil)], animated: true, at: $1) }
    #expect(nothing == .none)
  }

  @Test("Holds, swipes and typing go on when heights change")
  func touched() {
    var player = Player()
    player.hold(.began, 75)
    player.now += 1
    player.does { $0.setHeights([.row(RowID(1), 90), .row(RowID(0), 20)], animated: true, at: $1) }
    #expect(player.lifted()?.row == RowID(1))
    // Its upper edge stays at 50: 50 + 90 / 2.
    #expect(player.lifted()?.center == 95)
    // Row 0 ends at 20 now: from 135 on the row is past the middles of the next two, and not of the third, at 145.
    player.hold(.changed, 160)
    player.hold(.ended, 160)
    player.settle()
    #expect((player.texts, player.list.height(of: RowID(1))) == ("ACDBE", 90))
    player.swipe(2, .began)
    player.swipe(2, .changed, -100)
    player.does { $0.setHeights([.row(RowID(2), 70), .kind("", 30)], animated: true, at: $1) }
    #expect(player.x(2) == -100)
    player.swipe(2, .ended, -200)
    #expect(player.texts == "ADBE")
    player.does { $0.beginEditing(RowID(3), at: $1) }
    player.does { $0.type("two lines", at: $1) }
    let typed = player.does { $0.setHeights([.row(RowID(3), 75)], animated: true, at: $1) }
    #expect((typed.notices, player.list.editedText, player.list.editedRow) == ([], "two lines", RowID(3)))
  }

  @Test("A motionless hold moves nothing, even if its row or one below changes height")
  func heldStill() {
    for changes in [[HeightChange.row(RowID(1), 150)], [.row(RowID(1), 0)], [.row(RowID(2), 10), .row(RowID(3), 200)]] {
      var player = Player()
      player.hold(.began, 75)
      player.does { $0.setHeights(changes, animated: true, at: $1) }
      player.hold(.changed, 75)
      player.hold(.ended, 75)
      #expect(player.texts == "ABCDE", "\(changes)")
      #expect(player.notices.isEmpty && !player.list.canUndo, "\(changes)")
    }
    var player = Player()
    player.hold(.began, 75)
    player.does { $0.describe(RowID(1), as: .init("B", height: 150), at: $1) }
    player.hold(.ended, 75)
    #expect((player.texts, player.notices) == ("ABCDE", []))
  }

  @Test("When rows above a held one change height, the content follows at once, and the held row passes none")
  func heldBelow() {
    for changes in [[HeightChange.row(RowID(0), 150)], [.row(RowID(0), 0), .row(RowID(4), 80)], [.kind("", 60)]] {
      for scrolls in [false, true] {
        // Rows 50 high from 200 on; the finger holds row 7, or one below, where its zone scrolls.
        var fingers = FingerTable(40)
        fingers.table.scroll(to: 200, at: .zero)
        fingers.play(Finger().down(100, 165, at: 0))
        let (y, end) = scrolls ? (470.0, 0.9) : (165, 0.7)
        fingers.play(Finger().move(100, y, at: 0.6))
        fingers.table.advance(to: Time(end))
        let before = fingers.numbers
        func seen() -> Double? {
          fingers.list.top(of: RowID(7)).map { $0 - fingers.table.contentOffset(at: Time(end)) }
        }
        let top = seen()
        fingers.table.setHeights(changes, animated: true, at: Time(end))
        #expect(fingers.list.liftedRow == RowID(7))
        expectClose(seen(), top ?? .nan)
        fingers.play(Finger().move(100, y, at: end))
        #expect(fingers.numbers == before, "\(changes), \(scrolls)")
      }
    }
    // Above the top there is nothing to scroll to: it passes what it covers.
    var fingers = FingerTable(10)
    fingers.play(Finger().down(100, 125, at: 0))
    fingers.table.advance(to: Time(0.6))
    fingers.table.setHeights([.row(RowID(0), 0), .row(RowID(1), 0)], animated: true, at: Time(0.7))
    fingers.play(Finger().move(100, 125, at: 0.8))
    #expect(fingers.table.contentOffset(at: Time(0.8)) == 0)
    #expect(fingers.numbers.prefix(5) == [0, 1, 3, 4, 2])
  }

  @Test("New heights are no step to undo, and stay when other changes are undone")
  func undo() {
    var player = Player()
    player.does { $0.setHeights([.row(RowID(1), 90)], animated: true, at: $1) }
    #expect(!player.list.canUndo)
    player.remove(1)
    player.does { $0.setHeights([.row(RowID(2), 70)], animated: true, at: $1) }
    player.does { $0.undo(at: $1) }
    #expect(player.rows.prefix(3).map { player.list.height(of: $0) } == [50, 90, 70])
    var (one, other) = (Player(), Player())
    one.does { $0.setHeights([.row(RowID(0), 50)], animated: false, at: $1) }
    #expect(one.list != other.list)
    other.does { $0.setHeights([.row(RowID(0), 50)], animated: false, at: $1) }
    #expect(one.list == other.list)
    // Where the row does not come back, its height does not either.
    other.list.levelsOfUndo = 0
    other.remove(0)
    #expect((other.list.item(RowID(0)), other.list.customHeight(of: RowID(0))) == (nil, nil))
  }
}
