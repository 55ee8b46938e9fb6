import ExpandableTable
import InteractionSwiftUI
import SwiftUI

@main struct FormApp: App {
  var body: some Scene {
    WindowGroup { NavigationStack { FormScreen() } }
  }
}

/// The article's form: its rows fold, its controls are the design's, and the app paints nothing.
struct FormScreen: View {
  @StateObject private var table = InteractionTable(Self.form)

  /// `ArticleForm` is the example of that name, whose source this app shares.
  private static var form: ExpandableTable {
    do { return try ArticleForm().table } catch { fatalError("The form is not well made: \(error)") }
  }

  var body: some View {
    InteractionList(table)
      .navigationTitle("Form")
      .toolbar { Button("Undo") { table.undo() }.disabled(!table.list.canUndo) }
  }
}
