extension String {
  /// The text in UTF-8.
  var bytes: [UInt8] { [UInt8](utf8) }

  /// Returns the parts between the occurrences of an ASCII character, by default the space.
  ///
  /// Between two adjacent occurrences there is an empty part; a text without the character is a single part.
  func parts(at separator: UInt8 = 0x20) -> [String] {
    var parts: [String] = []
    var part: [UInt8] = []
    for byte in bytes + [separator] {
      if byte != separator {
        part.append(byte)
      } else {
        parts.append(String(decoding: part, as: UTF8.self))
        part = []
      }
    }
    return parts
  }

  /// Returns the text, which contains at most three `#`, with each of them replaced by a number, in order.
  func filled(with first: Int, _ second: Int = 0, _ third: Int = 0) -> String {
    let parts = parts(at: 0x23)
    var text = parts[0]
    for (number, part) in zip([first, second, third], parts.dropFirst()) { text += String(number) + part }
    return text
  }

  /// The plain number at the start of the text, such as `7.5`; the article uses `floatValue`.
  ///
  /// Numbers above a million become a million or slightly more, and a text that begins with none, such as `-7`, becomes 0.
  var leadingNumber: Double {
    var (number, unit) = (0.0, 1.0)
    var isFraction = false
    for byte in bytes {
      if byte == 0x2E, !isFraction {
        isFraction = true
        continue
      }
      guard byte >= 0x30, byte <= 0x39 else { break }
      let digit = Double(byte - 0x30)
      if isFraction {
        unit /= 10
        number += digit * unit
      } else {
        number = min(number * 10 + digit, 1e6)
      }
    }
    return number
  }
}
