import ExpandableTable
import TestSupport
import Testing

/// A name whose parts a list leaves empty: its last words are the last parts.
@Suite("A name that a list states without its parts")
struct StatedNameTests {
  /// Ada Lovelace (0) over two fields (1, 2) and Grace Hopper (3) over two others (4, 5), all without texts.
  private static func form() throws -> ExpandableTable {
    let field = RowDescriptor("idCellTextfield")
    return try ExpandableTable([
      [
        .parent(2, expanded: true, title: "Ada Lovelace"), field, field,
        .parent(2, expanded: true, title: "Grace Hopper"), field, field,
      ]
    ])
  }

  /// Expects the names, and the texts of some fields.
  private func expectNames(
    _ table: ExpandableTable, _ names: [String], _ texts: [Int: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let values: [Int: FormValue] = texts.keys.reduce(into: [:]) { $0[$1] = table.value(of: id($1)) }
    let expected = texts.mapValues { FormValue.text($0) }
    let titles = [0, 3].prefix(names.count).map { table.primaryTitle(of: id($0)) }
    #expect((titles, values) == (names, expected), sourceLocation: sourceLocation)
  }

  @Test("Without one of its parts a name is the other; of many words each part but the first has one")
  func removed() throws {
    for (part, rest, other) in [(1, "Lovelace", 2), (2, "Ada", 1)] {
      var table = try Self.form()
      let before = table
      let notices = try table.edit(.remove(id(part)), at: .zero).notices
      expectNames(table, [rest, "Grace Hopper"], [other: rest])
      table.undo(at: .zero)
      table.advance(to: Time(1))
      #expect((notices.contains(.didChange(id(0))), table) == (true, before))
    }
    let field = RowDescriptor("idCellTextfield")
    var table = try ExpandableTable([[.parent(3, expanded: true, title: "Ada King of Lovelace"), field, field, field]])
    try table.edit(.remove(id(2)), at: .zero)
    expectNames(table, ["Ada King Lovelace"], [1: "Ada King", 3: "Lovelace"])
  }

  @Test("A text typed in one part is undone together with what it gave the other")
  func undone() throws {
    var table = try Self.form()
    let before = table
    table.textChanged(id(1), to: "Eve")
    expectNames(table, ["Eve Lovelace", "Grace Hopper"], [2: "Lovelace"])
    table.undo(at: .zero)
    expect(table, is: before)
  }

  @Test("Typing a name's word into its own field is an entry that leaves the name as it is")
  func sameWord() throws {
    var table = try Self.form()
    expect(table.textChanged(id(1), to: "Ada"), is: .changing(1, by: ListUpdate()))
    expectNames(table, ["Ada Lovelace"], [1: "Ada", 2: "Lovelace"])
    expect(table.textChanged(id(1), to: "Ada"), is: .none)
  }

  @Test("A field without words, or a row that is no part, that joins a name or leaves it changes nothing of it")
  func wordless() throws {
    let field = RowDescriptor("idCellTextfield")
    var table = try ExpandableTable([[.parent(2, expanded: true, title: "Ada  Lovelace"), field, field, field]])
    try table.edit(.move(id(3), .above(id(2))), at: .zero)
    expectNames(table, ["Ada  Lovelace"], [1: "", 2: "", 3: ""])
    try table.edit(.insert([field], .above(id(2))), at: .zero)
    expectNames(table, ["Ada  Lovelace"], [1: "", 2: "", 3: ""])
    for row in [field, RowDescriptor("idCellSlider", value: "5")] {
      var form = try Self.form()
      try form.edit(.insert([row], .above(id(2))), at: .zero)
      expectNames(form, ["Ada Lovelace", "Grace Hopper"], [1: "", 2: ""])
    }
    var short = try ExpandableTable([[.parent(2, expanded: true, title: "Ada"), field, field]])
    expect(try short.edit(.remove(id(2)), at: .zero).notices, are: [.didDelete(id(2))])
    expectNames(short, ["Ada"], [1: ""])
  }

  @Test("A part goes with its words to another name, or to another place in its own")
  func moved() throws {
    var table = try Self.form()
    try table.edit(.move(id(1), .above(id(5))), at: .zero)
    expectNames(table, ["Lovelace", "Grace Ada Hopper"])
    try table.edit(.move(id(5), .above(id(4))), at: .zero)
    expectNames(table, ["Lovelace", "Hopper Grace Ada"])
  }
}
