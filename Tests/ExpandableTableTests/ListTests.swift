import ArticleForm
import ExpandableTable
import TestSupport
import Testing

@Suite("Lists of descriptors: what makes sense, and what is said where it does not")
struct ListTests {
  /// The error of a list, or nil where it makes sense.
  private func error(_ sections: [[RowDescriptor]]) -> DescriptorError? {
    error { () throws(DescriptorError) in try DescriptorList(sections: sections) }
  }

  private func error(_ value: PropertyValue) -> DescriptorError? {
    error { () throws(DescriptorError) in try DescriptorList(value) }
  }

  private func error(_ list: () throws(DescriptorError) -> DescriptorList) -> DescriptorError? {
    do throws(DescriptorError) {
      _ = try list()
      return nil
    } catch {
      return error
    }
  }

  @Test("What makes sense: no sections, empty ones, unknown identifiers, rows that expand over nothing")
  func valid() throws {
    #expect(error([[]]) == nil)
    #expect(error([] as [[RowDescriptor]]) == nil)
    #expect(error([[.parent(0), .plain]]) == nil)
    #expect(error(ExpansionTests.nested) == nil)
    // A row that does not expand folds nothing, whatever it says of being expanded.
    #expect(error([[RowDescriptor("x", isExpanded: true)]]) == nil)
    // A collapsed parent hides what remembers being expanded.
    #expect(error([[.parent(2), .parent(1, expanded: true, visible: false), .hidden()]]) == nil)
    let list = try DescriptorList(sections: [[RowDescriptor("idCellOfMyOwn")]])
    #expect(list.descriptor(of: 0).kind == .plain)
    #expect(ExpandableTable(list).height(of: id(0)) == 44)
  }

