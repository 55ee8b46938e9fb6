/// A value in a script, together with its place for messages.
///
/// A design uses this and `ScriptFields` to read its part of a configuration, and its own events. An invalid value becomes a
/// `ScriptError` with the value's place, the problem and the expected value.
///
///     var names: [String] = []
///     for value in try fields.required("names", "an array of names").array() { names.append(try value.string()) }
///
/// A value may stay text until it is needed, as a file's scripts and their events do.
public struct ScriptValue: Sendable {
  /// The value, or its text.
  private enum Content: Sendable {
    case value(JSON)
    case text(JSONSlice)
  }

  private let content: Content
  /// The path from the top of the file, such as `events[3].pan`; empty for the top.
  public let place: String
  /// The context in which the value is read.
  let source: ScriptSource

  /// Creates a value that has been read.
  init(_ value: JSON, place: String, source: ScriptSource) {
    content = .value(value)
    self.place = place
    self.source = source
  }

  /// Creates a value that is still text.
  init(_ slice: JSONSlice, place: String, source: ScriptSource) {
    content = .text(slice)
    self.place = place
    self.source = source
  }

  /// Creates the top-level value of a file, after checking that the whole text is JSON.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - fraction: The fraction of the checking time that is spent on the text itself.
  ///   - source: The context in which the file is read.
  /// - Throws: An error if the text is not JSON.
  init(parsing bytes: [UInt8], fraction: Double = textCheckFraction, source: ScriptSource) throws(ScriptError) {
    let slice = try JSONSlice(
      checking: bytes, file: source.name, reportingTo: source.during(.checking, part: 0...fraction))
    self.init(slice, place: "", source: source.during(.checking, part: fraction...1))
  }

  /// The approximate fraction of a file's checking time that is spent on the text itself.
  static let textCheckFraction = 0.25

  /// Returns the same value; reading its elements will report progress as the given part of a stage.
  func during(_ stage: ReplayProgress.Stage, part: ClosedRange<Double>) -> ScriptValue {
    let source = source.during(stage, part: part)
    return switch content {
    case .value(let value): ScriptValue(value, place: place, source: source)
    case .text(let slice): ScriptValue(slice, place: place, source: source)
    }
  }

  /// The value as JSON, parsed first if it is still text.
  ///
  /// - Complexity: O(*n*) for a value of *n* bytes that is still text, otherwise O(1).
  public var value: JSON {
    switch content {
    case .value(let value): value
    case .text(let slice): slice.value
    }
  }

  /// The value's kind.
  var kind: JSON.Kind {
    switch content {
    case .value(let value): value.kind
    case .text(let slice): slice.kind
    }
  }

  /// Creates an error about the value.
  ///
  ///     throw value.error("2 items are too few (at least 3)")
  ///
  /// - Parameter problem: The problem and the expectation, without a full stop.
  /// - Returns: The error, to be thrown.
  /// - Complexity: O(*n*) for a message of *n* characters.
  public func error(_ problem: String) -> ScriptError {
    ScriptError(file: source.name, place: place, problem: problem)
  }

  /// Creates an error that names the expected value and the actual one.
  ///
  ///     throw value.error(expecting: "a string, or an object with the key \"text\"")
  ///
  /// - Parameter expected: The expected value, such as `a string`.
  /// - Returns: The error, to be thrown.
  /// - Complexity: As for `error(_:)`, plus O(*n*) for a value of *n* bytes that is still text.
  public func error(expecting expected: String) -> ScriptError {
    error(expecting: expected, found: value.messageText)
  }

  func error(expecting expected: String, found: String) -> ScriptError {
    error("expected " + expected + ", found " + found)
  }

  /// Reads an object that has only allowed keys.
  ///
  /// - Parameter allowedKeys: The allowed keys, any of which may be absent.
  /// - Returns: The fields.
  /// - Throws: An error if the value is not an object, or has another key.
  /// - Complexity: O(*k* log *k* + *k* · *a*) for *k* keys and *a* allowed ones, and O(*n*) for *n* bytes that are still text.
  public func object(_ allowedKeys: [String]) throws(ScriptError) -> ScriptFields {
    let fields = try anyObject()
    guard let key = fields.keys.first(where: { !allowedKeys.contains($0) }) else { return fields }
    throw error(
      "unknown key " + key.quoted
        + (allowedKeys.isEmpty ? " (no keys are allowed here)" : " (\(allowedKeys.choiceText))"))
  }

