public import ExpandableTable

/// What a script says of a form whose rows expand.
public struct FormSetup: Hashable, Sendable {
  /// The rows.
  public var descriptors: DescriptorList
  /// The file that the rows come from, as the script names it, or nil where the script holds them itself.
  public var path: String?
  /// Which faults of the article are corrected.
  public var corrections: ExpandableTable.Corrections

  /// Creates a setup; what is left out is what a script gets that leaves it out.
  public init(_ descriptors: DescriptorList, path: String? = nil, corrections: ExpandableTable.Corrections = .all) {
    self.descriptors = descriptors
    self.path = path
    self.corrections = corrections
  }

  /// The height of the lowest rows, in points.
  static let lowestRow = RowKind.plain.height

  /// The form as nobody has filled it in, with the article's section titles.
  func makeTable() -> ExpandableTable {
    let titles = ExpandableTable.ArticleApp.sectionTitles(count: descriptors.sectionCount)
    return ExpandableTable(descriptors, sectionTitles: titles, corrections: corrections)
  }
}

// MARK: - Reading and writing

extension FormSetup {
  private static let form = "the path of a property list or an array of sections"

  init(_ reading: Reading) throws(ScriptError) {
    let fields = try reading.object(["descriptors", "corrections"])
    let corrections = try fields.corrections(ExpandableTable.Corrections.named, all: .all)
    let source = try fields.required("descriptors", Self.form)
    do throws(DescriptorError) {
      if case .string(let path) = source.value {
        self.init(
          try DescriptorList(contentsOfFile: source.resolved(path)), path: path, corrections: corrections)
        return
      }
    } catch {
      throw source.error(error.inScript)
    }
    guard case .array = source.value else { throw source.error(expecting: Self.form) }
    let value = try PropertyValue(source)
    do throws(DescriptorError) {
      self.init(try DescriptorList(value), corrections: corrections)
    } catch {
      throw source.error(error.inScript)
    }
  }

  var json: [String: JSON] {
    var values: [String: JSON] = [
      "descriptors": path.map { .string($0) } ?? JSON(descriptors.propertyList)
    ]
    values["corrections"] = .corrections(corrections, ExpandableTable.Corrections.named, all: .all)
    return values
  }
}

extension DescriptorError {
  /// The sentence without its full stop, as the errors of scripts are.
  fileprivate var inScript: String { String(description.dropLast()) }
}

extension Reading {
  /// A path relative to the script's folder, or to the working directory where the script has none.
  fileprivate func resolved(_ path: String) -> String {
    guard !path.hasPrefix("/"), let end = file.lastIndex(of: "/") else { return path }
    return file[...end] + path
  }
}

extension PropertyValue {
  /// Reads the same structure in JSON; what is not a whole number is a real one.
  fileprivate init(_ reading: Reading) throws(ScriptError) {
    switch reading.value {
    case .null: throw reading.error(expecting: "a value of a property list")
    case .bool(let truth): self = .bool(truth)
    case .number(let number): self = Int(exactly: number).map { .integer($0) } ?? .real(number)
    case .string(let text): self = .string(text)
    case .array:
      var values: [PropertyValue] = []
      for element in try reading.array() { values.append(try PropertyValue(element)) }
      self = .array(values)
    case .object:
      let fields = try reading.anyObject()
      var entries: [PropertyEntry] = []
      for key in fields.keys {
        if let value = fields[key] { entries.append(PropertyEntry(key, try PropertyValue(value))) }
      }
      self = .dictionary(entries)
    }
  }
}

extension JSON {
  /// The same structure; dates and data, which JSON lacks, become null.
  fileprivate init(_ value: PropertyValue) {
    switch value {
    case .string(let text): self = .string(text)
    case .integer(let number): self = .number(Double(number))
    case .real(let number): self = .number(number)
    case .bool(let truth): self = .bool(truth)
    case .date, .data: self = .null
    case .array(let values): self = .array(values.map { JSON($0) })
    case .dictionary(let entries):
      self = .object(Dictionary(uniqueKeysWithValues: entries.map { ($0.key, JSON($0.value)) }))
    }
  }
}
