import HeadlessTable
import ScrollSwipe
import Testing

@Suite("The containers and the stack of views")
struct ContainerTests {
  @Test(
    "The left container's x is the contentOffset, the right one's width - its width + contentOffset",
    arguments: [ScrollSwipe.Corrections.all, []])
  func frames(corrections: ScrollSwipe.Corrections) {
    var player = Player(width: 375, corrections)
    player.pan(.began, 0)
    for (x, leftHidden, rightHidden) in [
      (1.0, false, true), (90, false, true), (200, false, true), (-1, true, false), (-60, true, false),
      (-130, true, false), (0, true, true),
    ] {
      player.pan(.changed, x)
      let contentOffset = player.contentOffset
      #expect(player.row.leftView(at: player.time) == LayoutRect(contentOffset, 0, 160, 44))
      #expect(player.row.rightView(at: player.time) == LayoutRect(375 - 100 + contentOffset, 0, 100, 44))
      #expect(player.row.leftHidden(at: player.time) == leftHidden)
      #expect(player.row.rightHidden(at: player.time) == rightHidden)
      #expect(player.row.openSide(at: player.time) == (x > 0 ? .leading : x < 0 ? .trailing : nil))
      #expect(player.row.isClosed(at: player.time) == (x == 0))
    }
  }

  @Test("On the screen the buttons stand still, outermost first from each edge")
  func buttons() {
    var player = Player(leading: [80, 60], trailing: [70, 50])
    for _ in 0..<2 {
      #expect(player.row.actionFrame(.leading, 0, at: player.time) == LayoutRect(0, 0, 80, 44))
      #expect(player.row.actionFrame(.leading, 1, at: player.time) == LayoutRect(80, 0, 60, 44))
      #expect(player.row.actionFrame(.trailing, 0, at: player.time) == LayoutRect(320 - 70, 0, 70, 44))
      #expect(player.row.actionFrame(.trailing, 1, at: player.time) == LayoutRect(320 - 120, 0, 50, 44))
      player.putOpen(.trailing)
    }
    #expect(player.row.contentFrame(at: player.time) == LayoutRect(-120, 0, 320, 44))
  }

  @Test("The article's stack, open: scroll view at -160, the container, the content over it, label inset 10")
  func articleStack() {
    let yes = InteractionAction(id: "yes", title: "Yes")
    let no = InteractionAction(id: "no", title: "No", role: .destructive)
    var row = ScrollSwipe(width: 320, height: 44, leading: [yes, no], rules: .article)
    row.open(.leading, animated: false, at: .zero)
    var layers = LayerList()
    row.draw(RowContent(id: RowID(0), title: "Item #1"), at: Vector(0, 88), time: .zero, into: &layers)
    #expect(
      layers.recursiveDescription == """
        <SwipeableTableViewCell; frame = (0 88; 320 44); clipsToBounds = YES>
        | <UITableViewCellContentView; frame = (0 0; 320 44)>
        | | <UIScrollView; frame = (0 0; 320 44); clipsToBounds = YES; contentOffset: {-160, 0}>
        | | | <UIView; frame = (-160 0; 160 44)>
        | | | | <UIButton; frame = (0 0; 80 44); text = 'Yes'>
        | | | | <UIButton; frame = (80 0; 80 44); text = 'No'>
        | | | <UIView; frame = (0 0; 320 44)>
        | | | | <UILabel; frame = (10 0; 300 44); text = 'Item #1'>

        """)
    #expect(layers.layers.map(\.frame)[4...5] == [LayoutRect(0, 88, 80, 44), LayoutRect(80, 88, 80, 44)])
    #expect(layers.layers[4].fill == .fixed(SRGBColor(hex: 0x00FF00)))
    #expect(layers.layers[5].fill == .fixed(SRGBColor(hex: 0xFF0000)))
    #expect(layers.layers[4].text?.paint == .fixed(SRGBColor(hex: 0xFFFFFF)))
    #expect(layers.layers[6].fill == .background)
    #expect(layers.layers[6].frame == LayoutRect(160, 88, 320, 44))
  }

  @Test("Hidden containers are not drawn; before the first scroll event the original draws both")
  func hidden() {
    for (corrections, edge, names) in [
      (.all, nil, []), (.all, .leading, [.actionGroup(.leading)]),
      (.all, .trailing, [.actionGroup(.trailing)]),
      (.article, nil, [.actionGroup(.leading), .actionGroup(.trailing)]),
      (.article, .trailing, [.actionGroup(.trailing)]),
    ] as [(ScrollSwipe.Corrections, SwipeEdge?, [LayerPart])] {
      var player = Player(width: 414, corrections)
      if let edge { player.putOpen(edge) }
      var layers = LayerList()
      player.row.draw(RowContent(id: RowID(0), title: ""), at: .zero, time: player.time, into: &layers)
      let strips = layers.layers.filter { $0.name == "UIView" && $0.id.part != .content }
      #expect(strips.map(\.id.part) == names)
      #expect(Set(layers.layers.map(\.id)).count == layers.layers.count)
      if corrections == .article, edge == nil { #expect(strips[1].frame.x == 320) }
    }
  }

  @Test("In a table: dragging one row closes the one that was open")
  func oneOpen() {
    let row = Player().row
    var table = HeadlessTable(SwipeList(of: row, count: 30), width: 320, height: 480)
    table.perform("open.leading", on: RowID(3), at: .zero)
    #expect(table.list.openRows == [RowID(3)])
    table.touch(TouchEvent(.down, at: Vector(300, 22), time: Time(1)))
    table.touch(TouchEvent(.moved, at: Vector(280, 22), time: Time(1.1)))
    table.touch(TouchEvent(.moved, at: Vector(200, 22), time: Time(1.2)))
    table.touch(TouchEvent(.up, at: Vector(200, 22), time: Time(1.4)))
    #expect(table.list.openRows == [RowID(0)])
    table.advance(to: Time(3))
    #expect(table.list.row(RowID(3)) == row)
    #expect(table.list.row(RowID(0)).rest == .open(.trailing))
  }

  @Test("Right to left the host mirrors: a finger to the right shows the trailing buttons, drawn at the left")
  func rightToLeft() {
    var table = HeadlessTable(
      SwipeList(of: Player().row, count: 3), width: 320, height: 480, direction: .rightToLeft)
    table.touch(TouchEvent(.down, at: Vector(20, 22), time: Time(0)))
    table.touch(TouchEvent(.moved, at: Vector(40, 22), time: Time(0.1)))
    table.touch(TouchEvent(.moved, at: Vector(150, 22), time: Time(0.2)))
    table.touch(TouchEvent(.up, at: Vector(150, 22), time: Time(0.4)))
    table.advance(to: Time(3))
    #expect(table.list.row(RowID(0)).rest == .open(.trailing))
    var frame = LayerList()
    table.draw(at: Time(3), into: &frame)
    let strip = frame.layers.first { $0.id == LayerID(RowID(0), .actionGroup(.trailing)) }
    #expect(strip?.frame == LayoutRect(0, 0, 100, 44))
  }
}
