import ConstraintSwipe
import TestSupport
import Testing

@Suite("Transitions: how buttons come into sight")
struct TransitionTests {
  /// Two trailing buttons of 80 points in a row of 320, of which 40 points show: a quarter.
  private func player(_ design: SwipeDesign, _ transition: SwipeTransition, _ x: Double = -40) -> TunedPlayer {
    var player = TunedPlayer(design.row(trailing: 2, SwipeOptions(transition: transition)))
    player.hold(x)
    return player
  }

  private func frames(_ player: TunedPlayer) -> [LayoutRect] { (0..<2).map { player.frame(.trailing, $0) } }

  private func layers(_ row: any SwipedRow, origin: Vector = .zero, at time: Time) -> [Layer] {
    var list = LayerList()
    row.draw(RowContent(id: RowID(0), title: ""), origin: origin, at: time, into: &list)
    return list.layers
  }

  @Test("Each transition shows its part of the buttons, also when the content has moved by only a point")
  func partly() {
    // The outer and the inner button, as x and width.
    let cases: [(SwipeTransition, [(x: Double, width: Double)])] = [
      (.reveal, [(240, 80), (160, 80)]),
      // The inner one is half in, the outer one not yet.
      (.drag, [(320, 0), (280, 40)]),
      // A quarter of 80 points each.
      (.border, [(300, 20), (280, 20)]),
      (.drawer, [(300, 20), (280, 20)]),
    ]
    for (design, (transition, places)) in SwipeDesign.each(cases) {
      let player = player(design, transition)
      let frames = places.map { LayoutRect($0.x, 0, $0.width, 44 - design.lineHeight) }
      // What shows at 290 is what is hit, and nothing at 270 but the content.
      let hit = [290, 270].map { player.row.action(under: Vector($0, 20), at: player.now)?.index }
      #expect((self.frames(player), hit) == (frames, [transition == .reveal ? 0 : 1, nil]), "\(design), \(transition)")
    }

    for design in SwipeDesign.allCases {
      let height = 44 - design.lineHeight
      let drag = [LayoutRect(320, 0, 0, height), LayoutRect(319, 0, 1, height)]
      let border = [LayoutRect(319.5, 0, 0.5, height), LayoutRect(319, 0, 0.5, height)]
      let shown = [SwipeTransition.drag, .border].map { frames(player(design, $0, -1)) }
      #expect(shown == [drag, border], "\(design)")
    }
  }

  @Test("All transitions agree when closed, fully open or beyond, and draw alike at any origin; reveal is the default")
  func ends() {
    for (design, transition) in SwipeDesign.each(SwipeTransition.allCases) {
      func frames(_ transition: SwipeTransition) -> [[LayoutRect]] {
        [0.0, 30, -160, -170].map { self.frames(player(design, transition, $0)) }
      }
      #expect(frames(transition) == frames(.reveal), "\(design), \(transition)")
    }
    let defaults = [SwipeOptions(), .swipeCellKit, .mgSwipeTableCell].map(\.transition)
    #expect(defaults == [.reveal, .border, .border])

    let way = Vector(7, 132)
    for (design, transition) in SwipeDesign.each(SwipeTransition.allCases) {
      let player = player(design, transition)
      let moved = layers(player.row, at: player.now).map { layer in
        var layer = layer
        layer.frame = layer.frame.moved(by: way)
        return layer
      }
      #expect(layers(player.row, origin: way, at: player.now) == moved, "\(design), \(transition)")
    }
  }

