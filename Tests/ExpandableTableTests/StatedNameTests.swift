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

  private func names(_ table: ExpandableTable) -> [String] { [0, 3].map { table.primaryTitle(of: id($0)) } }

  @Test("Without one of its parts it is the other", arguments: [(1, "Lovelace", 2), (2, "Ada", 1)])
  func removed(part: Int, rest: String, other: Int) throws {
    var table = try Self.form()
    let before = table
    let effects = try table.edit(.remove(id(part)), at: .zero)
    #expect(names(table) == [rest, "Grace Hopper"] && table.value(of: id(other)) == .text(rest))
    #expect(effects.notices.contains(.didChange(id(0))))
    table.undo(at: .zero)
    table.advance(to: Time(1))
    #expect(table == before)
  }

  @Test("What is typed in one part is taken back with what that gave the other")
  func undone() throws {
    var table = try Self.form()
    let before = table
    table.textChanged(id(1), to: "Eve")
    #expect(names(table) == ["Eve Lovelace", "Grace Hopper"] && table.value(of: id(2)) == .text("Lovelace"))
    table.undo(at: .zero)
    #expect(table == before)
  }

  @Test("A field that comes to a name with no words changes nothing of it")
  func wordless() throws {
    let field = RowDescriptor("idCellTextfield")
    var table = try ExpandableTable([[.parent(2, expanded: true, title: "Ada  Lovelace"), field, field, field]])
    try table.edit(.move(id(3), .above(id(2))), at: .zero)
    #expect(table.primaryTitle(of: id(0)) == "Ada  Lovelace")
    #expect([1, 2, 3].map { table.value(of: id($0)) } == [.text(""), .text(""), .text("")])
  }

  @Test("Of many words each part but the first has one")
  func manyWords() throws {
    let field = RowDescriptor("idCellTextfield")
    var table = try ExpandableTable([[.parent(3, expanded: true, title: "Ada King of Lovelace"), field, field, field]])
    try table.edit(.remove(id(2)), at: .zero)
    #expect(table.primaryTitle(of: id(0)) == "Ada King Lovelace")
    #expect([1, 3].map { table.value(of: id($0)) } == [.text("Ada King"), .text("Lovelace")])
  }

  @Test("A part goes with its words to another name, or to another place in its own")
  func moved() throws {
    var table = try Self.form()
    try table.edit(.move(id(1), .above(id(5))), at: .zero)
    #expect(names(table) == ["Lovelace", "Grace Ada Hopper"])
    try table.edit(.move(id(5), .above(id(4))), at: .zero)
    #expect(names(table) == ["Lovelace", "Hopper Grace Ada"])
  }

  @Test("A part that it has no words for goes without a trace")
  func nothing() throws {
    let field = RowDescriptor("idCellTextfield")
    var table = try ExpandableTable([[.parent(2, expanded: true, title: "Ada"), field, field]])
    #expect(try table.edit(.remove(id(2)), at: .zero).notices == [.didDelete(id(2))])
    #expect(table.primaryTitle(of: id(0)) == "Ada" && table.value(of: id(1)) == .text(""))
  }
}
