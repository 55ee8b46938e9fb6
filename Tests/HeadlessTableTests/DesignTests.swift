import ConstraintSwipe
import HeadlessTable
import ScrollSwipe
import TestSupport
import Testing
import UtilityButtons

@Suite("Every row design in a table: the same touches have the same effects, however the content moves")
struct DesignTests {
  /// A design whose rows have two trailing buttons, and its table.
  struct Design: Sendable {
    let name: String
    /// Plays fingers to a new table, and returns the names of what each has caused and the rows open at the end.
    let play: @Sendable ([Finger]) -> (notices: [[String]], open: [Int])

    init(_ name: String, _ row: some RevealingRow & DrawableRow) {
      self.name = name
      play = { fingers in
        var table = HeadlessTable(SwipeList(of: row, count: 30), width: 320, height: 480)
        let notices = fingers.map { table.play($0) }
        return (notices, table.list.openRows.map(\.rawValue))
      }
    }
  }

  private static let actions = [
    InteractionAction(id: "delete", title: "Delete", role: .destructive), InteractionAction(id: "more", title: "More"),
  ]

  private static let all: [Design] =
    ConstraintSwipe.Rules.allCases.map {
      Design("ConstraintSwipe " + $0.rawValue, ConstraintSwipe(width: 320, height: 44, trailing: actions, rules: $0))
    } + [Design("ScrollSwipe", ScrollSwipe(width: 320, height: 44, trailing: actions))]
    + UtilityButtons.Rules.allCases.map {
      Design("UtilityButtons " + $0.rawValue, UtilityButtons(width: 320, height: 44, trailing: actions, rules: $0))
    }

  /// Opens the second row, at 44..<88.
  private static let opening = Finger.swipeOpen(60, at: 0)

  /// Expects what fingers cause after the second row was opened, and which rows are open then, of every design.
  private func expect(
    _ notices: [[String]], of fingers: Finger..., open rows: [Int] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for design in Self.all {
      let played = design.play([Self.opening] + fingers)
      let expected = [["didOpen.trailing.1"]] + notices
      #expect((played.notices, played.open) == (expected, rows), "\(design.name)", sourceLocation: sourceLocation)
    }
  }

  @Test("Opening another row, scrolling, and a tap on its content or outside close a row; the next tap selects")
  func closes() {
    expect([["didClose.1", "didOpen.trailing.4"]], of: .swipeOpen(200, at: 2), open: [4])
    expect([["didClose.1"]], of: Finger().down(160, 300, at: 2).move(160, 289, at: 2.1))
    expect([["didClose.1"]], of: .tap(60, 60, at: 2))
    expect([["didClose.1"], ["didSelect.4"]], of: .tap(100, 200, at: 2), .tap(100, 200, at: 4))
  }

  @Test("A row's outermost button deletes it")
  func deletes() {
    // The third row has moved up under the last finger.
    expect(
      [["didPress.trailing.0.1", "didDelete.1"], ["didSelect.2"]], of: .tap(300, 60, at: 2), .tap(100, 60, at: 4))
  }

  @Test("A full swipe deletes like a pressed button")
  func fullSwipe() {
    let row = UtilityButtons(
      width: 320, height: 44, trailing: Self.actions, options: SwipeOptions(allowsFullSwipe: true))
    var swiped = TablePlayer(HeadlessTable(SwipeList(of: row, count: 3), width: 320, height: 480))
    var pressed = swiped
    pressed.play(Self.opening)
    pressed.touch(.down, 300, 60, at: 2)
    let byPress = pressed.touch(.up, 300, 60, at: 2.1)

    // 270 points of travel less the slop of 10, more than max(0.55 · 320, 180 + 30) = 210.
    swiped.play(Finger().down(310, 60, at: 0).move(200, 60, at: 0.3).move(40, 60, at: 0.6))
    let bySwipe = swiped.touch(.up, 40, 60, at: 1)
    let notices: [ListNotice] = [.row(RowID(1), .didPress(.trailing, 0)), .didDelete(RowID(1))]
    let update = ListUpdate([.delete(.init(1..<2))])
    for effects in [bySwipe, byPress] { #expect((effects.notices, effects.update) == (notices, update)) }
    #expect(swiped.table.ids == [RowID(0), RowID(2)])
  }
}
