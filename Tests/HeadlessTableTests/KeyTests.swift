import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("The keyboard")
struct KeyTests {
  // MARK: From row to row

  @Test("The first key gives the focus to a row in sight; the next ones go from row to row, and end at the ends")
  func rows() {
    var table = makeTable()
    #expect(table.focus == nil)
    #expect(table.press(.enter) == nil)
    table.scroll(to: 100, at: .zero)
    // 100 / 44 = 2.3; its row comes wholly into sight.
    #expect(table.press(.down) == "Row 3 of 30")
    #expect(table.focus == TableFocus(row: RowID(2)))
    #expect(table.offset(9) == 88)
    #expect(table.press(.down) == "Row 4 of 30")
    #expect(table.press(.up) == "Row 3 of 30")
    #expect(table.press(.home) == "Row 1 of 30")
    #expect(table.press(.up) == nil)
    #expect(table.press(.end) == "Row 30 of 30")
    #expect(table.press(.down) == nil)
    #expect(table.offset(99) == 840)
    table.focus = nil
    // At 840 the last row in sight is the last of all.
    #expect(table.press(.up, at: 99) == "Row 30 of 30")
  }

  @Test("The page keys go by as much as shows, and to an end")
  func pages() {
    var table = makeTable()
    #expect(table.press(.home) == "Row 1 of 30")
    // 480 / 44 = 10.9
    #expect(table.press(.pageDown) == "Row 11 of 30")
    #expect(table.press(.pageDown) == "Row 21 of 30")
    #expect(table.press(.pageDown) == "Row 30 of 30")
    // (29 · 44 - 480) / 44 = 18.1
    #expect(table.press(.pageUp) == "Row 19 of 30")
    #expect(table.press(.pageUp) == "Row 8 of 30")
    #expect(table.press(.pageUp) == "Row 1 of 30")
  }

  @Test("What a keyboard covers is no part of a page")
  func pagesAboveKeyboard() {
    var table = makeTable()
    table.showKeyboard(height: 200, at: .zero)
    #expect(table.press(.home) == "Row 1 of 30")
    // 280 / 44 = 6.4
    #expect(table.press(.pageDown) == "Row 7 of 30")
  }

  @Test("A page that is lower than a row is one row")
  func lowPage() {
    var table = makeTable()
    table.resize(width: 320, height: 20, at: .zero)
    #expect(table.press(.home) == "Row 1 of 30")
    #expect(table.press(.pageDown) == "Row 2 of 30")
    #expect(table.press(.pageUp) == "Row 1 of 30")
  }

  @Test("A row of no height is passed over")
  func noHeight() {
    var table = makeTable()
    table.edit(at: .zero) { list in
      list.describe(RowID(1), as: .init(row: ConstraintSwipe(width: 320, height: 0)), at: .zero)
    }
    #expect(table.press(.home) == "Row 1 of 30")
    #expect(table.press(.down) == "Row 3 of 30")
    #expect(table.press(.up) == "Row 1 of 30")
  }

  @Test("Where motion is reduced, the row with the focus is in sight at once")
  func reduced() {
    var table = makeTable()
    table.reducesMotion = true
    table.press(.end, at: 1)
    #expect(table.offset(1) == 840)
    #expect(table.settles == nil)
  }

  @Test("Under a finger that rests, the content does not jump away even then")
  func reducedUnderFinger() {
    var table = makeTable()
    table.reducesMotion = true
    table.touch(TouchEvent(.down, location: Vector(160, 60)), at: Time(0.9))
    table.press(.end, at: 1)
    #expect(table.offset(1) == 0)
    #expect(table.offset(2) == 840)
  }

  @Test("A row that will be in sight once the content has come to rest is not scrolled to")
  func onTheWay() {
    var table = makeTable()
    table.press(.end)
    #expect(table.press(.up, at: 0.1) == "Row 29 of 30")
    // As far as for the last row.
    #expect(table.offset(9) == 840)
  }

