extension GestureList {
  /// The default height of a row without an individual height, in points.
  ///
  /// From ClearStyle, whose code the article's code resembles: 50.
  public static let defaultRowHeight = 50.0
  /// The time that a row takes to return from a swipe, in seconds.
  ///
  /// From the article, `handlePan:`: 0.3.
  public static let returnDuration = 0.3
  /// The duration of the eased motion in which a gap closes, in seconds.
  ///
  /// From the article, `pinchEnded:`: 0.2.
  public static let gapDuration = 0.2
  /// The time that a lifted row takes to rise or to sink back, in seconds.
  ///
  /// From the article, `handleLongPress:`: 0.25.
  public static let liftDuration = RowHold.duration
  /// The opacity of a lifted row.
  ///
  /// From the article: 0.98.
  public static let liftedAlpha = RowHold.alpha
  /// The scale of a lifted row.
  ///
  /// From the article: 1.05.
  public static let liftedScale = RowHold.scale
  /// The shadow of a lifted row.
  ///
  /// From the article: 5 points to the left, with opacity 0.4 and radius 5.
  public static let liftedShadow = RowHold.shadow
  /// The time that rows take to close up or make room, in seconds, except around a gap.
  ///
  /// From ClearStyle, which closes up in 0.3; the article has no such value.
  public static let shiftDuration = 0.3

  /// Returns the opacity of the cues beside a row, which is 1 at the threshold.
  ///
  /// - Parameters:
  ///   - offset: The displacement of the content, in points.
  ///   - width: The row's width, in points; at 0 or less there is no cue.
  ///   - threshold: The fraction of the width from which a release has an effect, more than 0.
  /// - Returns: |offset| / (width · threshold), which may exceed 1 as in the article; 0 for a width of 0 or less.
  /// - Complexity: O(1).
  public static func cueAlpha(
    offset: Double, width: Double, threshold: Double = Options.defaultDismissThreshold
  ) -> Double {
    Article.alpha(x: offset, width: width, threshold: threshold)
  }

  /// Returns the side whose threshold an offset reaches; the trailing side deletes, and the leading side completes.
  ///
  /// With `freshDecision`, a release has that effect only if the pan itself has moved the row in the direction of the offset.
  ///
  /// - Parameters:
  ///   - offset: The offset at which the finger lifts, in points.
  ///   - width: The row's width, in points.
  ///   - threshold: The fraction of the width from which a release has an effect, more than 0.
  /// - Returns: The uncovered side if the row is displaced by at least that fraction of its width; nil for a smaller
  ///   displacement, and for a width of 0 or less.
  /// - Complexity: O(1).
  public static func committedEdge(
    offset: Double, width: Double, threshold: Double = Options.defaultDismissThreshold
  ) -> SwipeEdge? {
    Article.flags(x: offset, width: width, threshold: threshold).edge
  }

  /// Returns the distance that each side of a gap has moved in the article, the larger of the two fingers' outward
  /// distances.
  ///
  /// According to the article's comment, it is the smaller one, but its code returns the larger one.
  ///
  /// - Parameters:
  ///   - start: The fingers' y coordinates when the pinch began, in points.
  ///   - now: The fingers' y coordinates now, in points.
  /// - Returns: The distance in points; 0 if neither finger has moved outward.
  /// - Complexity: O(1).
  public static func gapDelta(from start: FingerPair, to now: FingerPair) -> Double {
    Article.delta(from: start, to: now)
  }

  /// Returns the distance that each side of a gap has moved, half of the distance by which the two fingers have parted.
  ///
  /// Fingers that keep their distance or come closer together open no gap.
  ///
  /// - Parameters:
  ///   - start: The fingers' y coordinates when the pinch began, in points.
  ///   - now: The fingers' y coordinates now, in points.
  /// - Returns: The distance in points; 0 if the fingers have not parted.
  /// - Complexity: O(1).
  public static func gapDelta(partedFrom start: FingerPair, to now: FingerPair) -> Double {
    Corrected.delta(from: start, to: now)
  }

  /// Returns whether a gap exceeds the threshold for adding an item, by default the height of a row.
  ///
  /// - Parameters:
  ///   - delta: The distance that each side of the gap has moved, in points.
  ///   - rowHeight: The height of a row, in points.
  ///   - threshold: The number of row heights that the gap must exceed.
  /// - Returns: True if a release adds an item.
  /// - Complexity: O(1).
  public static func isArmed(
    delta: Double, rowHeight: Double, threshold: Double = Options.defaultPinchThreshold
  ) -> Bool { Article.pinchExceededRequiredDistance(delta: delta, rowHeight: rowHeight, threshold: threshold) }

  /// Returns whether a pull exceeds the threshold for adding an item, by default the height of a row.
  ///
  /// - Parameters:
  ///   - pulled: The distance by which the content is pulled below its top, in points.
  ///   - rowHeight: The height of a row, in points.
  ///   - threshold: The number of row heights that the pull must exceed.
  /// - Returns: True if a release adds an item.
  /// - Complexity: O(1).
  public static func isArmed(
    pulled: Double, rowHeight: Double, threshold: Double = Options.defaultPullThreshold
  ) -> Bool { Article.pullsFarEnough(pulled, rowHeight: rowHeight, threshold: threshold) }
}
