/// What a screen reader says after a key: where the focus is, and what has been done.
///
///     let said = table.key(KeyEvent(.toTrailing), at: now).announcement
///     said?.text()   // "Row 3 of 20, Delete button, 1 of 2"
public struct FocusAnnouncement: Hashable, Sendable {
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

  /// The title of the plain action that has been performed, if one has.
  public let performed: String?
  /// The number of the section, from 1, in a list of several; otherwise nil.
  public let section: Int?
  /// The number of the row in its section, from 1; nil where no row is left.
  public let row: Int?
  /// How many rows the section shows.
  public let rowCount: Int
  /// The focused action, or nil where the row itself has the focus.
  public let action: Action?

  /// Creates an announcement.
  ///
  /// - Parameters:
  ///   - performed: The title of the plain action that has been performed, if one has.
  ///   - section: The number of the section, from 1, in a list of several.
  ///   - row: The number of the row in its section, from 1; nil where no row is left.
  ///   - rowCount: How many rows the section shows.
  ///   - action: The focused action, or nil where the row itself has the focus.
  /// - Complexity: O(1).
  public init(performed: String? = nil, section: Int? = nil, row: Int?, rowCount: Int, action: Action? = nil) {
    self.performed = performed
    self.section = section
    self.row = row
    self.rowCount = rowCount
    self.action = action
  }

  /// What is said.
  ///
  /// - Parameter phrases: The phrases of a language.
  /// - Returns: The text.
  /// - Complexity: O(*n*) in the length of the text.
  public func text(_ phrases: AnnouncementPhrases = .english) -> String {
    func number(_ value: Int) -> String { String(value) }
    var place = phrases.nothing
    if let row {
      let phrase = section == nil ? phrases.row : phrases.rowInSection
      place = AnnouncementPhrases.filled(
        phrase, [("row", number(row)), ("count", number(rowCount)), ("section", number(section ?? 1))])
    }
    if let action {
      place = AnnouncementPhrases.filled(
        phrases.action,
        [
          ("place", place), ("title", action.title), ("number", number(action.number)),
          ("count", number(action.count)),
        ])
    }
    guard let performed else { return place }
    return AnnouncementPhrases.filled(phrases.performed, [("title", performed), ("place", place)])
  }
}
