import ConstraintSwipe
import ScrollSwipe
import SwiftUI
import SwiftUIHostsUnderTest
import Testing
import UIKit
import UtilityButtons

extension SwiftUIHosts {
  @MainActor @Suite struct SwipeRowTests {
    static let designs: [any RevealingRow] = [
      ConstraintSwipe(width: 100, height: 44), ScrollSwipe(width: 100, height: 44),
      UtilityButtons(width: 100, height: 44),
    ]

    @Test("A swipe opens a row over its buttons, and frames are drawn only while it moves", arguments: 0..<3)
    func opens(design: Int) {
      let screen = screen(Self.designs[design])
      #expect(screen.x(of: "One") == 0)
      #expect(!screen.drawsFrames)
      #expect(screen.buttons.map(\.title) == ["One", "Two", "Three", "Open"])
      screen.swipe(0, by: -140)
      #expect(screen.drawsFrames)
      screen.advance(by: 2)
      #expect((screen.x(of: "One") ?? 0) < -100)
      #expect(screen.x(of: "Two") == 0)
      #expect(!screen.drawsFrames)
      #expect(screen.buttons.map(\.title).filter { ["Delete", "Keep", "Ask"].contains($0) } == ["Delete", "Keep"])
      let evaluations = screen.evaluations
      screen.advance(by: 2)
      #expect(screen.evaluations == evaluations)
    }

    @Test("A button shows its icon, or its title if no picture has the icon's name")
    func icons() {
      let symbol = InteractionAction(id: "pin", title: "Pin", icon: "pin.fill")
      let missing = InteractionAction(id: "flag", title: "Flag", icon: "Missing", iconPlacement: .top)
      let screen = shown(
        Text("One").swipeRow(Self.designs[1], rest: .constant(.open(.trailing))) {
          SwipeButton(symbol) { .stay }
          SwipeButton(missing) { .stay }
        }, height: 44)
      screen.advance(by: 2)
      #expect(screen.buttons.map(\.title) == ["image pin.fill", "Flag"])
    }

    @Test("The content follows the finger, less the distance before the recogniser began")
    func follows() {
      let screen = screen()
      screen.swipe(0, by: -60, lifts: false)
      // The first report that counts comes after 10 points, and a step is 5.
      #expect(screen.x(of: "One") == -50)
      #expect(!screen.drawsFrames)
    }

    @Test("A fast finger opens a row that a slow one leaves closed", arguments: [3, 60])
    func flick(steps: Int) {
      let screen = screen(ScrollSwipe(width: 320, height: 44))
      screen.drag(CGPoint(x: 160, y: 22), CGPoint(x: 90, y: 22), steps: steps)
      screen.advance(by: 2)
      #expect((screen.x(of: "One") == 0) == (steps == 60))
    }

    @Test("A drag that goes more up or down than sideways does not move a row, and scrolls the view around it")
    func directionLock() {
      let log = Log()
      let screen = shown(Rows(design: Self.designs[0], scope: SwipeScope(), log: log), height: 88)
      screen.swipe(0, by: -20, dy: -30)
      #expect(screen.x(of: "One") == 0)
      #expect(screen.scrolled > 0)
      #expect(!screen.drawsFrames)
      #expect(log.lines.isEmpty)
    }

    @Test("A drag toward a side without buttons is not the row's, so it closes no other row")
    func otherSide() {
      func row(_ title: String) -> some View { Text(title).swipeRow(ScrollSwipe()) { SwipeButton("More") {} } }
      let screen = shown(
        VStack(spacing: 0) {
          row("One"); row("Two")
        })
      screen.swipe(0, by: -140)
      screen.advance(by: 2)
      screen.swipe(1, by: 60)
      screen.advance(by: 2)
      #expect(["One", "Two"].map { screen.x(of: $0) } == [-80, 0])
    }

