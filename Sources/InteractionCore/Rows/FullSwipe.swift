/// A finger that holds a row's content, as the rule of full swipes sees it: one rule for every design.
///
/// The finger itself must have brought the content to a part of the row's width and some points beyond the buttons,
/// from closed or from open. Momentum never does it, and a flick back calls it off. Content that is caught farther out
/// than that, on its way back from a full swipe, must come the same margin farther, so that a finger that touches it
/// performs nothing.
///
///     let swipe = FullSwipe(finger: -230, caught: 0, width: 320)
///     swipe.armedEdge(of: strips, options)   // trailing: 230 ≥ 0.55 · 320, and 30 beyond 160 points of buttons
public struct FullSwipe: Hashable, Sendable {
  /// The offset at which the finger is, in points: that of the content without any rubber band.
  public var finger: Double
  /// The offset at which it caught the content, in points, likewise.
  public var caught: Double
  /// The row's width, in points.
  public var width: Double

  /// Creates a finger on a row; no number is changed.
  ///
  /// - Parameters:
  ///   - finger: The offset at which the finger is, in points: that of the content without any rubber band.
  ///   - caught: The offset at which it caught the content, in points, likewise.
  ///   - width: The row's width, in points.
  /// - Complexity: O(1).
  public init(finger: Double, caught: Double, width: Double) {
    self.finger = finger
    self.caught = caught
    self.width = width
  }

  /// The side whose outermost action a finger that lifts now, and does not throw the content back, performs.
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

  /// The side that the finger shows.
  private var edge: SwipeEdge? { finger > 0 ? .leading : finger < 0 ? .trailing : nil }

  /// How far the finger must come to swipe a side fully, in points from closed; nil where it cannot.
  func needed(of strip: ActionStrip, _ options: SwipeOptions) -> Double? {
    guard strip.isSwipedFully(options) else { return nil }
    let threshold = strip.fullSwipeThreshold(width: width, options)
    let start = strip.edge.sign * caught
    return start < threshold ? threshold : start + options.fullSwipeMargin
  }

  /// The offset from which on, outward, a release at a velocity performs the outermost action of the side that shows.
  ///
  /// - Parameters:
  ///   - strips: The row's buttons.
  ///   - velocity: How fast the finger lets go, in points per second, positive toward larger offsets.
  ///   - flick: The speed from which a release is a flick, in points per second.
  ///   - options: The row's options.
  /// - Returns: The offset of the finger, in points, or nil where no release does.
  /// - Complexity: O(1).
  public func performing(
    of strips: ActionStrips, velocity: Double, flick: Double, _ options: SwipeOptions
  ) -> Double? {
    guard let edge, edge.sign * velocity > -flick else { return nil }
    return needed(of: strips[edge], options).map { edge.sign * $0 }
  }

  /// The side whose outermost action a release performs.
  ///
  /// - Parameters:
  ///   - strips: The row's buttons.
  ///   - velocity: How fast the finger lets go, in points per second, positive toward larger offsets.
  ///   - flick: The speed from which a release is a flick, in points per second: one back performs nothing.
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
  /// Whether a drag to this side may be a full swipe; one to a side that does not open never is.
  ///
  /// - Parameter options: The row's options.
  /// - Returns: Whether full swipes are on and the side has something to perform.
  /// - Complexity: O(1).
  public func isSwipedFully(_ options: SwipeOptions) -> Bool { options.fullSwipe && canBeSwipedFully }

  /// Whether the side has something that a full swipe performs.
  package var canBeSwipedFully: Bool { reach > 0 && !actions.isEmpty }

  /// How far a finger from closed must bring the content to swipe this side fully, in points.
  ///
  /// - Parameters:
  ///   - width: The row's width, in points.
  ///   - options: The row's options.
  /// - Returns: The part of the width, or the distance beyond the buttons, whichever is farther.
  /// - Complexity: O(1).
  public func fullSwipeThreshold(width: Double, _ options: SwipeOptions) -> Double {
    max(options.fullSwipePart * width, reach + options.fullSwipeMargin)
  }

  /// The frame of a button of a side that can be swiped fully, while the content is at an offset.
  ///
  /// Beyond the buttons the outermost one grows, so that the others stay beside the content; once a release would
  /// perform it, it takes the room of all, and the others have none.
  ///
  /// - Precondition: `index` is in `0..<actions.count`.
  /// - Parameters:
  ///   - index: The button's, from 0, the outermost.
  ///   - row: The row's width and height, in points.
  ///   - offset: Where the content is, in points.
  ///   - isArmed: Whether a release would perform the outermost action.
  /// - Returns: The frame in the row's coordinates, in points, and inside the row where the buttons are.
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
