import ExpandableTable
import HeadlessTable
import TestSupport
import Testing

/// What else changes while a finger slides.
@Suite("A slide stays one step to undo beside other changes")
struct SlideUndoTests {
  /// A level (0), 2, over a slider (1), a status (2) over a switch (3), a name (4) over a field (5), all expanded.
  ///
  /// A level is 26 points wide.
  private static func sliding(to level: Double? = 5) throws -> ExpandableTable {
    var table = try ExpandableTable([
      [
        .parent(1, expanded: true, title: "2"), RowDescriptor("idCellSlider", value: "2"),
        .parent(1, expanded: true, title: "Single"), RowDescriptor("idCellSwitch", value: "false"),
        .parent(1, expanded: true), RowDescriptor("idCellTextfield"),
      ]
    ])
    table.slide(1, .began, 0)
    if let level { table.slide(1, .changed, (level - 2) * 27.6) }
    return table
  }

  private func level(_ table: ExpandableTable) -> [String] {
    [table.primaryTitle(of: id(0)), table.descriptor(of: id(1))?.value ?? ""]
  }

  private func rows(_ table: ExpandableTable) -> [Int] { table.rows(inSection: 0).map(\.rawValue) }

  /// Expects the level, in its title and on its slider, and whether anything can be taken back.
  private func expectLevel(
    _ table: ExpandableTable, _ level: String, rows: [Int] = [0, 1, 2, 3, 4, 5], canUndo: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      (self.level(table), self.rows(table), table.canUndo) == ([level, level], rows, canUndo),
      sourceLocation: sourceLocation)
  }

  @Test("A row inserted during a slide is a step of its own, and a slide that is cancelled is none")
  func cancelled() throws {
    var table = try Self.sliding()
    try table.edit(.insert([.plain], .below(id(4))), at: .zero)
    expect(level(table), are: ["5", "5"])
    table.slide(1, .cancelled, 82)
    expect(level(table), are: ["2", "2"])
    table.undo(at: .zero)
    expectLevel(table, "2", canUndo: false)
  }

  @Test("A cancelled slide reloads the date row that takes its date from the title again")
  func dateTitle() throws {
    var table = try ExpandableTable([
      [
        .parent(2, expanded: true, title: "March 14, 1990"), RowDescriptor("idCellSlider"),
        RowDescriptor("idCellDatePicker"),
      ]
    ])
    table.slide(1, .began, 0)
    table.slide(1, .changed, 130)
    expect(table.slide(1, .cancelled, 130), is: .changing(1, by: .rows(reload: [0..<1, 2..<3])))
  }

  @Test("A slide goes on after an edit, and is undone as a whole, before that edit")
  func ended() throws {
    var table = try Self.sliding()
    try table.edit(.remove(id(2)), at: .zero)
    table.slide(1, .ended, 5 * 27.6)
    expectLevel(table, "7", rows: [0, 1, 4, 5], canUndo: true)
    table.undo(at: .zero)
    expectLevel(table, "2", rows: [0, 1, 4, 5], canUndo: true)
    table.undo(at: .zero)
    expectLevel(table, "2", canUndo: false)
  }

  @Test("What has been typed so far is the step before an edit that is made meanwhile")
  func typed() throws {
    var table = try Self.sliding(to: nil)
    table.slide(1, .cancelled, 0)
    table.handle(.control(id(5), 0), at: .zero)
    table.type("Lee", at: .zero)
    try table.edit(.insert([.plain], .below(id(5))), at: .zero)
    table.undo(at: .zero)
    #expect((rows(table), table.descriptor(of: id(5))?.value) == ([0, 1, 2, 3, 4, 5], "Lee"))
    table.undo(at: .zero)
    expect(table.descriptor(of: id(5))?.value, is: "")
  }

  @Test("After a slide has ended or was cancelled, its finger moves nothing")
  func over() throws {
    for (phase, levels) in [(PanPhase.ended, ["7", "7"]), (.cancelled, ["2", "2"]), (.failed, ["2", "2"])] {
      var table = try Self.sliding()
      table.slide(1, phase, 5 * 27.6)
      let late = table.slide(1, .changed, 80)
      #expect((late, level(table)) == (.none, levels), "\(phase)")
    }
  }

  @Test("With no levels of undo, a slide can be undone only while it lasts")
  func levels() throws {
    var table = try Self.sliding(to: nil)
    table.levelsOfUndo = 0
    table.slide(1, .changed, 82)
    let canUndo = table.canUndo
    table.slide(1, .ended, 82)
    #expect((canUndo, table.canUndo) == (true, false))
  }

  @Test("A second slider that is dragged before the first is let go is a step of its own")
  func second() throws {
    let slider = RowDescriptor("idCellSlider", value: "2")
    var table = try ExpandableTable([[slider, slider]])
    for row in [0, 1] {
      table.slide(row, .began, 0)
      table.slide(row, .changed, 100)
    }
    table.slide(1, .ended, 100)
    let areAsBefore = (0...2).map { step in
      if step > 0 { table.undo(at: .zero) }
      return [0, 1].map { table.descriptor(of: id($0))?.value == "2" }
    }
    #expect((areAsBefore, table.canUndo) == ([[false, false], [false, true], [true, true]], false))
  }

  @Test("Undo during a slide cancels the slide, and takes back the edit that was made meanwhile")
  func undone() throws {
    var table = try Self.sliding()
    try table.edit(.insert([.plain], .below(id(4))), at: .zero)
    table.undo(at: .zero)
    expectLevel(table, "2", canUndo: false)
    expect(table.slide(1, .changed, 100), is: .none)
    #expect(!table.canUndo)
  }

  @Test("An entry in another row during a slide is a step of its own")
  func entered() throws {
    for isText in [false, true] {
      var table = try Self.sliding()
      if isText { table.textChanged(id(5), to: "Ann") } else { table.switchChanged(id(3), isOn: true) }
      table.slide(1, .cancelled, 82)
      func titles() -> [String] { [2, 4].map { table.primaryTitle(of: id($0)) } }
      #expect((level(table), titles()) == (["2", "2"], isText ? ["Single", "Ann"] : ["Married", ""]))
      table.undo(at: .zero)
      #expect((level(table), titles(), table.canUndo) == (["2", "2"], ["Single", ""], false))
    }
  }

  @Test("Removing the slider, or a tap on a field, ends the slide, which is the step before")
  func ends() throws {
    for isTyping in [false, true] {
      var table = try Self.sliding()
      if isTyping {
        table.perform("edit", on: id(5), at: .zero)
        table.type("Ann", at: .zero)
      } else {
        try table.edit(.remove(id(0)), at: .zero)
      }
      expect(table.slide(1, .cancelled, 82), is: .none)
      table.undo(at: .zero)
      expectLevel(table, "5", canUndo: true)
      expect(table.primaryTitle(of: id(4)), is: "")
      table.undo(at: .zero)
      expectLevel(table, "2", canUndo: false)
    }
  }
}
