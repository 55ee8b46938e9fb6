/// SWTableViewCell: a cell in a scroll view, with utility buttons on both sides that stand still while the content moves.
///
/// A scroll view carries the cell's content between two strips of buttons. When the finger lets go, a table of the state,
/// the velocity and the place where the scroll view would come to rest chooses one of three states: left, center, right.
///
///     var row = UtilityButtons(width: 320, height: 44, leading: [flag], trailing: [delete, more])
///     row.pan(PanSample(.began, at: Time(0), translation: .zero))
///     row.pan(PanSample(.changed, at: Time(0.1), translation: Vector(-100, 0)))
///     row.contentOffset(at: Time(0.1))                                   // 90 + 100
///     row.pan(PanSample(.ended, at: Time(0.2), translation: Vector(-100, 0)))  // didOpen.trailing: 100 > 180 / 2
///     row.cellState                                                      // right; contentOffset goes to 90 + 180
///
/// It is driven by a finger's samples, then it holds the scroll view's physics itself, or by the reports of a real scroll
/// view, then it answers where that must come to rest. `corrections: []` is the article to the letter.
public struct UtilityButtons: Hashable, Sendable {
  /// Whose numbers and comparisons hold.
  public enum Rules: Hashable, Sendable, CaseIterable {
    /// Those of SWTableViewCell v0.1.1, which the article takes apart.
    case swTableViewCell
    /// Those of ZCJTableViewCell, which its author writes after it: the trailing side only.
    case zcjTableViewCell

    /// The name in scripts and traces.
    public var name: String {
      switch self {
      case .swTableViewCell: "SWTableViewCell"
      case .zcjTableViewCell: "ZCJTableViewCell"
      }
    }
  }

  /// The row's extent, in points.
  public internal(set) var size: LayoutSize
  /// Whose numbers and comparisons hold.
  public let rules: Rules
  /// Which faults of the article are corrected.
  public let corrections: Corrections
  /// Whether the table shows a section index, which the trailing buttons leave room for.
  public let hasSectionIndex: Bool
  /// Whether a drag over more than half of the row performs the outermost action.
  public let fullSwipe: Bool
  /// The sides that may not open.
  public let forbidden: Set<SwipeEdge>

  /// The state that the article's cell believes to be in.
  public internal(set) var cellState = CellState.center
  /// The width of the left strip, in points, and how far the content goes to show it; 0 where that side may not open.
  public internal(set) var leftWidth = 0.0
  /// The width of the right strip, in points, with the room for the section index; 0 where that side may not open.
  public internal(set) var rightWidth = 0.0

  /// The buttons at the leading side.
  var leading = ActionStrip(edge: .leading, actions: [], widths: [], limit: 0)
  /// The buttons at the trailing side.
  var trailing = ActionStrip(edge: .trailing, actions: [], widths: [], limit: 0)
  /// Where the content is, and what moves it.
  var content = SideScroll()
  /// The strips' frames as the article sets them; nil where they are a function of the offset.
  var strips: StripFrames?
  /// What `targetContentOffset` answers.
  var lastTarget = Remembered()

  /// Creates a closed row.
  ///
  /// - Parameters:
  ///   - width: The row's width in points; what is negative or not finite becomes 0.
  ///   - height: The row's height in points, likewise.
  ///   - leading: The actions at the leading side, outermost first; none count under ZCJTableViewCell's rules.
  ///   - trailing: The actions at the trailing side, outermost first.
  ///   - rules: Whose numbers and comparisons hold.
  ///   - hasSectionIndex: Whether the trailing buttons leave room for a section index.
  ///   - fullSwipe: Whether a drag over `fullSwipePart` of the row performs the outermost action.
  ///   - forbidden: The sides that may not open, whatever asks for it.
  ///   - corrections: Which faults of the article are corrected.
  public init(
    width: Double, height: Double, leading: [InteractionAction] = [], trailing: [InteractionAction] = [],
    rules: Rules = .swTableViewCell, hasSectionIndex: Bool = false, fullSwipe: Bool = false,
    forbidden: Set<SwipeEdge> = [], corrections: Corrections = .all
  ) {
    size = LayoutSize(width: max(0, width.madeFinite), height: max(0, height.madeFinite))
    self.rules = rules
    self.corrections = corrections
    self.hasSectionIndex = hasSectionIndex
    self.fullSwipe = fullSwipe
    self.forbidden = forbidden
    layOut(leading: rules == .zcjTableViewCell ? [] : leading, trailing: trailing)
    strips = firstStrips
  }

  /// The buttons of a side.
  func strip(_ edge: SwipeEdge) -> ActionStrip {
    switch edge {
    case .leading: leading
    case .trailing: trailing
    }
  }
}
