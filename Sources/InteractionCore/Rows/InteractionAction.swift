/// Something that can be done to a row: a button behind its content, an entry of a menu, an action of a screen reader.
///
///     let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
///     let flag = InteractionAction(id: "flag", title: "Flag", color: SRGBColor(hex: 0xFF9500), width: 60)
public struct InteractionAction: Hashable, Identifiable, Sendable {
  /// What an action does to the row it belongs to.
  ///
  ///     let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
  ///     delete.role.name   // "destructive"
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// The row stays.
    case normal
    /// The row goes: a list deletes it when the action is pressed.
    case destructive

    /// The name in scripts: `normal` or `destructive`.
    public var name: String { rawValue }
  }

  /// What the action is known by; unique among the actions of a row.
  ///
  /// `close`, `open.leading` and `open.trailing` are taken: they name the plain actions that every row has.
  public var id: String

  /// What people read on the button or hear from a screen reader.
  public var title: String
  /// Whether the row stays or goes.
  public var role: Role
  /// The name of a picture that is shown in place of the title, if any.
  public var icon: String?
  /// The background colour of the button; nil for the design's own.
  public var color: SRGBColor?
  /// The width that the button asks for, in points; nil for the design's own.
  ///
  /// What you set is made fit as in ``init(id:title:role:icon:color:width:)``: NaN and negative widths become 0, and very
  /// large ones 10⁹.
  public var width: Double? {
    didSet { width = Self.usable(width) }
  }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - id: What the action is known by; unique among the actions of a row.
  ///   - title: What people read on the button or hear from a screen reader.
  ///   - role: Whether the row stays or goes.
  ///   - icon: The name of a picture that is shown in place of the title, if any.
  ///   - color: The background colour of the button; nil for the design's own.
  ///   - width: The width that the button asks for, in points; nil for the design's own. NaN and negative widths become
  ///     0, and very large ones, infinity included, become 10⁹.
  /// - Complexity: O(1).
  public init(
    id: String, title: String, role: Role = .normal, icon: String? = nil, color: SRGBColor? = nil, width: Double? = nil
  ) {
    self.id = id
    self.title = title
    self.role = role
    self.icon = icon
    self.color = color
    self.width = Self.usable(width)
  }

  private static func usable(_ width: Double?) -> Double? { width.map { max(0, $0.madeFinite) } }
}

// MARK: - Plain actions of every row

extension InteractionAction {
  /// The id of the plain action that shows the buttons of a side, as a swipe does.
  ///
  /// - Parameter edge: The side of the row.
  /// - Returns: `open.leading` or `open.trailing`.
  /// - Complexity: O(1).
  public static func showID(_ edge: SwipeEdge) -> String { "open." + edge.name }

  /// The id of the plain action that hides the buttons again.
  public static let closeID = "close"

  /// The plain action that shows the buttons of a side, as a swipe does.
  ///
  /// - Parameters:
  ///   - edge: The side of the row.
  ///   - titles: Where its title is looked up.
  /// - Returns: An action with the id `showID(edge)`.
  /// - Complexity: O(1).
  public static func show(_ edge: SwipeEdge, titles: ActionTitles = .english) -> InteractionAction {
    InteractionAction(id: showID(edge), title: titles[showID(edge)])
  }

  /// The plain action that hides the buttons again.
  ///
  /// - Parameter titles: Where its title is looked up.
  /// - Returns: An action with the id `closeID`.
  /// - Complexity: O(1).
  public static func close(titles: ActionTitles = .english) -> InteractionAction {
    InteractionAction(id: closeID, title: titles[closeID])
  }
}
