import HeadlessTable
import ScrollSwipe
import TestSupport
import Testing

@Suite("The containers and the stack of views")
struct ContainerTests {
  @Test("The left container's x is the contentOffset, the right one's width - its width + contentOffset")
  func frames() {
    let places: [(Double, SwipeEdge?)] = [
      (1, .leading), (90, .leading), (200, .leading), (-1, .trailing), (-60, .trailing), (-130, .trailing), (0, nil),
    ]
    for corrections in Corrections.allAndNone {
      var player = Player(width: 375, corrections)
      player.hold()
      for (x, openSide) in places {
        player.pan(.changed, x)
        let (left, right) = (
          LayoutRect(player.contentOffset, 0, 160, 44), LayoutRect(375 - 100 + player.contentOffset, 0, 100, 44)
        )
        // The article lays out only the container that shows.
        player.expectContainers(
          left: corrections == .all || openSide == .leading ? left : nil,
          right: corrections == .all || openSide == .trailing ? right : nil,
          hidden: [openSide != .leading, openSide != .trailing])
        #expect(player.row.openSide(at: player.time) == openSide, "\(player.name), \(x)")
        #expect(player.row.isClosed(at: player.time) == (openSide == nil), "\(player.name), \(x)")
      }
    }
  }

  @Test("firstFrame: until something scrolls the right container sits at 320, the left one beside, and both show")
  func beforeFirstScroll() {
    for (corrections, isFault) in Corrections.each(.firstFrame, article: true, corrected: false) {
      var player = Player(width: 375, corrections)
      func expectFirst(_ location: SourceLocation = #_sourceLocation) {
        player.expectContainers(
          left: LayoutRect(isFault ? -160 : 0, 0, 160, 44), right: LayoutRect(isFault ? 320 : 375 - 100, 0, 100, 44),
          hidden: [!isFault, !isFault], location: location)
      }
      expectFirst()
      // Merely beginning a drag, by a finger or a scroll view, hides nothing.
      player.drag(0)
      expectFirst()
      player.report(.began(contentOffset: 0))
      player.report(.moved(contentOffset: 0))
      expectFirst()
      player.report(.moved(contentOffset: 30))
      player.expectContainers(right: LayoutRect(375 - 100 + 30, 0, 100, 44), hidden: [true, false])
      player.report(.moved(contentOffset: 0))
      player.expectContainers(hidden: [true, true])
    }
  }

  @Test("firstFrame: a hidden container keeps its last frame")
  func hiddenContainers() {
    // 375 - 160 - 100 = 115 is where it would show, and 375 - 160 + 50 = 265 where it showed last.
    let (last, shown) = ([320.0, -100, 265, -100], [115.0, 50, 215, 0])
    for (corrections, hidden) in Corrections.each(.firstFrame, article: last, corrected: shown) {
      var player = Player(leading: [100], trailing: [160], width: 375, corrections)
      player.put(.open(.leading))
      player.expectContainers(left: LayoutRect(-100, 0, 100, 44), right: LayoutRect(hidden[0], 0, 160, 44))
      player.report(.moved(contentOffset: 50))
      player.expectContainers(
        left: LayoutRect(hidden[1], 0, 100, 44), right: LayoutRect(375 - 160 + 50, 0, 160, 44))
      player.report(.moved(contentOffset: 0))
      player.expectContainers(left: LayoutRect(hidden[3], 0, 100, 44), right: LayoutRect(hidden[2], 0, 160, 44))
    }
  }

  @Test("firstFrame: while the content is animated, the shown container stands still on the screen")
  func movingContainers() {
    for corrections in Corrections.allAndNone {
      var player = Player(corrections)
      player.handle(.open(.leading, animated: true))
      player.now += 0.15
      let contentOffset = player.contentOffset
      #expect(contentOffset < -1 && contentOffset > -159)
      player.expectContainers(left: LayoutRect(contentOffset, 0, 160, 44), hidden: [false, true])
      player.settle()
      player.expectContainers(left: LayoutRect(-160, 0, 160, 44))
    }
  }

  @Test("firstFrame: a side without buttons has an empty frame at 0")
  func emptyContainers() {
    for (corrections, isFault) in Corrections.each(.firstFrame, article: true, corrected: false) {
      var player = Player(leading: [], corrections)
      player.hold(-40)
      player.expectContainers(left: LayoutRect(isFault ? 0 : 40, 0, 0, 44))
      // The other side shows from the first half point on.
      player.pan(.changed, -0.5)
      player.expectContainers(right: LayoutRect(320 - 100 + 0.5, 0, 100, 44), hidden: [true, false])
      player = Player(trailing: [], corrections)
      player.hold(40)
      player.expectContainers(right: LayoutRect(isFault ? 0 : 320 - 40, 0, 0, 44))
    }
  }

  @Test("firstFrame: the article's one container is never hidden; corrected, it is hidden while the row is closed")
  func articlesContainer() {
    for (corrections, hides) in Corrections.each(.firstFrame, article: false, corrected: true) {
      var player = Player(rules: .article, corrections)
      // There is no right one, and its empty frame is at the row's right edge.
      player.expectContainers(right: LayoutRect(320, 0, 0, 44), hidden: [hides, true])
      player.put(.open(.leading))
      player.expectContainers(right: LayoutRect(320 - 160, 0, 0, 44), hidden: [false, true])
      player.handle(.close(animated: false))
      player.expectContainers(hidden: [hides, true])
    }
  }

