import ConstraintSwipe
import ExpandableTable
import GestureList
import SwiftUI
import Testing
import UIKit

@testable import SwiftUIHostsUnderTest

extension SwiftUIHosts.InteractionListTests {
  @Test("Plain actions open, close and delete rows as gestures do")
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

  @Test("A row that asks a question waits for the answer; if nobody can ask, its action is cancelled")
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

  @Test("A field shows the text that undo restores or the app writes, and typing goes on from there")
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

  /// The list's recogniser of a kind.
  private func recognizer<Kind: UIGestureRecognizer>(_ kind: Kind.Type, in screen: _Host) throws -> Kind {
    try #require(screen.window.gestureRecognizers?.compactMap { $0 as? Kind }.first)
  }

  @Test("Two fingers pinch a new row open, and the drag that the first one began is dropped")
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

  @Test("A wheel scrolls, with an indicator of the position until it stops, and a trackpad swipes")
  func wheel() throws {
    let table = swipeTable()
    let screen = listScreen(table)
    let wheel = try recognizer(UIPanGestureRecognizer.self, in: screen)
    #expect(wheel.allowedTouchTypes == [] && wheel.allowedScrollTypesMask == .all)
    wheel.shimScroll(CGPoint(x: 0, y: -20), CGPoint(x: 0, y: -80), at: CGPoint(x: 160, y: 66), ends: false)
    screen.update()
    let (room, all) = (440.0, 30 * 44.0)
    let shown = try #require(table.indicatorExtent(at: screen.now, isTouched: false))
    #expect(shown == (100 / (all - room) * (room - shown.height), room * room / all))
    wheel.shimEndScroll()
    screen.update()
    #expect(table.table.contentOffset(at: Time(1e6)) == 100)
    #expect(table.indicatorExtent(at: screen.now, isTouched: false) == nil)
    table.handle(.scrollTo(contentOffset: 0))
    screen.update()
    wheel.shimScroll(CGPoint(x: -20, y: 0), CGPoint(x: -80, y: 0), at: CGPoint(x: 160, y: 66))
    screen.update()
    screen.advance(by: 2)
    #expect(table.list.openRows == [RowID(1)])
    wheel.shimScroll(CGPoint(x: 0, y: -20), CGPoint(x: 0, y: -80), at: CGPoint(x: 160, y: 600))
    #expect(table.list.openRows == [RowID(1)], "The pointer is not over the list.")
  }

  @Test("A sideways drag on a row claims the finger, so that a back gesture leaves it to the row", arguments: [60, 0])
  func claim(dx: CGFloat) throws {
    let screen = listScreen(swipeTable())
    let pans = screen.window.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer } ?? []
    let claim = try #require(pans.first { !$0.cancelsTouchesInView })
    screen.drag(CGPoint(x: 160, y: 66), CGPoint(x: 160 - dx, y: 66 + 60 - dx), lifts: false)
    #expect((claim.state == .changed) == (dx > 0))
  }

  @Test("An indicator shows the scroll position while a finger scrolls")
  func indicator() throws {
    let table = swipeTable()
    let screen = listScreen(table)
    let now = { screen.now }
    #expect(table.indicatorExtent(at: now(), isTouched: false) == nil)
    screen.drag(CGPoint(x: 160, y: 400), CGPoint(x: 160, y: 200), lifts: false)
    let shown = try #require(table.indicatorExtent(at: now(), isTouched: true))
    let (room, all) = (440.0, 30 * 44.0)
    #expect(shown.height == room * room / all)
    let offset = table.table.contentOffset(at: Time(now()))
    #expect(offset > 100 && (shown.top - offset / (all - room) * (room - shown.height)).magnitude < 1e-9)
    #expect(table.indicatorExtent(at: now(), isTouched: false) == nil)
  }

  @Test("Keys move the focus, open a side and move rows, and are announced in the app's language")
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
    #expect(unused == [false, false, false], "These keys are left to the views around the list.")
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

  @Test("Right to left, touches and positions are mirrored")
  func rightToLeft() {
    let table = swipeTable()
    let screen = listScreen(table, direction: .rightToLeft)
    #expect(screen.frame(of: "Mail 1") == CGRect(x: 20, y: 0, width: 280, height: 43))
    screen.drag(CGPoint(x: 20, y: 66), CGPoint(x: 140, y: 66))
    screen.advance(by: 2)
    #expect(table.list.openRows == [RowID(1)])
    #expect((screen.frame(of: "Mail 2")?.minX ?? 0) > 50)
  }

  @Test("With reduced motion a row is at its target at once")
  func reducedMotion() {
    let table = swipeTable()
    let screen = listScreen(table, reducesMotion: true)
    screen.drag(CGPoint(x: 300, y: 66), CGPoint(x: 180, y: 66))
    #expect(!screen.drawsFrames)
    #expect((screen.frame(of: "Mail 2")?.minX ?? 0) < -30)
  }
}
