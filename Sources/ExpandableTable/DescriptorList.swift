/// A list of row descriptors in sections, the counterpart of the article's property list.
///
/// The initializers create only valid lists. In a valid list, every row can be shown, unless you choose the behaviour of the
/// article's loader; a folded row is visible if and only if the row under which it is folded is visible and expanded; and all
/// rows folded under a row are among those folded under its parent.
///
/// Rows are numbered from 0 across all sections, including hidden rows; in a table created from the list, that number is the
/// row's id.
///
///     let list = try DescriptorList(sections: [[
///       RowDescriptor("idCellNormal", secondaryTitle: "Level", isExpandable: true, additionalRows: 1),
///       RowDescriptor("idCellSlider", value: "0.0", isVisible: false),
///     ]])
///     list.count                      // 2
///     list.row(1, inSection: 0)       // 1
///     list.kind(of: 1).control        // slider
///
/// Copies share their storage until one of them changes. A row takes 20 bytes, plus 8 if it expands, plus 16 for each
/// non-empty text, plus the storage of each text longer than fifteen bytes and of additional entries.
public struct DescriptorList: Hashable, Sendable {
  /// The maximum number of rows in a list or in a table.
  ///
  /// Chosen here: with three short texts each, ten million rows take about 700 megabytes, and a damaged file must not make the
  /// reader allocate more.
  public static let maximumRowCount = 10_000_000

  /// The number of the first row of each section, followed by the total count of rows.
  var sectionStarts = [0]
  /// The rows in the order of their numbers, and their kinds.
  var rows: RowStore
  /// Whether a list of a single section is written as that section's rows, without an array of sections around them.
  ///
  /// True if it was read in this form. A list of several sections, or without rows, is never written in this form.
  public var isFlat = false
  /// Whether the list is written without an array of sections, because it is flat and has a single section with rows.
  ///
  /// Without rows, it would be read as a list without sections.
  var isWrittenFlat: Bool { isFlat && sectionCount == 1 && count > 0 }

  /// Creates a list without sections.
  ///
  /// - Parameter kinds: The kinds of rows, in addition to the article's or in place of them. Of several kinds with the same
  ///   identifier, the last one is used; kinds without an identifier are ignored.
  /// - Precondition: There are at most `RowKind.customKindLimit` kinds.
  /// - Complexity: O(*k*²) in the number *k* of kinds.
  public init(kinds: [RowKind] = []) { self.init(kinds: RowKinds(kinds)) }

  /// Creates a list without sections.
  init(kinds: RowKinds) { rows = RowStore(kinds: kinds) }

  /// Creates a list of sections of descriptors.
  ///
  /// - Parameters:
  ///   - sections: The sections in order, each with its rows in order, including hidden ones. Sections and rows are
  ///     iterated once, so they may be created on demand.
  ///   - kinds: The kinds of rows, in addition to the article's or in place of them; at most `RowKind.customKindLimit`.
  ///   - corrections: The faults that are corrected. Without `checkedList`, rows may be permanently hidden.
  /// - Throws: A `DescriptorError` for the first problem found.
  /// - Complexity: O(*n* + *e* log *e*) for *n* rows with *e* values of additional keys, if the keys of each dictionary ascend.
  @inlinable public init(
    sections: some Sequence<some Sequence<RowDescriptor>>, kinds: [RowKind] = [],
    corrections: ExpandableTable.Corrections = .all
  ) throws(DescriptorError) {
    self.init(kinds: kinds)
    let isChecked = Self.isChecked(corrections)
    for section in sections {
      reserve(section.underestimatedCount)
      for row in section { try append(row, isChecked: isChecked) }
      try endSection()
    }
  }

