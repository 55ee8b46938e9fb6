import ConstraintSwipe
import HostsUnderTest
import ScrollSwipe
import Testing
import UIKit
import UtilityButtons

extension OnOneScreen {
  @MainActor @Suite struct SwipeRowViewTests {
    init() { cleanScreen() }
    static let designs: [any RevealingRow] = [
      ConstraintSwipe(width: 100, height: 44, trailing: [delete, more]),
      ScrollSwipe(width: 100, height: 44, leading: [flag], trailing: [delete, more]),
      UtilityButtons(width: 100, height: 44, leading: [flag], trailing: [delete, more]),
    ]

    @Test("A swipe opens, frames are drawn while it settles and not a moment longer", arguments: 0..<3)
    func opens(design: Int) {
      let app = MailTable(Self.designs[design])
      #expect(app.cell(1).rowView.row?.size.width == 320, "The row is laid out for its cell.")
      app.swipe(1, from: 300, by: -120)
      #expect(app.notices == [.didOpen(.trailing)])
      #expect(ShimClock.links.count == 1 && app.x(1) < 0)
      app.rest()
      #expect(ShimClock.links.isEmpty)
      #expect(Double(-app.x(1)) == -app.cell(1).rowView.row!.offset(at: Time(0)), "It rests where the design says.")
      #expect(app.table.contentOffset.y == 0)
      #expect(app.buttons(1).map(\.configuration?.title) == ["Delete", "More"])
      #expect(app.buttons(1)[0].shimPlace.x + app.buttons(1)[0].frame.width == 320)
    }

    @Test("A vertical drag scrolls, and a drag toward nothing is nobody's")
    func directionLock() {
      let app = MailTable(Self.designs[0])
      let finger = ShimTouches(in: app.window, at: CGPoint(x: 160, y: 400))
      finger.move(to: CGPoint(x: 165, y: 300))
      finger.up()
      app.rest()
      #expect(app.table.contentOffset.y > 0 && app.notices.isEmpty)
      app.table.contentOffset = .zero
      app.swipe(1, from: 100, by: 120)
      #expect(app.x(1) == 0 && app.notices.isEmpty && app.table.contentOffset.y == 0)
    }

    @Test("A press tells the action and closes the row, or leaves it, as the app says")
    func press() {
      let app = MailTable(Self.designs[1])
      app.swipe(1, from: 300, by: -140)
      app.rest()
      app.tap(x: 200, y: 66)
      #expect(app.performed == ["more Mail 1"])
      app.rest()
      #expect(app.x(1) == 0 && app.notices == [.didOpen(.trailing), .didPress(.trailing, 1), .didClose])
      app.outcome = .stay
      app.swipe(2, from: 300, by: -140)
      app.rest()
      app.tap(x: 200, y: 110)
      app.rest()
      #expect(app.performed.count == 2 && app.x(2) < 0)
    }

    @Test("A press that slides away is none, and a deletion takes the row")
    func pressAway() {
      let app = MailTable(Self.designs[1])
      app.swipe(1, from: 300, by: -140)
      app.rest()
      let finger = ShimTouches(in: app.window, at: CGPoint(x: 300, y: 66))
      finger.move(to: CGPoint(x: 296, y: 140))
      finger.up()
      app.rest()
      #expect(app.performed.isEmpty)
      app.table.contentOffset = .zero
      app.cell(1).rowView.open(.trailing, animated: false)
      let edge = app.buttons(1)[0].shimPlace.x
      let slider = ShimTouches(in: app.window, at: CGPoint(x: edge + 2, y: 66))
      slider.move(to: CGPoint(x: edge - 4, y: 66))
      slider.up()
      #expect(app.performed.isEmpty, "It is lifted beside the button.")
      app.cell(1).rowView.close(animated: false)
      app.swipe(1, from: 300, by: -140)
      app.rest()
      app.tap(x: 300, y: 66)
      #expect(app.performed == ["delete Mail 1"] && app.text(1) == "Mail 2" && app.x(1) == 0)
      #expect(ShimExceptions.raised.isEmpty)
    }

