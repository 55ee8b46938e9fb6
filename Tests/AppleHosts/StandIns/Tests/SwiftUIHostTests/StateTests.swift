import ConstraintSwipe
import GestureList
import ScrollSwipe
import SwiftUI
import Testing
import UIKit
import UtilityButtons

@testable import SwiftUIHostsUnderTest

/// A view that counts in its own state how often it was pressed.
private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

/// A row that has one action less once it is read.
private struct UnreadRow: View {
  let isListed: Bool
  @State private var isUnread = true

  var body: some View {
    if isListed {
      List { Counter(name: "Mail").swipeListRow(ScrollSwipe()) { buttons } }
    } else {
      ScrollView { Counter(name: "Mail").swipeRow(ScrollSwipe()) { buttons } }
    }
  }

  @SwipeButtonBuilder private var buttons: [SwipeButton] {
    SwipeButton("Delete") {}
    if isUnread { SwipeButton("Read", fulfillment: .close) { isUnread = false } }
  }
}

/// The same before iOS 16.
private struct OldUnreadRow: View {
  @State private var isUnread = true

  var body: some View {
    let names = isUnread ? ["Delete", "Read"] : ["Delete"]
    Counter(name: "Mail").modifier(
      OverlaidActionsModifier(
        actions: names.map { InteractionAction(id: $0, title: $0) }, children: .combine
      ) { if $0.id == "Read" { isUnread = false } })
  }
}

private struct Nested: View {
  @State private var depth = 1

  var body: some View {
    VStack {
      if depth == 1 { Text("One") }
      (1..<depth).reduce(AnyView(Counter(name: "Inner"))) { view, _ in AnyView(view) }
      Button("Deeper") { depth += 1 }
    }
  }
}

/// A table of any design, whose rows are the app's counters.
@MainActor private protocol Opening {
  var screen: _Host { get }
  var openRows: [RowID] { get }
}

extension InteractionTable: Opening {
  fileprivate var screen: _Host { shown(InteractionList(self) { Counter(name: "Row \($0.rawValue)") }) }
  fileprivate var openRows: [RowID] { list.openRows }
}

extension SwiftUIHosts {
  @MainActor @Suite struct StateTests {
    @Test("As in SwiftUI, the state of a view is gone once another type stands in its place")
    func types() {
      let screen = shown(Nested())
      screen.press("Inner 0")
      #expect(screen.frame(of: "Inner 1") != nil)
      screen.press("Deeper")
      #expect(screen.frame(of: "Inner 0") != nil)
    }

    @Test("A row's view keeps its state when the row's actions change", arguments: 0..<3)
    func actions(kind: Int) {
      let screen = kind == 2 ? shown(OldUnreadRow()) : shown(UnreadRow(isListed: kind == 1))
      screen.press("Mail 0")
      #expect(screen.plainActions.prefix(2) == ["Delete", "Read"])
      screen.speak("Read")
      screen.advance(by: 2)
      #expect(!screen.plainActions.contains("Read"))
      #expect(screen.texts.map(\.text).first { $0.hasPrefix("Mail") } == "Mail 1")
    }

    @Test("A list's row keeps the state of its view while it opens and closes", arguments: 0..<3)
    func opens(design: Int) {
      let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
      let table: any Opening =
        switch design {
        case 0: InteractionTable(SwipeList(of: ConstraintSwipe(width: 320, height: 44, trailing: [delete]), count: 3))
        case 1: InteractionTable(SwipeList(of: ScrollSwipe(width: 320, height: 44, trailing: [delete]), count: 3))
        case _: InteractionTable(SwipeList(of: UtilityButtons(width: 320, height: 44, trailing: [delete]), count: 3))
        }
      let screen = table.screen
      screen.press("Row 1 0")
      screen.swipe(1, by: -160)
      screen.advance(by: 2)
      #expect(table.openRows == [RowID(1)])
      screen.speak("escape")
      screen.advance(by: 2)
      #expect(table.openRows.isEmpty)
      #expect(screen.texts.map(\.text).filter { $0.hasPrefix("Row") } == ["Row 0 0", "Row 1 1", "Row 2 0"])
    }

    @Test("A list's rows keep the states of their views when they move, although their actions change")
    func moves() {
      let table = InteractionTable(GestureList(["Milk", "Bread", "Salt"], width: 320))
      let screen = shown(InteractionList(table) { Counter(name: table.list.item($0)?.text ?? "") })
      for name in ["Milk", "Bread", "Salt"] { screen.press(name + " 0") }
      screen.key(.downArrow)
      for _ in 0..<2 {
        screen.key(.downArrow, .option)
        screen.advance(by: 2)
      }
      #expect(table.list.ids == [RowID(1), RowID(2), RowID(0)])
      #expect(screen.texts.map(\.text) == ["Bread 1", "Salt 1", "Milk 1"])
    }
  }
}
