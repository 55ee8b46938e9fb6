import ConstraintSwipe
import GestureList
import HostsUnderTest
import Testing
import UIKit

extension OnOneScreen {
  @MainActor @Suite("Events while a list is updated, laid out, scrolled or mirrored") struct ListUpdateTests {
    init() { cleanScreen() }

    @Test("Events that arrive during an update are shown after it, in order", arguments: [false, true])
    func inUpdate(beginsWithLayout: Bool) {
      var inUpdate: (() -> Void)?
      let screen = ListScreen(GestureList(["Milk", "Bread", "Tea", "Oats"], width: 320)) { list, id in
        let happens = inUpdate
        inUpdate = nil
        happens?()
        return list.item(id)?.text ?? "gone"
      }
      var notices: [String] = []
      screen.host.onNotice = { notices.append($0.name) }
      // An update begins with the layout that is due.
      if beginsWithLayout { screen.view.reloadData() }
      inUpdate = {
        for row in [1, 3] { screen.host.handle(.perform("delete", on: RowID(row))) }
        notices.append("returned")
      }
      screen.host.edit { $0.insert(.init("Salt"), index: 0, at: $1) }
      #expect(screen.texts == ["Salt", "Milk", "Tea"] && screen.view.shimBatches == 3)
      #expect(notices == ["returned", "didInsert.4", "didDelete.1", "didDelete.3"] && ShimExceptions.raised.isEmpty)
    }

    @Test(
      "An event that arrives while UIKit asks for a cell during layout is shown with the next frame",
      arguments: [false, true])
    func inLayout(scrolls: Bool) {
      var happens: (() -> Void)?
      let screen = ListScreen(GestureList((0..<30).map { "Item \($0)" }, width: 320)) { list, id in
        let now = happens
        happens = nil
        now?()
        return list.item(id)?.text ?? "gone"
      }
      var batches: Int?
      happens = {
        screen.host.handle(.perform("delete", on: RowID(10)))
        batches = screen.view.shimBatches
      }
      if scrolls { screen.view.contentOffset.y = 300 } else { screen.view.reloadData() }
      screen.window.layoutIfNeeded()
      #expect(batches == 0)
      ShimClock.advance(by: 1)
      #expect(screen.view.shimBatches == 1 && !screen.texts.contains("Item 10") && ShimClock.links.isEmpty)
      #expect(ShimExceptions.raised.isEmpty)
    }

    @Test("A list whose width changes during an update is laid out after it")
    func resizedInUpdate() {
      var inUpdate: (() -> Void)?
      let screen = ListScreen(GestureList(["Milk", "Bread"], width: 320)) { list, id in
        inUpdate?()
        return list.item(id)?.text ?? "gone"
      }
      inUpdate = {
        screen.view.frame.size.width = 480
        screen.host.resizeIfNeeded()
        #expect(screen.host.list.width == 320)
      }
      screen.host.edit { $0.insert(.init("Salt"), index: 0, at: $1) }
      #expect(screen.host.list.width == 480 && ShimExceptions.raised.isEmpty)
    }

    @Test("Rows that make room in the time that passes before Reduce Motion is followed move on the screen too")
    func timeBeforeReducedMotion() {
      var inCell: (() -> Void)?
      let screen = ListScreen(GestureList((0..<40).map { "Item \($0)" }, width: 320)) { list, id in
        inCell?()
        return list.item(id)?.text ?? "gone"
      }
      let finger = ShimTouches(in: screen.window, at: CGPoint(x: 100, y: 75))
      finger.move(to: CGPoint(x: 100, y: 76), over: 0.6)
      finger.move(to: CGPoint(x: 100, y: 470), over: 0.1)
      #expect(screen.host.list.liftedRow == RowID(1))
      // The app takes a second to provide a cell, without a frame; meanwhile the content scrolls under the finger.
      inCell = {
        inCell = nil
        let links = ShimClock.links
        ShimClock.links = []
        ShimClock.advance(by: 1)
        ShimClock.links = links
        UIAccessibility.shimReducesMotion = true
      }
      screen.host.edit { $0.insert(.init("Salt"), index: 2, at: $1) }
      #expect(inCell == nil && screen.host.driver.table.reducesMotion)
      finger.up()
      ShimClock.advance(by: 2)
      let ids = screen.view.indexPathsForVisibleItems.map { screen.host.list.ids[$0.item] }
      #expect(screen.texts == ids.map { screen.host.list.item($0)?.text ?? "gone" })
      #expect(ShimExceptions.raised.isEmpty)
    }

    @Test("A list whose width changes while the app provides a cell is laid out with the next frame")
    func resizedInCell() {
      var inCell: (() -> Void)?
      let screen = ListScreen(GestureList(["Milk", "Bread"], width: 320)) { list, id in
        let now = inCell
        inCell = nil
        now?()
        return list.item(id)?.text ?? "gone"
      }
      inCell = {
        screen.view.frame.size.width = 480
        screen.host.resizeIfNeeded()
      }
      screen.view.reloadData()
      screen.window.layoutIfNeeded()
      #expect(screen.host.list.width == 320)
      ShimClock.advance(by: 1)
      #expect(screen.host.list.width == 480 && ShimExceptions.raised.isEmpty && ShimClock.links.isEmpty)
    }

