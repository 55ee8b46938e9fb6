import ExpandableTable
import TestSupport
import Testing

/// A name (0) over three fields (1, 2, 3), and a field (5) under another one (4).
@Suite("Typing in a part of a name")
struct NameTypingTests {
  private static func form(_ values: String...) throws -> ExpandableTable {
    let fields = values.map { RowDescriptor("idCellTextfield", value: $0) }
    return try ExpandableTable([
      [.parent(3, expanded: true, title: "Stated Name")] + fields + [
        .parent(1, expanded: true), RowDescriptor("idCellTextfield", value: "Q"),
      ]
    ])
  }

  private func name(_ table: ExpandableTable) -> String { table.primaryTitle(of: id(0)) }

  /// Types these texts in a part, and returns the name after each.
  private func names(_ table: inout ExpandableTable, typing texts: [String], in row: Int) -> [String] {
    texts.map { text in
      table.textChanged(id(row), to: text)
      return name(table)
    }
  }

  @Test("Each text that is typed replaces the one before, in its place among the other parts")
  func typed() throws {
    for (row, names) in [
      (1, ["x B C", "B C", "y z B C"]), (2, ["A x C", "A C", "A y z C"]), (3, ["A B x", "A B", "A B y z"]),
    ] {
      var table = try Self.form("A", "B", "C")
      for (text, name) in zip(["x", "", "y z"], names) {
        let notices = table.textChanged(id(row), to: text).notices
        #expect((notices, self.name(table)) == ([.didChange(id(row))], name))
      }
    }
  }

  /// What happens between two texts in the same part.
  private static let changes: [(String, @Sendable (inout ExpandableTable) throws -> Void)] = [
    ("x B y", { $0.textChanged(id(3), to: "y") }),
    ("x B C", { $0.textChanged(id(5), to: "y") }),
    ("x B", { try $0.edit(.remove(id(3)), at: .zero) }),
    ("C x B", { try $0.edit(.move(id(3), .above(id(1))), at: .zero) }),
    ("x C B", { try $0.edit(.move(id(3), .above(id(2))), at: .zero) }),
    ("B x C", { try $0.edit(.move(id(1), .above(id(3))), at: .zero) }),
    ("x Q B C", { try $0.edit(.move(id(5), .above(id(2))), at: .zero) }),
    ("x B new C", { try $0.edit(.insert([RowDescriptor("idCellTextfield", value: "new")], .above(id(3))), at: .zero) }),
    ("x B C", { $0.undo(at: .zero) }),
    (
      "x B C",
      {
        $0.textChanged(id(2), to: "y")
        $0.undo(at: .zero)
      }
    ),
    ("x Name", { $0.reload(try form("", "", "").descriptors) }),
  ]

  @Test("Other changes of the parts between two texts show in the name")
  func changed() throws {
    for (number, (name, change)) in Self.changes.enumerated() {
      var table = try Self.form("A", "B", "C")
      table.textChanged(id(1), to: "before")
      try change(&table)
      table.textChanged(id(1), to: "x")
      expect(self.name(table), is: name, "Change \(number)")
    }
  }

  @Test("If no part has a text, the current name is shared out among the parts again")
  func statedAgain() throws {
    var table = try Self.form("", "", "")
    expect(names(&table, typing: ["x"], in: 2), are: ["Stated x Name"])
    for row in 1...3 { table.textChanged(id(row), to: "") }
    expect(name(table), is: "")
    table.undo(at: .zero)
    expect(name(table), is: "Name")
    expect(names(&table, typing: ["", "y"], in: 3).last, is: "y")
  }

  @Test("The name is up to date after each keystroke, also in copies of the table")
  func read() throws {
    var table = try Self.form("A", "B", "C")
    let copies = ["x", "xy", "", "", "z"].map { text in
      table.textChanged(id(2), to: text)
      return table
    }
    let names = ["A x C", "A xy C", "A C", "A C", "A z C"]
    let rows = copies.map { $0.descriptor(of: id(0))?.primaryTitle }
    let written = copies.map { $0.descriptors.descriptor(of: 0).primaryTitle }
    #expect((copies.map(name), rows, written, copies[2]) == (names, names, names, copies[3]))
    expect(table.textChanged(id(2), to: "z"), is: .none)
  }

  @Test("A second text in a part is undone separately, and the row of the name is reloaded")
  func undone() throws {
    var table = try Self.form("A", "B", "C")
    for text in ["x", "y"] {
      table.perform("edit", on: id(1), at: .zero)
      table.textChanged(id(1), to: text)
      table.endEditing(at: .zero)
    }
    for name in ["x B C", "Stated Name"] {
      let effects = table.undo(at: .zero)
      let notices = Set(effects.notices)
      let expected: Set<ListNotice> = [.didChange(id(0)), .didChange(id(1))]
      #expect((self.name(table), effects.update, notices) == (name, .rows(reload: [0..<2]), expected))
    }
  }

  @Test("A title that another row gives meanwhile stands until a part changes again")
  func replaced() throws {
    var table = try ExpandableTable([
      [
        .parent(3, expanded: true, title: "A B"), RowDescriptor("idCellTextfield", value: "A"),
        RowDescriptor("idCellTextfield", value: "B"), RowDescriptor("idCellTextfield", binding: .title),
      ]
    ])
    let typed = [(1, "x"), (3, "T"), (1, "y")].flatMap { names(&table, typing: [$0.1], in: $0.0) }
    expect(typed, are: ["x B", "T", "y B"])
    let undone = (0..<3).map { _ in
      table.undo(at: .zero)
      return name(table)
    }
    expect(undone, are: ["T", "x B", "A B"])
  }
}
