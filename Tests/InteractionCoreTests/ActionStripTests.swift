import InteractionCore
import InteractionLaws
import TestSupport
import Testing

@Suite("The buttons of one side")
struct ActionStripTests {
  private let row = LayoutSize(width: 320, height: 44)

  private func strip(_ edge: SwipeEdge, _ widths: [Double], limit: Double = .infinity) -> ActionStrip {
    ActionStrip(edge: edge, actions: InteractionAction.buttons(widths), buttonWidth: 0, limit: limit)
  }

  private func frames(_ strip: ActionStrip) -> [LayoutRect] { strip.actions.indices.map { strip.frame($0, in: row) } }

  private func widths(_ strip: ActionStrip) -> [Double] { strip.actions.indices.map(strip.width) }

  @Test("Buttons lie from the row's edge inward; the sides are each other's mirror images")
  func frames() {
    // The outermost trailing one ends at 320: 320 - 80, then 240 - 60.
    #expect(frames(strip(.trailing, [80, 60])) == [LayoutRect(240, 0, 80, 44), LayoutRect(180, 0, 60, 44)])
    #expect(frames(strip(.leading, [80, 60])) == [LayoutRect(0, 0, 80, 44), LayoutRect(80, 0, 60, 44)])
    let widths = [30, 74.5, 101.25]
    #expect(frames(strip(.trailing, widths)) == frames(strip(.leading, widths)).map { $0.mirrored(in: 320) })
  }

  @Test("Widths and borders are known by index; the only button is outermost and innermost")
  func widths() {
    let three = strip(.trailing, [80, 60, 20])
    #expect((three.edge, three.isEmpty, three.actions.map(\.id)) == (.trailing, false, ["a0", "a1", "a2"]))
    #expect((widths(three), (0...2).map(three.outerBorder)) == ([80, 60, 20], [0, 80, 140]))
    func summary(_ strip: ActionStrip) -> [Double] { [strip.outermostWidth, strip.innermostWidth, strip.totalWidth] }
    // 80 + 60 + 20
    #expect([three, strip(.leading, [74])].map(summary) == [[80, 20, 160], [74, 74, 74]])
    let none = strip(.trailing, [])
    #expect((none.isEmpty, summary(none)) == (true, [0, 0, 0]))
    // Buttons of no width make an empty strip too.
    let flat = [strip(.trailing, [0, 0]), strip(.trailing, [80], limit: 0), strip(.trailing, [80], limit: -40)]
    #expect(flat.map(\.isEmpty) == [true, true, true])
  }

  @Test("Buttons that fit keep their widths; others shrink in proportion to exactly the limit, and none is negative")
  func fit() {
    #expect(strip(.trailing, [100, 160], limit: 260) == strip(.trailing, [100, 160]))
    #expect(strip(.trailing, [0, 0], limit: 0) == strip(.trailing, [0, 0]))
    // 100 + 200 + 220 = 520 are to fit into 260: each is halved.
    let shrunk = strip(.trailing, [100, 200, 220], limit: 260)
    #expect((widths(shrunk), shrunk.totalWidth) == ([50, 100, 110], 260))

    var random = SplitMix64(seed: 4)
    for _ in 0..<5000 {
      let widths = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        Bool.random(using: &random) ? Double.random(in: 0...200, using: &random) : 0
      }
      let limit = Double.random(in: 0...260, using: &random)
      let strip = strip(.trailing, widths, limit: limit)
      let sum = widths.reduce(0, +)
      let negative = self.widths(strip).filter { !($0 >= 0) }
      #expect((strip.totalWidth, negative) == (min(sum, limit), []), "\(widths) in \(limit)")
      for index in widths.indices {
        let share = sum > limit ? widths[index] / sum * limit : widths[index]
        expectClose(strip.width(index), share)
      }
    }
  }

  @Test("Widths, insets and reaches that make no sense are clamped, whether given at first or set later")
  func oddWidths() {
    #expect(strip(.trailing, [80, .nan, -30, 60]) == strip(.trailing, [80, 0, 0, 60]))
    let endless = strip(.trailing, [.infinity, 0], limit: 260)
    #expect((endless.totalWidth, widths(endless)) == (260, [260, 0]))
    // A button whose action asks for no width has the one that is given.
    for (buttonWidth, width) in [(80.0, 80.0), (0, 0), (-30, 0), (.nan, 0), (.infinity, 260)] {
      let actions = InteractionAction.buttons([nil, 0])
      let strip = ActionStrip(edge: .trailing, actions: actions, buttonWidth: buttonWidth, limit: 260)
      #expect(widths(strip) == [width, 0], "\(buttonWidth)")
    }
    var action = InteractionAction(id: "a", title: "a", width: 80)
    action.width = .nan
    #expect(ActionStrip(edge: .trailing, actions: [action], buttonWidth: 80, limit: 260).totalWidth == 0)

    let actions = [makeAction("a")]
    func button(_ edge: SwipeEdge = .trailing, inset: Double) -> ActionStrip {
      ActionStrip(edge: edge, actions: actions, buttonWidth: 80, limit: 260, inset: inset)
    }
    let cases: [(raw: Double, kept: Double)] = [
      (12.5, 12.5), (-40, 0), (.nan, 0), (.infinity, 1e9), (-.infinity, 0),
    ]
    for (raw, kept) in cases {
      let inset = button(inset: raw)
      // The button ends where the inset begins: 320 - inset - 80.
      let frame = LayoutRect(320 - kept - 80, 0, 80, 44)
      #expect((inset, inset.frame(0, in: row)) == (button(inset: kept), frame), "\(raw)")
      // A side that reached less than 0 made a range from more to less, which traps.
      let strips = ActionStrips(leading: actions, trailing: actions) { edge, _ in button(edge, inset: 0).reaching(raw) }
      #expect((inset.reaching(raw), strips.stops) == (inset.reaching(kept), (0 - kept)...kept), "\(raw)")
    }
  }

  @Test("Buttons grow to fill a limit, where there is one and they have a width")
  func fillsLimit() {
    let cases: [(widths: [Double], limit: Double, total: Double)] = [
      ([30, 60], 180, 180), ([0.25, 0.5], 180, 180), ([30, 60], .infinity, 90), ([0, 0], 180, 0),
      ([150, 150], 180, 180),
    ]
    for (widths, limit, total) in cases {
      let actions = InteractionAction.buttons(widths)
      let strip = ActionStrip(edge: .leading, actions: actions, buttonWidth: 90, limit: limit, fillsLimit: true)
      let sum = widths.reduce(0, +)
      let filled = widths.map { sum == 0 ? 0 : $0 * total / sum }
      #expect((strip.totalWidth, self.widths(strip)) == (total, filled), "\(widths) in \(limit)")
    }
  }

  @Test("Strips with other button widths or another reach are laid out differently, even at the same total width")
  func laidOutOtherwise() {
    let plain = strip(.trailing, [60, 100])
    let others = [plain, strip(.trailing, [100, 60]), plain.reaching(175)]
    #expect(others.map { plain.isLaidOut(like: $0) } == [true, false, false])
  }
}

