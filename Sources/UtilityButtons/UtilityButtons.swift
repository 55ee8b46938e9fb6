/// A row whose content scrolls between two strips of buttons, in a scroll view: Chris Wendel's SWTableViewCell.
///
/// A finger drags the content between closed and open, and beyond it against a rubber band. A release is decided by a
/// table: the state before (left, center or right), the velocity, and the position at which the scroll view would come to
/// rest choose the next state. The buttons stay in place.
///
///     let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
///     let more = InteractionAction(id: "more", title: "More")
///     let flag = InteractionAction(id: "flag", title: "Flag")
///     var row = UtilityButtons(width: 320, height: 44, leading: [flag], trailing: [delete, more])
///     row.pan(PanSample(.began, translation: .zero), at: Time(0))
///     row.pan(PanSample(.changed, translation: Vector(-100, 0)), at: Time(0.1))
///     row.contentOffset(at: Time(0.1))                                          // 90 + 100
///     row.pan(PanSample(.ended, translation: Vector(-100, 0)), at: Time(0.2))   // didOpen.trailing: 100 > 180 / 2
///     row.cellState                                                             // right; contentOffset goes to 90 + 180
///
/// A row can be driven in two ways, with the same decisions. Driven by `pan`, the row has a scroll view's physics itself.
/// Driven by `scroll`, the row receives a real scroll view's reports, and answers where it must come to rest.
///
/// In contrast to the article, a row holds no view, no clock and no delegate: samples arrive with their time, effects
/// are returned, and `offset(at:)` answers for any moment. It takes any number of actions of any width on both sides.
/// `corrections: []` is the article, faults included.
public struct UtilityButtons: RevealingRow, DrawableRow, ScrollDriven, Hashable {
  /// Whose rules a row follows; the raw value is the name in scripts and traces.
  ///
  ///     let row = UtilityButtons(width: 320, height: 44, rules: .zcjTableViewCell)
  ///     row.rules.rawValue   // "ZCJTableViewCell"
  public enum Rules: String, Hashable, Sendable, CaseIterable {
    /// Those of SWTableViewCell v0.1.1, which the article takes apart: buttons on both sides, 260 points of them at most.
    case swTableViewCell = "SWTableViewCell"
    /// Those of SWTableViewCell's later master, which asks state, velocity and target in a different order: buttons on both
    /// sides, which leave 90 points of the row.
    case swTableViewCellMaster = "SWTableViewCellMaster"
    /// Those of ZCJTableViewCell, which the article's author writes in imitation of it: buttons on the trailing side only.
    case zcjTableViewCell = "ZCJTableViewCell"
  }

  /// The row's extent, in points.
  public internal(set) var size: LayoutSize
  /// Whose rules the row follows.
  public let rules: Rules
  /// The faults of the article that are corrected.
  public let corrections: Corrections
  /// Whether the trailing buttons leave room for a table's section index.
  public let hasSectionIndex: Bool
  /// The row's options: the full swipe, the speed of a flick, the lock to one side.
  public var options: SwipeOptions { strips.options }
  /// The sides that may never open, neither by a finger nor from code.
  public var forbidden: Set<SwipeEdge> { Set(SwipeEdge.allCases.filter(isForbidden)) }
  private let forbidsLeading, forbidsTrailing: Bool

  /// Whether the row reaches its resting positions at once; false by default.
  public var reducesMotion = false { didSet { if reducesMotion { finishMotionAtOnce() } } }
  /// The buttons of both sides.
  var strips: ActionStrips
  /// What moves the content.
  ///
  /// The resting position of each case is the article's `_cellState`, which changes at once while the content is still on
  /// its way. Nobody intended `adrift`: the two disagree in the end, without `failedRestores`, `staysMeansStays` or
  /// `layoutKeepsState`.
  var state = RowScroll.resting(.closed)
  /// The touch on one of the row's buttons.
  public var buttonTouch = ButtonTouch()
  /// The strips' frames as the article sets them; nil if they are a function of the offset.
  var stripFrames: StripFrames?

  /// Creates a closed row.
  ///
  /// - Parameters:
  ///   - width: The row's width in points; negative and non-finite values become 0. Not needed if a host lays the row out.
  ///   - height: The row's height in points, with the same rules.
  ///   - leading: The actions on the leading side, outermost first; ignored under rules without that side.
  ///   - trailing: The actions on the trailing side, outermost first.
  ///   - rules: Whose rules the row follows.
  ///   - hasSectionIndex: Whether the trailing buttons leave room for a table's section index.
  ///   - options: The row's options; none are set by default.
  ///   - forbidden: The sides that may never open, neither by a finger nor from code.
  ///   - corrections: The faults of the article that are corrected.
  /// - Complexity: O(*n*) in the number of actions.
  public init(
    width: Double = 0, height: Double = 0, leading: [InteractionAction] = [], trailing: [InteractionAction] = [],
    rules: Rules = .swTableViewCell, hasSectionIndex: Bool = false,
    options: SwipeOptions = SwipeOptions(), forbidden: Set<SwipeEdge> = [], corrections: Corrections = .all
  ) {
    size = LayoutSize(width: max(0, width.madeFinite), height: max(0, height.madeFinite))
    self.rules = rules
    self.corrections = corrections
    self.hasSectionIndex = hasSectionIndex
    forbidsLeading = forbidden.contains { $0 == .leading }
    forbidsTrailing = forbidden.contains { $0 == .trailing }
    strips = ActionStrips(leading: [], trailing: [], options: options, layout: { edge, _ in .empty(edge) })
    strips = ActionStrips(
      leading: cellClass.hasLeftButtons ? leading : [], trailing: trailing, options: options, band: band,
      layout: laidOut)
    stripFrames = firstStripFrames
  }

  /// Whether a side may never open, neither by a finger nor from code.
  func isForbidden(_ edge: SwipeEdge) -> Bool {
    switch edge {
    case .leading: forbidsLeading
    case .trailing: forbidsTrailing
    }
  }
}
