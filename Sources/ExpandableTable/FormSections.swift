/// The sections of a form in order: their titles, their numbers of rows, and where each begins in the tree of rows.
struct FormSections: Sendable {
  /// A row for each section, whose height is the section's number of rows, including hidden ones and its header.
  private(set) var order = RowTree()
  /// The sections' titles, by their own ids.
  private var names: [String] = []
  /// The ids of their headers in the tree of rows, by the same ids.
  private var headers: [Int] = []
  /// The titles that the table was made with, or loaded its list with, for the next list.
  let loadedTitles: [String]

  /// Creates the sections of a list; their headers have the ids after those of its rows.
  init(_ list: DescriptorList, titles: [String]) {
    loadedTitles = titles
    for section in 0..<list.sectionCount {
      _ = order.insert(height: Double(list.rowCount(inSection: section) + 1), index: section)
      keep(section < titles.count ? titles[section] : "", header: RowID(list.count + section))
    }
  }

  /// The number of sections.
  var count: Int { order.count }

  /// The titles in order.
  var titles: [String] { (0..<count).map(title) }

  /// The id of a section, by its index.
  func id(_ section: Int) -> RowID { order.id(index: section) }

  /// The title of a section, by its id.
  func title(of id: RowID) -> String { names[id.rawValue] }

  /// The header of a section, by its id.
  func header(of id: RowID) -> RowID { RowID(headers[id.rawValue]) }

  /// The height of a section's header, by its id; 0 for a section without a title.
  func headerHeight(of id: RowID) -> Double { title(of: id).isEmpty ? 0 : ExpandableTable.headerHeight }

  /// The title of a section, by its index.
  func title(_ section: Int) -> String { title(of: id(section)) }

  /// The header of a section, by its index.
  func header(_ section: Int) -> RowID { header(of: id(section)) }

  /// The index that a section's header has among all rows and headers; for one past the last, their number.
  @inline(never)  // Every range of rows counts from there.
  func start(_ section: Int) -> Int { Int(order.height(before: section)) }

  /// The indices of a section's header and rows among all rows and headers.
  func indices(_ section: Int) -> Range<Int> { start(section)..<start(section + 1) }

  /// The indices of a section's rows among all rows and headers.
  func rows(_ section: Int) -> Range<Int> { start(section) + 1..<start(section + 1) }

  /// The index of the section that has a row or header, by its index among all of them.
  @inline(never)  // Asked for every row that comes, goes or moves.
  func section(at index: Int) -> Int {
    guard count > 1 else { return 0 }
    return order.id(atHeight: Double(index)).flatMap { order.index(of: $0) } ?? count - 1
  }

  // MARK: Changes

  /// Stores a new section's title and header, and returns its id; it is not in the order yet.
  mutating func make(_ title: String, header: RowID) -> RowID {
    keep(title, header: header)
    return RowID(order.issueIDs(1).lowerBound)
  }

  @inline(never)  // New sections are kept as loaded ones.
  private mutating func keep(_ title: String, header: RowID) {
    names.append(title)
    headers.append(header.rawValue)
  }

  /// Forgets the title of a section that cannot come back.
  mutating func forget(_ id: RowID) { names[id.rawValue] = "" }

  mutating func insert(_ id: RowID, index: Int, rows: Int) {
    order.restore(id, height: Double(rows + 1), index: index)
  }

  mutating func remove(_ section: Int) { order.remove(section..<section + 1) }

  mutating func move(_ section: Int, to target: Int) { order.move(from: section, to: target) }

  /// Adds a number of rows, which may be negative, to a section.
  mutating func add(_ rows: Int, to section: Int) {
    order.setHeight(Double(self.rows(section).count + 1 + rows), of: id(section))
  }
}
