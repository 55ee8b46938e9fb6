/// A value of JSON.
///
/// Traces are made of these values, and so are the options of a design. Swift's literals are values too:
///
///     let item: JSON = ["text": "Buy milk", "height": 60, "isCompleted": true]
///     if case .object(let fields) = item { print(fields.count) }   // 3
public enum JSON: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number; one that is not finite is written as `null`.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSON])
  /// An object; it is written with its keys in order.
  case object([String: JSON])
}

extension JSON {
  /// What a value is, whatever it holds.
  enum Kind: Hashable, Sendable {
    case null, bool, number, string, array, object
  }

  /// What the value is.
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

  /// What stands at a place where something else is expected, as messages cite it.
  var inWords: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): JSON.text(of: value)
    case .string(let text): text.quoted
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// A number as messages cite it: with all its digits.
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

  /// Creates a number from a whole one.
  ///
  /// - Parameter value: The literal; one beyond ±2⁵³ is rounded to a number that `Double` can hold.
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
  /// - Parameter elements: The keys and their values; of equal keys the last one counts.
  /// - Complexity: O(*n*) for *n* keys.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    var values: [String: JSON] = [:]
    for (key, value) in elements { values[key] = value }
    self = .object(values)
  }
}
