import ConstraintSwipe
import HeadlessTable
import ScrollSwipe
import Testing
import UtilityButtons

/// Every design of rows in a table: the same touches are told alike, however the design moves its content.
struct DesignTests {
  /// A design whose rows have two trailing buttons, and its table.
  struct Design: CustomTestStringConvertible, Sendable {
    let name: String
    /// Plays fingers to a new table and returns the names of what they told, in one list each, and the open rows at the end.
    let play: @Sendable ([Finger]) -> (told: [[String]], open: [Int])
    var testDescription: String { name }

    init(_ name: String, _ row: some RevealingRow & DrawableRow) {
      self.name = name
      play = { fingers in
        var table = HeadlessTable(SwipeList(of: row, count: 30), width: 320, height: 480)
        let told = fingers.map { table.play($0) }
        return (told, table.list.openRows.map(\.rawValue))
      }
    }
  }

  private static let actions = [
    InteractionAction(id: "delete", title: "Delete", role: .destructive), InteractionAction(id: "more", title: "More"),
  ]

  private static let all: [Design] =
    ConstraintSwipe.Rules.allCases.map {
      Design("ConstraintSwipe " + $0.name, ConstraintSwipe(width: 320, height: 44, trailing: actions, rules: $0))
    } + [Design("ScrollSwipe", ScrollSwipe(width: 320, height: 44, trailing: actions))]
    + UtilityButtons.Rules.allCases.map {
      Design("UtilityButtons " + $0.name, UtilityButtons(width: 320, height: 44, trailing: actions, rules: $0))
    }

  /// Opens the second row, at 44..<88.
  private static let opening = Finger.swipeOpen(60, at: 0)

  @Test(arguments: all) func anotherRowThatOpensClosesIt(_ design: Design) {
    let (told, open) = design.play([Self.opening, .swipeOpen(200, at: 2)])
    #expect(told == [["didOpen.trailing.1"], ["didClose.1", "didOpen.trailing.4"]])
    #expect(open == [4])
  }

  @Test(arguments: all) func scrollingClosesIt(_ design: Design) {
    let (told, open) = design.play([Self.opening, Finger().down(160, 300, at: 2).move(160, 289, at: 2.1)])
    #expect(told == [["didOpen.trailing.1"], ["didClose.1"]])
    #expect(open == [])
  }

  @Test(arguments: all) func aTapOutsideClosesItAndTheNextOneSelects(_ design: Design) {
    let (told, open) = design.play([Self.opening, .tap(100, 200, at: 2), .tap(100, 200, at: 4)])
    #expect(told == [["didOpen.trailing.1"], ["didClose.1"], ["didSelect.4"]])
    #expect(open == [])
  }

  @Test(arguments: all) func aTapOnItsContentClosesIt(_ design: Design) {
    let (told, open) = design.play([Self.opening, .tap(60, 60, at: 2)])
    #expect(told == [["didOpen.trailing.1"], ["didClose.1"]])
    #expect(open == [])
  }

  @Test(arguments: all) func itsOutermostButtonDeletesIt(_ design: Design) {
    let (told, open) = design.play([Self.opening, .tap(300, 60, at: 2), .tap(100, 60, at: 4)])
    // The third row has moved up under the last finger.
    #expect(told == [["didOpen.trailing.1"], ["didPress.trailing.0.1", "didDelete.1"], ["didSelect.2"]])
    #expect(open == [])
  }

  @Test func aFullSwipeDeletesLikeAPressedButton() {
    let row = UtilityButtons(width: 320, height: 44, trailing: Self.actions, fullSwipe: true)
    var table = HeadlessTable(SwipeList(of: row, count: 3), width: 320, height: 480)
    var pressed = HeadlessTable(SwipeList(of: row, count: 3), width: 320, height: 480)
    pressed.play(Self.opening)
    let press = Finger.tap(300, 60, at: 2).events
    pressed.touch(press[0])
    let byPress = pressed.touch(press[1])

    // 270 points of travel, beyond the strip of 180 against the rubber band:
    // 180 + (1 − 1 / (1 + 0.55 · 90 / 320)) · 320 = 222.9, more than 0.55 · 320 = 176.
    let swipe = Finger().down(310, 60, at: 0).move(200, 60, at: 0.3).move(40, 60, at: 0.6).up(40, 60, at: 1).events
    let effects = swipe.map { table.touch($0) }
    #expect(effects.last?.update == ListUpdate([.delete(ListUpdate.Rows(1..<2))]))
    #expect(effects.last?.update == byPress.update)
    #expect(effects.flatMap { $0.notices.map(\.name) } == ["didPress.trailing.0.1", "didDelete.1"])
    #expect(table.ids == [RowID(0), RowID(2)])
  }
}
