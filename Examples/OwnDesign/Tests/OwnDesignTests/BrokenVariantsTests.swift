import InteractionReplay
import OwnDesign
import Testing

/// Each variant is checked as its author would check it, and breaks exactly these laws.
@Suite("Broken variants")
struct BrokenVariantsTests {
  private static let drawer = Drawer(
    width: 320, height: 44, leading: [InteractionAction(id: "flag", title: "Flag")],
    trailing: [InteractionAction(id: "delete", title: "Delete"), InteractionAction(id: "more", title: "More")])

  private static func checklist(_ count: Int) -> Checklist { Checklist((0..<count).map { "Item \($0)" }) }

  /// Returns the laws that a row breaks.
  private func broken(_ row: some RevealingRow & DrawableRow) -> [SwipeLaw] {
    let found = SwipeLaw.check(
      { row }, habits: RowHabits(flick: Drawer.flick), search: Search(depth: 2, randomSequences: 10))
    return SwipeLaw.allCases.filter { law in found.contains { $0.law == law.name } }
  }

  /// Returns the laws that a list in a table breaks.
  private func brokenInTable<List: ListInteraction>(_ make: @escaping @Sendable (_ count: Int) -> List) -> [TableLaw] {
    let found = TableLaw.check(
      { make(30) }, growth: TableLaw.Growth(from: 30, to: 300, make: make),
      search: Search(depth: 1, randomSequences: 8, steps: 60))
    return TableLaw.allCases.filter { law in found.contains { $0.law == law.name } }
  }

  @Test("A row that paints its content too low breaks the laws of painting and of pressed buttons")
  func low() {
    #expect(broken(LowDrawer(base: Self.drawer)) == [.paintedButtonsArePressed, .paintedInPlace])
  }

  @Test("A row must not be selected by the tap that closes it")
  func selected() {
    #expect(broken(SelectedDrawer(base: Self.drawer)) == [.tapsCloseOrSelect])
  }

  @Test("A list must report the reload of a row whose look changes")
  func silent() {
    let found = ListLaw.check(
      { SilentChecklist(base: Self.checklist(4)) }, search: Search(depth: 1, randomSequences: 30))
    #expect(found.map(\.law) == [ListLaw.changesAreReloaded.name])
  }

  @Test("A finger must reach what is painted under it")
  func deep() {
    #expect(brokenInTable { DeepChecklist(base: Self.checklist($0)) } == [.paintedRowsAreReached, .farRowsAgree])
  }

  @Test("The cost of a tick must not grow with the list")
  func eager() {
    #expect(brokenInTable { EagerChecklist(base: Self.checklist($0)) } == [.costDoesNotGrow])
  }
}
