import GestureList
import TestSupport
import Testing

/// `movesInsteadOfExchanges`: what happens when a table moves a row where the article exchanges two items.
@Suite("Exchanges of the article, and moves")
struct ExchangeTests {
  /// Expects the items' texts and what their rows show.
  private func expect(
    _ player: Player, items: String, rows: String, _ note: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect((player.texts, player.rowTexts) == (items, rows), "\(note)", sourceLocation: sourceLocation)
  }

  private func isHidden(_ row: Int, _ player: Player) -> Bool? {
    player.list.appearance(of: RowID(row), at: player.time)?.isHidden
  }

  @Test("A finger that jumps exchanges items while the table moves a row")
  func movesInsteadOfExchanges() {
    for (corrections, expected) in Corrections.each(
      .movesInsteadOfExchanges, article: ("CBA", "CAB"), corrected: ("BCA", "BCA"))
    {
      let note = corrections.testDescription
      var player = Player(["A", "B", "C"], corrections)
      player.hold(25, 125)
      // In the article they disagree: what the list deletes at the top is not what its first row shows.
      expect(player, items: expected.0, rows: expected.1, note)
      player.settle()
      // The snapshot sank to the row at the finger; the lifted one stays hidden after the article's jump.
      #expect(isHidden(0, player) == (corrections != .all), "\(note)")
      player.undo()
      player.settle()
      expect(player, items: "ABC", rows: "ABC", note)
    }
  }

  @Test("Exchanges of neighbours agree with moves of rows, until a jump has made items and rows disagree")
  func neighbours() {
    var player = Player(.article)
    player.hold(25, 75, 125, 175)
    expect(player, items: "BCDAE", rows: "BCDAE")
    player = Player(.article)
    player.hold(.began, 25)
    player.hold(.changed, 125)
    expect(player, items: "CBADE", rows: "CABDE")
    // The items at the second and third place change theirs; the second row moves to the third place.
    player.hold(.changed, 75)
    expect(player, items: "CABDE", rows: "CBADE")
  }

  @Test("After a jump, a row that the app moves takes its item to the same place, and undoing takes both back")
  func movedAfterJump() {
    for (row, index, items, rows) in [(3, 0, "DCBAE", "DCABE"), (2, 4, "BADEC", "ABDEC")] {
      var player = Player(.article)
      player.hold(25, 125)
      player.move(row, to: index)
      expect(player, items: items, rows: rows)
      player.undo()
      expect(player, items: "CBADE", rows: "CABDE")
    }
  }

  /// A hold that has moved row A past B when the app adds E.
  private func heldAcrossEdit(_ corrections: GestureList.Corrections) -> Player {
    var player = Player(["A", "B", "C", "D"], corrections)
    player.hold(.began, 25)
    player.hold(.changed, 75)
    player.insert("E", index: 4)
    return player
  }

  @Test("A cancelled hold puts its row back also past the neighbours that it passed before an edit")
  func cancelledAfterEdit() {
    for corrections in [Corrections.all, .without(.movesInsteadOfExchanges)] {
      let note = corrections.testDescription
      var player = heldAcrossEdit(corrections)
      player.hold(.changed, 125)
      player.hold(.cancelled, 125)
      expect(player, items: "ABCDE", rows: "ABCDE", note)
      player.expectUndoing(["BACDE", "BACD", "ABCD"], note: note)
    }
  }

  @Test("A row that passes a neighbour and comes back has not moved: nothing is reported or can be undone")
  func comesBack() {
    for corrections in [Corrections.all, .without(.movesInsteadOfExchanges)] {
      let note = corrections.testDescription
      for heights in [[25.0, 75, 25], [75, 125, 175, 125, 75, 25, 75]] {
        var player = Player(corrections)
        player.hold(.began, heights[0])
        for y in heights.dropFirst() { player.hold(.changed, y) }
        player.hold(.ended, heights[heights.count - 1])
        player.expect("ABCDE", [], note)
        #expect(!player.list.canUndo, "\(note)")
      }
      // An edit that comes between is recorded after the move that was before it.
      var player = heldAcrossEdit(corrections)
      player.hold(.changed, 25)
      player.hold(.ended, 25)
      player.expect("ABCDE", note: note)
      player.expectUndoing(["BACDE", "BACD", "ABCD"], note: note)
    }
  }

  @Test("A row that stays hidden does so whatever other row is removed, until it is removed itself")
  func hiddenRow() {
    var player = Player(.article)
    player.hold(25, 125)
    player.settle()
    // The hidden row is in the second place, where nothing is seen or hit.
    let seen = player.list.appearance(of: RowID(0), at: player.time)
    #expect(seen == .init(frame: LayoutRect(0, 50, 320, 50), alpha: 0, isHidden: true))
    var frame = LayerList()
    player.list.draw(viewport: LayoutRect(0, 0, 320, 480), at: player.time, into: &frame)
    #expect(frame.layers.filter { $0.id.part == .row }.map { $0.id.row?.rawValue } == [2, 1, 3, 4])
    #expect([25.0, 75].map { player.list.hit(Vector(160, $0), at: player.time)?.row } == [RowID(2), nil])
    player.remove(4)
    let stays = isHidden(0, player)
    player.remove(0)
    player.undo()
    #expect([stays, isHidden(0, player)] == [true, false])
  }

  @Test("A snapshot that sinks to another row's place disappears when its own row or that one is removed")
  func sinksElsewhere() {
    for gone in [0, 1] {
      var player = Player(.article)
      player.hold(25, 125)
      // C A B D E: the snapshot of A sinks to the finger's row, which is B.
      #expect(player.lifted()?.row == RowID(0))
      player.remove(gone)
      #expect(player.lifted() == nil, "\(gone)")
    }
  }

  @Test("The last place follows rows that are inserted and removed; one that no longer exists exchanges nothing")
  func lastPlace() {
    var player = Player(.without(.movesInsteadOfExchanges))
    player.hold(.began, 25)
    var lost = player
    player.hold(.changed, 125)
    var other = player
    player.insert("Z", index: 2)
    player.hold(.changed, 175)
    #expect(player.rowTexts == "CAZBDE")
    // The row itself goes: the next one is at its place.
    other.remove(1)
    other.hold(.changed, 125)
    #expect(other.rowTexts == "CADE")
    // With one row fewer above it, the finger is still on the row that it holds, and exchanges nothing.
    var less = Player(.without(.movesInsteadOfExchanges))
    less.hold(.began, 125)
    less.remove(0)
    less.hold(.changed, 75)
    expect(less, items: "BCDE", rows: "BCDE")

    lost.hold(.changed, 225)
    #expect(lost.rowTexts == "EABCD")
    lost.remove(3)
    lost.hold(.changed, 75)
    lost.hold(.ended, 75)
    #expect(lost.rowTexts == "EABC")
    lost.undoAll()
    lost.expect("ABCDE")
  }
}