    @Test("A full swipe performs the outermost action")
    func fullSwipe() {
      let app = MailTable(
        UtilityButtons(
          width: 320, height: 44, trailing: [delete, more],
          options: SwipeOptions(allowsFullSwipe: true, reportsSignals: true)))
      app.swipe(3, from: 310, by: -290)
      #expect(app.performed == ["delete Mail 3"] && app.mails.count == 99)
      #expect(ShimHaptics.felt.contains("impact"), "The threshold is felt.")
      #expect(ShimExceptions.raised.isEmpty)
    }

    @Test("One row is open at a time; scrolling and a tap elsewhere close it, and the tap does nothing else")
    func oneOpen() {
      let app = MailTable(Self.designs[1])
      app.swipe(1, from: 300, by: -140)
      app.rest()
      app.swipe(3, from: 300, by: -140)
      app.rest()
      #expect(app.x(1) == 0 && app.x(3) < 0)
      app.tap(x: 100, y: 250)
      app.rest()
      #expect(app.x(3) == 0 && app.selected.isEmpty)
      app.tap(x: 100, y: 250)
      #expect(app.selected == [5], "With no row open, taps are the table's.")
      app.swipe(1, from: 300, by: -140)
      app.rest()
      let finger = ShimTouches(in: app.window, at: CGPoint(x: 160, y: 400))
      finger.move(to: CGPoint(x: 160, y: 370))
      #expect(app.cell(1).rowView.rest == .closed)
      finger.up()
    }

    @Test("Rows that stay open by their article do so, and a tap elsewhere is for the row under it")
    func asInTheArticle() {
      let row = ConstraintSwipe(width: 320, height: 44, trailing: [delete, more], corrections: [])
      let app = MailTable(row)
      app.swipe(1, from: 300, by: -170)
      app.rest()
      app.swipe(3, from: 300, by: -170)
      app.rest()
      #expect(app.cell(1).rowView.rest == .open(.trailing) && app.cell(3).rowView.rest == .open(.trailing))
      app.tap(x: 100, y: 250)
      app.rest()
      #expect(app.selected == [5] && app.cell(3).rowView.rest == .open(.trailing))
    }

    @Test("A tap on the content of an open row closes it and selects nothing")
    func tapOnContent() {
      let app = MailTable(Self.designs[1])
      app.swipe(1, from: 300, by: -140)
      app.rest()
      app.tap(x: 60, y: 66)
      app.rest()
      #expect(app.x(1) == 0 && app.selected.isEmpty)
    }

    @Test("Right to left, the trailing buttons are at the left, and the finger goes the other way")
    func rightToLeft() {
      UIView.shimDirection = .rightToLeft
      let app = MailTable(Self.designs[1])
      app.swipe(1, from: 20, by: 140)
      app.rest()
      #expect(app.notices == [.didOpen(.trailing)] && app.x(1) == 160)
      #expect(app.buttons(1)[0].shimPlace.x == 0 && app.buttons(1)[0].configuration?.title == "Delete")
      app.tap(x: 10, y: 66)
      #expect(app.performed == ["delete Mail 1"])
    }

    @Test("With reduced motion nothing moves by itself and no frames are drawn", arguments: 0..<3)
    func reducedMotion(design: Int) {
      UIAccessibility.shimReducesMotion = true
      let app = MailTable(Self.designs[design])
      let row = app.cell(1).rowView
      row.recorder = row.row.map {
        ScriptRecorder($0, design: ["constraint-swipe", "scroll-swipe", "utility-buttons"][design])
      }
      app.swipe(1, from: 300, by: -120)
      #expect(ShimClock.links.isEmpty && row.recorder?.isComplete == true)
      let open = app.x(1)
      app.rest()
      #expect(app.x(1) == open && open < -100)
      app.cell(1).rowView.close(animated: true)
      #expect(app.x(1) == 0)
    }

    @Test("VoiceOver's custom actions do what the buttons do")
    func voiceOver() {
      let app = MailTable(Self.designs[1])
      let actions = app.cell(2).accessibilityCustomActions ?? []
      #expect(actions.map(\.name) == ["Flag", "Delete", "More", "Show leading actions", "Show trailing actions"])
      #expect(actions[2].actionHandler?(actions[2]) == true)
      #expect(app.performed == ["more Mail 2"] && UIAccessibility.shimPosted == ["More"])
      #expect(actions[1].actionHandler?(actions[1]) == true)
      #expect(app.mails.count == 99 && app.text(2) == "Mail 3" && ShimExceptions.raised.isEmpty)
      app.cell(1).rowView.open(.trailing)
      #expect(app.cell(1).rowView.accessibilityPerformEscape() && app.cell(1).rowView.rest == .closed)
    }

