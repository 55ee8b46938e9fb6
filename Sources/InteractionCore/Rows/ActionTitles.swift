/// The titles of plain actions, such as showing and hiding a row's buttons, by action id.
///
/// People read the titles in menus and hear them from a screen reader. The titles are in English unless an app sets its
/// own, for example for a list:
///
///     list.actionTitles = ["close": "Aktionen ausblenden", "open.trailing": "Aktionen rechts einblenden"]
///
/// `RowView` and `SwipeScope` use the title with the id `cancel` for the button that cancels a question. The actions behind a
/// row's content have titles that the app chooses.
public struct ActionTitles: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The ids in ascending order, and their titles.
  private var ids: [String] = []
  private var titles: [String] = []

  /// Creates titles from a dictionary.
  ///
  /// - Parameter titles: The titles by action id. Ids that are left out keep their English titles.
  /// - Complexity: O(*n*²) in the number of titles.
  public init(_ titles: [String: String] = [:]) {
    for (id, title) in titles { set(title, of: id) }
  }

  /// Creates titles from a dictionary literal.
  ///
  /// - Parameter elements: The ids and their titles. If an id occurs twice, the last title is used.
  /// - Complexity: O(*n*²) in the number of elements.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (id, title) in elements { set(title, of: id) }
  }

  /// The English titles of the plain actions that show and hide a row's buttons, or move a row.
  public static let english: ActionTitles = [
    "open.leading": "Show leading actions", "open.trailing": "Show trailing actions", "close": "Hide actions",
    "moveUp": "Move up", "moveDown": "Move down", "moveToTop": "Move to top", "moveToBottom": "Move to bottom",
  ]

  /// The title of an action.
  ///
  /// - Parameter id: The action's id.
  /// - Returns: The title that was set, or else the one in `english`, or else the id.
  /// - Complexity: O(log *n*) in the number of titles.
  public subscript(id: String) -> String { title(of: id) ?? Self.english.title(of: id) ?? id }

  /// Returns these titles, with those of `others` for ids that have none.
  ///
  /// - Parameter others: The titles to fall back on, such as a design's English titles.
  /// - Returns: All titles of both; if both have a title for an id, this value's title.
  /// - Complexity: O(*n*²) in the number of titles of both.
  public func completed(by others: ActionTitles) -> ActionTitles {
    var completed = others
    for index in ids.indices { completed.set(titles[index], of: ids[index]) }
    return completed
  }

  private func title(of id: String) -> String? {
    let index = insertionIndex(of: id)
    return index < ids.count && ids[index] == id ? titles[index] : nil
  }

  private mutating func set(_ title: String, of id: String) {
    let index = insertionIndex(of: id)
    if index == ids.count || ids[index] != id {
      ids.insert(id, at: index)
      titles.insert(title, at: index)
    } else {
      titles[index] = title
    }
  }

  private func insertionIndex(of id: String) -> Int { ids.partitioningIndex { $0 >= id } }
}
