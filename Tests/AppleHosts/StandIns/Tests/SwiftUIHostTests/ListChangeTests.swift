import ConstraintSwipe
import GestureList
import InteractionReplay
import SwiftUI
import Testing

@testable import SwiftUIHostsUnderTest

extension SwiftUIHosts {
  @MainActor @Suite("A list that is typed in, and one that turns") struct ListChangeTests {
    @Test("The end of an edit, and a text that comes late, belong to the row that the field was for")
    func edits() throws {
      let table = InteractionTable(GestureList(["Milk", "Bread", "Salt"], width: 320))
      var heard: [String] = []
      table.onNotice = { heard.append($0.name) }
      let screen = shown(InteractionList(table), height: 440)
      func tap(_ row: Int) {
        screen.drag(CGPoint(x: 100, y: 25 + 50 * CGFloat(row)), steps: 0)
        screen.advance(by: 1)
      }
      tap(0)
      screen.type("Oat milk")
      let late = try #require(screen.bindings.first)
      tap(1)
      late.wrappedValue = "Oat"
      screen.update()
      #expect(screen.fields == ["Bread"] && screen.hasKeyboard && table.list.editedRow == RowID(1))
      screen.type("Butter")
      table.undo()
      screen.update()
      #expect(screen.fields == ["Bread"])
      screen.dismissKeyboard()
      #expect(screen.fields.isEmpty && table.list.item(RowID(0))?.text == "Oat milk")
      tap(2)
      table.handle(.endEditing)
      screen.update()
      #expect(!screen.hasKeyboard)
      #expect(heard == (0..<3).flatMap { ["didBeginEditing.\($0)", "didEndEditing.\($0)"] })
    }

    @Test("A list whose direction changes stays where it was")
    func turns() {
      let row = ConstraintSwipe(width: 320, height: 44)
      let table = InteractionTable(SwipeList(of: row, titles: (1...30).map { "Mail \($0)" }))
      let screen = shown(InteractionList(table), height: 440)
      table.handle(.scrollTo(contentOffset: 88))
      table.record { ScriptRecorder(rowsOf: $0, design: "constraint-swipe") }
      screen.key(.downArrow)
      let focus = table.table.focus
      screen.direction = .rightToLeft
      #expect(screen.frame(of: "Mail 3")?.minY == 0 && table.table.direction == .rightToLeft)
      #expect(focus != nil && table.table.focus == focus && table.script != nil)
    }
  }
}
