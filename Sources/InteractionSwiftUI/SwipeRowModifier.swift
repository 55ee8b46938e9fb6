#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Foundation
  import InteractionHosting
  import SwiftUI

  /// Finds the scope of a row, and keeps its state.
  struct SwipeRowModifier: ViewModifier {
    let rest: Binding<Rest>?
    let buttons: [SwipeButton]
    let onNotice: @MainActor (SwipeNotice) -> Void
    @StateObject private var row: SwipeRowModel
    @Environment(\.swipeScope) private var scope

    init(
      _ design: any RevealingRow, rest: Binding<Rest>?, buttons: [SwipeButton],
      onNotice: @escaping @MainActor (SwipeNotice) -> Void
    ) {
      self.rest = rest
      self.buttons = buttons
      self.onNotice = onNotice
      _row = StateObject(wrappedValue: SwipeRowModel(design, buttons))
    }

    func body(content: Content) -> some View {
      SwipeRowStack(
        row: row, scope: scope ?? row.ownScope, content: content, rest: rest, buttons: buttons, onNotice: onNotice)
    }
  }

  /// A row's buttons, and over them its content.
  private struct SwipeRowStack<Content: View>: View {
    @ObservedObject var row: SwipeRowModel
    @ObservedObject var scope: SwipeScope
    let content: Content
    let rest: Binding<Rest>?
    let buttons: [SwipeButton]
    let onNotice: @MainActor (SwipeNotice) -> Void
    @GestureState private var isTouched = false
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
      .background { GeometryReader { place in ruler(place.size, top: Double(place.frame(in: .global).minY)) } }
      .clipped()
      // Places in the row are computed, mirrored where they must be.
      .environment(\.layoutDirection, .leftToRight)
      .simultaneousGesture(drag)
      .onChange(of: isTouched) { if !$0 { row.fingerGone() } }
      .onChange(of: actions(.leading)) { row.setActions($0, .leading) }
      .onChange(of: actions(.trailing)) { row.setActions($0, .trailing) }
      .onChange(of: rest?.wrappedValue) { asked in
        if let asked { row.rests(asked) }
        // A row that waits, or lacks the side, does not do it.
        if asked != row.driver.row.rest { rest?.wrappedValue = row.driver.row.rest }
      }
      .onChange(of: row.driver.row.rest) { rest?.wrappedValue = $0 }
      .onDisappear { scope.left(row) }
      .accessibilityElement(children: .combine)
      .plainActions(row.driver.row.plainActions(titles: scope.actionTitles)) { row.perform($0) }
      .confirmationDialog(row.question ?? "", isPresented: isAsking, titleVisibility: .visible) { answers }
    }

    /// Gives the row what only a view knows.
    private func connect() {
      row.scope = scope
      row.buttons = buttons
      row.onNotice = onNotice
      row.setEnvironment(direction == .rightToLeft ? .rightToLeft : .leftToRight, reducesMotion: reducesMotion)
    }

    private func actions(_ edge: SwipeEdge) -> [InteractionAction] {
      buttons.filter { $0.edge == edge }.map(\.action)
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

    // MARK: Asking

    private var isAsking: Binding<Bool> {
      Binding {
        row.question != nil
      } set: { isShown in
        guard !isShown else { return }
        // The dialog goes before or after its button does what it does; a tap beside it calls off.
        Task { @MainActor in if row.question != nil { row.change { $0.cancel(at: $1) } } }
      }
    }

    @ViewBuilder private var answers: some View {
      if let asked = row.driver.askedAction {
        Button(asked.title, role: asked.role == .destructive ? .destructive : nil) { row.confirm() }
        Button("Cancel", role: .cancel) { row.change { $0.cancel(at: $1) } }
      }
    }

    // MARK: Fingers

    private var drag: some Gesture {
      DragGesture(minimumDistance: 10)
        .updating($isTouched) { _, isTouched, _ in isTouched = true }
        .onChanged { row.fingerMoved(Vector($0.translation), at: Time($0.time)) }
        .onEnded { row.fingerLifted(Vector($0.translation), at: Time($0.time)) }
    }
  }

  extension Vector {
    init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }
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
