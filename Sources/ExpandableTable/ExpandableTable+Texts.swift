// The texts of rows. A title can depend on another row's value: it is joined when it is read, so that changing a value
// in a long title costs no more than the value.
extension ExpandableTable {
  /// A text, and the row and the field to which it belongs.
  typealias RowText = (field: RowStore.Field, row: Int, text: String)

  /// A title, the row whose value it contains, and the words before and after the value.
  typealias JoinedTitle = (title: Int, row: Int, before: String, after: String)

  /// The current text of a row.
  subscript(field: RowStore.Field, row: Int) -> String {
    get { joint?.title == row && field == .primaryTitle ? joinedTitle : data[field, row] }
    set {
      if let joint, joint.row != row || field != .value { settleTitle() }
      data[field, row] = newValue
    }
  }

  /// Returns the current text of a row, for storing it.
  func stored(_ field: RowStore.Field, of row: Int) -> RowText { (field, row, self[field, row]) }

  /// Returns the current descriptor of a row.
  func descriptor(of row: Int, isVisible: Bool) -> RowDescriptor {
    var descriptor = data.descriptor(of: row)
    descriptor.primaryTitle = self[.primaryTitle, row]
    descriptor.isVisible = isVisible
    return descriptor
  }

  /// The text of the title that contains a value; empty if there is no such title.
  private var joinedTitle: String {
    guard let joint else { return "" }
    return Self.joined([joint.before, data[.value, joint.row], joint.after])
  }

  /// Makes a title consist of some words, the value of a row, and more words, until any other text is written.
  ///
  /// - Parameters:
  ///   - title: The row with the title.
  ///   - row: The row with the value, which must be a different one.
  ///   - before: The words before the value.
  ///   - after: The words after the value.
  mutating func joinTitle(of title: Int, around row: Int, before: String, after: String) {
    settleTitle()
    joint = (title, row, before, after)
  }

  /// Returns whether a title contains the value of a row.
  func isTitle(of title: Int, joinedAround row: Int) -> Bool { joint?.title == title && joint?.row == row }

  /// Stores the text of the title that contains a value, which from then on no longer changes with the value.
  ///
  /// - Complexity: O(*k*) in the length of the title.
  mutating func settleTitle() {
    guard let title = joint?.title else { return }
    let text = joinedTitle
    joint = nil
    data[.primaryTitle, title] = text
  }

  /// Returns the non-empty texts, joined with spaces.
  static func joined(_ texts: [String]) -> String {
    var result = ""
    result.reserveCapacity(texts.reduce(0) { $0 + $1.utf8.count + 1 })
    for text in texts where !text.isEmpty {
      if !result.isEmpty { result += " " }
      result += text
    }
    return result
  }
}
