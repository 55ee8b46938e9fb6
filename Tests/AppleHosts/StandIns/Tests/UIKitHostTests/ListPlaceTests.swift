import ConstraintSwipe
import ExpandableTable
import GestureList
import HostsUnderTest
import Testing
import UIKit

extension OnOneScreen {
  @MainActor @Suite("Where a list is in its collection view") struct ListPlaceTests {
    init() { cleanScreen() }

    /// Twenty items of 50 points between a bar of 90 points above and one of 34 below.
    private func barred(_ texts: [String] = (0..<20).map { "Item \($0)" }) -> ListScreen<GestureList> {
      let screen = ListHostTests.todos(texts)
      screen.view.shimBars = UIEdgeInsets(top: 90, left: 0, bottom: 34, right: 0)
      return screen
    }

    /// The frame and text of the visible placeholder.
    private func placeholder(_ screen: ListScreen<GestureList>) -> (frame: CGRect, text: String?)? {
      screen.view.subviews.compactMap { view in
        (view.subviews.first as? UILabel).map { (view.frame, $0.text) }
      }.first
    }

    @Test("The table is as high as the bars leave it, and the content begins below the top bar")
    func bars() {
      let screen = barred()
      #expect(screen.host.driver.table.size == LayoutSize(width: 320, height: 480 - 90 - 34))
      #expect(screen.view.contentOffset.y == -90 && screen.host.driver.table.contentOffset(at: .zero) == 0)
      screen.view.contentOffset.y = 10
      #expect(screen.host.driver.table.contentOffset(at: .zero) == 100)
      screen.view.contentOffset.y = 20 * 50 + 34 - 480
      #expect(
        screen.host.driver.table.contentOffset(at: .zero) == 20 * 50 - 356, "Both are at the end of their content.")
    }

    @Test(
      "Below a bar, a finger pulls in a new row only by dragging beyond the first row",
      arguments: [(-200.0, 0), (140.0, 1)])
    func pulls(distance: Double, inserted: Int) {
      let screen = barred()
      let finger = ShimTouches(in: screen.window, at: CGPoint(x: 100, y: 300))
      finger.move(to: CGPoint(x: 100, y: 300 + CGFloat(distance) / 2))
      finger.move(to: CGPoint(x: 100, y: 300 + CGFloat(distance)))
      finger.up()
      ShimClock.advance(by: 2)
      #expect(screen.host.list.ids.count == 20 + inserted)
    }

    @Test("Below a bar, fingers swipe and lift the rows that they touch, and autoscroll between the bars")
    func fingers() {
      let screen = barred()
      let finger = ShimTouches(in: screen.window, at: CGPoint(x: 300, y: 90 + 75))
      finger.move(to: CGPoint(x: 60, y: 90 + 75))
      finger.up()
      #expect(screen.texts.prefix(2) == ["Item 0", "Item 2"])
      ShimClock.advance(by: 2)
      let held = ShimTouches(in: screen.window, at: CGPoint(x: 100, y: 90 + 25))
      held.move(to: CGPoint(x: 100, y: 90 + 26), over: 0.6)
      #expect(screen.host.list.liftedRow == RowID(0))
      // The autoscroll zone begins 53.4 points above the lower bar, 0.15 of the height between the bars.
      held.move(to: CGPoint(x: 100, y: 480 - 34 - 60), over: 0.5)
      ShimClock.advance(by: 2)
      #expect(screen.view.contentOffset.y == -90)
      held.move(to: CGPoint(x: 100, y: 480 - 34 - 10), over: 0.5)
      ShimClock.advance(by: 2)
      #expect(screen.view.contentOffset.y > 0)
      held.up()
    }

    @Test("A drag moves the row that was touched, wherever the finger is when the drag is recognised")
    func touched() {
      let screen = ListHostTests.mails()
      let finger = ShimTouches(in: screen.window, at: CGPoint(x: 200, y: 86))
      finger.move(to: CGPoint(x: 100, y: 136))
      #expect(screen.x(1) ?? 0 < -50 && screen.x(2) == 0)
      finger.up()
    }

    @Test("A header that stays at the top stays below the bar")
    func pinned() throws {
      let list = try DescriptorList(sections: (0..<12).map { ListHeaderTests.question("Number \($0)") })
      let form = ExpandableTable(list, sectionTitles: (0..<12).map { "\($0)" }, pinsHeaders: true)
      let screen = ListScreen(form) { list, id in list.primaryTitle(of: id) }
      screen.view.shimBars.top = 90
      screen.view.contentOffset.y = -70
      #expect(screen.header(0)?.minY == 20)
    }

