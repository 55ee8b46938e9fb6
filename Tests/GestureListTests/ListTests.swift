import GestureList
import TestSupport
import Testing

/// What a table asks its list.
@Suite("A gesture list as a list of rows")
struct ListTests {
  @Test("All rows are in one section; there is nothing before the first and after the last")
  func positions() {
    let list = Player().list
    #expect((-1...1).map { list.rowCount(inSection: $0) } == [0, 5, 0])
    #expect((-1...5).map { list.id(for: RowPosition(row: $0)) } == [nil] + (0..<5).map { RowID($0) } + [nil])
    #expect(list.id(for: RowPosition(section: 1, row: 0)) == nil)
  }

  @Test(
    "Heights of items are finite and not negative",
    arguments: [(nil, nil), (60, 60), (-1, 0), (.nan, 0), (.infinity, 1e9)] as [(Double?, Double?)])
  func itemHeights(raw: Double?, kept: Double?) {
    var later = GestureList.Item("Milk")
    later.height = raw
    #expect(later == GestureList.Item("Milk", height: raw))
    #expect(later.height == kept)
  }

  @Test("Another width ends a swipe and lays the rows out anew; the same width does nothing", arguments: [320.0, 480])
  func resize(width: Double) {
    var player = Player()
    player.swipe(1, .began)
    player.swipe(1, .changed, -300)
    player.list.resize(toWidth: width, at: player.time)
    #expect(player.list.width == width)
    #expect(player.x(1) == (width == 320 ? -300 : 0))
    player.swipe(1, .ended, -300)
    #expect(player.texts == (width == 320 ? "ACDE" : "ABCDE"))
    player.list.resize(toWidth: -1, at: player.time)
    #expect(player.list.width == 0)
  }

  @Test("A row that has returned is fresh, also while another one is swiped")
  func returned() {
    var player = Player()
    player.swipe(1, through: 100)
    player.swipe(2, .began)
    player.swipe(2, .changed, 50)
    player.settle()
    #expect(player.list.row(RowID(1)) == GestureList.Row(width: 320))
    #expect(player.x(2) == 50)
    var other = Player()
    other.now = player.now - 0.02
    other.swipe(2, .began)
    other.swipe(2, .changed, 50)
    #expect(player.list == other.list)
  }
}
