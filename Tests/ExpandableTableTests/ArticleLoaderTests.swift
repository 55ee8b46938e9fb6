import ExpandableTable
import Foundation
import InteractionLaws
import TestSupport
import Testing

@Suite("Lists that the article's loader accepts, and flat lists: one section without the outer array")
struct ArticleLoaderTests {
  /// A switch, a question with two fields, and at the end what an edit of the file has left over: a hidden question with a
  /// switch under it, and a hidden switch under nothing.
  static let leftovers: [[RowDescriptor]] = [
    [
      RowDescriptor("idCellSwitch", value: "Start"), .parent(2, question: "Group"),
      .hidden("idCellTextfield", "First"), .hidden("idCellTextfield", "Second"),
      RowDescriptor("idCellDatePicker", value: "Place"), .parent(1, visible: false, question: "Left over"),
      .hidden("idCellSwitch", value: "false"), .hidden("idCellSwitch", value: "false"),
    ]
  ]

  static func value(_ rows: [RowDescriptor]) -> PropertyValue { .array(rows.map { .dictionary($0.entries) }) }

  private static func table(_ corrections: Corrections) throws -> ExpandableTable {
    ExpandableTable(
      try DescriptorList(sections: leftovers, corrections: .article), sectionTitles: ["Form"], corrections: corrections)
  }

  @Test(
    "checkedList: the article accepts hidden rows under no other row; corrected, they are an error with a remedy")
  func neverVisible() throws {
    let xml = try DescriptorList(sections: Self.leftovers, corrections: .article).xml()
    for corrections in [Corrections.article, .without(.checkedList)] {
      let list = try DescriptorList(propertyList: xml, corrections: corrections)
      expect(try DescriptorList(.array(Self.leftovers.map { Self.value($0) }), corrections: corrections), is: list)
      var table = ExpandableTable(list, corrections: corrections)
      expect(table.visibleRowsPerSection, is: [[0, 1, 4]])
      table.expandAll(at: .zero)
      expect(table.visibleRowsPerSection, is: [[0, 1, 2, 3, 4]])
      let again = table.descriptors
      expect(try DescriptorList(propertyList: again.xml(), corrections: corrections), is: again)
    }
    let line =
      "section 0, row 5, isVisible: the row is hidden, and no other row can reveal it "
      + "(put it under an expandable row, or make it visible)."
    for way in 0..<3 {
      do throws(DescriptorError) {
        switch way {
        case 0: _ = try DescriptorList(propertyList: xml)
        case 1: _ = try DescriptorList(sections: Self.leftovers)
        default: _ = try DescriptorList(.array(Self.leftovers.map { Self.value($0) }))
        }
        Issue.record("The list was accepted.")
      } catch {
        expect(error.description, is: line)
      }
    }
  }

  @Test(
    "checkedList: the article accepts 0 and 1 as booleans, as Foundation does; they are written as booleans")
  func numbers() throws {
    func value(_ isVisible: PropertyValue) -> PropertyValue {
      var entries = RowDescriptor.parent(0, expanded: true).entries
      entries = entries.map { $0.value == .bool(true) ? PropertyEntry($0.key, .integer(1)) : $0 }
      entries = entries.map { $0.key == "isVisible" ? PropertyEntry($0.key, isVisible) : $0 }
      return .array([.array([.dictionary(entries)])])
    }
    for (number, isVisible) in [(1, true), (0, false)] {
      let list = try DescriptorList(value(.integer(number)), corrections: .without(.checkedList))
      let row = list.descriptor(of: 0)
      #expect((row.isVisible, row.isExpandable, row.isExpanded) == (isVisible, true, true))
      expect(list.propertyList, is: .array([Self.value([.parent(0, expanded: true, visible: isVisible)])]))
    }
    let lines: [(Int, Corrections, String)] = [
      (1, .all, "section 0, row 0, isExpandable: expected a boolean, found an integer (write true or false)."),
      (2, .article, "section 0, row 0, isVisible: expected a boolean, found an integer (write true or false)."),
    ]
    for (number, corrections, line) in lines {
      do throws(DescriptorError) {
        _ = try DescriptorList(value(.integer(number)), corrections: corrections)
        Issue.record("The list was accepted.")
      } catch {
        expect(error.description, is: line)
      }
    }
    // A number of rows is a number in either.
    expect(try DescriptorList(.array([Self.value([.parent(0)])]), corrections: .article).count, is: 1)
  }

