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

  @Test("Where strips overlap, the buttons of the open side are painted on top and pressed")
  func overlapping() {
    let (leading, trailing) = (Self.actions("l"), Self.actions("t"))
    let rows: [any RevealingRow & DrawableRow] = [
      ConstraintSwipe(width: 320, height: 44, leading: leading, trailing: trailing),
      ConstraintSwipe(width: 320, height: 44, leading: leading, trailing: trailing, corrections: []),
      ScrollSwipe(width: 320, height: 44, leading: leading, trailing: trailing),
      ScrollSwipe(width: 320, height: 44, leading: leading, trailing: trailing, corrections: []),
      UtilityButtons(width: 320, height: 44, leading: leading, trailing: trailing),
    ]
    // Two buttons of 90 on each side of 320 points: the leading ones end at 180, the trailing ones begin at 140.
    for x in [1.0, 100, 139, 141, 160, 179] {
      for row in rows {
        for (edge, x) in [(SwipeEdge.leading, x), (.trailing, 320 - x)] {
          let button = LayerPart.action(edge, x < 90 || x > 230 ? 0 : 1)
          #expect(Self.buttons(row, open: edge, at: x) == (button, button), "\(x): \(row)")
        }
      }
    }
  }

  @Test("oneSideShows: in a plain port the right strip lies over the left one, and takes its presses")
  func article() {
    for (corrections, isFaulty) in UtilityButtons.Corrections.each(.oneSideShows, article: true, corrected: false) {
      let note = corrections.testDescription
      let row = UtilityButtons(
        width: 320, height: 44, leading: Self.actions("l"), trailing: Self.actions("t"), corrections: corrections)
      let (leading, trailing) = (LayerPart.action(.leading, 1), LayerPart.action(.trailing, 1))
      let part = isFaulty ? trailing : leading
      #expect(Self.buttons(row, open: .leading, at: 160) == (part, part), "\(note)")
      // Nothing lies over what is left of it, nor over the trailing side.
      #expect(Self.buttons(row, open: .leading, at: 120) == (leading, leading), "\(note)")
      #expect(Self.buttons(row, open: .trailing, at: 160) == (trailing, trailing), "\(note)")
      // A press of the button at the bottom does not count where nothing of it is in sight.
      var player = RowPlayer(row)
      player.put(.open(.leading))
      let pressed = [1, 0].map { player.handle(.tapButton(.trailing, $0)).notices }
      #expect(pressed == [isFaulty ? [.didPress(.trailing, 1)] : [], []], "\(note)")
    }
  }

  @Test("A header covers what is behind it, from the top of the table on")
  func covered() {
    var list = RecordingList()
    list.covered = 20
    var table = HeadlessTable(list, width: 320, height: 480)
    table.scroll(to: 44, at: .zero)
    let hits = [-1, 0, 19, 20].map { table.hit(Vector(10, $0), at: .zero) }
    #expect(hits == [RowHit(row: RowID(0), part: .content), nil, nil, RowHit(row: RowID(1), part: .content)])
  }
}
