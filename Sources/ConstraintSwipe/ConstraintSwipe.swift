/// Ellen Shapiro's swipeable cell: a container over the buttons that is moved by two layout constraints.
///
/// A finger drags the container between closed and open; where it lets go decides by the widths of the outermost and
/// the innermost button; the container snaps 20 points beyond its goal and settles. Velocity plays no part.
///
///     var row = ConstraintSwipe(width: 320, height: 44, trailing: [delete, more])
///     row.pan(PanSample(.began, at: Time(0), translation: .zero))
///     row.pan(PanSample(.changed, at: Time(0.1), translation: Vector(-50, 0)))
///     row.offset(at: Time(0.1))                                          // -50
///     row.pan(PanSample(.ended, at: Time(0.2), translation: Vector(-50, 0)))  // didOpen.trailing: 50 >= 80 / 2
///     row.offset(at: Time(0.4))                                          // -160
///
/// In contrast to the article, it holds no view, no clock and no delegate: samples come in with their time, effects are
/// returned, and `offset(at:)` answers for any moment. It takes any number of actions of any width on both sides.
/// `corrections: []` is the article to the letter.
public struct ConstraintSwipe: Hashable, Sendable {
  /// Whose numbers and motions hold.
  public enum Rules: Hashable, Sendable, CaseIterable {
    /// The article's: two ease-out legs with a bounce.
    case article
    /// Those of DNSSwipeableTableCell, the library that the author made of it: one spring, and a test of the axis.
    case dnsSwipeableTableCell

    /// The name in scripts and traces.
    public var name: String {
      switch self {
      case .article: "article"
      case .dnsSwipeableTableCell: "DNSSwipeableTableCell"
      }
    }
  }

  /// The width that an action's button has when it asks for none, in points.
  ///
  /// Chosen here: the article draws its buttons in a storyboard and states no width; 80 is the width that its numbers were
  /// measured with.
  public static let defaultButtonWidth = 80.0

  /// The row's extent, in points.
  public internal(set) var size: LayoutSize
  /// Whose numbers and motions hold.
  public let rules: Rules
  /// Which faults of the article are corrected.
  public let corrections: Corrections
  /// Which views the row is drawn with.
  public let look: Look
  /// The buttons at the leading side.
  var leading: ActionStrip
  /// The buttons at the trailing side.
  var trailing: ActionStrip
  /// What is going on.
  var state = State.resting(.closed)

  /// Creates a closed row.
  ///
  /// - Parameters:
  ///   - width: The row's width in points; what is negative or not finite becomes 0.
  ///   - height: The row's height in points, likewise.
  ///   - leading: The actions at the leading side, outermost first.
  ///   - trailing: The actions at the trailing side, outermost first: the article's button 1, then its button 2.
  ///   - rules: Whose numbers and motions hold.
  ///   - corrections: Which faults of the article are corrected.
  ///   - look: Which views the row is drawn with.
  public init(
    width: Double, height: Double, leading: [InteractionAction] = [], trailing: [InteractionAction] = [],
    rules: Rules = .article, corrections: Corrections = .all, look: Look = .article
  ) {
    size = LayoutSize(width: max(0, width.madeFinite), height: max(0, height.madeFinite))
    self.rules = rules
    self.corrections = corrections
    self.look = look
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
