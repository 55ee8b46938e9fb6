/// What a row is, decided by its cell identifier: its height and its controls.
///
///     RowKind(identifier: "idCellDatePicker").height   // 270
///     RowKind.slider.binding                           // title: the level becomes the answer of the row above
public enum RowKind: UInt8, Hashable, Sendable, CaseIterable {
  /// An identifier that is not known here: a plain row without content.
  case plain
  /// Question and answer: the row that expands.
  case normal
  /// A field for a line of text.
  case textField
  /// Three wheels and a button that confirms.
  case datePicker
  /// A label and a switch.
  case onOff
  /// One of several choices.
  case valuePicker
  /// A slider with the levels 0...10.
  case slider

  /// Creates the kind that an identifier stands for.
  ///
  /// - Parameter identifier: The cell identifier; one that is not known here makes a plain row.
  /// - Complexity: O(1).
  public init(identifier: String) {
    self = Self.allCases.first { $0.identifier == identifier } ?? .plain
  }

  /// The article's identifier; empty for a plain row, whose identifier may be any other.
  public var identifier: String {
    switch self {
    case .plain: ""
    case .normal: "idCellNormal"
    case .textField: "idCellTextfield"
    case .datePicker: "idCellDatePicker"
    case .onOff: "idCellSwitch"
    case .valuePicker: "idCellValuePicker"
    case .slider: "idCellSlider"
    }
  }

  /// The height of its rows, in points.
  ///
  /// The article's: 60, 270 and 44.
  public var height: Double {
    switch self {
    case .normal: 60
    case .datePicker: 270
    case .plain, .textField, .onOff, .valuePicker, .slider: 44
    }
  }

  /// What its rows do to their parents unless the list says otherwise.
  public var binding: RowBinding {
    switch self {
    case .plain, .normal: .none
    case .textField: .part
    case .datePicker, .slider: .title
    case .onOff: .onOff
    case .valuePicker: .choice
    }
  }
}

/// What a row does to the row that it is folded under; a list may state it under the key `binding`.
///
///     // A field whose text is the whole answer, not one part of it.
///     let field = RowDescriptor("idCellTextfield", primaryTitle: "Nickname", isVisible: false, binding: .title)
public enum RowBinding: UInt8, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// What is entered becomes the parent's title.
  case title
  /// What is entered becomes one part of the parent's title; the parts stand in the order of the rows, with spaces between.
  case part
  /// The parent's title becomes `titleWhenOn` or `titleWhenOff` of the list, or the article's `Married` or `Single`.
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
