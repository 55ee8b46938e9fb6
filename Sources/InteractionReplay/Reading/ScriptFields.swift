/// The fields of an object in a script.
///
/// A design reads its options and its own events from them. An invalid field becomes a ``ScriptError`` with the field's place,
/// the problem and the expected value:
///
///     let options = RowDesign.Options(keys: ["folds", "fabric"]) { fields throws(ScriptError) in
///       let folds = try fields.number("folds", in: 1...20)   // an error unless it is a number from 1 to 20
///       let fabric = try fields.string("fabric")
///       return ["folds": .number(folds), "fabric": .string(fabric)]
///     }
public struct ScriptFields: Sendable {
  /// The fields that have been read, by key.
  private var values: [String: JSON] = [:]
  /// The arrays that are still text, by key.
  private var arrays: [String: JSONSlice] = [:]
  /// The object that the fields belong to.
  let owner: ScriptValue

  /// Creates the fields of an object that has been read.
  init(_ values: [String: JSON], of owner: ScriptValue) {
    self.values = values
    self.owner = owner
  }

  /// Reads the fields of an object that is still text; its arrays stay text, because they may be long.
  init(_ slice: JSONSlice, of owner: ScriptValue) {
    self.owner = owner
    for (key, field) in slice.fields ?? [] {
      if field.kind == .array { arrays[key] = field } else { values[key] = field.value }
    }
  }

  /// The keys in ascending order, so that the same error is always reported first.
  ///
  /// - Complexity: O(*n* log *n*) for *n* keys.
  public var keys: [String] { (Array(values.keys) + arrays.keys).sorted() }

  /// Returns the value of the field with the given key.
  ///
  ///     for edge in try fields["forbidden"]?.array("an array of edges") ?? [] { print(edge.place) }
  ///
  /// - Parameter key: The key.
  /// - Returns: The value with its place, or nil if the field is absent.
  /// - Complexity: O(1).
  public subscript(key: String) -> ScriptValue? {
    if let value = values[key] { return ScriptValue(value, place: place(of: key), source: owner.source) }
    return arrays[key].map { ScriptValue($0, place: place(of: key), source: owner.source) }
  }

  /// Returns the value of a field that must be present.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - expected: The expected value, for the error, such as `an array of strings`.
  /// - Returns: The value with its place.
  /// - Throws: An error if the field is absent.
  /// - Complexity: O(1).
  public func required(_ key: String, _ expected: String) throws(ScriptError) -> ScriptValue {
    if let value = self[key] { return value }
    throw error(about: key, "missing (\(expected))")
  }

  /// Returns the fields with one field added or replaced.
  func setting(_ key: String, to value: JSON) -> ScriptFields {
    var fields = self
    fields.arrays[key] = nil
    fields.values[key] = value
    return fields
  }

  /// Creates an object without fields, to stand in for an absent field.
  ///
  ///     let row = fields["row"] ?? fields.emptyObject(for: "row")
  ///
  /// - Parameter key: The key of the field.
  /// - Returns: The empty object, with the place that the field would have.
  /// - Complexity: O(1).
  public func emptyObject(for key: String) -> ScriptValue {
    ScriptValue(.object([:]), place: place(of: key), source: owner.source)
  }

  /// Creates an error about a field, present or absent.
  ///
  ///     throw fields.error(about: "row", "3 is out of range (0 to 2)")
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - problem: The problem and the expectation, without a full stop.
  /// - Returns: The error, to be thrown.
  /// - Complexity: O(*n*) for a message of *n* characters.
  public func error(about key: String, _ problem: String) -> ScriptError {
    ScriptError(file: owner.source.name, place: place(of: key), problem: problem)
  }

  private func place(of key: String) -> String {
    owner.place.isEmpty ? key : owner.place + "." + key
  }

  // MARK: Typed fields

  /// Reads one of several choices, given by its name; the field must be present.
  ///
  ///     let edge = try fields.choice("edge", of: SwipeEdge.allCases, named: { $0.name })
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - choices: The possible choices.
  ///   - name: A closure that returns a choice's name in scripts.
  ///   - noun: The word for a choice in errors; nil, the default, for the key.
  /// - Returns: The first choice with the name.
  /// - Throws: An error if the field is absent, is not a string, or names no choice.
  /// - Complexity: O(*n*) for *n* choices.
  public func choice<Choice>(
    _ key: String, of choices: [Choice], named name: (Choice) -> String, noun: String? = nil
  ) throws(ScriptError) -> Choice {
    // `required` would need the text of the choices even for a field that is present.
    guard let value = self[key] else { throw error(about: key, "missing (\(choices.map(name).choiceText))") }
    return try value.choice(noun ?? key, of: choices, named: name)
  }

  /// Reads one of several choices, given by its name, or uses the default if the field is absent.
  ///
  /// - Parameters:
  ///   - key: The key, which is also the word for a choice in errors.
  ///   - choices: The possible choices.
  ///   - name: A closure that returns a choice's name in scripts.
  ///   - defaultValue: The default, which need not be among the choices.
  /// - Returns: The first choice with the name, or the default.
  /// - Throws: An error if the field is not a string or names no choice.
  /// - Complexity: O(*n*) for *n* choices.
  public func choice<Choice>(
    _ key: String, of choices: [Choice], named name: (Choice) -> String, or defaultValue: Choice
  ) throws(ScriptError) -> Choice {
    try self[key]?.choice(key, of: choices, named: name) ?? defaultValue
  }

  /// Reads a number; the field must be present.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - range: The allowed numbers; nil, the default, for every finite number.
  /// - Returns: The number, which is finite.
  /// - Throws: An error if the field is absent, is not a finite number, or is out of range.
  /// - Complexity: O(1).
  public func number(_ key: String, in range: ClosedRange<Double>? = nil) throws(ScriptError) -> Double {
    try required(key, "a number").number(in: range)
  }

  /// Reads a number, or uses the default if the field is absent.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - range: The allowed numbers.
  ///   - defaultValue: The default, which need not be in the range.
  /// - Returns: The number, or the default.
  /// - Throws: An error if the field is not a finite number or is out of range.
  /// - Complexity: O(1).
  public func number(
    _ key: String, in range: ClosedRange<Double>, or defaultValue: Double
  ) throws(ScriptError) -> Double {
    try self[key]?.number(in: range) ?? defaultValue
  }

  /// Reads a whole number; the field must be present.
  ///
  /// - Parameter key: The key.
  /// - Returns: The number, which may be negative.
  /// - Throws: An error if the field is absent, or is not a whole number that an `Int` can hold.
  /// - Complexity: O(1).
  public func integer(_ key: String) throws(ScriptError) -> Int { try required(key, "a whole number").integer() }

  /// Reads a string; the field must be present.
  ///
  /// - Parameter key: The key.
  /// - Returns: The string, which may be empty.
  /// - Throws: An error if the field is absent or not a string.
  /// - Complexity: O(1).
  public func string(_ key: String) throws(ScriptError) -> String { try required(key, "a string").string() }

  /// Reads `true` or `false`, or uses the default if the field is absent.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The default.
  /// - Returns: The field's value, or the default.
  /// - Throws: An error if the field is neither `true` nor `false`.
  /// - Complexity: O(1).
  public func bool(_ key: String, or defaultValue: Bool) throws(ScriptError) -> Bool {
    try self[key]?.bool() ?? defaultValue
  }
}