    @Test(
      "Visible rows stay in place when rows come or go above them while a finger scrolls or the content glides")
    func underFinger() {
      let screen = ListHostTests.mails()
      screen.view.contentOffset.y = 10 * 44
      let finger = ShimTouches(in: screen.window, at: CGPoint(x: 160, y: 400))
      finger.move(to: CGPoint(x: 160, y: 300))
      let (offset, seen) = (screen.view.contentOffset.y, screen.texts)
      screen.host.edit { $0.remove(RowID(2), at: $1) }
      #expect(screen.view.contentOffset.y == offset - 44 && screen.texts == seen)
      finger.move(to: CGPoint(x: 160, y: 290))
      #expect(screen.view.contentOffset.y == offset - 34)
      finger.move(to: CGPoint(x: 160, y: 200), over: 0.05)
      finger.up()
      ShimClock.advance(by: 0.05)
      let gliding = screen.view.contentOffset.y
      screen.host.handle(.undo)
      #expect(screen.view.isDecelerating && screen.view.contentOffset.y == gliding + 44)
      ShimClock.advance(by: 2)
      #expect(screen.host.driver.table.contentOffset(at: Time(1e6)) == Double(screen.view.contentOffset.y))
      #expect(screen.view.contentOffset.y > gliding + 44 && !screen.host.driver.table.reducesMotion)
    }

    @Test("A list follows the layout direction of its view and keeps its scroll position")
    func direction() {
      let screen = ListHostTests.mails()
      screen.host.recorder = ScriptRecorder(rowsOf: screen.host.driver.table, design: "constraint-swipe")
      screen.view.contentOffset.y = 88
      ShimKeyboard.move(to: CGRect(x: 0, y: 264, width: 320, height: 216))
      UIView.shimDirection = .rightToLeft
      screen.host.resizeIfNeeded()
      #expect(screen.view.contentOffset.y == 88 && screen.texts.first == "Item #3")
      #expect(screen.host.driver.table.keyboardHeight == 216 && screen.host.recorder?.isComplete == false)
      let finger = ShimTouches(in: screen.window, at: CGPoint(x: 160, y: 66))
      finger.move(to: CGPoint(x: 280, y: 68))
      finger.up()
      ShimClock.advance(by: 2)
      #expect(screen.host.list.openRows == [RowID(3)] && screen.x(3) == 160)
      UIView.shimDirection = .leftToRight
      screen.host.handle(.wait)
      #expect(screen.x(3) == -160)
    }

    @Test("A row follows the layout direction of its view")
    func rowDirection() {
      let app = MailTable(ConstraintSwipe(width: 320, height: 44, trailing: [delete]))
      app.cell(1).rowView.semanticContentAttribute = .forceRightToLeft
      app.window.layoutIfNeeded()
      app.swipe(1, from: 100, by: 120)
      app.rest()
      #expect(app.x(1) == 80)
    }
  }

  /// An app's own delegate of a collection view.
  @MainActor final class OwnDelegate: NSObject, UICollectionViewDelegate {
    var heard: [String] = []
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      heard.append("select \(indexPath.row)")
    }
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { heard.append("display") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("begin") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { heard.append("inset") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { heard.append("end") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("rest") }
  }

  @MainActor @Suite("The app's own delegate beside a list") struct ListDelegateTests {
    init() { cleanScreen() }

    @Test("The app's delegate gets all of UIKit's calls, whether the list handles them or not")
    func hears() {
      let screen = ListHostTests.mails()
      let own = OwnDelegate()
      screen.host.delegate = own
      let finger = ShimTouches(in: screen.window, at: CGPoint(x: 160, y: 400))
      finger.move(to: CGPoint(x: 160, y: 300))
      finger.up()
      ShimClock.advance(by: 2)
      screen.view.contentInset.bottom = 20
      #expect(Set(own.heard) == ["begin", "scroll", "display", "end", "rest", "inset"])
      #expect(screen.host.driver.table.contentOffset(at: Time(1e6)) == Double(screen.view.contentOffset.y))
    }

    @Test("Selecting a row with a key taps it, and the row can be selected again")
    func chosen() {
      let screen = ListHostTests.mails()
      let own = OwnDelegate()
      screen.host.delegate = own
      var notices: [String] = []
      screen.host.onNotice = { notices.append($0.name) }
      for _ in 0..<2 { screen.view.shimSelect(IndexPath(row: 1, section: 0)) }
      #expect(notices == ["didSelect.1", "didSelect.1"] && own.heard == ["select 1", "select 1"])
      #expect(!screen.view.selectionFollowsFocus)
      screen.tap(y: 66)
      #expect(notices.count == 3, "A finger's tap counts once.")
    }
  }
}
