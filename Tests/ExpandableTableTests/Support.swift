import ExpandableTable

extension RowDescriptor {
  /// A row that expands over so many rows.
  static func parent(
    _ rows: Int, expanded: Bool = false, visible: Bool = true, title: String = "", question: String = ""
  ) -> RowDescriptor {
    RowDescriptor(
      "idCellNormal", primaryTitle: title, secondaryTitle: question, isExpandable: true, isExpanded: expanded,
      isVisible: visible, additionalRows: rows)
  }

  static func hidden(_ identifier: String = "x", _ title: String = "", value: String = "") -> RowDescriptor {
    RowDescriptor(identifier, primaryTitle: title, value: value, isVisible: false)
  }

  static let plain = RowDescriptor("x")
}

extension ExpandableTable {
  init(_ sections: [[RowDescriptor]], _ corrections: Corrections = .all) throws {
    self.init(try DescriptorList(sections: sections), corrections: corrections)
  }

  /// The ids of the rows that show, by section, asked one by one.
  var shown: [[RowID]] {
    (0..<sectionCount).map { section in
      (0..<rowCount(inSection: section)).compactMap { id(at: RowPosition(section: section, row: $0)) }
    }
  }

  /// Selects the row at a place among those that show, long after everything has settled.
  @discardableResult
  mutating func tap(_ section: Int, _ row: Int) -> ListEffects {
    rowSelected(at: RowPosition(section: section, row: row), time: .zero)
  }

  func title(_ section: Int, _ row: Int) -> String {
    id(ofRow: row, inSection: section).map(primaryTitle(of:)) ?? "-"
  }
}

func id(_ number: Int) -> RowID { RowID(number) }

extension ExpandableTable.Corrections {
  /// The article to the letter.
  static let article: ExpandableTable.Corrections = []

  /// Everything but these.
  static func without(_ faults: ExpandableTable.Corrections) -> ExpandableTable.Corrections {
    .all.subtracting(faults)
  }
}

extension ListUpdate {
  static func rows(
    reload: [Range<Int>] = [], insert: [Range<Int>] = [], delete: [Range<Int>] = [], section: Int = 0
  ) -> ListUpdate {
    ListUpdate(
      reload.map { .reload(.init(section: section, $0)) } + insert.map { .insert(.init(section: section, $0)) }
        + delete.map { .delete(.init(section: section, $0)) })
  }
}
