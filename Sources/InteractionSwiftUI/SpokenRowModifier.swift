#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  import SwiftUI

  /// A modifier that makes a painted row an accessibility element, with the row's plain actions.
  struct SpokenRowModifier<Rows: ListInteraction>: ViewModifier {
    let table: InteractionTable<Rows>
    let id: RowID
    let tree: LayerTree

    func body(content: Content) -> some View {
      let spokenRow = table.list.spokenRow(id)
      // A screen reader must be able to reach the text field of an edited row.
      let isEdited = table.list.editedRow == id
      content
        .overlay { if table.list.openEdge(of: id) != nil { escapeElement } }
        .plainActions(table.list.actions(for: id), children: isEdited ? .contain : .combine) {
          table.perform($0, on: id)
        }
        .accessibilityLabel(Text(verbatim: label(spokenRow)))
        .modifier(FocusedRowModifier(table: table, id: id, isFocusRequested: table.focusRequest?.row == id))
        .accessibilityValue(Text(verbatim: spokenRow?.value ?? ""))
        .accessibilityAddTraits(spokenRow?.isOn == true ? .isSelected : [])
        .accessibilityAction { table.send(.gesture(.tap(id))) }
    }

    /// Returns the row's label and its state, such as completed or expanded, but not its value or whether it is on; the text of
    /// the row's layers if the list does not describe the row.
    private func label(_ spokenRow: SpokenRow?) -> String {
      guard var spokenRow else { return tree.text }
      (spokenRow.value, spokenRow.isOn) = ("", nil)
      return table.phrases.label(of: spokenRow)
    }

    private var escapeElement: some View {
      Color.clear.allowsHitTesting(false)
        .accessibilityAction(.escape) { table.send(.gesture(.closeRows(after: .tableTapped, except: nil))) }
    }
  }
#endif
