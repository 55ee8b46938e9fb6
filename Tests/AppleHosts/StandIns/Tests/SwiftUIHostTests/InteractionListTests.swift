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

    private func swipeTable(_ policies: TablePolicies = TablePolicies()) -> InteractionTable<SwipeList<ConstraintSwipe>>
    {
      let row = ConstraintSwipe(width: 320, height: 44, trailing: [delete])
      return InteractionTable(SwipeList(of: row, titles: (1...30).map { "Mail \($0)" }), policies: policies)
    }

    private func listScreen<Rows: ListInteraction>(
      _ table: InteractionTable<Rows>, direction: LayoutDirection = .leftToRight, reducesMotion: Bool = false
    ) -> _Host {
      shown(InteractionList(table), height: 440, direction: direction, reducesMotion: reducesMotion)
    }

    @Test("What is painted is what the table draws, and frames are drawn only while something moves")
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

    @Test("A finger scrolls, the content glides on, and a page more by a screen reader")
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

    @Test("The app's views take the place of what the content shows, and move with it")
    func ownRows() {
      let table = swipeTable()
      let screen = shown(InteractionList(table) { id in Text("Row \(id.rawValue)") }, height: 440)
      #expect(screen.frame(of: "Mail 1") == nil)
      #expect(screen.frame(of: "Row 0") == CGRect(x: 0, y: 0, width: 320, height: 43))
      screen.drag(CGPoint(x: 300, y: 22), CGPoint(x: 220, y: 22), lifts: false)
      let label = table.table.frame.layers.first { $0.id == LayerID(RowID(0), .content) }
      #expect(label.map { screen.frame(of: "Row 0")?.minX == CGFloat($0.frame.x) } == true)
    }

    @Test("A finger that rests lifts a row and moves it, by time alone")
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

    @Test("A finger of which nothing more is reported lifts a row by time alone, and what that causes is heard")
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

    @Test("A touch that the system takes away does nothing")
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
      "On a screen that was pushed, a finger is a row's where the row opens that way, and else the way back's",
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

    @Test("A form unfolds, is typed into in a field, and says what it says")
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

    @Test("A field shows what undo has restored, and what the app has written there, and the typing goes on from it")
    func changedText() throws {
      let row = RowDescriptor("idCellTextfield", primaryTitle: "First name", value: "Ada")
      let table = InteractionTable(ExpandableTable(try DescriptorList(sections: [[row]])))
      let screen = listScreen(table)
      table.handle(.perform("edit", on: RowID(0)))
      screen.advance(by: 1)
      #expect(screen.fields == ["Ada"])
      screen.type("Adam")
      table.undo()
      screen.advance(by: 1)
      #expect(screen.fields == ["Ada"] && table.list.editedText == "Ada")
      screen.type("Ada L")
      table.edit { list, _ in list.textChanged(RowID(0), to: "Ada Lovelace") }
      screen.advance(by: 1)
      #expect(screen.fields == ["Ada Lovelace"])
      screen.type("Ada Lovelace!")
      screen.submit()
      screen.advance(by: 1)
      #expect(table.list.values == [RowID(0): .text("Ada Lovelace!")])
      table.undo()
      #expect(table.list.values == [RowID(0): .text("Ada")])
    }

    @Test("Plain actions reach all that gestures do")
    func plainActions() {
      let table = swipeTable()
      let screen = listScreen(table)
      screen.speak("Show trailing actions", at: 2)
      screen.advance(by: 2)
      #expect(table.list.openRows == [RowID(2)])
      screen.speak("escape")
      #expect(table.list.openRows.isEmpty)
      screen.speak("Delete", at: 1)
      #expect(table.list.count == 29)
    }

    @Test("A row that asks waits for the answer; without anybody to ask it is called off")
    func asks() {
      let erase = InteractionAction(id: "erase", title: "Erase", role: .destructive, asksFirst: true)
      let row = ConstraintSwipe(width: 320, height: 44, trailing: [erase])
      let table = InteractionTable(SwipeList(of: row, count: 3))
      let screen = listScreen(table)
      UIAccessibility.shimPosted.removeAll()
      screen.speak("Erase")
      #expect(table.list.waitingRows.isEmpty && table.list.count == 3)
      var asked: [RowID] = []
      table.onAsk = { asked.append($0) }
      screen.speak("Erase")
      #expect(asked == [RowID(0)] && table.list.waitingRows == [RowID(0)])
      #expect(UIAccessibility.shimPosted.isEmpty, "Nothing has been done yet.")
      table.confirm(RowID(0))
      #expect(table.list.count == 2)
    }

    /// The recogniser of a kind that hears no touches, or hears them all.
    private func recognizer<Kind: UIGestureRecognizer>(_ kind: Kind.Type, in screen: _Host) throws -> Kind {
      try #require(screen.window.gestureRecognizers?.compactMap { $0 as? Kind }.first)
    }

    @Test("Two fingers pinch a row open, and what the first one has begun does not count")
    func pinch() throws {
      let table = InteractionTable(GestureList((0..<6).map { "Item \($0)" }, width: 320))
      var heard: [String] = []
      table.onNotice = { heard.append($0.name) }
      let screen = listScreen(table)
      screen.drag(CGPoint(x: 100, y: 130), CGPoint(x: 100, y: 128), lifts: false)
      let pinch = try recognizer(UIPinchGestureRecognizer.self, in: screen)
      pinch.shimPointer = CGPoint(x: 100, y: 150)
      pinch.shimFingers = [CGPoint(x: 100, y: 130), CGPoint(x: 100, y: 170)]
      pinch.state = .began
      pinch.shimFingers = [CGPoint(x: 100, y: 80), CGPoint(x: 100, y: 230)]
      pinch.state = .changed
      pinch.state = .ended
      screen.update()
      screen.advance(by: 2)
      #expect(heard.contains("didInsert.6") && table.list.count == 7 && table.list.liftedRow == nil)
    }

    @Test("A wheel scrolls, and an indicator says where the content is until it stops; a trackpad swipes")
    func wheel() throws {
      let table = swipeTable()
      let screen = listScreen(table)
      let wheel = try recognizer(UIPanGestureRecognizer.self, in: screen)
      #expect(wheel.allowedTouchTypes == [] && wheel.allowedScrollTypesMask == .all)
      wheel.shimScroll(CGPoint(x: 0, y: -20), CGPoint(x: 0, y: -80), at: CGPoint(x: 160, y: 66), ends: false)
      screen.update()
      let (room, all) = (440.0, 30 * 44.0)
      let shown = try #require(table.indicator(at: screen.now, isTouched: false))
      #expect(shown == (100 / (all - room) * (room - shown.height), room * room / all))
      wheel.shimEndScroll()
      screen.update()
      #expect(table.table.contentOffset(at: Time(1e6)) == 100)
      #expect(table.indicator(at: screen.now, isTouched: false) == nil)
      table.handle(.scrollTo(contentOffset: 0))
      screen.update()
      wheel.shimScroll(CGPoint(x: -20, y: 0), CGPoint(x: -80, y: 0), at: CGPoint(x: 160, y: 66))
      screen.update()
      screen.advance(by: 2)
      #expect(table.list.openRows == [RowID(1)])
      wheel.shimScroll(CGPoint(x: 0, y: -20), CGPoint(x: 0, y: -80), at: CGPoint(x: 160, y: 600))
      #expect(table.list.openRows == [RowID(1)], "The pointer is not over the list.")
    }

    @Test("An indicator says where the content is, while it scrolls")
    func indicator() throws {
      let table = swipeTable()
      let screen = listScreen(table)
      let now = { screen.now }
      #expect(table.indicator(at: now(), isTouched: false) == nil)
      screen.drag(CGPoint(x: 160, y: 400), CGPoint(x: 160, y: 200), lifts: false)
      let shown = try #require(table.indicator(at: now(), isTouched: true))
      let (room, all) = (440.0, 30 * 44.0)
      #expect(shown.height == room * room / all)
      let offset = table.table.contentOffset(at: Time(now()))
      #expect(offset > 100 && (shown.top - offset / (all - room) * (room - shown.height)).magnitude < 1e-9)
      #expect(table.indicator(at: now(), isTouched: false) == nil)
    }

    @Test("Keys move the focus, open a side, and say so in the app's language")
    func keys() {
      let table = swipeTable()
      table.phrases.namedRow = "{label}, Zeile {row} von {count}"
      let screen = listScreen(table, direction: .rightToLeft)
      UIAccessibility.shimPosted.removeAll()
      screen.key(.downArrow)
      screen.key(.downArrow)
      #expect(table.table.focus?.row == RowID(1))
      #expect(UIAccessibility.shimPosted == ["Mail 1, Zeile 1 von 30", "Mail 2, Zeile 2 von 30"])
      screen.key(.leftArrow)
      screen.advance(by: 2)
      #expect(table.list.openRows == [RowID(1)])
      #expect(screen.key(.escape) && table.list.openRows.isEmpty)
      let unused = [screen.key(KeyEquivalent("x")), screen.key(.escape), screen.key(.downArrow, .command)]
      #expect(unused == [false, false, false], "They are for what is around the list.")
      let todo = InteractionTable(GestureList(["Milk", "Bread"], width: 320))
      let typing = listScreen(todo)
      typing.key(.downArrow)
      typing.key(.downArrow, .option)
      #expect(todo.list.ids == [RowID(1), RowID(0)])
      todo.undo()
      #expect(UIAccessibility.shimPosted.suffix(2) == ["Move down. Milk, row 2 of 2", "Undone. Milk, row 1 of 2"])
      typing.key(.downArrow, .option)
      typing.key(.return)
      #expect(todo.list.editedRow == RowID(0) && !typing.key(.space), "The text field has the keys.")
    }

    @Test("Right to left, touches and places are mirrored")
    func rightToLeft() {
      let table = swipeTable()
      let screen = listScreen(table, direction: .rightToLeft)
      #expect(screen.frame(of: "Mail 1") == CGRect(x: 20, y: 0, width: 280, height: 43))
      screen.drag(CGPoint(x: 20, y: 66), CGPoint(x: 140, y: 66))
      screen.advance(by: 2)
      #expect(table.list.openRows == [RowID(1)])
      #expect((screen.frame(of: "Mail 2")?.minX ?? 0) > 50)
    }

    @Test("With reduced motion everything is where it goes at once")
    func reducedMotion() {
      let table = swipeTable()
      let screen = listScreen(table, reducesMotion: true)
      screen.drag(CGPoint(x: 300, y: 66), CGPoint(x: 180, y: 66))
      #expect(!screen.drawsFrames)
      #expect((screen.frame(of: "Mail 2")?.minX ?? 0) < -30)
    }
  }
}
