/// A reader of values from a text that `JSONSyntax` has checked.
///
/// Reading cannot fail. The reader skips commas and colons like white space, because `JSONSyntax` has checked their places.
struct JSONReader {
  let bytes: [UInt8]
  /// The index of the next byte to read.
  private(set) var index: Int

  /// Creates a reader at a byte of a checked text.
  init(_ bytes: [UInt8], at index: Int) {
    self.bytes = bytes
    self.index = index
  }

  /// The kind of the value that begins here.
  var kind: JSON.Kind {
    switch bytes[index] {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "n"): .null
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
    default: .number
    }
  }

  // MARK: Values

  /// Reads the value that begins here.
  mutating func readValue() -> JSON {
    switch kind {
    case .null:
      skip()
      return .null
    case .bool:
      let isTrue = bytes[index] == UInt8(ascii: "t")
      skip()
      return .bool(isTrue)
    case .number: return .number(readNumber())
    case .string: return .string(readString())
    case .array:
      var values: [JSON] = []
      enter()
      while advance() { values.append(readValue()) }
      return .array(values)
    case .object:
      var values: [String: JSON] = [:]
      enter()
      while advance() {
        let key = readKey()
        values[key] = readValue()
      }
      return .object(values)
    }
  }

  /// Reads a key and advances to its value.
  mutating func readKey() -> String {
    let key = readString()
    skipSeparators()
    return key
  }

  /// Reads a string.
  mutating func readString() -> String {
    let start = index + 1
    skipString()
    return String(unescaping: bytes[start..<index - 1])
  }

  private mutating func readNumber() -> Double {
    let start = index
    skipWord()
    // `Double` reads every JSON number; numbers too small for it become 0.
    return Double(String(decoding: bytes[start..<index], as: UTF8.self)) ?? .nan
  }

  // MARK: Arrays and objects

  /// Enters the array or the object that begins here.
  mutating func enter() { index += 1 }

  /// Advances to the next element or key; after the last one, leaves the array or the object and returns false.
  mutating func advance() -> Bool {
    skipSeparators()
    guard bytes[index] != UInt8(ascii: "]"), bytes[index] != UInt8(ascii: "}") else {
      index += 1
      return false
    }
    return true
  }

  private mutating func skipSeparators() {
    while bytes[index].isBlank || bytes[index] == UInt8(ascii: ",") || bytes[index] == UInt8(ascii: ":") { index += 1 }
  }

  // MARK: Skipping

  /// Skips the value, or the key, that begins here.
  mutating func skip() {
    switch kind {
    case .null, .bool, .number: skipWord()
    case .string: skipString()
    case .array, .object:
      enter()
      while advance() { skip() }
    }
  }

  private mutating func skipWord() {
    while index < bytes.count, !bytes[index].endsWord { index += 1 }
  }

  private mutating func skipString() {
    index += 1
    while bytes[index] != UInt8(ascii: "\"") { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
    index += 1
  }
}

extension UInt8 {
  /// Whether JSON treats the byte as white space.
  var isBlank: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): true
    default: false
    }
  }

  /// Whether a number, `true`, `false` or `null` ends before this byte.
  fileprivate var endsWord: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): true
    default: isBlank
    }
  }
}
