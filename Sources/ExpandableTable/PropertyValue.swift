/// A value of a property list, independent of Foundation.
///
///     let row = PropertyValue.dictionary([
///       PropertyEntry("isExpandable", .bool(false)), PropertyEntry("isVisible", .bool(true)),
///       PropertyEntry("cellIdentifier", .string("idCellSwitch")),
///     ])
///     let list = try DescriptorList(.array([.array([row])]))   // one section, one row
public enum PropertyValue: Hashable, Sendable {
  /// A string.
  case string(String)
  /// A whole number.
  case integer(Int)
  /// A real number; from a file, a whole number is an `integer` if it fits in an `Int`.
  case real(Double)
  /// True or false.
  case bool(Bool)
  /// A date, in seconds since the beginning of 2001 (UTC).
  case date(Double)
  /// Bytes.
  case data([UInt8])
  /// Values in order.
  case array([PropertyValue])
  /// Values by key, sorted by key if they come from a file; a list rejects a key that occurs twice.
  case dictionary([PropertyEntry])

  /// The phrase for the value's type in messages, such as `a string`.
  var kind: String {
    switch self {
    case .string: "a string"
    case .integer: "an integer"
    case .real: "a real number"
    case .bool: DescriptorError.booleanPhrase
    case .date: "a date"
    case .data: "data"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }

  /// Returns the values of an array; throws an error that names the expected array if the value is not an array.
  func elements(expecting expected: String, section: Int? = nil) throws(DescriptorError) -> [PropertyValue] {
    guard case .array(let values) = self else {
      throw DescriptorError(.wrongType(expected: expected, found: kind), section: section)
    }
    return values
  }

  /// A key that occurs twice in one of this value's dictionaries, if any.
  var repeatedKey: String? {
    switch self {
    case .string, .integer, .real, .bool, .date, .data: return nil
    case .array(let values):
      for value in values { if let key = value.repeatedKey { return key } }
      return nil
    case .dictionary(let entries):
      if let key = entries.repeatedKey { return key }
      for entry in entries { if let key = entry.value.repeatedKey { return key } }
      return nil
    }
  }
}

extension [PropertyEntry] {
  /// The first key that occurs twice, if any.
  ///
  /// - Complexity: O(*n*) for *n* keys in ascending order, as in a list from a file; O(*n*²) otherwise.
  var repeatedKey: String? {
    var ascends = true
    for (index, entry) in enumerated() {
      ascends = ascends && (index == 0 || self[index - 1].key < entry.key)
      if !ascends, self[..<index].contains(where: { $0.key == entry.key }) { return entry.key }
    }
    return nil
  }
}

/// A key of a property list's dictionary, and its value.
///
///     var row = RowDescriptor("idCellSlider")
///     row.additionalEntries = [PropertyEntry("help", .string("Years of experience"))]
public struct PropertyEntry: Hashable, Sendable {
  /// The key; `RowDescriptor.additionalEntries` says which keys a list rejects.
  public var key: String
  /// The key's value.
  public var value: PropertyValue

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - key: The key, which may be any text.
  ///   - value: The key's value.
  /// - Complexity: O(1).
  public init(_ key: String, _ value: PropertyValue) {
    self.key = key
    self.value = value
  }

  /// Returns whether both entries have the same key and the same value.
  ///
  /// - Complexity: O(*n*) in the number of values in both.
  public static func == (lhs: PropertyEntry, rhs: PropertyEntry) -> Bool {
    lhs.key == rhs.key && lhs.value == rhs.value
  }
}

extension DescriptorList {
  /// The list as a property-list value: an array of rows or of sections, with the known keys of each row followed by its
  /// additional keys.
  ///
  /// - Complexity: O(*n* log *n*) in the number of rows and additional entries.
  public var propertyList: PropertyValue {
    if isWrittenFlat { return rows(ofSection: 0) }
    return .array((0..<sectionCount).map { rows(ofSection: $0) })
  }

  private func rows(ofSection section: Int) -> PropertyValue {
    .array((sectionStarts[section]..<sectionStarts[section + 1]).map { .dictionary(entries(of: $0)) })
  }

  /// Returns the entries of a row's dictionary.
  func entries(of row: Int) -> [PropertyEntry] { descriptor(of: row).entries }
}
