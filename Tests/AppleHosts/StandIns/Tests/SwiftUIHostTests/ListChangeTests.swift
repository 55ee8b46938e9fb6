import ConstraintSwipe
import GestureList
import InteractionReplay
import SwiftUI
import Testing

@testable import SwiftUIHostsUnderTest

/// Shows one of two lists in the same place.
private struct TwoLists: View {
  let tables: [InteractionTable<GestureList>]
  @State private var number = 0

  var body: some View {
    VStack {
      Button("Other") { number = 1 - number }
      InteractionList(tables[number])
    }
  }
}

extension SwiftUIHosts {
  @MainActor @Suite("Lists that are edited, replaced or mirrored") struct ListChangeTests {
    @Test("A list that takes another's place is laid out and gets the touches")
    func other() {
      let tables = [["Milk", "Bread"], ["Paint", "Nails"]].map { InteractionTable(GestureList($0, width: 320)) }
      let screen = shown(TwoLists(tables: tables), height: 440)
      func place(_ text: String) -> CGPoint {
        let frame = screen.frame(of: text) ?? .zero
        return CGPoint(x: frame.midX, y: frame.midY)
      }
      screen.tap(place("Other"))
      screen.advance(by: 1)
      #expect(tables[1].table.size == tables[0].table.size && screen.frame(of: "Nails") != nil)
      screen.drag(place("Nails"), steps: 0)
      screen.advance(by: 1)
      #expect(tables.map(\.list.editedRow) == [nil, RowID(1)])
    }

    @Test("An edit ends for the row that its field was for, and a text that arrives late changes no row")
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
