/// A value of a script together with the place where it stands, for messages.
struct Reading {
  let value: JSON
  /// The path from the file's top, such as `events[3].pan`; empty for the top itself.
  let place: String
  /// What messages call the file.
  let file: String

  func error(_ problem: String) -> ScriptError { ScriptError(file: file, place: place, problem: problem) }

  func error(expecting expected: String) -> ScriptError {
    error(expected + " is expected, not " + value.inWords)
  }

  /// The fields of an object; a key that is not among the allowed ones is an error.
  func object(_ allowed: [String]) throws(ScriptError) -> Fields {
    let fields = try anyObject()
    guard let key = fields.keys.first(where: { !allowed.contains($0) }) else { return fields }
    throw error(
      "unknown key " + key.quoted + (allowed.isEmpty ? " (no key is known here)" : " (\(allowed.asChoice))"))
  }

  /// The fields of an object, whatever they are called.
  func anyObject() throws(ScriptError) -> Fields {
    guard case .object(let values) = value else { throw error(expecting: "an object") }
    return Fields(values: values, owner: self)
  }

  /// The elements of an array.
  func array(_ expected: String = "an array") throws(ScriptError) -> [Reading] {
    guard case .array(let values) = value else { throw error(expecting: expected) }
    return values.indices.map { Reading(value: values[$0], place: place + "[\($0)]", file: file) }
  }

  func string() throws(ScriptError) -> String {
    guard case .string(let text) = value else { throw error(expecting: "a string") }
    return text
  }

  func bool() throws(ScriptError) -> Bool {
    guard case .bool(let truth) = value else { throw error(expecting: "true or false") }
    return truth
  }

  /// A number, any that is finite unless a range is given.
  func number(
    in range: ClosedRange<Double>? = nil, _ expected: String = "a number"
  ) throws(ScriptError) -> Double {
    guard case .number(let number) = value, number.isFinite else { throw error(expecting: expected) }
    guard let range, !range.contains(number) else { return number }
    let limits = JSON.text(of: range.lowerBound) + " to " + JSON.text(of: range.upperBound)
    throw error(JSON.text(of: number) + " is out of range (" + limits + ")")
  }

  /// A whole number.
  func integer(in range: ClosedRange<Int>? = nil) throws(ScriptError) -> Int {
    let expected = "a whole number"
    guard let integer = Int(exactly: try number(expected)) else { throw error(expecting: expected) }
    guard let range, !range.contains(integer) else { return integer }
    throw error("\(integer) is out of range (\(range.lowerBound) to \(range.upperBound))")
  }

  /// One of several things by its name; the noun says what it is, for `unknown phase "bgan" (one of …)`.
  func choice<Choice>(
    _ noun: String, of choices: [Choice], named name: (Choice) -> String
  ) throws(ScriptError) -> Choice {
    let text = try string()
    if let choice = choices.first(where: { name($0) == text }) { return choice }
    throw error("unknown \(noun) \(text.quoted) (\(choices.map(name).asChoice))")
  }
}

/// The fields of an object that is read.
struct Fields {
  fileprivate let values: [String: JSON]
  fileprivate let owner: Reading

  fileprivate init(values: [String: JSON], owner: Reading) {
    self.values = values
    self.owner = owner
  }

  /// The keys in sorted order, so that of two errors the same one is told each time.
  var keys: [String] { values.keys.sorted() }

  /// A field, or nil where it is absent.
  subscript(key: String) -> Reading? {
    values[key].map { Reading(value: $0, place: place(of: key), file: owner.file) }
  }

  /// A field that must not be absent.
  func required(_ key: String, _ expected: String) throws(ScriptError) -> Reading {
    if let reading = self[key] { return reading }
    throw error(at: key, "missing (\(expected))")
  }

  /// An object without fields in the place of an absent one.
  func empty(_ key: String) -> Reading {
    Reading(value: .object([:]), place: place(of: key), file: owner.file)
  }

  /// An error about a field, present or absent.
  func error(at key: String, _ problem: String) -> ScriptError {
    ScriptError(file: owner.file, place: place(of: key), problem: problem)
  }

  private func place(of key: String) -> String {
    owner.place.isEmpty ? key : owner.place + "." + key
  }

  // MARK: Fields of a kind

  func choice<Choice>(
    _ key: String, of choices: [Choice], named name: (Choice) -> String, noun: String? = nil
  ) throws(ScriptError) -> Choice {
    try required(key, choices.map(name).asChoice).choice(noun ?? key, of: choices, named: name)
  }

  func choice<Choice>(
    _ key: String, of choices: [Choice], named name: (Choice) -> String, or other: Choice
  ) throws(ScriptError) -> Choice {
    try self[key]?.choice(key, of: choices, named: name) ?? other
  }

  func number(_ key: String, in range: ClosedRange<Double>? = nil) throws(ScriptError) -> Double {
    try required(key, "a number").number(in: range)
  }

  func number(_ key: String, in range: ClosedRange<Double>, or other: Double) throws(ScriptError) -> Double {
    try self[key]?.number(in: range) ?? other
  }

  func integer(_ key: String) throws(ScriptError) -> Int { try required(key, "a whole number").integer() }

  func string(_ key: String) throws(ScriptError) -> String { try required(key, "a string").string() }

  func bool(_ key: String, or other: Bool) throws(ScriptError) -> Bool { try self[key]?.bool() ?? other }
}
