import ConstraintSwipe
import GestureList
import ScrollSwipe
import SwiftUI
import Testing
import UIKit

@testable import AppScreens
@testable import SwiftUIHostsUnderTest

/// Rows without a scope, above which a button inserts another one.
private struct GrowingRows: View {
  @State private var items = ["One", "Two"]
  @State private var rest = Rest.open(.trailing)
  let isBound: Bool

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(items, id: \.self) { item in
          Button(item) {}.swipeRow(
            ScrollSwipe(width: 320, height: 44), rest: isBound && item == "Two" ? $rest : nil
          ) { SwipeButton("Delete") {} }
        }
        Button("Come") { items.insert("Zero", at: 0) }
        Button(rest == .closed ? "Is closed" : "Is open") {}
      }
    }
  }
}

/// A list with a row of one line.
private struct LowRow: View {
  @State private var rest = Rest.open(.trailing)

  var body: some View {
    List {
      Text("Low").swipeListRow(ScrollSwipe(), rest: $rest) { SwipeButton("Delete") {} }
      Text("Below")
    }
  }
}

extension SwiftUIHosts {
  /// Changes around a row or a list: of the clock, the scroll position, the type size or a screen reader.
  @MainActor @Suite struct EnvironmentTests {
    @Test("Setting the clock back or forward leaves no motion unfinished", arguments: [-60.0, 60, 0.4])
    func clock(by seconds: Double) {
      let screen = shown(GrowingRows(isBound: false))
      screen.swipe(0, by: -140)
      screen.now += seconds
      screen.advance(by: 0.1)
      screen.advance(by: 2)
      #expect((screen.x(of: "One") ?? 0) < -50 && !screen.drawsFrames)
      let table = InteractionTable(GestureList(["Milk", "Bread"], width: 320))
      let list = shown(InteractionList(table))
      list.now += seconds
      list.typeSize = .xLarge
      list.drag(CGPoint(x: 100, y: 20), CGPoint(x: 100, y: 80))
      list.advance(by: 2)
      #expect(!list.drawsFrames)
    }

    @Test("A frame is drawn for the time of its date, even if that has passed")
    func frames() {
      let screen = shown(GrowingRows(isBound: false))
      let now = Time.now
      #expect(Time(screen.now).seconds == now.seconds)
      #expect((Time(screen.now - 0.25).seconds - (now.seconds - 0.25)).magnitude < 1e-6)
    }

    @Test("A row that is inserted above an open one does not close it; a finger that scrolls does")
    func comes() {
      let screen = shown(GrowingRows(isBound: false))
      screen.swipe(1, by: -140)
      screen.advance(by: 2)
      screen.press("Come")
      screen.advance(by: 2)
      #expect((screen.x(of: "Two") ?? 0) < -50 && screen.frame(of: "Two")?.minY == 88)
      screen.drag(CGPoint(x: 160, y: 400), CGPoint(x: 160, y: 380))
      screen.advance(by: 2)
      #expect(screen.x(of: "Two") == 0)
    }

    @Test("Rows without a scope share one: only one row is open, and a tap on another row closes it")
    func commonScope() {
      let screen = shown(GrowingRows(isBound: false))
      screen.swipe(1, by: -140)
      screen.advance(by: 2)
      screen.swipe(0, by: -140)
      screen.advance(by: 2)
      #expect(screen.x(of: "Two") == 0 && (screen.x(of: "One") ?? 0) < -50)
      screen.tap(CGPoint(x: 60, y: 66))
      screen.advance(by: 2)
      #expect(screen.x(of: "One") == 0)
    }

    @Test("A row whose binding is open starts open, without animation", arguments: [false, true])
    func openFromTheStart(isListed: Bool) {
      let screen = isListed ? shown(LowRow()) : shown(GrowingRows(isBound: true))
      #expect((screen.x(of: isListed ? "Low" : "Two") ?? 0) < -50)
      #expect(!screen.drawsFrames && ShimClock.links.isEmpty)
      guard !isListed else { return }
      screen.swipe(0, by: -140)
      screen.advance(by: 2)
      #expect(screen.frame(of: "Is closed") != nil)
    }

    @Test("A row of a List is at least as high as the system's rows, and so is its row view")
    func height() {
      let screen = shown(LowRow(), rowHeight: 20)
      #expect(screen.frame(of: "Below")?.minY == 44)
      #expect(screen.window.subviews.flatMap(\.subviews).first?.frame.height == 44)
    }

    @Test("A list's own swipe to delete is off where rows have trailing buttons, except while it is edited")
    func edits() {
      let screen = shown(LowRow())
      #expect(screen.deleteDisabled == [true])
      screen.isEditing = true
      screen.advance(by: 2)
      #expect(screen.deleteDisabled == [false] && screen.x(of: "Low") == 0)
      screen.swipe(0, by: -140)
      screen.advance(by: 2)
      #expect(screen.x(of: "Low") == 0)
      screen.isEditing = false
      screen.swipe(0, by: -140)
      screen.advance(by: 2)
      #expect((screen.x(of: "Low") ?? 0) < -50)
    }

