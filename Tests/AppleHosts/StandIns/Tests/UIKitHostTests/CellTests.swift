// swift-format-ignore-file: NeverForceUnwrap

import HostsUnderTest
import ScrollSwipe
import Testing
import UIKit
import UtilityButtons

extension OnOneScreen {
  /// Cells as UIKit has them: with configurations, accessories, margins, and what covers their sides.
  @MainActor @Suite struct CellTests {
    init() { cleanScreen() }
    static let kinds: [UITableViewCell.Type] = [SwipeTableViewCell.self, ScrollTableViewCell.self]

    @Test("The view of a content configuration swipes and is selected like any content view", arguments: 0..<2)
    func configuration(kind: Int) throws {
      let inbox = Inbox(of: Self.kinds[kind])
      let content = try #require(inbox.cell(1).contentView as? UIListContentView)
      #expect(content.shimText == "Mail 1")
      inbox.swipe(1, by: -140)
      #expect(inbox.row(1).rest == .open(.trailing) && content.shimPlace.x == inbox.x(1) && inbox.x(1) < -100)
      inbox.cell(1).isSelected = true
      #expect((content.configuration as? UIListContentConfiguration)?.shimIsSelected == true)
      inbox.tap(x: 20, row: 1)
      #expect(inbox.row(1).rest == .closed && inbox.x(1) == 0 && inbox.selected.isEmpty)
      inbox.tap(x: 20, row: 1)
      #expect(inbox.selected == [1])
      var presses = 0
      let control = UIControl(frame: CGRect(x: 100, y: 0, width: 44, height: 44))
      control.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
      content.addSubview(control)
      inbox.tap(x: 120, row: 1)
      #expect(presses == 1, "The app's own controls get their taps.")
    }

    @Test("A row that is opened from code during a drag closes when the dragged row opens", arguments: 0..<2)
    func openedDuringDrag(kind: Int) {
      let inbox = Inbox(of: Self.kinds[kind])
      let finger = ShimTouches(in: inbox.window, at: CGPoint(x: 300, y: 66))
      finger.move(to: CGPoint(x: 160, y: 68), over: 0.2)
      inbox.row(3).open(.trailing, animated: false)
      finger.move(to: CGPoint(x: 160, y: 68), over: 0.15)
      finger.up()
      inbox.rest()
      #expect([1, 3].map { inbox.row($0).rest } == [.open(.trailing), .closed])
    }

    @Test("Accessories move with the content, and the background view stays", arguments: 0..<2)
    func accessories(kind: Int) throws {
      let inbox = Inbox(of: Self.kinds[kind])
      let cell = inbox.cell(1)
      cell.accessoryType = .disclosureIndicator
      let ground = UIView(frame: cell.bounds)
      cell.backgroundView = ground
      cell.addSubview(ground)
      inbox.window.layoutIfNeeded()
      let accessory = try #require(cell.shimAccessory)
      let place = accessory.shimPlace.x
      cell.rowView.open(.trailing, animated: false)
      inbox.rest()
      #expect(inbox.x(1) < -100 && accessory.shimPlace.x == place + inbox.x(1) && ground.shimPlace.x == 0)
      cell.setNeedsLayout()
      inbox.window.layoutIfNeeded()
      #expect(accessory.shimPlace.x == place + inbox.x(1) && inbox.buttonEnd(1) == 320)
      inbox.tap(x: 310, row: 1)
      #expect(inbox.notices.contains("didPress.trailing.0 1"), "A button lies where the accessory was.")
      cell.rowView.close(animated: false)
      inbox.rest()
      #expect(accessory.shimPlace.x == place)
    }

    @Test("Buttons stay inside the safe area", arguments: 0..<2, [false, true])
    func safeArea(kind: Int, isMirrored: Bool) {
      UIView.shimDirection = isMirrored ? .rightToLeft : .leftToRight
      let inbox = Inbox(of: Self.kinds[kind])
      inbox.window.shimSafeArea = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 30)
      inbox.table.setNeedsLayout()
      inbox.window.layoutIfNeeded()
      inbox.row(1).open(.trailing, animated: false)
      inbox.rest()
      #expect(isMirrored ? inbox.buttonStart(1) == 44 : inbox.buttonEnd(1) == 290)
    }

