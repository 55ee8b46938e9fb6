/// Blixt's swipeable cell: a scroll view whose insets make room for the buttons beside its content.
///
/// The content lies on the buttons and scrolls aside; a release beyond all buttons, far enough or fast
/// enough, rests where they show, any other rests closed. The buttons stand still.
///
///     var row = ScrollSwipe(width: 320, height: 44, leading: [yes, no])
///     row.pan(PanSample(.began, at: Time(0), translation: .zero))
///     row.pan(PanSample(.changed, at: Time(0.1), translation: Vector(90, 0)))
///     row.contentOffset(at: Time(0.1))                                       // -90
///     row.pan(PanSample(.ended, at: Time(0.2), translation: Vector(90, 0)))  // didOpen.leading
///     row.contentOffset(at: Time(2))                                         // -160: 90 >= 160 / 2
///
/// It is driven in either of two ways, which decide alike: by `pan` it holds the scroll view's physics
/// itself; by `scroll` a real scroll view reports, and the row answers where that must come to rest. In
/// contrast to the article, it holds no view, no clock and no notification centre. `corrections: []` is the
/// article to the letter.
public struct ScrollSwipe: Hashable, Sendable {
  /// Whose release rule and which sides hold.
  public enum Rules: Hashable, Sendable, CaseIterable {
    /// Those of SwipeableTableViewCell, the author's final version: both sides, and a flick opens.
    case swipeableTableViewCell
    /// The article's own steps: buttons at the leading side only, and velocity plays no part.
    case article

    /// The name in scripts and traces.
    public var name: String {
      switch self {
      case .swipeableTableViewCell: "SwipeableTableViewCell"
      case .article: "article"
      }
    }

    /// Whether a cell hears this news of the table: the final version posts an event when another one opens.
    func hears(_ change: TableChange) -> Bool {
      switch self {
      case .swipeableTableViewCell: change == .otherRowOpened
      case .article: false
      }
    }

    /// The sides that can have buttons.
    public var edges: [SwipeEdge] {
      switch self {
      case .swipeableTableViewCell: [.leading, .trailing]
      case .article: [.leading]
      }
    }
  }

  /// The width that an action's button has when it asks for none, in points.
  ///
  /// From the article, "create two buttons": 160 for two.
  public static let defaultButtonWidth = 80.0

  /// The row's extent, in points.
  public internal(set) var size: LayoutSize
  /// Whose release rule and which sides hold.
  public let rules: Rules
  /// Which faults of the article are corrected.
  public let corrections: Corrections
  /// The resting place that was told last, or would have been.
  public internal(set) var rest = Rest.closed
  /// The buttons at the leading side.
  var leading: ActionStrip
  /// The buttons at the trailing side.
  var trailing: ActionStrip
  /// Where the content is and how it moves.
  var scroll = SideScroll()
  /// Whether a finger drags toward a side without buttons, and the one frame that this shows is over; only without
  /// `noDeadZone`.
  var isPutBack = false
  /// What has been, as far as somebody may ask.
  var record = Record()

  /// Creates a closed row.
  ///
  /// - Parameters:
  ///   - width: The row's width in points; what is negative or not finite becomes 0.
  ///   - height: The row's height in points, likewise.
  ///   - leading: The actions at the leading side, outermost first: the article's "Yes", then its "No".
  ///   - trailing: The actions at the trailing side, outermost first; left out under rules without that side.
  ///   - rules: Whose release rule and which sides hold.
  ///   - corrections: Which faults of the article are corrected.
  public init(
    width: Double, height: Double, leading: [InteractionAction] = [], trailing: [InteractionAction] = [],
    rules: Rules = .swipeableTableViewCell, corrections: Corrections = .all
  ) {
    size = LayoutSize(width: max(0, width.madeFinite), height: max(0, height.madeFinite))
    self.rules = rules
    self.corrections = corrections
    let trailing = rules.edges.contains(.trailing) ? trailing : []
    self.leading = Self.strip(.leading, leading, rowWidth: size.width, corrections: corrections)
    self.trailing = Self.strip(.trailing, trailing, rowWidth: size.width, corrections: corrections)
  }

  /// The buttons of a side.
  func strip(_ edge: SwipeEdge) -> ActionStrip {
    switch edge {
    case .leading: leading
    case .trailing: trailing
    }
  }
}
