/// The options of a table: delays, distances, durations and speeds; the defaults are UIKit's as far as they are published.
///
///     var table = HeadlessTable(list, width: 320, height: 480, options: TableOptions(minimumPressDuration: 0.25))
///     table.options.slop = 5
///     table.options = .dndKit
///
/// You may set any number; each property says what replaces a number that makes no sense. Touches, holds and motions continue
/// as they began: a change takes effect with the next touch, hold, release or motion.
public struct TableOptions: Hashable, Sendable {
  /// How long a finger rests before it holds what is under it, in seconds, 0 or more; longer makes scrolling safer and
  /// holds later.
  ///
  /// The name is UIKit's; dnd-kit's is `delay`. Negative numbers become 0, at which a finger holds at once, and neither taps
  /// nor scrolls if the list handles holds; infinity becomes 10⁹, at which no finger ever holds; and NaN becomes the default.
  /// Before it holds, the finger may drift by less than the slop, which is UIKit's `allowableMovement` and dnd-kit's
  /// `tolerance`.
  public var minimumPressDuration: Double {
    didSet { minimumPressDuration = minimumPressDuration.nonNegative(or: Self.defaultMinimumPressDuration) }
  }
  /// How far a finger moves, sideways or up and down, before it is more than a tap, in points, 1 or more; more makes
  /// taps safer and drags later.
  ///
  /// Less than 1 becomes 1; infinity becomes 10⁹, at which nothing is ever dragged; and NaN becomes the default.
  public var slop: Double { didSet { slop = Self.slop(slop) } }
  /// The width of the strip at the leading edge that is reserved for back gestures, in points, 0 or more: rows cannot be swiped
  /// from there.
  ///
  /// Negative numbers become 0; infinity becomes 10⁹, at which no finger swipes a row; and NaN becomes the default.
  public var backGestureEdge: Double {
    didSet { backGestureEdge = backGestureEdge.nonNegative(or: Self.defaultBackGestureEdge) }
  }
  /// The fraction of the velocity that is left after each millisecond of gliding, 0.5...0.9999; more glides farther.
  ///
  /// The name is UIScrollView's, whose `fast` rate is 0.99. Clamped to 0.5...0.9999; NaN becomes the default.
  public var decelerationRate: Double { didSet { decelerationRate = Self.rate(decelerationRate) } }
  /// How long rows take to travel, fade in, rise to a finger, sink or return, and how long scrolling from code takes, in
  /// seconds, 0.05...10; nil for UIKit's 0.3 or, in GestureList, the article's durations.
  ///
  /// The name is SwiftReorder's; dnd-kit's is `duration`, in `dropAnimation` and in a `transition`. Clamped to 0.05...10; NaN
  /// becomes nil. A row's `SwipeOptions` decide how long the row's own content takes.
  public var animationDuration: Double? { didSet { animationDuration = Motion.duration(asked: animationDuration) } }
  /// Where a finger that holds a row scrolls, and how fast.
  public var autoscroll: AutoscrollOptions

  /// Creates options.
  ///
  /// - Parameters:
  ///   - minimumPressDuration: How long a finger rests before it holds, in seconds, 0 or more.
  ///   - slop: How far a finger moves before it is more than a tap, in points, 1 or more.
  ///   - backGestureEdge: The width of the strip at the leading edge that is reserved for back gestures, in points, 0 or more.
  ///   - decelerationRate: The fraction of the velocity that is left after each millisecond of gliding, 0.5...0.9999.
  ///   - animationDuration: How long the motions of rows, and scrolling from code, take, in seconds, 0.05...10; nil for the
  ///     list's own durations.
  ///   - autoscroll: Where a finger that holds a row scrolls, and how fast.
  /// - Complexity: O(1).
  public init(
    minimumPressDuration: Double = defaultMinimumPressDuration, slop: Double = defaultSlop,
    backGestureEdge: Double = defaultBackGestureEdge, decelerationRate: Double = ScrollPhysics.decelerationRate,
    animationDuration: Double? = nil, autoscroll: AutoscrollOptions = AutoscrollOptions()
  ) {
    self.minimumPressDuration = minimumPressDuration.nonNegative(or: Self.defaultMinimumPressDuration)
    self.slop = Self.slop(slop)
    self.backGestureEdge = backGestureEdge.nonNegative(or: Self.defaultBackGestureEdge)
    self.decelerationRate = Self.rate(decelerationRate)
    self.animationDuration = Motion.duration(asked: animationDuration)
    self.autoscroll = autoscroll
  }

