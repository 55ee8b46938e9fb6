/// The options of a row with buttons; by default rows behave as in the articles.
///
///     var options = SwipeOptions(fullSwipe: true)
///     options.locksSide = true
///     let row = ScrollSwipe(width: 320, height: 44, trailing: [delete], options: options)
///     row.options.fullSwipePart   // 0.55
///
/// You may set any number; each property says what replaces a number that makes no sense.
public struct SwipeOptions: Hashable, Sendable {
  /// The fraction of the row's width to which a finger must move the content for a full swipe, 0...1; more is farther.
  ///
  /// Clamped to 0...1; NaN becomes the default, 0.55. That is what the authors
  /// of Lemonade's SwipeActionRow use; on iOS they measured 240 of 440 points.
  public var fullSwipePart: Double { didSet { fullSwipePart = Self.part(fullSwipePart) } }
  /// How far beyond the buttons a finger must move the content for a full swipe, in points, 1 or more.
  ///
  /// Less than 1 becomes 1, so that showing the buttons performs nothing; infinity becomes 10⁹, which no
  /// finger reaches, and NaN the default, 30. Chosen here, so that neither a drag that just opens the row nor one that
  /// only touches an open row is a full swipe.
  public var fullSwipeMargin: Double { didSet { fullSwipeMargin = Self.margin(fullSwipeMargin) } }
  /// The speed from which a release is a flick, in points per second, 1 or more; nil for the design's own.
  ///
  /// Less than 1 becomes 1, at which any movement is a flick, infinity 10⁹, at which none is, and NaN
  /// nil. In a design that opens and closes by position alone a flick only cancels a full swipe; its own is `defaultFlick`.
  public var flick: Double? { didSet { flick = Self.speed(flick) } }
  /// The duration of the content's motions, in seconds, 0.05...10; nil for the design's own motions.
  ///
  /// Like `duration` in MGSwipeTableCell and flutter_slidable. It applies to opening and closing, and to each half of a
  /// preview. An eased motion takes exactly this long; a spring has at most a thousandth of its way left then, apart from what
  /// the finger's velocity adds. Clamped to 0.05...10; NaN becomes nil.
  public var animationDuration: Double? { didSet { animationDuration = Motion.duration(asked: animationDuration) } }
  /// The way in which buttons appear; ``SwipeTransition/reveal`` in all articles.
  public var transition: SwipeTransition
  /// Whether a drag far beyond the buttons performs the outermost action when the finger lifts.
  ///
  /// Off by default, because no article has it.
  public var fullSwipe: Bool
  /// Whether a drag that began toward one side stops at the closed position instead of crossing to the other side.
  ///
  /// Off by default, because no article has it, and because the content's offset then depends not only on where the finger
  /// is, but also on where it has been, and on how often the screen reports that.
  public var locksSide: Bool
  /// Whether the row's effects report when a finger begins and when it crosses a threshold; see `SwipeSignals`.
  ///
  /// Off by default, because every sample of a finger would pay for it.
  public var signals: Bool
  /// The range of widths that a button may ask for, in points; `anyWidths` by default.
  ///
  /// Clamped to 0...10⁹. Buttons that together leave too little content visible
  /// shrink below the least. An engine knows no fonts: measure a title where it is shown, and give the action that `width`.
  /// The names in scripts are SwipeCellKit's, `minimumButtonWidth` and `maximumButtonWidth`.
  public var buttonWidths: ClosedRange<Double> { didSet { buttonWidths = Self.widths(buttonWidths) } }

  /// Creates options.
  ///
  /// - Parameters:
  ///   - fullSwipe: Whether a drag far beyond the buttons performs the outermost action.
  ///   - fullSwipePart: The fraction of the row's width that a full swipe takes, 0...1.
  ///   - fullSwipeMargin: How far beyond the buttons a full swipe must go, in points, 1 or more.
  ///   - flick: The speed from which a release is a flick, in points per second, 1 or more; nil for the design's own.
  ///   - locksSide: Whether a drag that began toward one side stops at the closed position.
  ///   - signals: Whether effects report when a finger begins and when it crosses a threshold.
  ///   - buttonWidths: The range of widths that a button may ask for, in points, 0 or more.
  ///   - transition: The way in which buttons appear.
  ///   - animationDuration: The duration of the content's motions, in seconds, 0.05...10; nil for the design's own
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

  /// The default fraction of the row's width that a full swipe takes: 0.55.
  public static let defaultFullSwipePart = 0.55
  /// The default distance beyond the buttons that a full swipe takes, in points: 30.
  public static let defaultFullSwipeMargin = 30.0

  /// The speed from which a flick back cancels a full swipe in a design without flicks of its own, in points per second.
  ///
  /// Chosen here: 500, from which SWTableViewCell treats a release as a flick.
  public static let defaultFlick = 500.0

  /// The widths that a button can have, in points: from 0 to 10⁹.
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
