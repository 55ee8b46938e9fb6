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

    @Test("A swipe opens a row, and frames are drawn only until the row has settled", arguments: 0..<3)
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

    @Test("A vertical drag scrolls, and a drag toward a side without buttons does nothing")
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

    @Test("A press performs its action, and the row closes or stays open as the app answers")
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

    @Test("A finger that slides off a button presses nothing, and a press of Delete removes the row")
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
      #expect(app.performed.isEmpty, "The finger is lifted beside the button.")
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
      #expect(ShimHaptics.felt.contains("impact"), "The threshold gives haptic feedback.")
      #expect(ShimExceptions.raised.isEmpty)
    }

    @Test("Only one row is open; scrolling or a tap elsewhere closes it, and the tap does nothing else")
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
      #expect(app.selected == [5], "With no row open, the table gets the taps.")
      app.swipe(1, from: 300, by: -140)
      app.rest()
      let finger = ShimTouches(in: app.window, at: CGPoint(x: 160, y: 400))
      finger.move(to: CGPoint(x: 160, y: 370))
      #expect(app.cell(1).rowView.rest == .closed)
      finger.up()
    }

    @Test("Policies that change while a row is open decide what closes it", arguments: [false, true], [false, true])
    func changedPolicies(closes: Bool, scrolls: Bool) {
      let app = MailTable(Self.designs[1])
      let row = app.cell(1).rowView
      func setPolicies(_ isOn: Bool) { row.policies = TablePolicies(closesOnScroll: isOn, closesOnOutsideTap: isOn) }
      setPolicies(!closes)
      app.swipe(1, from: 300, by: -140)
      app.rest()
      setPolicies(closes)
      let finger = ShimTouches(in: app.window, at: CGPoint(x: 160, y: 300))
      if scrolls { finger.move(to: CGPoint(x: 160, y: 270)) } else { finger.up() }
      app.rest()
      #expect(row.rest == (closes ? .closed : .open(.trailing)))
      #expect(app.selected.isEmpty == (closes || scrolls))
      if scrolls { finger.up() }
    }

    @Test("Rows stay open where their article leaves them open, and a tap elsewhere selects the row under it")
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

    @Test("Right to left, the trailing buttons are on the left, and the finger goes the other way")
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

    @Test("With reduced motion a row moves without animation, and no frames are drawn", arguments: 0..<3)
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

    @Test("A finger catches a moving row where it is on the screen")
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

    @Test("An action that asks first waits for the answer; if nobody can ask, it is cancelled")
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

    @Test("A flick opens a row that a slow finger would not", arguments: [false, true])
    func flick(isFast: Bool) {
      let app = MailTable(Self.designs[2])
      let finger = ShimTouches(in: app.window, at: CGPoint(x: 300, y: 66))
      finger.move(to: CGPoint(x: 260, y: 66), over: isFast ? 0.04 : 0.4)
      if !isFast { finger.move(to: CGPoint(x: 260, y: 66), over: 0.2) }
      finger.up()
      #expect(app.cell(1).rowView.rest == (isFast ? .open(.trailing) : .closed))
    }
  }
}
