import InteractionReplay
import OwnDesign
import Testing

@Suite("The drawer under law")
struct DrawerLawTests {
  private static let designs = Designs(rows: [.drawer])

  @Test("The drawer keeps every law of rows, in all shapes")
  func rows() {
    let found = Self.designs.rowsUnderLaw.flatMap { $0.violations() }
    #expect(found.map { $0.violation.report(for: $0.setup) } == [])
  }

  @Test("The drawer keeps every law of rows, whatever its opening threshold", arguments: [0, 0.25, 1])
  func options(opensAt: Double) {
    let subject = RowUnderLaw(.drawer, options: ["opensAt": .number(opensAt)])
    #expect(subject.violations().map { $0.violation.report(for: $0.setup) } == [])
  }

  @Test("A list of drawers keeps every law of lists")
  func lists() {
    for table in Self.designs.listsUnderLaw.map({ $0.table(rows: 4) }) {
      #expect(table.violations().map { $0.report(for: table) } == [])
    }
  }

  @Test("A list of drawers in a table keeps every law of tables")
  func tables() {
    for table in Self.designs.listsUnderLaw.map({ $0.table(rows: 30) }) {
      #expect(table.tableViolations().map { $0.report(for: table) } == [])
    }
  }
}
