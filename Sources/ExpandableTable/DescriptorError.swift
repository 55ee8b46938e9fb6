/// What is wrong with a list of descriptors, where, and what to do about it.
public struct DescriptorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What can be wrong.
  public enum Problem: Hashable, Sendable {
    /// The file cannot be read or written; the text is the system's reason.
    case file(path: String, reason: String)
    /// The bytes are no property list; the text says why, as far as Foundation's reader does.
    case notAPropertyList(reason: String)
    /// Something else stands where a type is expected.
    case wrongType(expected: String, found: String)
    /// A key is missing that must be there.
    case missing(expected: String)
    /// `binding` names none of the known ones.
    case unknownBinding(String)
    /// `additionalRows` is negative.
    case negative(Int)
    /// `additionalRows` leads past the end of the section, which has so many rows left below.
    case pastEnd(additionalRows: Int, left: Int)
    /// The rows folded under it end below the end of those folded under its parent, which is a row of the section.
    case overlapsParent(row: Int)
    /// The row is hidden, and no row above it can show it.
    case hiddenForEver
    /// The row is hidden, yet a row folded under it shows.
    case hiddenWithVisibleChild(row: Int)
    /// The row is expanded, yet a row directly under it is hidden.
    case expandedWithHiddenChild(row: Int)
    /// The row is collapsed, yet a row folded under it shows.
    case collapsedWithVisibleChild(row: Int)
    /// There are more rows than a table holds.
    case tooManyRows(most: Int)
    /// A text holds a character that no XML can hold.
    case unwritable
  }

  /// The problem.
  public let problem: Problem
  /// The section's index, where the problem lies in one.
  public let section: Int?
  /// The row's index in its section, counting hidden rows, where the problem lies in one.
  public let row: Int?
  /// The key, where the problem lies in one.
  public let key: String?

  init(_ problem: Problem, section: Int? = nil, row: Int? = nil, key: String? = nil) {
    self.problem = problem
    self.section = section
    self.row = row
    self.key = key
  }

  /// One sentence: the place, what is wrong, what is expected.
  public var description: String {
    var place = section.map { "section " + String($0) } ?? ""
    if let row { place += ", row " + String(row) }
    if let key { place += (place.isEmpty ? "" : ", ") + key }
    return (place.isEmpty ? "" : place + ": ") + sentence + "."
  }

  private var sentence: String {
    switch problem {
    case .file(let path, let reason): path + ": " + reason
    case .notAPropertyList(let reason): "not a property list: " + reason + " (XML in UTF-8 or binary is expected)"
    case .wrongType(let expected, let found): expected + " is expected, not " + found
    case .missing(let expected): "missing (" + expected + " is expected)"
    case .unknownBinding(let name):
      "unknown binding " + name + " (one of none, title, part, onOff, choice is expected)"
    case .negative(let number): String(number) + " is negative (0 or more is expected)"
    case .pastEnd(let additionalRows, let left):
      String(additionalRows) + " rows lead past the end of the section (at most " + String(left) + " are left below)"
    case .overlapsParent(let row):
      "its rows end below those of its parent, row " + String(row) + " (they must lie wholly inside)"
    case .hiddenForEver: "the row is hidden, and nothing can show it (put it under an expandable row, or show it)"
    case .hiddenWithVisibleChild(let row):
      "the row is hidden, but row " + String(row) + " under it shows (hide that one too)"
    case .expandedWithHiddenChild(let row):
      "the row is expanded, but row " + String(row) + " under it is hidden (show it, or collapse the row)"
    case .collapsedWithVisibleChild(let row):
      "the row is collapsed, but row " + String(row) + " under it shows (hide it, or expand the row)"
    case .tooManyRows(let most): "more than " + String(most) + " rows (split the list)"
    case .unwritable: "a control character cannot be written as XML (leave it out)"
    }
  }
}
