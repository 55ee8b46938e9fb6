// Swipe: `handlePan:`, the action of each cell's UIPanGestureRecognizer.

extension GestureList.Article {
  typealias Row = GestureList.Row

  /// `handlePan:`: moves the cell with the finger, and handles the release, which may delete or complete the item.
  static func handlePan(_ row: inout Row, _ recognizer: PanSample, at time: Time) -> SwipeEffects {
    switch recognizer.phase {
    case .began:
      row.handlePanBegan(recognizer, at: time)
      return .none
    case .changed:
      handlePanChanged(&row, recognizer)
      return .none
    case .ended: return row.handlePanEnded(recognizer, at: time)
    case .cancelled, .failed: return row.handlePanCancelled(at: time)
    }
  }

  /// `float alpha = fabsf(self.frame.origin.x) / (self.frame.size.width / 2)`, the opacity of both cues.
  ///
  /// - Parameters:
  ///   - x: The cell's position, in points.
  ///   - width: The cell's width, in points.
  ///   - threshold: The fraction of the width from which a release has an effect; 1 / 2 in the article.
  /// - Returns: The opacity, which may exceed 1; 0 for a width of 0 or less.
  static func alpha(x: Double, width: Double, threshold: Double) -> Double {
    width > 0 ? x.magnitude / (width * threshold) : 0
  }

  /// `case UIGestureRecognizerStateBegan`: stores the cell's `center` as `originalPoint`.
  ///
  /// From the first moment of an animation, a view's `center` is where the animation ends.
  static func handlePanBegan(_ row: inout Row, _ recognizer: PanSample, at time: Time) {
    let center = row.home(at: time)
    row.state = .held(Row.Grip(recognizer, originalPoint: center, home: center))
  }

  /// `case UIGestureRecognizerStateChanged`: moves the cell with the finger, and sets the cues' opacity and the flags.
  static func handlePanChanged(_ row: inout Row, _ recognizer: PanSample) {
    guard case .held(var grip) = row.state else { return }
    // `labelAlpha` and `flags` stay nil in a row that does not store them.
    row.labelAlpha? = alpha(x: grip.offset, width: row.width, threshold: row.dismissThreshold)
    // A sample's translation is measured from the touch, UIKit's from the point where the pan began.
    let trans = recognizer.translation.x - grip.origin
    grip.offset = (grip.originalPoint + trans).madeFinite
    row.state = .held(grip)
    row.flags? = flags(x: grip.offset, width: row.width, threshold: row.dismissThreshold)
  }

  /// Returns `deleteOnDragRelease` and `completeOnDragRelease`, as a moving pan sets them.
  ///
  /// The labels' colours follow from the flags. `crossLabel` is red if the first is set, and `tickLabel` is green if
  /// the second is set; otherwise, they are white.
  ///
  /// - Parameters:
  ///   - x: The cell's position, in points.
  ///   - width: The cell's width, in points; 0 or less sets neither.
  ///   - threshold: The fraction of the width from which a release has an effect; 1 / 2 in the article.
  /// - Returns: The flags; at most one is set.
  static func flags(x: Double, width: Double, threshold: Double) -> Row.Flags {
    guard width > 0 else { return Row.Flags() }
    return Row.Flags(deleteOnDragRelease: x <= -width * threshold, completeOnDragRelease: x >= width * threshold)
  }

  /// `case UIGestureRecognizerStateEnded`: moves the cell back, and reports an item to delete or to complete.
  ///
  /// The article has two ifs:
  ///
  ///     if (self.deleteOnDragRelease == NO) { [UIView animateWithDuration:…]; } else { [self.delegate toDoItemDeleted:…]; }
  ///     if (self.completeOnDragRelease) { … }
  ///
  /// A cell's notice indicates which of the two flags is set. `swipeEnded` in `GestureList+Events.swift` then deletes
  /// the item or calls `complete`.
  ///
  /// - Parameters:
  ///   - row: The cell.
  ///   - flags: The effect of the release.
  ///   - time: The moment.
  /// - Returns: `didCommit` with the trailing side for `toDoItemDeleted:`, or with the leading side for an item to
  ///   complete; no notice if neither flag is set. Even a deleted cell moves back, in case the app keeps it.
  static func handlePanEnded(_ row: inout Row, _ flags: Row.Flags, at time: Time) -> SwipeEffects {
    guard case .held(let grip) = row.state else { return .none }
    return animateBack(&row, from: grip, reporting: flags.edge.map { .didCommit($0) }, at: time)
  }

  /// `[UIView animateWithDuration:0.3f animations:^{ self.center = self.originalPoint; }]`.
  ///
  /// A cell that is already there does not move.
  static func animateBack(
    _ row: inout Row, from grip: Row.Grip, reporting notice: SwipeNotice?, at time: Time
  ) -> SwipeEffects {
    let curve = Curve.easeInOut(duration: row.animationDuration ?? GestureList.returnDuration)
    let motion = Motion(start: time, from: grip.offset, to: row.home(of: grip), curve: curve)
    guard grip.offset != motion.to else {
      row.rest(at: motion.to)
      return SwipeEffects(notice)
    }
    row.state = .returning(motion)
    return SwipeEffects(notice, startedMotion: true)
  }

  /// `if (self.completeOnDragRelease)`, which strikes the text through, shows `completeLayer` and sets `isCompleted`,
  /// whether or not it is already set.
  static func complete(_ list: inout GestureList, _ id: RowID, at time: Time) -> ListEffects {
    list.items[id].isCompleted
      ? ListEffects(notices: [.custom(.didComplete, id)]) : list.make(.setCompleted(id, true), at: time)
  }

  /// `default: break` for a cancelled pan, which leaves the cell where it is.
  static func handlePanCancelled(_ row: inout Row) -> SwipeEffects {
    if case .held(let grip) = row.state { row.rest(at: grip.offset) }
    return .none
  }
}
