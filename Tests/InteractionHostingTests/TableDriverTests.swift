import ConstraintSwipe
import InteractionHosting
import InteractionReplay
import Testing

@Suite("A table's driver of a host with a screen reader")
struct TableDriverTests {
  /// Four mails, with a recorder.
  private func driver() -> TableDriver<SwipeList<ConstraintSwipe>> {
    let row = ConstraintSwipe(width: 320, height: 44, trailing: [delete, more])
    var driver = TableDriver(HeadlessTable(SwipeList(of: row, count: 4), width: 320, height: 480))
    driver.recorder = ScriptRecorder(rowsOf: driver.table, design: "constraint-swipe")
    return driver
  }

  private var german: AnnouncementPhrases {
    var phrases = AnnouncementPhrases.english
    phrases.namedRow = "{label}, Zeile {row} von {count}"
    phrases.performed = "{title}: {place}"
    phrases.removed = "{title} ({label}): {place}"
    phrases.undone = "Zurück: {place}"
    phrases.nothing = "Keine Zeilen"
    return phrases
  }

  @Test("A plain action is announced in the app's language, with the row in a deleted row's place, if any")
  func phrases() throws {
    var driver = driver()
    let open = try #require(driver.list.actions(for: RowID(2)).first { $0.id == "open.trailing" })
    let opened = driver.perform(open, on: RowID(2), at: Time(1))
    let third = SpokenRow(label: "Item #3")
    expect(
      opened.announcement,
      is: FocusAnnouncement(.performed("Show trailing actions"), row: 3, rowCount: 4, spoken: third))
    expect(opened.list.notices, are: [.row(RowID(2), .didOpen(.trailing))])
    let deleted = driver.perform(delete, on: RowID(1), at: Time(2))
    #expect(deleted.list.notices.contains(.didDelete(RowID(1))))
    expect(driver.list.count, is: 3)
    let last = driver.perform(delete, on: RowID(3), at: Time(3))
    let said = [opened, deleted, last].map { $0.announcement?.text(german) }
    let expected = [
      "Show trailing actions: Item #3, Zeile 3 von 4", "Delete (Item #2): Item #3, Zeile 2 von 3",
      "Delete (Item #4): Item #3, Zeile 2 von 2",
    ]
    expect(said, are: expected)
    expect(driver.undo(at: Time(4)).announcement?.text(german), is: "Zurück: Item #4, Zeile 3 von 3")
    var other = self.driver()
    let all = (0..<4).map { other.perform(delete, on: RowID($0), at: Time(1)).announcement?.text(german) }
    let rows = [
      "Delete (Item #1): Item #2, Zeile 1 von 3", "Delete (Item #2): Item #3, Zeile 1 von 2",
      "Delete (Item #3): Item #4, Zeile 1 von 1", "Delete (Item #4): Keine Zeilen",
    ]
    expect(all, are: rows)
  }

  @Test("A plain action leaves the keyboard's focus where it was, unless the focused row is deleted")
  func focus() {
    var driver = driver()
    driver.perform(more, on: RowID(1), at: Time(1))
    var focus = [driver.table.focus]  // The focus was set only for the action.
    driver.key(KeyEvent(.down), at: Time(2))
    driver.perform(delete, on: RowID(1), at: Time(3))
    focus.append(driver.table.focus)
    driver.perform(delete, on: RowID(0), at: Time(4))
    focus.append(driver.table.focus)  // The row below has come to its place.
    expect(focus, are: [nil, TableFocus(row: RowID(0)), TableFocus(row: RowID(2))])
  }

  @Test("An action that the row does not have does nothing and is not recorded; a plain action is recorded")
  func unknown() throws {
    var driver = driver()
    let before = driver.recorder
    let nothing = AnnouncedEffects(list: .none, announcement: nil)
    let effects = [driver.perform(flag, on: RowID(1), at: Time(1)), driver.perform(delete, on: RowID(9), at: Time(1))]
    expect(effects, are: [nothing, nothing])
    expect(driver.recorder, is: before)
    expect(driver.list.count, is: 4)
    let notices = [more, delete].flatMap { driver.perform($0, on: RowID(1), at: Time(1)).list.notices.map(\.name) }
    let trace = try Replay().script(#require(driver.recorder?.json)).play()
    expect(trace.steps.flatMap(\.notices), are: notices)
    #expect(notices.contains("didDelete.1"))
  }

}