  /// Reads an object with any keys.
  ///
  /// - Returns: The fields.
  /// - Throws: An error if the value is not an object.
  /// - Complexity: O(*n*) for a value of *n* bytes that is still text, otherwise O(1).
  public func anyObject() throws(ScriptError) -> ScriptFields {
    switch content {
    case .value(.object(let values)): return ScriptFields(values, of: self)
    case .text(let slice) where slice.kind == .object: return ScriptFields(slice, of: self)
    case .value, .text: throw error(expecting: "an object")
    }
  }

  /// Reads an array.
  ///
  /// - Parameter expected: The expected value, for the error.
  /// - Returns: The elements in order, each with its place.
  /// - Throws: An error if the value is not an array.
  /// - Complexity: O(*n*) for *n* elements, or *n* bytes that are still text.
  public func array(_ expected: String = "an array") throws(ScriptError) -> [ScriptValue] {
    Array(try elements(expected))
  }

  /// Returns the elements of an array, one at a time, reading no more of the text than is needed.
  func elements(_ expected: String = "an array") throws(ScriptError) -> ScriptElements {
    switch content {
    case .value(.array(let values)): return ScriptElements(values, of: self)
    case .text(let slice):
      guard let elements = slice.elements else { break }
      return ScriptElements(elements, of: self)
    case .value: break
    }
    throw error(expecting: expected)
  }

  /// Reads a string.
  ///
  /// - Returns: The string, which may be empty.
  /// - Throws: An error if the value is not a string.
  /// - Complexity: O(*n*) for a value of *n* bytes that is still text, otherwise O(1).
  public func string() throws(ScriptError) -> String {
    guard case .string(let text) = value else { throw error(expecting: "a string") }
    return text
  }

  /// Reads `true` or `false`.
  ///
  /// - Returns: The value.
  /// - Throws: An error if the value is neither `true` nor `false`.
  /// - Complexity: O(*n*) for a value of *n* bytes that is still text, otherwise O(1).
  public func bool() throws(ScriptError) -> Bool {
    guard case .bool(let truth) = value else { throw error(expecting: "true or false") }
    return truth
  }

  /// Reads a number.
  ///
  /// - Parameters:
  ///   - range: The allowed numbers; nil, the default, for every finite number.
  ///   - expected: The expected value, for the error if the value is not a finite number.
  /// - Returns: The number, which is finite.
  /// - Throws: An error if the value is not a finite number or is out of range.
  /// - Complexity: O(*n*) for a value of *n* bytes that is still text, otherwise O(1).
  public func number(
    in range: ClosedRange<Double>? = nil, _ expected: String = "a number"
  ) throws(ScriptError) -> Double {
    guard case .number(let number) = value, number.isFinite else { throw error(expecting: expected) }
    guard let range, !range.contains(number) else { return number }
    let limits = JSON.text(of: range.lowerBound) + " to " + JSON.text(of: range.upperBound)
    throw error(JSON.text(of: number) + " is out of range (" + limits + ")")
  }

  /// Reads a whole number.
  ///
  /// - Parameter range: The allowed numbers; nil, the default, for every whole number that an `Int` can hold.
  /// - Returns: The number.
  /// - Throws: An error if the value is not a whole number or is out of range.
  /// - Complexity: O(*n*) for a value of *n* bytes that is still text, otherwise O(1).
  public func integer(in range: ClosedRange<Int>? = nil) throws(ScriptError) -> Int {
    let expected = "a whole number"
    guard let integer = Int(exactly: try number(expected)) else { throw error(expecting: expected) }
    guard let range, !range.contains(integer) else { return integer }
    throw error("\(integer) is out of range (\(range.lowerBound) to \(range.upperBound))")
  }

  /// Reads the name of one of several choices.
  ///
  /// - Parameters:
  ///   - noun: The word for a choice in errors, as in `unknown phase "bgan" (one of …)`.
  ///   - choices: The possible choices.
  ///   - name: A closure that returns a choice's name in scripts.
  /// - Returns: The first choice with the name.
  /// - Throws: An error if the value is not a string or names no choice.
  /// - Complexity: O(*n*) for *n* choices, plus the cost of ``string()``.
  public func choice<Choice>(
    _ noun: String, of choices: [Choice], named name: (Choice) -> String
  ) throws(ScriptError) -> Choice {
    let text = try string()
    if let choice = choices.first(where: { name($0) == text }) { return choice }
    throw error("unknown \(noun) \(text.quoted) (\(choices.map(name).choiceText))")
  }
}
