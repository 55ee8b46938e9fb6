/// A form whose rows are described by data and fold under one another, after Gabriel Theodoropoulos's expandable table.
///
/// A tap on a question shows or hides the rows folded under it. A value entered in one of these rows becomes the answer to the
/// question, and making a choice also folds the rows.
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
/// An order-statistic tree finds rows by position and positions by row, and hides ranges of rows, so that a tap or an
/// entered value need not iterate over all rows. In every complexity, *n* is the number of rows, including hidden ones, and all
/// corrections are on. Loading, `expandAll(at:)`, `collapseAll(at:)`, changing the height of a kind and exporting the whole
/// list may take O(*n*) or more.
///
/// Unlike the article's controller, a table holds no view, no clock and no delegate. Rows nest to any depth, their answers
/// follow from the data, and updates name only the rows that change. With `corrections: []`, it behaves like the article,
/// including its faults.
public struct ExpandableTable: Sendable {
  /// The faults that are corrected.
  public let corrections: Corrections
  /// The contents of the rows, by their ids.
  ///
  /// The tree holds the visibility and the order of rows, so the rows' own `isVisible` is not kept up to date.
  var data: RowStore
  /// The sections in order.
  var sections: FormSections
  /// The order, heights and motions of all rows and section headers.
  ///
  /// Rows and headers of the loaded list have ids in the list's order, the rows first. A row is hidden once for each
  /// collapsed row under which it is folded, at any depth, and once more if no other row can show it; without `nestedRows`, at
  /// most once.
  var rows: MovingRows
  /// The heights that were set for individual rows.
  var heights = IndividualHeights()
  /// The heights set for kinds of rows, by their identifiers.
  var kindHeights: [String: Double] = [:]
  /// Whether the list, when it was loaded, had a section without rows.
  let hasLoadedEmptySection: Bool
  /// Whether the list is written without an array of sections if it has a single section with rows.
  let isFlat: Bool
  /// Whether the list, when it was loaded, had a hidden row that was folded under no other.
  let hasUnreachableRow: Bool
  /// The width of the table, in points.
  var width = 320.0
  /// The title that is stored as a value and the words around it, if any.
  var joinedTitle: JoinedTitle?
  /// The dates that wheels show but that have not been confirmed, as texts, by row.
  var turnedDates = SparseRows()
  /// The current activity of a finger or the keyboard.
  var activity = Activity.nothing
  /// Whether the header of the topmost section on the screen stays at the top until the end of that section pushes it
  /// away, as in UIKit's plain tables.
  ///
  /// Otherwise, headers scroll with the rows, as in grouped tables.
  public var pinsHeaders: Bool
  /// The number of questions that may be unfolded at a time.
  ///
  /// With a limit, a question that unfolds because of a tap, a plain action, `expand(_:at:)` or `reveal(_:at:)` folds others in
  /// the same event. Questions that are already unfolded, for example by `expandAll(at:)`, stay unfolded until then.
  /// Unfolding a row then takes O(*g* + *u* log *n*) more, for *g* expandable rows, including removed ones, of which
  /// *u* are unfolded, plus `ListUpdate.merged(_:)` for *u* updates. `reveal(_:at:)` takes another O(*u* *d*) for the *d* rows
  /// that it unfolds.
  public var unfolding: Unfolding
  /// The latest undo steps.
  var history = UndoHistory<[Change]>()
  /// The texts that the values being entered have replaced, each recorded once; they are not yet an undo step.
  var oldTexts: [RowText] = []
  /// The titles of plain actions, by their ids; missing titles are English.
  public var actionTitles = englishTitles {
    didSet { actionTitles = actionTitles.completed(by: Self.englishTitles) }
  }

  /// Creates a table that shows a list.
  ///
  /// - Parameters:
  ///   - list: The rows.
  ///   - sectionTitles: The titles above the sections, in order. A section with an empty title, or beyond the last
  ///     title, has no header.
  ///   - pinsHeaders: Whether the header of the topmost section on the screen stays at the top.
  ///   - unfolding: The number of questions that may be unfolded at a time.
  ///   - corrections: The faults that are corrected.
  /// - Complexity: O(*n* + *c* log *n*) for *n* rows, and *c* sections, collapsed rows and rows that nothing can show.
  @inline(never)  // Inlining this and `Key.isKnown` would add 1.1 kB to the playground's WebAssembly.
  public init(
    _ list: DescriptorList, sectionTitles: [String] = [], pinsHeaders: Bool = false, unfolding: Unfolding = .any,
    corrections: Corrections = .all
  ) {
    self.corrections = corrections
    self.pinsHeaders = pinsHeaders
    self.unfolding = unfolding
    data = list.rows
    sections = FormSections(list, titles: sectionTitles)
    hasLoadedEmptySection = list.hasEmptySection
    isFlat = list.isFlat
    hasUnreachableRow = list.hasUnreachableRow
    var tree = Self.makeTree(of: list, sections: sections)
    Self.hideRows(of: list, in: &tree, corrections: corrections)
    rows = MovingRows(tree)
  }

