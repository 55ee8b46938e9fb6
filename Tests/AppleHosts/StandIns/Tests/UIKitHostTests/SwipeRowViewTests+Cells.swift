import ConstraintSwipe
import HostsUnderTest
import ScrollSwipe
import Testing
import UIKit
import UtilityButtons

extension OnOneScreen.SwipeRowViewTests {
  @Test("A reused cell shows its new item's row closed, and a cancelled drag changes nothing")
  func reuse() {
    let app = MailTable(Self.designs[1])
    app.swipe(1, from: 300, by: -140)
    app.rest()
    let made = app.table.shimCreated
    app.table.contentOffset.y = 2000
    #expect(app.table.shimCreated <= made + 1)
    #expect(app.table.visibleCells.allSatisfy { ($0 as! SwipeTableViewCell).contentView.transform.tx == 0 })
    app.rest()
    app.table.contentOffset.y = 0
    let finger = ShimTouches(in: app.window, at: CGPoint(x: 300, y: 66))
    finger.move(to: CGPoint(x: 200, y: 66))
    finger.cancel()
    app.rest()
    #expect(app.x(1) == 0 && ShimClock.links.isEmpty)
  }

  @Test("A cell outside a table offers its row's actions, and its row is closed after reuse")
  func bareRow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let cell = SwipeTableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    window.addSubview(cell)
    cell.rowView.row = Self.designs[1]
    window.layoutIfNeeded()
    #expect(cell.accessibilityCustomActions?.map(\.name).prefix(3) == ["Flag", "Delete", "More"])
    cell.rowView.open(.trailing, animated: false)
    #expect(cell.contentView.transform.tx == -160)
    cell.prepareForReuse()
    #expect(cell.contentView.transform.tx == 0 && cell.rowView.rest == .closed)
  }

  @Test("A row that is replaced under a finger reports the result of its cancelled drag")
  func replacedUnderFinger() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    // When a cancelled drag returns the article's cell to where it was open, the cell reports it; closed by code, it
    // reports nothing.
    let view = SwipeRowView(ConstraintSwipe(trailing: [delete, more], corrections: []))
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    window.addSubview(view)
    window.layoutIfNeeded()
    view.open(.trailing, animated: false)
    var notices: [SwipeNotice] = []
    view.onNotice = { notices.append($1) }
    let finger = ShimTouches(in: window, at: CGPoint(x: 100, y: 22))
    finger.move(to: CGPoint(x: 70, y: 22), over: 0.2)
    view.row = Self.designs[2]
    #expect(notices == [.didOpen(.trailing)])
    finger.up()
  }

  @Test("While a cell is edited, its row closes and does not swipe")
  func editing() {
    let app = MailTable(Self.designs[1])
    app.swipe(1, from: 300, by: -140)
    app.rest()
    app.cell(1).setEditing(true, animated: false)
    app.rest()
    #expect(app.x(1) == 0)
    app.swipe(1, from: 300, by: -140)
    #expect(app.x(1) == 0)
  }

  @Test(
    "The script of a recorded swipe and press replays to the same offset and notices", arguments: 0..<3, [false, true])
  func recorded(design: Int, isMirrored: Bool) throws {
    UIView.shimDirection = isMirrored ? .rightToLeft : .leftToRight
    let app = MailTable(Self.designs[design])
    let row = app.cell(1).rowView
    let name = ["constraint-swipe", "scroll-swipe", "utility-buttons"][design]
    row.recorder = row.row.map { ScriptRecorder($0, design: name) }
    app.swipe(1, from: isMirrored ? 20 : 300, by: isMirrored ? 140 : -140)
    app.rest()
    row.perform("more")
    row.open(.trailing, animated: false)
    let trace = try replayed(row.recorder)
    #expect(trace.notices.contains("didPress.trailing.1") && trace.last("offset") == row.row?.offset(at: Time(1e6)))
    #expect(app.notices.map(\.name) == trace.notices)
  }

  @Test("A row takes its view's height, shows new actions at once, and previews its buttons")
  func changes() {
    let app = MailTable(Self.designs[0])
    let row = app.cell(1).rowView
    row.frame.size.height = 90
    row.layoutIfNeeded()
    #expect(row.row?.size.height == 90)
    row.open(.trailing, animated: false)
    row.setActions([flag], .trailing)
    #expect(app.buttons(1).map(\.configuration?.title) == ["Flag"])
    row.close(animated: false)
    row.preview(.trailing)
    ShimClock.advance(by: 0.2)
    #expect(app.x(1) < 0 && row.rest == .closed && ShimClock.links.count == 1)
    app.rest()
    #expect(app.x(1) == 0 && ShimClock.links.isEmpty)
  }

  @Test("Opening a row from code closes the others, and an action that the app does not answer fulfills itself")
  func fromCode() {
    let app = MailTable(Self.designs[1])
    app.cell(1).rowView.open(.trailing)
    app.rest()
    app.cell(2).rowView.open(.trailing)
    app.rest()
    #expect(app.cell(1).rowView.rest == .closed && app.cell(2).rowView.rest == .open(.trailing))
    // So does a plain action that opens a row. A row that cannot open on that side closes none.
    app.cell(1).rowView.perform("open.trailing")
    #expect(app.cell(1).rowView.rest == .open(.trailing) && app.cell(2).rowView.rest == .closed)
    app.cell(2).rowView.open(.trailing, animated: false)
    app.cell(1).rowView.setActions([], .leading)
    app.cell(1).rowView.open(.leading)
    #expect(app.cell(1).rowView.rest == .closed && app.cell(2).rowView.rest == .open(.trailing))
    let stay = InteractionAction(id: "stay", title: "Stay", fulfillment: .close)
    app.outcome = nil
    app.cell(2).rowView.setActions([delete, stay], .trailing)
    app.tap(x: 200, y: 110)
    #expect(app.performed == ["stay Mail 2"] && app.cell(2).rowView.rest == .closed)
  }

  @Test("Buttons have the looks of their actions, and trackpads swipe, too")
  func looks() throws {
    let icon = InteractionAction(
      id: "pin", title: "Pin", icon: "pin.fill", iconPlacement: .top, color: SRGBColor(hex: 0x0000FF))
    let app = MailTable(ConstraintSwipe(width: 320, height: 44, trailing: [delete, icon]))
    let row = try #require(app.cell(1).rowView as? SwipeRowView)
    row.open(.trailing, animated: false)
    let looks = app.buttons(1).compactMap(\.configuration)
    #expect(looks.map(\.baseBackgroundColor) == [.systemRed, UIColor(red: 0, green: 0, blue: 1, alpha: 1)])
    #expect(looks.map(\.title) == ["Delete", "Pin"] && looks.map(\.image) == [nil, UIImage(systemName: "pin.fill")])
    #expect(looks.last?.imagePlacement == .top && app.buttons(1).map(\.accessibilityLabel) == ["Delete", "Pin"])
    #expect(row.panGestureRecognizer.allowedScrollTypesMask == .continuous)
    #expect(row.panGestureRecognizer.maximumNumberOfTouches == 1)
  }

  @Test("A row that leaves the window draws no frames")
  func window() {
    let app = MailTable(Self.designs[0])
    app.cell(1).rowView.open(.trailing)
    #expect(ShimClock.links.count == 1)
    app.table.removeFromSuperview()
    #expect(ShimClock.links.isEmpty)
  }
}
