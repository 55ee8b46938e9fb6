#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  import SwiftUI

  /// Lets a row do what the app wants of it, and asks people what it waits for.
  struct SwipedRowModifier<Row: SwipedRow>: ViewModifier {
    @ObservedObject var row: Row
    let rest: Binding<Rest>?
    let hint: Binding<SwipeEdge?>?
    let buttons: [SwipeButton]

    func body(content: Content) -> some View {
      content
        .onChange(of: buttons.actions(.leading)) { row.setActions($0, .leading) }
        .onChange(of: buttons.actions(.trailing)) { row.setActions($0, .trailing) }
        .onChange(of: rest?.wrappedValue) { asked in
          if let asked { row.goes(to: asked) }
          // A row that waits, or lacks the side, does not do it.
          if asked != row.rest { rest?.wrappedValue = row.rest }
        }
        .onChange(of: row.rest) { rest?.wrappedValue = $0 }
        .onAppear { showHint(hint?.wrappedValue) }
        .onChange(of: hint?.wrappedValue) { showHint($0) }
        .confirmationDialog(row.question ?? "", isPresented: isAsking, titleVisibility: .visible) { answers }
    }

    /// Shows some of a side's buttons for a moment, once for each time that the app asks.
    private func showHint(_ edge: SwipeEdge?) {
      guard let edge else { return }
      row.preview(edge)
      hint?.wrappedValue = nil
    }

    private var isAsking: Binding<Bool> {
      Binding {
        row.question != nil
      } set: { isShown in
        guard !isShown else { return }
        // The dialog goes before or after its button does what it does; a tap beside it calls off.
        Task { @MainActor in if row.question != nil { row.cancel() } }
      }
    }

    @ViewBuilder private var answers: some View {
      if let asked = row.askedAction {
        Button(asked.title, role: asked.role == .destructive ? .destructive : nil) { row.confirm() }
        Button("Cancel", role: .cancel) { row.cancel() }
      }
    }
  }
#endif
