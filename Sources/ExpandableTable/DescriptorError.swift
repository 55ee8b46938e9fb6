/// An error in a list of descriptors or in rows to insert, or in reading or writing a property list.
///
///     do {
///       _ = try DescriptorList(sections: [[RowDescriptor("idCellNormal", isVisible: false)]])
///     } catch {
///       print(error.problem)   // neverVisible
///       print(error)           // section 0, row 0, isVisible: the row is hidden, and no other row can reveal it (…).
///     }
public struct DescriptorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A problem of a list of descriptors, of its file, or of rows to insert.
  ///
  ///     switch error.problem {
  ///     case .inaccessibleFile(let path, let reason): print("\(path): \(reason)")
  ///     case .unknownBinding(let name): print("There is no binding \(name).")
  ///     default: print(error)
  ///     }
  public indirect enum Problem: Hashable, Sendable {
    /// A file cannot be read or written.
    case inaccessibleFile(path: String, reason: String)
    /// The bytes are not a property list that can be read.
    ///
    /// The reason is Foundation's, if Foundation has rejected the bytes and gives one.
    case notAPropertyList(reason: String)
    /// A value does not have the expected type.
    case wrongType(expected: String, found: String)
    /// A required key is missing.
    case missing(expected: String)
    /// The text of `binding` is not the name of a `RowBinding`.
    case unknownBinding(String)
    /// `additionalRows` is negative.
    case negative(Int)
    /// `additionalRows` exceeds the number of rows that follow in the section, or among the rows to insert.
    case pastEnd(additionalRows: Int, available: Int)
    /// The rows folded under the row extend past the rows folded under its parent, whose index in the section, or among the
    /// rows to insert, is given.
    case extendsPastParent(row: Int)
    /// The row is hidden, and no row above it can show it.
    case neverVisible
    /// The row is hidden, but a row folded under it, whose index in the section is given, is visible.
    case hiddenWithVisibleChild(row: Int)
    /// The row is expanded, but a row directly under it, whose index in the section is given, is hidden.
    case expandedWithHiddenChild(row: Int)
    /// The row is collapsed, but a row folded under it, whose index in the section is given, is visible.
    case collapsedWithVisibleChild(row: Int)
    /// There are more rows than `DescriptorList.maximumRowCount`.
    case tooManyRows(limit: Int)
    /// A dictionary contains a key twice.
    case repeatedKey(String)
    /// The additional keys include a key for which rows have a property.
    case knownKey
    /// The list contains something that XML cannot represent, such as a control character, or a value that is nested too
    /// deeply to be read again.
    case unwritable(what: String)
  }

  /// The kind of problem.
  public let problem: Problem
  /// The section's index, from 0; nil if the problem is not in a section.
  public let section: Int?
  /// The row's index in its section or, in an `EditError`, among the rows to insert, from 0, counting hidden rows; nil if the
  /// problem is not in a row.
  public let row: Int?
  /// The key in the row's dictionary; nil if the problem does not concern a key.
  public let key: String?

  init(_ problem: Problem, section: Int? = nil, row: Int? = nil, key: String? = nil) {
    self.problem = problem
    self.section = section
    self.row = row
    self.key = key
  }

  /// The same error without its section, because rows to insert are in no section yet.
  package var inRowsToInsert: DescriptorError { DescriptorError(problem, row: row, key: key) }

  /// The phrase for a boolean in messages.
  ///
  /// A message about a value of another type also says to write true or false, because the article's loader accepts 0 and
  /// 1.
  static let booleanPhrase = "a boolean"

  /// A sentence that locates the problem if possible, names it, and usually suggests a remedy.
  public var description: String { text + "." }

  /// The description without its full stop, as part of another message.
  var text: String {
    var text = ""
    if let section { text = "section #".filled(with: section) }
    if let row { text += (text.isEmpty ? "row #" : ", row #").filled(with: row) }
    if let key { text += (text.isEmpty ? "" : ", ") + Self.quotedIfEmpty(key) }
    return text + (text.isEmpty ? "" : ": ") + problemText
  }

  /// Returns a key or path as a message names it: quoted if it is empty, because nothing would show otherwise.
  private static func quotedIfEmpty(_ name: String) -> String { name.isEmpty ? "\"\"" : name }

  private var problemText: String {
    switch problem {
    case .inaccessibleFile(let path, let reason): Self.quotedIfEmpty(path) + ": " + reason
    case .notAPropertyList(let reason):
      "not a readable property list: " + reason
        + " (expected XML in UTF-8 or a binary list, nested at most 64 levels deep)"
    case .wrongType(let expected, let found):
      "expected " + expected + ", found " + found + (expected == Self.booleanPhrase ? " (write true or false)" : "")
    case .missing(let expected): "missing (add " + expected + ")"
    case .unknownBinding(let name):
      "unknown binding \"" + name + "\" (expected none, title, part, onOff or choice)"
    case .negative(let number): "# is negative (expected 0 or more)".filled(with: number)
    case .pastEnd(let additionalRows, let available):
      section == nil
        ? "# is more than the number of rows that follow (at most #)".filled(with: additionalRows, available)
        : "# is more than the number of rows that follow in the section (at most #)"
          .filled(with: additionalRows, available)
    case .extendsPastParent(let row):
      "its rows extend past those of its parent, row # (lower the number)".filled(with: row)
    case .neverVisible:
      "the row is hidden, and no other row can reveal it (put it under an expandable row, or make it visible)"
    case .hiddenWithVisibleChild(let row):
      "the row is hidden, but row # under it is visible (hide that row, too)".filled(with: row)
    case .expandedWithHiddenChild(let row):
      "the row is expanded, but row # under it is hidden (show that row, or collapse the row)".filled(with: row)
    case .collapsedWithVisibleChild(let row):
      "the row is collapsed, but row # under it is visible (hide that row, or expand the row)".filled(with: row)
    case .tooManyRows(let limit): "the list has more than # rows (split it)".filled(with: limit)
    case .repeatedKey(let key): "the key \"" + key + "\" occurs twice (keep one)"
    case .knownKey: "rows have a property for this key (set the property instead)"
    case .unwritable(let what): what + " cannot be written as XML (leave it out)"
    }
  }
}
