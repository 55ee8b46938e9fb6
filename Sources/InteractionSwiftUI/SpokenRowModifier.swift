#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  import SwiftUI

  /// Makes a painted row an element of a screen reader, with everything that gestures on it can reach.
  struct SpokenRowModifier<Rows: ListInteraction>: ViewModifier {
    let table: InteractionTable<Rows>
    let id: RowID
    let tree: LayerTree

    func body(content: Content) -> some View {
      let spoken = table.list.spokenRow(id)
      // The field of a row that is being typed must be reached itself.
      let isEdited = table.list.editedRow == id
      content
        .overlay { if table.list.openEdge(of: id) != nil { escape } }
        .plainActions(table.list.actions(for: id), children: isEdited ? .contain : .combine) {
          table.perform($0, on: id)
        }
        .accessibilityLabel(Text(verbatim: spoken?.label ?? tree.text))
        .modifier(ReadRowModifier(table: table, id: id))
        .accessibilityValue(Text(verbatim: spoken?.value ?? ""))
        .accessibilityAddTraits(spoken?.isOn ?? spoken?.isCompleted == true ? .isSelected : [])
        .accessibilityAction { table.hear(.gesture(.tap(id))) }
    }

    private var escape: some View {
      Color.clear.allowsHitTesting(false)
        .accessibilityAction(.escape) { table.hear(.gesture(.closeRows(except: nil))) }
    }
  }
#endif