  @Test("On the screen the buttons stand still, outermost first from each edge")
  func buttons() {
    let buttons = [
      LayoutRect(0, 0, 80, 44), LayoutRect(80, 0, 60, 44), LayoutRect(320 - 70, 0, 70, 44),
      LayoutRect(320 - 120, 0, 50, 44),
    ]
    for (rest, x) in [(Rest.closed, 0.0), (.open(.trailing), -120)] {
      var player = Player(leading: [80, 60], trailing: [70, 50])
      player.put(rest)
      let frames = SwipeEdge.allCases.flatMap { edge in
        (0...1).map { player.row.actionFrame(edge: edge, index: $0, at: player.time) }
      }
      #expect(frames == buttons, "\(rest)")
      #expect(player.row.contentFrame(at: player.time) == LayoutRect(x, 0, 320, 44))
    }
  }

  @Test("The article's stack, open: scroll view at -160, the container, the content over it, label inset 10")
  func articleStack() {
    let yes = InteractionAction(id: "yes", title: "Yes")
    let no = InteractionAction(id: "no", title: "No", role: .destructive)
    var player = Player(ScrollSwipe(width: 320, height: 44, leading: [yes, no], rules: .article))
    player.put(.open(.leading))
    let frame = player.layers(origin: Vector(0, 88))
    let stack = """
      <SwipeableTableViewCell; frame = (0 88; 320 44); clipsToBounds = YES>
      | <UITableViewCellContentView; frame = (0 0; 320 44)>
      | | <UIScrollView; frame = (0 0; 320 44); clipsToBounds = YES; contentOffset: {-160, 0}>
      | | | <UIView; frame = (-160 0; 160 44)>
      | | | | <UIButton; frame = (0 0; 80 44); text = 'Yes'>
      | | | | <UIButton; frame = (80 0; 80 44); text = 'No'>
      | | | <UIView; frame = (0 0; 320 44)>
      | | | | <UILabel; frame = (10 0; 300 44); text = 'Item #1'>

      """
    #expect(frame.recursiveDescription == stack)
    // Two buttons, and the content.
    let layers = frame.layers[4...6]
    let frames = [LayoutRect(0, 88, 80, 44), LayoutRect(80, 88, 80, 44), LayoutRect(160, 88, 320, 44)]
    #expect(layers.map(\.frame) == frames)
    let fills: [Paint] = [.fixed(SRGBColor(hex: 0x00FF00)), .fixed(SRGBColor(hex: 0xFF0000)), .background]
    #expect(layers.map(\.fill) == fills)
    // Pure green is too light for white.
    let paints: [Paint] = [.fixed(SRGBColor(hex: 0)), .fixed(SRGBColor(hex: 0xFFFFFF))]
    #expect(layers.prefix(2).map(\.text?.paint) == paints)
  }

  @Test("A label for which a row is too narrow has no width")
  func narrow() {
    let label = Player(width: 15).layers().layers.first { $0.name == "UILabel" }
    #expect(label?.frame == LayoutRect(10, 0, 0, 44))
  }

  @Test("Hidden containers are not drawn; before the first scroll event the article draws both")
  func hidden() {
    let draws: [(Corrections, Rest, [SwipeEdge])] = [
      (.all, .closed, []), (.all, .open(.leading), [.leading]), (.all, .open(.trailing), [.trailing]),
      (.article, .closed, [.leading, .trailing]), (.article, .open(.trailing), [.trailing]),
    ]
    for (corrections, rest, drawn) in draws {
      var player = Player(width: 414, corrections)
      if rest != .closed { player.put(rest) }
      let layers = player.layers().layers
      let containers = layers.filter { $0.name == "UIView" && $0.id.part != .content }
      #expect(containers.map(\.id.part) == drawn.map { .actionGroup($0) }, "\(player.name), \(rest)")
      #expect(Set(layers.map(\.id)).count == layers.count)
      // The article's right one stands where a cell of 320 points ends.
      if containers.count == 2 { #expect(containers[1].frame.x == 320) }
    }
  }

  @Test("In a table: dragging one row closes the one that was open")
  func oneOpen() {
    let row = Player().row
    var table = HeadlessTable(SwipeList(of: row, count: 30), width: 320, height: 480)
    table.perform("open.leading", on: RowID(3), at: .zero)
    let opened = table.list.openRows
    let swipe = Finger().down(300, 22, at: 1).move(280, 22, at: 1.1).move(200, 22, at: 1.2).up(200, 22, at: 1.4)
    #expect(table.play(swipe) == ["didClose.3", "didOpen.trailing.0"])
    #expect([opened, table.list.openRows] == [[RowID(3)], [RowID(0)]])
    table.advance(to: Time(3))
    #expect(table.list.row(RowID(3)) == row)
    #expect(table.list.row(RowID(0)).rest == .open(.trailing))
  }

  @Test("In a right-to-left table, a finger that moves right shows the trailing buttons, drawn at the left")
  func rightToLeft() {
    let list = SwipeList(of: Player().row, count: 3)
    var table = HeadlessTable(list, width: 320, height: 480, direction: .rightToLeft)
    let swipe = Finger().down(20, 22, at: 0).move(40, 22, at: 0.1).move(150, 22, at: 0.2).up(150, 22, at: 0.4)
    #expect(table.play(swipe) == ["didOpen.trailing.0"])
    let strip = table.frame(at: 3).layers.first { $0.id == LayerID(RowID(0), .actionGroup(.trailing)) }
    #expect(strip?.frame == LayoutRect(0, 0, 100, 44))
  }

  @Test("A hint scrolls as a drag does: in the article it hides the other side's container")
  func preview() {
    var player = Player(width: 375, .article)
    player.handle(.preview(.leading))
    player.now += 0.1
    player.expectContainers(hidden: [false, true])
    // Halfway, a quarter of a second in, it has uncovered some of the leading side.
    #expect(player.contentOffset < 0)
  }
}
