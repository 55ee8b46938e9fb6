import ConstraintSwipe
import HostsUnderTest
import ScrollSwipe
import Testing
import UIKit
import UtilityButtons

extension OnOneScreen {
  /// Questions before actions, and actions that must be performed only once.
  @MainActor @Suite struct QuestionTests {
    init() { cleanScreen() }

    /// An inbox whose second mail asks whether it is to be deleted.
    private func asking(from presented: UIViewController? = nil) -> (Inbox, UIViewController) {
      let (inbox, screen) = (Inbox(), UIViewController())
      screen.view = inbox.table
      if let presented { screen.present(presented, animated: false) }
      inbox.question = "Delete it?"
      inbox.table.reloadData()
      inbox.row(1).perform("Delete")
      return (inbox, screen)
    }
    private func alert(on screen: UIViewController) throws -> UIAlertController {
      try #require(screen.presentedViewController as? UIAlertController)
    }

    @Test(
      "A screen that presents another one asks there, unless that one is being dismissed", arguments: [false, true])
    func presented(isBeingDismissed: Bool) throws {
      let popover = UIViewController()
      popover.shimIsBeingDismissed = isBeingDismissed
      let (inbox, screen) = asking(from: popover)
      #expect((popover.presentedViewController is UIAlertController) == !isBeingDismissed)
      guard !isBeingDismissed else { return }
      try alert(on: popover).shimChoose("Delete")
      #expect(inbox.deletions == [1] && screen.presentedViewController === popover)
    }

    @Test("An alert that goes without an answer cancels the row's action")
    func withoutAnswer() async throws {
      let (inbox, screen) = asking()
      #expect(inbox.row(1).driver?.isWaiting == true)
      screen.presentedViewController?.shimGo()
      for _ in 0..<100 where inbox.row(1).driver?.isWaiting == true { await Task.yield() }
      #expect(inbox.row(1).driver?.isWaiting == false && inbox.row(1).rest == .closed && inbox.deletions.isEmpty)
    }

    @Test(
      "A row that goes out of sight while an alert asks about it waits for the answer, and is closed afterwards",
      arguments: [false, true])
    func outOfSight(isConfirmed: Bool) throws {
      let (inbox, screen) = asking()
      inbox.table.contentOffset.y = 400
      inbox.rest()
      try alert(on: screen).shimChoose(isConfirmed ? "Delete" : "Cancel")
      inbox.rest()
      #expect(inbox.deletions == (isConfirmed ? [1] : []) && ShimClock.links.isEmpty)
      inbox.table.contentOffset.y = 0
      #expect(inbox.row(1).rest == .closed && inbox.row(1).driver?.isWaiting == false)
      #expect((0..<10).allSatisfy { inbox.x($0) == 0 })
    }

    @Test("A press is performed once, even if the app fills the row again when it is notified of the press")
    func filledWhenTold() {
      let cell = SwipeTableViewCell(style: .default, reuseIdentifier: nil)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
      window.addSubview(cell)
      var (done, title) = (0, "Read")
      func fill() {
        cell.rowView.show(
          ConstraintSwipe(), for: 1,
          onNotice: { _, notice in
            guard case .didPress = notice else { return }
            title = "Unread"
            fill()
          }
        ) {
          SwipeButton(InteractionAction(id: "read", title: title)) {
            done += 1
            return .close
          }
        }
      }
      fill()
      window.layoutIfNeeded()
      cell.rowView.open(.trailing, animated: false)
      cell.rowView.perform("read")
      #expect(done == 1 && title == "Unread" && cell.rowView.rest == .closed)
    }

    @Test("While a row waits for an answer, a tap elsewhere goes to the cell under it", arguments: 0..<2)
    func tapElsewhere(kind: Int) {
      let inbox = Inbox(of: CellItemTests.kinds[kind])
      inbox.question = "Delete it?"
      inbox.table.reloadData()
      let row = inbox.row(1)
      row.onAsk = { _, _ in }
      func tapElsewhere() {
        inbox.rest()
        ShimTouches(in: inbox.window, at: CGPoint(x: 100, y: 154)).up()
      }
      row.open(.trailing, animated: false)
      row.perform("Delete")
      tapElsewhere()
      #expect(inbox.selected == [3] && row.driver?.isWaiting == true)
      row.cancel()
      tapElsewhere()
      #expect(inbox.selected == [3] && row.rest == .closed, "The row no longer waits, so the tap closes it.")
    }

    @Test(
      "A row offers no plain actions while it waits, and offers them again after the answer", arguments: [false, true],
      [false, true])
    func offersNone(isConfigured: Bool, isConfirmed: Bool) {
      let inbox = PlainInbox()
      let own = SwipeTableViewCell(style: .default, reuseIdentifier: nil)
      let (cell, row) = isConfigured ? (inbox.cell(1), inbox.row(1)) : (own, own.rowView)
      @SwipeButtonBuilder func buttons() -> [SwipeButton] {
        SwipeButton("Delete", fulfillment: .close, asking: "Delete it?") {}
        SwipeButton("Read", fulfillment: .close) {}
      }
      if isConfigured {
        cell.contentConfiguration = cell.defaultContentConfiguration()
          .swipeRow(UtilityButtons(), id: 1, buttons: buttons)
      } else {
        own.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        inbox.window.addSubview(own)
        row.show(UtilityButtons(), for: 1, buttons: buttons)
      }
      inbox.window.layoutIfNeeded()
      row.onAsk = { _, _ in }
      ShimVoiceOver.take(cell)
      for _ in 0..<2 {
        #expect(ShimVoiceOver.actions(of: cell).map(\.name) == ["Delete", "Read", "Show trailing actions"])
        #expect(ShimVoiceOver.perform("Delete") && row.driver?.isWaiting == true)
        #expect(ShimVoiceOver.actions(of: cell).isEmpty)
        if isConfirmed { row.confirm() } else { row.cancel() }
      }
    }

    @Test("An action that was offered before the row waits does nothing while it waits, and is not announced")
    func offeredBefore() throws {
      let (inbox, screen) = asking()
      let row = inbox.row(1)
      try alert(on: screen).shimChoose("Cancel")
      let read = try #require(ShimVoiceOver.actions(of: inbox.cell(1)).first { $0.name == "Read" })
      row.perform("Delete")
      _ = read.actionHandler?(read)
      #expect(inbox.reads == [] && row.driver?.isWaiting == true && UIAccessibility.shimPosted == [])
      row.cancel()
      _ = read.actionHandler?(read)
      #expect(inbox.reads == [1] && UIAccessibility.shimPosted == ["Read"])
    }

    @Test("An action that asks first is not announced as done")
    func said() throws {
      let (inbox, screen) = asking()
      try alert(on: screen).shimChoose("Cancel")
      ShimVoiceOver.take(inbox.cell(1))
      #expect(ShimVoiceOver.perform("Delete") && UIAccessibility.shimPosted == [])
      let erase = InteractionAction(id: "erase", title: "Erase", asksFirst: true)
      let list = ListScreen(SwipeList(of: ConstraintSwipe(width: 320, height: 44, trailing: [erase]), count: 3)) {
        $0.content(of: $1).title
      }
      ShimVoiceOver.take(try #require(list.cell(1)))
      #expect(ShimVoiceOver.perform("Erase") && UIAccessibility.shimPosted == [])
    }
  }
}
