#if canImport(Foundation)
  internal import Foundation

  /// Reads property lists with Foundation's decoder, and rejects input that would crash the decoder.
  ///
  /// On Linux, `PropertyListSerialization` crashes on some damaged binary lists. `PropertyListDecoder` does not, so it
  /// is used instead, but it overflows the stack on deeply nested XML, and expands a binary list's shared values
  /// without a limit.
  enum PropertyListReading {
    /// The maximum number of arrays and dictionaries around a value; the values of descriptors need at most three.
    ///
    /// A message of `DescriptorError` repeats this number. Chosen here: 64, which leaves more levels than additional entries
    /// need, and is far from overflowing a stack.
    static let maximumDepth = 64

    static func value(of bytes: [UInt8]) throws(DescriptorError) -> PropertyValue {
      let data = Data(bytes)
      if !bytes.contains("bplist", at: 0) {
        guard String(data: data, encoding: .utf8) != nil else {
          throw DescriptorError(.notAPropertyList(reason: "it is neither a binary list nor UTF-8 text"))
        }
        try checkNesting(of: bytes)
      }
      let decoder = PropertyListDecoder()
      // Every value takes at least a byte in the file, unless a binary list refers to the same array or dictionary
      // many times.
      decoder.userInfo = [.budget: ValueBudget(bytes.count + 1)]
      do {
        return try decoder.decode(CodedValue.self, from: data).value
      } catch {
        throw DescriptorError(.notAPropertyList(reason: reason(error)))
      }
    }

    /// Throws an error if arrays and dictionaries are nested so deeply that the decoder may overflow the stack, judging by
    /// their tags outside comments, processing instructions and CDATA.
    ///
    /// Up to twice `maximumDepth` passes here; `ValueBudget` then checks the exact depth.
    private static func checkNesting(of bytes: [UInt8]) throws(DescriptorError) {
      var depth = 0
      var index = 0
      while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
        if let (opening, closing) = unparsedDelimiters.first(where: { bytes.contains($0.opening, at: start) }) {
          index = bytes.index(past: closing, from: start + opening.utf8.count)
        } else {
          index = bytes.index(past: ">", from: start)
          if bytes.contains("</array", at: start) || bytes.contains("</dict", at: start) {
            depth = max(0, depth - 1)
          } else if bytes.contains("<array", at: start) || bytes.contains("<dict", at: start),
            !bytes.contains("/>", at: index - 2)
          {
            depth += 1
          }
        }
        guard depth <= 2 * maximumDepth else { throw DescriptorError(.notAPropertyList(reason: tooDeepReason)) }
      }
    }

    /// The delimiters of the parts in which a `<` begins no tag: comments, processing instructions and CDATA.
    private static let unparsedDelimiters: [(opening: String, closing: String)] = [
      ("<!--", "-->"), ("<?", "?>"), ("<![CDATA[", "]]>"),
    ]

    static let tooDeepReason = "it is nested too deeply"
    static let tooRepetitiveReason = "it refers to the same values too often"

    /// Returns the reason that the decoder gives for corrupted data, or a general reason for any other error.
    private static func reason(_ error: any Error) -> String {
      guard case .dataCorrupted(let context) = error as? DecodingError else {
        return "it contains a value that cannot be read"
      }
      let detail = (context.underlyingError as? NSError)?.userInfo[NSDebugDescriptionErrorKey] as? String
      return detail ?? context.debugDescription
    }
  }

  extension [UInt8] {
    /// Returns whether a text begins at an index.
    fileprivate func contains(_ text: String, at index: Int) -> Bool {
      var index = index
      for byte in text.utf8 {
        guard index < count, self[index] == byte else { return false }
        index += 1
      }
      return true
    }

    /// Returns the index after the next occurrence of a text whose only `>` is at its end, or the end if there is none.
    ///
    /// An occurrence that begins before `start` does not count.
    fileprivate func index(past text: String, from start: Int) -> Int {
      var index = start
      while let end = self[index...].firstIndex(of: UInt8(ascii: ">")) {
        index = end + 1
        let beginning = index - text.utf8.count
        if beginning >= start, contains(text, at: beginning) { return index }
      }
      return endIndex
    }
  }

  extension CodingUserInfoKey {
    /// The `userInfo` key of a decoder's `ValueBudget`.
    fileprivate static var budget: CodingUserInfoKey {
      guard let key = CodingUserInfoKey(rawValue: "values") else {
        preconditionFailure("`CodingUserInfoKey` rejects the raw value `values`; choose another.")
      }
      return key
    }
  }

  /// A limit on the number and the depth of the values read from a property list.
  private final class ValueBudget: @unchecked Sendable {
    private var remaining: Int

    init(_ count: Int) { remaining = count }

    func spend(at path: [any CodingKey]) throws {
      remaining -= 1
      guard remaining >= 0, path.count <= PropertyListReading.maximumDepth else {
        let reason = remaining < 0 ? PropertyListReading.tooRepetitiveReason : PropertyListReading.tooDeepReason
        throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: reason))
      }
    }
  }

  /// A dictionary key, which may be any text.
  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// A value for Foundation's decoder and encoder.
  struct CodedValue: Codable {
    let value: PropertyValue

    init(_ value: PropertyValue) { self.value = value }

    /// Reads any value, trying the most frequent types first, because each failed attempt takes time.
    ///
    /// A real number without a fraction becomes an integer if it fits in an `Int`, because the decoder does not distinguish
    /// them.
    init(from decoder: any Decoder) throws {
      try (decoder.userInfo[.budget] as? ValueBudget)?.spend(at: decoder.codingPath)
      let singleValue = try decoder.singleValueContainer()
      if let text = try? singleValue.decode(String.self) {
        value = .string(text)
      } else if let truth = try? singleValue.decode(Bool.self) {
        value = .bool(truth)
      } else if let number = try? singleValue.decode(Int.self) {
        value = .integer(number)
      } else if let keyedContainer = try? decoder.container(keyedBy: AnyKey.self) {
        // The entries are sorted by key, because the decoder does not keep the file's order.
        var entries: [PropertyEntry] = []
        for key in keyedContainer.allKeys.map({ $0.stringValue }).sorted() {
          let coded = try keyedContainer.decode(CodedValue.self, forKey: AnyKey(stringValue: key))
          entries.append(PropertyEntry(key, coded.value))
        }
        value = .dictionary(entries)
      } else if var unkeyedContainer = try? decoder.unkeyedContainer() {
        var values: [PropertyValue] = []
        while !unkeyedContainer.isAtEnd { values.append(try unkeyedContainer.decode(CodedValue.self).value) }
        value = .array(values)
      } else if let date = try? singleValue.decode(Date.self) {
        value = .date(date.timeIntervalSinceReferenceDate)
      } else if let data = try? singleValue.decode(Data.self) {
        value = .data([UInt8](data))
      } else {
        value = .real(try singleValue.decode(Double.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch value {
      case .array(let values):
        var container = encoder.unkeyedContainer()
        for value in values { try container.encode(CodedValue(value)) }
      case .dictionary(let entries):
        var container = encoder.container(keyedBy: AnyKey.self)
        for entry in entries { try container.encode(CodedValue(entry.value), forKey: AnyKey(stringValue: entry.key)) }
      case .string(let text): try text.encode(to: encoder)
      case .integer(let number): try number.encode(to: encoder)
      case .real(let number): try number.encode(to: encoder)
      case .bool(let truth): try truth.encode(to: encoder)
      // Dates and data use a container, because a date that encodes itself becomes a number, and data an array of numbers.
      case .date(let seconds):
        var container = encoder.singleValueContainer()
        try container.encode(Date(timeIntervalSinceReferenceDate: seconds))
      case .data(let bytes):
        var container = encoder.singleValueContainer()
        try container.encode(Data(bytes))
      }
    }
  }
#endif
