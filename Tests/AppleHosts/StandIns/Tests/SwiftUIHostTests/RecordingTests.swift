import ConstraintSwipe
import GestureList
import InteractionReplay
import ScrollSwipe
import SwiftUI
import SwiftUIHostsUnderTest
import Testing

extension SwiftUIHosts {
  @MainActor @Suite struct RecordingTests {
    @Test("A recorded row's script replays to the same rest, and it is kept when the row is deleted")
    func row() throws {
      let scope = SwipeScope()
      let screen = screen(ScrollSwipe(width: 320, height: 44), scope: scope)
      #expect(scope.script == nil)
      scope.record(as: "scroll-swipe")
      screen.swipe(1, by: -140)
      screen.advance(by: 2)
      let open = try Replay().script(try #require(scope.script)).play()
      #expect(open.rest == "trailing")
      screen.press("Delete")
      #expect(screen.frame(of: "Two") == nil)
      let events = try Replay().script(try #require(scope.script)).play().steps.map(\.event)
      #expect(events.last == "press.trailing.0")
    }

    @Test("A recorded table's script replays its touches, without edits that the app does not record")
    func table() throws {
      let table = InteractionTable(GestureList(["Milk", "Bread"], width: 320))
      table.record { ScriptRecorder($0, of: "gesture-list", more: ["rows": ["Milk", "Bread"]]) }
      #expect(table.script == nil)
      let screen = shown(InteractionList(table), height: 440)
      screen.drag(CGPoint(x: 300, y: 20), CGPoint(x: 20, y: 20))
      screen.advance(by: 2)
      #expect(screen.texts.map(\.text) == ["Bread"])
      let steps = try Replay().script(try #require(table.script)).play().steps
      #expect(steps.flatMap(\.notices) == ["didDelete.0"])
      table.edit { list, now in list.remove(RowID(1), at: now) }
      #expect(table.script?.contains("remove") == false)
    }
  }
}

extension Trace {
  fileprivate var rest: String? {
    guard case .object(let state)? = steps.last?.state, case .string(let text)? = state["rest"] else { return nil }
    return text
  }
}
