import InteractionCore

extension JSON {
  /// The precision with which numbers are written.
  ///
  ///     JSON.number(1.0 / 3).text()       // 0.333333
  ///     JSON.number(1.0 / 3).text(.all)   // 0.3333333333333333
  public enum Digits: Hashable, Sendable {
    /// At most six decimals, and never an exponent; for traces. Numbers of magnitude 9 · 10¹² or more are truncated and
    /// clamped as by `DecimalText`.
    case sixDecimals
    /// As many digits as are needed to read back the same number; for scripts. An exponent is used only for magnitudes above
    /// 1e99 and, except for 0, below 1e-99.
    case all
  }

  /// Returns the value on one line, with keys sorted by their bytes in UTF-8.
  ///
  /// - Parameter digits: The precision of numbers.
  /// - Returns: JSON without white space outside strings; a non-finite number becomes `null`.
  /// - Complexity: O(*n*) in the length of the text, and O(*k* log *k*) for an object of *k* keys.
  public func text(_ digits: Digits = .sixDecimals) -> String {
    var bytes: [UInt8] = []
    write(digits: digits, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the value to a text in UTF-8, in the form of `text(_:)`.
  ///
  /// - Complexity: O(n) for n bytes, and O(k log k) for an object of k keys.
  func write(digits: Digits, to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let truth): bytes += (truth ? "true" : "false").utf8
    case .number(let number): bytes += JSON.text(of: number, digits: digits).utf8
    case .string(let text): text.writeQuoted(to: &bytes)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(digits: digits, to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let values):
      bytes.append(UInt8(ascii: "{"))
      let entries = values.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      for (index, entry) in entries.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        entry.key.writeQuoted(to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        entry.value.write(digits: digits, to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  // MARK: Numbers

  private static func text(of number: Double, digits: Digits) -> String {
    guard number.isFinite else { return "null" }
    // Most numbers are whole, and whole numbers are written much faster this way; the conversion also turns -0 into 0.
    if let integer = Int64(exactly: number), integer.magnitude < 1 << 53 { return String(integer) }
    return switch digits {
    case .sixDecimals: DecimalText.text(number)
    case .all: (1e-99...1e99).contains(number.magnitude) ? textWithoutExponent(of: number) : self.text(of: number)
    }
  }

  /// Returns the text of a number, with all its digits and without an exponent.
  private static func textWithoutExponent(of number: Double) -> String {
    let text = text(of: number)
    let parts = text.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return text }
    let sign = number < 0 ? "-" : ""
    let digits = parts[0].filter { $0 != "-" && $0 != "." }
    if exponent < 0 { return sign + "0." + String(repeating: "0", count: -exponent - 1) + digits }
    // Numbers so large that their description has an exponent are whole.
    return sign + digits + String(repeating: "0", count: exponent + 1 - digits.count)
  }
}
