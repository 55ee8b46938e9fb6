/// The effect of a row on the row under which it is folded; a list may specify the effect with the key `binding`.
///
///     // The text of this field is the whole answer, not one part of it.
///     let field = RowDescriptor("idCellTextfield", primaryTitle: "Nickname", isVisible: false, binding: .title)
public enum RowBinding: UInt8, Hashable, Sendable, CaseIterable {
  /// No effect.
  case none
  /// The value becomes the parent's title.
  case title
  /// The value becomes one part of the parent's title; the parts that are not empty are in the order of the rows, with
  /// spaces between them.
  case part
  /// The parent's title becomes the row's `titleWhenOn` if the value is `true`, and `titleWhenOff` otherwise; without these
  /// keys, the article's `Married` or `Single`.
  case onOff
  /// Selecting the row, unless it is expandable, replaces the parent's title with the row's title, and collapses the parent.
  case choice

  /// The binding's name in lists.
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
