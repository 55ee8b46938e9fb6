/// Reads XML property lists in UTF-8; any bytes are survived.
///
/// It knows what Apple's property lists use of XML: the prologue, comments, CDATA, the five named entities and numbered ones.
struct XMLPropertyList {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  private struct Tag {
    let name: String
    let isClosing, isEmpty: Bool
    let start: Int
  }

  mutating func top() throws(PropertySyntaxError) -> PropertyValue {
    let outer = try tag()
    let hasShell = outer.name == "plist" && !outer.isClosing && !outer.isEmpty
    let result = try value(hasShell ? try tag() : outer, depth: 0)
    if hasShell { try close("plist") }
    try skipBetweenTags()
    guard place == bytes.count else { throw PropertySyntaxError(place, "something follows the list") }
    return result
  }

  private mutating func value(_ tag: Tag, depth: Int) throws(PropertySyntaxError) -> PropertyValue {
    guard !tag.isClosing else { throw PropertySyntaxError(tag.start, "</" + tag.name + "> closes nothing") }
    guard depth <= PropertyValue.deepest else { throw PropertySyntaxError(tag.start, "it is nested too deep") }
    switch tag.name {
    case "array": return .array(tag.isEmpty ? [] : try elements(depth))
    case "dict": return .dictionary(tag.isEmpty ? [] : try entries(depth))
    case "true", "false":
      if !tag.isEmpty { try close(tag.name) }
      return .bool(tag.name == "true")
    case _: break
    }
    let text = tag.isEmpty ? "" : try self.text(until: tag.name)
    switch tag.name {
    case "string": return .string(text)
    case "integer":
      guard let number = Self.integer(text) else { throw PropertySyntaxError(tag.start, "an integer is none") }
      return .integer(number)
    case "real":
      guard let number = DecimalNumber.value(of: text) else { throw PropertySyntaxError(tag.start, "a real is none") }
      return .real(number)
    case "date":
      guard let date = PropertyDate.seconds(of: text) else { throw PropertySyntaxError(tag.start, "a date is none") }
      return .date(date)
    case "data":
      guard let data = Base64.bytes(of: text) else { throw PropertySyntaxError(tag.start, "data is not in base 64") }
      return .data(data)
    case _: throw PropertySyntaxError(tag.start, "<" + tag.name + "> is no element of property lists")
    }
  }

  private mutating func elements(_ depth: Int) throws(PropertySyntaxError) -> [PropertyValue] {
    var elements: [PropertyValue] = []
    while true {
      let tag = try tag()
      if tag.isClosing && tag.name == "array" { return elements }
      elements.append(try value(tag, depth: depth + 1))
    }
  }

  private mutating func entries(_ depth: Int) throws(PropertySyntaxError) -> [PropertyEntry] {
    var entries: [PropertyEntry] = []
    while true {
      let tag = try tag()
      if tag.isClosing && tag.name == "dict" { return entries }
      guard tag.name == "key", !tag.isClosing else { throw PropertySyntaxError(tag.start, "a key is expected") }
      let key = tag.isEmpty ? "" : try text(until: "key")
      guard !entries.contains(where: { $0.key == key }) else {
        throw PropertySyntaxError(tag.start, "the key " + key + " stands twice")
      }
      entries.append(PropertyEntry(key, try value(try self.tag(), depth: depth + 1)))
    }
  }

  // MARK: Tags

  private mutating func close(_ name: String) throws(PropertySyntaxError) {
    let tag = try tag()
    guard tag.isClosing, tag.name == name else { throw PropertySyntaxError(tag.start, "</" + name + "> is expected") }
  }

  private mutating func tag() throws(PropertySyntaxError) -> Tag {
    try skipBetweenTags()
    let start = place
    guard take("<") else {
      throw PropertySyntaxError(start, start == bytes.count ? "it is cut off" : "an element is expected")
    }
    let isClosing = take("/")
    let first = place
    while place < bytes.count, Self.isLetter(bytes[place]) { place += 1 }
    let name = String(decoding: bytes[first..<place], as: UTF8.self)
    // Attributes, such as the version, say nothing here.
    while place < bytes.count, bytes[place] != 0x3E, bytes[place] != 0x3C { place += 1 }
    let isEmpty = bytes[place - 1] == 0x2F && !isClosing
    guard take(">") else { throw PropertySyntaxError(start, "a tag is cut off") }
    return Tag(name: name, isClosing: isClosing, isEmpty: isEmpty, start: start)
  }