    @Test("A finger takes a moving row where it is seen")
    func catches() {
      let app = MailTable(Self.designs[1])
      app.cell(1).rowView.open(.trailing)
      ShimClock.advance(by: 0.15)
      let seen = app.x(1)
      #expect(seen < 0 && seen > -160)
      let finger = ShimTouches(in: app.window, at: CGPoint(x: 100, y: 66))
      finger.move(to: CGPoint(x: 89, y: 66), over: 0.001, steps: 1)
      #expect(abs(app.x(1) - seen) < 15)
      #expect(ShimClock.links.isEmpty, "Held content draws no frames.")
      finger.up()
    }

    @Test("A cell that is used again is as new, and an interrupted drag changes nothing")
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

    @Test("The back gesture at the screen's edge comes first")
    func backGesture() {
      let app = MailTable(ScrollSwipe(width: 320, height: 44, leading: [flag]))
      let back = UIScreenEdgePanGestureRecognizer()
      app.window.addGestureRecognizer(back)
      app.swipe(1, from: 5, by: 120)
      app.rest()
      #expect(app.x(1) == 0)
      app.swipe(1, from: 60, by: 120)
      app.rest()
      #expect(app.x(1) == 80)
    }

    @Test("A row outside any table has its actions and is as new when it is used again")
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

    @Test("A row that is replaced under a finger reports all that it did")
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

    @Test("While a table is edited, rows do not swipe")
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

    @Test("What a finger did is a script that leads to the same place", arguments: 0..<3, [false, true])
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

    @Test("An action that asks first waits for the answer; without anybody to ask it is called off")
    func asks() {
      let erase = InteractionAction(
        id: "erase", title: "Erase", role: .destructive, fulfillment: .close, asksFirst: true)
      let app = MailTable(ConstraintSwipe(width: 320, height: 44, trailing: [erase]))
      let row = app.cell(1).rowView
      row.perform("erase")
      app.rest()
      #expect(row.rest == .closed && app.performed.isEmpty)
      var asked: [String] = []
      row.onAsk = { asked.append($1.id) }
      row.perform("erase")
      app.rest()
      app.tap(x: 60, y: 66)
      app.swipe(1, from: 100, by: 120)
      #expect(asked == ["erase"] && row.rest == .open(.trailing) && app.performed.isEmpty)
      row.confirm()
      app.rest()
      #expect(app.performed == ["erase Mail 1"] && row.rest == .closed)
      row.perform("erase")
      row.cancel()
      #expect(app.performed.count == 1 && row.rest == .closed)
    }

    @Test("A cell's row has the cell's height, and other actions show at once")
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

    @Test("A flick opens a row that a slow finger would not", arguments: [false, true])
    func flick(isFast: Bool) {
      let app = MailTable(Self.designs[2])
      let finger = ShimTouches(in: app.window, at: CGPoint(x: 300, y: 66))
      finger.move(to: CGPoint(x: 260, y: 66), over: isFast ? 0.04 : 0.4)
      if !isFast { finger.move(to: CGPoint(x: 260, y: 66), over: 0.2) }
      finger.up()
      #expect(app.cell(1).rowView.rest == (isFast ? .open(.trailing) : .closed))
    }

    @Test("Code that opens a row closes the others, and an action of which the app says nothing does what it is")
    func fromCode() {
      let app = MailTable(Self.designs[1])
      app.cell(1).rowView.open(.trailing)
      app.rest()
      app.cell(2).rowView.open(.trailing)
      app.rest()
      #expect(app.cell(1).rowView.rest == .closed && app.cell(2).rowView.rest == .open(.trailing))
      // So does a plain action that opens a row; a row that cannot open there closes none.
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

    @Test("Buttons look like what they do; trackpads swipe too")
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
}