  @Test("A list without rows has no focus")
  func empty() {
    var table = makeTable(count: 0)
    for key in KeyEvent.Key.allCases { #expect(table.press(key) == nil) }
    #expect(table.announcement().text() == "No rows")
    #expect(makeTable().announcement() == FocusAnnouncement(row: nil, rowCount: 0))
  }

  // MARK: Actions

  @Test("The arrow toward a side opens it and walks its buttons outward; the other one walks back, and closes")
  func walks() {
    var table = makeTable()
    table.press(.down)
    #expect(table.press(.toTrailing) == "Row 1 of 30, More button, 1 of 2")
    #expect(table.list.openRows == [RowID(0)])
    #expect(table.press(.toTrailing) == "Row 1 of 30, Delete button, 2 of 2")
    #expect(table.press(.toTrailing) == nil)
    #expect(table.focus == TableFocus(row: RowID(0), action: "delete"))
    #expect(table.press(.toLeading) == "Row 1 of 30, More button, 1 of 2")
    #expect(table.press(.toLeading) == "Row 1 of 30")
    #expect(table.list.openRows == [RowID(0)])
    #expect(table.press(.toLeading) == "Row 1 of 30")
    #expect(table.list.openRows == [])
    // There are no buttons at that side.
    #expect(table.press(.toLeading) == nil)
  }

  @Test("Enter performs the action and keeps the focus; on a row it is a tap")
  func enter() {
    var table = makeTable()
    table.press(.down)
    table.press(.toTrailing)
    #expect(table.key(.enter, at: 1).list.notices == [.row(RowID(0), .didPress(.trailing, 1))])
    #expect(table.press(.enter, at: 1) == "More. Row 1 of 30, More button, 1 of 2")
    table.press(.down, at: 2)
    // As a tap beside an open row.
    #expect(table.key(.enter, at: 3).list.notices == [.row(RowID(0), .didClose)])
    #expect(table.key(.enter, at: 4).list.notices == [.row(RowID(1), .didSelect)])
  }

  @Test("Escape closes the row and gives it the focus; elsewhere it does nothing")
  func escape() {
    var table = makeTable()
    table.press(.down)
    #expect(table.press(.escape) == nil)
    table.press(.toTrailing)
    #expect(table.press(.escape, at: 1) == "Row 1 of 30")
    #expect(table.focus == TableFocus(row: RowID(0)))
    #expect(table.list.openRows == [])
  }

  @Test(
    "Delete performs the destructive action, and the row below gets the focus; below the last there is the one above")
  func delete() {
    var table = makeTable(count: 3)
    table.press(.down)
    table.press(.down)
    #expect(table.press(.delete, at: 1) == "Delete. Row 2 of 2")
    #expect(table.focus == TableFocus(row: RowID(2)))
    #expect(table.press(.delete, at: 2) == "Delete. Row 1 of 1")
    #expect(table.focus == TableFocus(row: RowID(0)))
    #expect(table.press(.delete, at: 3) == "Delete. No rows")
    #expect(table.focus == nil)
  }

  @Test("Another row that a key opens closes the first, where the policy says so")
  func oneOpen() {
    var table = makeTable()
    table.press(.down)
    table.press(.toTrailing)
    table.press(.down, at: 1)
    table.press(.toTrailing, at: 1)
    #expect(table.list.openRows == [RowID(1)])
  }

  @Test("A row that does not move stays where it is")
  func noMoves() {
    var table = makeTable()
    table.press(.down)
    for key in KeyEvent.Key.allCases {
      #expect(table.key(KeyEvent(key, movesRow: true), at: .zero) == KeyEffects(list: .none, announcement: nil))
    }
    #expect(table.focus == TableFocus(row: RowID(0)))
  }

  // MARK: Where the focus goes by itself

  @Test("The focus follows its row, and goes to the row that has come to its place when it goes")
  func follows() {
    var table = makeTable(count: 5)
    table.focus = TableFocus(row: RowID(2))
    table.edit(at: .zero) { $0.insert("New", index: 0, at: .zero) }
    #expect(table.announcement().text() == "Row 4 of 6")
    table.edit(at: .zero) { $0.move(RowID(2), to: 0, at: .zero) }
    #expect(table.announcement().text() == "Row 1 of 6")
    table.edit(at: .zero) { $0.move(RowID(2), to: 3, at: .zero) }
    // With the two rows above it, in one update.
    table.edit(at: .zero) { list in
      var effects = ListEffects.none
      for row in [0, 1, 2] { effects.add(list.remove(RowID(row), at: .zero)) }
      return effects
    }
    #expect(table.focus == TableFocus(row: RowID(3)))
  }

  @Test("It goes to where its row was last, whatever has come and gone before")
  func wasLast() {
    var table = makeTable(count: 5)
    table.focus = TableFocus(row: RowID(2))
    table.edit(at: .zero) { $0.insert("New", index: 0, at: .zero) }
    table.edit(at: .zero) { $0.remove(RowID(2), at: .zero) }
    #expect(table.focus == TableFocus(row: RowID(3)))
  }

  @Test(
    "When its row goes while others move past its place, the row that has come there is the one that was below it",
    arguments: [
      // From below to above it, from above to above it, from above to below it, from right below it away.
      (8, 0, 6), (0, 2, 6), (1, 7, 6), (6, 0, 7),
    ])
  func neighbourAmongMoves(moved: Int, to index: Int, focused: Int) {
    var table = makeTable(count: 10)
    table.focus = TableFocus(row: RowID(5))
    table.edit(at: .zero) { list in
      var effects = list.remove(RowID(5), at: .zero)
      effects.add(list.move(RowID(moved), to: index, at: .zero))
      return effects
    }
    #expect(table.focus == TableFocus(row: RowID(focused)))
  }

  @Test("A row that takes its place has come there, and so has the one below it past those that come above")
  func replaced() {
    var table = makeTable(count: 5)
    table.focus = TableFocus(row: RowID(2))
    table.edit(at: .zero) { list in
      var effects = list.remove(RowID(2), at: .zero)
      effects.add(list.insert("New", index: 2, at: .zero))
      return effects
    }
    #expect(table.announcement().text() == "Row 3 of 5")
    let new = table.ids[2]
    table.edit(at: .zero) { list in
      var effects = list.remove(new, at: .zero)
      effects.add(list.move(RowID(4), to: 1, at: .zero))
      effects.add(list.insert("Newer", index: 2, at: .zero))
      return effects
    }
    #expect(table.focus == TableFocus(row: RowID(3)))
  }

  @Test("An action loses the focus to its row when the row closes")
  func closes() {
    var table = makeTable()
    table.press(.down)
    table.press(.toTrailing)
    table.handle(.closeRows(except: nil), at: Time(1))
    #expect(table.focus == TableFocus(row: RowID(0)))
  }

  @Test("A host gives the focus to a row that shows, and takes it away")
  func host() {
    var table = makeTable()
    table.focus = TableFocus(row: RowID(7), action: "delete")
    #expect(table.focus == TableFocus(row: RowID(7)))
    table.focus = TableFocus(row: RowID(30))
    #expect(table.focus == nil)
    table.focus = TableFocus(row: RowID(7))
    table.focus = nil
    #expect(table == makeTable())
  }

  // MARK: What is said

  @Test("An app says it in its own language, with the parts in any order")
  func phrases() {
    let german = AnnouncementPhrases(
      row: "Zeile {row} von {count}", rowInSection: "{row} in {section}", action: "{title} ({number}/{count}), {place}",
      performed: "{place}: {title}", nothing: "leer")
    let action = FocusAnnouncement.Action(title: "{row}", number: 2, count: 3)
    #expect(FocusAnnouncement(row: 4, rowCount: 9).text(german) == "Zeile 4 von 9")
    #expect(FocusAnnouncement(section: 2, row: 4, rowCount: 9).text(german) == "4 in 2")
    #expect(
      FocusAnnouncement(performed: "Tun", row: 4, rowCount: 9, action: action).text(german)
        == "{row} (2/3), Zeile 4 von 9: Tun")
    #expect(FocusAnnouncement(row: nil, rowCount: 0).text(german) == "leer")
    #expect(FocusAnnouncement(section: 1, row: 2, rowCount: 3).text() == "Section 1, row 2 of 3")
  }

  @Test(
    "What is no part of a phrase stays in it",
    arguments: [("{row", "{row"), ("a}{b{row}", "a}{b4"), ("{rows} {}", "{rows} {}"), ("{row}{row}", "44"), ("", "")])
  func braces(phrase: String, text: String) {
    var phrases = AnnouncementPhrases.english
    phrases.row = phrase
    #expect(FocusAnnouncement(row: 4, rowCount: 9).text(phrases) == text)
  }
}

extension HeadlessTable {
  /// Presses a key at a moment in seconds.
  mutating func key(_ key: KeyEvent.Key, at time: Double) -> KeyEffects { self.key(KeyEvent(key), at: Time(time)) }

  /// Presses a key at a moment in seconds, and returns what is said in English.
  @discardableResult
  mutating func press(_ key: KeyEvent.Key, at time: Double = 0) -> String? {
    self.key(key, at: time).announcement?.text()
  }
}
