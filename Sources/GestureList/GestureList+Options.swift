extension GestureList {
  /// The thresholds of a list's gestures, and how rows are lifted and dropped; by default as in the article.
  ///
  ///     var options = GestureList.Options(dismissThreshold: 0.4)
  ///     options.pinchNeedsNeighbours = true
  ///     let list = GestureList(["Buy milk"], width: 320, options: options)
  ///
  /// You may set any number; each property documents how invalid numbers are replaced.
  public struct Options: Hashable, Sendable {
    /// The fraction of the row's width from which a release deletes or completes, 0.01...1.
    ///
    /// A larger fraction needs a longer swipe. The name is from Flutter's `dismissThresholds`. Smaller values become
    /// 0.01, so that a release at offset 0 has no effect; larger values become 1, and NaN becomes the default.
    public var dismissThreshold: Double { didSet { dismissThreshold = Self.usableThreshold(dismissThreshold) } }
    /// The distance that a pull must exceed to add an item, in row heights, 0 or more.
    ///
    /// A larger number needs a longer pull. Negative values become 0, so that any pull adds an item; values above 10⁹
    /// become 10⁹, and NaN becomes the default.
    public var pullThreshold: Double {
      didSet { pullThreshold = pullThreshold.nonNegative(or: Self.defaultPullThreshold) }
    }
    /// The width that the gap of a pinch must exceed to add an item, in row heights, 0 or more.
    ///
    /// A larger number needs a wider pinch. Negative values become 0, so that any gap adds an item; values above 10⁹
    /// become 10⁹, and NaN becomes the default.
    public var pinchThreshold: Double {
      didSet { pinchThreshold = pinchThreshold.nonNegative(or: Self.defaultPinchThreshold) }
    }
    /// Whether two fingers must be on neighbouring rows for a pinch to open a gap, as in Clear; the article accepts any
    /// rows, even the same row twice.
    public var pinchNeedsNeighbours: Bool
    /// The side on which each movable row has a reorder control; nil for none, as in the article.
    ///
    /// A finger that touches the control lifts the row at once instead of scrolling, as in UIKit's tables. A finger that
    /// rests elsewhere lifts no row.
    public var reorderControl: SwipeEdge?
    /// Whether a lifted row that is dropped outside the table returns to where it was lifted; in the article it does
    /// not.
    ///
    /// The option is called `revertOnSpill` in dragula and SortableJS. Without `cancelRestores`, the row is dropped
    /// where it is.
    public var revertsOnSpill: Bool

    /// Creates options.
    ///
    /// - Parameters:
    ///   - dismissThreshold: The fraction of the row's width from which a release has an effect, 0.01...1.
    ///   - pullThreshold: The distance that a pull must exceed, in row heights, 0 or more.
    ///   - pinchThreshold: The width that the gap of a pinch must exceed, in row heights, 0 or more.
    ///   - pinchNeedsNeighbours: Whether two fingers must be on neighbouring rows for a pinch to open a gap.
    ///   - reorderControl: The side on which each movable row has a reorder control, or nil.
    ///   - revertsOnSpill: Whether a lifted row that is dropped outside the table returns to where it was lifted.
    /// - Complexity: O(1).
    public init(
      dismissThreshold: Double = defaultDismissThreshold, pullThreshold: Double = defaultPullThreshold,
      pinchThreshold: Double = defaultPinchThreshold, pinchNeedsNeighbours: Bool = false,
      reorderControl: SwipeEdge? = nil, revertsOnSpill: Bool = false
    ) {
      self.dismissThreshold = Self.usableThreshold(dismissThreshold)
      self.pullThreshold = pullThreshold.nonNegative(or: Self.defaultPullThreshold)
      self.pinchThreshold = pinchThreshold.nonNegative(or: Self.defaultPinchThreshold)
      self.pinchNeedsNeighbours = pinchNeedsNeighbours
      self.reorderControl = reorderControl
      self.revertsOnSpill = revertsOnSpill
    }

    /// The default fraction of the row's width from which a release has an effect.
    ///
    /// From the article: half.
    public static let defaultDismissThreshold = 0.5
    /// The default distance that a pull must exceed, in row heights.
    ///
    /// From the article: 1, the height of a row.
    public static let defaultPullThreshold = 1.0
    /// The default width that the gap of a pinch must exceed, in row heights.
    ///
    /// From the article: 1, the height of a row.
    public static let defaultPinchThreshold = 1.0

    private static func usableThreshold(_ threshold: Double) -> Double {
      threshold.isNaN ? defaultDismissThreshold : threshold.clamped(to: 0.01...1)
    }
  }
}
