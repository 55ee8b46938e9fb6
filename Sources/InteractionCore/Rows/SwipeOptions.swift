/// What can be tuned in a row with buttons; the default is what the articles' rows do.
///
///     var options = SwipeOptions(fullSwipe: true)
///     options.locksSide = true
///     let row = ScrollSwipe(width: 320, height: 44, trailing: [delete], options: options)
///     row.options.fullSwipePart   // 0.55
///
/// Every number is harmless: one that makes no sense is replaced as its property says, when it is set.
public struct SwipeOptions: Hashable, Sendable {
  /// The part of the row's width to which a finger must bring the content for a full swipe, 0...1; more is farther.
  ///
  /// What is less than 0 counts as 0, what is more than 1 as 1, and NaN as the default, 0.55. That is what the authors
  /// of Lemonade's SwipeActionRow use; on iOS they measured 240 of 440 points.
  public var fullSwipePart: Double { didSet { fullSwipePart = Self.part(fullSwipePart) } }
  /// How far beyond the buttons a finger must bring the content for a full swipe, in points, 1 or more.
  ///
  /// What is less than 1 counts as 1, so that showing the buttons performs nothing; infinity counts as 10⁹, which no
  /// finger reaches, and NaN as the default, 30. Chosen here: a drag that just opens the row is none, nor is one that
  /// touches an open row.
  public var fullSwipeMargin: Double { didSet { fullSwipeMargin = Self.margin(fullSwipeMargin) } }
  /// The speed from which a release is a flick, in points per second, 1 or more; nil for the design's own.
  ///
  /// What is less than 1 counts as 1, at which any movement is a flick, infinity as 10⁹, at which none is, and NaN as
  /// nil. In a design that opens and closes by position alone it only calls a full swipe off; its own is `defaultFlick`.
  public var flick: Double? { didSet { flick = Self.speed(flick) } }
  /// How long content takes that moves by itself, in seconds, 0.05...10; nil for the design's own motions.
  ///
  /// MGSwipeTableCell's `duration`, flutter_slidable's, too. It counts for opening and closing, and for each half of a
  /// preview. What a design eases takes as long; of the way of a spring at most a thousandth is left then, but for what the
  /// finger's velocity adds. What is less counts as 0.05, what is more as 10, and NaN as nil.
  public var animationDuration: Double? { didSet { animationDuration = Motion.duration(asked: animationDuration) } }
  /// How buttons come into sight; all articles' is ``SwipeTransition/reveal``.
  public var transition: SwipeTransition
  /// Whether a drag far beyond the buttons performs the outermost action when the finger lifts.
  ///
  /// Off by default, because no article has it.
  public var fullSwipe: Bool
  /// Whether a drag that began toward one side stops at the closed position, and cannot cross to the other side.
  ///
  /// Off by default: no article has it, and with it the content is no longer where the finger has brought it. Where the
  /// finger has been counts too, and so does how often a screen reports that.
  public var locksSide: Bool
  /// Whether the row's effects tell when a finger begins and crosses a threshold, see `SwipeSignals`.
  ///
  /// Off by default, so that a finger costs nothing that nobody asks for.
  public var signals: Bool
  /// The least and the greatest width that a button may ask for, in points; `anyWidths` by default.
  ///
  /// What is less than 0 counts as 0, what is more than 10⁹ as 10⁹. Buttons that together leave too little content in sight
  /// shrink below the least. An engine knows no fonts: measure a title where it is shown, and give the action that `width`.
  /// The names in scripts are SwipeCellKit's, `minimumButtonWidth` and `maximumButtonWidth`.
  public var buttonWidths: ClosedRange<Double> { didSet { buttonWidths = Self.widths(buttonWidths) } }

  /// Creates options.
  ///
  /// - Parameters:
  ///   - fullSwipe: Whether a drag far beyond the buttons performs the outermost action.
  ///   - fullSwipePart: The part of the row's width that it takes, 0...1.
  ///   - fullSwipeMargin: How far beyond the buttons it must be, in points, 1 or more.
  ///   - flick: The speed from which a release is a flick, in points per second, 1 or more; nil for the design's own.
  ///   - locksSide: Whether a drag that began toward one side cannot cross to the other.
  ///   - signals: Whether effects tell when a finger begins and crosses a threshold.
  ///   - buttonWidths: The least and the greatest width that a button may ask for, in points, 0 or more.
  ///   - transition: How buttons come into sight.
  ///   - animationDuration: How long content takes that moves by itself, in seconds, 0.05...10; nil for the design's own
  ///     motions.
  /// - Complexity: O(1).
  public init(
    fullSwipe: Bool = false, fullSwipePart: Double = defaultFullSwipePart,
    fullSwipeMargin: Double = defaultFullSwipeMargin, flick: Double? = nil, locksSide: Bool = false,
    signals: Bool = false, buttonWidths: ClosedRange<Double> = anyWidths, transition: SwipeTransition = .reveal,
    animationDuration: Double? = nil
  ) {
    self.fullSwipe = fullSwipe
    self.fullSwipePart = Self.part(fullSwipePart)
    self.fullSwipeMargin = Self.margin(fullSwipeMargin)
    self.flick = Self.speed(flick)
    self.locksSide = locksSide
    self.signals = signals
    self.buttonWidths = Self.widths(buttonWidths)
    self.transition = transition
    self.animationDuration = Motion.duration(asked: animationDuration)
  }

  /// The part of the row's width that a full swipe takes unless an app says otherwise: 0.55.
  public static let defaultFullSwipePart = 0.55
  /// The distance beyond the buttons that a full swipe takes unless an app says otherwise, in points: 30.
  public static let defaultFullSwipeMargin = 30.0

  /// The speed from which a flick back calls a full swipe off in a design that knows no flicks, in points per second.
  ///
  /// Chosen here: 500, from which SWTableViewCell takes a release for a flick.
  public static let defaultFlick = 500.0

  /// All widths that a button can have, in points: from 0 to 10⁹.
  public static let anyWidths = 0.0...1e9

  private static func widths(_ widths: ClosedRange<Double>) -> ClosedRange<Double> { widths.clamped(to: anyWidths) }

  private static func part(_ part: Double) -> Double {
    part.isNaN ? defaultFullSwipePart : part.clamped(to: 0...1)
  }

  private static func margin(_ margin: Double) -> Double {
    margin.isNaN ? defaultFullSwipeMargin : max(1, margin.madeFinite)
  }

  private static func speed(_ speed: Double?) -> Double? {
    guard let speed, !speed.isNaN else { return nil }
    return max(1, speed.madeFinite)
  }
}