  @Test("A title stays in the middle of its button, of which a part is cut off")
  func titles() {
    for design in SwipeDesign.allCases {
      func layer(_ part: LayerPart, _ transition: SwipeTransition) -> Layer? {
        let player = player(design, transition)
        return layers(player.row, origin: Vector(0, 44), at: player.now).first { $0.id.part == part }
      }
      let title = design.row(trailing: 2).actions(.trailing)[1].title
      for transition in [SwipeTransition.drag, .drawer] {
        let button = layer(.action(.trailing, 1), transition)
        #expect((button?.clips, button.map { $0.text == nil }) == (true, true), "\(design), \(transition)")
        // The whole button begins where the content ends, at 320 - 40.
        let label = layer(.actionLabel(.trailing, 1), transition)
        #expect(
          (label?.frame.x, label?.frame.width, label?.text?.string) == (280, 80, title), "\(design), \(transition)")
      }
      // The outer one comes out from the row's edge, with a quarter of it in sight.
      #expect(layer(.actionLabel(.trailing, 0), .drawer)?.frame.x == 300, "\(design)")
      for transition in [SwipeTransition.reveal, .border] {
        let hasText = layer(.action(.trailing, 1), transition).map { $0.text != nil }
        #expect((hasText, layer(.actionLabel(.trailing, 1), transition)) == (true, nil), "\(design), \(transition)")
      }
    }
  }

  @Test("Only a button that shows in part has a full frame, which lies where the button comes from")
  func wholeFrames() {
    let strip = ActionStrip(
      edge: .trailing, actions: InteractionAction.buttons([80, 80]), buttonWidth: 0, limit: .infinity)
    func whole(_ offset: Double, _ transition: SwipeTransition) -> [LayoutRect?] {
      (0..<2).map { index in
        strip.fullFrame(index, in: LayoutSize(width: 320, height: 44), offset: offset, by: transition)
      }
    }
    // Half of the way: the inner button ends at the content, 80 points from the row's edge.
    let half: [(SwipeTransition, [LayoutRect?])] = [
      (.drag, [LayoutRect(320, 0, 80, 44), nil]), (.drawer, [LayoutRect(280, 0, 80, 44), LayoutRect(240, 0, 80, 44)]),
    ]
    for (transition, frames) in half {
      #expect([0.0, -160, -200].flatMap { whole($0, transition) } == [nil, nil, nil, nil, nil, nil], "\(transition)")
      #expect(whole(-80, transition) == frames, "\(transition)")
    }
    // (60.1 + 15) - 15 is less than 60.1.
    let inset = ActionStrip(
      edge: .trailing, actions: InteractionAction.buttons([60.1]), buttonWidth: 0, limit: .infinity, inset: 15)
    let row = LayoutSize(width: 320, height: 44)
    #expect(inset.fullFrame(0, in: row, offset: -75.1, by: .drawer) == nil)
  }

  @Test("The leading side mirrors the trailing one; an inset only moves buttons; content at their end stretches none")
  func otherPlaces() {
    let (row, actions) = (LayoutSize(width: 320, height: 44), InteractionAction.buttons([80, 80]))
    for (transition, offset) in SwipeTransition.allCases.flatMap({ way in [-80.0, 0, 10].map { (way, $0) } }) {
      func frames(_ edge: SwipeEdge, inset: Double = 0, isArmed: Bool?) -> [LayoutRect] {
        let strip = ActionStrip(edge: edge, actions: actions, buttonWidth: 0, limit: .infinity, inset: inset)
        let offset = edge.sign * (strip.reach + offset)
        return actions.indices.map { strip.frame($0, in: row, offset: offset, by: transition, isArmed: isArmed) }
      }
      for isArmed in [nil, false, true] {
        let trailing = frames(.trailing, isArmed: isArmed)
        let mirrored = trailing.map { $0.mirrored(in: 320) }
        #expect(frames(.leading, isArmed: isArmed) == mirrored, "\(transition) at \(offset)")
        guard offset >= 0 else { continue }
        let inset = trailing.map { $0.moved(by: Vector(-15, 0)) }
        let (left, right) = (
          frames(.leading, inset: 15, isArmed: isArmed), frames(.trailing, inset: 15, isArmed: isArmed)
        )
        #expect((left, right) == (inset.map { $0.mirrored(in: 320) }, inset), "\(transition) at \(offset)")
      }
    }
    let strip = ActionStrip(
      edge: .trailing, actions: InteractionAction.buttons([80, 60]), buttonWidth: 0, limit: .infinity)
    let stretched = (0...1).map { strip.frame($0, in: row, stretchedTo: -140, isArmed: true) }
    #expect(stretched == (0...1).map { strip.frame($0, in: row) })
  }

  @Test("A full swipe stretches the outermost button, whatever the transition")
  func stretches() {
    for (design, transition) in SwipeDesign.each(SwipeTransition.allCases) {
      var player = TunedPlayer(design.row(trailing: 2, SwipeOptions(allowsFullSwipe: true, transition: transition)))
      player.hold(-170)
      let beyond = player.frame(.trailing, 0)
      player.pan(.changed, -200)
      // Ten points beyond the buttons, and armed.
      let (frames, height) = ([beyond, player.frame(.trailing, 0)], 44 - design.lineHeight)
      #expect(frames == [LayoutRect(230, 0, 90, height), LayoutRect(120, 0, 200, height)], "\(design), \(transition)")
    }
  }

  // MARK: Widths

  @Test("A button is as wide as it asks for, between the least and the greatest width")
  func widths() {
    for design in SwipeDesign.allCases {
      func widths(_ range: ClosedRange<Double>) -> [Double] {
        let asked = InteractionAction.buttons([40, nil, 120], prefix: "b")
        var row = design.row(trailing: 0, SwipeOptions(buttonWidths: range))
        row.setActions(asked, .trailing, at: .zero)
        return asked.indices.map { row.actionFrame(edge: .trailing, index: $0, at: .zero).width }
      }
      let own = design == .utilityButtons ? 90.0 : 80
      #expect([widths(60...100), widths(0...70)] == [[60, own, 100], [40, 70, 70]], "\(design)")
      // Three times 100 points leave too little of the row's 320: they share 260.
      for width in widths(100...100) { expectClose(width, 260.0 / 3, "\(design)") }
    }
    // Widths that make no sense are the nearest that do.
    var options = SwipeOptions(buttonWidths: -5 ... .infinity)
    let first = options.buttonWidths
    options.buttonWidths = -2 ... -1
    #expect([first, options.buttonWidths] == [0...1e9, 0...0])
  }

  // MARK: Icons

  @Test("A picture is shown in place of the title, or beside it")
  func icons() {
    func layers(_ placement: InteractionAction.IconPlacement) -> [Layer] {
      let flag = InteractionAction(id: "flag", title: "Flag", icon: "flag.fill", iconPlacement: placement)
      var row = ConstraintSwipe(width: 320, height: 45, trailing: [flag])
      row.open(.trailing, animated: false, at: .zero)
      return self.layers(row, at: .zero).filter { layer in
        [.action(.trailing, 0), .actionImage(.trailing, 0), .actionLabel(.trailing, 0)].contains(layer.id.part)
      }
    }
    let texts = [InteractionAction.IconPlacement.alone, .top].map { layers($0).map { $0.text?.string } }
    #expect(texts == [["flag.fill"], [nil, "flag.fill", "Flag"]])
    // A button of 240 to 320, 44 points high above the line: halves, or a third and two thirds.
    let (third, rest) = (80.0 / 3, 80.0 * 2 / 3)
    let cases: [(InteractionAction.IconPlacement, picture: LayoutRect, title: LayoutRect)] = [
      (.top, LayoutRect(240, 0, 80, 22), LayoutRect(240, 22, 80, 22)),
      (.bottom, LayoutRect(240, 22, 80, 22), LayoutRect(240, 0, 80, 22)),
      (.leading, LayoutRect(240, 0, third, 44), LayoutRect(240 + third, 0, rest, 44)),
      (.trailing, LayoutRect(240 + rest, 0, third, 44), LayoutRect(240, 0, rest, 44)),
    ]
    for (placement, picture, title) in cases {
      #expect(layers(placement).map(\.frame).dropFirst() == [picture, title], "\(placement)")
    }
  }
}
