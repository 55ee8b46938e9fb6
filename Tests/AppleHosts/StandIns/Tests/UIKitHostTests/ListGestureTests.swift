import ConstraintSwipe
import GestureList
import HostsUnderTest
import InteractionReplay
import Testing
import UIKit

extension OnOneScreen {
  @MainActor @Suite struct ListGestureTests {
    init() { cleanScreen() }

    @Test("A finger that rests lifts a row, the content scrolls under it, and the row moves")
    func holds() throws {
      let texts = (0..<40).map { "Item \($0)" }
      let screen = ListHostTests.todos(texts)
      screen.host.recorder = ScriptRecorder(
        screen.host.driver.table, of: "gesture-list", more: ["rows": .array(texts.map { .text($0) })])
      var notices: [String] = []
      screen.host.onNotice = { notices.append($0.name) }
      let finger = ShimTouches(in: screen.window, at: CGPoint(x: 100, y: 75))
      finger.move(to: CGPoint(x: 100, y: 76), over: 0.6)
      #expect(screen.host.list.liftedRow == RowID(1))
      finger.move(to: CGPoint(x: 100, y: 408), over: 0.5)
      ShimClock.advance(by: 2)
      #expect(
        ShimClock.links.count == 1,
        "At the edge of the autoscroll zone, the content scrolls slowly, and no row moves for a while.")
      finger.move(to: CGPoint(x: 100, y: 470), over: 0.5)
      let begun = screen.view.contentOffset.y
      ShimClock.advance(by: 2)
      #expect(
        ShimClock.links.count == 1 && screen.view.contentOffset.y > begun + 100,
        "The finger rests, and the content scrolls.")
      finger.up()
      ShimClock.advance(by: 2)
      #expect(notices == ["didMove.1"] && screen.host.list.ids.firstIndex(of: RowID(1)).map { $0 > 10 } == true)
      #expect(ShimExceptions.raised.isEmpty && ShimClock.links.isEmpty)
      let trace = try replayed(screen.host.recorder)
      #expect(trace.notices == notices)
    }

    @Test("If several rows may be open, a tap on the content of one closes all of them")
    func tapOnOpenRow() {
      let screen = ListHostTests.mails()
      screen.host.handle(.policies(TablePolicies(closesOthersOnOpen: false)))
      for row in [1, 3] { screen.host.handle(.perform("open.trailing", on: RowID(row))) }
      ShimClock.advance(by: 2)
      #expect(screen.host.list.openRows == [RowID(1), RowID(3)])
      screen.tap(x: 60, y: 66)
      #expect(screen.host.list.openRows == [])
    }

    @Test("A row that a plain action opens during a drag closes when the dragged row opens")
    func openedDuringDrag() {
      let screen = ListHostTests.mails()
      let finger = ShimTouches(in: screen.window, at: CGPoint(x: 300, y: 66))
      finger.move(to: CGPoint(x: 160, y: 68), over: 0.2)
      screen.host.handle(.perform("open.trailing", on: RowID(3)))
      finger.up()
      ShimClock.advance(by: 2)
      #expect(screen.host.list.openRows == [RowID(1)])
    }

    @Test("A pull inserts a row, a pinch opens one, and both replay")
    func pulls() throws {
      let texts = (0..<8).map { "Item \($0)" }
      let screen = ListHostTests.todos(texts)
      screen.host.recorder = ScriptRecorder(
        screen.host.driver.table, of: "gesture-list", more: ["rows": .array(texts.map { .text($0) })])
      var notices: [String] = []
      screen.host.onNotice = { notices.append($0.name) }
      let finger = ShimTouches(in: screen.window, at: CGPoint(x: 100, y: 100))
      finger.move(to: CGPoint(x: 100, y: 300))
      #expect(screen.view.contentOffset.y < -50)
      finger.up()
      ShimClock.advance(by: 2)
      #expect(notices.first == "didInsert.8")
      screen.host.handle(.endEditing)
      let pinch = try #require(
        screen.view.gestureRecognizers?.compactMap { $0 as? UIPinchGestureRecognizer }.first)
      pinch.shimFingers = [CGPoint(x: 100, y: 130), CGPoint(x: 100, y: 170)]
      pinch.state = .began
      pinch.shimFingers = [CGPoint(x: 100, y: 80), CGPoint(x: 100, y: 230)]
      pinch.state = .changed
      pinch.state = .ended
      ShimClock.advance(by: 2)
      #expect(notices.contains("didInsert.9") && ShimExceptions.raised.isEmpty)
      #expect(try replayed(screen.host.recorder).notices == notices)
    }

    @Test("A finger that rests on selectable text lifts no row; on other text it does")
    func holdsOnText() throws {
      let screen = ListHostTests.todos(["Milk", "Plants"])
      let notes = UITextView(frame: CGRect(x: 100, y: 0, width: 80, height: 50))
      try #require(screen.cell(1)).contentView.addSubview(notes)
      for (canSelect, lifted) in [(true, nil), (false, RowID(1))] {
        (notes.isEditable, notes.isSelectable) = (false, canSelect)
        let finger = ShimTouches(in: screen.window, at: CGPoint(x: 140, y: 75))
        finger.move(to: CGPoint(x: 140, y: 76), over: 0.6)
        #expect(screen.host.list.liftedRow == lifted)
        finger.up()
        ShimClock.advance(by: 2)
      }
    }

    @Test("A finger on a reorder control lifts the row at once, and a finger beside the control does not")
    func reorderControl() {
      let list = GestureList(
        (0..<8).map { "Item \($0)" }, width: 320, options: GestureList.Options(reorderControl: .trailing))
      let screen = ListScreen(list) { list, id in list.item(id)?.text ?? "gone" }
      let finger = ShimTouches(in: screen.window, at: CGPoint(x: 305, y: 75))
      finger.move(to: CGPoint(x: 305, y: 76), over: 0.05)
      #expect(screen.host.list.liftedRow == RowID(1))
      finger.move(to: CGPoint(x: 305, y: 225), over: 0.3)
      finger.up()
      ShimClock.advance(by: 2)
      #expect(screen.texts.prefix(4) == ["Item 0", "Item 2", "Item 3", "Item 4"])
      let content = ShimTouches(in: screen.window, at: CGPoint(x: 100, y: 75))
      content.move(to: CGPoint(x: 100, y: 76), over: 0.05)
      #expect(screen.host.list.liftedRow == nil)
      content.up()
    }

    @Test(
      "Rows with buttons are lifted, moved and dropped, and swiped in the same list, and all of it replays",
      arguments: [nil, .trailing] as [SwipeEdge?])
    func movesRowsWithButtons(control: SwipeEdge?) throws {
      var list = SwipeList(of: ConstraintSwipe(width: 320, height: 44, trailing: [delete, more]), count: 30)
      list.reordering = ReorderOptions(control: control)
      let screen = ListScreen(list) { list, id in list.content(of: id).title }
      screen.host.recorder = ScriptRecorder(rowsOf: screen.host.driver.table, design: "constraint-swipe")
      var notices: [String] = []
      screen.host.onNotice = { notices.append($0.name) }
      let (x, rests) = (CGFloat(control == nil ? 100 : 305), control == nil ? 0.6 : 0.05)
      let finger = ShimTouches(in: screen.window, at: CGPoint(x: x, y: 66))
      finger.move(to: CGPoint(x: x, y: 67), over: rests)
      #expect(screen.host.list.liftedRow == RowID(1) && screen.view.contentOffset.y == 0)
      finger.move(to: CGPoint(x: x, y: 155), over: 0.3)
      #expect(
        screen.view.subviews.compactMap { $0 as? TextCell }.last === screen.cell(1),
        "The lifted row is above the others.")
      finger.up()
      ShimClock.advance(by: 2)
      #expect(screen.host.list.liftedRow == nil && notices == ["didMove.1"])
      #expect(screen.texts.prefix(5) == ["Item #1", "Item #3", "Item #4", "Item #2", "Item #5"])
      let swipe = ShimTouches(in: screen.window, at: CGPoint(x: 250, y: 154))
      swipe.move(to: CGPoint(x: 100, y: 155))
      swipe.up()
      ShimClock.advance(by: 2)
      #expect(screen.host.list.openRows == [RowID(1)] && screen.x(1) == -160)
      screen.tap(x: 180, y: 154)
      ShimClock.advance(by: 2)
      #expect(notices.last?.hasPrefix("didPress.trailing.1") == true)
      let content = ShimTouches(in: screen.window, at: CGPoint(x: 100, y: 66))
      content.move(to: CGPoint(x: 100, y: 67), over: 0.05)
      #expect(screen.host.list.liftedRow == nil)
      content.up()
      ShimClock.advance(by: 2)
      #expect(notices.last == "didClose.1" && ShimExceptions.raised.isEmpty && ShimClock.links.isEmpty)
      #expect(try replayed(screen.host.recorder).notices == notices)
    }

    @Test("In any list with reorder controls, a finger that rests beside them lifts no row")
    func restsBesideControl() {
      var rows = SwipeList(of: ConstraintSwipe(width: 320, height: 44, trailing: [delete]), count: 5)
      rows.reordering = ReorderOptions(control: .trailing)
      let items = GestureList(
        ["Milk", "Bread"], width: 320, options: GestureList.Options(reorderControl: .trailing))
      rests(on: ListScreen(rows) { list, id in list.content(of: id).title })
      rests(on: ListScreen(items) { list, id in list.item(id)?.text ?? "gone" })
    }

    private func rests<List: ListInteraction>(on screen: ListScreen<List>) {
      let finger = ShimTouches(in: screen.window, at: CGPoint(x: 100, y: 20))
      finger.move(to: CGPoint(x: 100, y: 21), over: 0.8)
      #expect(screen.host.list.liftedRow == nil)
      finger.up()
    }

    @Test("A row dropped outside the table goes back to where it was lifted, if the list reverts on spill")
    func spills() {
      var list = SwipeList(of: ConstraintSwipe(width: 320, height: 44, trailing: [delete, more]), count: 5)
      list.reordering = ReorderOptions(revertsOnSpill: true)
      let screen = ListScreen(list) { list, id in list.content(of: id).title }
      var notices: [String] = []
      screen.host.onNotice = { notices.append($0.name) }
      for (x, order) in [(-20, [0, 1, 2, 3, 4]), (100, [0, 2, 3, 1, 4])] as [(CGFloat, [Int])] {
        let finger = ShimTouches(in: screen.window, at: CGPoint(x: 100, y: 66))
        finger.move(to: CGPoint(x: 100, y: 67), over: 0.6)
        finger.move(to: CGPoint(x: x, y: 155), over: 0.3)
        finger.up()
        ShimClock.advance(by: 2)
        #expect(screen.texts == order.map { "Item #\($0 + 1)" })
      }
      #expect(notices == ["didMove.1"])
    }

    @Test("A swipe moves the cell of a row without buttons and deletes the row, and undo brings it back")
    func gestureRows() {
      let screen = ListHostTests.todos(["Milk", "Plants", "Bread"])
      var notices: [String] = []
      screen.host.onNotice = { notices.append($0.name) }
      let finger = ShimTouches(in: screen.window, at: CGPoint(x: 300, y: 75))
      finger.move(to: CGPoint(x: 200, y: 75))
      #expect(screen.x(1) == -80, "The row follows the finger from where the pan was recognised.")
      finger.move(to: CGPoint(x: 60, y: 75))
      finger.up()
      #expect(notices == ["didDelete.1"] && screen.texts == ["Milk", "Bread"])
      ShimClock.advance(by: 2)
      screen.host.handle(.undo)
      #expect(screen.texts == ["Milk", "Plants", "Bread"] && ShimExceptions.raised.isEmpty)
    }
  }
}
