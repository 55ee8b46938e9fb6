import ConstraintSwipe
import HeadlessTable
import ScrollSwipe
import TestSupport
import Testing
import UtilityButtons

@Suite("What is painted on top is what is pressed")
struct PaintedButtonTests {
  private static func actions(_ prefix: String) -> [InteractionAction] {
    InteractionAction.buttons([90, 90], prefix: prefix)
  }

  /// The button that is painted on top at a point of an open row, and the one that is found there.
  private static func buttons<Row: RevealingRow & DrawableRow>(
    _ row: Row, open edge: SwipeEdge, at x: Double
  ) -> (painted: LayerPart?, found: LayerPart?) {
    var player = RowPlayer(row)
    player.put(.open(edge))
    let point = Vector(x, 20)
    let top = player.layers().layers.last { $0.fill != nil && $0.frame.contains(point) }
    let found = player.row.action(under: point, at: player.time)
    return (top?.id.part, found.map { .action($0.edge, $0.index) })
  }

  // Two buttons of 90 on each side of 320 points: the leading ones end at 180, the trailing ones begin at 140.
  @Test("With strips that overlap, the buttons of the side that is open", arguments: [1.0, 100, 139, 141, 160, 179])
  func overlapping(x: Double) {
    let (leading, trailing) = (Self.actions("l"), Self.actions("t"))
    let rows: [any RevealingRow & DrawableRow] = [
      ConstraintSwipe(width: 320, height: 44, leading: leading, trailing: trailing),
      ConstraintSwipe(width: 320, height: 44, leading: leading, trailing: trailing, corrections: []),
      ScrollSwipe(width: 320, height: 44, leading: leading, trailing: trailing),
      ScrollSwipe(width: 320, height: 44, leading: leading, trailing: trailing, corrections: []),
      UtilityButtons(width: 320, height: 44, leading: leading, trailing: trailing),
    ]
    for row in rows {
      for (edge, x) in [(SwipeEdge.leading, x), (.trailing, 320 - x)] {
        let (painted, found) = Self.buttons(row, open: edge, at: x)
        #expect(painted == .action(edge, x < 90 || x > 230 ? 0 : 1), "\(row)")
        #expect(found == painted, "\(row)")
      }
    }
  }

  @Test(
    "oneSideShows: in a plain port the right strip lies over the left one, and takes its presses",
    arguments: UtilityButtons.Corrections.each(
      .oneSideShows, article: LayerPart.action(.trailing, 1), corrected: .action(.leading, 1)))
  func article(corrections: UtilityButtons.Corrections, part: LayerPart) {
    let row = UtilityButtons(
      width: 320, height: 44, leading: Self.actions("l"), trailing: Self.actions("t"), corrections: corrections)
    #expect(Self.buttons(row, open: .leading, at: 160) == (part, part))
    // Nothing lies over what is left of it, nor over the trailing side.
    #expect(Self.buttons(row, open: .leading, at: 120) == (.action(.leading, 1), .action(.leading, 1)))
    #expect(Self.buttons(row, open: .trailing, at: 160) == (.action(.trailing, 1), .action(.trailing, 1)))
    // A press of the button at the bottom does not count where nothing of it is in sight.
    var player = RowPlayer(row)
    player.put(.open(.leading))
    let pressed = player.handle(.tapButton(.trailing, 1)).notices
    #expect(pressed == (part == .action(.trailing, 1) ? [.didPress(.trailing, 1)] : []))
    #expect(player.handle(.tapButton(.trailing, 0)).notices == [])
  }
}