  /// The default time that a finger rests before it holds what is under it, in seconds.
  ///
  /// UIKit's `minimumPressDuration`: 0.5.
  public static let defaultMinimumPressDuration = 0.5
  /// The default distance that a finger moves, sideways or up and down, before it is more than a tap, in points.
  ///
  /// As in UIKit's recognisers: 10.
  public static let defaultSlop = 10.0
  /// The default width of the strip at the leading edge from which rows cannot be swiped, in points.
  ///
  /// Chosen here after Ionic's swipe-back guard: 15.
  public static let defaultBackGestureEdge = 15.0

  private static func slop(_ slop: Double) -> Double { slop.isNaN ? defaultSlop : max(1, slop.madeFinite) }

  private static func rate(_ rate: Double) -> Double {
    rate.isNaN ? ScrollPhysics.decelerationRate : rate.clamped(to: 0.5...0.9999)
  }
}

// The behaviour of other libraries, as far as these options can express it.
extension TableOptions {
  /// dnd-kit, according to its source of 2026-06-27.
  ///
  /// - `minimumPressDuration`: 0.25, its pointer sensor's `delay` for touches.
  /// - `slop`: 5, its `tolerance` for touches.
  /// - `backGestureEdge`, `decelerationRate`: the browser's, not its own, so the default.
  /// - `animationDuration`: 0.25, as in its `dropAnimation` and its sortable items.
  /// - `autoscroll`: zones of 0.2 of the height, however high; its acceleration of 25 points in each tick of 10 ms is 2500
  ///   points per second, at once, and any movement toward the end starts it. It grows with the depth, not with the
  ///   square of the depth as here.
  public static let dndKit = TableOptions(
    minimumPressDuration: 0.25, slop: 5, animationDuration: 0.25,
    autoscroll: AutoscrollOptions(
      zoneFraction: 0.2, largestZone: .infinity, topSpeed: 2500, rampDuration: 0, leastApproach: 0.01))

  /// hello-pangea/dnd.
  ///
  /// - `minimumPressDuration`: 0.12, its long press.
  /// - `slop`: 5, its sloppy click threshold.
  /// - `backGestureEdge`, `decelerationRate`: the browser's, not its own, so the default.
  /// - `animationDuration`: 0.2, in which its rows make room; a dropped one takes from 0.33 to 0.55 depending on its distance,
  ///   which cannot be expressed.
  /// - `autoscroll`: zones of 0.25 of the height, however high; 28 points per frame are 1680 points per second at 60 frames,
  ///   and the speed grows from 0.36 s to 1.2 s, so the ramp is 0.84. Its top speed begins as early as 0.05 of the height
  ///   from the end. `leastApproach`: unknown; the default.
  public static let helloPangea = TableOptions(
    minimumPressDuration: 0.12, slop: 5, animationDuration: 0.2,
    autoscroll: AutoscrollOptions(zoneFraction: 0.25, largestZone: .infinity, topSpeed: 1680, rampDuration: 0.84))

  /// SwiftReorder 7.2.0.
  ///
  /// - `minimumPressDuration`: 0.3, its long press.
  /// - `slop`, `backGestureEdge`, `decelerationRate`: UIKit's, so the default.
  /// - `animationDuration`: 0.2, its own.
  /// - `autoscroll`: zones of 30 points, and 280 points per second at the end, at once; its least speed of 60 cannot be
  ///   expressed. `leastApproach`: unknown; the default.
  public static let swiftReorder = TableOptions(
    minimumPressDuration: 0.3, animationDuration: 0.2,
    autoscroll: AutoscrollOptions(zoneFraction: 0.5, largestZone: 30, topSpeed: 280, rampDuration: 0))

  /// The presets, with their names in scripts.
  ///
  /// - Complexity: O(1).
  public static var presets: [(name: String, options: TableOptions)] {
    [("dnd-kit", dndKit), ("hello-pangea", helloPangea), ("SwiftReorder", swiftReorder)]
  }
}
