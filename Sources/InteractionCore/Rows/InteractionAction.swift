/// Something that can be done to a row: a button behind its content, an entry of a menu, an action of a screen reader.
///
///     let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
///     let flag = InteractionAction(id: "flag", title: "Flag", color: SRGBColor(hex: 0xFF9500), width: 60)
public struct InteractionAction: Hashable, Identifiable, Sendable {
  /// What an action is, to people and to the colours of its button.
  ///
  ///     let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
  ///     delete.role.name   // "destructive"
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// Something that can be taken back, or that loses nothing.
    case normal
    /// Something goes: a list deletes the row when the action is pressed, unless its ``fulfillment`` says otherwise.
    case destructive

    /// The name in scripts: `normal` or `destructive`.
    public var name: String { rawValue }
  }

  /// What a list does to the row when the action is pressed: the app's answer to a press.
  ///
  /// The names are SwipeCellKit's, whose `fulfill(with:)` deletes or resets, and whose `hidesWhenSelected` closes.
  ///
  ///     let archive = InteractionAction(id: "archive", title: "Archive", fulfillment: .delete)
  ///     let flag = InteractionAction(id: "flag", title: "Flag", fulfillment: .close)
  public enum Fulfillment: String, Hashable, Sendable, CaseIterable {
    /// The row closes.
    case close
    /// The row stays as it was before the press, open or closed, also in a design that closes it.
    case stay
    /// The row goes, with its item.
    case delete

    /// The name in scripts: `close`, `stay` or `delete`.
    public var name: String { rawValue }
  }

  /// How the picture of a button stands to its title; the names are those of `UIButton.Configuration.imagePlacement`.
  ///
  ///     let flag = InteractionAction(id: "flag", title: "Flag", icon: "flag.fill", iconPlacement: .top)
  public enum IconPlacement: String, Hashable, Sendable, CaseIterable {
    /// In place of the title, which only a screen reader speaks then.
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

  /// What the action is known by; unique among the actions of a row.
  ///
  /// `close`, `open.leading` and `open.trailing` are taken: they name the plain actions that every row has.
  public var id: String

  /// What people read on the button or hear from a screen reader.
  public var title: String
  /// What the action is.
  public var role: Role
  /// What a list does to the row when the action is pressed.
  ///
  /// Nil leaves it to the role and the design: a destructive action deletes the row, and after any other the row is as its
  /// design leaves it.
  public var fulfillment: Fulfillment?
  /// Whether the app is asked before anything is done: the row waits open until a list's `confirm(_:at:)` or
  /// `cancel(_:at:)`.
  public var asksFirst: Bool
  /// The name of the button's picture, if it has one; your app finds the picture.
  public var icon: String?
  /// How the picture stands to the title; without a picture it does not matter.
  public var iconPlacement: IconPlacement
  /// The background colour of the button; nil for the design's own.
  public var color: SRGBColor?
  /// The width that the button asks for, in points; nil for the design's own.
  ///
  /// What you set is made fit as in
  /// ``init(id:title:role:icon:iconPlacement:color:width:fulfillment:asksFirst:)``: NaN and negative widths become 0, and
  /// very large ones 10⁹.
  public var width: Double? {
    didSet { width = Self.usable(width) }
  }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - id: What the action is known by; unique among the actions of a row.
  ///   - title: What people read on the button or hear from a screen reader.
  ///   - role: What the action is.
  ///   - icon: The name of the button's picture, if it has one.
  ///   - iconPlacement: How the picture stands to the title; by default it is shown in its place.
  ///   - color: The background colour of the button; nil for the design's own.
  ///   - width: The width that the button asks for, in points; nil for the design's own. NaN and negative widths become
  ///     0, and very large ones, infinity included, become 10⁹.
  ///   - fulfillment: What a list does to the row when the action is pressed; nil leaves it to the role and the design.
  ///   - asksFirst: Whether the app is asked before anything is done.
  /// - Complexity: O(1).
  @inline(never) public init(
    id: String, title: String, role: Role = .normal, icon: String? = nil, iconPlacement: IconPlacement = .alone,
    color: SRGBColor? = nil, width: Double? = nil, fulfillment: Fulfillment? = nil, asksFirst: Bool = false
  ) {
    // Not inlined, as that of Layer.
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
  /// The place of the first action of an id; nil where there is none, or no id.
  @inline(never) package func place(of id: String?) -> Int? {
    // Not inlined: it compares texts, and many look for an action.
    indices.first { self[$0].id == id }
  }
}

// MARK: - Plain actions of every row

extension InteractionAction {
  /// The id of the plain action that shows the buttons of a side, as a swipe does.
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

  /// The id of the plain action that moves a slider up by one step; a row with it and with ``decrementID`` is adjustable.
  public static let incrementID = "increment"

  /// The id of the plain action that moves a slider down by one step.
  public static let decrementID = "decrement"

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
