#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Foundation
  import InteractionHosting
  import SwiftUI

  /// The field in which the text of a row is typed, with the keyboard.
  struct EditedField<Rows: ListInteraction>: View {
    let table: InteractionTable<Rows>
    @FocusState private var isFocused: Bool

    var body: some View {
      TextField("", text: text)
        .focused($isFocused)
        .submitLabel(.done)
        .onSubmit { table.hear(.endEditing) }
        .onAppear { isFocused = true }
        .onChange(of: isFocused) { if !$0 { table.hear(.endEditing) } }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }

    private var text: Binding<String> {
      Binding {
        table.list.editedText ?? ""
      } set: { text in
        if text != table.list.editedText { table.hear(.type(text, cursor: nil)) }
      }
    }
  }
#endif
