/// The ten rules by which libraries decide what a row does when a finger releases it.
///
/// Each is a pure function of a release. Whether an action expands or a delegate agrees, which libraries also consider, is left
/// out.
///
///     ReleaseRule.allCases.filter { $0.answer(RowRelease(shown: 96)) == .opens }   // the rules that open at 60 %
public enum ReleaseRule: String, Hashable, Sendable, CaseIterable {
  /// SWTableViewCell and ZCJTableViewCell: a flick, or half of the strip where the content would come to rest.
  case flickOrProjectedHalf
  /// The article of ConstraintSwipe and DNSSwipeableTableCell: half of a button, and no velocity.
  case buttonHalves
  /// SwipeCellKit: the sign of the velocity alone.
  case velocitySign
  /// SwipeableTableViewCell: beyond all buttons, or fast.
  case wholeStripOrFast
  /// flutter_slidable: any velocity decides, and half only without one.
  case anyVelocityOrHalf
  /// Ionic: a truth table of direction, speed and half.
  case truthTable
  /// React Native Gesture Handler: the offset plus 0.05 s of velocity.
  case shortProjection
  /// MGSwipeTableCell: 100 points per second decide, half otherwise.
  case inertiaOrHalf
  /// Lemonade: a projection that uncovers the first button; far enough, the action is performed.
  case firstButtonProjected
  /// c-villain's SwipeActions: 25 points to open, 20 to close, and no velocity.
  case fewPoints

  /// Applies the rule to a release.
  ///
  /// - Parameter release: The release.
  /// - Returns: Whether the row opens, closes, or performs its outermost action.
  /// - Complexity: O(*k*) in the number of buttons.
  public func answer(_ release: RowRelease) -> ReleaseAnswer {
    switch self {
    case .flickOrProjectedHalf: Self.flickOrProjectedHalf(release)
    case .buttonHalves: Self.buttonHalves(release)
    case .velocitySign: Self.velocitySign(release)
    case .wholeStripOrFast: Self.wholeStripOrFast(release)
    case .anyVelocityOrHalf: Self.anyVelocityOrHalf(release)
    case .truthTable: Self.truthTable(release)
    case .shortProjection: Self.shortProjection(release)
    case .inertiaOrHalf: Self.inertiaOrHalf(release)
    case .firstButtonProjected: Self.firstButtonProjected(release)
    case .fewPoints: Self.fewPoints(release)
    }
  }
}

// MARK: - The constants, as the sources have them

extension ReleaseRule {
  /// SWTableViewCell's flick, in points per second: 0.5 points per millisecond.
  public static let flick = 500.0
  /// SwipeableTableViewCell's speed for opening, in points per second: 0.6 points per millisecond.
  public static let openVelocity = 600.0
  /// Ionic's speed for a fast release, in points per second: 0.3 pixels per millisecond.
  public static let fast = 300.0
  /// MGSwipeTableCell's `inertiaThreshold`, in points per second.
  public static let inertia = 100.0
  /// React Native Gesture Handler's `DRAG_TOSS`, in seconds.
  public static let dragToss = 0.05
  /// The fraction of a velocity that is left after each millisecond of gliding: UIScrollView's normal deceleration rate.
  public static let decelerationRate = 0.998
  /// The fraction of the row's width from which Lemonade performs the action.
  public static let commitFraction = 0.55
  /// The distance beyond which c-villain's rows open, in points.
  public static let opening = 25.0
  /// The distance back beyond which c-villain's open rows close, in points.
  public static let closing = 20.0

  /// Returns the distance that content glides after a release at a velocity in points per second, in points with the
  /// velocity's sign.
  ///
  /// - Complexity: O(1).
  public static func glide(_ velocity: Double) -> Double {
    velocity / 1000 * decelerationRate / (1 - decelerationRate)
  }
}
