import ConstraintSwipe
import HeadlessTable
import InteractionReplay
import ScrollSwipe
import Testing
import UtilityButtons

/// What a table asks of its open rows, and what the articles' rows answer.
@Suite("A table asks open rows to close, and an article's rows close only where the article closes them")
struct ArticleTableTests {
  /// The outcome for rows 0 and 2, which a finger has opened one after the other.
  private struct Outcome: Equatable {
    /// The rows that are open once row 2 is.
    var opened: [Int]
    /// The rows that are open once the table has scrolled.
    var scrolled: [Int]
    /// The notices of a tap on row 4, in place of the scroll, and the rows that are open after it.
    var tap: [String]
    var tapped: [Int]

    /// No row closes, so the tap selects row 4.
    static let allStayOpen = Outcome(opened: [0, 2], scrolled: [0, 2], tap: ["didSelect.4"], tapped: [0, 2])
    /// A row closes only when another one opens.
    static let othersClose = Outcome(opened: [2], scrolled: [2], tap: ["didSelect.4"], tapped: [2])
    /// A row closes when another one opens, when the table scrolls, and when a tap hits another row.
    static let allClose = Outcome(opened: [2], scrolled: [], tap: ["didClose.2"], tapped: [])
  }

  private static let actions = [
    InteractionAction(id: "delete", title: "Delete", role: .destructive), InteractionAction(id: "more", title: "More"),
  ]

  private func outcome<Row: RevealingRow & DrawableRow>(
    _ row: Row, policies: TablePolicies = TablePolicies()
  ) -> Outcome {
    var table = HeadlessTable(SwipeList(of: row, count: 30), width: 320, height: 480, policies: policies)
    let isLeading = row.actions(.trailing).isEmpty
    let (start, end) = isLeading ? (20.0, 310.0) : (310.0, 20.0)
    for (index, time) in [(0, 0.0), (2, 2.0)] {
      let y = 22 + 44 * Double(index)
      table.touch(TouchEvent(.down, location: Vector(start, y)), at: Time(time))
      for step in 1...10 {
        let x = start + (end - start) * Double(step) / 10
        table.touch(TouchEvent(.moved, location: Vector(x, y)), at: Time(time + 0.05 * Double(step)))
      }
      table.touch(TouchEvent(.moved, location: Vector(end, y)), at: Time(time + 0.8))
      table.touch(TouchEvent(.up, location: Vector(end, y)), at: Time(time + 0.8))
    }
    _ = table.advance(to: Time(4))
    func open(_ table: HeadlessTable<SwipeList<Row>>) -> [Int] { table.list.openRows.map { $0.rawValue } }
    var scrolled = table
    scrolled.touch(TouchEvent(.down, location: Vector(160, 400)), at: Time(5))
    scrolled.touch(TouchEvent(.moved, location: Vector(160, 300)), at: Time(5.5))
    scrolled.touch(TouchEvent(.up, location: Vector(160, 300)), at: Time(6))
    var tapped = table
    tapped.touch(TouchEvent(.down, location: Vector(160, 198)), at: Time(5))
    let tap = tapped.touch(TouchEvent(.up, location: Vector(160, 198)), at: Time(5.1)).notices.map { $0.name }
    return Outcome(opened: open(table), scrolled: open(scrolled), tap: tap, tapped: open(tapped))
  }

  private func constraint(_ rules: ConstraintSwipe.Rules, _ corrections: ConstraintSwipe.Corrections) -> Outcome {
    outcome(ConstraintSwipe(width: 320, height: 44, trailing: Self.actions, rules: rules, corrections: corrections))
  }

  private func scroll(_ rules: ScrollSwipe.Rules, _ corrections: ScrollSwipe.Corrections) -> Outcome {
    outcome(ScrollSwipe(width: 320, height: 44, leading: Self.actions, rules: rules, corrections: corrections))
  }

  private func buttons(_ rules: UtilityButtons.Rules, _ corrections: UtilityButtons.Corrections) -> Outcome {
    outcome(UtilityButtons(width: 320, height: 44, trailing: Self.actions, rules: rules, corrections: corrections))
  }

  @Test("Constraint swipe: all rows stay open, as they do in the article's table and in the library's")
  func constraintSwipe() {
    for rules in ConstraintSwipe.Rules.allCases {
      #expect(constraint(rules, []) == .allStayOpen, "\(rules.rawValue)")
      #expect(constraint(rules, .all) == .allClose, "\(rules.rawValue)")
      #expect(constraint(rules, [.closesWithTable, .noticeOnChange]) == .allClose, "\(rules.rawValue)")
      #expect(constraint(rules, .all.subtracting([.closesWithTable])) == .allStayOpen, "\(rules.rawValue)")
    }
  }

  @Test("Scroll swipe: the article's rows stay open; those of the final version close when another one opens")
  func scrollSwipe() {
    #expect(scroll(.article, []) == .allStayOpen)
    #expect(scroll(.swipeableTableViewCell, []) == .othersClose)
    for rules in ScrollSwipe.Rules.allCases { #expect(scroll(rules, .all) == .allClose, "\(rules.rawValue)") }
    #expect(scroll(.swipeableTableViewCell, .all.subtracting([.closesWithTable])) == .othersClose)
  }

  @Test("Utility buttons: all rows stay open under each of the three rule sets")
  func utilityButtons() {
    for rules in UtilityButtons.Rules.allCases {
      var asInArticle = Outcome.allStayOpen
      // A tap on a row of ZCJTableViewCell is not reported.
      if rules == .zcjTableViewCell { asInArticle.tap = [] }
      #expect(buttons(rules, []) == asInArticle, "\(rules.rawValue)")
      #expect(buttons(rules, .all) == .allClose, "\(rules.rawValue)")
    }
  }

  @Test("With all policies off, no row is asked to close")
  func policiesOff() {
    let off = TablePolicies(closesOthersOnOpen: false, closesOnScroll: false, closesOnOutsideTap: false)
    let row = ScrollSwipe(width: 320, height: 44, leading: Self.actions)
    #expect(outcome(row, policies: off) == .allStayOpen)
  }

  @Test("Of a million rows, a list asks only the two whose state it keeps to close")
  func asksFew() {
    let row = ScrollSwipe(width: 320, height: 44, leading: Self.actions, corrections: [])
    var list = SwipeList(of: row, count: 1_000_000)
    for index in [3, 900_000] { list.perform("open.leading", on: RowID(index), at: .zero) }
    let effects = list.handle(.closeRows(after: .otherRowOpened, except: RowID(5)), at: Time(1))
    // The library reports nothing. It would move closed rows, too, but the list does not ask them.
    #expect((effects, list.openRows) == (ListEffects(startedMotion: true), []))
  }
}