    @Test("A tapped header stays under the finger although the app folds another one above it")
    func accordion() throws {
      let plain = (0..<10).map { RowDescriptor("idCellNormal", secondaryTitle: "\($0)") }
      let open = RowDescriptor(
        "idCellNormal", secondaryTitle: "A", isExpandable: true, isExpanded: true, additionalRows: 4)
      let closed = RowDescriptor("idCellNormal", secondaryTitle: "B", isExpandable: true, additionalRows: 1)
      let rows = plain + [open] + plain.prefix(4) + [closed, RowDescriptor("idCellNormal", isVisible: false)] + plain
      let form = ExpandableTable(try DescriptorList(sections: [rows]))
      let screen = ListScreen(form) { list, id in list.primaryTitle(of: id) }
      let (a, b) = (RowID(10), RowID(15))
      let top = try #require(screen.host.list.top(of: b))
      screen.view.contentOffset.y = CGFloat(top) - 300
      screen.window.layoutIfNeeded()
      screen.tap(y: 310)
      screen.host.handle(.perform("collapse", on: a))
      screen.window.layoutIfNeeded()
      ShimClock.advance(by: 2)
      screen.window.layoutIfNeeded()
      #expect(screen.host.list.isExpanded(b) && !screen.host.list.isExpanded(a))
      let below = try #require(screen.host.list.top(of: b))
      #expect(below < top && CGFloat(below) - screen.view.contentOffset.y == 300)
    }

