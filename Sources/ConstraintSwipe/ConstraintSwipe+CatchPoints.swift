extension ConstraintSwipe {
  /// Moves the content as the article does: a catch point that is reached opens or closes at once, without notice.
  mutating func moveByArticle(_ hold: Hold, to sample: PanSample, at time: Time) -> SwipeEffects {
    var hold = hold
    switch lockedPoint(&hold, movedBy: sample.translation.x - hold.origin.x) {
    case .free(let offset):
      hold.offset = offset
      state = .held(hold)
      return .none
    case .caught(let rest):
      let target = strips.offset(of: rest)
      // The article's guard: already all the way there, no bounce necessary.
      if hold.caught == target && hold.offset == target { return .none }
      state = .snapping(hold, start: time, to: rest)
      if reducesMotion { landSnap() }
      return SwipeEffects(startedMotion: !reducesMotion)
    }
  }

  /// Where the article's drag takes the content.
  private enum CatchPoint {
    /// It follows the finger.
    case free(Double)
    /// It has reached a catch point and snaps there.
    case caught(Rest)
  }

  /// Where the drag takes content that may have to keep to one side.
  @inline(__always)
  private func lockedPoint(_ hold: inout Hold, movedBy dx: Double) -> CatchPoint {
    let point = caughtPoint(hold, movedBy: dx)
    guard options.locksSide else { return point }
    let wanted =
      switch point {
      case .free(let offset): offset
      case .caught(let rest): strips.offset(of: rest)
      }
    return hold.lock.kept(wanted) == wanted ? point : .caught(.closed)
  }

  /// The article's four cases of a pan that has moved, with its own numbers and comparisons.
  ///
  /// `dx` counts from where the pan began, whatever was caught since; "panning left" is dx < 0, whatever the last
  /// sample did.
  ///
  ///     startingRight   panning   right becomes                      catch point
  ///     0               right     max(-dx, 0)                        0 closes
  ///     0               left      min(-dx, total)                    total opens
  ///     else            right     max(startingRight - dx, 0)         0 closes
  ///     else            left      min(startingRight - dx, total)     total opens
  ///
  /// The leading side is the mirror image; where only one side has buttons, moving away from it closes.
  @inline(__always)
  private func caughtPoint(_ hold: Hold, movedBy dx: Double) -> CatchPoint {
    if hold.caught != 0 {
      let edge = shownEdge(at: hold.caught)
      let adjustment = edge.sign * (hold.caught + dx)
      return edge.sign * dx > 0 ? opening(edge, by: adjustment) : closing(edge, to: adjustment)
    }
    guard dx != 0 else { return .caught(.closed) }
    let edge: SwipeEdge = dx > 0 ? .leading : .trailing
    // The article's own side without any buttons: 0 is its total, so it "opens".
    let isArticlesEmptySide =
      edge == .trailing && strips.leading.isEmpty && !corrections.contains(.noEmptySide)
    guard !strips[edge].isEmpty || isArticlesEmptySide else { return .caught(.closed) }
    return opening(edge, by: edge.sign * dx)
  }

  private func opening(_ edge: SwipeEdge, by shown: Double) -> CatchPoint {
    let constant = min(shown, strips[edge].total)
    return constant == strips[edge].total ? .caught(.open(edge)) : .free(edge.sign * constant)
  }

  private func closing(_ edge: SwipeEdge, to shown: Double) -> CatchPoint {
    let constant = max(shown, 0)
    return constant == 0 ? .caught(.closed) : .free(edge.sign * constant)
  }
}