  @Test("Rows that lead past the end of their section, or beyond their parent's")
  func ranges() {
    #expect(
      error([[.plain], [.plain, .parent(2), .hidden()]])?.description
        == "section 1, row 1, additionalRows: 2 rows lead past the end of the section (at most 1 are left below).")
    #expect(
      error([[.parent(2), .parent(2, visible: false), .hidden(), .hidden()]])?.description
        == "section 0, row 1, additionalRows: "
        + "its rows end below those of its parent, row 0 (they must lie wholly inside)."
    )
    #expect(error([[.parent(-1)]])?.problem == .negative(-1))
    // Where it is not known yet how many rows are left, no list has more than this.
    #expect(error([[.parent(.max)]])?.problem == .pastEnd(additionalRows: .max, left: DescriptorList.mostRows))
    // Where it is known, nothing below is read first.
    let parent = PropertyValue.dictionary(RowDescriptor.parent(2).entries)
    #expect(error(.array([.array([parent, .integer(3)])]))?.problem == .pastEnd(additionalRows: 2, left: 1))
  }

  @Test("Hidden and visible rows that contradict each other")
  func visibility() {
    #expect(
      error([[.plain, .hidden()]])?.description
        == "section 0, row 1, isVisible: the row is hidden, and nothing can show it "
        + "(put it under an expandable row, or show it).")
    #expect(error([[.parent(1), .hidden(), .hidden()]])?.row == 2)
    #expect(error([[.parent(1, expanded: true), .hidden()]])?.problem == .expandedWithHiddenChild(row: 1))
    #expect(error([[.parent(1), .plain]])?.problem == .collapsedWithVisibleChild(row: 1))
    let inner = error([[.parent(2), .parent(1, expanded: true, visible: false), .plain]])
    #expect(inner?.problem == .hiddenWithVisibleChild(row: 2))
    #expect(inner?.row == 1)
    #expect(inner?.key == "isVisible")
    // Rows under one that does not expand can never be shown.
    #expect(error([[RowDescriptor("x", additionalRows: 1), .hidden()]])?.problem == .hiddenForEver)
  }

  @Test("Rows are counted from the first one of their section, whatever stands before it")
  func laterSection() {
    let before = [RowDescriptor.plain, .plain]
    #expect(error([before, [.parent(1), .plain]])?.problem == .collapsedWithVisibleChild(row: 1))
    let overlapping = error([before, [.parent(1), .parent(1, visible: false), .hidden()]])
    #expect(overlapping?.problem == .overlapsParent(row: 0))
    #expect(overlapping?.section == 1 && overlapping?.row == 1)
    let rows = before.map { PropertyValue.dictionary($0.entries) }
    #expect(
      error(.array([.array(rows), .array([rows[0], .integer(3)])]))?.description
        == "section 1, row 1: a dictionary is expected, not an integer.")
  }

  @Test("In a property list, a row that leads past the end of its section says so itself")
  func pastEndOfSection() {
    let rows = [RowDescriptor.parent(2), .parent(2, visible: false), .hidden()]
    let found = error(.array([.array(rows.map { .dictionary($0.entries) })]))
    #expect(found?.problem == .pastEnd(additionalRows: 2, left: 1))
    #expect(found?.row == 1)
  }

  @Test("Types: what is expected and what is there, with section, row and key")
  func types() {
    #expect(
      error(.dictionary([]))?.description == "an array of sections is expected, not a dictionary.")
    #expect(
      error(.array([.array([]), .string("x")]))?.description
        == "section 1: an array of rows is expected, not a string.")
    #expect(
      error(.array([.array([.integer(3)])]))?.description
        == "section 0, row 0: a dictionary is expected, not an integer.")
  }

  @Test(
    "A value of another type than its key's",
    arguments: [
      ("isExpandable", .string("yes"), "a boolean is expected, not a string"),
      ("isVisible", .integer(1), "a boolean is expected, not an integer"),
      ("cellIdentifier", .bool(true), "a string is expected, not a boolean"),
      ("additionalRows", .real(2), "an integer is expected, not a real number"),
      ("value", .integer(3), "a string is expected, not an integer"),
      ("primaryTitle", .array([]), "a string is expected, not an array"),
      ("titleWhenOn", .integer(1), "a string is expected, not an integer"),
    ] as [(String, PropertyValue, String)])
  func valueTypes(key: String, value: PropertyValue, problem: String) {
    let good = RowDescriptor("x").entries
    let row = PropertyValue.dictionary(good.filter { $0.key != key } + [PropertyEntry(key, value)])
    let found = error(.array([.array([.dictionary(good), row])]))
    #expect(found?.description == "section 0, row 1, " + key + ": " + problem + ".")
  }

  @Test(
    "Keys that must be there, and those that need not",
    arguments: [
      ("isExpandable", .plain, false), ("isVisible", .plain, false), ("cellIdentifier", .plain, false),
      ("isExpanded", .parent(0), false), ("additionalRows", .parent(0), false), ("isExpanded", .plain, true),
      ("additionalRows", .plain, true), ("value", .plain, true), ("primaryTitle", .plain, true),
      ("secondaryTitle", .plain, true),
    ] as [(String, RowDescriptor, Bool)])
  func missing(key: String, row: RowDescriptor, isFine: Bool) {
    let found = error(.array([.array([.dictionary(row.entries.filter { $0.key != key })])]))
    #expect(found?.key == (isFine ? nil : key))
    #expect((found?.description.contains("missing") ?? false) == !isFine)
  }

  @Test("What a row need not say is off, none, or empty")
  func leftOut() throws {
    let needed = ["isExpandable", "isVisible", "cellIdentifier"]
    let row = PropertyValue.dictionary(RowDescriptor("x").entries.filter { needed.contains($0.key) })
    #expect(try DescriptorList(.array([.array([row])])).descriptor(of: 0) == RowDescriptor("x"))
  }

  @Test("Rows and entries are equal where everything in them is")
  func equality() {
    let (row, entry) = (RowDescriptor("x", primaryTitle: "A"), PropertyEntry("a", .integer(1)))
    #expect(row != RowDescriptor("x", primaryTitle: "B"))
    #expect(row != RowDescriptor("x", primaryTitle: "A", binding: .title))
    #expect(entry != PropertyEntry("a", .integer(2)) && entry != PropertyEntry("b", .integer(1)))
  }

  @Test("A list may state what a row is bound to, and what a switch's parent says")
  func bindings() throws {
    var field = RowDescriptor.hidden("idCellTextfield")
    field.binding = .title
    var control = RowDescriptor.hidden("idCellSwitch")
    control.others = [PropertyEntry("titleWhenOff", .string("Off")), PropertyEntry("titleWhenOn", .string("On"))]
    var lonely = RowDescriptor.hidden("idCellSlider")
    lonely.binding = RowBinding.none
    var table = try ExpandableTable([[.parent(1), field, .parent(1), control, .parent(1), lonely]])
    table.textChanged(id(1), to: "a b")
    table.switchChanged(id(3), isOn: true)
    table.sliderChanged(id(5), to: 5)
    #expect([table.title(0, 0), table.title(0, 2), table.title(0, 4)] == ["a b", "On", ""])
    #expect(table.values[id(5)] == .level(5))

    let unknown = PropertyValue.dictionary(RowDescriptor.plain.entries + [PropertyEntry("binding", .string("titel"))])
    #expect(
      error(.array([.array([unknown])]))?.description
        == "section 0, row 0, binding: unknown binding titel (one of none, title, part, onOff, choice is expected).")
  }

  @Test("Everything that can be entered, as a typed dictionary by row id")
  func values() throws {
    var form = try ArticleForm()
    form.fillIn()
    #expect(
      form.table.values == [
        id(1): .text("Mary"), id(2): .text("Smith"), id(4): .date("March 14, 1990"), id(6): .isOn(true),
        id(7): .choice(ArticleForm.sports[1]), id(12): .choice(ArticleForm.colors[2]), id(17): .level(7),
      ])
  }

  @Test(
    "Levels: the whole part counts, whatever comes",
    arguments: [
      (0.0, 0), (7.9, 7), (10, 10), (11, 10), (-3, 0), (.nan, 0), (.infinity, 10), (-.infinity, 0),
    ])
  func levels(level: Double, whole: Int) throws {
    var table = try ArticleForm().table
    #expect(table.values[id(17)] == .level(0))  // it reads 0.0 at first
    table.sliderChanged(id(17), to: level)
    #expect(table.title(2, 0) == String(whole))
    #expect(table.values[id(17)] == .level(whole))
  }

  @Test("The rows of each section, hidden ones too, and those that are folded under no other")
  func rowsOfSections() throws {
    let table = try ExpandableTable([[.parent(1), .hidden(), .plain], [], [.plain, .parent(1), .hidden()]])
    #expect((-1...3).map { table.rows(inSection: $0).map(\.rawValue) } == [[], [0, 1, 2], [], [3, 4, 5], []])
    #expect((-1...3).map { table.topRows(ofSection: $0).map(\.rawValue) } == [[], [0, 2], [], [3, 4], []])
  }

  @Test("A header that ends the table leads to no row")
  func lastHeader() throws {
    let list = try DescriptorList(sections: [[.plain], []])
    let table = ExpandableTable(list, sectionTitles: ["", "Nothing here"])
    #expect(table.row(atHeight: table.contentHeight - 1) == nil)
    #expect(table.row(atHeight: table.contentHeight - ExpandableTable.headerHeight - 1) == id(0))
  }

  @Test("Neighbours that are reloaded are one range, of their section only")
  func neighboursReloaded() throws {
    var table = try ExpandableTable([[.parent(0), .parent(0)], [.plain, .plain, .parent(0)]])
    #expect(
      table.expandAll(at: .zero).update
        == ListUpdate([
          .reload(.init(section: 0, 0..<2)), .reload(.init(section: 1, 2..<3)),
        ]))
  }
}
