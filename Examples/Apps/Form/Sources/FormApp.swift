import ExpandableTable
import InteractionSwiftUI
import SwiftUI

@main struct FormApp: App {
  var body: some Scene {
    WindowGroup { NavigationStack { FormScreen() } }
  }
}

/// The article's form, whose rows unfold; the design paints its rows and controls, and the app paints nothing.
struct FormScreen: View {
  @StateObject private var table = InteractionTable(Self.form)

  /// `ArticleForm` is the example of that name, whose source this app shares.
  private static var form: ExpandableTable {
    do { return try ArticleForm().table } catch { fatalError("The form is invalid: \(error)") }
  }

  var body: some View {
    InteractionList(table)
      .navigationTitle("Form")
      .toolbar { Button("Undo") { table.undo() }.disabled(!table.list.canUndo) }
  }
}
