import GestureList
import TestSupport
import Testing

@Suite("Pull to add")
struct PullTests {
  @Test(
    "The placeholder follows the content and says what letting go does; above the top there is none")
  func placeholder() {
    let (pull, release) = ("Pull to Add New Item", "Release to Add New Item")
    // In the viewport it stands at -offset - 50: always just above the content.
    func placeholder(_ alpha: Double, _ text: String) -> GestureList.Placeholder {
      GestureList.Placeholder(frame: LayoutRect(0, -50, 320, 50), scale: 1, alpha: alpha, text: text)
    }
    let cases: [(offset: Double, alpha: Double, text: String)] = [
      (-10, 0.2, pull), (-50, 1, pull), (-51, 1, release), (-80, 1, release),
    ]
    for (offset, alpha, text) in cases {
      var player = Player()
      player.expect(placeholder: nil)
      expectNothing(of: player.pull(.began, 0))
      // A pull that has only begun shows a placeholder of no opacity.
      #expect(player.list.placeholder == placeholder(0, pull))
      expectNothing(of: player.pull(.changed, offset))
      #expect(player.list.placeholder == placeholder(alpha, text) && player.list.isPullInProgress, "\(offset)")
    }
    var player = Player()
    player.pull(.began, 0)
    player.pull(.changed, 0.5)
    player.expect(placeholder: nil)
    // It has the colour of the first of the rows, and of one more than there are.
    player = Player()
    player.pull(.began, 0)
    player.pull(.changed, -30)
    var layers = LayerList()
    player.list.draw(viewport: LayoutRect(0, -30, 320, 480), at: player.time, into: &layers)
    let fill = layers.layers.first { $0.id.part == .placeholder }?.fill
    #expect(fill == .fixed(HeatPalette.clearStyle.color(row: 0, of: 6)))
  }

  @Test("If new rows have no height, the placeholder shows fully at once, and the smallest pinch adds one")
  func noHeight() {
    var player = Player()
    player.list = GestureList(items: [.init("A", height: 50)], width: 320, rowHeight: 0)
    player.pull(.began, 0)
    let pulled = player.list.placeholder?.alpha
    expectNothing(of: player.pull(.cancelled, 0))
    player.pinch(.began, 20, 30)
    #expect([pulled, player.list.placeholder?.alpha] == [1, 1])
    player.pinch(.changed, 19, 30)
    player.handle(.pinch(.ended, nil, contentOffset: 0))
    #expect(player.list.count == 2)
  }

  @Test("A pull of strictly more than one row height adds an item at the top and edits it")
  func threshold() {
    for (offset, ids, notices) in [
      (-50.0, [0, 1, 2, 3, 4], []), (-50.01, [5, 0, 1, 2, 3, 4], ["didInsert.5", "didBeginEditing.5"]),
    ] as [(Double, [Int], [String])] {
      var player = Player()
      player.pull(through: -20, offset)
      #expect((player.ids, player.notices) == (ids, notices), "\(offset)")
      #expect((player.list.placeholder, player.list.isPullInProgress) == (nil, false), "\(offset)")
    }
    // The new row sets out from where the placeholder was, and the others with it.
    var player = Player()
    player.pull(through: -60)
    player.expect(tops: [-50, 0, 50], of: [5, 0, 1])
    player.settle()
    player.expect(tops: [0, 50, 100], of: [5, 0, 1])
    // A pull that begins below the top of the content is none.
    player = Player()
    expectNothing(of: player.pull(.began, 1), player.pull(.changed, -80), player.pull(.ended, -80))
    player.expectNew()
  }

  @Test("Without pullEnds, an added item's placeholder follows the content until a drag begins below the top")
  func leftBehind() {
    let text = "Pull to Add New Item"
    for corrections in [Corrections.article, .without(.pullEnds)] {
      var player = Player(corrections)
      player.pull(through: -60)
      expectNothing(of: player.pull(.changed, -20))
      let look = GestureList.Placeholder(frame: LayoutRect(0, -50, 320, 50), scale: 1, alpha: 0.4, text: text)
      player.expect(placeholder: look, note: corrections.testDescription)
      #expect(player.list.isPullInProgress)
      var below = player
      below.pull(.began, 10)
      #expect(!below.list.isPullInProgress)
      // In the article, the next pull's placeholder looks like this at first.
      player.pull(.began, 0)
      #expect(player.list.placeholder?.alpha == (corrections == .article ? 0.4 : 0), "\(corrections.testDescription)")
    }
    // One that no sample has laid out yet stays at the top of what is seen.
    var player = Player(.article)
    player.pull(.began, 0)
    player.pull(.changed, 5)
    player.expect(placeholder: .init(frame: LayoutRect(0, 5, 320, 50), scale: 1, alpha: 1, text: ""))
  }

  @Test("A pull works on an empty list, as the list's own action does")
  func empty() {
    var player = Player([])
    #expect(player.pull(through: -60).startedMotion)
    player.type("A")
    player.endEditing()
    player.expect("A")
    var other = Player([])
    other.does { $0.perform("add", at: $1) }
    other.type("A")
    other.endEditing()
    player.settle()
    other.settle()
    other.expectNew(player)
  }

  @Test("A pull ends the edit before it, and only then adds")
  func endsEditing() {
    var player = Player()
    player.handle(.tap(RowID(2)))
    player.type("")
    player.pull(through: -60)
    // Item 2 has lost its text and is removed.
    player.expect(
      "ABDE", ["didBeginEditing.2", "didEndEditing.2", "didDelete.2", "didInsert.5", "didBeginEditing.5"])
    player.expectUndoing(["ABDE", "ABCDE"])
  }
}
