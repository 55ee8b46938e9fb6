import InteractionLaws
import InteractionReplay
import TestSupport
import Testing

@Suite("Values as text, byte by byte")
struct JSONTextTests {
  @Test("Values are written without a space")
  func values() {
    let values: [(JSON, String)] = [
      (.null, "null"),
      (.bool(true), "true"),
      (.bool(false), "false"),
      (.array([]), "[]"),
      (.object([:]), "{}"),
      (.array([.null, .array([.number(1)]), .object(["a": .null])]), #"[null,[1],{"a":null}]"#),
      (
        .object(["b": .array([]), "a": .object(["d": .number(1), "c": .null])]),
        #"{"a":{"c":null,"d":1},"b":[]}"#
      ),
    ]
    for (value, text) in values { expect(value.text(.all), is: text) }
  }

  @Test("Keys are sorted by their UTF-8 bytes, not by Unicode equivalence")
  func keys() {
    let keys = ["b", "a10", "a9", "B", "", "_", "~", "e\u{301}", "ê", "z", "\u{FFFD}", "\u{1F600}", "\"", "\n"]
    let value = JSON.object(Dictionary(uniqueKeysWithValues: keys.map { ($0, .null) }))
    let sorted = [
      "", "\\n", "\\\"", "B", "_", "a10", "a9", "b", "e\u{301}", "z", "~", "ê", "\u{FFFD}", "\u{1F600}",
    ]
    let text = "{" + sorted.map { "\"" + $0 + "\":null" }.joined(separator: ",") + "}"
    expect(Array(value.text().utf8), is: Array(text.utf8))
  }

  // MARK: Strings

  @Test("Only characters that must be escaped are, in the shortest form")
  func strings() {
    let strings: [(String, String)] = [
      ("", #""""#),
      ("a/b\"c\\d", #""a/b\"c\\d""#),
      ("\0\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}\u{7}", #""\u0000\u0001\u0002\u0003\u0004\u0005\u0006\u0007""#),
      ("\u{8}\t\n\u{B}\u{C}\r\u{E}\u{F}", #""\b\t\n\u000b\f\r\u000e\u000f""#),
      (
        "\u{10}\u{11}\u{12}\u{13}\u{14}\u{15}\u{16}\u{17}",
        #""\u0010\u0011\u0012\u0013\u0014\u0015\u0016\u0017""#
      ),
      (
        "\u{18}\u{19}\u{1A}\u{1B}\u{1C}\u{1D}\u{1E}\u{1F}",
        #""\u0018\u0019\u001a\u001b\u001c\u001d\u001e\u001f""#
      ),
      ("\r\n", #""\r\n""#),
      (" \u{7F}\u{80}\u{2028}\u{2029}\u{FEFF}", "\" \u{7F}\u{80}\u{2028}\u{2029}\u{FEFF}\""),
      ("é e\u{301} 😀 👩‍👧 \u{10FFFF}", "\"é e\u{301} 😀 👩‍👧 \u{10FFFF}\""),
    ]
    for (string, text) in strings {
      expect(Array(JSON.string(string).text().utf8), is: Array(text.utf8), "\(text)")
    }
  }

  // MARK: Numbers

  /// The text of a number that is too large for six decimals.
  private static let limit = "9000000000000000000"

  @Test("Numbers have an exponent only beyond 1e99 and below 1e-99, and never in traces")
  func numbers() {
    /// Numbers, each with its text with all digits and with six decimals.
    let numbers: [(Double, all: String, six: String)] = [
      (0, "0", "0"),
      (-0.0, "0", "0"),
      (-1, "-1", "-1"),
      (0.1, "0.1", "0.1"),
      (-2.5, "-2.5", "-2.5"),
      (123456789.125, "123456789.125", "123456789.125"),
      (0.1 + 0.2, "0.30000000000000004", "0.3"),
      (0.0000005, "0.0000005", "0.000001"),
      (-0.000012345, "-0.000012345", "-0.000012"),
      (1e-7, "0.0000001", "0"),
      (-1.5e-10, "-0.00000000015", "0"),
      (999_999.999_999_5, "999999.9999995", "999999.999999"),
      (9e12 + 0.5, "9000000000000.5", "9000000000000"),
      (0x1p53 - 1, "9007199254740991", "9007199254740991"),
      (0x1p53, "9007199254740992", "9007199254740992"),
      (-0x1p53, "-9007199254740992", "-9007199254740992"),
      (0x1p63, "9223372036854776000", Self.limit),
      (1e16, "10000000000000000", "10000000000000000"),
      (1e21, "1000000000000000000000", Self.limit),
      (-6.02214076e23, "-602214076000000000000000", "-" + Self.limit),
      (1e99, "1" + String(repeating: "0", count: 99), Self.limit),
      (1e99.nextUp, "1.0000000000000001e+99", Self.limit),
      (1e-99, "0." + String(repeating: "0", count: 98) + "1", "0"),
      (1e-99.nextDown, "9.999999999999998e-100", "0"),
      (.greatestFiniteMagnitude, "1.7976931348623157e+308", Self.limit),
      (.leastNormalMagnitude, "2.2250738585072014e-308", "0"),
      (-.leastNonzeroMagnitude, "-5e-324", "0"),
      (.infinity, "null", "null"),
      (-.infinity, "null", "null"),
      (.nan, "null", "null"),
    ]
    for (number, all, six) in numbers {
      let texts = [JSON.Digits.all, .sixDecimals].map { JSON.number(number).text($0) }
      expect(texts, are: [all, six], "\(number)")
    }
  }

  // MARK: There and back

  @Test("A value that is written with all digits is read again unchanged")
  func roundTrip() throws {
    var random = SplitMix64(seed: 2014)
    for _ in 0..<2000 {
      let value = Self.value(depth: 4, with: &random)
      let text = value.text(.all)
      let again = try JSON(parsing: text.utf8, file: "s.json")
      #expect((again, Array(again.text(.all).utf8)) == (value, Array(text.utf8)))
    }
  }

  private static func value(depth: Int, with random: inout SplitMix64) -> JSON {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &random) {
    case 0: return .null
    case 1: return .bool(.random(using: &random))
    case 2: return .number(Double(Int.random(in: -1000...1000, using: &random)) / 8)
    case 3:
      let number = Double(bitPattern: random.next())
      return .number(number.isFinite ? number : 0)
    case 4, 5: return .string(string(with: &random))
    case 6:
      return .array((0..<Int.random(in: 0...4, using: &random)).map { _ in value(depth: depth - 1, with: &random) })
    default:
      var values: [String: JSON] = [:]
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        values[string(with: &random)] = value(depth: depth - 1, with: &random)
      }
      return .object(values)
    }
  }

  private static func string(with random: inout SplitMix64) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      let limit: UInt32 = [0x20, 0x80, 0x3000, 0x110000][Int.random(in: 0..<4, using: &random)]
      if let scalar = Unicode.Scalar(UInt32.random(in: 0..<limit, using: &random)) { scalars.append(scalar) }
    }
    return String(scalars)
  }
}
