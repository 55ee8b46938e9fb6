#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Foundation
  import InteractionHosting
  import InteractionUIKit
  import SwiftUI
  import UIKit

  /// Finds the scope of a row whose view is UIKit's, and keeps its state.
  @available(iOS 16.0, *)
  struct SwipeListRowModifier: ViewModifier {
    let design: any RevealingRow
    let rest: Binding<Rest>?
    let hint: Binding<SwipeEdge?>?
    let buttons: [SwipeButton]
    let onNotice: @MainActor (SwipeNotice) -> Void
    @StateObject private var row = HostedRow()
    @Environment(\.swipeScope) private var scope

    init(
      _ design: any RevealingRow, rest: Binding<Rest>?, hint: Binding<SwipeEdge?>?, buttons: [SwipeButton],
      onNotice: @escaping @MainActor (SwipeNotice) -> Void
    ) {
      self.design = design
      self.rest = rest
      self.hint = hint
      self.buttons = buttons
      self.onNotice = onNotice
    }

    func body(content: Content) -> some View {
      connect()
      return HostedRowView(row: row, design: design, scope: scope ?? row.ownScope, content: content)
        .modifier(SwipedRowModifier(row: row, rest: rest, hint: hint, buttons: buttons))
        .onDisappear { row.scope?.left(row) }
        .listRowInsets(EdgeInsets())
    }

    private func connect() {
      row.scope = scope ?? row.ownScope
      row.buttons = buttons
      row.onNotice = onNotice
    }
  }

  /// A `SwipeRowView` with the app's SwiftUI view as its content.
  @available(iOS 16.0, *)
  private struct HostedRowView<Content: View>: UIViewRepresentable {
    @ObservedObject var row: HostedRow
    let design: any RevealingRow
    @ObservedObject var scope: SwipeScope
    let content: Content

    func makeUIView(context: Context) -> SwipeRowView {
      let view = SwipeRowView(frame: .zero)
      var design = design
      for edge in SwipeEdge.allCases { _ = design.setActions(row.buttons.actions(edge), edge, at: .now) }
      view.row = design
      row.connect(view, configuration(view, context).makeContentView())
      return view
    }

    func updateUIView(_ view: SwipeRowView, context: Context) {
      view.semanticContentAttribute =
        context.environment.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
      view.policies = scope.policies
      view.actionTitles = scope.actionTitles
      view.setNeedsLayout()
      // A tap that closes a row reaches nothing else.
      row.hosted?.isUserInteractionEnabled = !scope.isCovered(row)
      row.hosted?.configuration = configuration(view, context)
    }

    /// As wide as there is room, and as high as the content.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: SwipeRowView, context: Context) -> CGSize? {
      guard let hosted = row.hosted, let width = proposal.width, width < .infinity else { return nil }
      let room = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
      let size = hosted.systemLayoutSizeFitting(
        room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      return CGSize(width: width, height: size.height)
    }

    private func configuration(_ view: SwipeRowView, _ context: Context) -> some UIContentConfiguration {
      let actions = view.driver?.row.plainActions(titles: scope.actionTitles) ?? []
      return UIHostingConfiguration {
        content
          // All that surrounds the row surrounds its content, too.
          .environment(\.self, context.environment)
          .accessibilityElement(children: .combine)
          .plainActions(actions) { [weak view] in view?.performAloud($0) }
          .accessibilityAction(.escape) { [weak view] in view?.close() }
      }
      .margins(.all, 0)
      .minSize(width: 0, height: 0)
    }
  }
#endif
