#if canImport(Foundation)
  internal import Foundation

  // This is one of the module's two files that import Foundation, whose decoder and encoder read and write property lists.

  extension DescriptorList {
    /// Creates a list from a property list.
    ///
    ///     let list = try DescriptorList(propertyList: bytes)
    ///
    /// - Parameters:
    ///   - bytes: The property list, binary or XML in UTF-8.
    ///   - kinds: The kinds of rows, in addition to the article's or in place of them; at most `RowKind.customKindLimit`.
    ///   - corrections: The faults that are corrected. Without `checkedList`, rows may be permanently hidden, and
    ///     0 and 1 are read as false and true.
    /// - Throws: A `DescriptorError` if the bytes are not such a property list, or if the list is invalid.
    /// - Complexity: O(*n* log *n*) in the number of bytes.
    public init(
      propertyList bytes: [UInt8], kinds: [RowKind] = [], corrections: ExpandableTable.Corrections = .all
    ) throws(DescriptorError) {
      try self.init(try PropertyListReading.value(of: bytes), kinds: kinds, corrections: corrections)
    }

    /// Creates a list from a property-list file, binary or XML in UTF-8.
    ///
    ///     let list = try DescriptorList(contentsOfFile: "Form.plist")
    ///
    /// - Parameters:
    ///   - path: The file's path, absolute or relative to the current directory.
    ///   - kinds: The kinds of rows, in addition to the article's or in place of them; at most `RowKind.customKindLimit`.
    ///   - corrections: The faults that are corrected. Without `checkedList`, rows may be permanently hidden, and
    ///     0 and 1 are read as false and true.
    /// - Throws: A `DescriptorError` if the file cannot be read or is not such a property list, or if the list is invalid.
    /// - Complexity: O(*n* log *n*) in the number of bytes.
    public init(
      contentsOfFile path: String, kinds: [RowKind] = [], corrections: ExpandableTable.Corrections = .all
    ) throws(DescriptorError) {
      let data: Data
      do {
        data = try Data(contentsOf: URL(fileURLWithPath: path))
      } catch {
        throw DescriptorError(
          .inaccessibleFile(path: path, reason: "the file cannot be read (does it exist, and may it be read?)"))
      }
      try self.init(propertyList: [UInt8](data), kinds: kinds, corrections: corrections)
    }

    /// Returns the list as an XML property list in UTF-8.
    ///
    /// - Returns: The bytes, with keys in sorted order, so that they are the same each time.
    /// - Throws: A `DescriptorError` with the row and key of the first entry that XML cannot represent, or that is nested too
    ///   deeply to be read again.
    /// - Complexity: O(*n* log *n*) in the number of bytes.
    public func xml() throws(DescriptorError) -> [UInt8] {
      // The values in a row's dictionary are nested at this depth; the list itself is at depth 0.
      let depth = isWrittenFlat ? 2 : 3
      for section in 0..<sectionCount {
        for row in sectionStarts[section]..<sectionStarts[section + 1] {
          // Foundation writes control characters unchanged, although XML does not allow them.
          for entry in entries(of: row) {
            guard let what = entry.unwritableContent(atDepth: depth) else { continue }
            throw DescriptorError(
              .unwritable(what: what), section: section, row: row - sectionStarts[section], key: entry.key)
          }
        }
      }
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .xml
      do {
        return [UInt8](try encoder.encode(CodedValue(propertyList)))
      } catch {
        throw DescriptorError(.unwritable(what: "a value"))
      }
    }

    /// Writes the list as XML, completely or not at all; after an error, the file is unchanged.
    ///
    /// - Parameter path: The file's path, absolute or relative to the current directory; its folder must exist.
    /// - Throws: A `DescriptorError` as for `xml()`, or if the file cannot be written.
    /// - Complexity: O(*n* log *n*) in the number of bytes.
    public func write(toFile path: String) throws(DescriptorError) {
      let bytes = try xml()
      do {
        // With `.atomic`, the bytes go to a temporary file, which then replaces the old one.
        try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
      } catch {
        throw DescriptorError(
          .inaccessibleFile(
            path: path, reason: "the file cannot be written (does its folder exist, and is it writable?)"))
      }
    }
  }

  extension PropertyEntry {
    /// Returns a description of the first part of the key or the value that cannot be written, if any.
    fileprivate func unwritableContent(atDepth depth: Int) -> String? {
      key.unwritableContent ?? value.unwritableContent(atDepth: depth)
    }
  }

  extension PropertyValue {
    fileprivate func unwritableContent(atDepth depth: Int) -> String? {
      if depth > PropertyListReading.maximumDepth {
        return "a value nested more than \(PropertyListReading.maximumDepth) levels deep"
      }
      switch self {
      case .string(let text): return text.unwritableContent
      case .array(let values):
        for value in values { if let what = value.unwritableContent(atDepth: depth + 1) { return what } }
        return nil
      case .dictionary(let entries):
        for entry in entries { if let what = entry.unwritableContent(atDepth: depth + 1) { return what } }
        return nil
      // The year of an XML date has four digits.
      case .date(let seconds):
        return (-63_113_904_000...252_423_993_599).contains(seconds)
          ? nil : "a date outside the years 1 to 9999"
      case .real(let number): return number.isFinite ? nil : "a number that is not finite"
      case .integer, .bool, .data: return nil
      }
    }
  }

  extension String {
    /// A description of the first scalar that XML excludes, such as a control character; nil if the text has none.
    fileprivate var unwritableContent: String? {
      for scalar in unicodeScalars {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: break
        case 0..<0x20: return "a control character"
        case 0xFFFE, 0xFFFF: return "a noncharacter"
        default: break
        }
      }
      return nil
    }
  }
#endif