@Suite("The buttons of both sides")
struct ActionStripsTests {
  /// One button of 60 points at the leading side, two of 80 and 100 at the trailing one, within a limit.
  private func strips(limit: Double = .infinity) -> ActionStrips {
    ActionStrips(
      leading: InteractionAction.buttons([60], prefix: "l"),
      trailing: InteractionAction.buttons([80, 100], prefix: "t")
    ) { edge, actions in
      ActionStrip(edge: edge, actions: actions, buttonWidth: 0, limit: limit)
    }
  }

  @Test("Each side is laid out at its own edge, and the same buttons can be laid out again within another limit")
  func sides() {
    let strips = strips()
    #expect((strips.leading.edge, strips.trailing.edge) == (.leading, .trailing))
    #expect(SwipeEdge.allCases.map { strips[$0] } == [strips.leading, strips.trailing])
    #expect(SwipeEdge.allCases.map { strips[$0].actions.map(\.id) } == [["l0"], ["t0", "t1"]])
    let narrow = strips.laidOut { edge, actions in
      ActionStrip(edge: edge, actions: actions, buttonWidth: 0, limit: 90)
    }
    #expect((narrow, narrow.stops) == (self.strips(limit: 90), -90...60))
    // 80 and 100 shrink to 90 in all: by a half.
    #expect([0, 1].map(narrow.trailing.width) == [40, 50])
  }

  @Test("Closed content rests at 0, open content at its buttons' reach, and the stops range between the reaches")
  func offsets() {
    let rests: [Rest] = [.closed, .open(.leading), .open(.trailing)]
    let offsets: [Double] = [0, 60, -(80 + 100)]
    #expect((rests.map(strips().offset(of:)), strips().stops) == (offsets, -180...60))
    let none = ActionStrips(leading: [], trailing: []) { edge, _ in .empty(edge) }
    #expect((none.stops, none.offset(of: .open(.trailing)).sign) == (0...0, .plus))
    // A shorter reach opens the row less far, and leaves the buttons as wide as before.
    let near = ActionStrips(leading: [], trailing: InteractionAction.buttons([80, 100])) { edge, actions in
      let strip = ActionStrip(edge: edge, actions: actions, buttonWidth: 0, limit: .infinity)
      return strip.reaching(edge == .trailing ? 30 : 0)
    }
    let lengths = [near.trailing.totalWidth, near.trailing.reach, near.offset(of: .open(.trailing))]
    #expect((lengths, near.stops) == ([180, 30, -30], -30...0))
  }

  @Test(
    "The buttons of two rows are equal only if those of both sides, the options and the rubber band are")
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
    #expect((strips(), strips().hashValue) == (strips(), strips().hashValue))
    let others = [strips(61), strips(60, 81), strips(60, 80, SwipeOptions(flick: 9)), strips(band: 320)]
    #expect(others.filter { $0 == strips() } == [])
    // Hashes depend on the buttons of both sides and on the options, but not on the band.
    let hashes = others.map { $0.hashValue == strips().hashValue }
    #expect(hashes == [false, false, false, true])
  }

  @Test("An inset moves all buttons of a side away from the row's edge")
  func inset() {
    for edge in SwipeEdge.allCases {
      let actions = InteractionAction.buttons([80, 60])
      let plain = ActionStrip(edge: edge, actions: actions, buttonWidth: 0, limit: .infinity)
      let inset = ActionStrip(edge: edge, actions: actions, buttonWidth: 0, limit: .infinity, inset: 15)
      func frames(_ strip: ActionStrip) -> [LayoutRect] {
        (0...1).map { strip.frame($0, in: LayoutSize(width: 320, height: 44)) }
      }
      let moved = frames(plain).map { $0.moved(by: Vector(edge.sign * 15, 0)) }
      #expect((frames(inset), inset.totalWidth) == (moved, plain.totalWidth), "\(edge)")
    }
  }
}
