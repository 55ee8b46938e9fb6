import ConstraintSwipe
import ExpandableTable
import GestureList
import SwiftUI
import Testing
import UIKit

@testable import SwiftUIHostsUnderTest

extension SwiftUIHosts {
  @MainActor @Suite struct InteractionListTests {
    let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)

    func swipeTable(_ policies: TablePolicies = TablePolicies()) -> InteractionTable<SwipeList<ConstraintSwipe>> {
      let row = ConstraintSwipe(width: 320, height: 44, trailing: [delete])
      return InteractionTable(SwipeList(of: row, titles: (1...30).map { "Mail \($0)" }), policies: policies)
    }

    func listScreen<Rows: ListInteraction>(
      _ table: InteractionTable<Rows>, direction: LayoutDirection = .leftToRight, reducesMotion: Bool = false
    ) -> _Host {
      shown(InteractionList(table), height: 440, direction: direction, reducesMotion: reducesMotion)
    }

    @Test("The screen shows the rows in sight where the table draws them, and no frames while nothing moves")
    func paints() {
      let table = swipeTable()
      let screen = listScreen(table)
      #expect(screen.frame(of: "Mail 1") == CGRect(x: 20, y: 0, width: 280, height: 43))
      #expect(screen.frame(of: "Mail 10")?.minY == 396)
      #expect(screen.frame(of: "Mail 11") == nil)
      #expect(!screen.drawsFrames)
      let evaluations = screen.evaluations
      screen.advance(by: 1)
      #expect(screen.evaluations == evaluations)
    }

    @Test("A finger swipes a row open, presses its button, and the row goes")
    func swipes() {
      let table = swipeTable()
      var heard: [String] = []
      table.onNotice = { heard.append($0.name) }
      let screen = listScreen(table)
      screen.drag(CGPoint(x: 300, y: 66), CGPoint(x: 180, y: 66))
      #expect(screen.drawsFrames)
      screen.advance(by: 2)
      #expect(!screen.drawsFrames)
      #expect((screen.frame(of: "Mail 2")?.minX ?? 0) < -30)
      screen.drag(CGPoint(x: 300, y: 66), steps: 0)
      screen.advance(by: 2)
      #expect(heard == ["didOpen.trailing.1", "didPress.trailing.0.1", "didDelete.1"])
      #expect(screen.frame(of: "Mail 3")?.minY == 44)
      table.undo()
      screen.update()
      screen.advance(by: 2)
      #expect(screen.frame(of: "Mail 2") == CGRect(x: 20, y: 44, width: 280, height: 43))
    }

    @Test("A finger scrolls and the content glides on, and a screen reader scrolls by a page")
    func scrolls() {
      let table = swipeTable()
      let screen = listScreen(table)
      screen.drag(CGPoint(x: 160, y: 400), CGPoint(x: 160, y: 200))
      #expect(screen.drawsFrames)
      screen.advance(by: 5)
      #expect(!screen.drawsFrames)
      let offset = table.table.contentOffset(at: Time(0))
      #expect(offset > 200)
      table.handle(.scrollTo(contentOffset: 0))
      screen.update()
      screen.scroll(.bottom)
      #expect(screen.frame(of: "Mail 11")?.minY == 0)
      screen.scroll(.top)
      #expect(screen.frame(of: "Mail 1")?.minY == 0)
    }

    @Test("The app's views replace the rows' content and move with it")
    func ownRows() {
      let table = swipeTable()
      let screen = shown(InteractionList(table) { id in Text("Row \(id.rawValue)") }, height: 440)
      #expect(screen.frame(of: "Mail 1") == nil)
      #expect(screen.frame(of: "Row 0") == CGRect(x: 0, y: 0, width: 320, height: 43))
      screen.drag(CGPoint(x: 300, y: 22), CGPoint(x: 220, y: 22), lifts: false)
      let label = table.table.frame.layers.first { $0.id == LayerID(RowID(0), .content) }
      #expect(label.map { screen.frame(of: "Row 0")?.minX == CGFloat($0.frame.x) } == true)
    }

