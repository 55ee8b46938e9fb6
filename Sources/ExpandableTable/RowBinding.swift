/// The effect of a row on the row that it is folded under; a list may state it under the key `binding`.
///
///     // A field whose text is the whole answer, not one part of it.
///     let field = RowDescriptor("idCellTextfield", primaryTitle: "Nickname", isVisible: false, binding: .title)
public enum RowBinding: UInt8, Hashable, Sendable, CaseIterable {
  /// No effect.
  case none
  /// The entry becomes the parent's title.
  case title
  /// The entry becomes one part of the parent's title; the parts are in the order of the rows, with spaces between.
  case part
  /// The parent's title becomes the list's `titleWhenOn` or `titleWhenOff`, or the article's `Married` or `Single`.
  case onOff
  /// Selecting the row gives the parent its title and collapses the parent.
  case choice

  /// The name in lists.
  @inline(never)  // A text for each case.
  public var name: String {
    switch self {
    case .none: "none"
    case .title: "title"
    case .part: "part"
    case .onOff: "onOff"
    case .choice: "choice"
    }
  }
}
