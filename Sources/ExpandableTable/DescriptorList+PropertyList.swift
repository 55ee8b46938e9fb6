#if canImport(Foundation)
  internal import Foundation

  // Where the module meets Foundation: property lists are read and written by its decoder and encoder.

  extension DescriptorList {
    /// Creates the list that a property list holds.
    ///
    ///     let list = try DescriptorList(propertyList: bytes)
    ///
    /// - Parameter bytes: The property list, binary or XML in UTF-8.
    /// - Throws: A `DescriptorError` for bytes that are no property list, and for the first row that makes no sense.
    /// - Complexity: O(*n*) in the number of bytes.
    public init(propertyList bytes: [UInt8]) throws(DescriptorError) {
      try self.init(try PropertyListReading.value(of: bytes))
    }

    /// Creates the list that a file holds as a property list.
    ///
    ///     let list = try DescriptorList(contentsOfFile: "Form.plist")
    ///
    /// - Parameter path: The file's path, absolute or relative to the current directory.
    /// - Throws: A `DescriptorError` for a file that cannot be read, and for a list that makes no sense.
    /// - Complexity: O(*n*) in the number of bytes.
    public init(contentsOfFile path: String) throws(DescriptorError) {
      let data: Data
      do {
        data = try Data(contentsOf: URL(fileURLWithPath: path))
      } catch {
        throw DescriptorError(.file(path: path, reason: "the file cannot be read (is it there, and readable?)"))
      }
      try self.init(propertyList: [UInt8](data))
    }

    /// The list as an XML property list in UTF-8.
    ///
    /// - Returns: The bytes, with keys in sorted order: the same bytes each time.
    /// - Throws: A `DescriptorError` that names the row and key whose text XML cannot hold.
    /// - Complexity: O(*n*) in the number of rows.
    public func xml() throws(DescriptorError) -> [UInt8] {
      for section in 0..<sectionCount {
        for row in starts[section]..<starts[section + 1] {
          // Foundation writes control characters as they are, and no XML reader takes them back.
          for entry in descriptor(of: row).entries where !entry.isWritable {
            throw DescriptorError(.unwritable, section: section, row: row - starts[section], key: entry.key)
          }
        }
      }
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .xml
      do {
        return [UInt8](try encoder.encode(CodedValue(propertyList)))
      } catch {
        throw DescriptorError(.unwritable)
      }
    }

    /// Writes the list as XML, wholly or not at all: if something goes wrong, the file stays as it was.
    ///
    /// - Parameter path: The file's path, absolute or relative to the current directory; its folder must exist.
    /// - Throws: A `DescriptorError` for a text that XML cannot hold, and for a file that cannot be written.
    /// - Complexity: O(*n*) in the number of rows.
    public func write(toFile path: String) throws(DescriptorError) {
      let bytes = try xml()
      do {
        // Written beside the file first, then renamed in one step.
        try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
      } catch {
        throw DescriptorError(
          .file(path: path, reason: "the file cannot be written (is its folder there, and writable?)"))
      }
    }
  }

  extension PropertyEntry {
    /// Whether XML can hold the key and every text of the value.
    fileprivate var isWritable: Bool { key.isWritable && value.isWritable }
  }

  extension PropertyValue {
    fileprivate var isWritable: Bool {
      switch self {
      case .string(let text): text.isWritable
      case .array(let values): values.allSatisfy(\.isWritable)
      case .dictionary(let entries): entries.allSatisfy(\.isWritable)
      // A year has four digits: from the year 1 to 9999.
      case .date(let seconds): (-63_113_904_000...252_423_993_599).contains(seconds)
      case .real(let number): number.isFinite
      case .integer, .bool, .data: true
      }
    }
  }

  extension String {
    fileprivate var isWritable: Bool {
      utf8.allSatisfy { $0 >= 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    }
  }
#endif
