/// A finger that holds a row's content, and the rule that decides whether it has swiped fully, the same in every design.
///
/// The finger itself must have moved the content to a fraction of the row's width and some points beyond the buttons,
/// starting from closed or from open. Momentum never counts, and a flick back cancels it. Content that is caught farther out
/// than that, on its way back from a full swipe, must be moved the same margin farther, so that a finger that only touches
/// it performs nothing.
///
///     let swipe = FullSwipe(finger: -230, caught: 0, width: 320)
///     swipe.armedEdge(of: strips, options)   // trailing: 230 ≥ 0.55 · 320, and ≥ 30 beyond 160 points of buttons
public struct FullSwipe: Hashable, Sendable {
  /// The finger's offset, in points: that of the content without any rubber band.
  public var finger: Double
  /// The offset at which the finger caught the content, in points, without any rubber band.
  public var caught: Double
  /// The row's width, in points.
  public var width: Double

  /// Creates a finger on a row, from numbers that are not checked.
  ///
  /// - Parameters:
  ///   - finger: The finger's offset, in points: that of the content without any rubber band.
  ///   - caught: The offset at which the finger caught the content, in points, without any rubber band.
  ///   - width: The row's width, in points.
  /// - Complexity: O(1).
  public init(finger: Double, caught: Double, width: Double) {
    self.finger = finger
    self.caught = caught
    self.width = width
  }

  /// Returns the side whose outermost action the finger performs if it lifts now without flicking the content back.
  ///
  /// - Parameters:
  ///   - strips: The row's buttons.
  ///   - options: The row's options.
  /// - Returns: The side, or nil.
  /// - Complexity: O(1).
  public func armedEdge(of strips: ActionStrips, _ options: SwipeOptions) -> SwipeEdge? {
    guard options.fullSwipe, let edge, let needed = needed(of: strips[edge], options), edge.sign * finger >= needed
    else { return nil }
    return edge
  }

  /// The side that the finger has uncovered.
  private var edge: SwipeEdge? { finger > 0 ? .leading : finger < 0 ? .trailing : nil }

  /// Returns how far the finger must move to swipe a side fully, in points from closed; nil if it cannot.
  func needed(of strip: ActionStrip, _ options: SwipeOptions) -> Double? {
    guard strip.isSwipedFully(options) else { return nil }
    let threshold = strip.fullSwipeThreshold(width: width, options)
    let start = strip.edge.sign * caught
    return start < threshold ? threshold : start + options.fullSwipeMargin
  }

  /// Returns the offset at and beyond which a release performs the outermost action of the visible side.
  ///
  /// - Parameters:
  ///   - strips: The row's buttons.
  ///   - velocity: The finger's velocity at the release, in points per second, positive toward larger offsets.
  ///   - flick: The speed from which a release is a flick, in points per second.
  ///   - options: The row's options.
  /// - Returns: The finger's offset, in points, or nil if no release does.
  /// - Complexity: O(1).
  public func performing(
    of strips: ActionStrips, velocity: Double, flick: Double, _ options: SwipeOptions
  ) -> Double? {
    guard let edge, edge.sign * velocity > -flick else { return nil }
    return needed(of: strips[edge], options).map { edge.sign * $0 }
  }

  /// Returns the side whose outermost action a release performs.
  ///
  /// - Parameters:
  ///   - strips: The row's buttons.
  ///   - velocity: The finger's velocity at the release, in points per second, positive toward larger offsets.
  ///   - flick: The speed from which a release is a flick, in points per second; a flick back performs nothing.
  ///   - options: The row's options.
  /// - Returns: The side, or nil.
  /// - Complexity: O(1).
  public func performedEdge(
    of strips: ActionStrips, velocity: Double, flick: Double, _ options: SwipeOptions
  ) -> SwipeEdge? {
    guard let edge = armedEdge(of: strips, options), edge.sign * velocity > -flick else { return nil }
    return edge
  }
}

extension ActionStrip {
  /// Returns whether a drag to this side may be a full swipe, which it never is if the side does not open.
  ///
  /// - Parameter options: The row's options.
  /// - Returns: Whether full swipes are on and the side has an action to perform.
  /// - Complexity: O(1).
  public func isSwipedFully(_ options: SwipeOptions) -> Bool { options.fullSwipe && canBeSwipedFully }

  /// Whether the side has an action for a full swipe to perform.
  package var canBeSwipedFully: Bool { reach > 0 && !actions.isEmpty }

  /// Returns how far a finger must move closed content to swipe this side fully, in points.
  ///
  /// - Parameters:
  ///   - width: The row's width, in points.
  ///   - options: The row's options.
  /// - Returns: The fraction of the width, or the distance beyond the buttons, whichever is farther.
  /// - Complexity: O(1).
  public func fullSwipeThreshold(width: Double, _ options: SwipeOptions) -> Double {
    max(options.fullSwipePart * width, reach + options.fullSwipeMargin)
  }

  /// Returns the frame of a button on a side that can be swiped fully, while the content is at an offset.
  ///
  /// Beyond the buttons the outermost one grows, so that the others stay beside the content; once a release would
  /// perform it, it takes all the room, and the others have none.
  ///
  /// - Precondition: `index` is in `0..<actions.count`.
  /// - Parameters:
  ///   - index: The button's index, from 0 (outermost).
  ///   - row: The row's width and height, in points.
  ///   - offset: The content's offset, in points.
  ///   - isArmed: Whether a release would perform the outermost action.
  /// - Returns: The frame in the row's coordinates, in points; inside the row if the buttons are.
  /// - Complexity: O(1).
  public func frame(_ index: Int, in row: LayoutSize, stretchedTo offset: Double, isArmed: Bool) -> LayoutRect {
    let excess = min(edge.sign * offset, row.width) - reach
    guard excess > 0 else { return frame(index, in: row) }
    let inner = isArmed ? total + excess : outerBorder(index + 1) + excess
    let outer = index == 0 ? 0 : isArmed ? inner : outerBorder(index) + excess
    switch edge {
    case .leading: return LayoutRect(outer + inset, 0, inner - outer, row.height)
    case .trailing: return LayoutRect(row.width - inner - inset, 0, inner - outer, row.height)
    }
  }
}
