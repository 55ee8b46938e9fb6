import ExpandableTable
import InteractionLaws
import TestSupport
import Testing

@Suite("Custom row kinds: heights, controls and bindings of an app's own identifiers")
struct RowKindTests {
  /// A text view below its question, a time below another one, and a picture with two sources.
  static let sections: [[RowDescriptor]] = [
    [.parent(1, question: "Description"), .hidden("idCellTextview", "Description")],
    [
      .parent(1, question: "End time"), .hidden("idCellEndDatePicker"),
      RowDescriptor("idCellPic", primaryTitle: "Picture", isExpandable: true, additionalRows: 2),
      .hidden("idCellPicSource", "Camera"), .hidden("idCellPicSource2", "Library"),
    ],
  ]

  static let kinds = [
    RowKind("idCellTextview", height: 200, binding: .title), RowKind("idCellPic", height: 270),
    RowKind("idCellEndDatePicker", control: .dateTimePicker), RowKind("idCellPicSource", control: .valuePicker),
  ]

  private func makeTable(_ corrections: Corrections = .all) throws -> ExpandableTable {
    let list = try DescriptorList(sections: Self.sections, kinds: Self.kinds)
    var table = ExpandableTable(list, corrections: corrections)
    table.expandAll(at: .zero)
    return table
  }

  @Test("A row has its kind's height; one of an unknown identifier is plain, and 44 points high")
  func heights() throws {
    for corrections in [Corrections.all, .article] {
      let table = try makeTable(corrections)
      expect((0..<7).map { table.height(of: id($0)) }, are: [60, 200, 60, 270, 270, 44, 44])
      let known = ["idCellPic", "idCellTextview", "idCellSlider", "idCellDatePicker", "idCellPicSource2", ""]
      expect(known.map { table.height(ofKind: $0) }, are: [270, 200, 44, 270, 44, 44])
    }
    let unknown = try ExpandableTable(Self.sections)
    #expect((unknown.kind(of: id(1)), unknown.height(of: id(4))) == (RowKind(""), 44))
  }

  @Test("A row behaves as its kind's control says: as a choice, wheels or a field")
  func controls() throws {
    var table = try makeTable()
    expect(
      (0..<7).map { table.kind(of: id($0)).control },
      are: [
        .normal, .plain, .normal, .dateTimePicker, .plain, .valuePicker, .plain,
      ])
    table.tap(1, 3)
    #expect((table.title(1, 2), table.isExpanded(id(4))) == ("Camera", false))
    #expect(table.actions(for: id(3)).contains { $0.id == "nextHour" })
    let field = try DescriptorList(
      sections: [[RowDescriptor("idNote")]], kinds: [RowKind("idNote", height: 90, control: .textField)])
    var note = ExpandableTable(field)
    #expect(note.hit(Vector(100, 80), at: .zero)?.part == .control(0))
    note.handle(.control(id(0), 0), at: .zero)
    expect(note.editedRow, is: id(0))
  }

  @Test("A text that an app enters in a plain row goes where the binding says, and is a value of the form")
  func entries() throws {
    var table = try makeTable()
    expect(table.textChanged(id(1), to: "Two lines\nof text"), is: .changing(1, by: .rows(reload: [0..<1])))
    #expect((table.title(0, 0), table.values[id(1)]) == ("Two lines\nof text", .text("Two lines\nof text")))
    #expect(table.spokenRow(id(1))?.value == "Two lines\nof text")
    table.undo(at: .zero)
    #expect((table.title(0, 0), table.values[id(1)]) == ("", .text("")))
    // Neither a picture nor a row of an unknown kind has a binding.
    for row in [4, 6] { expect(table.textChanged(id(row), to: "x"), is: .none) }
    #expect(table.values[id(4)] == nil || table.values[id(4)] == .choice("Picture"))
    // A row that takes texts takes nothing else.
    expect([table.dateChosen(id(1), text: "x"), table.switchChanged(id(1), isOn: true)], are: [.none, .none])
    // The article's fixed rows know of no other kinds.
    var article = try makeTable(.article)
    expect(article.textChanged(id(1), to: "x"), is: .none)
  }

  @Test("A row may state another binding than its kind has, and a plain row may give its parent part of a title")
  func statedBindings() throws {
    var stated = RowDescriptor.hidden("idStars")
    stated.binding = RowBinding.none
    let parts = [RowDescriptor.hidden("idPart"), .hidden("idCellTextfield")]
    let kinds = [
      RowKind("idStars", binding: .title), RowKind("idPart", binding: .part), RowKind("idOn", binding: .onOff),
    ]
    let sections: [[RowDescriptor]] = [[.parent(1), stated], [.parent(2)] + parts, [.parent(1), .hidden("idOn")]]
    var table = ExpandableTable(try DescriptorList(sections: sections, kinds: kinds))
    table.textChanged(id(1), to: "5")
    table.textChanged(id(4), to: "Smith")
    table.textChanged(id(3), to: "Ann")
    table.textChanged(id(6), to: "true")
    expect([table.title(0, 0), table.title(1, 0), table.title(2, 0)], are: ["", "Ann Smith", "Married"])
  }

