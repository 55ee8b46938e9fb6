import HeadlessTable
import TestSupport
import Testing

@Suite("What a screen reader says")
struct AnnouncementTests {
  @Test("An app can phrase announcements in its own language, with the parts in any order")
  func phrases() {
    var german = AnnouncementPhrases.english
    german.row = "Zeile {row} von {count}"
    german.namedRow = "{row}: {label}"
    german.namedRowInSection = "{label} ({row} in {section})"
    german.value = "{value} als {label}"
    german.action = "{title} ({number}/{count}), {place}"
    german.performed = "{place}: {title}"
    german.removed = "{label} ist weg ({title}). {place}"
    german.nothing = "leer"
    let action = FocusAnnouncement.Action(title: "{row}", number: 2, count: 3)
    let name = SpokenRow(label: "Name", value: "Ada")
    let said = [
      FocusAnnouncement(row: 4, rowCount: 9).text(german),
      FocusAnnouncement(row: 4, rowCount: 9, spoken: name).text(german),
      FocusAnnouncement(section: 2, row: 4, rowCount: 9, spoken: name).text(german),
      FocusAnnouncement(.performed("Tun"), row: 4, rowCount: 9, action: action).text(german),
      FocusAnnouncement(.removed("Löschen", label: "Milch"), row: nil, rowCount: 0).text(german),
      FocusAnnouncement(.performed("Tun"), row: nil, rowCount: 0, spoken: name).text(german),
    ]
    let expected = [
      "Zeile 4 von 9", "4: Ada als Name", "Ada als Name (4 in 2)", "{row} (2/3), Zeile 4 von 9: Tun",
      "Milch ist weg (Löschen). leer", "Ada als Name: Tun",
    ]
    #expect(said == expected)
  }

  @Test("A row is announced by its name, value and state, or by its place if it has none of these")
  func labels() {
    let rows = [
      SpokenRow(label: "Milk", isCompleted: true), SpokenRow(label: "Milk", isCompleted: false),
      SpokenRow(label: "Married", isOn: false), SpokenRow(label: "", value: "4", isOn: true),
      SpokenRow(label: "Sport", value: "Tennis", isExpanded: true), SpokenRow(label: "Sport", isExpanded: false),
      SpokenRow(label: "", isOn: true),
    ]
    let labels = [
      "Milk, completed", "Milk", "Married, off", "4, on", "Sport, Tennis, expanded", "Sport, collapsed", "",
    ]
    #expect(rows.map { AnnouncementPhrases.english.label(of: $0) } == labels)
    let said = rows.suffix(2).map { FocusAnnouncement(section: 1, row: 2, rowCount: 3, spoken: $0).text() }
    #expect(said == ["Sport, collapsed, section 1, row 2 of 3", "Section 1, row 2 of 3"])
  }

  @Test("Undo is announced for the row that it concerns, or for the one in its place if that is removed")
  func undone() {
    var table = makeTable(count: 3)
    #expect(table.undo(at: .zero).announcement == nil)
    table.remove([1], at: 0)
    table.moveRow(2, below: 0, at: 0)
    table.insertRow(below: 2, at: 0)
    let said = (0..<4).map { _ in table.undo(at: Time(1)).announcement?.text() }
    let expected = [
      "Undone. Item #1, row 2 of 2", "Undone. Item #3, row 2 of 2", "Undone. Item #2, row 2 of 3", nil,
    ]
    #expect(said == expected)
  }

  @Test("On undo, the focus goes to the row that is announced, and keys go on from there")
  func undoneWithFocus() {
    var table = makeTable(count: 9)
    table.focus = TableFocus(row: RowID(5))
    table.remove([3], at: 0)
    table.remove([5], at: 0)
    #expect(table.focus == TableFocus(row: RowID(6)))
    table.moveRow(1, below: 6, at: 0)
    table.insertRow(below: 6, at: 0)
    var (said, rows) = ([String?](), [RowID?]())
    for _ in 0..<4 {
      said.append(table.undo(at: Time(1)).announcement?.text())
      rows.append(table.focus?.row)
    }
    let expected = [
      // Row 1 was last, and is in the place of the row that was added below row 8; then it goes back, and rows return.
      "Undone. Item #2, row 7 of 7", "Undone. Item #2, row 2 of 7", "Undone. Item #6, row 5 of 8",
      "Undone. Item #4, row 4 of 9",
    ]
    #expect(said == expected && rows == [1, 1, 5, 3].map { RowID($0) })
    #expect(table.key(KeyEvent(.down), at: Time(1)).announcement?.text() == "Item #5, row 5 of 9")
  }

