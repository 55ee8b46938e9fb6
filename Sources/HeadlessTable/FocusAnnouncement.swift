/// An announcement for a screen reader: an event, the focus on a row or one of its actions, or both.
///
///     let announcement = table.key(KeyEvent(.toTrailing), at: now).announcement
///     announcement?.text()   // "Milk, row 3 of 20, Delete button, 1 of 2"
public struct FocusAnnouncement: Hashable, Sendable {
  /// An event that an announcement reports.
  ///
  ///     FocusAnnouncement.Event.removed("Delete", label: "Milk")
  public enum Event: Hashable, Sendable {
    /// A plain action, given by its title, has been performed.
    case performed(String)
    /// A plain action, given by its title, has removed or hidden its row, given by its `SpokenRow.label`.
    case removed(String, label: String)
    /// The last change has been undone.
    case undone
  }

  /// The action that has the focus.
  ///
  ///     FocusAnnouncement.Action(title: "Delete", number: 1, count: 2)
  public struct Action: Hashable, Sendable {
    /// The action's title.
    public let title: String
    /// The action's position, from 1, among the buttons of the row's open side, counted from the content outward, or, if no
    /// side is open, among the row's plain actions.
    public let number: Int
    /// The number of buttons or plain actions to which `number` refers.
    public let count: Int

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: The action's title.
    ///   - number: The action's position, from 1, among those that can have the focus.
    ///   - count: The number of those actions.
    /// - Complexity: O(1).
    public init(title: String, number: Int, count: Int) {
      self.title = title
      self.number = number
      self.count = count
    }
  }

  /// The event to report, or nil for none.
  public let event: Event?
  /// The number of the row's section, from 1; nil if `row` is nil, or if the list has only one section.
  public let section: Int?
  /// The row's number in its section, from 1; nil if there is no row to announce, or if the row has no position in a list.
  public let row: Int?
  /// The number of rows shown in the section, or in the whole list if `row` is nil.
  public let rowCount: Int
  /// The list's description of the row, or nil if it has none.
  public let spoken: SpokenRow?
  /// The action to announce, or nil for none.
  public let action: Action?

  /// Creates an announcement.
  ///
  /// - Parameters:
  ///   - event: The event to report, or nil for none.
  ///   - section: The number of the row's section, from 1; nil if `row` is nil, or if the list has only one section.
  ///   - row: The row's number in its section, from 1; nil if there is no row to announce, or if the row has no position in a
  ///     list.
  ///   - rowCount: The number of rows shown in the section, or in the whole list if `row` is nil.
  ///   - spoken: The list's description of the row, or nil if it has none.
  ///   - action: The action to announce, or nil for none.
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

  /// The row's position in its list; nil if `row` is nil.
  public var position: RowPosition? { row.map { RowPosition(section: (section ?? 1) - 1, row: $0 - 1) } }

  /// Returns the text to be spoken.
  ///
  /// - Parameter phrases: The phrases of a language.
  /// - Returns: The text; empty if there is no event, row, label or action, unless the list has no rows.
  /// - Complexity: O(*n*) in the length of the text.
  public func text(_ phrases: AnnouncementPhrases = .english) -> String {
    var place = placeText(in: phrases)
    if let action { place = text(of: action, place: place, phrase: phrases.action) }
    switch event {
    case nil: return place
    case .performed(let title): return filled(phrases.performed, title: title, label: "", place: place)
    case .removed(let title, let label): return filled(phrases.removed, title: title, label: label, place: place)
    case .undone: return filled(phrases.undone, title: "", label: "", place: place)
    }
  }

  /// Returns the text for the row and its position; without a position, the label; without both, `nothing` if the list has no
  /// rows, otherwise an empty text.
  private func placeText(in phrases: AnnouncementPhrases) -> String {
    let label = spoken.map { phrases.label(of: $0) } ?? ""
    guard let row else { return label.isEmpty && rowCount == 0 ? phrases.nothing : label }
    let unnamed = section == nil ? phrases.row : phrases.rowInSection
    let named = section == nil ? phrases.namedRow : phrases.namedRowInSection
    return AnnouncementPhrases.filled(
      label.isEmpty ? unnamed : named,
      with: [("label", label), ("row", String(row)), ("count", String(rowCount)), ("section", String(section ?? 1))])
  }

  private func text(of action: Action, place: String, phrase: String) -> String {
    AnnouncementPhrases.filled(
      phrase,
      with: [
        ("place", place), ("title", action.title), ("number", String(action.number)),
        ("count", String(action.count)),
      ])
  }

  private func filled(_ phrase: String, title: String, label: String, place: String) -> String {
    AnnouncementPhrases.filled(phrase, with: [("title", title), ("label", label), ("place", place)])
  }
}
