/// The sections of a form in order: what each is called, how many rows it has, and where it begins in the tree of rows.
struct FormSections: Sendable {
  /// A row for each section, which is as high as the section has rows, hidden ones and its header included.
  private(set) var order = RowTree()
  /// What sections are called, and the ids of their headers in the tree of rows, by their own ids.
  private var known: [(title: String, header: RowID)] = []
  /// The titles that the table was made with, or loaded its list with, for the next list.
  let loadedTitles: [String]

  /// The sections of a list whose headers have the ids behind those of its rows.
  init(_ list: DescriptorList, titles: [String]) {
    loadedTitles = titles
    order = RowTree(heights: (0..<list.sectionCount).map { Double(list.rowCount(inSection: $0) + 1) })
    for section in 0..<list.sectionCount {
      known.append((section < titles.count ? titles[section] : "", RowID(list.count + section)))
    }
  }

  /// How many sections there are.
  var count: Int { order.count }

  /// The titles in order.
  var titles: [String] { (0..<count).map(title) }

  /// The id of a section, by its index.
  func id(_ section: Int) -> RowID { order.id(index: section) }

  /// The title of a section, by its id.
  func title(of id: RowID) -> String { known[id.rawValue].title }

  /// The header of a section, by its id.
  func header(of id: RowID) -> RowID { known[id.rawValue].header }

  /// The title of a section, by its index.
  func title(_ section: Int) -> String { title(of: id(section)) }

  /// The header of a section, by its index.
  func header(_ section: Int) -> RowID { header(of: id(section)) }

  /// The index that a section's header has among all rows and headers; for one past the last, their number.
  func start(_ section: Int) -> Int { Int(order.height(before: section)) }

  /// The indices that a section's header and rows have among all rows and headers.
  func indices(_ section: Int) -> Range<Int> { start(section)..<start(section + 1) }

  /// The indices that the rows of a section have among all rows and headers.
  func rows(_ section: Int) -> Range<Int> { start(section) + 1..<start(section + 1) }

  /// The index of the section that has a row or header, by its index among all of them.
  func section(at index: Int) -> Int {
    guard count > 1 else { return 0 }
    return order.id(atHeight: Double(index)).flatMap { order.index(of: $0) } ?? count - 1
  }

  // MARK: Changes

  /// Keeps what a new section is, which is not in the order yet.
  mutating func make(_ title: String, header: RowID) -> RowID {
    known.append((title, header))
    return RowID(order.issueIDs(1).lowerBound)
  }

  /// Forgets the title of a section that does not come back.
  mutating func forget(_ id: RowID) { known[id.rawValue].title = "" }

  mutating func insert(_ id: RowID, index: Int, rows: Int) {
    order.restore(id, height: Double(rows + 1), index: index)
  }

  mutating func remove(_ section: Int) { order.remove(section..<section + 1) }

  mutating func move(_ section: Int, to target: Int) { order.move(from: section, to: target) }

  /// Gives a section more rows, or fewer.
  mutating func add(_ rows: Int, to section: Int) {
    order.setHeight(Double(self.rows(section).count + 1 + rows), of: id(section))
  }
}
