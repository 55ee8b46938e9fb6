// The texts of rows. After a part of a name is entered, the name is kept as the part's value and the words around it until
// `settleTitle()`. The name is joined only when it is read, so changing the part again takes no longer in a long name than in
// a short one.
extension ExpandableTable {
  /// A text, and the row and the field to which it belongs.
  typealias RowText = (field: RowStore.Field, row: Int, text: String)

  /// A row whose title contains another row's value, that other row, and the words before and after the value.
  typealias JoinedTitle = (titleRow: Int, partRow: Int, before: String, after: String)

  /// The current text of a row.
  subscript(field: RowStore.Field, row: Int) -> String {
    get { joinedTitle?.titleRow == row && field == .primaryTitle ? joinedTitleText : data[field, row] }
    set {
      if let joinedTitle, joinedTitle.partRow != row || field != .value { settleTitle() }
      data[field, row] = newValue
    }
  }

  /// Returns the current text of a row, so that it can be restored.
  func currentText(_ field: RowStore.Field, of row: Int) -> RowText { (field, row, self[field, row]) }

  /// Returns the current descriptor of a row.
  func descriptor(of row: Int, isVisible: Bool) -> RowDescriptor {
    var descriptor = data.descriptor(of: row)
    descriptor.primaryTitle = self[.primaryTitle, row]
    descriptor.isVisible = isVisible
    return descriptor
  }

  /// The text of `joinedTitle`; empty if there is none.
  private var joinedTitleText: String {
    guard let joinedTitle else { return "" }
    return Self.joined([joinedTitle.before, data[.value, joinedTitle.partRow], joinedTitle.after])
  }

  /// Makes a title from leading words, a row's value and trailing words; the title changes with the value until
  /// `settleTitle()`.
  ///
  /// - Parameters:
  ///   - titleRow: The row with the title.
  ///   - row: The row with the value, which must be a different one.
  ///   - before: The words before the value.
  ///   - after: The words after the value.
  mutating func joinTitle(of titleRow: Int, around row: Int, before: String, after: String) {
    settleTitle()
    joinedTitle = (titleRow, row, before, after)
  }

  /// Returns whether `joinedTitle` is the title of `titleRow` and contains the value of `row`.
  func isTitle(of titleRow: Int, joinedAround row: Int) -> Bool {
    joinedTitle?.titleRow == titleRow && joinedTitle?.partRow == row
  }

  /// Stores the text of the joined title, which from then on no longer changes with the value.
  ///
  /// - Complexity: O(*k*) in the length of the title.
  mutating func settleTitle() {
    guard let titleRow = joinedTitle?.titleRow else { return }
    let text = joinedTitleText
    joinedTitle = nil
    data[.primaryTitle, titleRow] = text
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
