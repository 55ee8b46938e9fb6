import GestureList
import InteractionLaws
import Testing

/// A row without buttons, for the laws that hold for everything that a finger drags.
private struct BareRow<Row: PannableRow>: RevealingRow {
  var row: Row
  var size: LayoutSize
  var buttonTouch = ButtonTouch()

  init(_ row: Row) {
    self.row = row
    size = LayoutSize(width: 320, height: 50)
  }

  func offset(at time: Time) -> Double { row.offset(at: time) }
  var settleTime: Time? { row.settleTime }
  var limits: ClosedRange<Double> { row.limits }
  mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects { row.pan(sample, at: time) }
  mutating func advance(to time: Time) { row.advance(to: time) }
  mutating func prepareForReuse() { row.prepareForReuse() }
  mutating func resize(to size: LayoutSize, at time: Time) {
    self.size = size.madeFinite
    row.resize(to: size, at: time)
  }

  var rest: Rest { .closed }
  var isHeld: Bool { false }
  func actions(_ edge: SwipeEdge) -> [InteractionAction] { [] }
  func actionFrame(edge: SwipeEdge, index: Int, at time: Time) -> LayoutRect { LayoutRect(0, 0, 0, 0) }
  mutating func open(_ edge: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects { .none }
  mutating func close(animated: Bool, at time: Time) -> SwipeEffects { .none }
  mutating func tap(at time: Time) -> SwipeEffects { .none }
}

/// The rows of GestureList, which reveal nothing: a release may commit an action, and the row returns.
@Suite("Laws of rows without buttons", .countsTriedEvents)
struct PannableRowTests {
  /// All but those of buttons, of taps and of bounds: such a row follows its finger wherever it goes.
  static let laws: [SwipeLaw] = SwipeLaw.allCases.filter {
    ![.staysInBounds, .openAndClose, .tapsCloseOrSelect, .actionsCanBeHit, .everyGestureHasAnAction].contains($0)
  }

  private func violations(
    of laws: [SwipeLaw] = laws, _ corrections: GestureList.Corrections
  ) -> [Violation<RowEvent>] {
    let row = BareRow(GestureList.Row(width: 320, corrections: corrections))
    // Its two actions are exchanged with its sides, so it is its own mirror image.
    return SwipeLaw.check({ row }, mirrored: { row }, laws: laws, search: LawSearch.bareRows)
  }

  @Test("With all corrections every law holds")
  func corrected() {
    #expect(violations(.all).map(\.text) == [])
  }

  @Test("Without corrections, exactly the known laws are broken")
  func uncorrected() {
    #expect(violations([]).map(\.law) == KnownBareRowDifference.all.map(\.law.name))
  }

  @Test("The cures keep the law, and each of them is needed", arguments: KnownBareRowDifference.all)
  func cures(difference: KnownBareRowDifference) {
    let named = GestureList.Correction.allCases.filter { difference.cures.contains($0.name) }
    #expect(named.map(\.name) == difference.cures)
    let cures = GestureList.Corrections(named)
    #expect(violations(of: [difference.law], cures).map(\.text) == [])
    for cure in named { #expect(!violations(of: [difference.law], cures.subtracting([cure])).isEmpty) }
  }
}
