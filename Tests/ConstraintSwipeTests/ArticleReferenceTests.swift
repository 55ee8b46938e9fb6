import ConstraintSwipe
import InteractionLaws
import TestSupport
import Testing

@Suite("The article's own computation, where the engine has another")
struct ArticleReferenceTests {
  @Test("buttonTotalWidth, from the innermost button's x, is the sum of the widths up to its rounding")
  func buttonTotalWidth() {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<200 {
      let widths = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        Double.random(in: 0...90, using: &generator)
      }
      let player = Player(trailing: widths, width: Double.random(in: 0...700, using: &generator))
      let difference = player.row.buttonTotalWidth + player.row.limits.lowerBound
      #expect(difference.magnitude < 1e-9, "\(widths)")
    }
  }
}
