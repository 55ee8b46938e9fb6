/// Ellen Shapiro's swipeable cell, whose content lies over its buttons and is moved by two layout constraints.
///
/// A finger drags the content between closed and open. A release opens a closed row if at least half of its outermost
/// button shows, and keeps an open row open if no more than half of its innermost button is covered. By default, velocity
/// does not matter, the content then snaps up to 20 points beyond its target and back, and the buttons stay in place.
///
///     let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
///     let more = InteractionAction(id: "more", title: "More")
///     var row = ConstraintSwipe(width: 320, height: 44, trailing: [delete, more])
///     row.pan(PanSample(.began, translation: .zero), at: Time(0))
///     row.pan(PanSample(.changed, translation: Vector(-50, 0)), at: Time(0.1))
///     row.offset(at: Time(0.1))                                                // -50
///     row.pan(PanSample(.ended, translation: Vector(-50, 0)), at: Time(0.2))   // didOpen.trailing: 50 >= 80 / 2
///     row.offset(at: Time(0.4))                                                // -160
///
/// Unlike the article's cell, a row holds no view, no clock and no delegate. Samples arrive with their time, effects are
/// returned, and `offset(at:)` returns the content's offset at any moment. A row can have any number of actions of any
/// width on both sides. With `corrections: []` it has the article's faults.
public struct ConstraintSwipe: RevealingRow, DrawableRow, Hashable {
  /// The rules that a row can follow, by their source; the raw value is the name in scripts.
  ///
  ///     let row = ConstraintSwipe(width: 320, height: 44, rules: .dnsSwipeableTableCell)
  ///     row.rules.rawValue   // "DNSSwipeableTableCell"
  public enum Rules: String, Hashable, Sendable, CaseIterable {
    /// The article's rules, with a snap of two ease-out legs.
    case article
    /// The rules of DNSSwipeableTableCell, the author's later library: a snap is a single spring, and a drag must be
    /// horizontal.
    case dnsSwipeableTableCell = "DNSSwipeableTableCell"
  }

  /// The row's width and height, in points.
  public internal(set) var size: LayoutSize
  /// The rules that the row follows.
  public let rules: Rules
  /// The faults that are corrected.
  public let corrections: Corrections
  /// The row's options, such as the full swipe and the lock to one side.
  public var options: SwipeOptions { strips.options }
  /// The views that the row is drawn with.
  public let look: Look
  /// Whether the row jumps to its resting positions; false by default.
  public var reducesMotion = false { didSet { if reducesMotion { finishMotionAtOnce() } } }
  /// The buttons of both sides.
  var strips: ActionStrips
  /// The state of the content.
  var state = State.resting(.closed)
  /// The current touch on one of the row's buttons.
  public var buttonTouch = ButtonTouch()

  /// Creates a closed row.
  ///
  /// - Parameters:
  ///   - width: The row's width in points; clamped to 0...10⁹, and NaN becomes 0. May be omitted if a host lays the row
  ///     out.
  ///   - height: The row's height in points, treated like the width.
  ///   - leading: The actions on the leading side, outermost first; ignored by the system's looks.
  ///   - trailing: The actions on the trailing side, outermost first, as in the article's button 1 and button 2. The
  ///     system's looks use only the first one.
  ///   - rules: The rules that the row follows.
  ///   - options: The row's options; none are set by default. Without `Correction.fingerKeepsHold`, there is no full swipe,
  ///     because a finger cannot move the content beyond the buttons.
  ///   - corrections: The faults that are corrected.
  ///   - look: The views that the row is drawn with.
  /// - Complexity: O(*n*) in the number of actions.
  public init(
    width: Double = 0, height: Double = 0, leading: [InteractionAction] = [], trailing: [InteractionAction] = [],
    rules: Rules = .article, options: SwipeOptions = SwipeOptions(), corrections: Corrections = .all,
    look: Look = .article
  ) {
    size = LayoutSize(width: width, height: height).madeFinite
    self.rules = rules
    self.corrections = corrections
    self.look = look
    strips = Self.strips(
      leading: look.actions(.leading, of: leading), trailing: look.actions(.trailing, of: trailing), width: size.width,
      options: options, corrections: corrections)
  }
}
