import InteractionCore
import TestSupport
import Testing

@Suite("The buttons of both sides")
struct ActionStripsTests {
  /// One button of 60 points at the leading side, two of 80 and 100 at the trailing one, in so much room.
  private static func strips(limit: Double = .infinity) -> ActionStrips {
    ActionStrips(
      leading: InteractionAction.buttons([60], prefix: "l"),
      trailing: InteractionAction.buttons([80, 100], prefix: "t")
    ) { edge, actions in
      ActionStrip(edge: edge, actions: actions, buttonWidth: 0, limit: limit)
    }
  }

  @Test("Each side is laid out as that side")
  func sides() {
    let strips = Self.strips()
    #expect(strips.leading.edge == .leading)
    #expect(strips.trailing.edge == .trailing)
    #expect(SwipeEdge.allCases.map { strips[$0] } == [strips.leading, strips.trailing])
    #expect(SwipeEdge.allCases.map { strips[$0].actions.map(\.id) } == [["l0"], ["t0", "t1"]])
  }

  @Test(
    "The content rests closed at 0, and open as far as the buttons of that side reach",
    arguments: [(Rest.closed, 0.0), (.open(.leading), 60), (.open(.trailing), -(80 + 100))])
  func offsets(rest: Rest, offset: Double) {
    #expect(Self.strips().offset(of: rest) == offset)
  }

  @Test("It can rest between the two")
  func stops() {
    #expect(Self.strips().stops == -180...60)
    let none = ActionStrips(leading: [], trailing: []) { edge, _ in .empty(edge) }
    #expect(none.stops == 0...0)
    #expect(none.offset(of: .open(.trailing)).sign == .plus)
  }

  @Test("Buttons that reach less far lead less far, and are as wide as before")
  func reach() {
    let strips = ActionStrips(leading: [], trailing: InteractionAction.buttons([80, 100])) { edge, actions in
      let strip = ActionStrip(edge: edge, actions: actions, buttonWidth: 0, limit: .infinity)
      return strip.reaching(edge == .trailing ? 30 : 0)
    }
    #expect(strips.trailing.total == 80 + 100)
    #expect(strips.trailing.reach == 30)
    #expect(strips.offset(of: .open(.trailing)) == -30)
    #expect(strips.stops == -30...0)
  }

  @Test("Laid out again, they are the same buttons in other places")
  func again() {
    let narrow = Self.strips().laidOut { edge, actions in
      ActionStrip(edge: edge, actions: actions, buttonWidth: 0, limit: 90)
    }
    #expect(narrow == Self.strips(limit: 90))
    #expect(narrow.stops == -90...60)
    // 80 and 100 shrink to 90 in all: by a half.
    #expect([0, 1].map(narrow.trailing.width) == [40, 50])
  }

  @Test(
    "Rows have other buttons where anything is otherwise on either side, in what is tuned or in how far a finger goes")
  func differences() {
    func strips(
      _ leading: Double = 60, _ trailing: Double = 80, _ options: SwipeOptions = SwipeOptions(), band: Double = 0
    ) -> ActionStrips {
      ActionStrips(
        leading: InteractionAction.buttons([leading]), trailing: InteractionAction.buttons([trailing]),
        options: options,
        band: { _, _ in ScrollBand(stops: -80...60, width: band) }
      ) { ActionStrip(edge: $0, actions: $1, buttonWidth: 0, limit: .infinity) }
    }
    #expect(strips() == strips() && strips().hashValue == strips().hashValue)
    for other in [strips(61), strips(60, 81), strips(60, 80, SwipeOptions(flick: 9)), strips(band: 320)] {
      #expect(other != strips())
    }
  }

  @Test("An inset moves all buttons of a side away from the row's edge", arguments: SwipeEdge.allCases)
  func inset(edge: SwipeEdge) {
    let row = LayoutSize(width: 320, height: 44)
    let actions = InteractionAction.buttons([80, 60])
    let plain = ActionStrip(edge: edge, actions: actions, buttonWidth: 0, limit: .infinity)
    let inset = ActionStrip(edge: edge, actions: actions, buttonWidth: 0, limit: .infinity, inset: 15)
    for index in actions.indices {
      #expect(inset.frame(index, in: row) == plain.frame(index, in: row).moved(by: Vector(edge.sign * 15, 0)))
    }
    #expect(inset.total == plain.total)
  }
}
