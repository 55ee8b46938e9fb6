import BrokenDesigns
import InteractionLaws
import Testing

/// A row that closes with a press, as the system's rows do.
private struct ClosingRow: RowAround {
  enum Fault { case none, reportsFirst, closesSilently, reportsClosingAlways }

  var row = MinimalRow()
  var fault = Fault.none

  mutating func press(_ edge: SwipeEdge, _ index: Int, _ phase: PressPhase, at time: Time) -> SwipeEffects {
    guard let press = row.press(edge, index, phase, at: time).first else { return .none }
    let closing = row.close(animated: true, at: time)
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
    SwipeLaw.check({ ClosingRow(fault: fault) }, search: Search(depth: 2, walks: 20)).map { $0.law }
  }

  @Test("A row may close with a press, and reports that after it")
  func closes() { #expect(broken(.none) == []) }

  @Test("A closing that is reported before its press is no press")
  func order() { #expect(broken(.reportsFirst) == ["actions can be hit"]) }

  @Test("A closing that is not reported is a change without a notice")
  func silent() { #expect(broken(.closesSilently).contains("one notice per change")) }

  @Test("A closing of a row that is closing already is reported once too often")
  func twice() { #expect(broken(.reportsClosingAlways).contains("actions can be hit")) }
}

@Suite("Rows of any width")
struct WidthTests {
  /// 150 and 100 are widths that the checker itself tries: 150 as a narrow row, and 100 · 1.5.
  @Test("A row of a width that the checker tries keeps the laws", arguments: [100.0, 150, 310, 320, 480])
  func width(_ width: Double) {
    let search = Search(depth: 2, walks: 20)
    let found = SwipeLaw.check({ MinimalRow(leading: 1, trailing: 1, width: width) }, search: search)
    #expect(found.map { $0.text } == [])
  }
}
