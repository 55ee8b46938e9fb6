/// A JSON value in a recorded script.
///
///     let configuration: [String: RecordedValue] = ["rules": "article", "fullSwipe": true, "width": 375]
///     RecordedValue.object(configuration).json   // {"fullSwipe":true,"rules":"article","width":375}
public enum RecordedValue: Hashable, Sendable {
  /// The null value.
  case null
  /// A Boolean value.
  case bool(Bool)
  /// A number. NaN is written as 0, and an infinity as ±10⁹.
  case number(Double)
  /// A string.
  case text(String)
  /// An array of values.
  case array([RecordedValue])
  /// Values by key.
  case object([String: RecordedValue])

  /// The value as JSON on one line, with sorted keys and unrounded numbers.
  ///
  /// - Complexity: O(*n* · *d*) in the length of the text and the depth of nesting, plus O(*k* log *k*) for each object of *k*
  ///   keys.
  public var json: String {
    switch self {
    case .null: "null"
    case .bool(let truth): truth ? "true" : "false"
    case .number(let number): Self.json(number)
    case .text(let text): Self.json(text)
    case .array(let values): "[" + values.map(\.json).joined(separator: ",") + "]"
    case .object(let values):
      "{" + values.sorted { $0.key < $1.key }.map { Self.json($0.key) + ":" + $0.value.json }.joined(separator: ",")
        + "}"
    }
  }

  private static func json(_ number: Double) -> String {
    let number = number.isFinite ? number : number.madeFinite
    // This also turns -0 into 0, which is how scripts write it.
    if let integer = Int64(exactly: number), integer.magnitude < 1 << 53 { return String(integer) }
    return number.description
  }

  private static func json(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case _ where scalar.value < 0x20:
        json += (scalar.value < 0x10 ? "\\u000" : "\\u00") + String(scalar.value, radix: 16)
      case _: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }
}

extension RecordedValue: ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Creates a Boolean value.
  ///
  /// - Parameter value: The literal.
  /// - Complexity: O(1).
  public init(booleanLiteral value: Bool) { self = .bool(value) }

  /// Creates a number.
  ///
  /// - Parameter value: The literal.
  /// - Complexity: O(1).
  public init(floatLiteral value: Double) { self = .number(value) }

  /// Creates a number.
  ///
  /// - Parameter value: The literal.
  /// - Complexity: O(1).
  public init(integerLiteral value: Int) { self = .number(Double(value)) }

  /// Creates a string.
  ///
  /// - Parameter value: The literal.
  /// - Complexity: O(1).
  public init(stringLiteral value: String) { self = .text(value) }

  /// Creates an array.
  ///
  /// - Parameter elements: The values.
  /// - Complexity: O(*n*) in the number of values.
  public init(arrayLiteral elements: RecordedValue...) { self = .array(elements) }

  /// Creates an object.
  ///
  /// - Parameter elements: The keys and their values; if a key occurs twice, the last value is used.
  /// - Complexity: O(*n*) in the number of keys.
  public init(dictionaryLiteral elements: (String, RecordedValue)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}
