/// A form whose rows are described by data and fold under one another: Gabriel Theodoropoulos's expandable table.
///
/// A tap on a question shows the rows folded under it. What is entered there becomes the answer above, and a choice folds
/// them again.
///
///     let list = try DescriptorList(sections: [[
///       RowDescriptor("idCellNormal", secondaryTitle: "Level", isExpandable: true, additionalRows: 1),
///       RowDescriptor("idCellSlider", value: "0.0", isVisible: false),
///     ]])
///     var table = ExpandableTable(list)
///     table.rowSelected(RowPosition(row: 0), at: Time(0)).update   // reload 0, insert 1
///     table.sliderChanged(RowID(1), to: 7.4).update                // reload 0
///     table.primaryTitle(of: RowID(0))                             // "7"
///
/// An order-statistic tree finds rows by position and positions of rows, and hides ranges of rows, so that no event goes
/// through all rows. In every complexity *n* is the number of rows, hidden ones included. Only loading, `expandAll(at:)`,
/// `collapseAll(at:)` and reading everything out take O(*n*).
///
/// In contrast to the article, a table holds no view, no clock and no delegate; rows nest to any depth, their answers
/// follow from the data, and updates name just the rows that change. `corrections: []` is the article to the letter.
public struct ExpandableTable: Sendable {
  /// Which faults of the article are corrected.
  public let corrections: Corrections
  /// The titles above the sections, in order; a section without a title has no header.
  public let sectionTitles: [String]
  /// The rows' data.
  ///
  /// The tree knows which rows show: the list's own marks are not kept up to date.
  var list: DescriptorList
  /// Order and heights of all rows, whose ids come first, and of the sections' headers, whose ids come after; and how far
  /// each is from its position.
  ///
  /// A row is hidden once for each collapsed row that it is folded under, at any depth.
  var rows: MovingRows
  /// The width of the table, in points.
  var width = 320.0
  /// The days at which wheels stand that have been turned and not confirmed.
  var turnedDates: [RowID: CalendarDate] = [:]
  /// What a finger or the keyboard is busy with.
  var attention = Attention.nothing
  /// Whether the header of the section in sight stays at the top until the next one pushes it away, as in UIKit's plain
  /// tables; else headers scroll with the rows, as in its grouped ones.
  public var pinsHeaders: Bool
  /// The titles of plain actions, by their ids; those that are left out stay English.
  public var actionTitles = englishTitles {
    didSet { actionTitles = actionTitles.completed(by: Self.englishTitles) }
  }

  /// Creates a table that shows a list.
  ///
  /// - Parameters:
  ///   - list: The rows.
  ///   - sectionTitles: The titles above the sections, in order; a section with an empty title, or beyond the last, has no
  ///     header.
  ///   - pinsHeaders: Whether the header of the section in sight stays at the top.
  ///   - corrections: Which faults of the article are corrected.
  /// - Complexity: O(*n* + *c* log *n*) in the number *n* of rows and *c* of collapsed rows and headers.
  public init(
    _ list: DescriptorList, sectionTitles: [String] = [], pinsHeaders: Bool = false, corrections: Corrections = .all
  ) {
    self.corrections = corrections
    self.pinsHeaders = pinsHeaders
    self.sectionTitles = sectionTitles
    self.list = list
    rows = MovingRows(Self.makeTree(list, sectionTitles, isNested: corrections.contains(.nestedRows)))
  }

  /// Puts rows, headers and what is hidden into a tree.
  static func makeTree(_ list: DescriptorList, _ titles: [String], isNested: Bool) -> RowTree {
    var tree = RowTree(heights: (0..<list.count).map { list.kind(of: $0).height })
    for section in 0..<list.sectionCount {
      let height = section < titles.count && !titles[section].isEmpty ? headerHeight : 0
      _ = tree.insert(height: height, index: list.starts[section] + section)
    }
    for section in 0..<list.sectionCount {
      for row in list.starts[section]..<list.starts[section + 1] {
        if !isNested, !list.flags[row].contains(.isVisible) {
          tree.hide(row + section + 1..<row + section + 2)
        } else if isNested, list.isExpandable(row), !list.isExpanded(row) {
          let below = list.below(row)
          tree.hide(below.lowerBound + section + 1..<below.upperBound + section + 1)
        }
      }
    }
    return tree
  }
}

extension ExpandableTable {
  /// What a finger or the keyboard is busy with.
  ///
  ///     nothing -- tap on a field ------> typing --- endEditing, the row goes ----> nothing
  ///     nothing -- down on a slider ----> sliding -- up, cancelled, the row goes -> nothing
  ///
  /// A finger on a slider, or a tap on another field, ends the typing; whatever ends it, it is reported. Everything else
  /// that the article's controller holds is the list itself, so it has no states.
  enum Attention: Hashable, Sendable {
    /// Nothing.
    case nothing
    /// The keyboard writes into the text field of a row.
    case typing(RowID)
    /// A finger moves the slider of a row.
    case sliding(Slide)
  }

  /// A finger on a slider.
  struct Slide: Hashable, Sendable {
    let row: RowID
    /// The level at which it was caught.
    let level: Double
    /// What the row held, and the title of its parent, before the gesture.
    let value, title: String
    /// The text that the row has reported last.
    var latest: String
  }
}

extension ExpandableTable: Hashable {
  /// Whether both tables show the same rows with the same data in the same state.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public static func == (a: ExpandableTable, b: ExpandableTable) -> Bool {
    a.corrections == b.corrections && a.sectionTitles == b.sectionTitles && a.width == b.width
      && a.pinsHeaders == b.pinsHeaders && a.turnedDates == b.turnedDates && a.attention == b.attention
      && a.actionTitles == b.actionTitles
      && a.rows == b.rows && a.descriptors == b.descriptors
  }

  /// Hashes what was entered and answered, by which tables differ soonest.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(list.primaryTitles)
    hasher.combine(list.values)
  }
}
