/// A value of a property list, for lists that are built or kept without Foundation.
///
///     let row = PropertyValue.dictionary([
///       PropertyEntry("isExpandable", .bool(false)), PropertyEntry("isVisible", .bool(true)),
///       PropertyEntry("cellIdentifier", .string("idCellSwitch")),
///     ])
///     let list = try DescriptorList(.array([.array([row])]))   // one section, one row
public enum PropertyValue: Hashable, Sendable {
  /// A text.
  case string(String)
  /// A whole number.
  case integer(Int)
  /// A number with a fraction.
  case real(Double)
  /// True or false.
  case bool(Bool)
  /// A date, in seconds since the beginning of 2001, universal time.
  case date(Double)
  /// Bytes.
  case data([UInt8])
  /// Values in order.
  case array([PropertyValue])
  /// Values by key, sorted by key if they come from a file; no key occurs twice.
  case dictionary([PropertyEntry])

  /// What messages call a value of this kind.
  @inline(never)  // A text for each case.
  var kind: String {
    switch self {
    case .string: "a string"
    case .integer: "an integer"
    case .real: "a real number"
    case .bool: DescriptorError.boolean
    case .date: "a date"
    case .data: "data"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }

  /// The values of an array, which is expected in a section or as the list itself.
  @inline(never)  // A list and each section of it are such an array.
  func elements(_ expected: String, section: Int? = nil) throws(DescriptorError) -> [PropertyValue] {
    guard case .array(let values) = self else {
      throw DescriptorError(.wrongType(expected: expected, found: kind), section: section)
    }
    return values
  }

  /// A key that occurs twice in a dictionary of this value, if any.
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
  /// - Complexity: O(*n*) in the number of keys in ascending order, like those from a file; O(*n*²) in the number of others.
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
///     row.others = [PropertyEntry("help", .string("Years of experience"))]
public struct PropertyEntry: Hashable, Sendable {
  /// The key.
  public var key: String
  /// The value.
  public var value: PropertyValue

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - key: The key, any text.
  ///   - value: The key's value.
  /// - Complexity: O(1).
  public init(_ key: String, _ value: PropertyValue) {
    self.key = key
    self.value = value
  }

  /// Whether both have the same key and the same value.
  ///
  /// - Complexity: O(*n*) in the number of values in both.
  @inline(never)  // Values hold entries: without an end to it, each comparison would be copied into the next.
  public static func == (one: PropertyEntry, other: PropertyEntry) -> Bool {
    one.key == other.key && one.value == other.value
  }
}

extension DescriptorList {
  /// The list as a property list's value: all known keys of every row, then its additional ones.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public var propertyList: PropertyValue {
    if isWrittenFlat { return rows(ofSection: 0) }
    return .array((0..<sectionCount).map { rows(ofSection: $0) })
  }

  private func rows(ofSection section: Int) -> PropertyValue {
    .array((starts[section]..<starts[section + 1]).map { .dictionary(entries(of: $0)) })
  }

  /// The entries of a row's dictionary.
  @inline(never)  // What is written is checked first: ten properties become entries at two places.
  func entries(of row: Int) -> [PropertyEntry] { descriptor(of: row).entries }
}
