import BrokenDesigns
import InteractionLaws
import Testing

@Suite("Faults that were invented without a look at the laws")
struct InventedTests {
  /// The faults that slip through this search.
  static let slippingRows: [InventedRow.Fault] = []
  static let slippingLists: [InventedList.Fault] = []
  static let slippingForms: [InventedForm.Fault] = []

  private static func search(for fault: Any?) -> Search { search(fault, Search(depth: 2, randomSequences: 30)) }
  /// For a table of many rows, where each event is drawn.
  private static func tableSearch(for fault: Any?) -> Search {
    search(fault, Search(depth: 1, randomSequences: 30, steps: 40))
  }
  /// One violation shows that a fault is caught; a sound design is searched to the end.
  private static func search(_ fault: Any?, _ search: Search) -> Search {
    var search = search
    search.stopsAtFirst = fault != nil
    return search
  }

  // MARK: All laws of a design

  /// The violations found: of each, the law's name and the text.
  private typealias Found = [(law: String, text: String)]

  private static func found<Event>(_ kind: String, _ violations: [Violation<Event>]) -> Found {
    violations.map { (kind + "." + $0.law, $0.text) }
  }

  private static func found(_ fault: InventedRow.Fault?) -> Found {
    let violations = SwipeLaw.check(
      { InventedRow(fault: fault) }, mirrored: { InventedRow(leading: 2, trailing: 1, fault: fault) },
      search: search(for: fault))
    return found("row", violations)
  }

  private static func found(_ fault: InventedList.Fault?) -> Found {
    let list = ListLaw.check(
      { InventedList(fault: fault) }, customEvents: InventedList.edits, undo: InventedList.undoing,
      search: search(for: fault))
    if fault != nil, !list.isEmpty { return found("list", list) }
    let table = TableLaw.check(
      { InventedList(count: 60, fault: fault) }, customEvents: InventedList.edits,
      growth: TableLaw.Growth(to: 10_000) { InventedList(count: $0, fault: fault) }, search: tableSearch(for: fault))
    return found("list", list) + found("table", table)
  }

  private static func found(_ fault: InventedForm.Fault?) -> Found {
    let list = ListLaw.check(
      { InventedForm(fault: fault) }, customEvents: InventedForm.edits, undo: InventedForm.undoing,
      search: search(for: fault))
    if fault != nil, !list.isEmpty { return found("list", list) }
    let table = TableLaw.check(
      { InventedForm(sections: 6, fault: fault) }, customEvents: InventedForm.edits, search: tableSearch(for: fault))
    return found("list", list) + found("table", table)
  }

  /// The faults that slip through, each of which is printed with the laws that catch it.
  private static func slipping<Fault: CaseIterable>(_ kind: String, _ found: (Fault) -> Found) -> [Fault] {
    Fault.allCases.filter { fault in
      let laws = found(fault).map(\.law)
      print("\(kind) \(fault): \(laws.isEmpty ? "slips" : laws.joined(separator: ", "))")
      return laws.isEmpty
    }
  }

  // MARK: Tests

  @Test("Without a fault a row, a list and a form keep every law")
  func sound() {
    for found in [
      Self.found(InventedRow.Fault?.none), Self.found(InventedList.Fault?.none), Self.found(InventedForm.Fault?.none),
    ] {
      let texts = found.map { $0.law + ": " + $0.text }
      #expect(texts == [])
    }
  }

  @Test("Each fault is caught, except those that are known to slip through")
  func caught() async {
    async let rows = Self.slipping("row") { (fault: InventedRow.Fault) in Self.found(fault) }
    async let lists = Self.slipping("list") { (fault: InventedList.Fault) in Self.found(fault) }
    async let forms = Self.slipping("form") { (fault: InventedForm.Fault) in Self.found(fault) }
    let slipping = await (rows: rows, lists: lists, forms: forms)
    let all = InventedRow.Fault.allCases.count + InventedList.Fault.allCases.count + InventedForm.Fault.allCases.count
    let slipped = slipping.rows.count + slipping.lists.count + slipping.forms.count
    print("\(all - slipped) of \(all) caught")
    #expect(slipping.rows == Self.slippingRows)
    #expect(slipping.lists == Self.slippingLists)
    #expect(slipping.forms == Self.slippingForms)
  }
}
