import GestureList
import InteractionReplay
import ScrollSwipe
import SwiftUI
import Testing
import UIKit

@testable import SwiftUIHostsUnderTest

/// Forty rows, of which a screen shows eleven.
private struct ManyRows: View {
  let isListed: Bool
  let scope: SwipeScope
  @State private var rest = Rest.closed

  var body: some View {
    if isListed {
      List {
        ForEach(0..<40, id: \.self) { mail in
          Text("Mail \(mail)").swipeListRow(Self.design, id: mail, rest: mail == 1 ? $rest : nil) { delete }
        }
      }
      .swipeScope(scope)
    } else {
      ScrollView {
        LazyVStack {
          ForEach(0..<40, id: \.self) { mail in
            Text("Mail \(mail)").swipeRow(Self.design, id: mail, rest: mail == 1 ? $rest : nil) { delete }
          }
        }
      }
      .swipeScope(scope)
    }
  }

  private static let design = ScrollSwipe(width: 320, height: 44)
  @SwipeButtonBuilder private var delete: [SwipeButton] { SwipeButton("Delete") {} }
}

/// Two rows with the same id, in a scope of the app's or in none.
private struct Twins: View {
  let isScoped: Bool

  var body: some View {
    let rows = VStack {
      Text("Folder").swipeRow(ScrollSwipe(), id: 1) { SwipeButton("Delete") {} }
      Text("Mail").swipeRow(ScrollSwipe(), id: 1) { SwipeButton("Delete") {} }
    }
    if isScoped { rows.swipeScope() } else { rows }
  }
}

/// A row, and another one with the same id that appears while the first is shown or once it has gone.
private struct LateTwin: View {
  let isScoped: Bool
  let isAlone: Bool
  @State private var step = 0

  var body: some View {
    let rows = VStack(spacing: 0) {
      if step == 0 || !isAlone { Text("Folder").swipeRow(ScrollSwipe(), id: 1) { SwipeButton("Delete") {} } }
      if step == 2 { Text("Mail").swipeRow(ScrollSwipe(), id: 1) { SwipeButton("Delete") {} } }
    }
    .toolbar { Button("Next") { step += 1 } }
    if isScoped { rows.swipeScope() } else { rows }
  }
}

/// A row that turns from one item to another and back.
private struct TurnedRow: View {
  let isListed: Bool
  let scope: SwipeScope
  @State private var item = 0

  var body: some View {
    VStack {
      if isListed {
        List { Text("Item \(item)").swipeListRow(design, id: item) { SwipeButton("Delete") {} } }
      } else {
        Text("Item \(item)").swipeRow(design, id: item) { SwipeButton("Delete") {} }
      }
    }
    .swipeScope(scope)
    .toolbar { Button("Turn") { item = 1 - item } }
  }

  private var design: ScrollSwipe { ScrollSwipe(width: 100, height: 44) }
}

/// Rows of which one is deleted and comes back.
private struct UndoneRows: View {
  let isListed: Bool
  @State private var items = [0, 1]

  var body: some View {
    VStack {
      if isListed {
        List {
          ForEach(items, id: \.self) { item in Text("Item \(item)").swipeListRow(design, id: item) { delete(item) } }
        }
      } else {
        ForEach(items, id: \.self) { item in Text("Item \(item)").swipeRow(design, id: item) { delete(item) } }
      }
    }
    .swipeScope()
    .toolbar { Button("Undo") { items = [0, 1] } }
  }

  private var design: ScrollSwipe { ScrollSwipe(width: 320, height: 44) }

  @SwipeButtonBuilder private func delete(_ item: Int) -> [SwipeButton] {
    SwipeButton("Delete", role: .destructive) { items.removeAll { $0 == item } }
  }
}

