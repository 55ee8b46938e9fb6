/// One row as a list describes it: the article's cell descriptor.
///
///     let question = RowDescriptor(
///       "idCellNormal", secondaryTitle: "Favourite colour", isExpandable: true, additionalRows: 2)
///     let red = RowDescriptor("idCellValuePicker", primaryTitle: "Red", isVisible: false)
///     let blue = RowDescriptor("idCellValuePicker", primaryTitle: "Blue", isVisible: false)
///     let list = try DescriptorList(sections: [[question, red, blue]])
public struct RowDescriptor: Hashable, Sendable {
  /// The cell identifier, which decides the `kind`.
  public var identifier: String
  /// The answer; the placeholder of a text field, the label of a switch, the text of a choice.
  public var primaryTitle: String
  /// The question.
  public var secondaryTitle: String
  /// What the row's control holds: `true` or `false`, a level, a date or a text.
  public var value: String
  /// Whether selecting the row shows and hides rows below it.
  public var isExpandable: Bool
  /// Whether the rows below it show.
  public var isExpanded: Bool
  /// Whether the row itself shows.
  public var isVisible: Bool
  /// How many rows below it are folded under it, at any depth.
  public var additionalRows: Int
  /// What the row does to the row that it is folded under; nil leaves that to the kind.
  public var binding: RowBinding?
  /// The keys that are not known here, kept for writing; no list takes one twice, or one that a row has.
  public var others: [PropertyEntry]

  /// Creates a descriptor; what is left out makes a row that shows, does not expand and is empty.
  ///
  /// Only a `DescriptorList` checks whether a descriptor makes sense where it stands.
  ///
  /// - Parameters:
  ///   - identifier: The cell identifier, such as `idCellSlider`; an unknown one makes a plain row.
  ///   - primaryTitle: The answer; the placeholder of a text field, the label of a switch, the text of a choice.
  ///   - secondaryTitle: The question.
  ///   - value: What the row's control holds: `true` or `false`, a level, a date or a text.
  ///   - isExpandable: Whether selecting the row shows and hides rows below it.
  ///   - isExpanded: Whether the rows below it show.
  ///   - isVisible: Whether the row itself shows.
  ///   - additionalRows: How many rows below it are folded under it, at any depth: 0 or more.
  ///   - binding: What the row does to the row that it is folded under; nil leaves that to the kind.
  ///   - others: The keys that are not known here, kept for writing.
  /// - Complexity: O(1).
  public init(
    _ identifier: String, primaryTitle: String = "", secondaryTitle: String = "", value: String = "",
    isExpandable: Bool = false, isExpanded: Bool = false, isVisible: Bool = true, additionalRows: Int = 0,
    binding: RowBinding? = nil, others: [PropertyEntry] = []
  ) {
    self.identifier = identifier
    self.primaryTitle = primaryTitle
    self.secondaryTitle = secondaryTitle
    self.value = value
    self.isExpandable = isExpandable
    self.isExpanded = isExpanded
    self.isVisible = isVisible
    self.additionalRows = additionalRows
    self.binding = binding
    self.others = others
  }

  /// What the row is, by its identifier.
  public var kind: RowKind { RowKind(identifier: identifier) }

  /// The keys of a descriptor in a list.
  enum Key {
    static let isExpandable = "isExpandable"
    static let isExpanded = "isExpanded"
    static let isVisible = "isVisible"
    static let value = "value"
    static let primaryTitle = "primaryTitle"
    static let secondaryTitle = "secondaryTitle"
    static let identifier = "cellIdentifier"
    static let additionalRows = "additionalRows"
    static let binding = "binding"
    /// The titles of a switch's parent while the switch is on and off, where the list states them; kept among the others.
    static let titleWhenOn = "titleWhenOn"
    static let titleWhenOff = "titleWhenOff"

    /// Whether a row has a property for the key.
    static func isKnown(_ key: String) -> Bool {
      switch key {
      case isExpandable, isExpanded, isVisible, value, primaryTitle, secondaryTitle, identifier, additionalRows,
        binding:
        true
      default: false
      }
    }
  }
}

// MARK: - Reading and writing