    @Test("A finger that rests lifts a row and then moves it")
    func holds() {
      let table = InteractionTable(GestureList(["Milk", "Bread", "Salt"], width: 320))
      var heard: [String] = []
      table.onNotice = { heard.append($0.name) }
      let screen = listScreen(table)
      let height = table.list.height(of: RowID(0)) ?? 0
      screen.drag(CGPoint(x: 160, y: 20), CGPoint(x: 160, y: 20), steps: 40, lifts: false)
      #expect(table.list.liftedRow == RowID(0))
      table.handle(.touch(TouchEvent(.moved, location: Vector(160, 20 + 2 * height))))
      table.handle(.touch(TouchEvent(.up, location: Vector(160, 20 + 2 * height))))
      screen.advance(by: 2)
      #expect(heard == ["didMove.0"])
      #expect(!screen.drawsFrames)
      #expect(screen.texts.map(\.text) == ["Bread", "Salt", "Milk"])
    }

    @Test("A finger lifts a row as time passes, without further reports, and the lift's notices are reported")
    func rests() {
      let table = InteractionTable(GestureList(["Milk", "Bread", "Salt"], width: 320))
      var heard: [String] = []
      table.onNotice = { heard.append($0.name) }
      let screen = listScreen(table)
      screen.drag(CGPoint(x: 100, y: 20), steps: 0)
      screen.advance(by: 2)
      #expect(heard == ["didBeginEditing.0"])
      let height = CGFloat(table.list.height(of: RowID(0)) ?? 0)
      screen.drag(CGPoint(x: 160, y: 1.5 * height), lifts: false)
      #expect(table.list.liftedRow == nil)
      screen.advance(by: 1)
      #expect(table.list.liftedRow == RowID(1))
      #expect(heard == ["didBeginEditing.0", "didEndEditing.0"])
    }

    @Test("A touch that the system cancels does nothing")
    func takenAway() {
      let table = swipeTable()
      var heard: [String] = []
      table.onNotice = { heard.append($0.name) }
      let screen = listScreen(table)
      screen.drag(CGPoint(x: 300, y: 66), CGPoint(x: 180, y: 66), isTakenAway: true)
      screen.advance(by: 2)
      #expect(heard.isEmpty)
      #expect(screen.frame(of: "Mail 2")?.minX == 20)
      screen.drag(CGPoint(x: 300, y: 66), CGPoint(x: 180, y: 66))
      #expect(heard == ["didOpen.trailing.1"])
    }

    @Test(
      "On a pushed screen, a finger swipes a row that opens in its direction, and otherwise goes back",
      arguments: [LayoutDirection.leftToRight, .rightToLeft], [-140.0, 140])
    func wayBack(direction: LayoutDirection, dx: Double) {
      let table = swipeTable()
      let screen = listScreen(table, direction: direction)
      UIView.shimDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
      defer { UIView.shimDirection = .leftToRight }
      let navigation = screen.push()
      let opens = (dx < 0) == (direction == .leftToRight)
      screen.drag(CGPoint(x: 160, y: 66), CGPoint(x: 160 + dx, y: 66))
      screen.advance(by: 2)
      #expect(navigation.shimPop.shimPops == (opens ? 0 : 1))
      #expect(table.list.openRows == (opens ? [RowID(1)] : []))
      #expect(!screen.drawsFrames)
    }

    @Test("A form unfolds, takes the text that is typed in a field, and labels the row")
    func form() throws {
      let rows: [RowDescriptor] = [
        RowDescriptor("idCellNormal", secondaryTitle: "Name", isExpandable: true, additionalRows: 1),
        RowDescriptor("idCellTextfield", primaryTitle: "First name", isVisible: false),
      ]
      let table = InteractionTable(ExpandableTable(try DescriptorList(sections: [rows])))
      let screen = listScreen(table)
      #expect(screen.fields.isEmpty)
      screen.drag(CGPoint(x: 100, y: 30), steps: 0)
      screen.advance(by: 2)
      #expect(screen.frame(of: "First name") != nil)
      let field = try #require(screen.frame(of: "First name"))
      screen.drag(CGPoint(x: field.midX, y: field.midY), steps: 0)
      screen.advance(by: 2)
      #expect(screen.fields == [""])
      screen.type("Ada")
      #expect(screen.fields == ["Ada"])
      screen.submit()
      screen.advance(by: 2)
      #expect(screen.fields.isEmpty)
      #expect(table.list.editedRow == nil)
      #expect(screen.frame(of: "Ada") != nil)
      #expect(screen.labels.contains("First name"))
    }
  }
}
