/// A checker that finds the first place where a text is not JSON (RFC 8259).
///
/// Beyond the grammar, it forbids duplicate keys in an object, even if they differ in their escapes or are only canonically
/// equivalent; numbers too large for a double; unpaired surrogates; and more than `maximumDepth` levels of nesting. A text that
/// is not UTF-8 is rejected before its grammar is checked.
///
/// - Complexity: O(n) for n bytes.
struct JSONSyntax {
  /// The first fault in a text, with its place.
  struct Fault: Error {
    /// The line and the column, from 1, such as `line 3, column 5`; columns count Unicode scalars.
    ///
    /// On the first line of a text with a byte order mark, `after the byte order mark` follows.
    let place: String
    /// The problem at that place.
    let problem: String
  }

  /// The maximum depth of nested arrays and objects.
  ///
  /// Chosen here: far greater than scripts need, and small enough for a reader that recurses for each level.
  static let maximumDepth = 64

  private let bytes: [UInt8]
  /// The index of the byte from which places are counted.
  private let origin: Int
  private var index: Int
  /// The source to which the check reports its progress, next at the first value from `nextReportIndex` on.
  private let source: ScriptSource?
  private var nextReportIndex = reportInterval

  /// The minimum number of bytes between two reports.
  private static let reportInterval = 1 << 14

