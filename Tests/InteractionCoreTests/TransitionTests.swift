import ConstraintSwipe
import TestSupport
import Testing

@Suite("How buttons come into sight is a value of the row")
struct TransitionTests {
  /// Two trailing buttons of 80 points in a row of 320, of which 40 points show: a quarter.
  private func player(_ design: SwipeDesign, _ transition: SwipeTransition, _ x: Double = -40) -> TunedPlayer {
    var player = TunedPlayer(design.row(trailing: 2, SwipeOptions(transition: transition)))
    player.hold(x)
    return player
  }

  static let frames: [(SwipeTransition, [LayoutRect])] = [
    (.reveal, [LayoutRect(240, 0, 80, 44), LayoutRect(160, 0, 80, 44)]),
    // The inner one is half in, the outer one not yet.
    (.drag, [LayoutRect(320, 0, 0, 44), LayoutRect(280, 0, 40, 44)]),
    // A quarter of 80 points each.
    (.border, [LayoutRect(300, 0, 20, 44), LayoutRect(280, 0, 20, 44)]),
    (.drawer, [LayoutRect(300, 0, 20, 44), LayoutRect(280, 0, 20, 44)]),
  ]

  @Test("A part of the buttons shows", arguments: frames)
  func partly(transition: SwipeTransition, frames: [LayoutRect]) {
    for design in SwipeDesign.allCases {
      let player = player(design, transition)
      #expect((0..<2).map { player.frame(.trailing, $0) } == frames)
      // What shows at 290 is what is hit, and nothing at 270 but the content.
      let hit = player.row.action(under: Vector(290, 20), at: player.now)
      #expect(hit?.index == (transition == .reveal ? 0 : 1), "\(design)")
      #expect(player.row.action(under: Vector(270, 20), at: player.now) == nil)
    }
  }

