/// Something that can be done to a row: a button behind its content, an entry of a menu, a screen reader's action.
public struct InteractionAction: Hashable, Sendable {
  /// How much is at stake.
  public enum Role: Hashable, Sendable {
    /// Nothing is lost.
    case normal
    /// The row goes: pressing it deletes the row from its list.
    case destructive

    /// The name in scripts.
    public var name: String {
      switch self {
      case .normal: "normal"
      case .destructive: "destructive"
      }
    }
  }

  /// What it is known by; unique among the actions of a row.
  ///
  /// `close`, `open.leading` and `open.trailing` are taken: they name the plain actions that every row has.
  public var id: String
  /// What people read or hear.
  public var title: String
  /// How much is at stake.
  public var role: Role
  /// The name of a picture that is shown in place of the title, if any.
  public var icon: String?
  /// The ground of its button, or none for the design's own.
  public var color: SRGBColor?
  /// The width that its button asks for in points, or none for the design's own.
  public var width: Double?

  /// Creates an action; a width that is not finite or is negative becomes 0.
  public init(
    id: String, title: String, role: Role = .normal, icon: String? = nil, color: SRGBColor? = nil, width: Double? = nil
  ) {
    self.id = id
    self.title = title
    self.role = role
    self.icon = icon
    self.color = color
    self.width = width.map { max(0, $0.madeFinite) }
  }

  /// The plain action that shows a side's buttons, as a swipe does.
  public static func show(_ edge: SwipeEdge) -> InteractionAction {
    InteractionAction(id: "open." + edge.name, title: "Show " + edge.name + " actions")
  }
  /// The plain action that hides the buttons again.
  public static let close = InteractionAction(id: "close", title: "Hide actions")
}