  @Test("Even uncorrected, rows whose marks contradict each other, or that extend past the end, are refused")
  func refused() {
    let lists: [[RowDescriptor]] = [
      [.parent(1), .plain], [.parent(1, expanded: true), .hidden()], [.parent(1, visible: false), .plain],
      [.parent(2), .hidden()], [.parent(1, expanded: true), .parent(1), .plain], [.parent(-1)],
    ]
    for rows in lists {
      #expect(throws: DescriptorError.self) { try DescriptorList(sections: [rows], corrections: .article) }
    }
  }

  @Test("Nothing shows a row that is hidden for ever: not its question, nor revealing it, nor a header above it")
  func staysHidden() throws {
    for corrections in [Corrections.all, .without(.nestedRows), .article] {
      var table = try Self.table(corrections)
      for row in 5...7 {
        table.rowSelected(id(row), at: .zero)
        // From code the article's marks are set whatever row they stand under.
        guard corrections.contains(.nestedRows) else { continue }
        table.reveal(id(row), at: .zero)
        table.expand(id(row), at: .zero)
      }
      expect(table.visibleRowsPerSection, is: [[0, 1, 4]], corrections.testDescription)
      expect(table.contentHeight, is: 28 + 44 + 60 + 270, corrections.testDescription)
      expect((5...7).map { table.place(of: id($0), at: .zero) == nil }, are: [true, true, true])
      table.collapseAll(at: .zero)
      expect(table.visibleRowsPerSection, is: [[0, 1, 4]], corrections.testDescription)
    }
    // A header with nothing but such rows below it leads to the next row that shows.
    let list = try DescriptorList(sections: [[.hidden()], [.hidden(), .plain]], corrections: .article)
    for corrections in [Corrections.all, .article] {
      let table = ExpandableTable(list, sectionTitles: ["A", "B"], corrections: corrections)
      expect([5.0, 30].map { table.row(atY: $0) }, are: [id(2), id(2)])
      #expect(table.id(for: RowPosition(section: 0, row: 0)) == nil)
    }
  }

  @Test("A row that is hidden for ever shows once it is moved under or between rows that show; undo hides it again")
  func moved() throws {
    var table = try Self.table(.all)
    let before = table
    table.expand(id(1), at: .zero)
    _ = try table.edit(.move(id(7), .under(id(1))), at: .zero)
    expect(table.visibleRowsPerSection, is: [[0, 1, 2, 3, 4, 5]])
    table.undo(at: .zero)
    expect(table.visibleRowsPerSection, is: [[0, 1, 2, 3, 4]])
    _ = try table.edit(.move(id(5), .above(id(0))), at: .zero)
    expect(table.visibleRowsPerSection, is: [[2, 3, 4, 5, 6]])
    _ = try table.edit(.remove(id(5)), at: .zero)
    table.undo(at: .zero)
    expect(table.visibleRowsPerSection, is: [[2, 3, 4, 5, 6]])
    table.undo(at: .zero)
    _ = try table.edit(.removeSection(0), at: .zero)
    table.undo(at: .zero)
    table.collapse(id(1), at: .zero)
    expect(table.descriptors, is: before.descriptors)
  }

  @Test("Lists with rows that are hidden for ever keep the laws")
  func laws() throws {
    let table = try Self.table(.all)
    let undo = ListLaw.Undo<ExpandableTable>({ $0.undo(at: $1) }) { table in
      let hidden = table.topRows(ofSection: 0).filter { table.position(of: $0) == nil }
      return "\(table.rowsPerSection) \(hidden.map(\.rawValue))"
    }
    let customEvents = [
      CustomEvent<ExpandableTable>("expand all") { $0.expandAll(at: $1) },
      CustomEvent<ExpandableTable>("collapse all") { $0.collapseAll(at: $1) },
      CustomEvent<ExpandableTable>("reveal 6") { $0.reveal(id(6), at: $1) },
      CustomEvent<ExpandableTable>("move 5") { $0.editIfValid(.move(id(5), .below(id(0))), at: $1) },
      CustomEvent<ExpandableTable>("remove 7") { $0.editIfValid(.remove(id(7)), at: $1) },
    ]
    let found = ListLaw.check({ table }, customEvents: customEvents, undo: undo)
    expect(found, are: [])
  }

