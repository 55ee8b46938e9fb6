/// An action on a row, offered as a button behind the row's content, a menu item or a screen reader action.
///
///     let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
///     let flag = InteractionAction(id: "flag", title: "Flag", color: SRGBColor(hex: 0xFF9500), width: 60)
public struct InteractionAction: Hashable, Identifiable, Sendable {
  /// The role of an action, on which the default colour of its button and the default effect of a press depend.
  ///
  ///     let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
  ///     delete.role.name   // "destructive"
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// An action that can be undone or loses nothing.
    case normal
    /// An action that deletes something, by default the row.
    case destructive

    /// The name in scripts: `normal` or `destructive`.
    public var name: String { rawValue }
  }

  /// The effect of a pressed action on its row, in a list or a `RowDriver`.
  ///
  /// In SwipeCellKit, `fulfill(with:)` deletes or resets, and `hidesWhenSelected` closes.
  ///
  ///     let archive = InteractionAction(id: "archive", title: "Archive", fulfillment: .delete)
  ///     let flag = InteractionAction(id: "flag", title: "Flag", fulfillment: .close)
  public enum Fulfillment: String, Hashable, Sendable, CaseIterable {
    /// The row closes.
    case close
    /// The row stays open or closed, as it was before the press, even in a design whose buttons close their row.
    case stay
    /// The row is deleted, with its item.
    case delete

    /// The name in scripts: `close`, `stay` or `delete`.
    public var name: String { rawValue }
  }

  /// The position of a button's icon relative to its title; all but `alone` are named as in
  /// `UIButton.Configuration.imagePlacement`.
  ///
  ///     let flag = InteractionAction(id: "flag", title: "Flag", icon: "flag.fill", iconPlacement: .top)
  public enum IconPlacement: String, Hashable, Sendable, CaseIterable {
    /// In place of the title, which the button then does not show.
    case alone
    /// Above the title.
    case top
    /// Before the title.
    case leading
    /// Below the title.
    case bottom
    /// After the title.
    case trailing

    /// The name in scripts, such as `top`.
    public var name: String { rawValue }
  }

  /// The identifier, unique among the actions of a row.
  ///
  /// Do not use `close`, `open.leading` or `open.trailing`, the ids of the plain actions that hide and show buttons.
  public var id: String

  /// The text that people read on the button or hear from a screen reader.
  public var title: String
  /// The role, on which the button's default colour and the default effect of a press depend.
  public var role: Role
  /// The effect of a pressed action on its row, in a list or a `RowDriver`.
  ///
  /// If it is nil, a destructive action deletes the row, and the design determines the effect of any other action.
  public var fulfillment: Fulfillment?
  /// Whether the app is asked for confirmation first.
  ///
  /// In a list, the row then waits, with the action's side open if code can open it, until `confirm(_:at:)` or
  /// `cancel(_:at:)` is called on the list, or the row is removed.
  public var asksFirst: Bool
  /// The name of the button's picture, such as an SF Symbol's, by which the host finds the picture; nil for none.
  ///
  /// The UIKit hosts and `.swipeRow` show the title if there is no such picture.
  public var icon: String?
  /// The position of the picture relative to the title; ignored without a picture.
  public var iconPlacement: IconPlacement
  /// The background colour of the button; nil for the default of the design or the host.
  public var color: SRGBColor?
  /// The width that the button asks for, in points; nil for the design's default.
  ///
  /// NaN and negative widths become 0, and widths above 10⁹ become 10⁹.
  public var width: Double? {
    didSet { width = Self.usableWidth(width) }
  }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - id: The identifier, unique among the actions of a row.
  ///   - title: The text that people read on the button or hear from a screen reader.
  ///   - role: The role.
  ///   - icon: The name of the button's picture, or nil.
  ///   - iconPlacement: The position of the picture relative to the title; by default it replaces the title.
  ///   - color: The background colour of the button; nil for the default of the design or the host.
  ///   - width: The width that the button asks for, in points; nil for the design's default. NaN and negative widths become
  ///     0, and widths above 10⁹ become 10⁹.
  ///   - fulfillment: The effect of the pressed action on its row; if nil, the role and the design determine it.
  ///   - asksFirst: Whether the app is asked for confirmation first.
  /// - Complexity: O(1).
  @inline(never) public init(
    id: String, title: String, role: Role = .normal, icon: String? = nil, iconPlacement: IconPlacement = .alone,
    color: SRGBColor? = nil, width: Double? = nil, fulfillment: Fulfillment? = nil, asksFirst: Bool = false
  ) {
    // Not inlined, because inlining this and `firstIndex(withID:)` adds 1.1 kB to the playground's WebAssembly.
    self.id = id
    self.title = title
    self.role = role
    self.icon = icon
    self.iconPlacement = iconPlacement
    self.color = color
    self.width = Self.usableWidth(width)
    self.fulfillment = fulfillment
    self.asksFirst = asksFirst
  }

  private static func usableWidth(_ width: Double?) -> Double? { width.map { max(0, $0.madeFinite) } }
}

extension [InteractionAction] {
  /// Returns the index of the first action with an id; nil if there is none, or if the id is nil.
  @inline(never) package func firstIndex(withID id: String?) -> Int? {
    // Not inlined, for the same reason as the initializer.
    indices.first { self[$0].id == id }
  }
}

// MARK: - Plain actions

extension InteractionAction {
  /// Returns the id of the plain action that shows the buttons of a side, as a swipe does.
  ///
  /// - Parameter edge: The side of the row.
  /// - Returns: `open.leading` or `open.trailing`.
  /// - Complexity: O(1).
  public static func showID(_ edge: SwipeEdge) -> String {
    switch edge {
    case .leading: "open.leading"
    case .trailing: "open.trailing"
    }
  }

  /// The id of the plain action that hides the buttons.
  public static let closeID = "close"

  /// The id of the plain action that moves a slider up by a step; a row with this action and ``decrementID`` is adjustable.
  public static let incrementID = "increment"

  /// The id of the plain action that moves a slider down by a step.
  public static let decrementID = "decrement"

  /// Returns the plain action that shows the buttons of a side, as a swipe does.
  ///
  /// - Parameters:
  ///   - edge: The side of the row.
  ///   - titles: The titles in which to look up the action's title.
  /// - Returns: An action with the id `showID(edge)`.
  /// - Complexity: O(log *n*) in the number of titles.
  public static func show(_ edge: SwipeEdge, titles: ActionTitles = .english) -> InteractionAction {
    InteractionAction(id: showID(edge), title: titles[showID(edge)])
  }

  /// Returns the plain action that hides the buttons.
  ///
  /// - Parameter titles: The titles in which to look up the action's title.
  /// - Returns: An action with the id `closeID`.
  /// - Complexity: O(log *n*) in the number of titles.
  public static func close(titles: ActionTitles = .english) -> InteractionAction {
    InteractionAction(id: closeID, title: titles[closeID])
  }
}