    @Test(
      "A row closes or stays open after a press, as the app answers",
      arguments: [InteractionAction.Fulfillment.close, .stay])
    func answers(fulfillment: InteractionAction.Fulfillment) {
      let log = Log()
      log.fulfillment = fulfillment
      let screen = screen(log: log)
      screen.swipe(0, by: -140)
      screen.advance(by: 2)
      screen.press("Keep")
      screen.advance(by: 2)
      #expect(log.lines.filter { $0.hasPrefix("Keep") } == ["Keep One"])
      #expect((screen.x(of: "One") == 0) == (fulfillment == .close))
    }

    @Test("The back gesture at the screen's edge comes first, and two fingers on a trackpad swipe, too")
    func arbitration() throws {
      let screen = screen()
      let back = UIScreenEdgePanGestureRecognizer()
      screen.window.addGestureRecognizer(back)
      screen.drag(CGPoint(x: 5, y: 22), CGPoint(x: 145, y: 22))
      screen.advance(by: 2)
      #expect(screen.x(of: "One") == 0)
      screen.drag(CGPoint(x: 60, y: 22), CGPoint(x: 200, y: 22))
      screen.advance(by: 2)
      #expect((screen.x(of: "One") ?? 0) > 50)
      let pans = screen.window.subviews.flatMap { $0.gestureRecognizers ?? [] }
        .compactMap { $0 as? UIPanGestureRecognizer }
      #expect(pans.filter { $0.allowedScrollTypesMask == .continuous && $0.maximumNumberOfTouches == 1 }.count == 3)
    }

    @Test("A deleted row leaves no recogniser behind")
    func leaves() {
      let screen = screen()
      func count() -> Int { screen.window.subviews.flatMap { $0.gestureRecognizers ?? [] }.count }
      let before = count()
      screen.speak("Delete", at: 1)
      #expect(screen.frame(of: "Two") == nil && count() == before - 1)
    }

    @Test("A hint shows part of a side's buttons for a moment, each time that the app asks")
    func hint() {
      let screen = shown(HintedRow())
      screen.advance(by: 0.2)
      #expect((screen.x(of: "Hinted") ?? 0) < 0)
      screen.advance(by: 3)
      #expect(screen.x(of: "Hinted") == 0 && !screen.drawsFrames)
      screen.press("Again")
      screen.advance(by: 0.2)
      #expect((screen.x(of: "Hinted") ?? 0) < 0)
    }

    @Test("A row that the app deletes goes, and the next one takes its place")
    func deletes() {
      let log = Log()
      let screen = screen(log: log)
      screen.swipe(1, by: -140)
      screen.advance(by: 2)
      screen.press("Delete")
      screen.advance(by: 2)
      #expect(screen.frame(of: "Two") == nil)
      #expect(screen.frame(of: "Three") == CGRect(x: 0, y: 44, width: 320, height: 44))
      #expect(log.lines == ["didOpen.trailing Two", "didPress.trailing.0 Two", "Delete Two"])
    }

    @Test(
      "A confirmation performs the action once, whether the dialog goes before or after it", arguments: [true, false])
    func confirms(dialogGoesFirst: Bool) {
      let log = Log()
      let screen = screen(log: log)
      screen.speak("Ask")
      #expect(screen.dialogs.map(\.title) == ["Sure?"])
      #expect(screen.dialogs.map(\.buttons) == [["Ask", "Cancel"]])
      #expect(!log.lines.contains("Ask One"))
      screen.answer("Ask", dialogGoesFirst: dialogGoesFirst)
      screen.advance(by: 2)
      #expect(log.lines.filter { $0 == "Ask One" }.count == 1)
      #expect(screen.dialogs.isEmpty)
      #expect(screen.x(of: "One") == 0)
    }

    @Test("Dismissing or cancelling a question leaves the row open where it was", arguments: [true, false])
    func cancels(byButton: Bool) async throws {
      let log = Log()
      let screen = screen(log: log)
      screen.swipe(0, by: 140)
      screen.advance(by: 2)
      screen.press("Ask")
      #expect(screen.dialogs.count == 1)
      if byButton { screen.answer("Cancel", dialogGoesFirst: true) } else { screen.dismissDialog() }
      for _ in 0..<5 { await Task.yield() }
      screen.update()
      screen.advance(by: 2)
      #expect(screen.dialogs.isEmpty)
      #expect(!log.lines.contains("Ask One"))
      #expect((screen.x(of: "One") ?? 0) > 50)
    }

