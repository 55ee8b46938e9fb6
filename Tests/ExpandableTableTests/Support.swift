import ExpandableTable
import TestSupport

typealias Corrections = ExpandableTable.Corrections

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

  /// Rows of which the first of each group expands over the others, created lazily.
  static func groups(of size: Int, count: Int) -> AnySequence<RowDescriptor> {
    AnySequence(
      (0..<count).lazy.map { number in
        number % size == 0 ? .parent(size - 1, title: "Group") : .hidden("idCellNormal", "Row")
      })
  }
}

extension ExpandableTable {
  init(_ sections: [[RowDescriptor]], _ corrections: Corrections = .all) throws {
    self.init(try DescriptorList(sections: sections), corrections: corrections)
  }

  /// Selects the row at a place among those that show, long after everything has settled.
  @discardableResult
  mutating func tap(_ section: Int, _ row: Int) -> ListEffects {
    rowSelected(RowPosition(section: section, row: row), at: .zero)
  }

  /// Plays a sample of a finger on a row's slider.
  @discardableResult
  mutating func slide(_ row: Int, _ phase: PanPhase, _ x: Double) -> ListEffects {
    handle(.track(RowID(row), PanSample(phase, translation: Vector(x, 0))), at: .zero)
  }

  /// What is drawn of the first ten thousand points at a moment, in seconds.
  func frame(at time: Double) -> LayerList {
    var layers = LayerList()
    draw(viewport: LayoutRect(0, 0, 320, 10_000), at: Time(time), into: &layers)
    return layers
  }

  func layers(at time: Double) -> [Layer] { frame(at: time).layers }

  /// The rows of each section, hidden ones too.
  var rowsPerSection: [[Int]] { (0..<sectionCount).map { rows(inSection: $0).map(\.rawValue) } }

  func title(_ section: Int, _ row: Int) -> String {
    id(ofRow: row, inSection: section).map(primaryTitle(of:)) ?? "-"
  }
}

func id(_ number: Int) -> RowID { RowID(number) }

extension ListEffects {
  /// What is reported where the article crashes.
  static let crash = ListEffects(notices: [.originalWouldCrash])

  /// What is reported where these rows expand: others come, and fade in.
  static func expanding(_ rows: Int..., by update: ListUpdate) -> ListEffects {
    ListEffects(
      update: update, notices: rows.map { .custom(.didExpand, id($0)) }, startedMotion: true,
      unfoldedRow: update.reloaded.count == 1 && update.inserted.count == 1 ? id(rows[0]) : nil)
  }

  /// What is reported where these rows collapse: others go at once, and those below close up, if there are any.
  static func collapsing(_ rows: Int..., by update: ListUpdate, closesUp: Bool = true) -> ListEffects {
    ListEffects(update: update, notices: rows.map { .custom(.didCollapse, id($0)) }, startedMotion: closesUp)
  }

  /// What is reported where something is entered in a row.
  static func changing(_ row: Int, by update: ListUpdate) -> ListEffects {
    ListEffects(update: update, notices: [.didChange(id(row))])
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
