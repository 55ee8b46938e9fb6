/// The titles of the plain actions that designs offer by themselves, by the action's id.
///
/// People read them in menus and hear them from a screen reader. Each list has its titles, in English unless an app
/// sets others. An app in another language gives all of them, or just a few:
///
///     list.actionTitles = ["close": "Aktionen ausblenden", "open.trailing": "Aktionen rechts einblenden"]
///
/// The actions behind a row's content belong to the app, and carry their own titles.
public struct ActionTitles: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  private var titles: [String: String]

  /// Creates titles from a dictionary.
  ///
  /// - Parameter titles: The titles by the actions' ids. An id that is left out has its English title.
  /// - Complexity: O(1).
  public init(_ titles: [String: String] = [:]) { self.titles = titles }

  /// Creates titles from a dictionary literal.
  ///
  /// - Parameter elements: The ids and their titles. If an id occurs twice, its last title counts.
  /// - Complexity: O(*n*) in the number of elements.
  public init(dictionaryLiteral elements: (String, String)...) {
    titles = [:]
    for (id, title) in elements { titles[id] = title }
  }

  /// The English titles of the plain actions that every row has.
  public static let english: ActionTitles = [
    "open.leading": "Show leading actions", "open.trailing": "Show trailing actions", "close": "Hide actions",
  ]

  /// The title of an action.
  ///
  /// - Parameter id: The action's id.
  /// - Returns: The title given for it; otherwise the English one of an action that every row has; otherwise the id
  ///   itself.
  /// - Complexity: O(1).
  public subscript(id: String) -> String { titles[id] ?? Self.english.titles[id] ?? id }

  /// These titles, and those of others for the ids that are left out here.
  ///
  /// - Parameter others: The titles to fall back on, such as a design's English ones.
  /// - Returns: The titles of both. Where both have one, it is the one of these.
  /// - Complexity: O(*n*) in the number of titles of both.
  public func completed(by others: ActionTitles) -> ActionTitles {
    var titles = others.titles
    for (id, title) in self.titles { titles[id] = title }
    return ActionTitles(titles)
  }
}
