import ScrollSwipe
import SwiftUI
import Testing
import UIKit

@testable import SwiftUIHostsUnderTest

extension SwiftUIHosts {
  /// A row that waits for an answer, and the rows beside it.
  @MainActor @Suite struct WaitingTests {
    private let scope = SwipeScope()
    private let log = Log()

    /// Rows of which the first one is open, in a stack or in a `List`.
    private func open(isListed: Bool) -> _Host {
      let design = ScrollSwipe(width: 320, height: 44)
      let screen =
        isListed
        ? shown(ListedRows(design: design, scope: scope, log: log)) : screen(design, scope: scope, log: log)
      screen.speak("Show leading actions")
      screen.advance(by: 2)
      return screen
    }

    @Test("A row that waits for an answer leaves a tap on another row to that row", arguments: [false, true])
    func tapElsewhere(isListed: Bool) {
      let screen = open(isListed: isListed)
      func tapElsewhere() {
        screen.tap(CGPoint(x: 60, y: 66))
        screen.advance(by: 2)
      }
      screen.speak("Ask")
      tapElsewhere()
      #expect(log.lines.last == "tap Two" && screen.dialogs.count == 1)
      screen.answer("Cancel", dialogGoesFirst: true)
      tapElsewhere()
      #expect(log.lines.last == "didClose One", "The row no longer waits, so the tap closes it.")
      #expect(log.lines.filter { $0 == "tap Two" }.count == 1)
    }

    @Test(
      "A row offers no plain actions while it waits, and offers them again after the answer", arguments: [false, true])
    func offersNone(isListed: Bool) {
      let screen = open(isListed: isListed)
      func offered() -> [String] { screen.plainActions.filter { $0 != "escape" } }
      let before = offered()
      #expect(before.prefix(5) == ["Ask", "Delete", "Keep", "Show trailing actions", "Hide actions"])
      screen.speak("Ask")
      #expect(offered() == Array(before.dropFirst(5)))
      screen.answer("Cancel", dialogGoesFirst: true)
      screen.advance(by: 2)
      #expect(offered() == before)
    }

    @Test("An action that was offered before the row waits does nothing while it waits, and is not announced")
    func offeredBefore() throws {
      let screen = open(isListed: false)
      let row = try #require(scope.openRow as? SwipeRowModel)
      screen.speak("Ask")
      UIAccessibility.shimPosted.removeAll()
      row.perform(InteractionAction(id: "keep", title: "Keep"))
      #expect(row.driver.isWaiting && !log.lines.contains("Keep One") && UIAccessibility.shimPosted.isEmpty)
    }

    @Test("A listed row's views are updated when the row begins to wait, although only the app's dialog shows it")
    func tellsItsViews() throws {
      let screen = open(isListed: true)
      let row = try #require(scope.openRow)
      let before = ObservableObjectPublisher._count
      screen.speak("Ask")
      #expect(row.pendingAction != nil && ObservableObjectPublisher._count - before > 1)
    }

    @Test("The other rows' views are updated when the open row starts or stops taking the taps on them")
    func tellsOthers() throws {
      let screen = open(isListed: false)
      let row = try #require(scope.openRow as? SwipeRowModel)
      /// Whether the scope publishes a change, too, and not only the row.
      func tellsOthers(_ event: () -> Void) -> Bool {
        let before = ObservableObjectPublisher._count
        event()
        return ObservableObjectPublisher._count - before > 1
      }
      #expect(tellsOthers { row.perform(InteractionAction(id: "Ask", title: "Ask", asksFirst: true)) })
      #expect(!tellsOthers { row.handleTap() })
      #expect(tellsOthers { row.cancel() })
      #expect(!tellsOthers { row.preview(.trailing) })
      #expect(tellsOthers { row.handlePan(.began, translation: .zero, velocity: .zero) })
      #expect(!tellsOthers { row.handlePan(.changed, translation: Vector(5, 0), velocity: .zero) })
      #expect(tellsOthers { row.handlePan(.ended, translation: Vector(5, 0), velocity: .zero) })
      #expect(row.rest == .open(.leading) && screen.dialogs.isEmpty)
    }
  }
}