    @Test(
      "Outside a cell, a row keeps its buttons in the safe area and its content's margins, open or closed")
    func margins() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.shimSafeArea = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 30)
      window.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      window.insetsLayoutMarginsFromSafeArea = false
      let row = SwipeRowView(UtilityButtons(trailing: [delete]))
      row.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
      window.addSubview(row)
      window.layoutIfNeeded()
      let closed = row.contentView.layoutMargins
      row.open(.trailing, animated: false)
      row.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(closed.left == 20 && closed.right == 50 && row.contentView.layoutMargins == closed)
      let button = row.shownButtons[0]
      #expect(button.shimPlace.x + button.frame.width == 290)
    }

    @Test("The list cells of a collection view have rows, too, and their accessories move with the content")
    func listCells() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      for cell in [SwipeCollectionViewListCell(frame: .zero), ScrollCollectionViewListCell(frame: .zero)] {
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.accessories = [.disclosureIndicator()]
        cell.contentConfiguration = cell.defaultContentConfiguration()
        window.addSubview(cell)
        cell.rowView.show(ScrollSwipe(trailing: [delete]), for: "mail")
        window.layoutIfNeeded()
        let places = cell.shimAccessories.map(\.shimPlace.x)
        cell.rowView.open(.trailing, animated: false)
        #expect(cell.contentView.transform.tx == -80)
        #expect(cell.shimAccessories.map(\.shimPlace.x) == places.map { $0 - 80 } && places == [284])
        #expect(cell.accessibilityCustomActions?.isEmpty == false && cell.accessibilityPerformEscape())
        cell.prepareForReuse()
        window.layoutIfNeeded()
        #expect(cell.contentView.transform.tx == 0 && cell.rowView.row == nil)
        cell.removeFromSuperview()
      }
    }

    @Test(
      "A cell of a ListHost takes a content configuration, and its buttons stay inside the safe area",
      arguments: [false, true])
    func listRows(isMirrored: Bool) throws {
      UIView.shimDirection = isMirrored ? .rightToLeft : .leftToRight
      let screen = ListHostTests.mails()
      screen.window.shimSafeArea = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 30)
      screen.host.handle(.perform("open.trailing", on: RowID(1)))
      ShimClock.advance(by: 2)
      let cell = try #require(screen.cell(1))
      cell.contentConfiguration = UIListContentConfiguration.cell()
      screen.window.layoutIfNeeded()
      #expect(cell.contentView is UIListContentView && screen.x(1) == (isMirrored ? 160 : -160))
      let places = screen.buttons(1).map(\.shimPlace.x)
      #expect(places == (isMirrored ? [44, 124] : [210, 130]))
      screen.tap(x: places[0] + 10, y: 60)
      ShimClock.advance(by: 2)
      #expect(screen.host.list.count == 29)
    }

    @Test("Titles are truncated at their tail, and buttons can be named by voice while they are visible")
    func titles() throws {
      let inbox = Inbox()
      inbox.row(1).open(.trailing, animated: false)
      let buttons = inbox.row(1).shownButtons
      let (strip, look) = (try #require(buttons[0].superview), try #require(buttons[0].configuration))
      #expect(
        look.titleLineBreakMode == .byTruncatingTail && look.contentInsets.leading + look.contentInsets.trailing <= 8)
      #expect(
        !strip.accessibilityElementsHidden && buttons.map(\.accessibilityUserInputLabels) == [["Delete"], ["Read"]])
      inbox.row(1).close(animated: false)
      #expect(strip.accessibilityElementsHidden)
    }
  }

  /// Screens that leave and come back, and changes of the layout direction.
  @MainActor @Suite struct ScreenTests {
    init() { cleanScreen() }
    static let kinds: [UITableViewCell.Type] = [SwipeTableViewCell.self, ScrollTableViewCell.self]

    @Test(
      "A screen that comes back still has its open row, which a tap elsewhere or scrolling closes", arguments: 0..<2,
      [false, true])
    func comesBack(kind: Int, scrolls: Bool) {
      let inbox = Inbox(of: Self.kinds[kind])
      inbox.row(1).open(.trailing, animated: false)
      inbox.table.removeFromSuperview()
      inbox.rest()
      inbox.window.addSubview(inbox.table)
      inbox.window.layoutIfNeeded()
      #expect(inbox.row(1).rest == .open(.trailing) && inbox.x(1) < -100 && inbox.notices.count == 1)
      let finger = ShimTouches(in: inbox.window, at: CGPoint(x: 160, y: 400))
      if scrolls { finger.move(to: CGPoint(x: 160, y: 370)) } else { finger.up() }
      inbox.rest()
      #expect(inbox.x(1) == 0 && inbox.notices == ["didOpen.trailing 1", "didClose 1"] && inbox.selected.isEmpty)
      if scrolls { finger.up() }
    }

    @Test(
      "A moving row whose screen leaves goes on if the screen comes back soon, and is at its target otherwise",
      arguments: 0..<2,
      [false, true])
    func comesBackMoving(kind: Int, isSoon: Bool) {
      let inbox = Inbox(of: Self.kinds[kind])
      inbox.row(1).open(.trailing)
      ShimClock.advance(by: 0.05)
      inbox.table.removeFromSuperview()
      #expect(ShimClock.links.isEmpty)
      if !isSoon { inbox.rest() }
      inbox.window.addSubview(inbox.table)
      inbox.window.layoutIfNeeded()
      if isSoon { inbox.rest() }
      #expect(inbox.x(1) == CGFloat(inbox.row(1).row!.offset(at: Time(1e6))) && inbox.x(1) < -100)
      #expect(ShimClock.links.isEmpty)
    }

    @Test(
      "An open row is mirrored when the system or the app changes the layout direction", arguments: 0..<2,
      [false, true])
    func turns(kind: Int, isApps: Bool) {
      let inbox = Inbox(of: Self.kinds[kind])
      inbox.row(1).open(.trailing, animated: false)
      let x = inbox.x(1)
      if isApps {
        inbox.row(1).semanticContentAttribute = .forceRightToLeft
        inbox.window.layoutIfNeeded()
      } else {
        inbox.window.shimTurn(.rightToLeft)
      }
      #expect(inbox.x(1) == -x && inbox.buttonStart(1) == 0)
    }

    @Test("A moving row asks for frames at the display's full rate")
    func frames() {
      let inbox = Inbox()
      inbox.row(1).open(.trailing)
      #expect(ShimClock.links.map(\.preferredFrameRateRange.preferred) == [120])
    }
  }
}

