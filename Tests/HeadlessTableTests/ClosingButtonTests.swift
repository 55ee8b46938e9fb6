import ConstraintSwipe
import HeadlessTable
import ScrollSwipe
import TestSupport
import Testing
import UtilityButtons

@Suite("A button on its way out")
struct ClosingButtonTests {
  /// A design whose rows have two buttons on each side where they can; "delete" is the outermost trailing one.
  struct Design: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Plays events to a row, and returns the notices in order.
    let play: @Sendable ([Timed<RowEvent>]) -> [SwipeNotice]
    /// Plays fingers to a table of five rows, and returns the names of what each has caused.
    let touch: @Sendable ([Finger]) -> [[String]]

    init(_ name: String, _ row: some RevealingRow & DrawableRow) {
      testDescription = name
      play = { events in
        var row = row
        return events.flatMap { row.handle($0.event, at: $0.at).notices }
      }
      touch = { fingers in
        var table = HeadlessTable(SwipeList(of: row, count: 5), width: 320, height: 480)
        return fingers.map { table.play($0) }
      }
    }
  }

  private static let leading = [
    InteractionAction(id: "flag", title: "Flag"), InteractionAction(id: "pin", title: "Pin"),
  ]
  private static let trailing = [
    InteractionAction(id: "delete", title: "Delete", role: .destructive), InteractionAction(id: "more", title: "More"),
  ]

  static let all = [
    Design("ConstraintSwipe", ConstraintSwipe(width: 320, height: 44, leading: leading, trailing: trailing)),
    Design(
      "DNSSwipeableTableCell",
      ConstraintSwipe(width: 320, height: 44, leading: leading, trailing: trailing, rules: .dnsSwipeableTableCell)),
    Design("ScrollSwipe", ScrollSwipe(width: 320, height: 44, leading: leading, trailing: trailing)),
    Design("UtilityButtons", UtilityButtons(width: 320, height: 44, leading: leading, trailing: trailing)),
    Design(
      "UtilityButtons that fire on touch",
      UtilityButtons(
        width: 320, height: 44, leading: leading, trailing: trailing, corrections: .without(.pressOnRelease))),
  ]

  private static func press(_ phase: PressPhase, _ edge: SwipeEdge = .trailing) -> RowEvent { .press(edge, 0, phase) }
  private static let open = Timed(0.0, RowEvent.open(.trailing, animated: false))
  private static let close = Timed(1.0, RowEvent.close(animated: true))

  @Test("A finger that touches it presses nothing", arguments: all)
  func touched(_ design: Design) {
    // 2 and 4 hundredths of a second after the row has begun to close it is still in sight.
    let finger = [Timed(1.02, Self.press(.down)), Timed(1.04, Self.press(.up))]
    #expect(design.play([Self.open, Self.close] + finger) == [.didOpen(.trailing), .didClose])
    #expect(
      design.play([Self.open, Self.close, Timed(1.02, .tapButton(.trailing, 0))]) == [.didOpen(.trailing), .didClose])
  }

  @Test("It stays so when the row goes on to its other side", arguments: all)
  func otherSide(_ design: Design) {
    let events = [
      Timed(0.0, RowEvent.open(.leading, animated: false)), Timed(1, .open(.trailing, animated: true)),
      Timed(1.02, .tapButton(.leading, 0)),
    ]
    #expect(design.play(events) == [.didOpen(.leading), .didOpen(.trailing)])
  }

  @Test("A finger that touched before the row began to close presses it still", arguments: all.dropLast())
  func touchedBefore(_ design: Design) {
    let down = Timed(0.9, Self.press(.down))
    let reported = [SwipeNotice.didOpen(.trailing), .didClose]
    #expect(
      design.play([Self.open, down, Self.close, Timed(1.02, Self.press(.up))])
        == reported + [.didPress(.trailing, 0)])
    // It pressed that button and no other, and only once; and not when it was called off.
    let more = Timed(1.02, RowEvent.press(.trailing, 1, .up))
    #expect(design.play([Self.open, down, Self.close, more]) == reported)
    let twice = [Timed(1.02, Self.press(.up)), Timed(1.03, Self.press(.up))]
    #expect(design.play([Self.open, down, Self.close] + twice) == reported + [.didPress(.trailing, 0)])
    let calledOff = [Timed(0.95, Self.press(.cancelled)), Self.close, Timed(1.02, Self.press(.up))]
    #expect(design.play([Self.open, down] + calledOff) == reported)
  }

  @Test("A second touch forgets the first one", arguments: all.dropLast())
  func touchedAgain(_ design: Design) {
    let events = [Self.open, Timed(0.9, Self.press(.down)), Self.close, Timed(1.01, Self.press(.down))]
    #expect(design.play(events + [Timed(1.02, Self.press(.up))]) == [.didOpen(.trailing), .didClose])
  }

  @Test("Reuse forgets the finger, too", arguments: all.dropLast())
  func reused(_ design: Design) {
    let events = [Self.open, Timed(0.9, Self.press(.down)), Timed(0.91, .reuse), Timed(0.92, Self.open.event)]
    #expect(
      design.play(events + [Self.close, Timed(1.02, Self.press(.up))])
        == [.didOpen(.trailing), .didOpen(.trailing), .didClose])
  }

  @Test("On its way in again it can be pressed", arguments: all)
  func reopened(_ design: Design) {
    let events = [Self.open, Self.close, Timed(1.02, .open(.trailing, animated: true))]
    #expect(
      design.play(events + [Timed(1.04, .tapButton(.trailing, 0))])
        == [.didOpen(.trailing), .didClose, .didOpen(.trailing), .didPress(.trailing, 0)])
  }

  @Test("Under a finger that has caught the row it can be pressed", arguments: all)
  func caught(_ design: Design) {
    let events = [Self.open, Self.close, Timed(1.02, .pan(PanSample(.began, translation: .zero)))]
    #expect(
      design.play(events + [Timed(1.04, .tapButton(.trailing, 0))])
        == [.didOpen(.trailing), .didClose, .didPress(.trailing, 0)])
  }

  @Test("In a table, a tap on Delete while the row closes deletes nothing", arguments: all)
  func inTable(_ design: Design) {
    // The tap at 2 closes the row when it is lifted at 2.05.
    let late = Finger().down(315, 60, at: 2.06).up(315, 60, at: 2.08)
    #expect(
      design.touch([.swipeOpen(60, at: 0), .tap(100, 200, at: 2), late])
        == [["didOpen.trailing.1"], ["didClose.1"], []])
  }
}