  /// Creates a list from a property list's value.
  ///
  /// - Parameters:
  ///   - value: An array of sections, which are arrays of dictionaries, one for each row; or the array of a single
  ///     section, which makes the list `isFlat`.
  ///   - kinds: The kinds of rows, in addition to the article's or in place of them; at most `RowKind.customKindLimit`.
  ///   - corrections: The faults that are corrected. Without `checkedList`, rows may be permanently hidden, and 0
  ///     and 1 are read as false and true.
  /// - Throws: A `DescriptorError` for the first problem found.
  /// - Complexity: O(*n* log *n*) in the number of values, if the keys of each dictionary ascend.
  public init(
    _ value: PropertyValue, kinds: [RowKind] = [], corrections: ExpandableTable.Corrections = .all
  ) throws(DescriptorError) {
    self.init(kinds: kinds)
    let isChecked = Self.isChecked(corrections)
    var sections = try value.elements(expecting: "an array of sections")
    if case .dictionary? = sections.first {
      isFlat = true
      sections = [value]
    }
    for section in sections {
      let rows = try section.elements(expecting: "an array of rows", section: sectionCount)
      for (index, row) in rows.enumerated() {
        try append(row, remaining: rows.count - index - 1, isChecked: isChecked)
      }
      try endSection()
    }
  }

  // MARK: Queries

  /// The number of sections.
  public var sectionCount: Int { sectionStarts.count - 1 }
  /// The number of rows in all sections, including hidden ones.
  public var count: Int { rows.count }
  /// Returns the number of rows of a section, including hidden ones.
  ///
  /// - Parameter section: The section's index, from 0.
  /// - Returns: The number; 0 if there is no such section.
  /// - Complexity: O(1).
  public func rowCount(inSection section: Int) -> Int {
    (0..<sectionCount).contains(section) ? sectionStarts[section + 1] - sectionStarts[section] : 0
  }

  /// Returns a row's number across all sections, given its index in a section.
  ///
  /// - Parameters:
  ///   - row: The row's index in its section, from 0, counting hidden rows.
  ///   - section: The section's index, from 0.
  /// - Returns: The number, or nil if there is no such row.
  /// - Complexity: O(1).
  public func row(_ row: Int, inSection section: Int) -> Int? {
    row >= 0 && row < rowCount(inSection: section) ? sectionStarts[section] + row : nil
  }

  /// Returns the descriptor of a row.
  ///
  /// - Parameter row: The row's number across all sections, counting hidden rows.
  /// - Returns: The row's descriptor.
  /// - Precondition: The number is at least 0 and less than `count`.
  /// - Complexity: O(log *k*) in the number *k* of rows with additional entries.
  public func descriptor(of row: Int) -> RowDescriptor { rows.descriptor(of: row) }

  /// Returns the kind that a row's identifier names.
  ///
  /// - Parameter row: The row's number across all sections, counting hidden rows.
  /// - Returns: The kind, with an empty identifier if the row's identifier is unknown.
  /// - Precondition: The number is at least 0 and less than `count`.
  /// - Complexity: O(1).
  public func kind(of row: Int) -> RowKind { rows.kind(of: row) }

  /// The custom kinds of rows, and those of the article's kinds whose height `ExpandableTable.setHeights(_:animated:at:)` has
  /// changed.
  ///
  /// - Complexity: O(*k*²) in the number *k* of custom kinds.
  public var kinds: [RowKind] { rows.kinds.customKinds }

  /// Returns whether both lists have the same rows in the same sections, the same custom kinds, the same heights of kinds, and
  /// the same `isFlat`.
  ///
  /// - Complexity: O(*n*) in the number of rows and of values of their additional keys.
  public static func == (lhs: DescriptorList, rhs: DescriptorList) -> Bool {
    lhs.sectionStarts == rhs.sectionStarts && lhs.isFlat == rhs.isFlat && lhs.rows == rhs.rows
  }

  /// Hashes the sizes of the sections and the rows' texts, which usually differ between lists.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(sectionStarts)
    hasher.combine(rows.texts)
  }

  /// Whether any section has no rows.
  var hasEmptySection: Bool { (0..<sectionCount).contains { sectionStarts[$0] == sectionStarts[$0 + 1] } }

  /// Whether any row is hidden without being folded under another.
  var hasUnreachableRow: Bool { rows.traits.contains { !$0.isVisible && $0.parent < 0 } }
}
