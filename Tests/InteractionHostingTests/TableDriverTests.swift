import ConstraintSwipe
import InteractionHosting
import InteractionReplay
import Testing

@Suite("What a table's driver does for a host with a screen reader")
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
    phrases.row = "Zeile {row} von {count}"
    phrases.performed = "{title}: {place}"
    phrases.nothing = "Keine Zeilen"
    return phrases
  }

  @Test("A plain action is said in the app's language, with the row or the one that has come to its place")
  func phrases() throws {
    var driver = driver()
    let open = try #require(driver.list.actions(for: RowID(2)).first { $0.id == "open.trailing" })
    let opened = driver.perform(open, on: RowID(2), at: Time(1))
    #expect(opened.announcement == FocusAnnouncement(performed: "Show trailing actions", row: 3, rowCount: 4))
    #expect(opened.announcement?.text(german) == "Show trailing actions: Zeile 3 von 4")
    #expect(opened.list.notices == [.row(RowID(2), .didOpen(.trailing))])
    let deleted = driver.perform(delete, on: RowID(1), at: Time(2))
    #expect(deleted.announcement?.text(german) == "Delete: Zeile 2 von 3")
    #expect(deleted.list.notices.contains(.didDelete(RowID(1))) && driver.list.count == 3)
    #expect(driver.perform(delete, on: RowID(3), at: Time(3)).announcement?.text(german) == "Delete: Zeile 2 von 2")
  }

  @Test("Where no row is left, that is said")
  func nothing() {
    var driver = driver()
    let said = (0..<4).map { driver.perform(delete, on: RowID($0), at: Time(1)).announcement?.text(german) }
    #expect(
      said == ["Delete: Zeile 1 von 3", "Delete: Zeile 1 von 2", "Delete: Zeile 1 von 1", "Delete: Keine Zeilen"])
  }

  @Test("The keyboard's focus stays where it was, unless it was on the row")
  func focus() {
    var driver = driver()
    driver.perform(more, on: RowID(1), at: Time(1))
    #expect(driver.table.focus == nil, "It was only lent.")
    driver.key(KeyEvent(.down), at: Time(2))
    driver.perform(delete, on: RowID(1), at: Time(3))
    #expect(driver.table.focus == TableFocus(row: RowID(0)))
    driver.perform(delete, on: RowID(0), at: Time(4))
    #expect(driver.table.focus == TableFocus(row: RowID(2)), "The row below has come to its place.")
  }

  @Test("What is no action of the row's does nothing, and says and records nothing")
  func unknown() {
    var driver = driver()
    let before = driver.recorder
    #expect(driver.perform(flag, on: RowID(1), at: Time(1)) == KeyEffects(list: .none, announcement: nil))
    #expect(driver.perform(delete, on: RowID(9), at: Time(1)) == KeyEffects(list: .none, announcement: nil))
    #expect(driver.recorder == before && driver.list.count == 4)
  }

  @Test("A plain action that is said is recorded like any other")
  func recorded() throws {
    var driver = driver()
    let notices = [more, delete].flatMap { driver.perform($0, on: RowID(1), at: Time(1)).list.notices.map(\.name) }
    let trace = try Replay().script(#require(driver.recorder?.json)).play()
    #expect(trace.steps.flatMap(\.notices) == notices && notices.contains("didDelete.1"))
  }
}
