// Presets that imitate other libraries, as far as these options can.
extension SwipeOptions {
  /// Options that imitate UIKit's `UISwipeActionsConfiguration` and SwiftUI's `swipeActions`, as far as they have been
  /// documented or measured.
  ///
  /// - `allowsFullSwipe`: on; UIKit's `performsFirstActionWithFullSwipe` and SwiftUI's `allowsFullSwipe` are true by default
  ///   (Apple's documentation).
  /// - `fullSwipeFraction`: 240 of 440 points, measured on iOS by the authors of Lemonade's SwipeActionRow; not documented by
  ///   Apple.
  /// - `fullSwipeMargin`: unknown; the minimum, so that `fullSwipeFraction` decides unless the buttons are wider.
  /// - `flick`: unknown; the design's default.
  /// - `locksSide`: unknown; off.
  /// - `transition`: unknown; `reveal`, as in the articles.
  /// - `animationDuration`: unknown; the design's default.
  public static let uiKit = SwipeOptions(allowsFullSwipe: true, fullSwipeFraction: 240.0 / 440, fullSwipeMargin: 1)

  /// Options that imitate SwipeCellKit 2.7.1.
  ///
  /// - `allowsFullSwipe`: on, as when an expansion style is given.
  /// - `fullSwipeFraction`: 0.5, the target of its `selection` style; for `destructive`, the content must come within 30 points
  ///   of the row's far edge, or the finger beyond 0.8 of the width.
  /// - `fullSwipeMargin`: 20, its `minimumTargetOverscroll` beyond the buttons.
  /// - `flick`: 1, the minimum, because only the sign of the velocity matters (`targetState(forVelocity:)`).
  /// - `locksSide`: off. Its content resists past closed and shows no buttons on the other side, which these options cannot
  ///   express.
  /// - `transition`: `border`, its `transitionStyle`.
  /// - `animationDuration`: 0.7, the duration of its spring if the finger has no velocity.
  /// - `buttonWidths`: any. Its minimum width is 74 points if the row has room for it.
  public static let swipeCellKit = SwipeOptions(
    allowsFullSwipe: true, fullSwipeFraction: 0.5, fullSwipeMargin: 20, flick: 1, transition: .border,
    animationDuration: 0.7)

  /// Options that imitate MGSwipeTableCell 1.6.14.
  ///
  /// - `allowsFullSwipe`: on, as when expansion settings are given.
  /// - `fullSwipeFraction`: 0; its threshold does not depend on the row's width.
  /// - `fullSwipeMargin`: 30. Its threshold is 1.3 times the width of the buttons (a comment in its header says 1.5), which
  ///   for 100 points of buttons is 30 points beyond them; these options cannot express it for all widths.
  /// - `flick`: 100, the speed above which its inertia decides.
  /// - `locksSide`: off; `allowsOppositeSwipe` is true by default.
  /// - `transition`: `border`, as in its swipe settings.
  /// - `animationDuration`: 0.3, as in its animations for showing and hiding.
  public static let mgSwipeTableCell = SwipeOptions(
    allowsFullSwipe: true, fullSwipeFraction: 0, fullSwipeMargin: 30, flick: 100, transition: .border,
    animationDuration: 0.3)

  /// Options that imitate flutter_slidable 4.0.0.
  ///
  /// - `allowsFullSwipe`: on, as with a dismissible pane.
  /// - `fullSwipeFraction`: 0.75, its dismiss threshold.
  /// - `fullSwipeMargin`: 1, the minimum, because the content need only be beyond the buttons.
  /// - `flick`: 1, the minimum, because any velocity toward opening is enough.
  /// - `locksSide`: off; a drag may cross to the other side.
  /// - `transition`: `reveal`, the default here; every app chooses a motion for its action pane.
  /// - `animationDuration`: 0.2, its duration for opening and closing.
  public static let flutterSlidable = SwipeOptions(
    allowsFullSwipe: true, fullSwipeFraction: 0.75, fullSwipeMargin: 1, flick: 1, animationDuration: 0.2)

  /// The presets, with their names in scripts.
  ///
  /// - Complexity: O(1).
  public static var presets: [(name: String, options: SwipeOptions)] {
    [
      ("UIKit", uiKit), ("SwipeCellKit", swipeCellKit), ("MGSwipeTableCell", mgSwipeTableCell),
      ("flutter_slidable", flutterSlidable),
    ]
  }
}
