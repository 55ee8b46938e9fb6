import ExpandableTable

extension ScriptValue {
  /// Reads the rows of a form, from the property list at a path, or from the same structure in JSON.
  func descriptors(
    kinds: [RowKind], corrections: ExpandableTable.Corrections
  ) throws(ScriptError) -> DescriptorList {
    switch value {
    case .string(let path):
      do throws(FileProblem) {
        return try DescriptorList(fileBytes: try source.bytes(of: path), kinds: kinds, corrections: corrections)
      } catch {
        throw self.error(error.sentence)
      }
    case .array:
      let propertyList = try PropertyValue(self)
      do throws(DescriptorError) {
        return try DescriptorList(propertyList, kinds: kinds, corrections: corrections)
      } catch {
        throw self.error(error.scriptProblem)
      }
    case .null, .bool, .number, .object:
      throw error(expecting: "an array of sections or the path of a property list")
    }
  }
}

extension ScriptValue {
  /// Reads rows to insert into a form; together they must be a valid section.
  func newRows() throws(ScriptError) -> [RowDescriptor] {
    guard case .array = value else { throw error(expecting: "an array of rows") }
    let section = try PropertyValue(self)
    do throws(DescriptorError) {
      let list = try DescriptorList(.array([section]))
      return (0..<list.count).map { list.descriptor(of: $0) }
    } catch {
      throw self.error(error.inRowsToInsert.scriptProblem)
    }
  }
}

extension DescriptorList {
  /// Reads a property list.
  fileprivate init(
    fileBytes bytes: [UInt8], kinds: [RowKind], corrections: ExpandableTable.Corrections
  ) throws(FileProblem) {
    #if canImport(Foundation)
      do throws(DescriptorError) {
        try self.init(propertyList: bytes, kinds: kinds, corrections: corrections)
      } catch {
        throw FileProblem(error.scriptProblem)
      }
    #else
      throw FileProblem("property lists cannot be read on this platform (put the rows in the script)")
    #endif
  }
}

extension DescriptorError {
  /// The description without its full stop, for the problem of a script error.
  fileprivate var scriptProblem: String { String(description.dropLast()) }
}

extension PropertyValue {
  /// Reads a property list's structure from JSON; numbers that no `Int` can hold exactly become real numbers.
  fileprivate init(_ value: ScriptValue) throws(ScriptError) {
    switch value.value {
    case .null: throw value.error(expecting: "a value of a property list")
    case .bool(let truth): self = .bool(truth)
    case .number(let number): self = Int(exactly: number).map { .integer($0) } ?? .real(number)
    case .string(let text): self = .string(text)
    case .array:
      var values: [PropertyValue] = []
      for element in try value.elements() { values.append(try PropertyValue(element)) }
      self = .array(values)
    case .object:
      let fields = try value.anyObject()
      var entries: [PropertyEntry] = []
      for key in fields.keys {
        if let field = fields[key] { entries.append(PropertyEntry(key, try PropertyValue(field))) }
      }
      self = .dictionary(entries)
    }
  }
}

extension JSON {
  /// Converts a property list's value to the same structure in JSON; dates and data, which JSON lacks, become null.
  init(_ value: PropertyValue) {
    switch value {
    case .string(let text): self = .string(text)
    case .integer(let number): self = .number(Double(number))
    case .real(let number): self = .number(number)
    case .bool(let truth): self = .bool(truth)
    case .date, .data: self = .null
    case .array(let values): self = .array(values.map { JSON($0) })
    case .dictionary(let entries):
      var fields: [String: JSON] = [:]
      for entry in entries { fields[entry.key] = JSON(entry.value) }
      self = .object(fields)
    }
  }
}
