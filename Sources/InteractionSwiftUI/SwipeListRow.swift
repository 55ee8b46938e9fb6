#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Foundation
  import InteractionHosting
  import InteractionUIKit
  import SwiftUI
  import UIKit

  /// The view of `swipeListRow`, which finds the row's scope and keeps the row's state.
  ///
  /// It wraps the app's view instead of being a modifier, because a modifier's content is empty in a hosting
  /// configuration.
  @available(iOS 16.0, *)
  struct SwipeListRow<Content: View>: View {
    let content: Content
    let inputs: SwipedRowInputs
    @StateObject private var storage = RowStorage<HostedRow>()
    @Environment(\.swipeScope) private var environmentScope
    @Environment(\.editMode) private var editMode

    private var scope: SwipeScope { environmentScope ?? .common }
    private var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }

    var body: some View {
      let row = storage.row(inputs.id, in: scope) { HostedRow() }
      row.scope = scope
      row.buttons = inputs.buttons
      row.onNotice = inputs.onNotice
      return HostedRowView(row: row, scope: scope, inputs: inputs, isEditing: isEditing, content: content)
        .modifier(RowInputsModifier(row: row, scope: scope, inputs: inputs))
        .onChange(of: isEditing) { if $0 { row.go(to: .closed, animated: true) } }
        .listRowInsets(EdgeInsets())
        // The list's own swipe would compete with the trailing buttons; while editing, its delete buttons do not.
        .deleteDisabled(!isEditing && inputs.buttons.contains { $0.edge == .trailing })
    }
  }

  /// A `SwipeRowView` with the app's SwiftUI view as its content.
  @available(iOS 16.0, *)
  private struct HostedRowView<Content: View>: UIViewRepresentable {
    @ObservedObject var row: HostedRow
    let scope: SwipeScope
    let inputs: SwipedRowInputs
    let isEditing: Bool
    let content: Content

    /// A coordinator that remembers the row that the view shows.
    @MainActor final class Coordinator { var row: HostedRow? }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> SwipeRowView {
      let view = SwipeRowView(frame: .zero)
      // The content, which is one accessibility element, offers the actions.
      view.offersActions = false
      let hostingView = configuration(view, context).makeContentView()
      CoveredView(frame: .zero).fillContent(of: view, with: hostingView)
      row.connect(view, design: inputs.newRow, showing: hostingView)
      context.coordinator.row = row
      return view
    }

    /// Makes the view show the row if it still shows another item's.
    private func showRow(in view: SwipeRowView, coordinator: Coordinator) {
      guard let old = coordinator.row, old !== row, let hostingView = old.hostingView else { return }
      old.disconnect(view)
      row.connect(view, design: inputs.newRow, showing: hostingView)
      coordinator.row = row
    }

    func updateUIView(_ view: SwipeRowView, context: Context) {
      showRow(in: view, coordinator: context.coordinator)
      let direction: UISemanticContentAttribute =
        context.environment.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
      if view.semanticContentAttribute != direction { view.semanticContentAttribute = direction }
      view.policies = scope.policies
      view.actionTitles = scope.actionTitles
      view.panGestureRecognizer.isEnabled = !isEditing
      row.hostingView?.configuration = configuration(view, context)
    }

    static func dismantleUIView(_ view: SwipeRowView, coordinator: Coordinator) { coordinator.row?.disconnect(view) }

    /// Returns the proposed width and the content's height, but at least the list's minimum row height; nil if no finite width
    /// is proposed, or if there is no hosting view.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: SwipeRowView, context: Context) -> CGSize? {
      guard let hostingView = row.hostingView, let width = proposal.width, width < .infinity else { return nil }
      let targetSize = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
      let size = hostingView.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      return CGSize(width: width, height: max(size.height, context.environment.defaultMinListRowHeight))
    }

    private func configuration(_ view: SwipeRowView, _ context: Context) -> some UIContentConfiguration {
      let actions = view.plainActions
      return UIHostingConfiguration {
        content
          // The content shares the row's environment.
          .environment(\.self, context.environment)
          .plainActions(actions) { [weak view] in view?.performAndAnnounce($0) }
          .accessibilityAction(.escape) { [weak view] in view?.close() }
      }
      .margins(.all, 0)
      .minSize(width: 0, height: 0)
    }
  }
#endif
