import ScrollSwipe
import TestSupport
import Testing

/// A decorator that overrides nothing.
private struct Around<Base: RevealingRow & DrawableRow & ScrollDriven>: RowDecorator, DrawableRow, ScrollDriven {
  var base: Base
}

/// A decorator that ignores taps.
private struct Deaf<Base: RevealingRow & DrawableRow & ScrollDriven>: RowDecorator, DrawableRow, ScrollDriven {
  var base: Base
  mutating func tap(at time: Time) -> SwipeEffects { .none }
}

@Suite("Row decorators")
struct RowDecoratorTests {
  private static let row = ScrollSwipe(
    width: 320, height: 44, leading: InteractionAction.buttons([80], prefix: "l"),
    trailing: InteractionAction.buttons([80, 70], prefix: "t"), options: SwipeOptions(allowsFullSwipe: true))

  /// A drag that arms, a press, a preview, other actions, another size, a real scroll view.
  private static let events: [RowEvent] = [
    .pan(.began, 0), .pan(.changed, -40), .pan(.changed, -300), .pan(.changed, -100), .pan(.ended, -100), .wait, .tap,
    .preview(.leading), .open(.trailing, animated: false), .press(.trailing, 1, .down), .press(.trailing, 1, .up),
    .close(animated: true), .table(.tableScrolled), .setActions([], .leading), .resize(400, height: 60),
    .scroll(.began(contentOffset: 0)), .scroll(.moved(contentOffset: 50)), .perform("close"), .reuse,
  ]

  @Test("A decorator does and answers what its base does")
  func passedOn() {
    var (row, around) = (Self.row, Around(base: Self.row))
    for (step, event) in Self.events.enumerated() {
      let now = Time(Double(step) / 20)
      let (effects, passedOn) = (row.handle(event, at: now), around.handle(event, at: now))
      #expect(effects == passedOn, "after \(event)")
      #expect(around.base == row, "after \(event)")
      #expect(Self.said(by: around, at: now) == Self.said(by: row, at: now), "after \(event)")
    }
    (row.reducesMotion, around.reducesMotion) = (true, true)
    #expect(around.base == row && around.reducesMotion)
    var touch = ButtonTouch()
    _ = touch.handle(.down, .trailing, 0, isShown: true, isClosing: false)
    around.buttonTouch = touch
    #expect(around.base.buttonTouch == touch)
  }

  @Test("A method that a decorator overrides handles events too")
  func declared() {
    var deaf = Deaf(base: Self.row)
    #expect(deaf.handle(.tap, at: .zero) == .none)
    #expect(deaf.base.tap(at: .zero).first == .didSelect)
  }

  /// All answers of a row at a moment.
  private static func said<Row: RevealingRow & DrawableRow & ScrollDriven>(by row: Row, at now: Time) -> [String] {
    var frame = LayerList()
    row.draw(RowContent(id: RowID(0), title: "Title"), origin: Vector(0, 88), at: now, into: &frame)
    var said = [
      "\(row.offset(at: now)) \(row.limits) \(row.rest) \(row.size)", "\(String(describing: row.settleTime))",
      "\(row.isHeld) \(row.buttonTouch) \(row.reducesMotion) \(row.isMoving(at: now))", frame.recursiveDescription,
      "\(String(describing: row.armedEdge(at: now))) \(String(describing: row.forecast(velocity: 100, at: now)))",
      "\(String(describing: row.progress(at: now)))", "\(row.contentSize) \(row.contentInset)",
      "\(row.closedContentOffset) \(String(describing: row.targetContentOffset))",
    ]
    for edge in SwipeEdge.allCases {
      said.append("\(row.actions(edge).map(\.id)) \(row.canOpen(edge)) \(row.paintsActions(edge, at: now))")
      said += row.actions(edge).indices.map { "\(row.actionFrame(edge: edge, index: $0, at: now))" }
    }
    return said
  }
}
