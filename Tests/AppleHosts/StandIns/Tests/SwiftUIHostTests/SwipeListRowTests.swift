import ConstraintSwipe
import HostsUnderTest
import InteractionReplay
import ScrollSwipe
import SwiftUI
import SwiftUIHostsUnderTest
import Testing
import UIKit
import UtilityButtons

/// A `List` whose rows are UIKit views.
struct ListedRows: View {
  @State var texts = ["One", "Two", "Three"]
  @State var rest = Rest.closed
  @State var hint: SwipeEdge?
  @State var isRead = false
  let design: any RevealingRow
  let scope: SwipeScope
  let log: Log

  var body: some View {
    List {
      ForEach(texts, id: \.self) { text in
        Button(text) { log.add("tap " + text) }
          .swipeListRow(
            design, rest: text == "One" ? $rest : nil, hint: text == "One" ? $hint : nil,
            onNotice: { log.add($0.name + " " + text) }
          ) {
            SwipeButton("Delete", role: .destructive) {
              log.add("Delete " + text)
              texts.removeAll { $0 == text }
            }
            SwipeButton(InteractionAction(id: "keep", title: isRead ? "Kept" : "Keep")) { log.answer(text) }
            SwipeButton("Ask", edge: .leading, fulfillment: .close, asking: "Sure?") { log.add("Ask " + text) }
          }
      }
      Button("Open") { rest = .open(.trailing) }
      Button("Hint") { hint = .trailing }
      Button("Read") { isRead.toggle() }
    }
    .swipeScope(scope)
  }
}

/// A row of a `List`, whose text the app changes.
struct RenamedRow: View {
  @State private var title = "Draft"

  var body: some View {
    List {
      Text(title).swipeListRow(ScrollSwipe()) { SwipeButton("More") {} }
      Button("Rename") { title = "Sent" }
    }
  }
}

extension SwiftUIHosts {
  @MainActor @Suite struct SwipeListRowTests {
    private func listed(
      _ design: any RevealingRow = ScrollSwipe(width: 100, height: 44), scope: SwipeScope = SwipeScope(),
      log: Log = Log(),
      direction: LayoutDirection = .leftToRight
    ) -> _Host {
      shown(ListedRows(design: design, scope: scope, log: log), direction: direction)
    }

    /// The visible UIKit buttons, and where each begins.
    private func buttons(_ screen: _Host) -> [(title: String, x: CGFloat)] {
      screen.window.allViews.compactMap { view in
        guard let button = view as? UIButton, button.superview?.isHidden == false else { return nil }
        return (button.configuration?.title ?? "", button.shimPlace.x)
      }
    }

    @Test(
      "A swipe opens a row over UIKit buttons; the row has its view's height and the list's width", arguments: 0..<3)
    func opens(design: Int) {
      let log = Log()
      let screen = listed(SwipeRowTests.designs[design], log: log)
      #expect(screen.frame(of: "Two") == CGRect(x: 0, y: 44, width: 320, height: 44))
      screen.swipe(1, by: -140)
      screen.advance(by: 2)
      #expect((screen.x(of: "Two") ?? 0) < -100 && screen.x(of: "One") == 0)
      #expect(buttons(screen).map(\.title) == ["Delete", "Keep"])
      #expect(log.lines == ["didOpen.trailing Two"] && ShimClock.links.isEmpty)
      #expect(!screen.drawsFrames, "UIKit draws the frames.")
    }

    @Test("A press calls the button's closure, and the row does what the closure answers")
    func presses() {
      let log = Log()
      let screen = listed(log: log)
      screen.swipe(0, by: -140)
      screen.advance(by: 2)
      screen.tap(CGPoint(x: 200, y: 22))
      screen.advance(by: 2)
      #expect(log.lines.contains("Keep One") && screen.x(of: "One") == 0)
      screen.swipe(1, by: -140)
      screen.advance(by: 2)
      screen.tap(CGPoint(x: 300, y: 66))
      screen.advance(by: 2)
      #expect(log.lines.contains("Delete Two") && screen.frame(of: "Two") == nil)
      #expect(screen.frame(of: "Three") == CGRect(x: 0, y: 44, width: 320, height: 44))
      #expect(screen.window.allViews.filter { $0 is RowView }.count == 2)
    }

