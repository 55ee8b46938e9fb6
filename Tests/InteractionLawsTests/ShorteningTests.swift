import BrokenDesigns
import HeadlessTable
import InteractionLaws
import Testing

@Suite("The events of a violation are events that a host could send")
struct ShorteningTests {
  @Test("A gesture's beginning is kept")
  func beginnings() {
    let list = StagedList([4]).with {
      $0.onGesture = { list, gesture, _ in
        if case .pan(_, let sample) = gesture, sample.phase == .changed { list.sections[0].removeLast() }
        return .none
      }
    }
    let found = ListLaw.check({ list }, laws: [.updatesAddUp], search: Search(depth: 2, randomSequences: 0))
    #expect(found.map { $0.events.count } == [2])
  }

  /// A list of buttons, of which the second that a finger touches has an effect.
  private static func buttons(_ effect: @escaping @Sendable (inout StagedList) -> Void) -> StagedList {
    StagedList([30]).with {
      $0.part = { _ in .action(.trailing, 0) }
      $0.onGesture = { list, gesture, time in
        guard case .press(_, _, _, .down) = gesture else { return .none }
        if list.noted == nil { list.noted = time } else { effect(&list) }
        return .none
      }
    }
  }

  private func phases(_ violation: Violation<TableLawEvent>) -> [TouchPhase?] {
    violation.events.map { if case .touch(let touch) = $0.event { touch.phase } else { nil } }
  }

  private static let search = Search(depth: 0, randomSequences: 40)

  @Test("A finger lifts before it touches again")
  func touches() {
    let losing = Self.buttons { $0.sections[0].removeLast() }
    let found = TableLaw.check({ losing }, laws: [.updatesAddUp], search: Self.search)
    #expect(found.map(phases) == [[.down, .up, .down]])
  }

  @Test("A finger lifts before it touches again, also in lists whose costs are compared")
  func costs() {
    let growth = TableLaw.Growth(from: 30, to: 120) { count in
      Self.buttons { $0.marked = [RowID(0)] }.with {
        $0.sections = StagedList([count]).sections
        $0.lines = { list, _ in list.marked.isEmpty ? 0 : 4 * list.sections[0].count }
      }
    }
    let found = TableLaw.check({ StagedList([30]) }, growth: growth, laws: [.costDoesNotGrow], search: Self.search)
    #expect(found.map(phases) == [[.down, .up, .down]])
  }
}
