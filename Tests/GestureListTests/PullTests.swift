import GestureList
import TestSupport
import Testing

@Suite("Pull to add")
struct PullTests {
  @Test(
    "The placeholder follows the content, and says what letting go does",
    arguments: [
      (-10.0, 0.2, "Pull to Add New Item"), (-50, 1, "Pull to Add New Item"), (-51, 1, "Release to Add New Item"),
      (-80, 1, "Release to Add New Item"),
    ])
  func placeholder(offset: Double, alpha: Double, text: String) {
    var player = Player()
    #expect(player.list.placeholder == nil)
    #expect(player.pull(.began, 0) == .none)
    // A pull that has only begun shows a placeholder of no opacity.
    let frame = LayoutRect(0, -50, 320, 50)
    #expect(player.list.placeholder == .init(frame: frame, scale: 1, alpha: 0, text: "Pull to Add New Item"))
    #expect(player.pull(.changed, offset) == .none)
    // In the viewport it stands at -offset - 50: always just above the content.
    #expect(player.list.placeholder == .init(frame: frame, scale: 1, alpha: alpha, text: text))
    #expect(player.list.pullInProgress)
  }

  @Test("Above the top there is no placeholder, however little")
  func above() {
    var player = Player()
    player.pull(.began, 0)
    player.pull(.changed, 0.5)
    #expect(player.list.placeholder == nil)
  }

  @Test("A placeholder has the colour of the first of the rows, and of one more than there are")
  func colour() {
    var player = Player()
    player.pull(.began, 0)
    player.pull(.changed, -30)
    var layers = LayerList()
    player.list.draw(viewport: LayoutRect(0, -30, 320, 480), at: player.time, into: &layers)
    #expect(
      layers.layers.first { $0.id.part == .placeholder }?.fill
        == .fixed(HeatPalette.clearStyle.color(row: 0, of: 6)))
  }

  @Test("Where a new row has no height, the least way shows all of it, and adds it")
  func noHeight() {
    var player = Player()
    player.list = GestureList(items: [.init("A", height: 50)], width: 320, rowHeight: 0)
    player.pull(.began, 0)
    #expect(player.list.placeholder?.alpha == 1)
    #expect(player.pull(.cancelled, 0) == .none)
    player.pinch(.began, 20, 30)
    #expect(player.list.placeholder?.alpha == 1)
    player.pinch(.changed, 19, 30)
    player.handle(.pinch(.ended, nil, contentOffset: 0))
    #expect(player.list.count == 2)
  }

  @Test("Strictly past one row height a new item comes at the top, in editing", arguments: [-50.0, -50.01])
  func threshold(offset: Double) {
    var player = Player()
    player.pull(through: -20, offset)
    #expect(player.list.count == (offset < -50 ? 6 : 5))
    #expect(player.notices == (offset < -50 ? ["didInsert.5", "didBeginEditing.5"] : []))
    #expect(player.list.placeholder == nil)
    #expect(!player.list.pullInProgress)
  }

  @Test("The new row sets out from where the placeholder was, and the others with it")
  func motion() {
    var player = Player()
    player.pull(through: -60)
    #expect([5, 0, 1].map { player.y($0) } == [-50, 0, 50])
    player.settle()
    #expect([5, 0, 1].map { player.y($0) } == [0, 50, 100])
  }

  @Test("A pull that begins below the top of the content is none")
  func notAtTop() {
    var player = Player()
    #expect(player.pull(.began, 1) == .none)
    #expect(player.pull(.changed, -80) == .none)
    #expect(player.pull(.ended, -80) == .none)
    #expect(player.list == Player().list)
  }

  @Test("It works on an empty list, as the list's own action does")
  func empty() {
    var player = Player([])
    #expect(player.pull(through: -60).startedMotion)
    player.type("A")
    player.endEditing()
    #expect(player.texts == "A")
    var other = Player([])
    other.does { $0.perform("add", at: $1) }
    other.type("A")
    other.endEditing()
    player.settle()
    other.settle()
    #expect(other.list == player.list)
  }

  @Test("A pull ends the edit before it, and only then adds")
  func endsEditing() {
    var player = Player()
    player.handle(.tap(RowID(2)))
    player.type("")
    player.pull(through: -60)
    // Item 2 has lost its text and goes.
    #expect(
      player.notices == ["didBeginEditing.2", "didEndEditing.2", "didDelete.2", "didInsert.5", "didBeginEditing.5"])
    #expect(player.texts == "ABDE")
    player.undo()
    player.undo()
    #expect(player.texts == "ABCDE")
  }
}
