import HeadlessTable
import ScrollSwipe
import TestSupport
import Testing

@Suite("The containers and the stack of views")
struct ContainerTests {
  @Test(
    "The left container's x is the contentOffset, the right one's width - its width + contentOffset",
    arguments: Corrections.allAndNone)
  func frames(corrections: Corrections) {
    var player = Player(width: 375, corrections)
    player.hold()
    for (x, openSide) in [
      (1, .leading), (90, .leading), (200, .leading), (-1, .trailing), (-60, .trailing), (-130, .trailing), (0, nil),
    ] as [(Double, SwipeEdge?)] {
      player.pan(.changed, x)
      let contentOffset = player.contentOffset
      // The article lays out the one that shows only.
      if corrections == .all || openSide == .leading {
        #expect(player.row.leftView(at: player.time) == LayoutRect(contentOffset, 0, 160, 44))
      }
      if corrections == .all || openSide == .trailing {
        #expect(player.row.rightView(at: player.time) == LayoutRect(375 - 100 + contentOffset, 0, 100, 44))
      }
      #expect(player.row.openSide(at: player.time) == openSide)
      #expect(player.row.leftHidden(at: player.time) == (openSide != .leading))
      #expect(player.row.rightHidden(at: player.time) == (openSide != .trailing))
      #expect(player.row.isClosed(at: player.time) == (openSide == nil))
    }
  }

  @Test(
    "On the screen the buttons stand still, outermost first from each edge", arguments: [Rest.closed, .open(.trailing)])
  func buttons(rest: Rest) {
    var player = Player(leading: [80, 60], trailing: [70, 50])
    player.put(rest)
    #expect(player.row.actionFrame(.leading, 0, at: player.time) == LayoutRect(0, 0, 80, 44))
    #expect(player.row.actionFrame(.leading, 1, at: player.time) == LayoutRect(80, 0, 60, 44))
    #expect(player.row.actionFrame(.trailing, 0, at: player.time) == LayoutRect(320 - 70, 0, 70, 44))
    #expect(player.row.actionFrame(.trailing, 1, at: player.time) == LayoutRect(320 - 120, 0, 50, 44))
    #expect(player.row.contentFrame(at: player.time) == LayoutRect(rest == .closed ? 0 : -120, 0, 320, 44))
  }

  @Test("The article's stack, open: scroll view at -160, the container, the content over it, label inset 10")
  func articleStack() {
    let yes = InteractionAction(id: "yes", title: "Yes")
    let no = InteractionAction(id: "no", title: "No", role: .destructive)
    var player = Player(ScrollSwipe(width: 320, height: 44, leading: [yes, no], rules: .article))
    player.put(.open(.leading))
    let frame = player.layers(origin: Vector(0, 88))
    #expect(
      frame.recursiveDescription == """
        <SwipeableTableViewCell; frame = (0 88; 320 44); clipsToBounds = YES>
        | <UITableViewCellContentView; frame = (0 0; 320 44)>
        | | <UIScrollView; frame = (0 0; 320 44); clipsToBounds = YES; contentOffset: {-160, 0}>
        | | | <UIView; frame = (-160 0; 160 44)>
        | | | | <UIButton; frame = (0 0; 80 44); text = 'Yes'>
        | | | | <UIButton; frame = (80 0; 80 44); text = 'No'>
        | | | <UIView; frame = (0 0; 320 44)>
        | | | | <UILabel; frame = (10 0; 300 44); text = 'Item #1'>

        """)
    let layers = frame.layers
    #expect(layers.map(\.frame)[4...5] == [LayoutRect(0, 88, 80, 44), LayoutRect(80, 88, 80, 44)])
    #expect(layers[4].fill == .fixed(SRGBColor(hex: 0x00FF00)))
    #expect(layers[5].fill == .fixed(SRGBColor(hex: 0xFF0000)))
    // Pure green is too light for white.
    #expect(layers[4].text?.paint == .fixed(SRGBColor(hex: 0)))
    #expect(layers[5].text?.paint == .fixed(SRGBColor(hex: 0xFFFFFF)))
    #expect(layers[6].fill == .background)
    #expect(layers[6].frame == LayoutRect(160, 88, 320, 44))
  }

  @Test(
    "Hidden containers are not drawn; before the first scroll event the original draws both",
    arguments: [
      (.all, .closed, []), (.all, .open(.leading), [.leading]), (.all, .open(.trailing), [.trailing]),
      (.article, .closed, [.leading, .trailing]), (.article, .open(.trailing), [.trailing]),
    ] as [(Corrections, Rest, [SwipeEdge])])
  func hidden(corrections: Corrections, rest: Rest, drawn: [SwipeEdge]) {
    var player = Player(width: 414, corrections)
    if rest != .closed { player.put(rest) }
    let layers = player.layers().layers
    let containers = layers.filter { $0.name == "UIView" && $0.id.part != .content }
    #expect(containers.map(\.id.part) == drawn.map { .actionGroup($0) })
    #expect(Set(layers.map(\.id)).count == layers.count)
    // The article's right one stands where a cell of 320 points ends.
    if containers.count == 2 { #expect(containers[1].frame.x == 320) }
  }

  @Test("In a table: dragging one row closes the one that was open")
  func oneOpen() {
    let row = Player().row
    var table = HeadlessTable(SwipeList(of: row, count: 30), width: 320, height: 480)
    table.perform("open.leading", on: RowID(3), at: .zero)
    #expect(table.list.openRows == [RowID(3)])
    let swipe = Finger().down(300, 22, at: 1).move(280, 22, at: 1.1).move(200, 22, at: 1.2).up(200, 22, at: 1.4)
    #expect(table.play(swipe) == ["didClose.3", "didOpen.trailing.0"])
    #expect(table.list.openRows == [RowID(0)])
    table.advance(to: Time(3))
    #expect(table.list.row(RowID(3)) == row)
    #expect(table.list.row(RowID(0)).rest == .open(.trailing))
  }

  @Test("Right to left the host mirrors: a finger to the right shows the trailing buttons, drawn at the left")
  func rightToLeft() {
    let list = SwipeList(of: Player().row, count: 3)
    var table = HeadlessTable(list, width: 320, height: 480, direction: .rightToLeft)
    let swipe = Finger().down(20, 22, at: 0).move(40, 22, at: 0.1).move(150, 22, at: 0.2).up(150, 22, at: 0.4)
    #expect(table.play(swipe) == ["didOpen.trailing.0"])
    let strip = table.frame(at: 3).layers.first { $0.id == LayerID(RowID(0), .actionGroup(.trailing)) }
    #expect(strip?.frame == LayoutRect(0, 0, 100, 44))
  }

  @Test("A hint scrolls as a drag does: in the article it hides the other container, and puts the one that shows")
  func preview() {
    var player = Player(width: 375, .article)
    player.handle(.preview(.leading))
    #expect(player.row.rightHidden(at: player.time + 0.1) && !player.row.leftHidden(at: player.time + 0.1))
    // Halfway, a quarter of a second in, it has uncovered some of the leading side.
    #expect(player.row.contentOffset(at: player.time + 0.1) < 0)
  }
}
