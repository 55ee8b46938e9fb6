import ReleaseRules

/// What the page says of each rule.
extension ReleaseRule {
  /// The rule in a few words: its heading.
  var title: String {
    switch self {
    case .flickOrProjectedHalf: "A flick, or half where it would come to rest"
    case .buttonHalves: "Half of a button"
    case .velocitySign: "The sign of the velocity"
    case .wholeStripOrFast: "Beyond all buttons, or fast"
    case .anyVelocityOrHalf: "Any velocity, else half"
    case .truthTable: "A truth table"
    case .shortProjection: "A twentieth of a second ahead"
    case .inertiaOrHalf: "A little inertia, else half"
    case .firstButtonProjected: "As far as the first button"
    case .fewPoints: "A few points"
    }
  }

  /// Whose it is, with a link to the source.
  var source: String {
    switch self {
    case .flickOrProjectedHalf:
      """
      [SWTableViewCell](https://github.com/CEWendel/SWTableViewCell) 0.1.1, `scrollViewWillEndDragging`; after it, \
      with other comparisons, [ZCJTableViewCell](https://github.com/superzcj/ZCJTableViewCell). Here: [UtilityButtons](UtilityButtons.md)
      """
    case .buttonHalves:
      """
      Ellen Shapiro's [article](https://www.kodeco.com/2436) and \
      [DNSSwipeableTableCell](https://github.com/designatednerd/DNSSwipeableTableCell). Here: \
      [ConstraintSwipe](ConstraintSwipe.md)
      """
    case .velocitySign:
      "[SwipeCellKit](https://github.com/SwipeCellKit/SwipeCellKit) 2.7.1, `targetState(forVelocity:)`"
    case .wholeStripOrFast:
      """
      blixt's [SwipeableTableViewCell](https://github.com/blixt/SwipeableTableViewCell), `scrollViewWillEndDragging`. Here: \
      [ScrollSwipe](ScrollSwipe.md) without `opensAtHalf` and `opensAtInset`
      """
    case .anyVelocityOrHalf:
      "[flutter_slidable](https://github.com/letsar/flutter_slidable) 4.0.0, `handleEndGestureChanged` of its action pane"
    case .truthTable:
      "[Ionic](https://github.com/ionic-team/ionic-framework), `swipeShouldReset` of `item-sliding.tsx`"
    case .shortProjection:
      """
      [React Native Gesture Handler](https://github.com/software-mansion/react-native-gesture-handler), `handleRelease` of \
      `ReanimatedSwipeable.tsx`
      """
    case .inertiaOrHalf:
      "[MGSwipeTableCell](https://github.com/MortimerGoro/MGSwipeTableCell) 1.6.14, `panHandler:`"
    case .firstButtonProjected:
      """
      [Lemonade](https://github.com/teya-engineering/lemonade-design-system), `resolveSwipeSettle` of its SwipeActionRow, fitted \
      by its authors to what iOS does
      """
    case .fewPoints:
      """
      [SwipeActions](https://github.com/c-villain/SwipeActions) by c-villain, as of June 2024 (e02926e); another version asks for \
      the 25 points alone, from open too
      """
    }
  }

  /// What it feels like.
  var feel: String {
    switch self {
    case .flickOrProjectedHalf:
      """
      You need not bring the row anywhere: what counts is where it would glide by itself, so a light push opens it. Because even \
      slow fingers glide far, the place where you let go matters less than you think.
      """
    case .buttonHalves:
      """
      Calm and predictable: what you see decides, and a flick does nothing. Quick people find it stubborn, because a short fast \
      swipe falls back. An open row closes at a small pull.
      """
    case .velocitySign:
      """
      Obeys the last movement, whatever shows. A row that you have opened wide and nudge back by accident as you lift \
      the finger closes; one that you hold still at a single point opens.
      """
    case .wholeStripOrFast:
      """
      A slow drag never opens, unless you pull against the rubber band beyond the last button. People learn to flick. There is no \
      way to undo a flick but another gesture.
      """
    case .anyVelocityOrHalf:
      """
      Like the sign of the velocity, with an answer for a finger that stands. A finger hardly ever stands to the last point \
      per second, so half rarely counts.
      """
    case .truthTable:
      "Half decides unless you are quick, and quick is not very quick. Few are surprised."
    case .shortProjection:
      """
      Nearly what you see: a twentieth of a second adds 25 points to a fast finger. An open row needs half of its strip pulled \
      back, and a closed one half pulled out: the same place for both, whatever the row was before.
      """
    case .inertiaOrHalf:
      "As quick as the sign of the velocity, but it forgives a trembling finger below 100 points per second."
    case .firstButtonProjected:
      """
      A short push opens, a push back closes, and what would have shown one whole button is enough. Far across the row the \
      action itself is performed; momentum alone never does that.
      """
    case .fewPoints:
      """
      Opens at a touch more than a tap and closes as easily. It cannot be thrown, and a drag that drifts sideways by 26 points \
      leaves the row open.
      """
    }
  }
}