  // MARK: Flat lists

  static let flat: [RowDescriptor] = [
    .parent(1, question: "Category"), .hidden("idCellCategory"), .parent(1, question: "Description"),
    .hidden("idCellDescription"), RowDescriptor("idCellRequestService"),
  ]

  @Test("A flat list is read, and written back as it was read")
  func oneSection() throws {
    let list = try DescriptorList(Self.value(Self.flat))
    #expect(list.isFlat && list.sectionCount == 1)
    var inSections = try DescriptorList(sections: [Self.flat])
    #expect(!inSections.isFlat && inSections != list)
    inSections.isFlat = true
    expect(inSections, is: list)
    expect(list.propertyList, is: Self.value(Self.flat))
    let text = String(decoding: try list.xml(), as: UTF8.self)
    expect(text.contains("<array>\n\t<dict>"), is: true)
    expect(try DescriptorList(propertyList: try list.xml()), is: list)
    var table = ExpandableTable(list)
    table.tap(0, 0)
    expect(table.visibleRowsPerSection, is: [[0, 1, 2, 4]])
    #expect(table.descriptors.isFlat)
    // With another section it is a list of sections, and flat again once that has been removed.
    _ = try table.edit(.insertSection([.plain], title: "", index: 1), at: .zero)
    expect(try DescriptorList(table.descriptors.propertyList).sectionCount, is: 2)
    table.undo(at: .zero)
    #expect(try DescriptorList(table.descriptors.propertyList).isFlat)
    // Written flat without rows, it would be read as a list without sections.
    var short = ExpandableTable(try DescriptorList(Self.value([Self.flat[4]])))
    _ = try short.edit(.remove(id(0)), at: .zero)
    expect(short.descriptors.propertyList, is: .array([.array([])]))
    _ = try table.edit(.removeSection(0), at: .zero)
    expect(table.descriptors.propertyList, is: .array([]))
  }

  @Test("Faults of a flat list are reported with their places, as in other lists")
  func flatFaults() throws {
    var entries = Self.flat[2].entries
    entries.removeAll { $0.key == "isVisible" }
    let lists: [(PropertyValue, String)] = [
      (
        .array([.dictionary(Self.flat[4].entries), .dictionary(entries)]),
        "section 0, row 1, isVisible: missing (add a boolean)."
      ),
      (
        .array([.dictionary(Self.flat[4].entries), .array([])]),
        "section 0, row 1: expected a dictionary, found an array."
      ),
      (.array([.array([]), .dictionary(entries)]), "section 1: expected an array of rows, found a dictionary."),
      (.dictionary(entries), "expected an array of sections, found a dictionary."),
    ]
    for (value, line) in lists {
      do throws(DescriptorError) {
        _ = try DescriptorList(value)
        Issue.record("The list was accepted.")
      } catch {
        expect(error.description, is: line)
      }
    }
    // In XML, values can be nested one level deeper in a flat list.
    func nested(_ depth: Int) -> PropertyValue { (0..<depth).reduce(.bool(true)) { value, _ in .array([value]) } }
    for (depth, isWritten) in [(62, true), (63, false)] {
      var list = try DescriptorList(sections: [
        [RowDescriptor("x", additionalEntries: [PropertyEntry("y", nested(depth))])]
      ])
      list.isFlat = true
      #expect(((try? list.xml()) != nil) == isWritten, "\(depth)")
      if isWritten { expect(try DescriptorList(propertyList: list.xml()), is: list) }
    }
    // A list of two sections is written in sections, whatever it was read as.
    for (depth, isWritten) in [(61, true), (62, false)] {
      let row = RowDescriptor("x", additionalEntries: [PropertyEntry("y", nested(depth))])
      var list = try DescriptorList(sections: [[row], []])
      list.isFlat = true
      #expect(((try? list.xml()) != nil) == isWritten, "\(depth)")
    }
  }
}

extension ExpandableTable {
  /// The effects of an edit, or none if it is no longer valid.
  fileprivate mutating func editIfValid(_ edit: Edit, at time: Time) -> ListEffects {
    do throws(EditError) { return try self.edit(edit, at: time) } catch { return .none }
  }
}