    @Test("One row of a scope is open at a time, unless the scope allows more", arguments: [true, false])
    func oneOpen(oneOpen: Bool) {
      let screen = screen(scope: SwipeScope(policies: TablePolicies(closesOthersOnOpen: oneOpen)))
      screen.swipe(0, by: -140)
      screen.advance(by: 2)
      screen.swipe(2, by: -140)
      screen.advance(by: 2)
      #expect((screen.x(of: "One") == 0) == oneOpen)
      #expect((screen.x(of: "Three") ?? 0) < -100)
    }

    @Test("A tap on an open row, or on another one, closes it and reaches nothing else", arguments: [0, 1])
    func taps(row: Int) {
      let log = Log()
      let screen = screen(log: log)
      screen.swipe(0, by: -140)
      screen.advance(by: 2)
      screen.tap(CGPoint(x: 60, y: 44 * CGFloat(row) + 22))
      screen.advance(by: 2)
      #expect(screen.x(of: "One") == 0)
      #expect(log.lines == ["didOpen.trailing One", "didClose One"])
      screen.tap(CGPoint(x: 60, y: 44 * CGFloat(row) + 22))
      #expect(log.lines.last == "tap " + ["One", "Two"][row])
    }

    @Test(
      "An open row closes when a finger scrolls, unless the scope's policies say otherwise", arguments: [true, false])
    func scrolls(closes: Bool) {
      let screen = screen(scope: SwipeScope(policies: TablePolicies(closesOnScroll: closes)))
      screen.swipe(2, by: -140)
      screen.advance(by: 2)
      screen.drag(CGPoint(x: 160, y: 400), CGPoint(x: 160, y: 380))
      screen.advance(by: 2)
      #expect((screen.x(of: "Three") == 0) == closes)
    }

    @Test("A drag that the system cancels returns the row and reports nothing")
    func takenAway() {
      let log = Log()
      let screen = screen(log: log)
      screen.swipe(0, by: -140, isTakenAway: true)
      screen.advance(by: 2)
      #expect(screen.x(of: "One") == 0)
      #expect(log.lines.isEmpty)
      screen.swipe(0, by: -140)
      screen.advance(by: 2)
      #expect((screen.x(of: "One") ?? 0) < -100)
    }

    @Test("Right to left, swipes and buttons are mirrored")
    func rightToLeft() {
      let screen = screen(direction: .rightToLeft)
      screen.swipe(0, by: 140)
      screen.advance(by: 2)
      #expect((screen.x(of: "One") ?? 0) > 100)
      #expect(screen.buttons.first { $0.title == "Delete" }?.seen.minX == 0)
    }

    @Test("With reduced motion a row is at its target at once", arguments: 0..<3)
    func reducedMotion(design: Int) {
      let screen = screen(Self.designs[design], reducesMotion: true)
      screen.swipe(0, by: -140)
      #expect(!screen.drawsFrames)
      #expect((screen.x(of: "One") ?? 0) < -100)
    }

    @Test("Plain actions do what the buttons do, and are announced")
    func plainActions() {
      let log = Log()
      let screen = screen(log: log)
      #expect(
        screen.plainActions.prefix(5) == ["Ask", "Delete", "Keep", "Show leading actions", "Show trailing actions"])
      screen.speak("Show trailing actions", at: 1)
      screen.advance(by: 2)
      #expect((screen.x(of: "Two") ?? 0) < -100)
      screen.speak("escape")
      screen.advance(by: 2)
      #expect(screen.x(of: "Two") == 0)
      screen.speak("Delete", at: 2)
      #expect(log.lines.last == "Delete Three")
      #expect(UIAccessibility.shimPosted.suffix(2) == ["Show trailing actions", "Delete"])
    }

    @Test("An action that asks first is not announced, because it has not been done")
    func asksSilently() {
      UIAccessibility.shimPosted.removeAll()
      let screen = screen()
      screen.speak("Ask")
      #expect(screen.dialogs.map(\.title) == ["Sure?"] && UIAccessibility.shimPosted.isEmpty)
    }
  }
}
