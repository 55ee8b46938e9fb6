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
    table.expect([nil], of: [.enter])
    table.scroll(to: 100, at: .zero)
    // 100 / 44 = 2.3; its row comes wholly into sight.
    table.expect(["Item #3, row 3 of 30"], of: [.down])
    table.expect(focus: 2)
    table.expect(offsets: [88], at: [9])
    table.expect(
      ["Item #4, row 4 of 30", "Item #3, row 3 of 30", "Item #1, row 1 of 30", nil, "Item #30, row 30 of 30", nil],
      of: [.down, .up, .home, .up, .end, .down])
    table.expect(offsets: [840], at: [99])
    table.focus = nil
    // At 840 the last row in sight is the last of all.
    table.expect(["Item #30, row 30 of 30"], of: [.up], at: 99)
    // A row of no height is passed over.
    table = makeTable()
    table.edit(at: .zero) { list in
      list.describe(RowID(1), as: .init(row: ConstraintSwipe(width: 320, height: 0)), at: .zero)
    }
    table.expect(["Item #1, row 1 of 30", "Item #3, row 3 of 30", "Item #1, row 1 of 30"], of: [.home, .down, .up])
  }

  @Test("The page keys go by as much as shows above the keyboard, at least by a row, and no farther than an end")
  func pages() {
    var table = makeTable()
    var (covered, low) = (table, table)
    // 480 / 44 = 10.9
    table.expect(
      ["Item #1, row 1 of 30", "Item #11, row 11 of 30", "Item #21, row 21 of 30", "Item #30, row 30 of 30"],
      of: [.home, .pageDown, .pageDown, .pageDown])
    // (29 · 44 - 480) / 44 = 18.1
    table.expect(
      ["Item #19, row 19 of 30", "Item #8, row 8 of 30", "Item #1, row 1 of 30"], of: [.pageUp, .pageUp, .pageUp])

    covered.showKeyboard(height: 200, at: .zero)
    // 280 / 44 = 6.4
    covered.expect(["Item #1, row 1 of 30", "Item #7, row 7 of 30"], of: [.home, .pageDown])

    low.resize(width: 320, height: 20, at: .zero)
    low.expect(
      ["Item #1, row 1 of 30", "Item #2, row 2 of 30", "Item #1, row 1 of 30"], of: [.home, .pageDown, .pageUp])
  }

  @Test("With reduced motion, the row with the focus is in sight at once, unless a finger rests on the content")
  func reduced() {
    var table = makeTable()
    table.reducesMotion = true
    var touched = table
    table.press(.end, at: 1)
    table.expect(restAt: 840, at: 1)
    touched.touch(TouchEvent(.down, location: Vector(160, 60)), at: Time(0.9))
    touched.press(.end, at: 1)
    touched.expect(offsets: [0, 840], at: [1, 2])
    // The table does not scroll to a row that will be in sight once the content has come to rest.
    table = makeTable()
    table.press(.end)
    table.expect(["Item #29, row 29 of 30"], of: [.up], at: 0.1)
    // As far as for the last row.
    table.expect(offsets: [840], at: [9])
  }

  @Test("A list without rows has no focus")
  func empty() {
    var table = makeTable(count: 0)
    table.expect(KeyEvent.Key.allCases.map { _ in nil }, of: KeyEvent.Key.allCases)
    #expect(table.announcement().text() == "No rows")
  }

  @Test("Before a row has the focus, the announcement is empty, if there are rows")
  func unfocused() {
    let announcement = makeTable().announcement()
    #expect((announcement, announcement.text()) == (FocusAnnouncement(row: nil, rowCount: 30), ""))
  }

  // MARK: Actions

  @Test("The arrow toward a side opens it and steps outward through its buttons; the other one steps back, and closes")
  func walks() {
    var table = makeTable()
    table.press(.down)
    table.expect(["Item #1, row 1 of 30, More button, 1 of 2"], of: [.toTrailing])
    table.expect(open: [0])
    table.expect(["Item #1, row 1 of 30, Delete button, 2 of 2", nil], of: [.toTrailing, .toTrailing])
    table.expect(focus: 0, "delete")
    table.expect(["Item #1, row 1 of 30, More button, 1 of 2", "Item #1, row 1 of 30"], of: [.toLeading, .toLeading])
    table.expect(open: [0])
    table.expect(["Item #1, row 1 of 30"], of: [.toLeading])
    table.expect(open: [])
    // There are no buttons at that side.
    table.expect([nil], of: [.toLeading])
    // Another row that a key opens closes the first, where the policy says so.
    table.press(.toTrailing)
    table.press(.down, at: 1)
    table.press(.toTrailing, at: 1)
    table.expect(open: [1])
  }

  @Test("Enter performs the action and keeps the focus; on a row it is a tap")
  func enter() {
    var table = makeTable()
    table.press(.down)
    table.press(.toTrailing)
    #expect(table.key(.enter, at: 1).list.notices == [.row(RowID(0), .didPress(.trailing, 1))])
    table.expect(["More. Item #1, row 1 of 30, More button, 1 of 2"], of: [.enter], at: 1)
    table.press(.down, at: 2)
    // As a tap beside an open row.
    let notices = table.key(.enter, at: 3).list.notices + table.key(.enter, at: 4).list.notices
    #expect(notices == [.row(RowID(0), .didClose), .row(RowID(1), .didSelect)])
  }

  @Test("Escape closes the row and gives it the focus; elsewhere it does nothing")
  func escape() {
    var table = makeTable()
    table.press(.down)
    table.expect([nil], of: [.escape])
    table.press(.toTrailing)
    table.expect(["Item #1, row 1 of 30"], of: [.escape], at: 1)
    table.expect(focus: 0)
    table.expect(open: [])
    // An action loses the focus to its row also when that closes in another way.
    table.press(.toTrailing, at: 2)
    table.handle(.closeRows(after: .tableScrolled, except: nil), at: Time(3))
    table.expect(focus: 0)
  }

  @Test(
    "Delete performs the destructive action, and the row below gets the focus, or the one above if there is none")
  func delete() {
    var table = makeTable(count: 3)
    table.press(.down)
    table.press(.down)
    table.expect(["Delete, Item #2. Item #3, row 2 of 2"], of: [.delete], at: 1)
    table.expect(focus: 2)
    table.expect(["Delete, Item #3. Item #1, row 1 of 1"], of: [.delete], at: 2)
    table.expect(focus: 0)
    table.expect(["Delete, Item #1. No rows"], of: [.delete], at: 3)
    table.expect(focus: nil)
  }

  @Test("Keys that move rows do nothing in a list whose rows cannot be moved")
  func noMoves() {
    var table = makeTable()
    table.press(.down)
    let effects = KeyEvent.Key.allCases.map { table.key(KeyEvent($0, movesRow: true), at: .zero) }
    #expect(effects.filter { $0 != AnnouncedEffects(list: .none, announcement: nil) } == [])
    table.expect(focus: 0)
  }

  // MARK: Where the focus goes when rows change

  @Test("The focus follows its row, and goes to the row in its place when that is removed")
  func follows() {
    var table = makeTable(count: 5)
    table.focus = TableFocus(row: RowID(2))
    table.insertRow(below: 0, at: 0)
    var gone = table
    let first = table.announcement().text()
    table.moveRow(2, below: 0, at: 0)
    #expect([first, table.announcement().text()] == ["Item #3, row 4 of 6", "Item #3, row 1 of 6"])
    table.moveRow(2, below: 3, at: 0)
    // With the two rows above it, in one update.
    table.remove([0, 1, 2], at: 0)
    table.expect(focus: 3)
    // It goes to where its row was last, whatever was inserted and removed before.
    gone.remove([2], at: 0)
    gone.expect(focus: 3)
  }

  @Test("When its row is removed while others move past its place, the focus goes to the row that was below it")
  func neighbourAmongMoves() {
    // From below to above it, from above to above it, from above to below it, from right below it away.
    for (moved, index, focused) in [(8, 0, 6), (0, 2, 6), (1, 7, 6), (6, 0, 7)] {
      var table = makeTable(count: 10)
      table.focus = TableFocus(row: RowID(5))
      table.edit(at: .zero) { list in
        var effects = list.remove(RowID(5), at: .zero)
        effects.add(list.move(RowID(moved), to: index, at: .zero))
        return effects
      }
      table.expect(focus: focused, note: "\(moved) to \(index)")
    }
  }

  @Test("The focus goes to a row that replaces its own, or else to the one below, past rows inserted above that")
  func replaced() {
    var table = makeTable(count: 5)
    table.focus = TableFocus(row: RowID(2))
    table.edit(at: .zero) { list in
      var effects = list.remove(RowID(2), at: .zero)
      effects.add(list.insert("New", index: 2, at: .zero))
      return effects
    }
    let new = table.ids[2]
    #expect(table.announcement().text() == "Item #6, row 3 of 5")
    table.edit(at: .zero) { list in
      var effects = list.remove(new, at: .zero)
      effects.add(list.move(RowID(4), to: 1, at: .zero))
      effects.add(list.insert("Newer", index: 2, at: .zero))
      return effects
    }
    table.expect(focus: 3)
  }

  @Test("A host can give the focus to a row that exists, and take it away")
  func host() {
    var table = makeTable()
    table.focus = TableFocus(row: RowID(7), action: "delete")
    table.expect(focus: 7)
    table.focus = TableFocus(row: RowID(30))
    table.expect(focus: nil)
    table.focus = TableFocus(row: RowID(7))
    table.focus = nil
    #expect(table == makeTable())
  }

  @Test("Content that only the keyboard let scroll so far comes back when that is hidden")
  func keyboardGoes() {
    var table = makeTable()
    table.showKeyboard(height: 200, at: .zero)
    table.scroll(to: 1e9, at: .zero)
    // 30 · 44 - (480 - 200)
    table.expect(offsets: [1040], at: [0])
    table.showKeyboard(height: 0, at: Time(1))
    table.expect(offsets: [1040, 840], at: [1, 2])
  }
}

extension HeadlessTable {
  /// Presses a key at a moment in seconds.
  mutating func key(_ key: KeyEvent.Key, at time: Double) -> AnnouncedEffects {
    self.key(KeyEvent(key), at: Time(time))
  }

  /// Presses a key at a moment in seconds, and returns what is said in English.
  @discardableResult
  mutating func press(_ key: KeyEvent.Key, at time: Double = 0) -> String? {
    self.key(key, at: time).announcement?.text()
  }

  /// Presses keys one after the other at a moment in seconds, and expects what is said in English.
  mutating func expect(
    _ said: [String?], of keys: [KeyEvent.Key], at time: Double = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let heard = keys.map { press($0, at: time) }
    #expect(heard == said, sourceLocation: sourceLocation)
  }

  /// Expects which row and which of its actions has the focus.
  func expect(
    focus row: Int?, _ action: String? = nil, note: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expected = row.map { TableFocus(row: RowID($0), action: action) }
    #expect(focus == expected, "\(note)", sourceLocation: sourceLocation)
  }
}
