#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  import SwiftUI

  /// A modifier that brings the whole row into sight when it gets a screen reader's focus.
  struct FocusedRowModifier<Rows: ListInteraction>: ViewModifier {
    let table: InteractionTable<Rows>
    let id: RowID
    @AccessibilityFocusState private var isFocused: Bool

    func body(content: Content) -> some View {
      content
        .accessibilityFocused($isFocused)
        .onChange(of: isFocused) { if $0 { table.bringIntoSight(id) } }
        .onAppear { if table.takeFocusRequest(for: id) { isFocused = true } }
    }
  }

  /// An element that stands in for a row just out of sight; when a screen reader reaches the element, the row is scrolled into
  /// sight.
  struct RowOutOfSight<Rows: ListInteraction>: View {
    let table: InteractionTable<Rows>
    let id: RowID
    @AccessibilityFocusState private var isFocused: Bool

    var body: some View {
      Color.clear.frame(height: 1).allowsHitTesting(false)
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: table.list.spokenRow(id)?.label ?? ""))
        .accessibilityFocused($isFocused)
        .onChange(of: isFocused) { if $0 { table.bringIntoSight(id, takesOverFocus: true) } }
    }
  }
#endif