  @Test("A row of a custom kind is drawn as plain, unless its control says otherwise")
  func drawing() throws {
    let table = try makeTable()
    let layers = table.layers(at: 9)
    func names(_ row: Int) -> [String] { layers.filter { $0.id.row == id(row) }.map(\.name) }
    expect(names(1), are: ["CustomCell", "_UITableViewCellSeparatorView"])
    expect(names(4), are: ["CustomCell", "_UITableViewCellSeparatorView"])
    expect(names(5), are: ["CustomCell", "UILabel", "_UITableViewCellSeparatorView"])
    // Titles are in the middle of a row that is higher than the article's, and fields fill it.
    let kinds = [
      RowKind("idCellNormal", height: 100, control: .normal), RowKind("idNote", height: 90, control: .textField),
    ]
    let list = try DescriptorList(
      sections: [[RowDescriptor("idCellNormal", secondaryTitle: "Q"), RowDescriptor("idNote")]], kinds: kinds)
    let high = ExpandableTable(list).layers(at: 0)
    let question = high.first { $0.text?.string == "Q" }?.frame
    let field = high.first { $0.name == "UITextField" }?.frame
    #expect((question?.y, question?.height, field?.y, field?.height) == (41, 18, 107, 76))
    // What is typed is underlined, as wide as the field.
    var typing = ExpandableTable(list)
    typing.handle(.control(id(1), 0), at: .zero)
    for width in [320.0, 10] {
      typing.resize(toWidth: width, at: .zero)
      let layers = typing.layers(at: 0)
      let field = layers.first { $0.name == "UITextField" }?.frame
      let line = layers.first { $0.id == LayerID(id(1), .controlPart(0)) }?.frame
      #expect(field != nil && line == field.map { LayoutRect($0.x, 190 - 7, max(0, width - 2 * $0.x), 2) })
    }
  }

  @Test("A kind may replace one of the article's, the last of two counts, and heights that make no sense are 0")
  func replaced() throws {
    let kinds = [
      RowKind("idCellNormal", height: 80, control: .normal), RowKind("a", height: 10), RowKind("a", height: 20),
      RowKind("", height: 99), RowKind("b", height: -3), RowKind("c", height: .nan),
    ]
    let rows = ["idCellNormal", "a", "", "b", "c"].map { RowDescriptor($0) }
    let list = try DescriptorList(sections: [rows], kinds: kinds)
    expect((0..<5).map { list.kind(of: $0).height }, are: [80, 20, 44, 0, 0])
    expect(list.kinds, are: kinds)
    // As many as a byte has room for beside the article's.
    let many = (0..<240).map { RowKind("k\($0)", height: Double($0)) }
    #expect(RowKind.customKindLimit == many.count)
    let last = try DescriptorList(sections: [[RowDescriptor("k239")]], kinds: many)
    expect(last.kind(of: 0), is: many[239])
  }

  @Test("Inserted rows and lists that are read back have their kinds, and another list brings its own")
  func comeAndGo() throws {
    var table = try makeTable()
    _ = try table.edit(.insert([RowDescriptor("idCellTextview")], .under(id(0))), at: .zero)
    _ = try table.edit(.insertSection([RowDescriptor("idCellPic")], title: "", index: 2), at: .zero)
    expect([9, 11].map { table.height(of: id($0)) }, are: [200, 270])
    let written = table.descriptors
    #expect(written.kinds == Self.kinds && written.descriptor(of: 1).identifier == "idCellTextview")
    let read = try DescriptorList(propertyList: written.xml(), kinds: Self.kinds)
    expect(read, is: written)
    #expect(try DescriptorList(propertyList: written.xml()) != written)
    // A list that is read back has the heights that the table has changed.
    var higher = table
    higher.setHeights([.kind("idCellNormal", 80)], animated: false, at: .zero)
    let changed = higher.descriptors
    expect(try DescriptorList(propertyList: changed.xml(), kinds: changed.kinds), is: changed)
    #expect(changed != written)
    expect(changed.kinds, are: Self.kinds + [RowKind("idCellNormal", height: 80, control: .normal)])
    higher.setHeights([.kind("idCellPic", 90)], animated: false, at: .zero)
    expect(higher.descriptors.kinds.map(\.height), are: [200, 90, 270, 44, 80])
    // An unknown kind has no height to change.
    let before = higher
    expect(higher.setHeights([.kind("unknown", 90)], animated: false, at: .zero), is: .none)
    expect(higher, is: before)
    table.reload(try DescriptorList(sections: Self.sections))
    expect(table.height(of: id(2)), is: 60)
    expect(table.kind(of: id(1)), is: RowKind(""))
  }

  @Test("Forms with rows of custom kinds keep the laws of lists")
  func laws() throws {
    let list = try DescriptorList(sections: Self.sections, kinds: Self.kinds)
    let undo = ListLaw.Undo<ExpandableTable>({ $0.undo(at: $1) }) { table in
      (0..<7).map { table.primaryTitle(of: id($0)) + "/" + (table.descriptor(of: id($0))?.value ?? "") }
        .joined(separator: ",")
    }
    let customEvents = [
      CustomEvent<ExpandableTable>("enter") { table, _ in table.textChanged(id(1), to: "Text") },
      CustomEvent<ExpandableTable>("expand all") { table, time in table.expandAll(at: time) },
    ]
    let found = ListLaw.check({ ExpandableTable(list) }, customEvents: customEvents, undo: undo)
    expect(found, are: [])
  }
}
