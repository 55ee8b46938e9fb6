import GestureList
import TestSupport
import Testing

/// What a table asks its list.
@Suite("A gesture list as a list of rows")
struct ListTests {
  @Test("All rows are in one section, nothing is before the first or after the last, and odd heights are clamped")
  func positions() {
    let list = Player().list
    #expect((-1...1).map { list.rowCount(inSection: $0) } == [0, 5, 0])
    let ids: [Int?] = (-1...5).map { list.id(for: RowPosition(row: $0))?.rawValue }
    #expect(ids == [nil, 0, 1, 2, 3, 4, nil])
    #expect(list.id(for: RowPosition(section: 1, row: 0)) == nil)
    for edge in SwipeEdge.allCases {
      #expect([0, 4, 5].map { list.canDrag(RowID($0), uncovering: edge, at: .zero) } == [true, true, false])
    }
    // Heights of items are finite and not negative.
    for (raw, kept) in [(nil, nil), (60, 60), (-1, 0), (.nan, 0), (.infinity, 1e9)] as [(Double?, Double?)] {
      var later = GestureList.Item("Milk")
      later.height = raw
      #expect((later, later.height) == (GestureList.Item("Milk", height: raw), kept))
    }
  }

  @Test("A new width ends a swipe; the same width does nothing")
  func resize() {
    for (width, x, texts) in [(320.0, -300.0, "ACDE"), (480, 0, "ABCDE")] {
      var player = Player()
      player.swipe(1, .began)
      player.swipe(1, .changed, -300)
      player.list.resize(toWidth: width, at: player.time)
      #expect((player.list.width, player.x(1)) == (width, x))
      // Resizing ends the swipe, and nothing is left of it.
      #expect((player.list == Player(width: 480).list) == (width == 480))
      player.swipe(1, .ended, -300)
      player.expect(texts)
      player.list.resize(toWidth: -1, at: player.time)
      #expect(player.list.width == 0)
    }
  }

  @Test("Another width closes the gap that the article leaves open")
  func resizedGap() {
    var player = Player(.without(.gapCloses))
    player.pinch(75, 125, by: 30)
    player.settle()
    player.expect(tops: [-30, 20, 130, 180], of: [0, 1, 5, 2])
    player.list.resize(toWidth: 480, at: player.time)
    player.expect(tops: [0, 50, 100, 150], of: [0, 1, 5, 2])
  }

  @Test("A row that has returned equals a new one, also while another one is swiped")
  func returned() {
    var player = Player()
    player.swipe(1, through: 100)
    player.swipe(2, .began)
    player.swipe(2, .changed, 50)
    player.settle()
    #expect((player.list.row(RowID(1)), player.x(2)) == (GestureList.Row(width: 320), 50))
    var other = Player()
    other.now = player.now - 0.02
    other.swipe(2, .began)
    other.swipe(2, .changed, 50)
    player.expectNew(other)
  }
}
