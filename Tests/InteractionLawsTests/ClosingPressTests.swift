import BrokenDesigns
import InteractionLaws
import Testing

/// A row that closes with a press, as the system's rows do.
private struct ClosingRow: RowDecorator {
  enum Fault { case none, reportsFirst, closesSilently, reportsClosingAlways }

  var base = BreakableRow()
  var fault = Fault.none

  mutating func press(edge: SwipeEdge, index: Int, phase: PressPhase, at time: Time) -> SwipeEffects {
    guard let press = base.press(edge: edge, index: index, phase: phase, at: time).first else { return .none }
    let closing = base.close(animated: true, at: time)
    switch fault {
    case .none: return SwipeEffects(press, closing.first, startedMotion: closing.startedMotion)
    case .reportsFirst:
      return closing.first.map { SwipeEffects($0, press, startedMotion: true) } ?? SwipeEffects(press)
    case .closesSilently: return SwipeEffects(press, startedMotion: closing.startedMotion)
    case .reportsClosingAlways: return SwipeEffects(press, .didClose, startedMotion: closing.startedMotion)
    }
  }
}

@Suite("Rows that close with a press")
struct ClosingPressTests {
  private func broken(_ fault: ClosingRow.Fault) -> [String] {
    SwipeLaw.check({ ClosingRow(fault: fault) }, search: Search(depth: 2, randomSequences: 20)).map { $0.law }
  }

  @Test("A row may close with a press, if it reports the closing after the press")
  func closes() {
    let (sound, reportedFirst) = (broken(.none), broken(.reportsFirst))
    #expect([sound, reportedFirst] == [[], ["actions can be hit"]])
  }

  @Test("An unreported closing is caught, and so is a closing that a row reports while it is closed or closing")
  func notices() {
    let (silent, twice) = (broken(.closesSilently), broken(.reportsClosingAlways))
    #expect(silent.contains("one notice per change"))
    #expect(twice.contains("actions can be hit"))
  }
}
