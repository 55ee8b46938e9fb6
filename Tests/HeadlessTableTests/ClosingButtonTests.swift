import ConstraintSwipe
import HeadlessTable
import ScrollSwipe
import TestSupport
import Testing
import UtilityButtons

@Suite("Buttons of closing rows")
struct ClosingButtonTests {
  /// A design whose rows have two buttons on each side where they can; "delete" is the outermost trailing one.
  struct Design: Sendable {
    let name: String
    /// Plays events to a row, and returns the notices in order.
    let play: @Sendable ([Timed<RowEvent>]) -> [SwipeNotice]
    /// Plays fingers to a table of five rows, and returns the names of what each has caused.
    let touch: @Sendable ([Finger]) -> [[String]]

    init(_ name: String, _ row: some RevealingRow & DrawableRow) {
      self.name = name
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

  /// Expects what a row reports when it is opened, and for the events after that.
  private func expect(
    _ design: Design, _ events: [Timed<RowEvent>], reports notices: [SwipeNotice],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(design.play([Self.open] + events) == notices, "\(design.name)", sourceLocation: sourceLocation)
  }

  private let closed: [SwipeNotice] = [.didOpen(.trailing), .didClose]

  @Test("A finger that touches a button of a closing row presses nothing, also if the row opens its other side")
  func touched() {
    // 2 and 4 hundredths of a second after the row has begun to close it is still in sight.
    let finger = [Timed(1.02, Self.press(.down)), Timed(1.04, Self.press(.up))]
    let otherSide = [
      Timed(0.0, RowEvent.open(.leading, animated: false)), Timed(1, .open(.trailing, animated: true)),
      Timed(1.02, .tapButton(.leading, 0)),
    ]
    for design in Self.all {
      expect(design, [Self.close] + finger, reports: closed)
      expect(design, [Self.close, Timed(1.02, .tapButton(.trailing, 0))], reports: closed)
      #expect(design.play(otherSide) == [.didOpen(.leading), .didOpen(.trailing)], "\(design.name)")
    }
  }

  @Test("A finger that touched before the row began to close still presses, unless it touched again or is forgotten")
  func touchedBefore() {
    let down = Timed(0.9, Self.press(.down))
    let up = Timed(1.02, Self.press(.up))
    for design in Self.all.dropLast() {
      expect(design, [down, Self.close, up], reports: closed + [.didPress(.trailing, 0)])
      // It pressed that button and no other, and only once; and not when it was called off.
      expect(design, [down, Self.close, Timed(1.02, .press(.trailing, 1, .up))], reports: closed)
      expect(design, [down, Self.close, up, Timed(1.03, Self.press(.up))], reports: closed + [.didPress(.trailing, 0)])
      expect(design, [down, Timed(0.95, Self.press(.cancelled)), Self.close, up], reports: closed)
      // A second touch forgets the first one, and so does reuse.
      expect(design, [down, Self.close, Timed(1.01, Self.press(.down)), up], reports: closed)
      let reused = [Timed(0.91, RowEvent.reuse), Timed(0.92, Self.open.event)]
      expect(design, [down] + reused + [Self.close, up], reports: [.didOpen(.trailing)] + closed)
    }
  }

  @Test("A button can be pressed when its row opens again, and when a finger has caught the row")
  func reopened() {
    let tap = Timed(1.04, RowEvent.tapButton(.trailing, 0))
    let began = RowEvent.pan(PanSample(.began, translation: .zero))
    let press = SwipeNotice.didPress(.trailing, 0)
    for design in Self.all {
      let opened = [Self.close, Timed(1.02, .open(.trailing, animated: true)), tap]
      expect(design, opened, reports: closed + [.didOpen(.trailing), press])
      expect(design, [Self.close, Timed(1.02, began), tap], reports: closed + [press])
    }
  }

  @Test("In a table, a tap on Delete while the row closes deletes nothing")
  func inTable() {
    // The tap at 2 closes the row when it is lifted at 2.05.
    let late = Finger().down(315, 60, at: 2.06).up(315, 60, at: 2.08)
    for design in Self.all {
      let notices = design.touch([.swipeOpen(60, at: 0), .tap(100, 200, at: 2), late])
      #expect(notices == [["didOpen.trailing.1"], ["didClose.1"], []], "\(design.name)")
    }
  }
}