  /// Makes a tree of a list's rows and headers.
  private static func makeTree(of list: DescriptorList, sections: FormSections) -> RowTree {
    var heights = [Double](repeating: 0, count: list.count)
    for row in 0..<list.count { heights[row] = list.rows.height(of: row) }
    var tree = RowTree(heights: heights)
    for section in 0..<list.sectionCount {
      _ = tree.insert(height: sections.headerHeight(of: RowID(section)), index: list.sectionStarts[section] + section)
    }
    return tree
  }

  /// Hides the rows folded under collapsed rows, once for each collapsed row, and rows that nothing can show.
  static func hideFolded(_ list: DescriptorList, in tree: inout RowTree) {
    for section in 0..<list.sectionCount {
      for row in list.sectionStarts[section]..<list.sectionStarts[section + 1] {
        let index = row + section + 1
        let end = index + 1 + list.rows.count(below: row)
        // No other row can show a row that is hidden but folded under none, nor the rows under it.
        if !list.rows.traits[row].isVisible, list.rows.parent(of: row) == nil { tree.hide(index..<end) }
        if list.rows.isExpandable(row), !list.rows.isExpanded(row) { tree.hide(index + 1..<end) }
      }
    }
  }
}

extension ExpandableTable {
  /// The titles above the sections, in order; a section without a title has no header.
  ///
  /// - Complexity: O(*s* log *s*) in the number of sections.
  public var sectionTitles: [String] { sections.titles }

  // MARK: Positions among all rows and headers

  /// Returns whether the table has a row with an id, visible or hidden.
  func contains(_ id: RowID) -> Bool { data.isRow(id.rawValue) && rows.tree.contains(id) }

  /// Returns whether a row of the table is visible.
  func shows(_ row: Int) -> Bool { !rows.tree.isHidden(RowID(row)) }

  /// Returns the index of a row or a header in the tree; 0 for one that is not in the table.
  func index(of row: Int) -> Int { rows.tree.index(of: RowID(row)) ?? 0 }

  /// Returns the row at an index of the tree.
  func row(at index: Int) -> Int { rows.tree.id(index: index).rawValue }

  /// Returns the index of the section of a row or a header.
  func section(of row: Int) -> Int { sections.count == 1 ? 0 : sections.section(at: index(of: row)) }

  /// Returns the indices in the tree of the rows folded under a row, at any depth; empty for a row that does not
  /// expand.
  func indices(below row: Int) -> Range<Int> { indices(below: row, at: index(of: row)) }

  /// Returns the indices in the tree of the rows folded under a row with a known index.
  func indices(below row: Int, at index: Int) -> Range<Int> { index + 1..<index + 1 + data.count(below: row) }

  /// Returns the rows of a section in order, including hidden ones.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* returned rows.
  func allRows(ofSection section: Int) -> [Int] { rows(at: sections.rowIndices(ofSection: section)) }

  /// Returns the rows at some indices of the tree, which must not include headers.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* returned rows.
  func rows(at indices: Range<Int>) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(indices.count)
    rows.tree.forEachID(in: indices) { result.append($0.rawValue) }
    return result
  }
}

extension ExpandableTable {
  /// The activity of a finger or the keyboard.
  ///
  ///     nothing -- tap on a field ------> typing --- endEditing, tap outside, row hidden --> nothing
  ///     nothing -- a slide begins ------> sliding -- up, cancelled, row hidden ------------> nothing
  ///
  /// A tap on a field ends a slide, and so do `undo(at:)` and a separate undo step that changes the slider's value, parent or
  /// answer; see `beginStep()`. The beginning of a slide, or a tap on another field or outside the rows, ends editing; the end
  /// of editing is always reported, except when `reload(_:sectionTitles:)` replaces the list. Only the engine has these states;
  /// the article's controller has no state but the list and the map of its visible rows.
  enum Activity: Equatable, Sendable {
    /// No activity.
    case nothing
    /// The keyboard types into the field of a row.
    case typing(RowID)
    /// A finger moves the slider of a row.
    ///
    /// The finger caught the slider at the level `from`, and has since moved it to the whole level `latestLevel`.
    case sliding(RowID, from: Double, latestLevel: Int)
  }
}

extension ExpandableTable: Hashable {
  /// Returns whether both tables have the same rows, data, state and settings; undo steps and `levelsOfUndo` are not compared.
  ///
  /// - Complexity: O(*n* log *n* + *r*) for *n* rows, and *r* rows that have been removed.
  public static func == (a: ExpandableTable, b: ExpandableTable) -> Bool {
    a.corrections == b.corrections && a.sectionTitles == b.sectionTitles && a.width == b.width
      && a.pinsHeaders == b.pinsHeaders && a.unfolding == b.unfolding && a.turnedDates == b.turnedDates
      && a.activity == b.activity
      && (a.slidingRow == nil || a.replacedTexts.elementsEqual(b.replacedTexts, by: ==))
      && a.actionTitles == b.actionTitles
      && a.rows == b.rows && a.heights.agrees(with: b.heights, in: a.rows.tree) && a.kindHeights == b.kindHeights
      && a.descriptors == b.descriptors
  }

  /// Hashes the values and answers, which usually differ between tables.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public func hash(into hasher: inout Hasher) {
    rows.tree.forEachID { id in
      guard data.isRow(id.rawValue) else { return }
      hasher.combine(self[.primaryTitle, id.rawValue])
      hasher.combine(self[.value, id.rawValue])
    }
  }
}
