import GestureList
import Testing

/// `movesInsteadOfExchanges`: what comes of a table that moves a row where the article exchanges two items.
@Suite("Exchanges of the article, and moves")
struct ExchangeTests {
  private typealias Corrections = GestureList.Corrections

  @Test("A finger that jumps exchanges items while the table moves a row")
  func movesInsteadOfExchanges() {
    for (corrections, items, rows) in [
      (.article, "CBA", "CAB"), (.without(.movesInsteadOfExchanges), "CBA", "CAB"), (.all, "BCA", "BCA"),
    ] as [(Corrections, String, String)] {
      var player = Player(["A", "B", "C"], corrections)
      player.hold(25, 125)
      #expect(player.texts == items)
      #expect(player.rowTexts == rows)
      player.settle()
      // The picture sank to the row at the finger; the lifted one stays hidden after the article's jump.
      #expect(player.list.appearance(of: RowID(0), at: player.time)?.isHidden == (corrections != .all))
      // From then on they disagree: what the list deletes at the top is not what its first row shows.
      player.undo()
      player.settle()
      #expect(player.texts == "ABC")
      #expect(player.rowTexts == "ABC")
    }
  }

  @Test("Neighbours that are exchanged have moved, and nothing disagrees")
  func neighbours() {
    var player = Player(.article)
    player.hold(25, 75, 125, 175)
    #expect(player.texts == "BCDAE")
    #expect(player.rowTexts == "BCDAE")
  }

  @Test("Once items and rows disagree, neighbours are exchanged and moved apart too")
  func neighboursThatDisagree() {
    var player = Player(.article)
    player.hold(.began, 25)
    player.hold(.changed, 125)
    #expect(player.texts == "CBADE")
    #expect(player.rowTexts == "CABDE")
    // The items at the second and third place change theirs; the second row moves to the third place.
    player.hold(.changed, 75)
    #expect(player.texts == "CABDE")
    #expect(player.rowTexts == "CBADE")
  }

  @Test("The row that stays hidden does so whatever else goes, until it goes itself")
  func hiddenRow() {
    var player = Player(.article)
    player.hold(25, 125)
    player.settle()
    player.does { $0.remove(RowID(4), at: $1) }
    #expect(player.list.appearance(of: RowID(0), at: player.time)?.isHidden == true)
    player.does { $0.remove(RowID(0), at: $1) }
    player.undo()
    #expect(player.list.appearance(of: RowID(0), at: player.time)?.isHidden == false)
  }

  @Test("The last place goes along with rows that come and go above it")
  func lastPlace() {
    var player = Player(.without(.movesInsteadOfExchanges))
    player.hold(.began, 25)
    player.hold(.changed, 125)
    var other = player
    player.does { list, time in list.insert(.init("Z"), at: 2, time: time).effects }
    player.hold(.changed, 175)
    #expect(player.rowTexts == "CAZBDE")
    // The row itself goes: the next one is at its place.
    other.does { $0.remove(RowID(1), at: $1) }
    other.hold(.changed, 125)
    #expect(other.rowTexts == "CADE")
  }

  @Test("A last place that is there no more exchanges nothing")
  func lostPlace() {
    var player = Player(.without(.movesInsteadOfExchanges))
    player.hold(.began, 25)
    player.hold(.changed, 225)
    #expect(player.rowTexts == "EABCD")
    player.does { $0.remove(RowID(3), at: $1) }
    player.hold(.changed, 75)
    player.hold(.ended, 75)
    #expect(player.rowTexts == "EABC")
    while player.list.canUndo { player.undo() }
    #expect(player.texts == "ABCDE")
  }
}
