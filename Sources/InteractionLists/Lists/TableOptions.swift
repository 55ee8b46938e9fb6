/// The options of a table: delays, distances, durations and speeds; the defaults are UIKit's as far as they are published.
///
///     var table = HeadlessTable(list, width: 320, height: 480, options: TableOptions(minimumPressDuration: 0.25))
///     table.options.slop = 5
///     table.options = .dndKit
///
/// Each property documents how invalid numbers are replaced. A change takes effect with the next touch, hold, release
/// or motion, and does not affect one that has begun.
public struct TableOptions: Hashable, Sendable {
  /// The time that a finger must rest before a hold begins, in seconds, 0 or more.
  ///
  /// A longer time makes scrolling safer but delays holds. The name is UIKit's; dnd-kit calls it `delay`. Negative
  /// numbers become 0, so that a finger holds at once if the list handles holds. Infinity becomes 10⁹, so that only a touch
  /// on a reorder control begins a hold. NaN becomes the default. Before the hold, the finger may drift by less than the
  /// slop, which UIKit calls `allowableMovement` and dnd-kit `tolerance`.
  public var minimumPressDuration: Double {
    didSet { minimumPressDuration = minimumPressDuration.nonNegative(or: Self.defaultMinimumPressDuration) }
  }
  /// The distance that a finger must move, sideways or up and down, for its touch to be more than a tap, in points, 1
  /// or more.
  ///
  /// A longer distance makes taps safer but delays drags. Numbers below 1 become 1; infinity becomes 10⁹, so that
  /// fingers neither swipe nor scroll; NaN becomes the default.
  public var slop: Double { didSet { slop = Self.clampedSlop(slop) } }
  /// The width of the strip at the leading edge that is reserved for back gestures, in points, 0 or more.
  ///
  /// A touch that starts in this strip swipes no row and drags no slider by its track; trackpads and a host's own
  /// recognisers are not affected. Negative numbers become 0; infinity becomes 10⁹, so that no touch swipes a row; NaN
  /// becomes the default.
  public var backGestureEdge: Double {
    didSet { backGestureEdge = backGestureEdge.nonNegative(or: Self.defaultBackGestureEdge) }
  }
  /// The fraction of the velocity that is left after each millisecond of gliding, 0.5...0.9999; a higher rate glides
  /// farther.
  ///
  /// The name is UIScrollView's, whose `fast` rate is 0.99. Clamped to 0.5...0.9999; NaN becomes the default.
  public var decelerationRate: Double { didSet { decelerationRate = Self.clampedRate(decelerationRate) } }
  /// The duration of rows' motions and of scrolling from code, in seconds, 0.05...10; nil for the list's own durations
  /// and, for scrolling, `ScrollPhysics.animationDuration`.
  ///
  /// The name is SwiftReorder's; dnd-kit's is `duration`, in `dropAnimation` and in a `transition`. Clamped to
  /// 0.05...10; NaN becomes nil. A row's `SwipeOptions` set the durations of its content's motions.
  public var animationDuration: Double? { didSet { animationDuration = Motion.duration(requested: animationDuration) } }
  /// The zones and the speed of automatic scrolling while a finger holds a lifted row.
  public var autoscroll: AutoscrollOptions

  /// Creates options.
  ///
  /// - Parameters:
  ///   - minimumPressDuration: The time that a finger must rest before a hold begins, in seconds, 0 or more.
  ///   - slop: The distance that a finger must move for its touch to be more than a tap, in points, 1 or more.
  ///   - backGestureEdge: The width of the strip at the leading edge that is reserved for back gestures, in points, 0 or more.
  ///   - decelerationRate: The fraction of the velocity that is left after each millisecond of gliding, 0.5...0.9999.
  ///   - animationDuration: The duration of rows' motions and of scrolling from code, in seconds, 0.05...10; nil for the
  ///     list's own durations and, for scrolling, `ScrollPhysics.animationDuration`.
  ///   - autoscroll: The zones and the speed of automatic scrolling while a finger holds a lifted row.
  /// - Complexity: O(1).
  public init(
    minimumPressDuration: Double = defaultMinimumPressDuration, slop: Double = defaultSlop,
    backGestureEdge: Double = defaultBackGestureEdge, decelerationRate: Double = ScrollPhysics.decelerationRate,
    animationDuration: Double? = nil, autoscroll: AutoscrollOptions = AutoscrollOptions()
  ) {
    self.minimumPressDuration = minimumPressDuration.nonNegative(or: Self.defaultMinimumPressDuration)
    self.slop = Self.clampedSlop(slop)
    self.backGestureEdge = backGestureEdge.nonNegative(or: Self.defaultBackGestureEdge)
    self.decelerationRate = Self.clampedRate(decelerationRate)
    self.animationDuration = Motion.duration(requested: animationDuration)
    self.autoscroll = autoscroll
  }

