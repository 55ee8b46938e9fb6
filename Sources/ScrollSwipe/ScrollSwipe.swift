/// Blixt's swipeable cell, whose content lies over its buttons and scrolls aside in a scroll view with insets.
///
/// A finger drags the content between closed and open and, against a rubber band, beyond. By default, a release opens the
/// visible side if all of its buttons show, if at least half of them show and the finger does not flick the content back, or
/// if the finger moves outward fast enough; otherwise it closes the row. By default, the buttons stay in place.
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
/// A row can be driven by `pan` or by `scroll`, with the same decisions. Driven by `pan`, the row simulates a scroll view's
/// physics. Driven by `scroll`, it receives a real scroll view's reports, and answers with the content offset at which the
/// scroll view must come to rest.
///
/// Unlike the article's cell, a row holds no view, no clock and no notification centre. Samples arrive with their time,
/// effects are returned, and `offset(at:)` returns the content's offset at any moment. A row can have any number of actions
/// of any width on the sides that its rules allow. With `corrections: []` it has the article's faults.
public struct ScrollSwipe: RevealingRow, DrawableRow, ScrollDriven, Hashable {
  /// The rules that a row can follow, by their source; the raw value is the name in scripts.
  ///
  ///     let row = ScrollSwipe(width: 320, height: 44, rules: .article)
  ///     row.rules.rawValue   // "article"
  ///     row.rules.edges      // [leading]
  public enum Rules: String, Hashable, Sendable, CaseIterable {
    /// The rules of SwipeableTableViewCell, the author's final version: buttons on both sides, and a flick opens the row.
    case swipeableTableViewCell = "SwipeableTableViewCell"
    /// The article's rules: buttons on the leading side only, and no flick opens the row; without corrections, the release rule
    /// ignores the velocity.
    case article
  }

  /// The row's width and height, in points.
  public internal(set) var size: LayoutSize
  /// The rules that the row follows.
  public let rules: Rules
  /// The faults that are corrected.
  public let corrections: Corrections
  /// The row's options, such as the full swipe, the speed of a flick and the lock to one side.
  public var options: SwipeOptions { strips.options }
  /// Whether the row jumps to its resting positions; false by default.
  public var reducesMotion = false { didSet { if reducesMotion { finishMotionAtOnce() } } }
  /// The buttons of both sides.
  var strips: ActionStrips
  /// The state of the content, which may be at rest, held or moving.
  ///
  /// The case `adrift` occurs only without `failedRestores`, when a failed pan leaves the content where it is.
  var state = RowScroll.resting(.closed)
  /// The current touch on one of the row's buttons.
  public var buttonTouch = ButtonTouch()
  /// The containers as the original code last set them; nil if they follow from the offset.
  var containers: Containers?

  /// Creates a closed row.
  ///
  /// - Parameters:
  ///   - width: The row's width in points; clamped to 0...10⁹, and NaN becomes 0. May be omitted if a host lays the row
  ///     out.
  ///   - height: The row's height in points, treated like the width.
  ///   - leading: The actions on the leading side, outermost first, as in the article's "Yes" and "No".
  ///   - trailing: The actions on the trailing side, outermost first; ignored if the rules allow no buttons there.
  ///   - rules: The rules that the row follows.
  ///   - options: The row's options; none are set by default.
  ///   - corrections: The faults that are corrected.
  /// - Complexity: O(*n*) in the number of actions.
  public init(
    width: Double = 0, height: Double = 0, leading: [InteractionAction] = [], trailing: [InteractionAction] = [],
    rules: Rules = .swipeableTableViewCell, options: SwipeOptions = SwipeOptions(), corrections: Corrections = .all
  ) {
    size = LayoutSize(width: width, height: height).madeFinite
    self.rules = rules
    self.corrections = corrections
    strips = Self.strips(
      leading: leading, trailing: Self.actions(trailing, .trailing, under: rules), width: size.width,
      options: options, corrections: corrections)
    containers = initialContainers()
  }
}
