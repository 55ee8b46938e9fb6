#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Foundation
  import InteractionHosting
  import InteractionUIKit
  import SwiftUI

  /// A modifier that finds the scope of a row, and keeps the row's state.
  struct SwipeRowModifier: ViewModifier {
    let inputs: SwipedRowInputs
    @StateObject private var storage = RowStorage<SwipeRowModel>()
    @Environment(\.swipeScope) private var environmentScope

    private var scope: SwipeScope { environmentScope ?? .common }

    func body(content: Content) -> some View {
      let row = storage.row(inputs.id, in: scope) { SwipeRowModel(inputs) }
      return SwipeRowStack(row: row, scope: scope, content: content, inputs: inputs)
    }
  }

  /// A row's buttons with the content over them.
  private struct SwipeRowStack<Content: View>: View {
    @ObservedObject var row: SwipeRowModel
    @ObservedObject var scope: SwipeScope
    let content: Content
    let inputs: SwipedRowInputs
    @Environment(\.layoutDirection) private var direction
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
      connect()
      return TimelineView(.animation(minimumInterval: nil, paused: !row.isMoving)) { timeline in
        let time = row.moment(of: timeline.date)
        content
          .environment(\.layoutDirection, direction)
          .allowsHitTesting(!row.driver.isDragged)
          .overlay { if scope.isCovered(row) { cover } }
          .offset(x: CGFloat(row.driver.contentX(at: time)))
          // Behind the content, so that the row is as high as the content, even when the content shrinks.
          .background(alignment: .topLeading) {
            ZStack(alignment: .topLeading) {
              ForEach(SwipeEdge.allCases, id: \.self) { edge in SwipeStrip(row: row, edge: edge, time: time) }
            }
          }
          .onChange(of: timeline.date) { _ in row.frameShown(at: time) }
      }
      .background {
        GeometryReader { ruler($0.size) }
        RowPanRecognizer(row: row)
      }
      .clipped()
      // The engine mirrors the positions that it computes, if necessary, so SwiftUI must not mirror them again.
      .environment(\.layoutDirection, .leftToRight)
      .modifier(RowInputsModifier(row: row, scope: scope, inputs: inputs))
      .plainActions(row.plainActions(titles: scope.actionTitles)) { row.perform($0) }
    }

    /// Gives the row the view's inputs, scope and environment.
    private func connect() {
      row.scope = scope
      row.buttons = inputs.buttons
      row.onNotice = inputs.onNotice
      row.setEnvironment(
        direction: direction == .rightToLeft ? .rightToLeft : .leftToRight, reducesMotion: reducesMotion)
    }

    /// The cover over content that a tap must not reach.
    private var cover: some View {
      Color.clear
        .contentShape(Rectangle())
        .onTapGesture { scope.openRow === row ? row.handleTap() : scope.openRow?.tableChanged(.tableTapped) }
        .accessibilityAction(.escape) { scope.closeRow() }
    }

    private func ruler(_ size: CGSize) -> some View {
      Color.clear
        .onAppear { resizeRow(to: size) }
        .onChange(of: size) { resizeRow(to: $0) }
        .onChange(of: ObjectIdentifier(row)) { _ in resizeRow(to: size) }
    }

    private func resizeRow(to size: CGSize) {
      row.resize(width: Double(size.width), height: Double(size.height))
    }
  }

  /// A view that recognises a row's pans with a recogniser on the scroll view around the row or, if there is none, on the
  /// view controller's view or the window.
  private struct RowPanRecognizer: UIViewRepresentable {
    let row: SwipeRowModel

    /// A coordinator that remembers the row whose pans the view recognises.
    @MainActor final class Coordinator { weak var row: SwipeRowModel? }

    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> RowPanView { RowPanView(frame: .zero) }

    /// Connects the view to the row, which is a different one if the view shows another item.
    func updateUIView(_ view: RowPanView, context: Context) {
      if context.coordinator.row !== row { view.cancelPan() }
      context.coordinator.row = row
      view.accepts = { [weak row] in row?.accepts($0) ?? false }
      view.onPan = { [weak row] in row?.handlePan($0, translation: $1, velocity: $2) }
      view.onScroll = { [weak row] in row?.scrollBegan() }
    }
  }
#endif
