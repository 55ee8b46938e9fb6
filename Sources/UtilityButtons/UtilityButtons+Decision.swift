extension UtilityButtons {
  /// What a scroll view is about to do when the finger lets go: the arguments of `scrollViewWillEndDragging`.
  struct Release {
    /// The scroll view's velocity in points per second, positive toward larger content offsets.
    let velocity: Double
    /// The content offset at which the scroll view would come to rest, in points.
    let contentTarget: Double
    /// The same place as an offset of this project.
    let target: Double
  }

  /// The state that a release chooses, or nil for the article's `// No-op`, which leaves the proposed target alone.
  ///
  /// With v the velocity, t the target, L and R the widths of the strips and P = L + R, in this order:
  ///
  ///     SWTableViewCell
  ///     state    v >= 0.5   v <= -0.5   else
  ///     center   right      left        t >  P - R/2: right   t < L/2:     left     else center
  ///     left     center     stays       t >= P - R/2: right   t > L/2:     center   else left
  ///     right    stays      center      t <= L/2:     left    t < P - R/2: center   else right
  ///
  ///     ZCJTableViewCell
  ///     state    v >= 0.5   v <= -0.5   else
  ///     center   right      as else     t >= R/2: right                             else center
  ///     right    stays      center      t <= R/2: center                            else right
  ///
  /// Strict and other comparisons differ by state, as they do there. A state that the row may not enter is center.
  func choice(_ release: Release) -> CellState? {
    let chosen =
      switch rules {
      case .swTableViewCell: choiceOfSW(release)
      case .zcjTableViewCell: choiceOfZCJ(release)
      }
    guard let edge = chosen?.rest.edge, !canEnter(edge) else { return chosen }
    return .center
  }

  private func choiceOfSW(_ release: Release) -> CellState? {
    let v = release.velocity
    let (t, rightThreshold, leftThreshold) = measures(release)
    switch cellState {
    case .center:
      if v >= Self.flick { return .right }
      if v <= -Self.flick { return .left }
      return t > rightThreshold ? .right : t < leftThreshold ? .left : .center
    case .left:
      if v >= Self.flick { return .center }
      if v <= -Self.flick { return stays }
      return t >= rightThreshold ? .right : t > leftThreshold ? .center : .left
    case .right:
      if v >= Self.flick { return stays }
      if v <= -Self.flick { return .center }
      return t <= leftThreshold ? .left : t < rightThreshold ? .center : .right
    }
  }

  private func choiceOfZCJ(_ release: Release) -> CellState? {
    let v = release.velocity
    let (t, rightThreshold, _) = measures(release)
    // At exactly half the article has it both ways; what is stable is the state that it is in.
    let staysAtHalf = corrections.contains(.halfIsStable) && t == rightThreshold
    switch cellState {
    case .left, .center:
      if v >= Self.flick { return .right }
      if v <= -Self.flick && corrections.contains(.flickShutCloses) { return .center }
      return t >= rightThreshold && !staysAtHalf ? .right : .center
    case .right:
      if v >= Self.flick { return stays }
      if v <= -Self.flick { return .center }
      return t <= rightThreshold && !staysAtHalf ? .center : .right
    }
  }

  /// The article's `// No-op`.
  private var stays: CellState? { nil }

  /// The target and the two thresholds that it is compared with, in points that grow toward the right strip.
  ///
  /// The article counts from the left end of the scroll view's content, where sums round, and differently for each strip.
  /// Corrected, all three count from the closed place.
  private func measures(_ release: Release) -> (t: Double, rightThreshold: Double, leftThreshold: Double) {
    corrections.contains(.countsFromClosed)
      ? (0 - release.target, rightWidth / 2, -leftWidth / 2)
      : (release.contentTarget, padding - rightWidth / 2, leftWidth / 2)
  }

  /// The side whose outermost action a release performs, where full swipes are on.
  ///
  /// The content itself must have come `fullSwipePart` of the row's width under this finger, counted from its resting
  /// place before the gesture and from where the finger caught it, so that touching an open row, or one that is on its
  /// way shut, does nothing. Momentum alone never does it; a flick back calls it off.
  func fullySwipedEdge(at offset: Double, velocity: Double) -> SwipeEdge? {
    guard fullSwipe, offset != 0, size.width > 0 else { return nil }
    let edge: SwipeEdge = offset > 0 ? .leading : .trailing
    let start = max(0, edge.sign * self.offset(of: cellState), edge.sign * (content.caught ?? 0))
    let travelled = edge.sign * offset - start
    guard canOpen(edge), travelled >= Self.fullSwipePart * size.width, edge.sign * velocity > -Self.flick else {
      return nil
    }
    return edge
  }
}
