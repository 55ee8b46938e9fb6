import GestureList
import TestSupport
import Testing

/// `movesInsteadOfExchanges`: what comes of a table that moves a row where the article exchanges two items.
@Suite("Exchanges of the article, and moves")
struct ExchangeTests {
  @Test(
    "A finger that jumps exchanges items while the table moves a row",
    arguments: Corrections.each(.movesInsteadOfExchanges, article: ("CBA", "CAB"), corrected: ("BCA", "BCA")))
  func movesInsteadOfExchanges(corrections: Corrections, expected: (items: String, rows: String)) {
    var player = Player(["A", "B", "C"], corrections)
    player.hold(25, 125)
    // In the article they disagree: what the list deletes at the top is not what its first row shows.
    #expect(player.texts == expected.items)
    #expect(player.rowTexts == expected.rows)
    player.settle()
    // The picture sank to the row at the finger; the lifted one stays hidden after the article's jump.
    #expect(player.list.appearance(of: RowID(0), at: player.time)?.isHidden == (corrections != .all))
    player.undo()
    player.settle()
    #expect(player.texts == "ABC")
    #expect(player.rowTexts == "ABC")
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
    player.remove(4)
    #expect(player.list.appearance(of: RowID(0), at: player.time)?.isHidden == true)
    player.remove(0)
    player.undo()
    #expect(player.list.appearance(of: RowID(0), at: player.time)?.isHidden == false)
  }

  @Test("The last place goes along with rows that come and go above it")
  func lastPlace() {
    var player = Player(.without(.movesInsteadOfExchanges))
    player.hold(.began, 25)
    player.hold(.changed, 125)
    var other = player
    player.insert("Z", index: 2)
    player.hold(.changed, 175)
    #expect(player.rowTexts == "CAZBDE")
    // The row itself goes: the next one is at its place.
    other.remove(1)
    other.hold(.changed, 125)
    #expect(other.rowTexts == "CADE")
  }

  @Test("A last place that is there no more exchanges nothing")
  func lostPlace() {
    var player = Player(.without(.movesInsteadOfExchanges))
    player.hold(.began, 25)
    player.hold(.changed, 225)
    #expect(player.rowTexts == "EABCD")
    player.remove(3)
    player.hold(.changed, 75)
    player.hold(.ended, 75)
    #expect(player.rowTexts == "EABC")
    player.undoAll()
    #expect(player.texts == "ABCDE")
  }
}
