import GestureList
import InteractionSwiftUI
import SwiftUI

@main struct ClearApp: App {
  var body: some Scene {
    WindowGroup { NavigationStack { ClearScreen() } }
  }
}

/// A to-do list made of gestures: swipe right to complete, left to delete, tap to edit, pull to add, hold to move.
struct ClearScreen: View {
  private static let items = ["Feed the cat", "Buy eggs", "Watch WWDC videos", "Rule the Web", "Buy a new iPhone"]

  @StateObject private var table = InteractionTable(GestureList(items, width: 320))

  var body: some View {
    InteractionList(table)
      .navigationTitle("Clear")
      .toolbar {
        Button("Undo") { table.undo() }.disabled(!table.list.canUndo)
        Menu("More") { ShareLink("Share the script", item: table.script ?? "") }
      }
      .onAppear {
        table.record { table in
          ScriptRecorder(table, of: "gesture-list", more: ["rows": .array(Self.items.map { .text($0) })])
        }
      }
  }
}