    @Test("A keyboard covers only what the bar does not, and the app's own inset comes back when the keyboard goes")
    func keyboard() {
      let screen = barred()
      screen.view.contentInset.bottom = 6
      ShimKeyboard.move(to: CGRect(x: 0, y: 264, width: 320, height: 216))
      #expect(screen.view.adjustedContentInset.bottom == 216)
      #expect(screen.host.driver.table.keyboardHeight == 216 - 34 - 6)
      #expect(
        screen.host.driver.table.size.height == 480 - 90 - 34 - 6, "The keyboard does not change the table's size.")
      ShimKeyboard.move(to: CGRect(x: 0, y: 480, width: 320, height: 216))
      #expect(screen.view.contentInset.bottom == 6 && screen.host.driver.table.keyboardHeight == 0)
    }

    @Test(
      "A keyboard covers as much of the window as it overlaps from the bottom",
      arguments: [
        (CGRect(x: 0, y: 264, width: 320, height: 216), CGPoint.zero, 216),
        // It floats; it is undocked; it goes.
        (CGRect(x: 0, y: 150, width: 320, height: 120), .zero, 0),
        (CGRect(x: 0, y: -64, width: 0, height: 0), .zero, 0),
        (CGRect(x: 0, y: 480, width: 320, height: 216), .zero, 0),
        // Beside another app; in a window above its lower end, and in one that ends above it.
        (CGRect(x: 0, y: 264, width: 640, height: 216), CGPoint(x: 320, y: 0), 216),
        (CGRect(x: 0, y: 500, width: 640, height: 220), CGPoint(x: 40, y: 100), 80),
        (CGRect(x: 0, y: 500, width: 640, height: 220), CGPoint(x: 40, y: 10), 0),
      ] as [(CGRect, CGPoint, CGFloat)])
    func keyboards(frame: CGRect, window: CGPoint, covered: CGFloat) {
      let screen = ListHostTests.todos(["Milk"])
      screen.window.shimOnScreen = window
      ShimKeyboard.move(to: frame)
      #expect(screen.view.contentInset.bottom == covered)
      #expect(screen.host.driver.table.keyboardHeight == Double(covered))
      ShimKeyboard.leave()
      #expect(screen.view.contentInset.bottom == 0)
    }

    @Test("A keyboard that stays covers more of a window that moves down")
    func movedWindow() {
      let screen = ListHostTests.todos(["Milk"])
      ShimKeyboard.move(to: CGRect(x: 0, y: 264, width: 320, height: 316))
      screen.window.shimOnScreen.y = 100
      screen.host.resizeIfNeeded()
      #expect(screen.view.contentInset.bottom == 316)
    }

    @Test(
      "A title that shrinks while a row is lifted does not drop the row, and nothing moves afterwards")
    func shrinkingTitle() {
      let screen = barred()
      screen.view.contentOffset.y = 0
      let finger = ShimTouches(in: screen.window, at: CGPoint(x: 100, y: 165))
      finger.move(to: CGPoint(x: 100, y: 166), over: 0.6)
      finger.move(to: CGPoint(x: 100, y: 200), over: 0.2)
      for top in stride(from: 80, through: 40, by: -10) {
        screen.view.shimBars.top = CGFloat(top)
        finger.move(to: CGPoint(x: 100, y: CGFloat(top) + 200), over: 0.05)
      }
      #expect(screen.host.list.liftedRow == RowID(3) && screen.host.driver.table.size.height == 480 - 90 - 34)
      finger.up()
      #expect(screen.host.driver.table.size.height == 480 - 40 - 34)
      ShimClock.advance(by: 2)
      #expect(screen.view.contentOffset.y == 0 && screen.host.driver.table.contentOffset(at: Time(1e6)) == 40)
    }

    @Test("A bar that would cover the edited row moves it below the bar")
    func barAboveTyping() {
      let screen = ListHostTests.todos((0..<20).map { "Item \($0)" })
      screen.view.contentOffset.y = 200
      screen.tap(y: 25)
      ShimKeyboard.move(to: CGRect(x: 0, y: 264, width: 320, height: 216))
      screen.view.shimBars.top = 90
      ShimClock.advance(by: 2)
      #expect(screen.typed === screen.field(4) && screen.cell(4)?.shimPlace.y == 90)
    }

    @Test(
      "A bar that grows covers rows without moving them, whether the table gets lower or not", arguments: [34, 4])
    func bar(below: CGFloat) {
      let screen = barred()
      screen.view.contentOffset.y = 100
      screen.view.shimBars = UIEdgeInsets(top: 120, left: 0, bottom: below, right: 0)
      ShimClock.advance(by: 1)
      #expect(screen.view.contentOffset.y == 100 && screen.host.driver.table.contentOffset(at: Time(1e6)) == 220)
    }

    @Test("Visible rows stay where they are when rows above them change")
    func sight() {
      let screen = ListHostTests.mails()
      screen.view.contentOffset.y = 10 * 44
      screen.host.edit { $0.remove(RowID(2), at: $1) }
      ShimClock.advance(by: 2)
      #expect(screen.view.contentOffset.y == 9 * 44 && screen.texts.first == "Item #11")
      screen.host.handle(.undo)
      ShimClock.advance(by: 2)
      #expect(screen.view.contentOffset.y == 10 * 44 && ShimExceptions.raised.isEmpty && ShimClock.links.isEmpty)
    }

    @Test("While a finger scrolls, visible rows stay under it when a row above them is deleted")
    func scrolls() {
      let screen = ListHostTests.mails()
      let finger = ShimTouches(in: screen.window, at: CGPoint(x: 160, y: 400))
      finger.move(to: CGPoint(x: 160, y: 300))
      let offset = screen.view.contentOffset.y
      screen.host.edit { $0.remove(RowID(0), at: $1) }
      ShimClock.advance(by: 1)
      #expect(screen.view.contentOffset.y == offset - 44, "The visible rows stay under the finger.")
      finger.move(to: CGPoint(x: 160, y: 290))
      #expect(screen.view.contentOffset.y == offset - 34)
      finger.up()
      ShimClock.advance(by: 2)
      #expect(screen.host.driver.table.contentOffset(at: Time(1e6)) == Double(screen.view.contentOffset.y))
    }

    @Test("A pull shows its placeholder above the first row, and a pinch shows it between two rows")
    func placeholders() throws {
      let screen = barred()
      #expect(placeholder(screen) == nil)
      let finger = ShimTouches(in: screen.window, at: CGPoint(x: 100, y: 200))
      finger.move(to: CGPoint(x: 100, y: 240))
      #expect(placeholder(screen)?.frame == CGRect(x: 0, y: -50, width: 320, height: 50))
      #expect(placeholder(screen)?.text == "Pull to Add New Item")
      screen.host.showsPlaceholder = false
      finger.move(to: CGPoint(x: 100, y: 241))
      #expect(placeholder(screen) == nil)
      finger.up()
      ShimClock.advance(by: 2)
      screen.host.showsPlaceholder = true
      let pinch = try #require(screen.view.gestureRecognizers?.compactMap { $0 as? UIPinchGestureRecognizer }.first)
      pinch.shimFingers = [CGPoint(x: 100, y: 90 + 75), CGPoint(x: 100, y: 90 + 125)]
      pinch.state = .began
      pinch.shimFingers = [CGPoint(x: 100, y: 90 + 65), CGPoint(x: 100, y: 90 + 135)]
      pinch.state = .changed
      let seen = try #require(placeholder(screen))
      #expect((seen.frame.midY - 100).magnitude < 12, "The placeholder is between the second row and the third.")
      pinch.state = .ended
      ShimClock.advance(by: 2)
      #expect(placeholder(screen) == nil)
    }

    @Test("A lifted row is above the others and is scaled as the list says")
    func lifted() throws {
      let screen = barred()
      let finger = ShimTouches(in: screen.window, at: CGPoint(x: 100, y: 90 + 75))
      finger.move(to: CGPoint(x: 100, y: 90 + 76), over: 0.6)
      finger.move(to: CGPoint(x: 100, y: 90 + 100), over: 0.5)
      let layer = try #require(screen.host.driver.table.frame.layers.first { $0.id.part == .lifted })
      #expect(layer.scale.x > 1 && screen.cell(1)?.contentView.transform.a == CGFloat(layer.scale.x))
      let cells = screen.view.subviews.compactMap { $0 as? TextCell }
      #expect(cells.last === screen.cell(1))
      finger.up()
    }
  }
}