  @Test("However little the content has moved, a part of the buttons shows")
  func aPoint() {
    for design in SwipeDesign.allCases {
      let drag = player(design, .drag, -1)
      #expect((0..<2).map { drag.frame(.trailing, $0) } == [LayoutRect(320, 0, 0, 44), LayoutRect(319, 0, 1, 44)])
      let border = player(design, .border, -1)
      #expect(
        (0..<2).map { border.frame(.trailing, $0) } == [LayoutRect(319.5, 0, 0.5, 44), LayoutRect(319, 0, 0.5, 44)])
    }
  }

  @Test("All of them are the same closed, where all buttons show, and beyond", arguments: SwipeTransition.allCases)
  func ends(transition: SwipeTransition) {
    for design in SwipeDesign.allCases {
      for x in [0.0, 30, -160, -170] {
        let (one, other) = (player(design, transition, x), player(design, .reveal, x))
        #expect((0..<2).map { one.frame(.trailing, $0) } == (0..<2).map { other.frame(.trailing, $0) })
      }
    }
  }

  @Test("The article's look is everybody's default")
  func articles() {
    #expect(SwipeOptions().transition == .reveal)
    #expect(SwipeOptions.swipeCellKit.transition == .border && SwipeOptions.mgSwipeTableCell.transition == .border)
  }

  @Test("A row that is drawn elsewhere is the same there", arguments: SwipeDesign.allCases, SwipeTransition.allCases)
  func elsewhere(design: SwipeDesign, transition: SwipeTransition) {
    let player = player(design, transition)
    func layers(_ origin: Vector) -> [Layer] {
      var list = LayerList()
      player.row.draw(RowContent(id: RowID(0), title: ""), origin: origin, at: player.now, into: &list)
      return list.layers
    }
    let way = Vector(7, 132)
    let moved = layers(.zero).map { layer in
      var layer = layer
      layer.frame = layer.frame.moved(by: way)
      return layer
    }
    #expect(layers(way) == moved)
  }

  @Test("A title stays in the middle of its button, of which a part is cut off", arguments: SwipeDesign.allCases)
  func titles(design: SwipeDesign) throws {
    func layers(_ transition: SwipeTransition) -> [Layer] {
      let player = player(design, transition)
      var list = LayerList()
      player.row.draw(RowContent(id: RowID(0), title: ""), origin: Vector(0, 44), at: player.now, into: &list)
      return list.layers
    }
    func layer(_ part: LayerPart, _ transition: SwipeTransition) throws -> Layer {
      try #require(layers(transition).first { $0.id.part == part })
    }
    for transition in [SwipeTransition.drag, .drawer] {
      let button = try layer(.action(.trailing, 1), transition)
      #expect(button.clips && button.text == nil)
      // The whole button begins where the content ends, at 320 - 40.
      let label = try layer(.actionLabel(.trailing, 1), transition)
      #expect(label.frame.x == 280 && label.frame.width == 80)
      #expect(label.text?.string == design.row(trailing: 2).actions(.trailing)[1].title)
    }
    // The outer one comes out from the row's edge, with a quarter of it in sight.
    #expect(try layer(.actionLabel(.trailing, 0), .drawer).frame.x == 300)
    for transition in [SwipeTransition.reveal, .border] {
      #expect(try layer(.action(.trailing, 1), transition).text != nil)
      #expect(!layers(transition).contains { $0.id.part == .actionLabel(.trailing, 1) })
    }
  }

  @Test("Of a button that shows as a whole there is no more, of a part the whole is where it comes from")
  func wholeFrames() {
    let strip = ActionStrip(
      edge: .trailing, actions: InteractionAction.buttons([80, 80]), buttonWidth: 0, limit: .infinity)
    func whole(_ index: Int, _ offset: Double, _ transition: SwipeTransition) -> LayoutRect? {
      strip.wholeFrame(index, in: LayoutSize(width: 320, height: 44), offset: offset, by: transition)
    }
    for transition in [SwipeTransition.drag, .drawer] {
      for offset in [0.0, -160, -200] { #expect((0..<2).allSatisfy { whole($0, offset, transition) == nil }) }
      // Half of the way: the inner button ends at the content, 80 points from the row's edge.
      #expect(whole(1, -80, transition) == (transition == .drag ? nil : LayoutRect(240, 0, 80, 44)))
      #expect(whole(0, -80, transition) == LayoutRect(transition == .drag ? 320 : 280, 0, 80, 44))
    }
  }

  @Test("On the leading side and away from the row's edge it is the same", arguments: SwipeTransition.allCases)
  func otherPlaces(transition: SwipeTransition) {
    let (row, actions) = (LayoutSize(width: 320, height: 44), InteractionAction.buttons([80, 80]))
    func frames(_ edge: SwipeEdge, inset: Double, reaching offset: Double, isArmed: Bool?) -> [LayoutRect] {
      let strip = ActionStrip(edge: edge, actions: actions, buttonWidth: 0, limit: .infinity, inset: inset)
      let offset = edge.sign * (strip.reach + offset)
      return actions.indices.map { strip.frame($0, in: row, offset: offset, by: transition, isArmed: isArmed) }
    }
    for offset in [-80.0, 0, 10] {
      for isArmed in [nil, false, true] {
        let trailing = frames(.trailing, inset: 0, reaching: offset, isArmed: isArmed)
        #expect(
          frames(.leading, inset: 0, reaching: offset, isArmed: isArmed) == trailing.map { $0.mirrored(in: 320) })
        guard offset >= 0 else { continue }
        let inset = trailing.map { $0.moved(by: Vector(-15, 0)) }
        #expect(frames(.trailing, inset: 15, reaching: offset, isArmed: isArmed) == inset)
        #expect(
          frames(.leading, inset: 15, reaching: offset, isArmed: isArmed) == inset.map { $0.mirrored(in: 320) })
      }
    }
  }

  @Test("Where the content ends with the buttons none is stretched")
  func notStretched() {
    let (row, actions) = (LayoutSize(width: 320, height: 44), InteractionAction.buttons([80, 60]))
    let strip = ActionStrip(edge: .trailing, actions: actions, buttonWidth: 0, limit: .infinity)
    for index in actions.indices {
      #expect(strip.frame(index, in: row, stretchedTo: -140, isArmed: true) == strip.frame(index, in: row))
    }
  }

  @Test("A full swipe stretches the outermost button, however it came", arguments: SwipeTransition.allCases)
  func stretches(transition: SwipeTransition) {
    for design in SwipeDesign.allCases {
      var player = TunedPlayer(design.row(trailing: 2, SwipeOptions(fullSwipe: true, transition: transition)))
      player.hold(-170)
      // Ten points beyond the buttons.
      #expect(player.frame(.trailing, 0) == LayoutRect(230, 0, 90, 44))
      player.pan(.changed, -200)
      #expect(player.frame(.trailing, 0) == LayoutRect(120, 0, 200, 44))
    }
  }

  // MARK: Widths

  @Test("A button is as wide as it asks for, between the least and the greatest width", arguments: SwipeDesign.allCases)
  func widths(design: SwipeDesign) {
    func widths(_ range: ClosedRange<Double>) -> [Double] {
      let asked = InteractionAction.buttons([40, nil, 120], prefix: "b")
      var row = design.row(trailing: 0, SwipeOptions(buttonWidths: range))
      row.setActions(asked, .trailing, at: .zero)
      return asked.indices.map { row.actionFrame(.trailing, $0, at: .zero).width }
    }
    let own = design == .utilityButtons ? 90.0 : 80
    #expect(widths(60...100) == [60, own, 100])
    #expect(widths(0...70) == [40, 70, 70])
    // Three times 100 points leave too little of the row's 320: they share 260.
    for width in widths(100...100) { expectClose(width, 260.0 / 3) }
  }

  @Test("Widths that make no sense are the nearest that do")
  func oddWidths() {
    #expect(SwipeOptions(buttonWidths: -5 ... .infinity).buttonWidths == 0...1e9)
    var options = SwipeOptions()
    options.buttonWidths = -2 ... -1
    #expect(options.buttonWidths == 0...0)
  }

  // MARK: Icons

  @Test("A picture is shown in place of the title, or beside it")
  func icons() throws {
    func layers(_ placement: InteractionAction.IconPlacement) -> [Layer] {
      let flag = InteractionAction(id: "flag", title: "Flag", icon: "flag.fill", iconPlacement: placement)
      var row = ConstraintSwipe(width: 320, height: 45, trailing: [flag])
      row.open(.trailing, animated: false, at: .zero)
      var list = LayerList()
      row.draw(RowContent(id: RowID(0), title: ""), origin: .zero, at: .zero, into: &list)
      return list.layers.filter { layer in
        [.action(.trailing, 0), .actionImage(.trailing, 0), .actionLabel(.trailing, 0)].contains(layer.id.part)
      }
    }
    func texts(_ placement: InteractionAction.IconPlacement) -> [String?] { layers(placement).map { $0.text?.string } }
    #expect(texts(.alone) == ["flag.fill"])
    // A button of 240 to 320, 44 points high above the line: halves, or a third and two thirds.
    #expect(texts(.top) == [nil, "flag.fill", "Flag"])
    #expect(layers(.top).map(\.frame).dropFirst() == [LayoutRect(240, 0, 80, 22), LayoutRect(240, 22, 80, 22)])
    #expect(layers(.bottom).map(\.frame).dropFirst() == [LayoutRect(240, 22, 80, 22), LayoutRect(240, 0, 80, 22)])
    let (third, rest) = (80.0 / 3, 80.0 * 2 / 3)
    #expect(
      layers(.leading).map(\.frame).dropFirst()
        == [LayoutRect(240, 0, third, 44), LayoutRect(240 + third, 0, rest, 44)])
    #expect(
      layers(.trailing).map(\.frame).dropFirst()
        == [LayoutRect(240 + rest, 0, third, 44), LayoutRect(240, 0, rest, 44)])
  }
}
