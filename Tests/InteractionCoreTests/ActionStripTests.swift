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

  @Test("Two buttons lie from the row's edge inward")
  func twoButtons() {
    // The outermost trailing one ends at 320: 320 - 80, then 240 - 60.
    #expect(frames(strip(.trailing, [80, 60])) == [LayoutRect(240, 0, 80, 44), LayoutRect(180, 0, 60, 44)])
    #expect(frames(strip(.leading, [80, 60])) == [LayoutRect(0, 0, 80, 44), LayoutRect(80, 0, 60, 44)])
  }

  @Test("The sides are each other's mirror images")
  func mirror() {
    let widths = [30, 74.5, 101.25]
    let trailing = frames(strip(.trailing, widths))
    #expect(trailing == frames(strip(.leading, widths)).map { $0.mirrored(in: 320) })
  }

  @Test("Widths and borders are known by index")
  func widths() {
    let strip = strip(.trailing, [80, 60, 20])
    #expect(strip.total == 160)  // 80 + 60 + 20
    #expect((0...2).map(strip.width) == [80, 60, 20])
    #expect((0...2).map(strip.outerBorder) == [0, 80, 140])
    #expect([strip.outermostWidth, strip.innermostWidth] == [80, 20])
    #expect(strip.edge == .trailing)
    #expect(strip.actions.map(\.id) == ["a0", "a1", "a2"])
    #expect(!strip.isEmpty)
  }

  @Test("The only button is outermost and innermost")
  func onlyButton() {
    let strip = strip(.leading, [74])
    #expect([strip.outermostWidth, strip.innermostWidth, strip.total] == [74, 74, 74])
  }

  @Test("No buttons make an empty strip")
  func empty() {
    let strip = strip(.trailing, [])
    #expect(strip.isEmpty)
    #expect([strip.outermostWidth, strip.innermostWidth, strip.total] == [0, 0, 0])
  }

  @Test("Buttons of no width make an empty strip too")
  func noWidth() {
    #expect(strip(.trailing, [0, 0]).isEmpty)
    #expect(strip(.trailing, [80], limit: 0).isEmpty)
    #expect(strip(.trailing, [80], limit: -40).isEmpty)
  }

  @Test("Buttons that fit keep their widths")
  func fit() {
    #expect(strip(.trailing, [100, 160], limit: 260) == strip(.trailing, [100, 160]))
    #expect(strip(.trailing, [0, 0], limit: 0) == strip(.trailing, [0, 0]))
  }

  @Test("Buttons that do not fit shrink in proportion")
  func shrunk() {
    // 100 + 200 + 220 = 520 are to fit into 260: each is halved.
    let strip = strip(.trailing, [100, 200, 220], limit: 260)
    #expect((0...2).map(strip.width) == [50, 100, 110])
    #expect(strip.total == 260)
  }

  @Test("Shrunk buttons fill exactly the limit, and none is negative")
  func limit() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<5000 {
      let widths = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        Bool.random(using: &random) ? Double.random(in: 0...200, using: &random) : 0
      }
      let limit = Double.random(in: 0...260, using: &random)
      let strip = strip(.trailing, widths, limit: limit)
      let sum = widths.reduce(0, +)
      #expect(strip.total == min(sum, limit))
      for index in widths.indices {
        #expect(strip.width(index) >= 0, "\(widths) in \(limit)")
        let share = sum > limit ? widths[index] / sum * limit : widths[index]
        expectClose(strip.width(index), share)
      }
    }
  }

  @Test("Widths that are no widths are taken as none")
  func oddWidths() {
    let odd = strip(.trailing, [80, .nan, -30, 60])
    #expect(odd == strip(.trailing, [80, 0, 0, 60]))
    let endless = strip(.trailing, [.infinity, 0], limit: 260)
    #expect(endless.total == 260)
    #expect([0, 1].map(endless.width) == [260, 0])
  }

  @Test(
    "A button whose action asks for no width has the one that is given, made a width",
    arguments: [(80.0, 80.0), (0, 0), (-30, 0), (.nan, 0), (.infinity, 260)])
  func givenWidth(buttonWidth: Double, width: Double) {
    let actions = InteractionAction.buttons([nil, 0])
    let strip = ActionStrip(edge: .trailing, actions: actions, buttonWidth: buttonWidth, limit: 260)
    #expect([0, 1].map(strip.width) == [width, 0])
  }

  @Test("A width that an action is given later is made a width too")
  func laterWidth() {
    var action = InteractionAction(id: "a", title: "a", width: 80)
    action.width = .nan
    #expect(ActionStrip(edge: .trailing, actions: [action], buttonWidth: 80, limit: 260).total == 0)
  }

  @Test(
    "A reach and an inset that are no distances are taken as none",
    arguments: [(12.5, 12.5), (-40, 0), (.nan, 0), (.infinity, 1e9), (-.infinity, 0)] as [(Double, Double)])
  func oddDistances(raw: Double, kept: Double) {
    let actions = [makeAction("a")]
    let inset = ActionStrip(edge: .trailing, actions: actions, buttonWidth: 80, limit: 260, inset: raw)
    #expect(inset == ActionStrip(edge: .trailing, actions: actions, buttonWidth: 80, limit: 260, inset: kept))
    // The button ends where the inset begins: 320 - inset - 80.
    #expect(inset.frame(0, in: row) == LayoutRect(320 - kept - 80, 0, 80, 44))
    #expect(inset.reaching(raw) == inset.reaching(kept))

    // A side that reached less than 0 made a range from more to less, which traps.
    let strips = ActionStrips(leading: actions, trailing: actions) { edge, actions in
      ActionStrip(edge: edge, actions: actions, buttonWidth: 80, limit: 260).reaching(raw)
    }
    #expect(strips.stops == (0 - kept)...kept)
  }

  @Test(
    "Buttons grow to fill a limit, where there is one and they have a width",
    arguments: [([30, 60], 180.0, 180.0), ([30, 60], .infinity, 90), ([0, 0], 180, 0), ([150, 150], 180, 180)]
      as [([Double], Double, Double)])
  func fillsLimit(widths: [Double], limit: Double, total: Double) {
    let actions = InteractionAction.buttons(widths)
    let strip = ActionStrip(edge: .leading, actions: actions, buttonWidth: 90, limit: limit, fillsLimit: true)
    #expect(strip.total == total)
    let sum = widths.reduce(0, +)
    #expect(widths.indices.map(strip.width) == widths.map { sum == 0 ? 0 : $0 * total / sum })
  }

  @Test("Buttons of other widths are laid out otherwise, though all together are as wide")
  func laidOutOtherwise() {
    func strip(_ widths: [Double]) -> ActionStrip {
      ActionStrip(edge: .trailing, actions: InteractionAction.buttons(widths), buttonWidth: 80, limit: .infinity)
    }
    #expect(strip([60, 100]).isLaidOut(like: strip([60, 100])))
    #expect(!strip([60, 100]).isLaidOut(like: strip([100, 60])))
    #expect(!strip([60, 100]).isLaidOut(like: strip([60, 100]).reaching(175)))
  }
}
