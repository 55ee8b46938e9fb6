import ConstraintSwipe
import HostsUnderTest
import ScrollSwipe
import Testing
import UIKit

extension OnOneScreen {
  /// Cells that a list hides and keeps for later, and those of a list that is edited.
  @MainActor @Suite struct CellPoolTests {
    init() { cleanScreen() }

    @Test("A deleted row takes no tap from its list, and is closed when it comes back", arguments: 0..<2)
    func deleted(kind: Int) {
      let inbox = Inbox(of: CellTests.kinds[kind], count: 4)
      inbox.row(1).open(.trailing, animated: false)
      let (gone, mail) = (inbox.cell(1), inbox.mails.remove(at: 1))
      inbox.table.performBatchUpdates {
        inbox.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      }
      #expect(gone.isHidden && gone.superview === inbox.table)
      inbox.tap(x: 20, row: 2)
      #expect(inbox.selected == [2] && ShimClock.links.isEmpty)
      inbox.mails.insert(mail, at: 1)
      inbox.table.reloadData()
      #expect((0..<4).allSatisfy { inbox.row($0).rest == .closed && inbox.x($0) == 0 })
    }

    @Test("A cell without an index path takes no tap from its list, although it is not hidden")
    func withoutPlace() {
      let (inbox, stray) = (Inbox(), SwipeTableViewCell(style: .default, reuseIdentifier: nil))
      stray.frame = CGRect(x: 0, y: 440, width: 320, height: 44)
      inbox.table.addSubview(stray)
      stray.rowView.show(ConstraintSwipe(), for: "gone") { SwipeButton("Delete") {} }
      inbox.window.layoutIfNeeded()
      stray.rowView.open(.trailing, animated: false)
      inbox.tap(x: 20, row: 3)
      #expect(inbox.selected == [3])
    }

    @Test("A cell that leaves its list closes its row", arguments: 0..<2)
    func removed(kind: Int) {
      let inbox = Inbox(of: CellTests.kinds[kind])
      let cell = inbox.cell(1)
      cell.rowView.open(.trailing, animated: false)
      cell.removeFromSuperview()
      inbox.rest()
      #expect(cell.rowView.rest == .closed && inbox.notices == ["didOpen.trailing 1", "didClose 1"])
    }

    @Test("A row leaves no recogniser in its list when it closes or its cell is removed", arguments: [false, true])
    func recognizers(isRemoved: Bool) {
      let inbox = Inbox()
      let (cell, before) = (inbox.cell(1), inbox.table.gestureRecognizers?.count)
      cell.rowView.open(.trailing, animated: false)
      #expect(inbox.table.gestureRecognizers?.count != before)
      if isRemoved { cell.removeFromSuperview() } else { cell.rowView.close(animated: false) }
      #expect(inbox.table.gestureRecognizers?.count == before)
    }

    @Test("A collection view's cell that is hidden closes its row, which stays closed when the cell is shown again")
    func hidden() {
      let (window, list) = (
        UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), UIScrollView(frame: .zero)
      )
      window.addSubview(list)
      for cell in [SwipeCollectionViewCell(frame: .zero), SwipeCollectionViewListCell(frame: .zero)] {
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        list.addSubview(cell)
        let row = (cell as? RowCollectionViewCell)?.rowView ?? (cell as? RowCollectionViewListCell)?.rowView
        row?.show(ConstraintSwipe(trailing: [delete]), for: ObjectIdentifier(cell))
        window.layoutIfNeeded()
        row?.open(.trailing, animated: false)
        cell.isHidden = true
        ShimClock.advance(by: 1)
        cell.isHidden = false
        #expect(row?.rest == .closed)
      }
    }

    @Test("While a collection view's cell is edited, its row is closed and does not swipe; nor if swiping is disabled")
    func edited() {
      for cell in [SwipeCollectionViewCell(frame: .zero), SwipeCollectionViewListCell(frame: .zero)] {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        window.addSubview(cell)
        let row = (cell as? RowCollectionViewCell)?.rowView ?? (cell as? RowCollectionViewListCell)?.rowView
        row?.row = ConstraintSwipe(trailing: [delete])
        window.layoutIfNeeded()
        row?.open(.trailing, animated: false)
        func swipe() -> CGFloat {
          let finger = ShimTouches(in: window, at: CGPoint(x: 300, y: 20))
          finger.move(to: CGPoint(x: 160, y: 22))
          defer { finger.up() }
          return cell.contentView.transform.tx
        }
        cell.shimIsEditing = true
        ShimClock.advance(by: 2)
        #expect(row?.rest == .closed && swipe() == 0)
        cell.shimIsEditing = false
        row?.isSwipeEnabled = false
        #expect(swipe() == 0)
        row?.isSwipeEnabled = true
        #expect(swipe() < 0)
      }
    }
  }
}
