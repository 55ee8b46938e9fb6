#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  import InteractionUIKit
  import SwiftUI

  /// A modifier that applies the app's inputs to a row, and shows the row's question in a dialog.
  struct RowInputsModifier<Row: SwipedRow>: ViewModifier {
    @ObservedObject var row: Row
    let scope: SwipeScope
    let inputs: SwipedRowInputs
    /// The row that the view shows, with the item's id; nil while the view is out of sight.
    @State private var shownItem: (row: Row, id: AnyHashable?)?

    init(row: Row, scope: SwipeScope, inputs: SwipedRowInputs) {
      self.row = row
      self.scope = scope
      self.inputs = inputs
    }

    private var rest: Binding<Rest>? { inputs.rest }
    private var hint: Binding<SwipeEdge?>? { inputs.hint }
    private var buttons: [SwipeButton] { inputs.buttons }

    func body(content: Content) -> some View {
      content
        .onChange(of: buttons.actions(.leading)) { row.setActions($0, .leading) }
        .onChange(of: buttons.actions(.trailing)) { row.setActions($0, .trailing) }
        .onChange(of: rest?.wrappedValue) { follow($0, animated: true) }
        .onChange(of: row.rest) { rest?.wrappedValue = $0 }
        .onAppear { rowAppeared() }
        .onChange(of: ObjectIdentifier(row)) { _ in rowAppeared() }
        .onDisappear { rowDisappeared() }
        .onChange(of: hint?.wrappedValue) { showHint($0) }
        .confirmationDialog(row.question ?? "", isPresented: isAsking, titleVisibility: .visible) { answers }
    }

    /// Gives the row the app's actions, and the app's resting position unless the row has opened or closed while it was
    /// out of sight.
    private func rowAppeared() {
      if shownItem?.row !== row { rowDisappeared() }
      shownItem = (row, inputs.id)
      for edge in SwipeEdge.allCases where row.actions(edge) != buttons.actions(edge) {
        row.setActions(buttons.actions(edge), edge)
      }
      if let earlierRest = row.restWhenHidden, earlierRest != row.rest {
        rest?.wrappedValue = row.rest
      } else {
        follow(rest?.wrappedValue, animated: false)
      }
      scope.rowAppeared(row, as: inputs.id)
      showHint(hint?.wrappedValue)
    }

    private func rowDisappeared() {
      guard let (row, id) = shownItem else { return }
      shownItem = nil
      scope.rowDisappeared(row, as: id)
    }

    private func follow(_ requestedRest: Rest?, animated: Bool) {
      guard let requestedRest else { return }
      row.go(to: requestedRest, animated: animated)
      // The row may stay where it is, for example while it waits for an answer; the binding is then set back.
      if requestedRest != row.rest { rest?.wrappedValue = row.rest }
    }

    /// Shows part of a side's buttons for a moment, once for each request from the app.
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
        // The dialog may disappear before or after its button acts; a tap outside it cancels.
        Task { @MainActor in if row.question != nil { row.cancel() } }
      }
    }

    @ViewBuilder private var answers: some View {
      if let action = row.pendingAction {
        Button(action.title, role: action.role == .destructive ? .destructive : nil) { row.confirm() }
        Button(scope.actionTitles.cancel, role: .cancel) { row.cancel() }
      }
    }
  }

  /// The app's inputs for a row.
  struct SwipedRowInputs {
    let design: any RevealingRow
    let id: AnyHashable?
    let rest: Binding<Rest>?
    let hint: Binding<SwipeEdge?>?
    let buttons: [SwipeButton]
    let onNotice: @MainActor (SwipeNotice) -> Void

    /// A new row of the design, with the buttons' actions.
    @MainActor var newRow: any RevealingRow { design.offering(buttons) }
  }
#endif