  /// Skips white space, comments, and the prologue.
  private mutating func skipBetweenTags() throws(PropertySyntaxError) {
    while place < bytes.count {
      let start = place
      if Self.isSpace(bytes[place]) {
        place += 1
      } else if take("<!--") {
        try skip(past: "-->", from: start)
      } else if take("<?") {
        try skip(past: "?>", from: start)
      } else if take("<!DOCTYPE") {
        try skip(past: ">", from: start)
      } else {
        return
      }
    }
  }

  private mutating func skip(past end: StaticString, from start: Int) throws(PropertySyntaxError) {
    while place < bytes.count {
      if take(end) { return }
      place += 1
    }
    throw PropertySyntaxError(start, "it is cut off")
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place <= bytes.count - count else { return false }
    for index in 0..<count where bytes[place + index] != text.utf8Start[index] { return false }
    place += count
    return true
  }

  // MARK: Text

  private mutating func text(until name: String) throws(PropertySyntaxError) -> String {
    let start = place
    var text: [UInt8] = []
    while place < bytes.count {
      let here = place
      switch bytes[place] {
      case 0x3C:  // <
        if take("<![CDATA[") {
          let first = place
          try skip(past: "]]>", from: here)
          text += bytes[first..<place - 3]
        } else if take("<!--") {
          try skip(past: "-->", from: here)
        } else {
          try close(name)
          guard let string = String(checkingUTF8: text[...]) else {
            throw PropertySyntaxError(start, "a text is not in UTF-8")
          }
          return string
        }
      case 0x26:  // &
        guard let scalar = entity() else { throw PropertySyntaxError(here, "an entity is not known") }
        text += Array(String(Character(scalar)).utf8)
      // Ends of lines stay as they are: Apple's reader and writer do not turn them into line feeds either.
      case let byte:
        text.append(byte)
        place += 1
      }
    }
    throw PropertySyntaxError(start, "<" + name + "> is cut off")
  }

  private mutating func entity() -> Unicode.Scalar? {
    if take("&amp;") { return "&" }
    if take("&lt;") { return "<" }
    if take("&gt;") { return ">" }
    if take("&quot;") { return "\"" }
    if take("&apos;") { return "'" }
    let radix: UInt32 = take("&#x") ? 16 : take("&#") ? 10 : 0
    guard radix > 0 else { return nil }
    var number: UInt32 = 0
    let first = place
    while place < bytes.count, place - first < 8, let digit = Self.digit(bytes[place]), digit < radix {
      number = number * radix + digit
      if number > 0x10FFFF { return nil }
      place += 1
    }
    guard place > first, take(";") else { return nil }
    return Unicode.Scalar(number)
  }

  /// A whole number in decimal, or in hexadecimal behind 0x, with white space around it.
  private static func integer(_ text: String) -> Int? {
    var digits = text.utf8.drop(while: isSpace)
    while let last = digits.last, isSpace(last) { digits = digits.dropLast() }
    let isNegative = digits.first == 0x2D
    if isNegative || digits.first == 0x2B { digits = digits.dropFirst() }
    let isHexadecimal = digits.count > 2 && digits.starts(with: [0x30, 0x78])
    if isHexadecimal { digits = digits.dropFirst(2) }
    guard !digits.isEmpty else { return nil }
    var result = 0
    for byte in digits {
      guard let value = digit(byte), value < (isHexadecimal ? 16 : 10) else { return nil }
      let (scaled, tooLarge) = result.multipliedReportingOverflow(by: isHexadecimal ? 16 : 10)
      let part = isNegative ? -Int(value) : Int(value)
      let (sum, overflows) = scaled.addingReportingOverflow(part)
      if tooLarge || overflows { return nil }
      result = sum
    }
    return result
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46: UInt32(byte - 0x41 + 10)
    case 0x61...0x66: UInt32(byte - 0x61 + 10)
    case _: nil
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
