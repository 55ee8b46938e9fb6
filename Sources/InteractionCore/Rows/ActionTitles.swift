/// The titles of the plain actions that designs provide, by action id.
///
/// People read them in menus and hear them from a screen reader. Each list has its own titles, in English unless an app
/// sets others. An app in another language sets all of them, or just a few:
///
///     list.actionTitles = ["close": "Aktionen ausblenden", "open.trailing": "Aktionen rechts einblenden"]
///
/// The actions behind a row's content belong to the app, and carry their own titles.
public struct ActionTitles: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The ids in ascending order, and the title of each.
  private var ids: [String] = []
  private var titles: [String] = []

  /// Creates titles from a dictionary.
  ///
  /// - Parameter titles: The titles by action id. An id that is left out has its English title.
  /// - Complexity: O(*n*²) in the number of titles.
  public init(_ titles: [String: String] = [:]) {
    for (id, title) in titles { set(title, of: id) }
  }

  /// Creates titles from a dictionary literal.
  ///
  /// - Parameter elements: The ids and their titles. If an id occurs twice, the last title counts.
  /// - Complexity: O(*n*²) in the number of elements.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (id, title) in elements { set(title, of: id) }
  }

  /// The English titles of the plain actions that every row has, and of those that move a row.
  public static let english: ActionTitles = [
    "open.leading": "Show leading actions", "open.trailing": "Show trailing actions", "close": "Hide actions",
    "moveUp": "Move up", "moveDown": "Move down", "moveToTop": "Move to top", "moveToBottom": "Move to bottom",
  ]

  /// Returns the title of an action.
  ///
  /// - Parameter id: The action's id.
  /// - Returns: The title set for it; otherwise the English one, if every row has the action; otherwise the id
  ///   itself.
  /// - Complexity: O(log *n*) in the number of titles.
  public subscript(id: String) -> String { title(of: id) ?? Self.english.title(of: id) ?? id }

  /// Returns these titles, completed by others for the ids that are left out here.
  ///
  /// - Parameter others: The titles to fall back on, such as a design's English ones.
  /// - Returns: The titles of both. If both have a title for an id, this one's counts.
  /// - Complexity: O(*n*²) in the number of titles of both.
  public func completed(by others: ActionTitles) -> ActionTitles {
    var completed = others
    for place in ids.indices { completed.set(titles[place], of: ids[place]) }
    return completed
  }

  private func title(of id: String) -> String? {
    let place = place(of: id)
    return place < ids.count && ids[place] == id ? titles[place] : nil
  }

  private mutating func set(_ title: String, of id: String) {
    let place = place(of: id)
    if place == ids.count || ids[place] != id {
      ids.insert(id, at: place)
      titles.insert(title, at: place)
    } else {
      titles[place] = title
    }
  }

  private func place(of id: String) -> Int { ids.partitioningIndex { $0 >= id } }
}
