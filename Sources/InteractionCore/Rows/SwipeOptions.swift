/// The options of a row with buttons; the defaults leave a design's rules unchanged.
///
///     var options = SwipeOptions(allowsFullSwipe: true)
///     options.locksSide = true
///     let row = ScrollSwipe(width: 320, height: 44, trailing: [delete], options: options)
///     row.options.fullSwipeFraction   // 0.55
///
/// You may set any number; each property documents how it replaces a number outside its range.
public struct SwipeOptions: Hashable, Sendable {
  /// The fraction of the row's width to which a finger must move the content for a full swipe, 0...1.
  ///
  /// Clamped to 0...1; NaN becomes the default, 0.55. The authors of Lemonade's SwipeActionRow use the same fraction; on
  /// iOS they measured 240 of 440 points. In scripts, the fraction is named `fullSwipePart`.
  public var fullSwipeFraction: Double { didSet { fullSwipeFraction = Self.clampedFraction(fullSwipeFraction) } }
  /// The distance beyond the buttons to which a finger must move the content for a full swipe, in points, 1 or more.
  ///
  /// Numbers below 1 become 1, so that merely showing the buttons performs nothing; numbers above 10⁹ become 10⁹, which no
  /// finger reaches; and NaN becomes the default, 30. Chosen here, so that neither a drag that just opens the row nor a mere
  /// touch on an open row is a full swipe.
  public var fullSwipeMargin: Double { didSet { fullSwipeMargin = Self.clampedMargin(fullSwipeMargin) } }
  /// The minimum speed of a flick, in points per second, 1 or more; nil for the design's default.
  ///
  /// Numbers below 1 become 1, so that almost any movement is a flick; numbers above 10⁹ become 10⁹, which no finger reaches;
  /// and NaN becomes nil. In a design that opens and closes by position alone, a flick only cancels a full swipe, and the
  /// default is `defaultFlick`.
  public var flick: Double? { didSet { flick = Self.clampedSpeed(flick) } }
  /// The duration of the content's motions, in seconds, 0.05...10; nil for the design's own motions.
  ///
  /// The duration applies to opening and closing, and to each half of a preview. An eased motion takes exactly this time. A
  /// spring has at most a thousandth of its distance left after this time, apart from the effect of the finger's velocity.
  /// Clamped to 0.05...10; NaN becomes nil. In MGSwipeTableCell and flutter_slidable, this is called `duration`.
  public var animationDuration: Double? { didSet { animationDuration = Motion.duration(requested: animationDuration) } }
  /// The way in which buttons appear; ``SwipeTransition/reveal`` in all articles.
  public var transition: SwipeTransition
  /// Whether a drag far beyond the buttons performs the outermost action when the finger lifts.
  ///
  /// Off by default, because no article has full swipes. In scripts, the option is named `fullSwipe`.
  public var allowsFullSwipe: Bool
  /// Whether a drag that shows one side stops at the closed position instead of crossing to the other side.
  ///
  /// Off by default, because no article has this lock, and because with it the content's offset depends not only on the
  /// finger's current location, but also on its earlier samples.
  public var locksSide: Bool
  /// Whether the row's effects report when a finger takes hold and when it crosses a threshold; see `SwipeSignals`.
  ///
  /// Off by default, because signals make samples slower to handle. In scripts, the option is named `signals`.
  public var reportsSignals: Bool
  /// The range to which a button's width is clamped, in points; `anyWidths` by default.
  ///
  /// The range applies to widths that actions ask for and to the design's default width; its bounds are clamped to 0...10⁹. If
  /// a design limits the total width of a side's buttons, as with the correction `contentStaysVisible`, wider buttons then
  /// shrink, if necessary below the lower bound. Engines do not measure text. If a button should fit its title, measure the
  /// title in the app and set the action's `width`. In scripts, the bounds have SwipeCellKit's names, `minimumButtonWidth` and
  /// `maximumButtonWidth`.
  public var buttonWidths: ClosedRange<Double> { didSet { buttonWidths = Self.clampedWidths(buttonWidths) } }

  /// Creates options.
  ///
  /// - Parameters:
  ///   - allowsFullSwipe: Whether a drag far beyond the buttons performs the outermost action.
  ///   - fullSwipeFraction: The fraction of the row's width to which a finger must move the content for a full swipe, 0...1.
  ///   - fullSwipeMargin: The distance beyond the buttons to which a finger must move the content for a full swipe, in
  ///     points, 1 or more.
  ///   - flick: The minimum speed of a flick, in points per second, 1 or more; nil for the design's default.
  ///   - locksSide: Whether a drag that shows one side stops at the closed position.
  ///   - reportsSignals: Whether effects report when a finger takes hold and when it crosses a threshold.
  ///   - buttonWidths: The range to which a button's width is clamped, in points, 0 or more.
  ///   - transition: The way in which buttons appear.
  ///   - animationDuration: The duration of the content's motions, in seconds, 0.05...10; nil for the design's own
  ///     motions.
  /// - Complexity: O(1).
  public init(
    allowsFullSwipe: Bool = false, fullSwipeFraction: Double = defaultFullSwipeFraction,
    fullSwipeMargin: Double = defaultFullSwipeMargin, flick: Double? = nil, locksSide: Bool = false,
    reportsSignals: Bool = false, buttonWidths: ClosedRange<Double> = anyWidths, transition: SwipeTransition = .reveal,
    animationDuration: Double? = nil
  ) {
    self.allowsFullSwipe = allowsFullSwipe
    self.fullSwipeFraction = Self.clampedFraction(fullSwipeFraction)
    self.fullSwipeMargin = Self.clampedMargin(fullSwipeMargin)
    self.flick = Self.clampedSpeed(flick)
    self.locksSide = locksSide
    self.reportsSignals = reportsSignals
    self.buttonWidths = Self.clampedWidths(buttonWidths)
    self.transition = transition
    self.animationDuration = Motion.duration(requested: animationDuration)
  }

  /// The default fraction of the row's width for a full swipe, 0.55.
  public static let defaultFullSwipeFraction = 0.55
  /// The default distance beyond the buttons for a full swipe, in points, 30.
  public static let defaultFullSwipeMargin = 30.0

  /// The default minimum speed of a flick back that cancels a full swipe in a design without flicks, in points per second.
  ///
  /// Chosen here: 500, SWTableViewCell's speed of a flick.
  public static let defaultFlick = 500.0

  /// The range of widths that a button can have, from 0 to 10⁹ points.
  public static let anyWidths = 0.0...1e9

  private static func clampedWidths(_ widths: ClosedRange<Double>) -> ClosedRange<Double> {
    widths.clamped(to: anyWidths)
  }

  private static func clampedFraction(_ fraction: Double) -> Double {
    fraction.isNaN ? defaultFullSwipeFraction : fraction.clamped(to: 0...1)
  }

  private static func clampedMargin(_ margin: Double) -> Double {
    margin.isNaN ? defaultFullSwipeMargin : max(1, margin.madeFinite)
  }

  private static func clampedSpeed(_ speed: Double?) -> Double? {
    guard let speed, !speed.isNaN else { return nil }
    return max(1, speed.madeFinite)
  }
}