  /// The default time that a finger must rest before a hold begins, in seconds.
  ///
  /// UIKit's `minimumPressDuration`: 0.5.
  public static let defaultMinimumPressDuration = 0.5
  /// The default distance that a finger must move, sideways or up and down, for its touch to be more than a tap, in
  /// points.
  ///
  /// As in UIKit's recognisers: 10.
  public static let defaultSlop = 10.0
  /// The default width of the strip at the leading edge that is reserved for back gestures, in points.
  ///
  /// Chosen here, after Ionic's swipe-back guard: 15.
  public static let defaultBackGestureEdge = 15.0

  private static func clampedSlop(_ slop: Double) -> Double { slop.isNaN ? defaultSlop : max(1, slop.madeFinite) }

  private static func clampedRate(_ rate: Double) -> Double {
    rate.isNaN ? ScrollPhysics.decelerationRate : rate.clamped(to: 0.5...0.9999)
  }
}

// Presets that imitate other libraries, as far as these options can express their behaviour.
extension TableOptions {
  /// Options that imitate dnd-kit, according to its source of 2026-06-27.
  ///
  /// - `minimumPressDuration`: 0.25, its pointer sensor's `delay` for touches.
  /// - `slop`: 5, its `tolerance` for touches.
  /// - `backGestureEdge`, `decelerationRate`: the defaults, because the library leaves both to the browser.
  /// - `animationDuration`: 0.25, as in its `dropAnimation` and its sortable items.
  /// - `autoscroll`: zones of 0.2 of the height, without a limit. An `acceleration` of 25 points per tick of 10 ms is a
  ///   speed of 2500 points per second. It is reached at once, and any movement toward the end starts scrolling. In
  ///   dnd-kit, the speed grows with the depth in the zone; here, with the square of the depth.
  public static let dndKit = TableOptions(
    minimumPressDuration: 0.25, slop: 5, animationDuration: 0.25,
    autoscroll: AutoscrollOptions(
      zoneFraction: 0.2, maximumZoneHeight: .infinity, topSpeed: 2500, rampDuration: 0, minimumApproach: 0.01))

  /// Options that imitate hello-pangea/dnd.
  ///
  /// - `minimumPressDuration`: 0.12, its long press.
  /// - `slop`: 5, its sloppy click threshold.
  /// - `backGestureEdge`, `decelerationRate`: the defaults, because the library leaves both to the browser.
  /// - `animationDuration`: 0.2, the time in which its rows make room. A dropped row takes from 0.33 to 0.55 s,
  ///   depending on its distance; these options cannot express that.
  /// - `autoscroll`: zones of 0.25 of the height, without a limit. 28 points per frame are 1680 points per second at 60
  ///   frames per second. The speed grows from 0.36 s to 1.2 s, so the ramp is 0.84. The library reaches the top speed
  ///   before the end, at a distance of 0.05 of the height; these options cannot express that. `minimumApproach`: unknown;
  ///   the default.
  public static let helloPangea = TableOptions(
    minimumPressDuration: 0.12, slop: 5, animationDuration: 0.2,
    autoscroll: AutoscrollOptions(zoneFraction: 0.25, maximumZoneHeight: .infinity, topSpeed: 1680, rampDuration: 0.84))

  /// Options that imitate SwiftReorder 7.2.0.
  ///
  /// - `minimumPressDuration`: 0.3, its long press.
  /// - `slop`, `backGestureEdge`, `decelerationRate`: the defaults, because the library leaves them to UIKit.
  /// - `animationDuration`: 0.2, the default of its property of the same name.
  /// - `autoscroll`: zones of 30 points, and 280 points per second at the end, reached at once. These options cannot
  ///   express its minimum speed of 60. `minimumApproach`: unknown; the default.
  public static let swiftReorder = TableOptions(
    minimumPressDuration: 0.3, animationDuration: 0.2,
    autoscroll: AutoscrollOptions(zoneFraction: 0.5, maximumZoneHeight: 30, topSpeed: 280, rampDuration: 0))

  /// The presets, with their names in scripts.
  ///
  /// - Complexity: O(1).
  public static var presets: [(name: String, options: TableOptions)] {
    [("dnd-kit", dndKit), ("hello-pangea", helloPangea), ("SwiftReorder", swiftReorder)]
  }
}
