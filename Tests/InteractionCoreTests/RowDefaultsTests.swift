import InteractionLaws
import TestSupport
import Testing

/// A row that leaves presses, taps and changes of the table to the defaults.
private struct PlainRow: RevealingRow {
  var base = DrawerRow()
  var buttonTouch = ButtonTouch()

  func offset(at time: Time) -> Double { base.offset(at: time) }
  var settleTime: Time? { base.settleTime }
  var limits: ClosedRange<Double> { base.limits }
  var rest: Rest { base.rest }
  var isHeld: Bool { base.isHeld }
  var size: LayoutSize { base.size }
  func actions(_ edge: SwipeEdge) -> [InteractionAction] { base.actions(edge) }
  func actionFrame(edge: SwipeEdge, index: Int, at time: Time) -> LayoutRect {
    base.actionFrame(edge: edge, index: index, at: time)
  }
  mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects { base.pan(sample, at: time) }
  mutating func open(_ edge: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects {
    base.open(edge, animated: animated, at: time)
  }
  mutating func close(animated: Bool, at time: Time) -> SwipeEffects { base.close(animated: animated, at: time) }
  mutating func advance(to time: Time) { base.advance(to: time) }
  mutating func resize(to size: LayoutSize, at time: Time) { base.resize(to: size, at: time) }
  mutating func prepareForReuse() { (base, buttonTouch) = (DrawerRow(), ButtonTouch()) }
}

@Suite("The defaults of rows with buttons")
struct RowDefaultsTests {
  /// A row that is open at its trailing side, or held there by a finger.
  private func row(open: Bool, held: Bool) -> PlainRow {
    var row = PlainRow()
    if open { _ = row.open(.trailing, animated: false, at: .zero) }
    if held { _ = row.handle(.pan(.began, 0), at: .zero) }
    return row
  }

  @Test("A press of a button that shows is reported, and leaves the row open")
  func press() {
    var row = row(open: true, held: false)
    #expect(row.press(edge: .trailing, index: 1, phase: .down, at: .zero) == .none)
    #expect(row.buttonTouch != ButtonTouch())
    #expect(row.press(edge: .trailing, index: 1, phase: .up, at: .zero) == SwipeEffects(.didPress(.trailing, 1)))
    #expect((row.buttonTouch, row.rest) == (ButtonTouch(), .open(.trailing)))
    #expect(row.press(edge: .trailing, index: 2, phase: .up, at: .zero) == .none)
    #expect(row.press(edge: .leading, index: 0, phase: .up, at: .zero) == .none)
    var closed = self.row(open: false, held: false)
    #expect(closed.press(edge: .trailing, index: 0, phase: .up, at: .zero) == .none)
  }

  @Test("A button of a closing row is pressed only by a finger that touched it before")
  func pressWhileClosing() {
    for isThere in [true, false] {
      var row = row(open: true, held: false)
      if isThere { _ = row.press(edge: .trailing, index: 0, phase: .down, at: .zero) }
      _ = row.close(animated: true, at: .zero)
      let effects = row.press(edge: .trailing, index: 0, phase: .up, at: Time(0.01))
      #expect(effects == (isThere ? SwipeEffects(.didPress(.trailing, 0)) : .none))
    }
  }

  @Test("A finger that touches a button of a closing row presses nothing, even if the row reopens before it lifts")
  func pressAfterReopening() {
    var row = row(open: true, held: false)
    _ = row.close(animated: true, at: .zero)
    #expect(row.press(edge: .trailing, index: 0, phase: .down, at: Time(0.01)) == .none)
    _ = row.open(.trailing, animated: false, at: Time(0.02))
    #expect(row.press(edge: .trailing, index: 0, phase: .up, at: Time(0.03)) == .none)
    // The next finger presses it.
    _ = row.press(edge: .trailing, index: 0, phase: .down, at: Time(0.04))
    #expect(row.press(edge: .trailing, index: 0, phase: .up, at: Time(0.05)) == SwipeEffects(.didPress(.trailing, 0)))
  }

  @Test("A row that is not closed, or not yet back at 0, can be dragged even toward a side without buttons")
  func canDrag() {
    let closed = row(open: false, held: false)
    #expect(SwipeEdge.allCases.filter { closed.canDrag(uncovering: $0, at: .zero) } == [.trailing])
    var opening = closed
    _ = opening.open(.trailing, animated: true, at: .zero)
    // It has not moved yet.
    #expect((opening.rest, opening.offset(at: .zero)) == (.open(.trailing), 0))
    #expect(opening.canDrag(uncovering: .leading, at: .zero))
    var closing = row(open: true, held: false)
    _ = closing.close(animated: true, at: .zero)
    #expect((closing.rest, closing.offset(at: .zero)) == (.closed, -160))
    #expect(closing.canDrag(uncovering: .leading, at: .zero))
  }

  @Test("A tap selects a closed row and closes an open one, unless a finger holds it")
  func tap() {
    for held in [true, false] {
      var (closed, open) = (row(open: false, held: held), row(open: true, held: held))
      #expect(closed.tap(at: .zero) == (held ? .none : SwipeEffects(.didSelect)))
      #expect(open.tap(at: .zero) == (held ? .none : SwipeEffects(.didClose, startedMotion: true)))
    }
  }

  @Test("Every change of the table closes an open row, unless a finger holds it", arguments: TableChange.allCases)
  func table(change: TableChange) {
    for held in [true, false] {
      var (closed, open) = (row(open: false, held: held), row(open: true, held: held))
      #expect(closed.tableChanged(change, at: .zero) == .none)
      #expect(open.tableChanged(change, at: .zero) == (held ? .none : SwipeEffects(.didClose, startedMotion: true)))
    }
  }
}

@Suite("A finger's hold on the content")
struct ContentHoldTests {
  @Test("The content follows the finger within the limits, or as far out as it was caught")
  func drag() {
    func offsets(caught: Double, _ translations: Double...) -> [Double] {
      var hold = ContentHold(translation: 10, caught: caught)
      return [hold.offset]
        + translations.map { translation in
          hold = hold.dragged(to: translation, limits: -160...80)
          return hold.offset
        }
    }
    #expect(offsets(caught: 0, 10, -40, 200, -500, 10) == [0, 0, -50, 80, -160, 0])
    #expect(offsets(caught: -200, -90, 110, 400) == [-200, -200, -100, 80])
    #expect(offsets(caught: 100, 400, 0, .nan, .infinity) == [100, 100, 90, 0, 100])
  }
}

@Suite("How a side's actions are laid out")
struct ActionStripLayoutTests {
  @Test("Buttons keep their widths as long as 60 points of the content stay visible")
  func layout() {
    let actions = InteractionAction.buttons([nil, 100, nil])
    let wide = ActionStrip.layout(buttonWidth: 80, rowWidth: 400)(.trailing, actions)
    #expect(wide == ActionStrip(edge: .trailing, actions: actions, buttonWidth: 80, limit: 340))
    #expect(ActionStrip.layout(buttonWidth: 80, rowWidth: 160)(.leading, actions).totalWidth == 100)
  }
}
