/// A test for a full swipe, with the same rule in every design.
///
/// The finger must have moved the content to at least `fullSwipeFraction` of the row's width and at least `fullSwipeMargin`
/// points beyond the buttons, whether the row was closed or open. Momentum is ignored, and a flick back cancels the full
/// swipe. If the content was caught at least that far out, for example on its way back from a full swipe, the finger must
/// move it outward by at least `fullSwipeMargin` points, so that a mere touch performs nothing.
///
///     let swipe = FullSwipeTest(fingerOffset: -230, caughtOffset: 0, width: 320)
///     swipe.armedEdge(of: strips, options: options)   // trailing: 230 ≥ 0.55 · 320, and ≥ 30 beyond 160 points of buttons
public struct FullSwipeTest: Hashable, Sendable {
  /// The finger's offset, in points: the offset that the content would have without a rubber band.
  public var fingerOffset: Double
  /// The offset at which the finger caught the content, in points, without a rubber band.
  public var caughtOffset: Double
  /// The row's width, in points.
  public var width: Double

  /// Creates a test without checking its numbers.
  ///
  /// - Parameters:
  ///   - fingerOffset: The finger's offset, in points: the offset that the content would have without a rubber band.
  ///   - caughtOffset: The offset at which the finger caught the content, in points, without a rubber band.
  ///   - width: The row's width, in points.
  /// - Complexity: O(1).
  public init(fingerOffset: Double, caughtOffset: Double, width: Double) {
    self.fingerOffset = fingerOffset
    self.caughtOffset = caughtOffset
    self.width = width
  }

  /// Returns the side whose outermost action a release would perform now, unless it flicks the content back.
  ///
  /// - Parameters:
  ///   - strips: The row's buttons.
  ///   - options: The row's options.
  /// - Returns: The side, or nil.
  /// - Complexity: O(1).
  public func armedEdge(of strips: ActionStrips, options: SwipeOptions) -> SwipeEdge? {
    guard options.allowsFullSwipe, let edge, let minimumDistance = neededDistance(of: strips[edge], options: options),
      edge.sign * fingerOffset >= minimumDistance
    else { return nil }
    return edge
  }

  /// The side that the finger has uncovered.
  private var edge: SwipeEdge? { fingerOffset > 0 ? .leading : fingerOffset < 0 ? .trailing : nil }

  /// Returns the distance from the closed position to which the finger must move the content to swipe a side fully, in
  /// points; nil if the side cannot be swiped fully.
  func neededDistance(of strip: ActionStrip, options: SwipeOptions) -> Double? {
    guard strip.allowsFullSwipe(options) else { return nil }
    let threshold = strip.fullSwipeThreshold(width: width, options: options)
    let startDistance = strip.edge.sign * caughtOffset
    return startDistance < threshold ? threshold : startDistance + options.fullSwipeMargin
  }

  /// Returns the threshold at or beyond which a release performs the outermost action of the visible side, as an offset of the
  /// finger.
  ///
  /// - Parameters:
  ///   - strips: The row's buttons.
  ///   - velocity: The finger's velocity at the release, in points per second, positive toward larger offsets.
  ///   - flick: The minimum speed of a flick, in points per second.
  ///   - options: The row's options.
  /// - Returns: The offset, in points, or nil if no release at this velocity performs the action, or if no side is visible.
  /// - Complexity: O(1).
  public func fullSwipeThreshold(
    of strips: ActionStrips, velocity: Double, flick: Double, options: SwipeOptions
  ) -> Double? {
    guard let edge, edge.sign * velocity > -flick else { return nil }
    return neededDistance(of: strips[edge], options: options).map { edge.sign * $0 }
  }

  /// Returns the side whose outermost action a release performs.
  ///
  /// - Parameters:
  ///   - strips: The row's buttons.
  ///   - velocity: The finger's velocity at the release, in points per second, positive toward larger offsets.
  ///   - flick: The minimum speed of a flick, in points per second; a flick back performs nothing.
  ///   - options: The row's options.
  /// - Returns: The side, or nil.
  /// - Complexity: O(1).
  public func performedEdge(
    of strips: ActionStrips, velocity: Double, flick: Double, options: SwipeOptions
  ) -> SwipeEdge? {
    guard let edge = armedEdge(of: strips, options: options), edge.sign * velocity > -flick else { return nil }
    return edge
  }
}

extension ActionStrip {
  /// Returns whether a drag that uncovers this side can be a full swipe.
  ///
  /// - Parameter options: The row's options.
  /// - Returns: Whether full swipes are on, and the side can open and has an action to perform.
  /// - Complexity: O(1).
  public func allowsFullSwipe(_ options: SwipeOptions) -> Bool { options.allowsFullSwipe && supportsFullSwipe }

  /// Whether the side can open and has an action for a full swipe to perform.
  package var supportsFullSwipe: Bool { reach > 0 && !actions.isEmpty }

  /// Returns the distance that a finger must move closed content to swipe this side fully, in points.
  ///
  /// - Parameters:
  ///   - width: The row's width, in points.
  ///   - options: The row's options.
  /// - Returns: The greater of `fullSwipeFraction` of the row's width and the distance to `fullSwipeMargin` points beyond the
  ///   buttons.
  /// - Complexity: O(1).
  public func fullSwipeThreshold(width: Double, options: SwipeOptions) -> Double {
    max(options.fullSwipeFraction * width, reach + options.fullSwipeMargin)
  }

  /// Returns the frame of a button on a side that can be swiped fully, while the content is at an offset.
  ///
  /// When the content is beyond the buttons, the outermost button grows, so that the others stay beside the content. Once a
  /// release would perform its action, the outermost button takes up all the space.
  ///
  /// - Precondition: `index` is in `0..<actions.count`.
  /// - Parameters:
  ///   - index: The button's index, from 0 (outermost).
  ///   - row: The row's width and height, in points.
  ///   - offset: The content's offset, in points.
  ///   - isArmed: Whether a release would perform the outermost action.
  /// - Returns: The frame in the row's coordinates, in points; inside the row if the buttons are inside at rest and `reach`
  ///   includes `inset`.
  /// - Complexity: O(1).
  public func frame(_ index: Int, in row: LayoutSize, stretchedTo offset: Double, isArmed: Bool) -> LayoutRect {
    let excess = min(edge.sign * offset, row.width) - reach
    guard excess > 0 else { return frame(index, in: row) }
    let inner = isArmed ? totalWidth + excess : outerBorder(index + 1) + excess
    let outer = index == 0 ? 0 : isArmed ? inner : outerBorder(index) + excess
    switch edge {
    case .leading: return LayoutRect(outer + inset, 0, inner - outer, row.height)
    case .trailing: return LayoutRect(row.width - inner - inset, 0, inner - outer, row.height)
    }
  }
}
