// The article's view controller, in the article's order: it loads the list, and is the data source and delegate of its table
// and, in +ArticleCells, the delegate of its cells.
//
// `Article` marks every row and iterates over all of them after each tap. The table uses a tree instead.
// `ArticleReferenceTests` compares the two. Both run the static functions.
//
// Not here: outlets and nibs, `configureTableView`, `dequeueReusableCellWithIdentifier` and `cell.delegate = self`. In the
// article, a cell keeps its old text if a key is missing, a slider without a value ends the program in `cellForRow`, and
// `floatValue` reads more than plain numbers.

extension ExpandableTable {
  /// The article's view controller, over a plain array of descriptors.
  ///
  ///     var article = ExpandableTable.Article()
  ///     try article.loadCellDescriptors(contentsOf: rows)
  ///     try article.didSelectRow(at: RowPosition(row: 0))
  ///     article.visibleRowsPerSection                        // [[0, 1, 2, 3, 5], [0, 5], [0]]
  package struct Article {
    /// For each section the descriptors of its rows, hidden ones too; empty, not nil, before a list is loaded.
    package internal(set) var cellDescriptors: [[RowDescriptor]] = []
    /// For each section the indices of the rows that show, among all its rows.
    package private(set) var visibleRowsPerSection = [[Int]]()

    package init() {}

    /// The end of the program, at an empty range of rows, one beyond the section, or a parent that is nil.
    package struct Crash: Error {}

    /// The range `lower...upper`; nil if Swift would trap, because the upper bound is less than the lower one.
    static func closedRange(_ lower: Int, _ upper: Int) -> ClosedRange<Int>? { lower <= upper ? lower...upper : nil }

    // MARK: Loading

    /// `loadCellDescriptors`, which `viewWillAppear` calls each time the screen appears; in a table, `loadAgain` (+Events).
    ///
    /// - Parameter file: The sections of `CellDescriptor.plist`; nil if the bundle has no such file.
    /// - Returns: The reload that follows.
    /// - Throws: `Crash` if a section has no rows.
    package mutating func loadCellDescriptors(contentsOf file: [[RowDescriptor]]?) throws(Crash) -> ListUpdate {
      guard let file else { return ListUpdate() }
      cellDescriptors = file
      try getIndicesOfVisibleRows()
      return Self.reloadData
    }

    /// `getIndicesOfVisibleRows`: collects the rows that show, after each change of their marks.
    package mutating func getIndicesOfVisibleRows() throws(Crash) {
      visibleRowsPerSection.removeAll()

      for currentSectionCells in cellDescriptors {
        var visibleRows = [Int]()

        guard let rows = Self.closedRange(0, currentSectionCells.count - 1) else { throw Crash() }
        for row in rows {
          if currentSectionCells[row].isVisible == true {
            visibleRows.append(row)
          }
        }

        visibleRowsPerSection.append(visibleRows)
      }
    }

    // MARK: The table's data source

    /// `getCellDescriptorForIndexPath:`, the descriptor of a row by its position among those that show.
    package func getCellDescriptor(for indexPath: RowPosition) -> RowDescriptor {
      let indexOfVisibleRow = visibleRowsPerSection[indexPath.section][indexPath.row]
      let cellDescriptor = cellDescriptors[indexPath.section][indexOfVisibleRow]
      return cellDescriptor
    }

    /// `numberOfSectionsInTableView:` of the data source.
    package var numberOfSections: Int { cellDescriptors.count }

    /// `tableView:numberOfRowsInSection:` of the data source.
    package func numberOfRows(inSection section: Int) -> Int { visibleRowsPerSection[section].count }

    /// `tableView:titleForHeaderInSection:` of the data source.
    static func titleForHeader(inSection section: Int) -> String {
      switch section {
      case 0:
        return "Personal"
      case 1:
        return "Preferences"
      default:
        return "Work Experience"
      }
    }

    /// `tableView:heightForRowAtIndexPath:` of the delegate.
    package func heightForRow(at indexPath: RowPosition) -> Double {
      let currentCellDescriptor = getCellDescriptor(for: indexPath)
      return Self.heightForRow(cellIdentifier: currentCellDescriptor.identifier)
    }

    /// The height that it returns, in points: that of the identifier's nib.
    static func heightForRow(cellIdentifier: String) -> Double {
      switch cellIdentifier {
      case "idCellNormal":
        return 60.0
      case "idCellDatePicker":
        return 270.0
      default:
        return 44.0
      }
    }

    /// The views of a cell that `cellForRow(at:)` fills in; nil for those that it leaves alone.
    package struct CustomCell: Equatable {
      package var textLabel: String?
      package var detailTextLabel: String?
      package var placeholder: String?
      package var switchLabel: String?
      package var isOn: Bool?
      package var sliderValue: Double?
    }

    /// `tableView:cellForRowAtIndexPath:` of the data source.
    package func cellForRow(at indexPath: RowPosition) -> CustomCell {
      let currentCellDescriptor = getCellDescriptor(for: indexPath)
      var cell = CustomCell()

      if currentCellDescriptor.identifier == "idCellNormal" {
        cell.textLabel = currentCellDescriptor.primaryTitle
        cell.detailTextLabel = currentCellDescriptor.secondaryTitle
      } else if currentCellDescriptor.identifier == "idCellTextfield" {
        cell.placeholder = currentCellDescriptor.primaryTitle
      } else if currentCellDescriptor.identifier == "idCellSwitch" {
        cell.switchLabel = currentCellDescriptor.primaryTitle

        let value = currentCellDescriptor.value
        cell.isOn = (value == "true") ? true : false
      } else if currentCellDescriptor.identifier == "idCellValuePicker" {
        cell.textLabel = currentCellDescriptor.primaryTitle
      } else if currentCellDescriptor.identifier == "idCellSlider" {
        let value = currentCellDescriptor.value
        cell.sliderValue = value.leadingNumber
      }

      return cell
    }

    // MARK: The table's delegate

    /// `tableView:didSelectRowAtIndexPath:` of the delegate.
    package mutating func didSelectRow(at indexPath: RowPosition) throws(Crash) -> ListUpdate {
      let indexOfTappedRow = visibleRowsPerSection[indexPath.section][indexPath.row]

      if cellDescriptors[indexPath.section][indexOfTappedRow].isExpandable == true {
        var shouldExpandAndShowSubRows = false
        if cellDescriptors[indexPath.section][indexOfTappedRow].isExpanded == false {
          // In this case the cell should expand.
          shouldExpandAndShowSubRows = true
        }

        cellDescriptors[indexPath.section][indexOfTappedRow].isExpanded = shouldExpandAndShowSubRows

        for i in try subRows(of: indexOfTappedRow, inSection: indexPath.section) {
          cellDescriptors[indexPath.section][i].isVisible = shouldExpandAndShowSubRows
        }
      } else {
        if cellDescriptors[indexPath.section][indexOfTappedRow].identifier == "idCellValuePicker" {
          let cells = cellDescriptors[indexPath.section]
          let found = Self.indexOfParentCell(of: indexOfTappedRow) { cells[$0].isExpandable }
          guard let indexOfParentCell = found else { throw Crash() }

          let textLabel = cellForRow(at: indexPath).textLabel ?? ""
          cellDescriptors[indexPath.section][indexOfParentCell].primaryTitle = textLabel
          cellDescriptors[indexPath.section][indexOfParentCell].isExpanded = false

          for i in try subRows(of: indexOfParentCell, inSection: indexPath.section) {
            cellDescriptors[indexPath.section][i].isVisible = false
          }
        }
      }

      try getIndicesOfVisibleRows()
      return Self.reloadSections(indexPath.section)
    }

    /// `(row + 1)...(row + additionalRows)`: the rows that `didSelectRow(at:)` shows or hides.
    private func subRows(of row: Int, inSection section: Int) throws(Crash) -> ClosedRange<Int> {
      let cells = cellDescriptors[section]
      let subRows = Self.closedRange(row + 1, row + cells[row].additionalRows)
      guard let subRows, subRows.upperBound < cells.count else { throw Crash() }
      return subRows
    }

    /// The first step of the second half of `didSelectRow(at:)`: the nearest expandable row above, whatever is between; nil if
    /// there is none.
    static func indexOfParentCell(of indexOfTappedRow: Int, isExpandable: (Int) -> Bool) -> Int? {
      var i = indexOfTappedRow - 1
      while i >= 0 {
        if isExpandable(i) == true {
          return i
        }
        i -= 1
      }
      return nil
    }

    // MARK: Reloading

    /// `reloadData` of the table.
    @inline(never)  // Most events of the article end so.
    package static var reloadData: ListUpdate { ListUpdate([.reloadAll]) }

    /// `reloadSections:withRowAnimation:` of the table, for one section: `Fade` after a tap, `None` after a slider.
    @inline(never)  // Likewise.
    package static func reloadSections(_ section: Int) -> ListUpdate { ListUpdate([.reloadSection(section)]) }
  }
}
