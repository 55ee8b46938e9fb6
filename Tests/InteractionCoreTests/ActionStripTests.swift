import InteractionCore
import InteractionLaws
import Testing

struct ActionStripTests {
  private let row = LayoutSize(width: 320, height: 44)

  private func strip(_ edge: SwipeEdge, _ widths: [Double], limit: Double = .infinity) -> ActionStrip {
    let actions = widths.indices.map { makeAction("a" + String($0)) }
    return ActionStrip(edge: edge, actions: actions, widths: widths, limit: limit)
  }

  private func frames(_ strip: ActionStrip) -> [LayoutRect] { strip.actions.indices.map { strip.frame($0, in: row) } }

  @Test func twoButtonsLieFromTheRowsEdgeInward() {
    // The outermost trailing one ends at 320: 320 - 80, then 240 - 60.
    #expect(frames(strip(.trailing, [80, 60])) == [LayoutRect(240, 0, 80, 44), LayoutRect(180, 0, 60, 44)])
    #expect(frames(strip(.leading, [80, 60])) == [LayoutRect(0, 0, 80, 44), LayoutRect(80, 0, 60, 44)])
  }

  @Test func theSidesAreEachOthersMirrorImages() {
    let widths = [30, 74.5, 101.25]
    let trailing = frames(strip(.trailing, widths))
    #expect(trailing == frames(strip(.leading, widths)).map { $0.mirrored(in: 320) })
  }

  @Test func widthsAndBordersAreKnownByIndex() {
    let strip = strip(.trailing, [80, 60, 20])
    #expect(strip.total == 160)  // 80 + 60 + 20
    #expect((0...2).map(strip.width) == [80, 60, 20])
    #expect((0...2).map(strip.outerBorder) == [0, 80, 140])
    #expect(strip.outermostWidth == 80 && strip.innermostWidth == 20)
    #expect(strip.edge == .trailing && strip.actions.map(\.id) == ["a0", "a1", "a2"])
    #expect(!strip.isEmpty)
  }

  @Test func theOnlyButtonIsOutermostAndInnermost() {
    let strip = strip(.leading, [74])
    #expect(strip.outermostWidth == 74 && strip.innermostWidth == 74 && strip.total == 74)
  }

  @Test func noButtonsMakeAnEmptyStrip() {
    let strip = strip(.trailing, [])
    #expect(strip.isEmpty && strip.total == 0 && strip.outermostWidth == 0 && strip.innermostWidth == 0)
  }

  @Test func buttonsOfNoWidthMakeAnEmptyStripToo() {
    #expect(strip(.trailing, [0, 0]).isEmpty)
    #expect(strip(.trailing, [80], limit: 0).isEmpty)
    #expect(strip(.trailing, [80], limit: -40).isEmpty)
  }

  @Test func buttonsThatFitKeepTheirWidths() {
    #expect(strip(.trailing, [100, 160], limit: 260) == strip(.trailing, [100, 160]))
    #expect(strip(.trailing, [0, 0], limit: 0) == strip(.trailing, [0, 0]))
  }

  @Test func buttonsThatDoNotFitShrinkInProportion() {
    // 100 + 200 + 220 = 520 are to fit into 260: each is halved.
    let strip = strip(.trailing, [100, 200, 220], limit: 260)
    #expect((0...2).map(strip.width) == [50, 100, 110])
    #expect(strip.total == 260)
  }

  @Test func shrunkButtonsFillExactlyTheLimitAndNoneIsNegative() {
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
        expectClose(strip.width(index), share, within: 1e-9)
      }
    }
  }

  @Test func widthsThatAreNoWidthsAreTakenAsNone() {
    let odd = strip(.trailing, [80, .nan, -30, 60])
    #expect(odd == strip(.trailing, [80, 0, 0, 60]))
    let endless = strip(.trailing, [.infinity, 0], limit: 260)
    #expect(endless.total == 260 && endless.width(0) == 260)
  }
}
