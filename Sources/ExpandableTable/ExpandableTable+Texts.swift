// The texts of rows. A title can follow another row's value: it is put together when it is read, so that changing a value in
// a long title costs no more than the value.
extension ExpandableTable {
  /// A text of a row.
  typealias Write = (field: RowStore.Field, row: Int, text: String)

  /// A title, and its ingredients: a row whose value is in it, and the words before and after that.
  typealias JoinedTitle = (title: Int, row: Int, before: String, after: String)

  /// A text of a row, as it is now.
  subscript(field: RowStore.Field, row: Int) -> String {
    @inline(never)  // Asked for nearly everything that is said.
    get { joint?.title == row && field == .primaryTitle ? joinedTitle : data[field, row] }
    @inline(never)  // Likewise.
    set {
      if let joint, joint.row != row || field != .value { settleTitle() }
      data[field, row] = newValue
    }
  }

  /// A text of a row, as it is now, to be stored.
  func stored(_ field: RowStore.Field, of row: Int) -> Write { (field, row, self[field, row]) }

  /// The descriptor of a row, as it is now.
  @inline(never)  // Asked for one row and for all of them.
  func descriptor(of row: Int, isVisible: Bool) -> RowDescriptor {
    var descriptor = data.descriptor(of: row)
    descriptor.primaryTitle = self[.primaryTitle, row]
    descriptor.isVisible = isVisible
    return descriptor
  }

  /// The title that follows a value; empty if none does.
  private var joinedTitle: String {
    guard let joint else { return "" }
    return Self.joined([joint.before, data[.value, joint.row], joint.after])
  }

  /// Makes a title consist of some words, the value of a row, and more words, until any other text is written.
  ///
  /// - Parameters:
  ///   - title: The row with the title.
  ///   - row: The row with the value, a different one.
  ///   - before: The words before the value.
  ///   - after: The words after it.
  mutating func joinTitle(of title: Int, around row: Int, before: String, after: String) {
    settleTitle()
    joint = (title, row, before, after)
  }

  /// Whether a title follows the value of a row.
  func isTitle(of title: Int, joinedAround row: Int) -> Bool { joint?.title == title && joint?.row == row }

  /// Writes the title down that follows a value, and follows it no longer.
  ///
  /// - Complexity: O(*k*) in the length of the title.
  @inline(never)  // Every change does this first.
  mutating func settleTitle() {
    guard let title = joint?.title else { return }
    let text = joinedTitle
    joint = nil
    data[.primaryTitle, title] = text
  }

  /// The non-empty texts, joined by spaces.
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
