extension GestureList {
  /// The list's options: how far gestures must go to count, and what lifts a row; the default is the article's.
  ///
  ///     var options = GestureList.Options(dismissThreshold: 0.4)
  ///     options.pinchNeedsNeighbours = true
  ///     let list = GestureList(["Buy milk"], width: 320, options: options)
  ///
  /// You may set any number; each property says what replaces a number that makes no sense.
  public struct Options: Hashable, Sendable {
    /// The fraction of the row's width at which letting go deletes or completes, 0.01...1; more is farther.
    ///
    /// Flutter's name. Smaller values count as 0.01, so that a row let go where it was does nothing, larger ones
    /// as 1, and NaN as the default.
    public var dismissThreshold: Double { didSet { dismissThreshold = Self.part(dismissThreshold) } }
    /// The number of row heights that the content must be pulled below its top to add an item, 0 or more; more is farther.
    ///
    /// Negative values count as 0, at which any pull counts, infinity as 10⁹, at which none does, and NaN as the default.
    public var pullThreshold: Double {
      didSet { pullThreshold = pullThreshold.nonNegative(or: Self.defaultPullThreshold) }
    }
    /// The number of row heights that two fingers must part to add an item, 0 or more; more is farther.
    ///
    /// Negative values count as 0, at which any parting counts, infinity as 10⁹, at which none does, and NaN as the default.
    public var pinchThreshold: Double {
      didSet { pinchThreshold = pinchThreshold.nonNegative(or: Self.defaultPinchThreshold) }
    }
    /// Whether two fingers must be on neighbouring rows for a pinch to add an item, as in Clear; the article accepts any two.
    public var pinchNeedsNeighbours: Bool
    /// The side on which each movable row has a reorder control; nil for none, as in the article.
    ///
    /// A finger that touches it lifts the row at once and scrolls nothing, as in UIKit's tables; a finger that rests
    /// elsewhere lifts none.
    public var reorderControl: SwipeEdge?
    /// Whether a lifted row that is dropped outside the table is put back where it was lifted; in the article it is not.
    ///
    /// The name is dragula's and SortableJS's, `revertOnSpill`. Without `cancelRestores` it is dropped where it is.
    public var revertsOnSpill: Bool

    /// Creates options.
    ///
    /// - Parameters:
    ///   - dismissThreshold: The fraction of the row's width at which letting go counts, 0.01...1.
    ///   - pullThreshold: The number of row heights that a pull must exceed, 0 or more.
    ///   - pinchThreshold: The number of row heights that two fingers must part, 0 or more.
    ///   - pinchNeedsNeighbours: Whether two fingers must be on neighbouring rows for a pinch to add an item.
    ///   - reorderControl: The side on which rows have a reorder control, or nil.
    ///   - revertsOnSpill: Whether a lifted row that is dropped outside the table is put back.
    /// - Complexity: O(1).
    public init(
      dismissThreshold: Double = defaultDismissThreshold, pullThreshold: Double = defaultPullThreshold,
      pinchThreshold: Double = defaultPinchThreshold, pinchNeedsNeighbours: Bool = false,
      reorderControl: SwipeEdge? = nil, revertsOnSpill: Bool = false
    ) {
      self.dismissThreshold = Self.part(dismissThreshold)
      self.pullThreshold = pullThreshold.nonNegative(or: Self.defaultPullThreshold)
      self.pinchThreshold = pinchThreshold.nonNegative(or: Self.defaultPinchThreshold)
      self.pinchNeedsNeighbours = pinchNeedsNeighbours
      self.reorderControl = reorderControl
      self.revertsOnSpill = revertsOnSpill
    }

    /// The fraction of the row's width at which letting go counts unless an app says otherwise.
    ///
    /// From the article: half.
    public static let defaultDismissThreshold = 0.5
    /// The number of row heights that a pull must exceed unless an app says otherwise.
    ///
    /// From the article: farther than the height of a row, 1.
    public static let defaultPullThreshold = 1.0
    /// The number of row heights that two fingers must part unless an app says otherwise.
    ///
    /// From the article: farther than the height of a row, 1.
    public static let defaultPinchThreshold = 1.0

    private static func part(_ part: Double) -> Double {
      part.isNaN ? defaultDismissThreshold : part.clamped(to: 0.01...1)
    }
  }
}
