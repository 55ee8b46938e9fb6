// Reading and writing the characters between the quotation marks of JSON strings.

extension String {
  /// Reads the characters between the quotation marks of a string whose syntax has been checked.
  init(unescaping bytes: ArraySlice<UInt8>) {
    self = ""
    var remainder = bytes
    while let backslash = remainder.firstIndex(of: UInt8(ascii: "\\")) {
      self += String(decoding: remainder[..<backslash], as: UTF8.self)
      remainder = remainder[backslash...].dropFirst()
      switch remainder.removeFirst() {
      case UInt8(ascii: "b"): self += "\u{8}"
      case UInt8(ascii: "f"): self += "\u{C}"
      case UInt8(ascii: "n"): self += "\n"
      case UInt8(ascii: "r"): self += "\r"
      case UInt8(ascii: "t"): self += "\t"
      case UInt8(ascii: "u"):
        let codeUnit = remainder.removeCodeUnit()
        guard UTF16.isLeadSurrogate(codeUnit) else {
          self += String(decoding: [codeUnit], as: UTF16.self)
          continue
        }
        // The other half of the pair follows another `\u`.
        remainder = remainder.dropFirst(2)
        self += String(decoding: [codeUnit, remainder.removeCodeUnit()], as: UTF16.self)
      case let byte: unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    self += String(decoding: remainder, as: UTF8.self)
  }

  /// Appends the string in quotation marks to a text in UTF-8.
  ///
  /// Only characters that must be escaped are escaped: quotation marks, backslashes and the characters below U+0020, in their
  /// shortest form.
  func writeQuoted(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in utf8 {
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        bytes += byte.escapeSequence.utf8
      } else {
        bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension UInt8 {
  /// The escape sequence for a character that a JSON string cannot contain as it is.
  fileprivate var escapeSequence: String {
    switch self {
    case UInt8(ascii: "\""): "\\\""
    case UInt8(ascii: "\\"): "\\\\"
    case 0x08: "\\b"
    case UInt8(ascii: "\t"): "\\t"
    case UInt8(ascii: "\n"): "\\n"
    case 0x0C: "\\f"
    case UInt8(ascii: "\r"): "\\r"
    default: (self < 0x10 ? "\\u000" : "\\u00") + String(self, radix: 16)
    }
  }
}

extension ArraySlice<UInt8> {
  /// Removes four hexadecimal digits from the front and returns their value.
  fileprivate mutating func removeCodeUnit() -> UInt16 {
    let digits = String(decoding: prefix(4), as: UTF8.self)
    self = dropFirst(4)
    return UInt16(digits, radix: 16) ?? 0
  }
}
