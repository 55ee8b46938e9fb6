/// The description of a row in a list; the article's cell descriptor.
///
///     let question = RowDescriptor(
///       "idCellNormal", secondaryTitle: "Favorite color", isExpandable: true, additionalRows: 2)
///     let red = RowDescriptor("idCellValuePicker", primaryTitle: "Red", isVisible: false)
///     let blue = RowDescriptor("idCellValuePicker", primaryTitle: "Blue", isVisible: false)
///     let list = try DescriptorList(sections: [[question, red, blue]])
public struct RowDescriptor: Hashable, Sendable {
  /// The cell identifier, which decides the row's kind.
  public var identifier: String
  /// The answer, the placeholder of a text field, the label of a switch, or the text of a choice.
  public var primaryTitle: String
  /// The row's question.
  public var secondaryTitle: String
  /// The value of the row's control: `true` or `false`, a level, a date or a text.
  public var value: String
  /// Whether selecting the row shows and hides rows below it.
  public var isExpandable: Bool
  /// Whether the rows directly under the row are visible, if the row itself is.
  public var isExpanded: Bool
  /// Whether the row itself is visible.
  public var isVisible: Bool
  /// The number of following rows that are folded under the row, at any depth, if it is expandable.
  public var additionalRows: Int
  /// The row's effect on the row under which it is folded; nil for the kind's effect.
  public var binding: RowBinding?
  /// The entries for additional keys, which are written back with the row.
  ///
  /// A list rejects keys that occur twice, keys for which rows have a property, and a `titleWhenOn` or `titleWhenOff` that is
  /// not a string.
  public var additionalEntries: [PropertyEntry]

  /// Creates a descriptor, by default of an empty, visible row that does not expand.
  ///
  /// A `DescriptorList` and `ExpandableTable.edit(_:at:)` check whether a descriptor is valid in its place.
  ///
  /// - Parameters:
  ///   - identifier: The cell identifier, such as `idCellSlider`; a row with an unknown identifier is plain.
  ///   - primaryTitle: The answer, the placeholder of a text field, the label of a switch, or the text of a choice.
  ///   - secondaryTitle: The question.
  ///   - value: The value of the row's control: `true` or `false`, a level, a date or a text.
  ///   - isExpandable: Whether selecting the row shows and hides rows below it.
  ///   - isExpanded: Whether the rows directly under the row are visible, if the row itself is.
  ///   - isVisible: Whether the row itself is visible.
  ///   - additionalRows: The number of following rows that are folded under the row, at any depth, if it is expandable;
  ///     0 or more.
  ///   - binding: The row's effect on the row under which it is folded; nil for the kind's effect.
  ///   - additionalEntries: The entries for additional keys, which are written back with the row.
  /// - Complexity: O(1).
  public init(
    _ identifier: String, primaryTitle: String = "", secondaryTitle: String = "", value: String = "",
    isExpandable: Bool = false, isExpanded: Bool = false, isVisible: Bool = true, additionalRows: Int = 0,
    binding: RowBinding? = nil, additionalEntries: [PropertyEntry] = []
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
    self.additionalEntries = additionalEntries
  }

  /// Returns whether both descriptors have the same binding and the same entries.
  ///
  /// - Complexity: O(*n*) in the number of values of their additional keys.
  public static func == (lhs: RowDescriptor, rhs: RowDescriptor) -> Bool {
    lhs.binding == rhs.binding && lhs.entries == rhs.entries
  }

  /// Hashes the entries of the row's dictionary in a list.
  ///
  /// - Complexity: O(*n*) in the number of values of its additional keys.
  public func hash(into hasher: inout Hasher) { hasher.combine(entries) }

  /// The keys of a row's dictionary in a property list.
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
    /// The additional key for the title that a row bound as `onOff` gives its parent when the row's value is `true`.
    static let titleWhenOn = "titleWhenOn"
    /// The additional key for the title that a row bound as `onOff` gives its parent when the row's value is not `true`.
    static let titleWhenOff = "titleWhenOff"

