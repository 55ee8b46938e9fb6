import ConstraintSwipe
import ExpandableTable
import GestureList
import InteractionHosting
import InteractionLaws
import Testing
import UtilityButtons

@Suite("Drivers under law")
struct DriverLawTests {
  // MARK: Rows

  private static func violations<Row: RevealingRow>(
    _ row: Row, _ habits: RowHabits, fault: DrivenRow<Row>.Fault? = nil, laws: [SwipeLaw] = SwipeLaw.allCases
  ) -> [String] {
    let found = SwipeLaw.check(
      { DrivenRow(row, .rightToLeft, fault: fault) }, mirrored: { DrivenRow(row, .leftToRight, fault: fault) },
      habits: habits, laws: laws, search: Search(depth: 2, randomSequences: 20))
    return fault == nil ? found.map(\.text) : found.map(\.law)
  }

  @Test("A driver of a row keeps the laws that the row keeps, in either direction")
  func rows() {
    let scrolled = UtilityButtons(width: 320, height: 44, leading: [flag], trailing: [delete, more])
    expect(Self.violations(scrolled, RowHabits(flick: 500)), are: [])
    let pulled = ConstraintSwipe(width: 320, height: 44, leading: [flag], trailing: [delete, more])
    expect(Self.violations(pulled, .byPosition), are: [])
  }

  static let faults: [(DrivenRow<UtilityButtons>.Fault, SwipeLaw)] = [
    (.keepsTheVelocity, .flicksCount), (.losesNoticesOfDrags, .oneNoticePerChange),
    (.keepsEdges, .openAndClose), (.keepsFrames, .mirror),
  ]

  @Test("A driver that mirrors only part of its input, or loses notices, breaks a law", arguments: faults)
  func brokenRows(fault: DrivenRow<UtilityButtons>.Fault, law: SwipeLaw) {
    let row = UtilityButtons(width: 320, height: 44, leading: [flag], trailing: [delete, more])
    expect(Self.violations(row, RowHabits(flick: 500), fault: fault, laws: [law]), are: [law.name])
  }

  // MARK: Tables

  private static func violations<List: ListInteraction>(_ list: List, _ edits: [CustomEvent<List>] = []) -> [String] {
    HostLaw.check(
      { DrivenTable($0) }, of: list, customEvents: edits,
      search: Search(depth: 1, randomSequences: 40, steps: 60)
    ).map(\.text)
  }

  @Test("A driver of a table keeps all laws of hosts")
  func tables() {
    let row = ConstraintSwipe(width: 320, height: 44, leading: [flag], trailing: [delete, more])
    expect(Self.violations(SwipeList(of: row, count: 30)), are: [])
    let tasks = GestureList((0..<18).map { "Item \($0)" }, width: 320)
    let insert = CustomEvent<GestureList>("insert") { list, time in
      list.insert(GestureList.Item("New"), index: 1, at: time)
    }
    expect(Self.violations(tasks, [insert]), are: [])
  }
}
