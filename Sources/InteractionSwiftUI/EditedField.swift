#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Foundation
  import InteractionHosting
  import SwiftUI

  /// A text field for the row that is being edited, which takes the keyboard focus as it appears.
  struct EditedField<Rows: ListInteraction>: View {
    let table: InteractionTable<Rows>
    let row: RowID
    @FocusState private var isFocused: Bool

    var body: some View {
      TextField("", text: text)
        .focused($isFocused)
        .submitLabel(.done)
        .onSubmit { endEditing() }
        .onAppear { isFocused = true }
        .onChange(of: isFocused) { if !$0 { endEditing() } }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }

    /// Whether the list still edits the row.
    ///
    /// A field that disappears reports its text and the end of the edit once more, when another row may already be edited.
    private var isEdited: Bool { table.list.editedRow == row }

    private func endEditing() {
      if isEdited { table.send(.endEditing) }
    }

    private var text: Binding<String> {
      Binding {
        isEdited ? table.list.editedText ?? "" : ""
      } set: { text in
        if isEdited, text != table.list.editedText { table.send(.type(text, cursor: nil)) }
      }
    }
  }
#endif
