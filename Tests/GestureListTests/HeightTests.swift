import GestureList
import TestSupport
import Testing

@Suite("Items become higher and lower")
struct HeightTests {
  @Test("One by itself, or all that have no height of their own, and those that gestures add")
  func heights() {
    var player = Player(heights: [50, 120, 50])
    player.insert("New", index: 3)
    let effects = player.does {
      $0.setHeights([.row(RowID(0), 80), .kind("", 60), .row(RowID(9), 7), .kind("other", 9)], animated: true, at: $1)
    }
    #expect(effects == ListEffects(startedMotion: true, changesHeights: true))
    #expect(player.rows.map { player.list.height(of: $0) } == [80, 120, 50, 60])
    #expect(player.rows.map { player.list.item($0)?.height } == [80, 120, 50, nil])
    #expect((player.list.rowHeight, player.y(2)) == (60, 170))
    player.now += 1
    #expect(player.y(2) == 200)
    player.pull(through: -30, -61)
    #expect((player.ids.count, player.list.height(of: player.rows[0])) == (5, 60))
    player.does { $0.setHeights([.row(RowID(1), nil), .row(RowID(2), -3)], animated: false, at: $1) }
    #expect([1, 2].map { player.list.height(of: RowID($0)) } == [60, 0])
    let nothing = player.does { $0.setHeights([.row(RowID(1), nil)], animated: true, at: $1) }
    #expect(nothing == .none)
  }

  @Test("A held row stays with its finger, a swiped one under it, and a text is typed on")
  func touched() {
    var player = Player()
    player.hold(.began, 75)
    player.now += 1
    player.does { $0.setHeights([.row(RowID(1), 90), .row(RowID(0), 20)], animated: true, at: $1) }
    #expect((player.lifted()?.row, player.lifted()?.centre) == (RowID(1), 75))
    player.hold(.changed, 180)
    player.hold(.ended, 180)
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

  @Test("They are no step to undo, and stay when something else is taken back")
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
    #expect(other.list.item(RowID(0)) == nil)
  }
}
