import InteractionCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value of JSON.
public enum JSON: Hashable, Sendable {
  /// Nothing.
  case null
  /// True or false.
  case bool(Bool)
  /// A number; what is not finite cannot be written and becomes `null`.
  case number(Double)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSON])
  /// Values by key; they are written in the order of their sorted keys.
  case object([String: JSON])
}

extension JSON {
  /// How numbers are written.
  enum Digits: Hashable, Sendable {
    /// At most six decimals and never an exponent, for traces.
    case six
    /// As many as lead back to the same number, for scripts.
    case all
  }

  /// The value on one line, keys sorted.
  func text(_ digits: Digits = .six) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Nothing that `Encoded` writes can fail: it holds no number that is not finite.
    let data = try? encoder.encode(Encoded(value: self, digits: digits))
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }

  /// Reads a text of JSON.
  ///
  /// What counts as JSON is decided by `JSONSyntax`, because Foundation's own verdict differs between its
  /// versions (a comma too many, a key that stands twice, a number beyond range), and not all of them say
  /// where the fault is.
  init(parsing bytes: [UInt8], file: String) throws(ScriptError) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    do {
      try JSONSyntax.check(bytes)
    } catch {
      throw ScriptError(file: file, place: error.place, problem: "not JSON: " + error.problem)
    }
    guard let decoded = try? JSONDecoder().decode(Decoded.self, from: Data(bytes)) else {
      throw ScriptError(file: file, place: "", problem: "not JSON: Foundation cannot read it")
    }
    self = decoded.value
  }

  /// What stands at a place where something else is expected, as messages cite it.
  var inWords: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): JSON.text(of: value)
    case .string(let text): text.quoted
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// A number as messages cite it: with all its digits.
  static func text(of number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// A value on its way to text.
private struct Encoded: Encodable {
  let value: JSON
  let digits: JSON.Digits

  func encode(to encoder: any Encoder) throws {
    switch value {
    case .array(let values):
      var container = encoder.unkeyedContainer()
      for value in values { try container.encode(Encoded(value: value, digits: digits)) }
    case .object(let values):
      var container = encoder.container(keyedBy: Key.self)
      for (key, value) in values {
        try container.encode(Encoded(value: value, digits: digits), forKey: Key(stringValue: key))
      }
    case .null, .bool, .number, .string:
      var container = encoder.singleValueContainer()
      try encode(into: &container)
    }
  }

  private func encode(into container: inout any SingleValueEncodingContainer) throws {
    switch value {
    case .null, .array, .object: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .string(let text): try container.encode(text)
    case .number(let number):
      guard number.isFinite else { return try container.encodeNil() }
      // Most numbers are whole, and whole numbers are written much faster; this also turns -0 into 0.
      if let whole = Int64(exactly: number), whole.magnitude < 1 << 53 { return try container.encode(whole) }
      // A decimal is written as it stands by every version of Foundation, a double is not.
      switch digits {
      case .six: try container.encode(Decimal(string: DecimalText.text(number)))
      case .all:
        // Decimals end at 1e127 and 1e-128; what lies beyond is only ever written to be read again.
        guard (1e-99...1e99).contains(number.magnitude) else { return try container.encode(number) }
        try container.encode(Decimal(string: number.description))
      }
    }
  }
}

/// A value on its way from text.
private struct Decoded: Decodable {
  let value: JSON

  init(from decoder: any Decoder) throws {
    // The most frequent kinds come first, because each kind that does not fit costs an error.
    if let container = try? decoder.singleValueContainer() {
      if let number = try? container.decode(Double.self) { value = .number(number); return }
      if let text = try? container.decode(String.self) { value = .string(text); return }
      if container.decodeNil() { value = .null; return }
      if let truth = try? container.decode(Bool.self) { value = .bool(truth); return }
    }
    if let container = try? decoder.container(keyedBy: Key.self) {
      var values: [String: JSON] = [:]
      for key in container.allKeys {
        values[key.stringValue] = try container.decode(Decoded.self, forKey: key).value
      }
      value = .object(values)
      return
    }
    var container = try decoder.unkeyedContainer()
    var values: [JSON] = []
    while !container.isAtEnd { values.append(try container.decode(Decoded.self).value) }
    value = .array(values)
  }
}

/// Any key.
private struct Key: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