extension OnOneScreen.Inbox: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
  func swipe(_ row: Int, by dx: CGFloat) {
    let y = CGFloat(row) * 44 + 22
    let finger = ShimTouches(in: window, at: CGPoint(x: 160, y: y))
    finger.move(to: CGPoint(x: 160 + dx, y: y + 2), over: 0.2)
    finger.move(to: CGPoint(x: 160 + dx, y: y + 2), over: 0.15)
    finger.up()
    rest()
  }
  func tap(x: CGFloat, row: Int) {
    ShimTouches(in: window, at: CGPoint(x: x, y: CGFloat(row) * 44 + 22)).up()
    rest()
  }
  /// Where the outermost trailing button ends and begins.
  func buttonEnd(_ row: Int) -> CGFloat { self.row(row).shownButtons[0].frame.width + buttonStart(row) }
  func buttonStart(_ row: Int) -> CGFloat { self.row(row).shownButtons[0].shimPlace.x }
}

extension RowView {
  /// The visible buttons, the outermost first.
  var shownButtons: [UIButton] {
    func buttons(in view: UIView) -> [UIButton] {
      view.isHidden ? [] : (view as? UIButton).map { [$0] } ?? view.subviews.flatMap { buttons(in: $0) }
    }
    return buttons(in: self)
  }
}