    @Test("Other rows are not laid out when one opens")
    func layouts() {
      let screen = shown(ListedRows(design: ScrollSwipe(width: 100, height: 44), scope: SwipeScope(), log: Log()))
      let rows = screen.window.subviews.flatMap(\.subviews)
      let before = rows.map(\.shimLayouts)
      screen.swipe(0, by: -140)
      screen.advance(by: 2)
      #expect(rows.dropFirst().map(\.shimLayouts) == Array(before.dropFirst()))
    }

    @Test("Text follows the person's type size, as far as the row is high enough")
    func text() {
      let row = ConstraintSwipe(width: 320, height: 44)
      let table = InteractionTable(SwipeList(of: row, titles: ["Mail"]))
      let screen = shown(InteractionList(table))
      let size = { screen.texts.first { $0.text == "Mail" }?.size ?? 0 }
      let usual = size()
      screen.typeSize = .xxxLarge
      #expect((size() - usual * 23 / 17).magnitude < 1e-6)
      screen.typeSize = .accessibility5
      #expect(size() > usual * 23 / 17 && size() * 1.2 <= 44)
      screen.typeSize = .xSmall
      #expect(size() < usual)
    }

    @Test("A list scrolls to the row that a screen reader reads")
    func reads() {
      let row = ConstraintSwipe(width: 320, height: 44)
      let table = InteractionTable(SwipeList(of: row, titles: (1...30).map { "Mail \($0)" }))
      table.record { ScriptRecorder(rowsOf: $0, design: "constraint-swipe") }
      let screen = shown(InteractionList(table), height: 440)
      #expect(Set(screen.elements) == Set((1...11).map { "Mail \($0)" }))
      for row in 11...30 {
        screen.read("Mail \(row)")
        #expect(screen.frame(of: "Mail \(row)")?.maxY == 439, "Mail \(row)")
        #expect(screen.readElements == ["Mail \(row)"])
      }
      #expect(!screen.elements.contains("Mail 31"))
      screen.read("Mail 20")
      #expect(screen.frame(of: "Mail 20")?.minY == 0)
      #expect(table.script?.split(separator: "\n").count { $0.contains("scrollTo") } == 21)
    }

    @Test("A screen reader in a list goes to the row that undo brings back, in sight or not, and says it")
    func undoes() {
      let table = InteractionTable(GestureList((1...30).map { "Item \($0)" }, width: 320))
      let screen = shown(InteractionList(table), height: 440)
      func handle(_ input: TableInput) {
        table.handle(input)
        screen.update()
        screen.advance(by: 2)
      }
      for (action, row) in [("delete", 2), ("complete", 3)] {
        handle(.perform(action, on: RowID(row)))
        screen.read("Item 1")
        handle(.undo)
        #expect(screen.readElements == ["Item \(row + 1)"])
        #expect(UIAccessibility.shimPosted.last == "Undone. Item \(row + 1), row \(row + 1) of 30")
      }
      handle(.perform("delete", on: RowID(0)))
      for row in 2...20 { screen.read("Item \(row)") }
      #expect(screen.readElements == ["Item 20"] && screen.frame(of: "Item 2") == nil)
      handle(.undo)
      #expect(screen.readElements == ["Item 1"] && screen.frame(of: "Item 1") != nil)
    }

    @Test(
      "A screen reader that is not, or no longer, in a list stays there and says which row undo brings back",
      arguments: [[], ["Milk", "Undo"], ["Plants"]])
    func undoesFromOutside(reading labels: [String]) {
      let table = InteractionTable(GestureList(["Milk", "Plants", "Bread"], width: 320))
      let screen = shown(InteractionList(table))
      for label in labels { screen.read(label) }
      table.handle(.perform("delete", on: RowID(1)))
      screen.update()
      screen.advance(by: 2)
      table.undo()
      #expect(UIAccessibility.shimPosted.last == "Undone. Plants, row 2 of 3")
      screen.update()
      screen.advance(by: 2)
      #expect(screen.readElements.isEmpty)
    }

    @Test("A script is written only when it is shared")
    func shares() {
      let screen = shown(ClearScreen())
      screen.drag(CGPoint(x: 20, y: 20), CGPoint(x: 300, y: 20))
      screen.advance(by: 2)
      #expect(screen.shared.isEmpty && UIActivityViewController.shimShared.isEmpty)
      screen.pressInBar("Share the script")
      #expect(UIActivityViewController.shimShared.first?.contains("gesture-list") == true)
    }
  }
}
