import ArticleForm
import ExpandableTable
import TestSupport
import Testing

@Suite("Lists of descriptors: which are valid, and the errors of those that are not")
struct ListTests {
  /// The error of a list, or nil if it is valid.
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

  /// Expects a list to be refused with this line, or this problem in this row.
  private func expectError(
    _ error: DescriptorError?, says line: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(error?.description, is: line, sourceLocation: sourceLocation)
  }

  private func expectError(
    _ error: DescriptorError?, is problem: DescriptorError.Problem, section: Int = 0, row: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      (error?.problem, error?.section, error?.row) == (problem, section, row), sourceLocation: sourceLocation)
  }

  /// Rows as a property list has them.
  private func value(_ rows: [RowDescriptor]) -> [PropertyValue] { rows.map { .dictionary($0.entries) } }

  @Test("Lists with no sections, empty ones, unknown identifiers or rows that expand over no rows are valid")
  func valid() throws {
    let lists: [[[RowDescriptor]]] = [
      [[]], [], [[.parent(0), .plain]], ExpansionTests.nested,
      // A row that does not expand folds nothing, whatever it says of being expanded.
      [[RowDescriptor("x", isExpanded: true)]],
      // A collapsed parent hides what remembers being expanded.
      [[.parent(2), .parent(1, expanded: true, visible: false), .hidden()]],
    ]
    expect(lists.compactMap { error($0)?.description }, are: [])
    let list = try DescriptorList(sections: [[RowDescriptor("idCellOfMyOwn")]])
    #expect((list.kind(of: 0).control, ExpandableTable(list).height(of: id(0))) == (.plain, 44))
  }

  @Test("Rows may not extend past the end of their section, or past their parent's rows")
  func ranges() {
    expectError(
      error([[.plain], [.plain, .parent(2), .hidden()]]),
      says: "section 1, row 1, additionalRows: 2 is more than the number of rows that follow in the section "
        + "(at most 1).")
    expectError(
      error([[.parent(2), .parent(2, visible: false), .hidden(), .hidden()]]),
      says: "section 0, row 1, additionalRows: "
        + "its rows extend past those of its parent, row 0 (lower the number).")
    expectError(error([[.parent(-1)]]), is: .negative(-1), row: 0)
    // Where it is not known yet how many rows are left, no list has more than this.
    expectError(
      error([[.parent(.max)]]), is: .pastEnd(additionalRows: .max, available: 10_000_000), row: 0)
    // Where it is known, nothing below is read first.
    let parent = value([.parent(2)])
    expectError(error(.array([.array(parent + [.integer(3)])])), is: .pastEnd(additionalRows: 2, available: 1), row: 0)
    // In a property list, a row that leads past the end of its section says so itself.
    let rows = value([.parent(2), .parent(2, visible: false), .hidden()])
    expectError(error(.array([.array(rows)])), is: .pastEnd(additionalRows: 2, available: 1), row: 1)
    // A row that does not expand may not extend past it either, however the list is made.
    let normal = RowDescriptor("idCellNormal", additionalRows: 1)
    for made in [error([[normal]]), error(.array([.array(value([normal]))]))] {
      expectError(made, is: .pastEnd(additionalRows: 1, available: 0), row: 0)
    }
  }

  @Test("Hidden and visible rows may not contradict each other")
  func visibility() {
    expectError(
      error([[.plain, .hidden()]]),
      says: "section 0, row 1, isVisible: the row is hidden, and no other row can reveal it "
        + "(put it under an expandable row, or make it visible).")
    expectError(error([[.parent(1), .hidden(), .hidden()]]), is: .neverVisible, row: 2)
    expectError(error([[.parent(1, expanded: true), .hidden()]]), is: .expandedWithHiddenChild(row: 1), row: 0)
    expectError(error([[.parent(1), .plain]]), is: .collapsedWithVisibleChild(row: 1), row: 0)
    let inner = error([[.parent(2), .parent(1, expanded: true, visible: false), .plain]])
    expectError(inner, is: .hiddenWithVisibleChild(row: 2), row: 1)
    expect(inner?.key, is: "isVisible")
    // Rows under one that does not expand can never be shown.
    expectError(error([[RowDescriptor("x", additionalRows: 1), .hidden()]]), is: .neverVisible, row: 1)
  }

  @Test("Errors count rows from the first one of their section, whatever is before it")
  func laterSection() {
    let before = [RowDescriptor.plain, .plain]
    expectError(error([before, [.parent(1), .plain]]), is: .collapsedWithVisibleChild(row: 1), section: 1, row: 0)
    let overlapping = error([before, [.parent(1), .parent(1, visible: false), .hidden()]])
    expectError(overlapping, is: .extendsPastParent(row: 0), section: 1, row: 1)
    let rows = value(before)
    expectError(
      error(.array([.array(rows), .array([rows[0], .integer(3)])])),
      says: "section 1, row 1: expected a dictionary, found an integer.")
  }

  @Test("Type errors say what is expected and what was found, with section, row and key")
  func types() {
    expectError(error(.dictionary([])), says: "expected an array of sections, found a dictionary.")
    expectError(
      error(.array([.array([]), .string("x")])), says: "section 1: expected an array of rows, found a string.")
    expectError(
      error(.array([.array([.integer(3)])])), says: "section 0, row 0: expected a dictionary, found an integer.")
    let values: [(String, PropertyValue, String)] = [
      ("isExpandable", .string("yes"), "expected a boolean, found a string (write true or false)"),
      ("isVisible", .integer(1), "expected a boolean, found an integer (write true or false)"),
      ("cellIdentifier", .bool(true), "expected a string, found a boolean"),
      ("additionalRows", .real(2), "expected an integer, found a real number"),
      ("value", .integer(3), "expected a string, found an integer"),
      ("primaryTitle", .array([]), "expected a string, found an array"),
      ("titleWhenOn", .integer(1), "expected a string, found an integer"),
    ]
    let good = RowDescriptor("x").entries
    for (key, value, problem) in values {
      let row = PropertyValue.dictionary(good.filter { $0.key != key } + [PropertyEntry(key, value)])
      let found = error(.array([.array([.dictionary(good), row])]))
      expectError(found, says: "section 0, row 1, " + key + ": " + problem + ".")
    }
  }

  @Test("Required keys are reported as missing; optional ones default to off, none or empty")
  func missing() throws {
    let cases: [(String, RowDescriptor, Bool)] = [
      ("isExpandable", .plain, false), ("isVisible", .plain, false), ("cellIdentifier", .plain, false),
      ("isExpanded", .parent(0), false), ("additionalRows", .parent(0), false), ("isExpanded", .plain, true),
      ("additionalRows", .plain, true), ("value", .plain, true), ("primaryTitle", .plain, true),
      ("secondaryTitle", .plain, true),
    ]
    for (key, row, isFine) in cases {
      let found = error(.array([.array([.dictionary(row.entries.filter { $0.key != key })])]))
      let isMissing = found?.description.contains("missing") ?? false
      #expect((found?.key, isMissing) == (isFine ? nil : key, !isFine), "\(key)")
    }
    let needed = ["isExpandable", "isVisible", "cellIdentifier"]
    let row = PropertyValue.dictionary(RowDescriptor("x").entries.filter { needed.contains($0.key) })
    expect(try DescriptorList(.array([.array([row])])).descriptor(of: 0), is: RowDescriptor("x"))
  }

  @Test("Rows are numbered across all sections, and found by their positions in them; other positions have no row")
  func numbers() throws {
    let list = try DescriptorList(sections: [[.plain, .plain], [], [.plain]])
    expect((-1...3).map { list.rowCount(inSection: $0) }, are: [0, 2, 0, 1, 0])
    let rows = (-1...3).map { section in (-1...2).map { list.row($0, inSection: section) } }
    let none: [Int?] = [nil, nil, nil, nil]
    expect(rows, are: [none, [nil, 0, 1, nil], none, [nil, 2, nil, nil], none])
  }

  @Test("Tables are equal only if they have the same corrections, titles and width")
  func tables() throws {
    let list = try DescriptorList(sections: [[.plain]])
    let table = ExpandableTable(list, sectionTitles: ["A"])
    var wide = table
    wide.resize(toWidth: 480, at: .zero)
    let others = [
      ExpandableTable(list, sectionTitles: ["B"]), wide,
      ExpandableTable(list, sectionTitles: ["A"], corrections: .without(.nameParts)),
    ]
    #expect(table == ExpandableTable(list, sectionTitles: ["A"]) && !others.contains(table))
  }

  @Test("Rows and entries are equal only if everything in them is")
  func equality() {
    let row = RowDescriptor("x", primaryTitle: "A")
    let others = [RowDescriptor("x", primaryTitle: "B"), RowDescriptor("x", primaryTitle: "A", binding: .title)]
    #expect(!others.contains(row))
    let entry = PropertyEntry("a", .integer(1))
    #expect(![PropertyEntry("a", .integer(2)), PropertyEntry("b", .integer(1))].contains(entry))
  }

  @Test("A list may state what a row is bound to, and what a switch's parent says")
  func bindings() throws {
    var field = RowDescriptor.hidden("idCellTextfield")
    field.binding = .title
    var control = RowDescriptor.hidden("idCellSwitch")
    control.additionalEntries = [
      PropertyEntry("titleWhenOff", .string("Off")), PropertyEntry("titleWhenOn", .string("On")),
    ]
    var lonely = RowDescriptor.hidden("idCellSlider")
    lonely.binding = RowBinding.none
    var table = try ExpandableTable([[.parent(1), field, .parent(1), control, .parent(1), lonely]])
    table.textChanged(id(1), to: "a b")
    table.switchChanged(id(3), isOn: true)
    table.sliderChanged(id(5), to: 5)
    expect([table.title(0, 0), table.title(0, 2), table.title(0, 4)], are: ["a b", "On", ""])
    expect(table.values[id(5)], is: .level(5))

    let unknown = PropertyValue.dictionary(RowDescriptor.plain.entries + [PropertyEntry("binding", .string("titel"))])
    expectError(
      error(.array([.array([unknown])])),
      says: "section 0, row 0, binding: unknown binding \"titel\" (expected none, title, part, onOff or choice).")
  }

  @Test("Everything that was entered is available as a typed dictionary by row id")
  func values() throws {
    var form = try ArticleForm()
    form.fillIn()
    let values: [RowID: FormValue] = [
      id(1): .text("Mary"), id(2): .text("Smith"), id(4): .date("March 14, 1990"), id(6): .isOn(true),
      id(7): .choice(ArticleForm.sports[1]), id(12): .choice(ArticleForm.colors[2]), id(17): .level(7),
    ]
    expect(form.table.values, is: values)
  }

  @Test("A level is the whole part of a number, clamped to 0...10, and 0 for NaN")
  func levels() throws {
    let levels: [(Double, Int)] = [
      (0.0, 0), (7.9, 7), (10, 10), (11, 10), (-3, 0), (.nan, 0), (.infinity, 10), (-.infinity, 0),
    ]
    for (level, whole) in levels {
      var table = try ArticleForm().table
      let first = table.values[id(17)]  // it reads 0.0
      table.sliderChanged(id(17), to: level)
      let title = table.title(2, 0)
      #expect((first, title, table.values[id(17)]) == (.level(0), String(whole), .level(whole)), "\(level)")
    }
  }

  @Test("A section's rows include hidden ones, its top rows only those that are folded under no other")
  func rowsOfSections() throws {
    let table = try ExpandableTable([[.parent(1), .hidden(), .plain], [], [.plain, .parent(1), .hidden()]])
    expect((-1...3).map { table.rows(inSection: $0).map(\.rawValue) }, are: [[], [0, 1, 2], [], [3, 4, 5], []])
    expect((-1...3).map { table.topRows(ofSection: $0).map(\.rawValue) }, are: [[], [0, 2], [], [3, 4], []])
  }

  @Test("A header that ends the table leads to no row")
  func lastHeader() throws {
    let list = try DescriptorList(sections: [[.plain], []])
    let table = ExpandableTable(list, sectionTitles: ["", "Nothing here"])
    let above = [1, ExpandableTable.headerHeight + 1]
    expect(above.map { table.row(atY: table.contentHeight - $0) }, are: [nil, id(0)])
  }

  @Test("Neighbouring rows that are reloaded form one range, but not across sections")
  func neighboursReloaded() throws {
    var table = try ExpandableTable([[.parent(0), .parent(0)], [.plain, .plain, .parent(0)]])
    let update = ListUpdate([.reload(.init(section: 0, 0..<2)), .reload(.init(section: 1, 2..<3))])
    expect(table.expandAll(at: .zero).update, is: update)
  }
}
