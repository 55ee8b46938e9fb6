/// Chris Wendel's SWTableViewCell, whose content scrolls between two strips of buttons in a scroll view.
///
/// A finger drags the content between closed and open and, against a rubber band, beyond. At a release, a decision table
/// chooses the next state from the current one (left, center or right), the velocity, and the position where the scroll view
/// would come to rest. By default, the buttons stay in place.
///
///     let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
///     let more = InteractionAction(id: "more", title: "More")
///     let flag = InteractionAction(id: "flag", title: "Flag")
///     var row = UtilityButtons(width: 320, height: 44, leading: [flag], trailing: [delete, more])
///     row.pan(PanSample(.began, translation: .zero), at: Time(0))
///     row.pan(PanSample(.changed, translation: Vector(-100, 0)), at: Time(0.1))
///     row.contentOffset(at: Time(0.1))                                          // 90 + 100
///     row.pan(PanSample(.ended, translation: Vector(-100, 0)), at: Time(0.2))   // didOpen.trailing: 100 > 180 / 2
///     row.cellState                                                             // right; contentOffset moves to 90 + 180
///
/// A row can be driven by `pan` or by `scroll`, with the same decisions. Driven by `pan`, the row simulates a scroll view's
/// physics. Driven by `scroll`, it receives a real scroll view's reports, and answers with the content offset at which the
/// scroll view must come to rest.
///
/// Unlike the article's cell, a row holds no view, no clock and no delegate. Samples arrive with their time, effects are
/// returned, and `offset(at:)` returns the content's offset at any moment. A row can have any number of actions on the sides
/// that its rules allow. With `corrections: []` it has the faults of its rules' original.
public struct UtilityButtons: RevealingRow, DrawableRow, ScrollDriven, Hashable {
  /// The rules that a row can follow, by their source; the raw value is the name in scripts.
  ///
  ///     let row = UtilityButtons(width: 320, height: 44, rules: .zcjTableViewCell)
  ///     row.rules.rawValue   // "ZCJTableViewCell"
  public enum Rules: String, Hashable, Sendable, CaseIterable {
    /// The rules of SWTableViewCell v0.1.1, which the article takes apart, with at most 260 points of buttons on each
    /// side.
    case swTableViewCell = "SWTableViewCell"
    /// The rules of SWTableViewCell's master branch after v0.1.1, which consider velocity, state and target in another order.
    ///
    /// The buttons on each side may take up all but 90 points of the row.
    case swTableViewCellMaster = "SWTableViewCellMaster"
    /// The rules of ZCJTableViewCell, the author's imitation of SWTableViewCell, with buttons on the trailing side only.
    case zcjTableViewCell = "ZCJTableViewCell"
  }

  /// The row's width and height, in points.
  public internal(set) var size: LayoutSize
  /// The rules that the row follows.
  public let rules: Rules
  /// The faults that are corrected.
  public let corrections: Corrections
  /// Whether the trailing buttons leave space for a table's section index.
  public let hasSectionIndex: Bool
  /// The row's options, such as the full swipe, the speed of a flick and the lock to one side.
  public var options: SwipeOptions { strips.options }
  /// The sides that neither a finger nor code can open.
  public var forbiddenEdges: Set<SwipeEdge> { Set(SwipeEdge.allCases.filter(isForbidden)) }
  private let forbidsLeading, forbidsTrailing: Bool

  /// Whether the row jumps to its resting positions; false by default.
  public var reducesMotion = false { didSet { if reducesMotion { finishMotionAtOnce() } } }
  /// The buttons of both sides.
  var strips: ActionStrips
  /// The state of the content, which may be at rest, held, moving or driven by a real scroll view.
  ///
  /// The resting position of each case is the article's `_cellState`, which changes before the content arrives there.
  /// The case `adrift` occurs only without `failedRestores`, `staysMeansStays` or `layoutKeepsState`, when the content may
  /// come to rest elsewhere.
  var state = RowScroll.resting(.closed)
  /// The current touch on one of the row's buttons.
  public var buttonTouch = ButtonTouch()
  /// The strips' frames as the original code last set them; nil if the row stores none.
  var stripFrames: StripFrames?

  /// Creates a closed row.
  ///
  /// - Parameters:
  ///   - width: The row's width in points; clamped to 0...10⁹, and NaN becomes 0. May be omitted if a host lays the row
  ///     out.
  ///   - height: The row's height in points, treated like the width.
  ///   - leading: The actions on the leading side, outermost first; ignored if the rules allow no buttons there.
  ///   - trailing: The actions on the trailing side, outermost first.
  ///   - rules: The rules that the row follows.
  ///   - hasSectionIndex: Whether the trailing buttons leave space for a table's section index.
  ///   - options: The row's options; none are set by default.
  ///   - forbiddenEdges: The sides that neither a finger nor code can open.
  ///   - corrections: The faults that are corrected.
  /// - Complexity: O(*n*) in the number of actions.
  public init(
    width: Double = 0, height: Double = 0, leading: [InteractionAction] = [], trailing: [InteractionAction] = [],
    rules: Rules = .swTableViewCell, hasSectionIndex: Bool = false,
    options: SwipeOptions = SwipeOptions(), forbiddenEdges: Set<SwipeEdge> = [], corrections: Corrections = .all
  ) {
    size = LayoutSize(width: width, height: height).madeFinite
    self.rules = rules
    self.corrections = corrections
    self.hasSectionIndex = hasSectionIndex
    forbidsLeading = forbiddenEdges.contains { $0 == .leading }
    forbidsTrailing = forbiddenEdges.contains { $0 == .trailing }
    strips = ActionStrips(leading: [], trailing: [], options: options, layout: { edge, _ in .empty(edge) })
    strips = ActionStrips(
      leading: cellClass.hasLeftButtons ? leading : [], trailing: trailing, options: options, band: band,
      layout: laidOutStrip)
    stripFrames = initialStripFrames
  }

  /// Returns whether a side is one of the `forbiddenEdges`.
  func isForbidden(_ edge: SwipeEdge) -> Bool {
    switch edge {
    case .leading: forbidsLeading
    case .trailing: forbidsTrailing
    }
  }
}
