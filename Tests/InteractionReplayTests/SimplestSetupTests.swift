import InteractionLaws
import InteractionReplay
import TestSupport
import Testing

@Suite("Violations on the simplest setup that shows them")
struct SimplestSetupTests {
  private static let search = Search(depth: 3, randomSequences: 30)

  /// The names of all corrections but one.
  private static func all(of design: RowDesign, but name: String) -> [String] {
    design.corrections.map(\.name).filter { $0 != name }
  }

  @Test("A row with six buttons and no correction is reduced to one button and one missing correction")
  func row() throws {
    let leading = InteractionAction.buttons([nil, 100, 120, 90], prefix: "l")
    let setup = RowSetup(
      .constraintSwipe, width: 300, height: 60, leading: leading,
      trailing: InteractionAction.buttons([400, nil], prefix: "t"), rules: "DNSSwipeableTableCell", corrections: [])
    let found = try #require(setup.violations(of: [.tapsCloseOrSelect], search: Self.search).first)
    let (simplest, violation) = setup.simplest(for: found)
    expect(simplest.corrections.map { Set($0) }, is: Set(Self.all(of: .constraintSwipe, but: "tapCloses")))
    let size = [simplest.width, simplest.height]
    let widths = (simplest.leading + simplest.trailing).map(\.width)
    #expect((size, widths) == ([RowSetup.defaultWidth, RowSetup.defaultHeight], [nil]))
    expect(simplest.rules, is: nil)
    expect(violation.law, is: SwipeLaw.tapsCloseOrSelect.name)
    var seedless = violation
    seedless.seed = nil
    expect(simplest.violation(of: .tapsCloseOrSelect, on: violation.events), is: seedless)
    #expect(simplest.simplest(for: violation) == (simplest, violation))
  }

  @Test("A fault that needs no button is shown without any, and a driven row stays driven")
  func noButtons() throws {
    let setup = RowSetup(
      .tornCurtain, leading: InteractionAction.buttons([nil], prefix: "l"),
      trailing: InteractionAction.buttons([nil, 60], prefix: "t"))
    let found = try #require(setup.violations(of: [.oneNoticePerChange], search: Self.search).first)
    expect(setup.simplest(for: found).setup, is: RowSetup(.tornCurtain))
    let driven = RowUnderLaw(.scrollSwipe, isDriven: true).shapes(corrections: [])[1]
    let again = try #require(driven.violations(of: [.oneNoticePerChange], search: Self.search, isDriven: true).first)
    let (simplest, violation) = driven.simplest(for: again, isDriven: true)
    let isShown = simplest.violation(of: .oneNoticePerChange, on: violation.events, isDriven: true) != nil
    let missing = simplest.corrections.map { driven.design.corrections.count - $0.count }
    #expect(isShown)
    expect(missing, is: 1)
  }

  @Test("A list is reduced to one item at most and to the missing correction that matters")
  func list() throws {
    let table = ListUnderLaw(.gestureList).table(rows: 6, corrections: [])
    let found = try #require(
      table.violations(of: [.cancelRestores], search: Search(depth: 2, randomSequences: 30)).first)
    let (simplest, violation) = table.simplest(for: found)
    guard case .list(let list) = simplest.content else {
      Issue.record("a list stays a list")
      return
    }
    #expect(list.options["items"].map { [$0] } == [.array([.string("Item 1")])] || list.options["items"] == nil)
    let missing = list.corrections.map { list.design.corrections.count - $0.count }
    expect(missing, is: 1)
    expect(violation.law, is: ListLaw.cancelRestores.name)
  }

  @Test("A table of rows is reduced to the rows that the fault takes, and the row that shows it stays described")
  func table() throws {
    let trailing = InteractionAction.buttons([nil, nil], prefix: "t")
    let setup = TableSetup(.count(12), of: RowSetup(.constraintSwipe, trailing: trailing, corrections: []))
    let found = try #require(
      setup.violations(of: [ListLaw.reportsAreTrue], search: Search(depth: 2, randomSequences: 30)).first)
    let simplest = setup.simplest(for: found).setup
    guard case .rows(let rows, let row) = simplest.content else {
      Issue.record("rows stay rows")
      return
    }
    #expect(rows.count < 12)
    expect(row.trailing.count, is: 1)
    let buttons = InteractionAction.buttons([nil], prefix: "t")
    let described = TableSetup(
      .count(12), of: RowSetup(.constraintSwipe, corrections: []),
      described: [DescribedRow(RowID(1), trailing: buttons), DescribedRow(RowID(5), title: "Five")])
    let again = try #require(
      described.violations(of: [ListLaw.reportsAreTrue], search: Search(depth: 2, randomSequences: 30)).first)
    let left = described.simplest(for: again).setup
    guard case .rows(let few, _) = left.content else {
      Issue.record("few stay few")
      return
    }
    #expect((few.count, left.describedRows) == (2, [DescribedRow(RowID(1), trailing: buttons)]))
  }

  @Test("A table that is wider than a script's default, with its rows, gets the default width")
  func width() throws {
    let trailing = InteractionAction.buttons([nil, nil], prefix: "t")
    let row = RowSetup(.constraintSwipe, trailing: trailing, corrections: [])
    let setup = TableSetup(.count(12), of: row, width: 375)
    let found = try #require(
      setup.violations(of: [ListLaw.reportsAreTrue], search: Search(depth: 2, randomSequences: 30)).first)
    let (simplest, violation) = setup.simplest(for: found)
    expect(simplest.width, is: RowSetup.defaultWidth)
    #expect(simplest.simplest(for: violation) == (simplest, violation))
  }

  @Test("A violation that the setup does not show, or of an unknown law, stays as it is")
  func unknown() {
    let setup = RowSetup(.utilityButtons, trailing: InteractionAction.buttons([nil], prefix: "t"))
    for law in [SwipeLaw.mirror.name, "no such law"] {
      let violation = Violation<RowEvent>(law: law, events: [Timed(0, .tap)], expected: "this", found: "that")
      #expect(setup.simplest(for: violation) == (setup, violation))
    }
  }
}
