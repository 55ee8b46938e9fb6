/// A row whose content lies over its buttons and scrolls aside, in a scroll view with insets: Blixt's swipeable cell.
///
/// A finger drags the content between closed and open, and beyond it against a rubber band. A release opens the row if at
/// least half of its buttons show or the finger is fast enough, and closes it otherwise. The buttons stay in place.
///
///     let yes = InteractionAction(id: "yes", title: "Yes")
///     let no = InteractionAction(id: "no", title: "No", role: .destructive)
///     var row = ScrollSwipe(width: 320, height: 44, leading: [yes, no])
///     row.pan(PanSample(.began, translation: .zero), at: Time(0))
///     row.pan(PanSample(.changed, translation: Vector(90, 0)), at: Time(0.1))
///     row.contentOffset(at: Time(0.1))                                        // -90
///     row.pan(PanSample(.ended, translation: Vector(90, 0)), at: Time(0.2))   // didOpen.leading
///     row.contentOffset(at: Time(2))                                          // -160: 90 >= 160 / 2
///
/// A row can be driven in two ways, with the same decisions. Driven by `pan`, the row has a scroll view's physics itself.
/// Driven by `scroll`, the row receives a real scroll view's reports, and answers where it must come to rest.
///
/// In contrast to the article, a row holds no view, no clock and no notification centre: samples arrive with their time,
/// effects are returned, and `offset(at:)` answers for any moment. It takes any number of actions of any width on both
/// sides. `corrections: []` is the article, faults included.
public struct ScrollSwipe: RevealingRow, DrawableRow, ScrollDriven, Hashable {
  /// Whose rules a row follows; the raw value is the name in scripts and traces.
  ///
  ///     let row = ScrollSwipe(width: 320, height: 44, rules: .article)
  ///     row.rules.rawValue   // "article"
  ///     row.rules.edges      // [leading]
  public enum Rules: String, Hashable, Sendable, CaseIterable {
    /// Those of SwipeableTableViewCell, the author's final version: buttons on both sides, and a flick opens.
    case swipeableTableViewCell = "SwipeableTableViewCell"
    /// The article's: buttons on the leading side only, and no flick opens; without corrections velocity does not matter.
    case article
  }

  /// The row's extent, in points.
  public internal(set) var size: LayoutSize
  /// Whose rules the row follows.
  public let rules: Rules
  /// The faults of the article that are corrected.
  public let corrections: Corrections
  /// The row's options: the full swipe, the speed of a flick, the lock to one side.
  public var options: SwipeOptions { strips.options }
  /// Whether the row reaches its resting positions at once; false by default.
  public var reducesMotion = false { didSet { if reducesMotion { finishMotionAtOnce() } } }
  /// The buttons of both sides.
  var strips: ActionStrips
  /// What moves the content.
  ///
  /// Nobody intended `adrift`: without `failedRestores` a pan that fails leaves the content where it was.
  var state = RowScroll.resting(.closed)
  /// The touch on one of the row's buttons.
  public var buttonTouch = ButtonTouch()
  /// The containers' frames as the article sets them; nil if they are a function of the offset.
  var containers: Containers?

  /// Creates a closed row.
  ///
  /// - Parameters:
  ///   - width: The row's width in points; negative and non-finite values become 0. Not needed if a host lays the row out.
  ///   - height: The row's height in points, with the same rules.
  ///   - leading: The actions on the leading side, outermost first: the article's "Yes", then its "No".
  ///   - trailing: The actions on the trailing side, outermost first; ignored under rules without that side.
  ///   - rules: Whose rules the row follows.
  ///   - options: The row's options; none are set by default.
  ///   - corrections: The faults of the article that are corrected.
  /// - Complexity: O(*n*) in the number of actions.
  public init(
    width: Double = 0, height: Double = 0, leading: [InteractionAction] = [], trailing: [InteractionAction] = [],
    rules: Rules = .swipeableTableViewCell, options: SwipeOptions = SwipeOptions(), corrections: Corrections = .all
  ) {
    size = LayoutSize(width: max(0, width.madeFinite), height: max(0, height.madeFinite))
    self.rules = rules
    self.corrections = corrections
    strips = Self.strips(
      leading: leading, trailing: Self.actions(trailing, .trailing, under: rules), width: size.width,
      options: options, corrections)
    containers = firstContainers()
  }
}
