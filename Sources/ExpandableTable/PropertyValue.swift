/// A value of a property list, without Foundation.
public enum PropertyValue: Hashable, Sendable {
  /// A text.
  case string(String)
  /// A whole number.
  case integer(Int)
  /// A number with a fraction.
  case real(Double)
  /// True or false.
  case bool(Bool)
  /// A moment, in seconds since the beginning of 2001, universal time.
  case date(Double)
  /// Bytes.
  case data([UInt8])
  /// Values in order.
  case array([PropertyValue])
  /// Values by key, in the order of the file; no key stands twice.
  case dictionary([PropertyEntry])

  /// What messages call a value of this kind.
  var kind: String {
    switch self {
    case .string: "a string"
    case .integer: "an integer"
    case .real: "a real number"
    case .bool: "a boolean"
    case .date: "a date"
    case .data: "data"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }
}

/// A key of a property list's dictionary and its value.
public struct PropertyEntry: Hashable, Sendable {
  /// The key.
  public var key: String
  /// The value.
  public var value: PropertyValue

  /// Creates an entry.
  public init(_ key: String, _ value: PropertyValue) {
    self.key = key
    self.value = value
  }
}

/// Why bytes are not a property list.
struct PropertySyntaxError: Error, Hashable {
  /// How many bytes come before the fault.
  let offset: Int
  /// What is wrong, without a full stop.
  let problem: String

  init(_ offset: Int, _ problem: String) {
    self.offset = offset
    self.problem = problem
  }
}

extension PropertyValue {
  /// How deep arrays and dictionaries may be nested in a file; a list of descriptors needs three levels.
  ///
  /// Chosen here: enough for whatever others keep beside the descriptors, and little enough for any stack.
  static let deepest = 64

  /// Reads a property list, binary or XML in UTF-8.
  ///
  /// - Complexity: O(n) for n bytes; values that a binary list shares are read once.
  init(propertyList bytes: [UInt8]) throws(PropertySyntaxError) {
    if BinaryPropertyList.isBinary(bytes) {
      var list = try BinaryPropertyList(bytes)
      self = try list.top()
    } else {
      var list = XMLPropertyList(bytes)
      self = try list.top()
    }
  }
}

extension String {
  /// The text that bytes stand for, or nil where they are no UTF-8.
  init?(checkingUTF8 bytes: ArraySlice<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    // Decoding replaces what is no UTF-8, and so gives other bytes.
    guard text.utf8.elementsEqual(bytes) else { return nil }
    self = text
  }
}
