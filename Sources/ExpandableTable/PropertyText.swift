/// Real numbers as text: read here, because the standard library's own reader needs a C library.
enum DecimalNumber {
  /// The number that a text stands for, white space left out; nil where it is none.
  ///
  /// Beyond eighteen digits, or at the ends of what a double holds, the last bit may differ.
  static func value(of text: String) -> Double? {
    var bytes = text.utf8.filter { !XMLPropertyList.isSpace($0) }[...]
    let isNegative = bytes.first == 0x2D
    if isNegative || bytes.first == 0x2B { bytes.removeFirst() }
    if bytes.elementsEqual("nan".utf8) { return .nan }
    if bytes.elementsEqual("inf".utf8) { return isNegative ? -.infinity : .infinity }
    var (mantissa, scale, digits) = (UInt64(0), 0, 0)
    var isFraction = false
    while let byte = bytes.first, byte == 0x2E && !isFraction || (0x30...0x39).contains(byte) {
      bytes.removeFirst()
      if byte == 0x2E {
        isFraction = true
        continue
      }
      digits += 1
      // Eighteen digits are more than a double holds; further ones change nothing but its size.
      if mantissa < 100_000_000_000_000_000 {
        mantissa = mantissa * 10 + UInt64(byte - 0x30)
        scale -= isFraction ? 1 : 0
      } else {
        scale += isFraction ? 0 : 1
      }
    }
    guard digits > 0 else { return nil }
    if let sign = bytes.first {
      guard sign | 0x20 == 0x65, let exponent = exponent(bytes.dropFirst()) else { return nil }
      scale += exponent
    }
    return (isNegative ? -1 : 1) * scaled(mantissa, by: scale)
  }

  /// A number times a power of ten, in two doubles of which the second holds what the first cannot.
  private static func scaled(_ mantissa: UInt64, by scale: Int) -> Double {
    var high = Double(mantissa)
    var low = Double(Int64(mantissa) - Int64(high))
    var left = min(scale.magnitude, 400)
    while left > 0, high.isFinite {
      // Powers up to the twenty-second are exact.
      let power = (0..<min(left, 22)).reduce(1.0) { power, _ in power * 10 }
      let product = scale < 0 ? high / power : high * power
      let rest =
        scale < 0
        ? (low + high.addingProduct(-product, power)) / power : low * power + (-product).addingProduct(high, power)
      high = product + rest
      low = rest - (high - product)
      left -= min(left, 22)
    }
    return high
  }

  /// The digits behind an e; nil where there are none.
  private static func exponent(_ bytes: ArraySlice<UInt8>) -> Int? {
    let isNegative = bytes.first == 0x2D
    let digits = isNegative || bytes.first == 0x2B ? bytes.dropFirst() : bytes
    guard !digits.isEmpty, digits.count < 6, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    let value = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return isNegative ? -value : value
  }
}

/// Dates as XML property lists write them: `2001-01-01T00:00:00Z`, whole seconds.
enum PropertyDate {
  /// Seconds since the beginning of 2001; nil where the text is no date.
  static func seconds(of text: String) -> Double? {
    let bytes = text.utf8.filter { !XMLPropertyList.isSpace($0) }
    guard bytes.count == 20, bytes[4] == 0x2D, bytes[7] == 0x2D, bytes[10] == 0x54, bytes[13] == 0x3A,
      bytes[16] == 0x3A, bytes[19] == 0x5A, let year = number(bytes, 0, 4), let month = number(bytes, 5, 2),
      let day = number(bytes, 8, 2), let hour = number(bytes, 11, 2), let minute = number(bytes, 14, 2),
      let second = number(bytes, 17, 2), let date = CalendarDate(year: year, month: month, day: day),
      hour < 24, minute < 60, second < 61
    else { return nil }
    return Double(date.daysSince2001 * 86_400 + hour * 3600 + minute * 60 + second)
  }

  /// The text of a moment; nil beyond the years 1 to 9999.
  static func text(of seconds: Double) -> String? {
    guard seconds.magnitude < 1e12 else { return nil }
    let whole = Int(seconds.rounded(.down))
    let time = ((whole % 86_400) + 86_400) % 86_400
    guard let date = CalendarDate(daysSince2001: (whole - time) / 86_400) else { return nil }
    let clock = padded(time / 3600) + ":" + padded(time / 60 % 60) + ":" + padded(time % 60)
    return padded(date.year, 4) + "-" + padded(date.month) + "-" + padded(date.day) + "T" + clock + "Z"
  }

  private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int? {
    var result = 0
    for byte in bytes[start..<start + count] {
      guard (0x30...0x39).contains(byte) else { return nil }
      result = result * 10 + Int(byte - 0x30)
    }
    return result
  }

  private static func padded(_ number: Int, _ digits: Int = 2) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}

/// Bytes as text of 64 characters.
enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for index in 0..<4 { text.append(index <= group.count ? alphabet[bits >> (18 - 6 * index) & 63] : 0x3D) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  static func bytes(of text: String) -> [UInt8]? {
    var result: [UInt8] = []
    var (bits, count) = (0, 0)
    for byte in text.utf8 where !XMLPropertyList.isSpace(byte) && byte != 0x3D {
      guard let value = alphabet.firstIndex(of: byte) else { return nil }
      bits = (bits << 6 | value) & 0xFFFFFF
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      result.append(UInt8(truncatingIfNeeded: bits >> count))
    }
    return result
  }
}
