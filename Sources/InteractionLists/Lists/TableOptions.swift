/// What can be tuned in a table: delays, distances, durations and speeds; the default is UIKit's, where that is published.
///
///     var table = HeadlessTable(list, width: 320, height: 480, options: TableOptions(minimumPressDuration: 0.25))
///     table.options.slop = 5
///     table.options = .dndKit
///
/// Every number is harmless: one that makes no sense is replaced as its property says, when it is set. A finger that is
/// down, a row that is held and what moves go on as they began: a change counts from the next touch, hold, release and
/// motion on.
public struct TableOptions: Hashable, Sendable {
  /// How long a finger rests before it holds what is under it, in seconds, 0 or more; larger makes scrolling safer and
  /// holds later.
  ///
  /// UIKit's name; dnd-kit's is `delay`. What is less counts as 0, at which a finger holds at once, and neither taps nor
  /// scrolls where the list takes holds; infinity counts as 10⁹, at which no finger ever holds, and NaN as the default.
  /// Until then the finger may drift by less than the slop, UIKit's `allowableMovement`, dnd-kit's `tolerance`.
  public var minimumPressDuration: Double {
    didSet { minimumPressDuration = minimumPressDuration.nonNegative(or: Self.defaultMinimumPressDuration) }
  }
  /// How far a finger moves, sideways or up and down, before it is more than a tap, in points, 1 or more; larger makes
  /// taps safer and drags later.
  ///
  /// What is less counts as 1, infinity as 10⁹, at which nothing is ever dragged, and NaN as the default.
  public var slop: Double { didSet { slop = Self.slop(slop) } }
  /// The strip at the leading edge that is left to back gestures, in points, 0 or more: rows cannot be swiped from there.
  ///
  /// What is less counts as 0, infinity as 10⁹, at which no finger swipes a row, and NaN as the default.
  public var backGestureEdge: Double {
    didSet { backGestureEdge = backGestureEdge.nonNegative(or: Self.defaultBackGestureEdge) }
  }
  /// The fraction of the velocity that is left after each millisecond of gliding, 0.5...0.9999; larger glides farther.
  ///
  /// UIScrollView's name, whose `fast` is 0.99. What is outside counts as the nearer end, and NaN as the default.
  public var decelerationRate: Double { didSet { decelerationRate = Self.rate(decelerationRate) } }
  /// How long rows take that travel, fade in, rise to a finger, sink or return, and content that code scrolls, in seconds,
  /// 0.05...10; nil for 0.3, which is UIKit's, and in GestureList for the article's durations.
  ///
  /// SwiftReorder's name; dnd-kit's is `duration`, of `dropAnimation` and of a `transition`. What is less counts as 0.05, what
  /// is more as 10, and NaN as nil. How long a row's own content takes its `SwipeOptions` say.
  public var animationDuration: Double? { didSet { animationDuration = Motion.duration(asked: animationDuration) } }
  /// Where a finger that holds a row scrolls, and how fast.
  public var autoscroll: AutoscrollOptions

  /// Creates options.
  ///
  /// - Parameters:
  ///   - minimumPressDuration: How long a finger rests before it holds, in seconds, 0 or more.
  ///   - slop: How far a finger moves before it is more than a tap, in points, 1 or more.
  ///   - backGestureEdge: The strip at the leading edge that is left to back gestures, in points, 0 or more.
  ///   - decelerationRate: The fraction of the velocity that a millisecond of gliding leaves, 0.5...0.9999.
  ///   - animationDuration: How long rows take that move by themselves, and content that code scrolls, in seconds,
  ///     0.05...10; nil for the list's own durations.
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

  /// How long a finger rests before it holds what is under it unless an app says otherwise, in seconds.
  ///
  /// UIKit's `minimumPressDuration`: 0.5.
  public static let defaultMinimumPressDuration = 0.5
  /// How far a finger moves, sideways or up and down, before it is more than a tap unless an app says otherwise, in points.
  ///
  /// UIKit's recognisers': 10.
  public static let defaultSlop = 10.0
  /// The strip at the leading edge from which rows cannot be swiped unless an app says otherwise, in points.
  ///
  /// Chosen here after Ionic's swipe-back guard: 15.
  public static let defaultBackGestureEdge = 15.0

  private static func slop(_ slop: Double) -> Double { slop.isNaN ? defaultSlop : max(1, slop.madeFinite) }

  private static func rate(_ rate: Double) -> Double {
    rate.isNaN ? ScrollPhysics.decelerationRate : rate.clamped(to: 0.5...0.9999)
  }
}

// What other libraries do, as far as these options can say it.
extension TableOptions {
  /// dnd-kit, by its source of 2026-06-27.
  ///
  /// - `minimumPressDuration`: 0.25, its pointer sensor's `delay` for touches.
  /// - `slop`: 5, its `tolerance` for touches.
  /// - `backGestureEdge`, `decelerationRate`: not its own; the browser's, so the default.
  /// - `animationDuration`: 0.25, that of its `dropAnimation` and of its sortable items.
  /// - `autoscroll`: zones of 0.2 of the height, however high; its acceleration of 25 points in each tick of 10 ms is 2500
  ///   points per second, at once, and any movement toward the end begins it. It grows with the depth, and not with its
  ///   square as here.
  public static let dndKit = TableOptions(
    minimumPressDuration: 0.25, slop: 5, animationDuration: 0.25,
    autoscroll: AutoscrollOptions(
      zoneFraction: 0.2, largestZone: .infinity, topSpeed: 2500, rampDuration: 0, leastApproach: 0.01))

  /// hello-pangea/dnd.
  ///
  /// - `minimumPressDuration`: 0.12, its long press.
  /// - `slop`: 5, its sloppy clicks' threshold.
  /// - `backGestureEdge`, `decelerationRate`: not its own; the browser's, so the default.
  /// - `animationDuration`: 0.2, in which its rows make room; a dropped one takes from 0.33 to 0.55 with its distance, which
  ///   cannot be said.
  /// - `autoscroll`: zones of 0.25 of the height, however high; 28 points a frame are 1680 points per second at 60 frames,
  ///   which take from 0.36 s to 1.2 s to grow, so that 0.84 is the ramp. Its top speed begins at 0.05 of the height
  ///   already. `leastApproach`: not known; the default.
  public static let helloPangea = TableOptions(
    minimumPressDuration: 0.12, slop: 5, animationDuration: 0.2,
    autoscroll: AutoscrollOptions(zoneFraction: 0.25, largestZone: .infinity, topSpeed: 1680, rampDuration: 0.84))

  /// SwiftReorder 7.2.0.
  ///
  /// - `minimumPressDuration`: 0.3, its long press.
  /// - `slop`, `backGestureEdge`, `decelerationRate`: UIKit's, so the default.
  /// - `animationDuration`: 0.2, its own.
  /// - `autoscroll`: zones of 30 points, and 280 points per second at the end, at once; its least speed of 60 cannot be
  ///   said. `leastApproach`: not known; the default.
  public static let swiftReorder = TableOptions(
    minimumPressDuration: 0.3, animationDuration: 0.2,
    autoscroll: AutoscrollOptions(zoneFraction: 0.5, largestZone: 30, topSpeed: 280, rampDuration: 0))

  /// The presets by the names that they have in scripts.
  ///
  /// - Complexity: O(1).
  public static var presets: [(name: String, options: TableOptions)] {
    [("dnd-kit", dndKit), ("hello-pangea", helloPangea), ("SwiftReorder", swiftReorder)]
  }
}
