/// Something that can be done to a row: a button behind its content, a menu item, an action of a screen reader.
///
///     let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
///     let flag = InteractionAction(id: "flag", title: "Flag", color: SRGBColor(hex: 0xFF9500), width: 60)
public struct InteractionAction: Hashable, Identifiable, Sendable {
  /// The role of an action, which is presented to people and decides its button's colours.
  ///
  ///     let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
  ///     delete.role.name   // "destructive"
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// An action that can be undone, or that loses nothing.
    case normal
    /// An action that deletes something: when it is pressed, a list deletes the row, unless its ``fulfillment`` says otherwise.
    case destructive

    /// The name in scripts: `normal` or `destructive`.
    public var name: String { rawValue }
  }

  /// What a list does to the row when the action is pressed.
  ///
  /// The names are SwipeCellKit's, whose `fulfill(with:)` deletes or resets, and whose `hidesWhenSelected` closes.
  ///
  ///     let archive = InteractionAction(id: "archive", title: "Archive", fulfillment: .delete)
  ///     let flag = InteractionAction(id: "flag", title: "Flag", fulfillment: .close)
  public enum Fulfillment: String, Hashable, Sendable, CaseIterable {
    /// The row closes.
    case close
    /// The row stays as it was before the press, open or closed, even in a design that closes it.
    case stay
    /// The row is deleted, with its item.
    case delete

    /// The name in scripts: `close`, `stay` or `delete`.
    public var name: String { rawValue }
  }

  /// The position of a button's picture relative to its title; the names are those of `UIButton.Configuration.imagePlacement`.
  ///
  ///     let flag = InteractionAction(id: "flag", title: "Flag", icon: "flag.fill", iconPlacement: .top)
  public enum IconPlacement: String, Hashable, Sendable, CaseIterable {
    /// In place of the title, which then only a screen reader speaks.
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
  /// `close`, `open.leading` and `open.trailing` are taken: they are the plain actions that every row has.
  public var id: String

  /// The text that people read on the button or hear from a screen reader.
  public var title: String
  /// The role.
  public var role: Role
  /// What a list does to the row when the action is pressed.
  ///
  /// If it is nil, the role and the design decide: a destructive action deletes the row, and after any other the row is as
  /// its design leaves it.
  public var fulfillment: Fulfillment?
  /// Whether the app is asked for confirmation first: the row waits open until a list's `confirm(_:at:)` or
  /// `cancel(_:at:)`.
  public var asksFirst: Bool
  /// The name of the button's picture, or nil; your app provides the picture.
  public var icon: String?
  /// The position of the picture relative to the title; ignored without a picture.
  public var iconPlacement: IconPlacement
  /// The background colour of the button; nil for the design's own.
  public var color: SRGBColor?
  /// The width that the button asks for, in points; nil for the design's own.
  ///
  /// A width that you set is adjusted as in
  /// ``init(id:title:role:icon:iconPlacement:color:width:fulfillment:asksFirst:)``: NaN and negative widths become 0, and
  /// very large ones 10⁹.
  public var width: Double? {
    didSet { width = Self.usable(width) }
  }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - id: The identifier, unique among the actions of a row.
  ///   - title: The text that people read on the button or hear from a screen reader.
  ///   - role: The role.
  ///   - icon: The name of the button's picture, or nil.
  ///   - iconPlacement: The position of the picture relative to the title; by default it replaces the title.
  ///   - color: The background colour of the button; nil for the design's own.
  ///   - width: The width that the button asks for, in points; nil for the design's own. NaN and negative widths become
  ///     0, and very large ones, infinity included, become 10⁹.
  ///   - fulfillment: What a list does to the row when the action is pressed; if nil, the role and the design decide.
  ///   - asksFirst: Whether the app is asked for confirmation first.
  /// - Complexity: O(1).
  @inline(never) public init(
    id: String, title: String, role: Role = .normal, icon: String? = nil, iconPlacement: IconPlacement = .alone,
    color: SRGBColor? = nil, width: Double? = nil, fulfillment: Fulfillment? = nil, asksFirst: Bool = false
  ) {
    // Not inlined, so that callers stay small.
    self.id = id
    self.title = title
    self.role = role
    self.icon = icon
    self.iconPlacement = iconPlacement
    self.color = color
    self.width = Self.usable(width)
    self.fulfillment = fulfillment
    self.asksFirst = asksFirst
  }

  private static func usable(_ width: Double?) -> Double? { width.map { max(0, $0.madeFinite) } }
}

extension [InteractionAction] {
  /// Returns the index of the first action with an id; nil if there is none, or the id is nil.
  @inline(never) package func place(of id: String?) -> Int? {
    // Not inlined, because it compares texts and has many callers.
    indices.first { self[$0].id == id }
  }
}

// MARK: - Plain actions of every row

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

  /// The id of the plain action that hides the buttons again.
  public static let closeID = "close"

  /// The id of the plain action that moves a slider up by one step; a row that has it and ``decrementID`` is adjustable.
  public static let incrementID = "increment"

  /// The id of the plain action that moves a slider down by one step.
  public static let decrementID = "decrement"

  /// Returns the plain action that shows the buttons of a side, as a swipe does.
  ///
  /// - Parameters:
  ///   - edge: The side of the row.
  ///   - titles: The titles to look its title up in.
  /// - Returns: An action with the id `showID(edge)`.
  /// - Complexity: O(1).
  public static func show(_ edge: SwipeEdge, titles: ActionTitles = .english) -> InteractionAction {
    InteractionAction(id: showID(edge), title: titles[showID(edge)])
  }

  /// Returns the plain action that hides the buttons again.
  ///
  /// - Parameter titles: The titles to look its title up in.
  /// - Returns: An action with the id `closeID`.
  /// - Complexity: O(1).
  public static func close(titles: ActionTitles = .english) -> InteractionAction {
    InteractionAction(id: closeID, title: titles[closeID])
  }
}
