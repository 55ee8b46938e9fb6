public import InteractionCore

extension [String: JSON] {
  /// These fields and others, which replace those of the same key.
  func adding(_ others: [String: JSON]) -> [String: JSON] {
    // Instead of `merging`, which Embedded Swift 6.3 does not compile.
    var fields = self
    for (key, value) in others { fields[key] = value }
    return fields
  }

  /// These fields, and one more if it has a value.
  func setting(_ key: String, _ value: JSON?) -> [String: JSON] {
    guard let value else { return self }
    var fields = self
    fields[key] = value
    return fields
  }

  /// These fields, and a number if it is not the usual one.
  func setting(_ key: String, _ number: Double, unless usual: Double) -> [String: JSON] {
    setting(key, number == usual ? nil : .number(number))
  }
}

extension JSON {
  /// Reads a text of one value; a byte order mark at its beginning is left out.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8: a `Data`, an array, or the `utf8` of a string.
  ///   - file: What errors call it.
  /// - Throws: Where the text is not JSON, and what is expected there.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(parsing bytes: some Sequence<UInt8>, file: String) throws(ScriptError) {
    self = try JSONSlice(checking: Array(bytes), file: file).value
  }

  /// The value at a key of an object.
  ///
  /// - Parameter key: The key.
  /// - Returns: The value; nil where there is none, and for what is no object.
  /// - Complexity: O(1).
  public subscript(key: String) -> JSON? {
    guard case .object(let values) = self else { return nil }
    return values[key]
  }

  /// Creates a number, or null where there is none.
  ///
  ///     let state: [String: JSON] = ["width": .number(action.width)]   // null where the action asks for no width
  ///
  /// - Parameter number: Any number, or nil; one that is not finite is written as `null`.
  /// - Returns: `JSON.number`, or `JSON.null` for nil.
  /// - Complexity: O(1).
  public static func number(_ number: Double?) -> JSON { number.map { JSON.number($0) } ?? .null }

  /// Creates the number of a row's id, as traces name rows.
  ///
  /// - Parameter row: The row.
  /// - Returns: A whole number from 0.
  /// - Complexity: O(1).
  public static func id(_ row: RowID) -> JSON { .number(Double(row.rawValue)) }

  /// Creates the array `[width, height]`.
  ///
  /// - Parameter size: An extent in points.
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
