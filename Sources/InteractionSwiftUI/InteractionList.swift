#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Foundation
  public import InteractionHosting
  public import SwiftUI

  /// A view that shows a list of any design, with all the gestures that the design supports.
  ///
  ///     InteractionList(table)                                        // in the design's own look
  ///     InteractionList(table) { id in MailRow(mails[id.rawValue]) }  // with the app's own rows
  ///
  /// The engine interprets touches, scrolls the content and positions everything; the view passes touches on and paints.
  /// UIKit recognises pinches, wheels and trackpads; from iOS 17, SwiftUI reports keys while the list has the keyboard focus.
  /// While a finger, a wheel or a motion scrolls the content, an indicator shows the position.
  public struct InteractionList<Rows: ListInteraction, RowContent: View>: View {
    @ObservedObject private var table: InteractionTable<Rows>
    private let rowContent: ((RowID) -> RowContent)?
    private let heightForRow: ((RowID, Double) -> Double?)?
    @GestureState private var isTouched = false
    @State private var finger = Finger.up
    @Environment(\.layoutDirection) private var direction
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.dynamicTypeSize) private var typeSize

    private enum Finger { case up, down }

    /// Creates a list with the app's rows.
    ///
    /// - Parameters:
    ///   - table: The table.
    ///   - heightForRow: A closure that returns the height of a row for a width, both in points, or nil for the height of the
    ///     row's kind. It is called for rows in or near the viewport, and again when they are reloaded or reported as changed,
    ///     when text is typed in them, and when the width or the text size changes; without it, rows have the heights that
    ///     the list gives them.
    ///   - row: A closure that returns the view of a row. The view replaces the moving content that the design draws, or the
    ///     label if no content moves, and gets the size of that part; rows without either look as the design draws them.
    /// - Complexity: O(1).
    public init(
      _ table: InteractionTable<Rows>, heightForRow: ((RowID, _ width: Double) -> Double?)? = nil,
      @ViewBuilder row: @escaping (RowID) -> RowContent
    ) {
      self.table = table
      self.heightForRow = heightForRow
      rowContent = row
    }

    /// The visible part of the list, with its gestures.
    ///
    /// - Complexity: O(*k* log *n*) for *k* layers in sight and *n* rows, plus O(*m* log *n*) for *m* rows without a height
    ///   and empty sections just above and below those in sight, and the cost of measuring rows.
    public var body: some View {
      GeometryReader { geometry in
        TimelineView(.animation(minimumInterval: nil, paused: !table.drawsFrames)) { timeline in
          ZStack(alignment: .topLeading) {
            LayerViews(
              trees: LayerTree.trees(of: table.layers(at: timeline.date, heightForRow: heightForRow)), origin: .zero,
              table: table,
              rowContent: rowContent,
              replacedPart: .content)
          }
          .frame(width: geometry.size.width, height: geometry.size.height, alignment: .topLeading)
          .onChange(of: timeline.date) { table.frameShown(at: $0) }
          .overlay(alignment: .topTrailing) {
            if let extent = table.indicatorExtent(at: timeline.date, isTouched: finger == .down) {
              ScrollIndicator(extent: extent)
            }
          }
          .overlay(alignment: .top) { offscreenElement(for: table.rowsOutOfSight.above) }
          .overlay(alignment: .bottom) { offscreenElement(for: table.rowsOutOfSight.below) }
        }
        .onAppear { layOut(geometry.size, direction: direction) }
        .onChange(of: geometry.size) { layOut($0, direction: direction) }
        .onChange(of: direction) { layOut(geometry.size, direction: $0) }
        .onChange(of: ObjectIdentifier(table)) { _ in layOut(geometry.size, direction: direction) }
      }
      .onChange(of: reducesMotion) { table.setReducesMotion($0) }
      .onChange(of: typeSize) { _ in table.remeasure() }
      .contentShape(Rectangle())
      .clipped()
      // The engine computes positions, and mirrors them if necessary, so SwiftUI must not.
      .environment(\.layoutDirection, .leftToRight)
      .gesture(touchGesture)
      .background { TableInputRecognizer(table: table) }
      .modifier(TableKeysModifier(table: table))
      .onChange(of: isTouched) { if !$0 { touchDisappeared() } }
      .onDisappear { touchDisappeared() }
      .accessibilityElement(children: .contain)
      .accessibilityScrollAction(scroll)
    }

    private func offscreenElement(for row: RowID?) -> some View {
      ForEach(row.map { [$0] } ?? [], id: \.self) { OffscreenRowElement(table: table, id: $0) }
    }

    private func layOut(_ size: CGSize, direction: LayoutDirection) {
      table.layOut(
        width: Double(size.width), height: Double(size.height),
        direction: direction == .rightToLeft ? .rightToLeft : .leftToRight)
      table.setReducesMotion(reducesMotion)
    }

    // MARK: Fingers

    private var touchGesture: some Gesture {
      DragGesture(minimumDistance: 0)
        .updating($isTouched) { _, isTouched, _ in isTouched = true }
        .onChanged { value in
          switch finger {
          case .up:
            finger = .down
            send(.down, at: value.startLocation, value: value)
            if value.location != value.startLocation { send(.moved, at: value.location, value: value) }
          case .down: send(.moved, at: value.location, value: value)
          }
        }
        .onEnded { value in
          finger = .up
          send(.up, at: value.location, value: value)
        }
    }

    private func send(_ phase: TouchPhase, at point: CGPoint, value: DragGesture.Value) {
      let location = Vector(Double(point.x), Double(point.y))
      table.send(at: Time(value.time)) { $0.handle(.touch(TouchEvent(phase, location: location)), at: $1) }
    }

    /// Cancels a touch that the system has ended without reporting that the finger was lifted, or whose list has disappeared.
    private func touchDisappeared() {
      guard finger == .down else { return }
      finger = .up
      table.send(.cancelTouches)
    }

    /// Scrolls up or down by a page, for a screen reader; does not scroll sideways.
    private func scroll(to edge: Edge) {
      let distance = edge == .bottom ? table.table.size.height : edge == .top ? 0 - table.table.size.height : 0
      table.send { driver, now in
        driver.handle(.scrollTo(contentOffset: driver.table.contentOffset(at: now) + distance), at: now)
      }
    }
  }

  extension InteractionList where RowContent == EmptyView {
    /// Creates a list in its design's own look.
    ///
    /// - Parameters:
    ///   - table: The table.
    ///   - heightForRow: A closure that returns the height of a row for a width, as in `init(_:heightForRow:row:)`.
    /// - Complexity: O(1).
    public init(_ table: InteractionTable<Rows>, heightForRow: ((RowID, _ width: Double) -> Double?)? = nil) {
      self.table = table
      self.heightForRow = heightForRow
      rowContent = nil
    }
  }
#endif
