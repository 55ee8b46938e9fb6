/// A slice of a checked JSON text that contains one value.
///
/// The value is inspected in place and read on demand, so that the million events of a long script need not be held as a
/// million values:
///
///     let script = try JSONSlice(checking: bytes, file: "drag.json")
///     let events = script.fields?.first { $0.key == "events" }
///     guard let elements = events?.slice.elements else { return }
///     for element in elements { print(element.value) }
///
/// The whole text is checked before a slice exists, so reading a value cannot fail.
struct JSONSlice: Sendable {
  private let bytes: [UInt8]
  /// The indices of the value's bytes in the text, without the surrounding white space.
  let range: Range<Int>

  /// Checks a JSON text and creates a slice of its value, ignoring a leading byte order mark.
  ///
  /// - Throws: `ScriptError` for the first fault that `JSONSyntax` finds.
  /// - Complexity: O(*n*) for *n* bytes.
  init(checking bytes: [UInt8], file: String, reportingTo source: ScriptSource? = nil) throws(ScriptError) {
    do throws(JSONSyntax.Fault) {
      range = try JSONSyntax.check(bytes, reportingTo: source)
    } catch {
      throw ScriptError(file: file, place: error.place, problem: "not readable JSON: " + error.problem)
    }
    self.bytes = bytes
  }

  fileprivate init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }

  private var reader: JSONReader { JSONReader(bytes, at: range.lowerBound) }

  /// The fraction of the text that precedes the value, from 0 to 1.
  var startFraction: Double { Double(range.lowerBound) / Double(max(1, bytes.count)) }

  /// The value's kind.
  var kind: JSON.Kind { reader.kind }

  /// The value, read from the text on each access.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  var value: JSON {
    var reader = reader
    return reader.readValue()
  }

  /// The fields of an object, in the order of the text; nil if the value is not an object.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  var fields: [(key: String, slice: JSONSlice)]? {
    guard kind == .object else { return nil }
    var reader = reader
    var fields: [(key: String, slice: JSONSlice)] = []
    reader.enter()
    while reader.advance() { fields.append((reader.readKey(), reader.readSlice())) }
    return fields
  }

  /// The elements of an array; nil if the value is not an array.
  var elements: Elements? { kind == .array ? Elements(reader) : nil }

  /// The elements of an array, each found on demand.
  struct Elements: Sequence, IteratorProtocol, Sendable {
    private var reader: JSONReader
    private var isAtEnd = false

    fileprivate init(_ reader: JSONReader) {
      self.reader = reader
      self.reader.enter()
    }

    /// Finds the next element.
    ///
    /// - Complexity: O(*n*) for the element's *n* bytes.
    mutating func next() -> JSONSlice? {
      guard !isAtEnd, reader.advance() else {
        isAtEnd = true
        return nil
      }
      return reader.readSlice()
    }
  }
}

extension JSONReader {
  /// Skips the value that begins here and returns its slice.
  fileprivate mutating func readSlice() -> JSONSlice {
    let start = index
    skip()
    return JSONSlice(bytes, start..<index)
  }
}
