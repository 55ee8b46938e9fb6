/// What a screen reader says after a key: where the focus is, and what has been done.
///
///     let said = table.key(KeyEvent(.toTrailing), at: now).announcement
///     said?.text()   // "Milk, row 3 of 20, Delete button, 1 of 2"
public struct FocusAnnouncement: Hashable, Sendable {
  /// What has been done.
  ///
  ///     FocusAnnouncement.Event.removed("Delete", label: "Milk")
  public enum Event: Hashable, Sendable {
    /// A plain action has been performed, given by its title.
    case performed(String)
    /// A plain action has been performed, given by its title, and its row has gone, given by its label.
    case removed(String, label: String)
    /// The last change has been taken back.
    case undone
  }

  /// The focused one of a row's actions.
  ///
  ///     FocusAnnouncement.Action(title: "Delete", number: 1, count: 2)
  public struct Action: Hashable, Sendable {
    /// The action's title.
    public let title: String
    /// Which of the actions it is, from 1.
    public let number: Int
    /// How many there are.
    public let count: Int

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: The action's title.
    ///   - number: Which of the actions it is, from 1.
    ///   - count: How many there are.
    /// - Complexity: O(1).
    public init(title: String, number: Int, count: Int) {
      self.title = title
      self.number = number
      self.count = count
    }
  }

  /// What has been done, if anything has.
  public let event: Event?
  /// The number of the section, from 1, in a list of several; otherwise nil.
  public let section: Int?
  /// The number of the row in its section, from 1; nil where no row is left, and for a row that is in no list.
  public let row: Int?
  /// How many rows the section shows.
  public let rowCount: Int
  /// What the list says of the row, if it says anything.
  public let spoken: SpokenRow?
  /// The focused action, or nil where the row itself has the focus.
  public let action: Action?

  /// Creates an announcement.
  ///
  /// - Parameters:
  ///   - event: What has been done, if anything has.
  ///   - section: The number of the section, from 1, in a list of several.
  ///   - row: The number of the row in its section, from 1; nil where no row is left, and for a row that is in no list.
  ///   - rowCount: How many rows the section shows.
  ///   - spoken: What the list says of the row, if it says anything.
  ///   - action: The focused action, or nil where the row itself has the focus.
  /// - Complexity: O(1).
  public init(
    _ event: Event? = nil, section: Int? = nil, row: Int?, rowCount: Int, spoken: SpokenRow? = nil,
    action: Action? = nil
  ) {
    self.event = event
    self.section = section
    self.row = row
    self.rowCount = rowCount
    self.spoken = spoken
    self.action = action
  }

  /// Where the row is in its list; nil where no row is left.
  public var position: RowPosition? { row.map { RowPosition(section: (section ?? 1) - 1, row: $0 - 1) } }

  /// What is said.
  ///
  /// - Parameter phrases: The phrases of a language.
  /// - Returns: The text.
  /// - Complexity: O(*n*) in the length of the text.
  public func text(_ phrases: AnnouncementPhrases = .english) -> String {
    var place = place(phrases)
    if let action { place = text(of: action, place, phrases.action) }
    switch event {
    case nil: return place
    case .performed(let title): return filled(phrases.performed, title, "", place)
    case .removed(let title, let label): return filled(phrases.removed, title, label, place)
    case .undone: return filled(phrases.undone, "", "", place)
    }
  }

  /// Which row it is, and where.
  private func place(_ phrases: AnnouncementPhrases) -> String {
    let label = spoken.map { phrases.label(of: $0) } ?? ""
    guard let row else { return label.isEmpty ? phrases.nothing : label }
    let unnamed = section == nil ? phrases.row : phrases.rowInSection
    let named = section == nil ? phrases.namedRow : phrases.namedRowInSection
    return AnnouncementPhrases.filled(
      label.isEmpty ? unnamed : named,
      [("label", label), ("row", String(row)), ("count", String(rowCount)), ("section", String(section ?? 1))])
  }

  private func text(of action: Action, _ place: String, _ phrase: String) -> String {
    AnnouncementPhrases.filled(
      phrase,
      [
        ("place", place), ("title", action.title), ("number", String(action.number)),
        ("count", String(action.count)),
      ])
  }

  private func filled(_ phrase: String, _ title: String, _ label: String, _ place: String) -> String {
    AnnouncementPhrases.filled(phrase, [("title", title), ("label", label), ("place", place)])
  }
}