    @Test(
      "Only one row is open; a tap on its content or on another row closes it and reaches nothing else",
      arguments: [0, 2])
    func taps(row: Int) {
      let log = Log()
      let screen = listed(log: log)
      screen.swipe(1, by: -140)
      screen.advance(by: 2)
      screen.swipe(0, by: -140)
      screen.advance(by: 2)
      #expect(screen.x(of: "Two") == 0 && screen.x(of: "One") == -160)
      let place = CGPoint(x: 60, y: 44 * CGFloat(row) + 22)
      screen.tap(place)
      screen.advance(by: 2)
      #expect(screen.x(of: "One") == 0 && !log.lines.contains { $0.hasPrefix("tap") })
      screen.tap(place)
      #expect(log.lines.last == "tap " + (row == 0 ? "One" : "Three"))
    }

    @Test("The app opens a row by a binding, which closes with the row, and hints at and changes its buttons")
    func app() {
      let screen = listed()
      screen.press("Open")
      screen.advance(by: 2)
      #expect(screen.x(of: "One") == -160)
      screen.tap(CGPoint(x: 60, y: 22))
      screen.advance(by: 2)
      screen.press("Read")
      screen.press("Open")
      screen.advance(by: 2)
      #expect(screen.x(of: "One") == -160, "The binding closed with the row.")
      #expect(buttons(screen).map(\.title) == ["Delete", "Kept"])
      screen.tap(CGPoint(x: 60, y: 22))
      screen.advance(by: 2)
      for _ in 0..<2 {
        screen.press("Hint")
        screen.advance(by: 0.2)
        #expect((screen.x(of: "One") ?? 0) < 0)
        screen.advance(by: 3)
        #expect(screen.x(of: "One") == 0)
      }
    }

    @Test("A question waits for its answer in a dialog", arguments: [true, false])
    func asks(confirms: Bool) {
      let log = Log()
      let screen = listed(log: log)
      screen.speak("Ask")
      screen.advance(by: 2)
      #expect(screen.dialogs.map(\.title) == ["Sure?"] && (screen.x(of: "One") ?? 0) > 0)
      screen.answer(confirms ? "Ask" : "Cancel", dialogGoesFirst: true)
      screen.advance(by: 2)
      #expect(log.lines.contains("Ask One") == confirms && screen.x(of: "One") == 0 && screen.dialogs.isEmpty)
    }

    @Test("A question on a row that is open already shows its dialog, though nothing moves")
    func asksWhileOpen() {
      let screen = listed()
      screen.speak("Show leading actions")
      screen.advance(by: 2)
      screen.speak("Ask")
      #expect(screen.dialogs.map(\.title) == ["Sure?"])
    }

    @Test("A row shows a changed view of the app's")
    func renamed() {
      let screen = shown(RenamedRow())
      screen.press("Rename")
      #expect(screen.frame(of: "Sent") == CGRect(x: 0, y: 0, width: 320, height: 44))
      #expect(screen.frame(of: "Draft") == nil)
    }

    @Test("Right to left, a list's rows are mirrored, too")
    func rightToLeft() {
      let screen = listed(direction: .rightToLeft)
      screen.swipe(0, by: 140)
      screen.advance(by: 2)
      #expect(screen.x(of: "One") == 160 && buttons(screen).map(\.x) == [0, 80])
    }

    @Test("The content offers the plain actions, which are announced, and escape closes the row")
    func plainActions() {
      let screen = listed()
      UIAccessibility.shimPosted.removeAll()
      #expect(
        screen.plainActions.prefix(5) == ["Ask", "Delete", "Keep", "Show leading actions", "Show trailing actions"])
      let rowViews = screen.window.allViews.filter { $0 is RowView }
      #expect(rowViews.allSatisfy { $0.accessibilityCustomActions == [] }, "Each is offered once.")
      screen.speak("Show trailing actions", at: 1)
      screen.advance(by: 2)
      #expect(screen.x(of: "Two") == -160 && UIAccessibility.shimPosted == ["Show trailing actions"])
      screen.speak("escape", at: 1)
      screen.advance(by: 2)
      #expect(screen.x(of: "Two") == 0)
    }

    @Test("A scope records its rows and applies its policies to them")
    func scope() throws {
      let scope = SwipeScope(policies: TablePolicies(closesOnOutsideTap: false))
      let log = Log()
      let screen = listed(scope: scope, log: log)
      scope.record(as: "scroll-swipe")
      screen.swipe(0, by: -140)
      screen.advance(by: 2)
      screen.tap(CGPoint(x: 60, y: 110))
      #expect(screen.x(of: "One") == -160 && log.lines.last == "tap Three")
      let trace = try Replay().script(try #require(scope.script)).play()
      #expect(trace.steps.flatMap(\.notices) == ["didOpen.trailing"])
      scope.closeRow()
      screen.advance(by: 2)
      #expect(screen.x(of: "One") == 0)
    }
  }
}

extension UIView {
  /// This view and all its descendants.
  fileprivate var allViews: [UIView] { [self] + subviews.flatMap(\.allViews) }
}
