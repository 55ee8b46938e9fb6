/// A JSON value.
///
/// Traces and the options of a design consist of these values. Swift's literals, except `nil`, create them:
///
///     let item: JSON = ["text": "Buy milk", "height": 60, "isCompleted": true]
///     if case .object(let fields) = item { print(fields.count) }   // 3
public enum JSON: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number; a non-finite number is written as `null`.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSON])
  /// An object, which is written with sorted keys.
  case object([String: JSON])
}

extension JSON {
  /// The kind of a value, regardless of its content.
  enum Kind: Hashable, Sendable {
    case null, bool, number, string, array, object
  }

  /// The value's kind.
  var kind: Kind {
    switch self {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  /// The value as an error names it; arrays and objects are not written out.
  var messageText: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): JSON.text(of: value)
    case .string(let text): text.quoted
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// Returns Swift's description of a number, without `.0` at the end.
  static func text(of number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

// MARK: - Literals

extension JSON: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates `true` or `false`.
  ///
  /// - Parameter value: The literal.
  /// - Complexity: O(1).
  public init(booleanLiteral value: Bool) { self = .bool(value) }

  /// Creates a number from an integer.
  ///
  /// - Parameter value: The literal, rounded to a `Double` if it is beyond ±2⁵³.
  /// - Complexity: O(1).
  public init(integerLiteral value: Int) { self = .number(Double(value)) }

  /// Creates a number.
  ///
  /// - Parameter value: The literal.
  /// - Complexity: O(1).
  public init(floatLiteral value: Double) { self = .number(value) }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  /// Creates a string.
  ///
  /// - Parameter value: The literal.
  /// - Complexity: O(1).
  public init(stringLiteral value: String) { self = .string(value) }

  /// Creates an array.
  ///
  /// - Parameter elements: The elements, in order.
  /// - Complexity: O(1).
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }

  /// Creates an object.
  ///
  /// - Parameter elements: The keys and their values; if a key occurs twice, the last value is used.
  /// - Complexity: O(*n*) for *n* keys.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    var values: [String: JSON] = [:]
    for (key, value) in elements { values[key] = value }
    self = .object(values)
  }
}