extension SwiftUIHosts {
  /// Rows and screens that leave sight, and are shown again.
  @MainActor @Suite struct ComingBackTests {
    private func notices(_ scope: SwipeScope) throws -> [String] {
      try Replay().script(try #require(scope.script)).play().steps.flatMap(\.notices)
    }

    @Test("Two views with the same id each have a row", arguments: [true, false])
    func twins(isScoped: Bool) {
      let screen = shown(Twins(isScoped: isScoped), height: 440)
      screen.drag(CGPoint(x: 250, y: 22), CGPoint(x: 100, y: 22))
      screen.advance(by: 2)
      #expect((screen.x(of: "Folder") ?? 0) < -50 && screen.x(of: "Mail") == 0)
    }

    @Test(
      "A view with the id of a row that is shown has a row, too; once that has gone, it shows the same one in the app's scope",
      arguments: [true, false], [true, false])
    func lateTwin(isScoped: Bool, isAlone: Bool) {
      let screen = shown(LateTwin(isScoped: isScoped, isAlone: isAlone), height: 440)
      screen.swipe(0, by: -140)
      screen.advance(by: 2)
      screen.pressInBar("Next")
      screen.pressInBar("Next")
      let open = ["Folder", "Mail"].filter { (screen.x(of: $0) ?? 0) < -50 }
      #expect(open == (isAlone ? (isScoped ? ["Mail"] : []) : ["Folder"]))
    }

    @Test(
      "A row that goes out of sight open is open when its item is shown again, unless another row has opened",
      arguments: [false, true])
    func opens(isListed: Bool) throws {
      let scope = SwipeScope(policies: TablePolicies(closesOnScroll: false))
      let screen = shown(ManyRows(isListed: isListed, scope: scope))
      screen.swipe(1, by: -140)
      screen.advance(by: 2)
      screen.scrolled = 1000
      #expect(screen.frame(of: "Mail 1") == nil)
      screen.scrolled = 0
      #expect((screen.x(of: "Mail 1") ?? 0) < -50)
      screen.scrolled = 1000
      screen.swipe(2, by: -140)
      screen.advance(by: 2)
      screen.scrolled = 0
      #expect(screen.x(of: "Mail 1") == 0, "Another row has opened meanwhile.")
    }

    @Test("A tap on another row closes an open row that is in sight again")
    func coversAgain() throws {
      let scope = SwipeScope(policies: TablePolicies(closesOnScroll: false))
      let screen = shown(ManyRows(isListed: false, scope: scope))
      screen.swipe(1, by: -140)
      screen.advance(by: 2)
      // Rows 3 and on stay in sight.
      for y in [110.0, 0] {
        screen.scrolled = y
        screen.advance(by: 2)
      }
      #expect(try #require(screen.x(of: "Mail 1")) < -50)
      screen.tap(CGPoint(x: 60, y: 3.5 * 44))
      screen.advance(by: 2)
      #expect(screen.x(of: "Mail 1") == 0)
    }

    @Test("While the open row is out of sight, taps reach the rows that they hit")
    func covers() {
      let scope = SwipeScope(policies: TablePolicies(closesOnScroll: false))
      let screen = shown(ManyRows(isListed: false, scope: scope))
      screen.swipe(1, by: -140)
      screen.advance(by: 2)
      #expect(scope.openRow.map { scope.isCovered($0) } == true)
      screen.scrolled = 1000
      #expect(scope.openRow.map { scope.isCovered($0) } == false)
    }

    @Test("A recording goes on when its item is shown again", arguments: [false, true])
    func records(isListed: Bool) throws {
      let scope = SwipeScope()
      let screen = shown(ManyRows(isListed: isListed, scope: scope))
      scope.record(as: "scroll-swipe")
      for _ in 0..<2 {
        screen.swipe(1, by: -140)
        screen.advance(by: 2)
        scope.closeRow()
        screen.advance(by: 2)
        screen.scrolled = 1000
        screen.scrolled = 0
      }
      #expect(try notices(scope) == ["didOpen.trailing", "didClose", "didOpen.trailing", "didClose"])
    }

    @Test(
      "Another item in the same place starts closed, and the first item returns as it was", arguments: [false, true])
    func turns(isListed: Bool) {
      let scope = SwipeScope()
      let screen = shown(TurnedRow(isListed: isListed, scope: scope))
      let x = { (item: Int) in screen.x(of: "Item \(item)") ?? 1 }
      screen.swipe(0, by: -140)
      screen.advance(by: 2)
      let open = x(0)
      #expect(open < -50)
      screen.pressInBar("Turn")
      #expect(x(1) == 0)
      screen.pressInBar("Turn")
      #expect(x(0) == open)
      screen.pressInBar("Turn")
      screen.swipe(0, by: -140)
      screen.advance(by: 2)
      #expect(x(1) == open)
      if !isListed { #expect(screen.buttons.first { $0.title == "Delete" }?.seen.maxX == 320) }
      screen.pressInBar("Turn")
      #expect(x(0) == 0, "It is closed, because another one has opened.")
    }

    @Test("An item that its row has deleted comes back closed", arguments: [false, true])
    func undoes(isListed: Bool) {
      let screen = shown(UndoneRows(isListed: isListed))
      screen.swipe(0, by: -140)
      screen.advance(by: 2)
      #expect((screen.x(of: "Item 0") ?? 0) < -50)
      screen.tap(CGPoint(x: 300, y: 22))
      #expect(screen.frame(of: "Item 0") == nil)
      screen.pressInBar("Undo")
      #expect(screen.x(of: "Item 0") == 0)
    }

    @Test("A finger that drags a row does not drag the row of an item that takes its place", arguments: [false, true])
    func holdsOn(isListed: Bool) {
      let scope = SwipeScope()
      let screen = shown(TurnedRow(isListed: isListed, scope: scope))
      let finger = ShimTouches(in: screen.window, at: CGPoint(x: 200, y: 22))
      finger.move(to: CGPoint(x: 140, y: 22))
      screen.pressInBar("Turn")
      finger.move(to: CGPoint(x: 60, y: 22))
      screen.update()
      #expect(screen.x(of: "Item 1") == 0 && scope.openRow?.isDragged != true)
      screen.pressInBar("Turn")
      screen.advance(by: 2)
      #expect(screen.x(of: "Item 0") == 0)
    }

    @Test("A scope's script is of the row touched last, not of one that was closed or laid out since")
    func latest() throws {
      let scope = SwipeScope()
      let screen = shown(ManyRows(isListed: false, scope: scope))
      scope.record(as: "scroll-swipe")
      screen.swipe(1, by: -140)
      screen.advance(by: 2)
      screen.swipe(3, by: -160)
      screen.advance(by: 2)
      screen.scrolled = 200
      screen.scrolled = 0
      #expect(try notices(scope) == ["didOpen.trailing"])
    }

    @Test(
      "A screen that comes back still has its open row, which closes when another row opens", arguments: [false, true])
    func screens(isListed: Bool) {
      let scope = SwipeScope()
      let screen = shown(ManyRows(isListed: isListed, scope: scope))
      screen.swipe(1, by: -140)
      screen.advance(by: 2)
      screen.leave()
      screen.comeBack()
      #expect((screen.x(of: "Mail 1") ?? 0) < -50)
      screen.swipe(3, by: -140)
      screen.advance(by: 2)
      #expect(screen.x(of: "Mail 1") == 0)
    }

    @Test("Without ids, an open row also closes when another row opens after the screen has come back")
    func screensWithoutIds() {
      let screen = screen()
      screen.swipe(0, by: -140)
      screen.advance(by: 2)
      screen.leave()
      screen.comeBack()
      screen.swipe(2, by: -140)
      screen.advance(by: 2)
      #expect(screen.x(of: "One") == 0 && (screen.x(of: "Three") ?? 0) < -50)
    }

    @Test("A finger that holds a row or a list when another screen covers it lets go")
    func letsGo() {
      let screen = shown(ManyRows(isListed: false, scope: SwipeScope()))
      screen.swipe(1, by: -140, lifts: false)
      screen.leave()
      screen.comeBack()
      screen.advance(by: 2)
      #expect(screen.x(of: "Mail 1") == 0)
      let table = InteractionTable(GestureList(["Milk", "Bread"], width: 320))
      let list = shown(InteractionList(table))
      list.drag(CGPoint(x: 160, y: 20), steps: 0, lifts: false)
      list.leave()
      list.advance(by: 2)
      #expect(table.list.liftedRow == nil && !list.drawsFrames)
    }

    @Test("An open row closes when a finger scrolls after the screen has come back")
    func scrolls() {
      let screen = shown(ManyRows(isListed: false, scope: SwipeScope()))
      screen.swipe(1, by: -140)
      screen.advance(by: 2)
      screen.leave()
      screen.comeBack()
      screen.drag(CGPoint(x: 160, y: 300), CGPoint(x: 160, y: 280))
      screen.advance(by: 2)
      #expect(screen.x(of: "Mail 1") == 0)
    }
  }
}
