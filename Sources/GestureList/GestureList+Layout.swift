extension GestureList {
  /// The height of a row that has none of its own, in points.
  ///
  /// From ClearStyle, which the article follows: 50.
  public static let defaultRowHeight = 50.0
  /// The duration of a row's return from a swipe, in seconds.
  ///
  /// From the article, `handlePan:`: 0.3.
  public static let returnDuration = 0.3
  /// How long the rows around a gap take to return, in seconds, eased in and out.
  ///
  /// From the article, `pinchEnded:`: 0.2.
  public static let gapDuration = 0.2
  /// How long a lifted row takes to rise, and to sink back, in seconds.
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
  /// From the article: to the left, with opacity 0.4 and radius 5.
  public static let liftedShadow = RowHold.shadow
  /// How long rows take to close up or to make room, in seconds.
  ///
  /// From ClearStyle, which closes up in 0.3; the article does not say.
  public static let shiftDuration = 0.3

  /// Returns the opacity of the cues beside a row: 1 where letting go begins to count.
  ///
  /// - Parameters:
  ///   - offset: The displacement of the content, in points.
  ///   - width: The row's width, in points; 0 or less shows no cue.
  ///   - threshold: The fraction of the width at which letting go counts, more than 0.
  /// - Returns: |offset| / (width · threshold), which may exceed 1 as in the article; 0 for a width of 0 or less.
  /// - Complexity: O(1).
  public static func cueAlpha(
    offset: Double, width: Double, threshold: Double = Options.defaultDismissThreshold
  ) -> Double {
    Article.alpha(x: offset, width: width, threshold: threshold)
  }

  /// Returns the side whose effect a release has: the trailing side deletes, the leading one completes.
  ///
  /// - Parameters:
  ///   - offset: The offset at which the finger lets go, in points.
  ///   - width: The row's width, in points.
  ///   - threshold: The fraction of the width at which letting go counts, more than 0.
  /// - Returns: The side that shows if the offset is at least that fraction of the width; nil below, and for a width of 0 or
  ///   less.
  /// - Complexity: O(1).
  public static func committedEdge(
    offset: Double, width: Double, threshold: Double = Options.defaultDismissThreshold
  ) -> SwipeEdge? {
    Article.flags(x: offset, width: width, threshold: threshold).edge
  }

  /// Returns how far each side of a gap has moved in the article: by the larger of the distances that the two fingers have
  /// moved outward.
  ///
  /// The article's comment says the smaller one; its code says this.
  ///
  /// - Parameters:
  ///   - start: The heights of the fingers when the pinch began, in points.
  ///   - now: Their heights now, in points.
  /// - Returns: The distance in points; 0 if both fingers have moved inward.
  /// - Complexity: O(1).
  public static func gapDelta(from start: FingerPair, to now: FingerPair) -> Double {
    Article.delta(from: start, to: now)
  }

  /// Returns how far each side of a gap has moved: by half of the distance by which the two fingers have parted.
  ///
  /// Fingers that move the same way open no gap.
  ///
  /// - Parameters:
  ///   - start: The heights of the fingers when the pinch began, in points.
  ///   - now: Their heights now, in points.
  /// - Returns: The distance in points; 0 if the fingers have not parted.
  /// - Complexity: O(1).
  public static func gapDelta(partedFrom start: FingerPair, to now: FingerPair) -> Double {
    Corrected.delta(from: start, to: now)
  }

  /// Whether a gap is wide enough to add a row: strictly wider than the threshold, by default one row.
  ///
  /// - Parameters:
  ///   - delta: How far each side of the gap has moved, in points.
  ///   - rowHeight: The height of a row, in points.
  ///   - threshold: The number of row heights that it must exceed.
  /// - Returns: True if a release adds an item.
  /// - Complexity: O(1).
  public static func isArmed(
    delta: Double, rowHeight: Double, threshold: Double = Options.defaultPinchThreshold
  ) -> Bool { Article.pinchExceededRequiredDistance(delta: delta, rowHeight: rowHeight, threshold: threshold) }

  /// Whether a pull is far enough to add an item: strictly farther than the threshold, by default one row.
  ///
  /// - Parameters:
  ///   - pulled: How far the content is pulled below its top, in points.
  ///   - rowHeight: The height of a row, in points.
  ///   - threshold: The number of row heights that it must exceed.
  /// - Returns: True if a release adds an item.
  /// - Complexity: O(1).
  public static func isArmed(
    pulled: Double, rowHeight: Double, threshold: Double = Options.defaultPullThreshold
  ) -> Bool { Article.pullsFarEnough(pulled, rowHeight: rowHeight, threshold: threshold) }
}