extension RowDescriptor {
  /// Reads a descriptor.
  ///
  /// `isExpandable`, `isVisible` and `cellIdentifier` must be there, and in an expandable row `isExpanded` and
  /// `additionalRows`: what the article force-unwraps. Titles and the value may be missing.
  init(_ reading: DescriptorReading) throws(DescriptorError) {
    let isExpandable = try reading.truth(Key.isExpandable, isRequired: true)
    self.init(
      try reading.text(Key.identifier, isRequired: true), primaryTitle: try reading.text(Key.primaryTitle),
      secondaryTitle: try reading.text(Key.secondaryTitle), value: try reading.text(Key.value),
      isExpandable: isExpandable, isExpanded: try reading.truth(Key.isExpanded, isRequired: isExpandable),
      isVisible: try reading.truth(Key.isVisible, isRequired: true),
      additionalRows: try reading.number(Key.additionalRows, isRequired: isExpandable),
      binding: try reading.binding(), others: reading.entries.filter { !Key.isKnown($0.key) })
  }

  /// What keeps the other keys from being written and read again, and where; nil where they can be.
  var problemOfOthers: (key: String, problem: DescriptorError.Problem)? {
    if let key = others.repeatedKey { return (key, .repeatedKey(key)) }
    for entry in others {
      if Key.isKnown(entry.key) { return (entry.key, .knownKey) }
      if let key = entry.value.repeatedKey { return (entry.key, .repeatedKey(key)) }
      guard entry.key == Key.titleWhenOn || entry.key == Key.titleWhenOff else { continue }
      if case .string = entry.value { continue }
      return (entry.key, .wrongType(expected: "a string", found: entry.value.kind))
    }
    return nil
  }

  /// The entries of the row's dictionary in a list: known keys in the article's order, then the others.
  public var entries: [PropertyEntry] {
    var entries = [
      PropertyEntry(Key.isExpandable, .bool(isExpandable)), PropertyEntry(Key.isExpanded, .bool(isExpanded)),
      PropertyEntry(Key.isVisible, .bool(isVisible)), PropertyEntry(Key.value, .string(value)),
      PropertyEntry(Key.primaryTitle, .string(primaryTitle)),
      PropertyEntry(Key.secondaryTitle, .string(secondaryTitle)),
      PropertyEntry(Key.identifier, .string(identifier)),
      PropertyEntry(Key.additionalRows, .integer(additionalRows)),
    ]
    if let binding { entries.append(PropertyEntry(Key.binding, .string(binding.name))) }
    return entries + others
  }
}

/// The dictionary of a row together with where it stands, for messages.
struct DescriptorReading {
  let entries: [PropertyEntry]
  let section, row: Int

  init(_ value: PropertyValue, section: Int, row: Int) throws(DescriptorError) {
    guard case .dictionary(let entries) = value else {
      throw DescriptorError(.wrongType(expected: "a dictionary", found: value.kind), section: section, row: row)
    }
    if let key = entries.repeatedKey {
      throw DescriptorError(.repeatedKey(key), section: section, row: row, key: key)
    }
    self.entries = entries
    self.section = section
    self.row = row
  }

  func text(_ key: String, isRequired: Bool = false) throws(DescriptorError) -> String {
    if case .string(let text) = try value(key, .string(""), isRequired) { text } else { "" }
  }

  func truth(_ key: String, isRequired: Bool) throws(DescriptorError) -> Bool {
    if case .bool(let truth) = try value(key, .bool(false), isRequired) { truth } else { false }
  }

  func number(_ key: String, isRequired: Bool) throws(DescriptorError) -> Int {
    if case .integer(let number) = try value(key, .integer(0), isRequired) { number } else { 0 }
  }

  /// The value of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - other: A value of the kind that is expected, which counts where the key is missing.
  ///   - isRequired: Whether it must not be missing.
  /// - Returns: The value, of that kind.
  /// - Throws: A `DescriptorError` for a value of another kind, and for one that is missing.
  private func value(
    _ key: String, _ other: PropertyValue, _ isRequired: Bool
  ) throws(DescriptorError) -> PropertyValue {
    guard let value = entries.first(where: { $0.key == key })?.value else {
      if isRequired { throw error(.missing(expected: other.kind), key) }
      return other
    }
    guard value.kind == other.kind else { throw error(.wrongType(expected: other.kind, found: value.kind), key) }
    return value
  }

  func binding() throws(DescriptorError) -> RowBinding? {
    guard entries.contains(where: { $0.key == RowDescriptor.Key.binding }) else { return nil }
    let name = try text(RowDescriptor.Key.binding)
    for binding in RowBinding.allCases where binding.name == name { return binding }
    throw error(.unknownBinding(name), RowDescriptor.Key.binding)
  }

  private func error(_ problem: DescriptorError.Problem, _ key: String) -> DescriptorError {
    DescriptorError(problem, section: section, row: row, key: key)
  }
}