    /// Returns whether rows have a property for a key.
    @inline(never)  // See `ExpandableTable.init`.
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
  /// `isExpandable`, `isVisible` and `cellIdentifier` are required, as are `isExpanded` and `additionalRows` in an expandable
  /// row, because the article force-casts them in every such row. Titles, the value and the binding may be missing.
  init(_ reader: inout DescriptorReader) {
    let isExpandable = reader.readBoolean(Key.isExpandable, isRequired: true)
    self.init(
      reader.readText(Key.identifier, isRequired: true), primaryTitle: reader.readText(Key.primaryTitle),
      secondaryTitle: reader.readText(Key.secondaryTitle), value: reader.readText(Key.value),
      isExpandable: isExpandable,
      isExpanded: reader.readBoolean(Key.isExpanded, isRequired: isExpandable),
      isVisible: reader.readBoolean(Key.isVisible, isRequired: true),
      additionalRows: reader.readNumber(Key.additionalRows, isRequired: isExpandable), binding: reader.readBinding(),
      additionalEntries: reader.entries.filter { !Key.isKnown($0.key) })
  }

  /// The first problem for which a list rejects the additional entries, and its key; nil if there is none.
  var additionalEntriesProblem: (key: String, problem: DescriptorError.Problem)? {
    if let key = additionalEntries.repeatedKey { return (key, .repeatedKey(key)) }
    for entry in additionalEntries {
      if Key.isKnown(entry.key) { return (entry.key, .knownKey) }
      if let key = entry.value.repeatedKey { return (entry.key, .repeatedKey(key)) }
      guard entry.key == Key.titleWhenOn || entry.key == Key.titleWhenOff else { continue }
      if case .string = entry.value { continue }
      return (entry.key, .wrongType(expected: "a string", found: entry.value.kind))
    }
    return nil
  }

  /// The entries of the row's dictionary in a list, with known keys in the article's order, followed by the additional
  /// keys.
  ///
  /// - Complexity: O(*n*) in the number of additional entries.
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
    return entries + additionalEntries
  }
}

/// A reader of a row's dictionary that records the first problem.
struct DescriptorReader {
  private(set) var entries: [PropertyEntry] = []
  /// The first problem, and the key that it concerns, if any; nil while there is no problem.
  private(set) var problem: (what: DescriptorError.Problem, key: String?)?

  /// Whether 0 and 1 are read as booleans, as with `NSNumber`.
  private let acceptsNumbers: Bool

  init(_ value: PropertyValue, acceptsNumbers: Bool) {
    self.acceptsNumbers = acceptsNumbers
    guard case .dictionary(let entries) = value else {
      problem = (.wrongType(expected: "a dictionary", found: value.kind), nil)
      return
    }
    self.entries = entries
    if let key = entries.repeatedKey { record(.repeatedKey(key), key: key) }
  }

  mutating func readText(_ key: String, isRequired: Bool = false) -> String {
    if case .string(let text) = readValue(key, or: .string(""), isRequired: isRequired) { text } else { "" }
  }

  mutating func readBoolean(_ key: String, isRequired: Bool) -> Bool {
    if acceptsNumbers {
      for entry in entries where entry.key == key {
        if entry.value == .integer(0) { return false }
        if entry.value == .integer(1) { return true }
      }
    }
    if case .bool(let truth) = readValue(key, or: .bool(false), isRequired: isRequired) { return truth }
    return false
  }

  mutating func readNumber(_ key: String, isRequired: Bool) -> Int {
    if case .integer(let number) = readValue(key, or: .integer(0), isRequired: isRequired) { number } else { 0 }
  }

  mutating func readBinding() -> RowBinding? {
    let name = readText(RowDescriptor.Key.binding)
    for binding in RowBinding.allCases where binding.name == name { return binding }
    if entries.contains(where: { $0.key == RowDescriptor.Key.binding }) {
      record(.unknownBinding(name), key: RowDescriptor.Key.binding)
    }
    return nil
  }

  /// Returns the value of a key; records a problem if the value has the wrong type, or if the key is required but missing.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fallback: A value of the expected type, used if the key is missing or its value has another type.
  ///   - isRequired: Whether the key must be present.
  /// - Returns: The value, or `fallback`.
  private mutating func readValue(_ key: String, or fallback: PropertyValue, isRequired: Bool) -> PropertyValue {
    for entry in entries where entry.key == key {
      if entry.value.kind == fallback.kind { return entry.value }
      record(.wrongType(expected: fallback.kind, found: entry.value.kind), key: key)
      return fallback
    }
    if isRequired { record(.missing(expected: fallback.kind), key: key) }
    return fallback
  }

  private mutating func record(_ problem: DescriptorError.Problem, key: String) {
    if self.problem == nil { self.problem = (problem, key) }
  }
}
