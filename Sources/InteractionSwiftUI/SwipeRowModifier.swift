#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Foundation
  import InteractionHosting
  import InteractionUIKit
  import SwiftUI

  /// Finds the scope of a row, and keeps its state.
  struct SwipeRowModifier: ViewModifier {
    let rest: Binding<Rest>?
    let hint: Binding<SwipeEdge?>?
    let buttons: [SwipeButton]
    let onNotice: @MainActor (SwipeNotice) -> Void
    @StateObject private var row: SwipeRowModel
    @Environment(\.swipeScope) private var scope

    init(
      _ design: any RevealingRow, rest: Binding<Rest>?, hint: Binding<SwipeEdge?>?, buttons: [SwipeButton],
      onNotice: @escaping @MainActor (SwipeNotice) -> Void
    ) {
      self.rest = rest
      self.hint = hint
      self.buttons = buttons
      self.onNotice = onNotice
      _row = StateObject(wrappedValue: SwipeRowModel(design, buttons))
    }

    func body(content: Content) -> some View {
      SwipeRowStack(
        row: row, scope: scope ?? row.ownScope, content: content, rest: rest, hint: hint, buttons: buttons,
        onNotice: onNotice)
    }
  }

  /// A row's buttons, and over them its content.
  private struct SwipeRowStack<Content: View>: View {
    @ObservedObject var row: SwipeRowModel
    @ObservedObject var scope: SwipeScope
    let content: Content
    let rest: Binding<Rest>?
    let hint: Binding<SwipeEdge?>?
    let buttons: [SwipeButton]
    let onNotice: @MainActor (SwipeNotice) -> Void
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
          // Behind the content, so that the row is as high as that, also when it gets lower.
          .background(alignment: .topLeading) {
            ZStack(alignment: .topLeading) {
              ForEach(SwipeEdge.allCases, id: \.self) { edge in SwipeStrip(row: row, edge: edge, time: time) }
            }
          }
          .onChange(of: timeline.date) { _ in row.frameShown(at: time) }
      }
      .background {
        GeometryReader { place in ruler(place.size, top: Double(place.frame(in: .global).minY)) }
        RowPan(row: row)
      }
      .clipped()
      // Places in the row are computed, mirrored where they must be.
      .environment(\.layoutDirection, .leftToRight)
      .modifier(SwipedRowModifier(row: row, rest: rest, hint: hint, buttons: buttons))
      .onDisappear { scope.left(row) }
      .accessibilityElement(children: .combine)
      .plainActions(row.driver.row.plainActions(titles: scope.actionTitles)) { row.perform($0) }
    }

    /// Gives the row what only a view knows.
    private func connect() {
      row.scope = scope
      row.buttons = buttons
      row.onNotice = onNotice
      row.setEnvironment(direction == .rightToLeft ? .rightToLeft : .leftToRight, reducesMotion: reducesMotion)
    }

    /// What lies over content that a tap does not reach.
    private var cover: some View {
      Color.clear
        .contentShape(Rectangle())
        .onTapGesture { scope.closeRow() }
        .accessibilityAction(.escape) { scope.closeRow() }
    }

    private func ruler(_ size: CGSize, top: Double) -> some View {
      Color.clear
        .onAppear { measured(size, top: top) }
        .onChange(of: size) { measured($0, top: top) }
        .onChange(of: top) { row.moved(to: $0) }
    }

    private func measured(_ size: CGSize, top: Double) {
      row.resized(width: Double(size.width), height: Double(size.height))
      row.moved(to: top)
    }
  }

  /// Finds the fingers that are for a row, on what scrolls around it.
  private struct RowPan: UIViewRepresentable {
    let row: SwipeRowModel

    func makeUIView(context: Context) -> RowPanView {
      let view = RowPanView(frame: .zero)
      view.takes = { [weak row] in row?.takes($0) ?? false }
      view.panned = { [weak row] in row?.panned($0, translation: $1, velocity: $2) }
      return view
    }

    func updateUIView(_ view: RowPanView, context: Context) {}
  }

  extension View {
    /// Plain actions for VoiceOver, Switch Control and Full Keyboard Access.
    ///
    /// An open row has as many as a closed one, so that the view stays the same one.
    func plainActions(
      _ actions: [InteractionAction], perform: @escaping @MainActor (InteractionAction) -> Void
    ) -> some View {
      actions.reduce(AnyView(self)) { view, action in
        AnyView(view.accessibilityAction(named: Text(verbatim: action.title)) { perform(action) })
      }
    }
  }
#endif
