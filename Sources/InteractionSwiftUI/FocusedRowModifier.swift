#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  import InteractionUIKit
  import SwiftUI
  import UIKit

  /// A modifier that brings a row into sight when it gets a screen reader's focus, and lets the row take over the focus if
  /// that is requested.
  struct FocusedRowModifier<Rows: ListInteraction>: ViewModifier {
    let table: InteractionTable<Rows>
    let id: RowID
    /// Whether the row is to take over the focus.
    let isFocusRequested: Bool
    @AccessibilityFocusState private var isFocused: Bool

    func body(content: Content) -> some View {
      content
        .accessibilityFocused($isFocused)
        .onChange(of: isFocused) { table.setFocused($0, row: id) }
        .onAppear { takeFocus() }
        .onChange(of: isFocusRequested) { if $0 { takeFocus() } }
        .onDisappear { table.setFocused(false, row: id) }
    }

    private func takeFocus() {
      guard let request = table.takeFocusRequest(for: id) else { return }
      isFocused = true
      if let text = request.announcement { UIAccessibility.announce(text) }
    }
  }

  /// An element that stands in for a row just out of sight; when a screen reader reaches the element, the row is scrolled into
  /// sight.
  struct OffscreenRowElement<Rows: ListInteraction>: View {
    let table: InteractionTable<Rows>
    let id: RowID
    @AccessibilityFocusState private var isFocused: Bool

    var body: some View {
      Color.clear.frame(height: 1).allowsHitTesting(false)
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: table.list.spokenRow(id)?.label ?? ""))
        .accessibilityFocused($isFocused)
        .onChange(of: isFocused) { if $0 { table.moveFocus(FocusRequest(row: id)) } }
    }
  }
#endif
