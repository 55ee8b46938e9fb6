/// The sections of a form in order, with their titles, their numbers of rows, and their places in the tree of rows.
struct FormSections: Sendable {
  /// A tree with one row for each section; the height of that row is the number of the section's rows, including hidden ones,
  /// plus 1 for the header.
  private(set) var order = RowTree()
  /// The sections' titles, by the sections' ids.
  private var titlesByID: [String] = []
  /// The ids of the sections' headers in the tree of rows, by the sections' ids.
  private var headerIDs: [Int] = []
  /// The titles with which the table was created or its list was loaded, for use with the next list.
  let loadedTitles: [String]

  /// Creates the sections of a list; the headers' ids follow the rows' ids.
  init(_ list: DescriptorList, titles: [String]) {
    loadedTitles = titles
    for section in 0..<list.sectionCount {
      _ = order.insert(height: Double(list.rowCount(inSection: section) + 1), index: section)
      append(section < titles.count ? titles[section] : "", header: RowID(list.count + section))
    }
  }

  /// The number of sections.
  var count: Int { order.count }

  /// The titles in order.
  var titles: [String] { (0..<count).map { title(ofSection: $0) } }

  /// Returns the id of a section, given its index.
  func id(ofSection section: Int) -> RowID { order.id(index: section) }

  /// Returns the title of a section, given its id.
  func title(of id: RowID) -> String { titlesByID[id.rawValue] }

  /// Returns the header of a section, given the section's id.
  func header(of id: RowID) -> RowID { RowID(headerIDs[id.rawValue]) }

  /// Returns the height of a section's header in points, given the section's id; 0 for a section without a title.
  func headerHeight(of id: RowID) -> Double { title(of: id).isEmpty ? 0 : ExpandableTable.headerHeight }

  /// Returns the title of a section, given its index.
  func title(ofSection section: Int) -> String { title(of: id(ofSection: section)) }

  /// Returns the header of a section, given the section's index.
  func header(ofSection section: Int) -> RowID { header(of: id(ofSection: section)) }

  /// Returns the index of a section's header among all rows and headers.
  ///
  /// For the index after the last section, the result is the number of all rows and headers.
  func start(ofSection section: Int) -> Int { Int(order.height(before: section)) }

  /// Returns the indices of a section's header and rows among all rows and headers.
  func indices(ofSection section: Int) -> Range<Int> { start(ofSection: section)..<start(ofSection: section + 1) }

  /// Returns the indices of a section's rows among all rows and headers.
  func rowIndices(ofSection section: Int) -> Range<Int> {
    start(ofSection: section) + 1..<start(ofSection: section + 1)
  }

  /// Returns the index of the section of a row or header, given its index among all rows and headers.
  func section(at index: Int) -> Int {
    guard count > 1 else { return 0 }
    return order.id(atY: Double(index)).flatMap { order.index(of: $0) } ?? count - 1
  }

  // MARK: Changes

  /// Stores a new section's title and header, and returns its id; the section is not in the order yet.
  mutating func makeSection(title: String, header: RowID) -> RowID {
    append(title, header: header)
    return RowID(order.issueIDs(1).lowerBound)
  }

  private mutating func append(_ title: String, header: RowID) {
    titlesByID.append(title)
    headerIDs.append(header.rawValue)
  }

  /// Forgets the title of a section that cannot be restored.
  mutating func forget(_ id: RowID) { titlesByID[id.rawValue] = "" }

  mutating func insert(_ id: RowID, index: Int, rowCount: Int) {
    order.restore(id, height: Double(rowCount + 1), index: index)
  }

  mutating func remove(_ section: Int) { order.remove(section..<section + 1) }

  mutating func move(_ section: Int, to target: Int) { order.move(from: section, to: target) }

  /// Adds `count`, which may be negative, to the row count of a section.
  mutating func add(_ count: Int, to section: Int) {
    order.setHeight(Double(rowIndices(ofSection: section).count + 1 + count), of: id(ofSection: section))
  }
}
