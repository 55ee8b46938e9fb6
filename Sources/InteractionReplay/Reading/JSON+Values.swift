public import InteractionCore

extension [String: JSON] {
  /// Returns these fields with others added; an added field replaces one with the same key.
  func adding(_ others: [String: JSON]) -> [String: JSON] {
    // This replaces `merging`, which Embedded Swift 6.3 cannot compile.
    var fields = self
    for (key, value) in others { fields[key] = value }
    return fields
  }

  /// Returns these fields with a key set to a value, or unchanged if the value is nil.
  func setting(_ key: String, _ value: JSON?) -> [String: JSON] {
    guard let value else { return self }
    var fields = self
    fields[key] = value
    return fields
  }

  /// Returns these fields with a key set to a number, or unchanged if the number is the default.
  func setting(_ key: String, _ number: Double, unless defaultNumber: Double) -> [String: JSON] {
    setting(key, number == defaultNumber ? nil : .number(number))
  }
}

extension JSON {
  /// Creates a value from its text, ignoring a byte order mark at the beginning.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8: a `Data`, an array, or the `utf8` of a string.
  ///   - file: The file's name in errors.
  /// - Throws: `ScriptError` for the first fault found: the text is not UTF-8 or not JSON, an object has a key twice, a number
  ///   is too large for a `Double`, half of a surrogate pair is missing, or there are more than 64 levels of nesting.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(parsing bytes: some Sequence<UInt8>, file: String) throws(ScriptError) {
    self = try JSONSlice(checking: Array(bytes), file: file).value
  }

  /// The value for a key of an object.
  ///
  /// - Parameter key: The key.
  /// - Returns: The value; nil if there is none, or if this is not an object.
  /// - Complexity: O(1).
  public subscript(key: String) -> JSON? {
    guard case .object(let values) = self else { return nil }
    return values[key]
  }

  /// Creates a number, or null for nil.
  ///
  ///     let state: [String: JSON] = ["width": .number(action.width)]   // null if the action asks for no width
  ///
  /// - Parameter number: Any number, or nil; a non-finite number is written as `null`.
  /// - Returns: `JSON.number`, or `JSON.null` for nil.
  /// - Complexity: O(1).
  public static func number(_ number: Double?) -> JSON { number.map { JSON.number($0) } ?? .null }

  /// Creates the number that identifies a row in traces and scripts: the raw value of its id.
  ///
  /// - Parameter row: The row.
  /// - Returns: A whole number; nonnegative for an id that a list has issued.
  /// - Complexity: O(1).
  public static func id(_ row: RowID) -> JSON { .number(Double(row.rawValue)) }

  /// Creates the array `[width, height]`.
  ///
  /// - Parameter size: A size in points.
  /// - Returns: An array of two numbers.
  /// - Complexity: O(1).
  public static func size(_ size: LayoutSize) -> JSON { .array([.number(size.width), .number(size.height)]) }

  /// Creates the array `[x, y, width, height]`.
  ///
  /// - Parameter rect: A frame in points.
  /// - Returns: An array of four numbers.
  /// - Complexity: O(1).
  public static func rect(_ rect: LayoutRect) -> JSON {
    .array([.number(rect.x), .number(rect.y), .number(rect.width), .number(rect.height)])
  }
}