  @Test("Undo gives no focus where there was none; a row out of sight that gets the focus scrolls into sight")
  func undoneOutOfSight() {
    var table = makeTable(count: 60)
    table.remove([1], at: 0)
    table.scroll(to: 900, at: Time(0))
    var focused = table
    table.undo(at: Time(1))
    #expect(table.focus == nil && table.contentOffset(at: Time(2)) == 944)
    focused.key(KeyEvent(.down), at: Time(0))
    focused.undo(at: Time(1))
    #expect(focused.focus == TableFocus(row: RowID(1)))
    // The row's top is at 44 points.
    #expect(focused.contentOffset(at: Time(3)) == 44)
  }

  @Test("Text of a phrase that is no placeholder stays as it is")
  func braces() {
    let texts = ["{row", "a}{b{row}", "{rows} {}", "{row}{row}", ""].map { phrase in
      var phrases = AnnouncementPhrases.english
      phrases.row = phrase
      return FocusAnnouncement(row: 4, rowCount: 9).text(phrases)
    }
    #expect(texts == ["{row", "a}{b4", "{rows} {}", "44", ""])
  }

  @Test("A plain action is announced with its row's place or the row now there; the focus stays, or goes to that row")
  func plainActions() throws {
    for focus in [nil, TableFocus(row: RowID(0)), TableFocus(row: RowID(1))] {
      var table = makeTable(count: 3)
      table.focus = focus
      var byID = table
      for action in table.list.actions(for: RowID(1)) where action.id != "delete" {
        var (table, byID) = (table, byID)
        let effects = byID.perform(action.id, on: RowID(1), at: .zero)
        let announcement = FocusAnnouncement(
          .performed(action.title), row: 2, rowCount: 3, spoken: table.list.spokenRow(RowID(1)))
        let performed = table.perform(action, on: RowID(1), at: .zero)
        #expect(performed == AnnouncedEffects(list: effects, announcement: announcement), "\(action.id)")
        #expect(table.focus?.row == focus?.row, "\(action.id)")
      }
      let delete = try #require(table.list.actions(for: RowID(1)).first { $0.id == "delete" })
      let deleted = byID.perform("delete", on: RowID(1), at: .zero)
      let announcement = FocusAnnouncement(
        .removed("Delete", label: "Item #2"), row: 2, rowCount: 2, spoken: table.list.spokenRow(RowID(2)))
      let performed = table.perform(delete, on: RowID(1), at: .zero)
      #expect(performed == AnnouncedEffects(list: deleted, announcement: announcement))
      // The focus goes to the row in the place of its row.
      #expect(table.focus == (focus?.row == RowID(1) ? TableFocus(row: RowID(2)) : focus))
    }
  }

  @Test("An action that its row does not have does nothing, and nothing is announced")
  func otherActions() {
    let table = makeTable(count: 3)
    var other = table
    let performed = other.perform(InteractionAction(id: "none", title: "None"), on: RowID(1), at: .zero)
    #expect((performed, other) == (AnnouncedEffects(list: .none, announcement: nil), table))
  }

  @Test("The position of an announcement is one in the list, counted from 0")
  func position() {
    let announcements = [
      FocusAnnouncement(row: 4, rowCount: 9), FocusAnnouncement(section: 3, row: 4, rowCount: 9),
      FocusAnnouncement(section: 3, row: nil, rowCount: 9),
    ]
    #expect(announcements.map(\.position) == [RowPosition(row: 3), RowPosition(section: 2, row: 3), nil])
  }

  @Test("Undo announces the row that has moved, or the first one in the place of a removed section")
  func undoneInSections() {
    let changes: [(effects: ListEffects, position: RowPosition)] = [
      (ListEffects(update: ListUpdate([.deleteSection(1)])), RowPosition(section: 1, row: 0)),
      (
        ListEffects(notices: [.didBeginEditing(RowID(0)), .row(RowID(1), .didClose), .didMove(RowID(3))]),
        RowPosition(section: 1, row: 1)
      ),
    ]
    for (effects, position) in changes {
      var table = HeadlessTable(UndoingList(undone: effects), width: 320, height: 480)
      let said = table.undo(at: .zero)
      #expect((said.list, said.announcement?.position) == (effects, position))
      #expect(said.announcement?.event == .undone)
    }
  }
}

/// A list of three sections of two rows, whose undo always has the same effects.
private struct UndoingList: ListDecorator {
  var base = RecordingList(count: 6)
  let undone: ListEffects

  init(undone: ListEffects) { self.undone = undone }

  var sectionCount: Int { 3 }
  func rowCount(inSection section: Int) -> Int { 2 }
  func id(for position: RowPosition) -> RowID? {
    0..<3 ~= position.section && 0..<2 ~= position.row ? RowID(2 * position.section + position.row) : nil
  }
  func position(of row: RowID) -> RowPosition? {
    0..<6 ~= row.rawValue ? RowPosition(section: row.rawValue / 2, row: row.rawValue % 2) : nil
  }
  var canUndo: Bool { true }
  mutating func undo(at time: Time) -> ListEffects { undone }
}