  /// The byte order mark of UTF-8.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private init(_ bytes: [UInt8], _ source: ScriptSource?) {
    self.bytes = bytes
    self.source = source
    origin = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
    index = origin
  }

  /// Returns the indices of the bytes of a text's value, without surrounding white space, or throws the text's first fault.
  ///
  /// A byte order mark at the beginning is skipped. Editors do not show it, so the columns on its line are counted from the
  /// character after it, and the place says so.
  static func check(_ bytes: [UInt8], reportingTo source: ScriptSource?) throws(Fault) -> Range<Int> {
    var syntax = JSONSyntax(bytes, source)
    try syntax.checkEncoding()
    _ = syntax.peek()
    let start = syntax.index
    try syntax.checkValue(depth: 0)
    let end = syntax.index
    guard syntax.peek() == nil else { throw syntax.fault(expecting: "the end of the file") }
    return start..<end
  }

  // MARK: Values

  private mutating func checkValue(depth: Int) throws(Fault) {
    guard let first = peek() else { throw fault(expecting: "a value") }
    if index >= nextReportIndex {
      source?.reportProgress(Double(index) / Double(bytes.count))
      nextReportIndex = index + Self.reportInterval
    }
    guard depth < Self.maximumDepth || !"[{".utf8.contains(first) else {
      throw fault("nested deeper than \(Self.maximumDepth) levels")
    }
    switch first {
    case UInt8(ascii: "{"): try checkObject(depth: depth)
    case UInt8(ascii: "["): try checkArray(depth: depth)
    case UInt8(ascii: "\""): _ = try checkString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try checkNumber()
    case UInt8(ascii: "t"): try checkWord("true")
    case UInt8(ascii: "f"): try checkWord("false")
    case UInt8(ascii: "n"): try checkWord("null")
    default: throw fault(expecting: "a value")
    }
  }

  private mutating func checkObject(depth: Int) throws(Fault) {
    index += 1
    if skipPunctuation("}") { return }
    var keys: Set<String> = []
    repeat {
      guard peek() == UInt8(ascii: "\"") else { throw fault(expecting: "a key in quotation marks") }
      let start = index
      let key = try checkString()
      guard keys.insert(String(unescaping: key)).inserted else {
        index = start
        throw fault("the key " + String(decoding: key, as: UTF8.self).quoted + " appears twice in an object (keep one)")
      }
      guard skipPunctuation(":") else { throw fault(expecting: "\":\"") }
      try checkValue(depth: depth + 1)
    } while skipPunctuation(",")
    guard skipPunctuation("}") else { throw fault(expecting: "\",\" or \"}\"") }
  }

  private mutating func checkArray(depth: Int) throws(Fault) {
    index += 1
    if skipPunctuation("]") { return }
    repeat { try checkValue(depth: depth + 1) } while skipPunctuation(",")
    guard skipPunctuation("]") else { throw fault(expecting: "\",\" or \"]\"") }
  }

  private mutating func checkWord(_ word: String) throws(Fault) {
    guard bytes[index...].starts(with: word.utf8) else { throw fault(expecting: "a value") }
    index += word.utf8.count
  }

  private mutating func checkNumber() throws(Fault) {
    let start = index
    _ = skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) { try checkDigits() }
    if skip(UInt8(ascii: ".")) { try checkDigits() }
    let hasExponent = skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E"))
    if hasExponent {
      if !skip(UInt8(ascii: "+")) { _ = skip(UInt8(ascii: "-")) }
      try checkDigits()
    }
    // Without an exponent, a number needs 309 digits to be too large.
    guard hasExponent || index - start > 300 else { return }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if let number = Double(text), number.isFinite { return }
    index = start
    throw fault("the number " + text.quoted + " is out of range (the limit is about ±1.8e308)")
  }

  private mutating func checkDigits() throws(Fault) {
    let start = index
    while let byte = byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    guard index > start else { throw fault(expecting: "a digit") }
  }

  // MARK: Strings

  /// Checks a string, and returns the bytes between its quotation marks.
  private mutating func checkString() throws(Fault) -> ArraySlice<UInt8> {
    index += 1
    let start = index
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return bytes[start..<index - 1]
      case UInt8(ascii: "\\"): try checkEscape()
      case 0..<0x20: throw fault("a string contains a line break or another control character (escape it)")
      default: index += 1
      }
    }
    throw fault(expecting: "a closing quotation mark")
  }

  private mutating func checkEscape() throws(Fault) {
    index += 1
    guard let byte, "\"\\/bfnrtu".utf8.contains(byte) else {
      throw fault(expecting: "one of \" \\ / b f n r t u after the backslash")
    }
    index += 1
    guard byte == UInt8(ascii: "u") else { return }
    let start = index
    let first = try readHexadecimal()
    guard (0xD800..<0xE000).contains(first) else { return }
    if first < 0xDC00, skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u")),
      case let second = try readHexadecimal(), (0xDC00..<0xE000).contains(second)
    {
      return
    }
    index = start
    throw fault("an unpaired surrogate (write both halves of the pair)")
  }

  private mutating func readHexadecimal() throws(Fault) -> Int {
    var value = 0
    for _ in 0..<4 {
      guard let digit = byte.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw fault(expecting: "a hexadecimal digit")
      }
      value = value << 4 | digit
      index += 1
    }
    return value
  }

  /// Checks that the text is UTF-8, so that everything else can work on bytes.
  private mutating func checkEncoding() throws(Fault) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw fault("the text begins with a UTF-16 byte order mark (save it as UTF-8)")
    }
    while let start = bytes[index...].firstIndex(where: { $0 >= 0x80 }) {
      index = start
      var decoder = UTF8()
      var iterator = bytes[start...].makeIterator()
      guard case .scalarValue(let scalar) = decoder.decode(&iterator) else {
        throw fault("the text is not UTF-8 (save it as UTF-8)")
      }
      index += UTF8.width(scalar)
    }
    index = origin
  }

  // MARK: Bytes

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Skips white space and returns the next byte, or nil at the end of the text.
  private mutating func peek() -> UInt8? {
    while let byte, byte.isBlank { index += 1 }
    return byte
  }

  /// Skips white space and then, if it comes next, a structural character, such as `:`; returns whether it was there.
  private mutating func skipPunctuation(_ character: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// Skips a byte if it comes next; returns whether it did.
  private mutating func skip(_ expected: UInt8) -> Bool {
    guard byte == expected else { return false }
    index += 1
    return true
  }

  // MARK: Faults

  private func fault(_ problem: String) -> Fault {
    let precedingBytes = bytes[..<index]
    let line = precedingBytes.count { $0 == UInt8(ascii: "\n") } + 1
    let lineStart = precedingBytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? origin
    // A byte 10xxxxxx continues a character.
    let column = bytes[lineStart..<index].count { $0 & 0xC0 != 0x80 } + 1
    let followsMark = origin > 0 && line == 1
    return Fault(
      place: "line \(line), column \(column)" + (followsMark ? " after the byte order mark" : ""),
      problem: problem)
  }

  private func fault(expecting expected: String) -> Fault {
    guard index < bytes.count else { return fault("expected " + expected + ", found the end of the file") }
    guard !bytes[index...].starts(with: Self.byteOrderMark) else {
      return fault("expected " + expected + ", found a byte order mark (allowed only at the beginning)")
    }
    let nextText = String(decoding: bytes[index...].prefix(16), as: UTF8.self)
    let found = nextText.hasPrefix("\"") ? "a quotation mark" : String(nextText.prefix(1)).quoted
    return fault("expected " + expected + ", found " + found)
  }
}
