import GestureList
import InteractionSwiftUI
import SwiftUI
import UIKit

/// A to-do list made of gestures: swipe right to complete, left to delete, tap to edit, pull to add, hold to move.
struct ClearScreen: View {
  private static let items = ["Feed the cat", "Buy eggs", "Watch WWDC videos", "Rule the Web", "Buy a new iPhone"]

  @StateObject private var table = InteractionTable(GestureList(items, width: 320))
  @State private var isSharing = false

  var body: some View {
    InteractionList(table)
      .navigationTitle("Clear")
      .toolbar {
        Button("Undo") { table.undo() }.disabled(!table.list.canUndo)
        Menu("More") { Button("Share the script") { isSharing = true } }
      }
      // The script is written only when it is shared, because a menu's content is evaluated whenever anything changes.
      .sheet(isPresented: $isSharing) { ShareSheet(text: table.script ?? "") }
      .onAppear {
        table.record { table in
          ScriptRecorder(table, of: "gesture-list", more: ["rows": .array(Self.items.map { .text($0) })])
        }
      }
  }
}

/// The system's share sheet for a text.
struct ShareSheet: UIViewControllerRepresentable {
  let text: String

  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: [text], applicationActivities: nil)
  }

  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}
