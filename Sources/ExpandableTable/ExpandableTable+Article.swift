// The methods of the article's view controller, in the article's order. The controller loads the list, and is the data source
// and delegate of its table and, in +ArticleCells, the delegate of its cells.
//
// In `Article`, each row is marked as visible or hidden, and each tap iterates over all rows. The table uses a tree instead.
// `ArticleReferenceTests` compares the two. Most of the static functions serve both.
//
// Outlets and nibs, `configureTableView`, `dequeueReusableCellWithIdentifier` and `cell.delegate = self` are omitted.
// In the article, an `idCellNormal` cell keeps its old text if a key is missing, a slider without a value ends the
// program in `cellForRow`, and `floatValue` reads more than plain numbers.

extension ExpandableTable {
  /// The article's view controller, based on a plain array of descriptors.
  ///
  ///     var article = ExpandableTable.Article()
  ///     _ = try article.loadCellDescriptors(contentsOf: rows)
  ///     _ = try article.didSelectRow(at: RowPosition(row: 0))
  ///     article.visibleRowsPerSection                        // [[0, 1, 2, 3, 5], [0, 5], [0]]
  package struct Article {
    /// The descriptors of the rows of each section, including hidden ones; empty, not nil, before a list is loaded.
    package internal(set) var cellDescriptors: [[RowDescriptor]] = []
    /// The indices of the visible rows of each section, among all its rows.
    package private(set) var visibleRowsPerSection = [[Int]]()

    package init() {}

    /// A crash of the article's program, caused by an empty range of rows, rows that the list does not have, or a parent
    /// that is nil.
    package struct Crash: Error {}

    /// Returns the range `lower...upper`; nil if the upper bound is less than the lower bound, where Swift would
    /// trap.
    static func closedRange(_ lower: Int, _ upper: Int) -> ClosedRange<Int>? { lower <= upper ? lower...upper : nil }

    // MARK: Loading

    /// `loadCellDescriptors`, which `viewWillAppear` calls each time the screen appears; a table has `loadAgain`
    /// (+Events).
    ///
    /// - Parameter file: The sections of `CellDescriptor.plist`; nil if the bundle has no such file.
    /// - Returns: The reload that follows; an empty update without a file.
    /// - Throws: `Crash` if a section has no rows.
    package mutating func loadCellDescriptors(contentsOf file: [[RowDescriptor]]?) throws(Crash) -> ListUpdate {
      guard let file else { return ListUpdate() }
      cellDescriptors = file
      try getIndicesOfVisibleRows()
      return Self.reloadData
    }

    /// `getIndicesOfVisibleRows`, which collects the visible rows after loading and after each selection.
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

    /// `getCellDescriptorForIndexPath:`, which returns the descriptor of a row by its position among the visible rows.
    package func getCellDescriptor(for indexPath: RowPosition) -> RowDescriptor {
      let indexOfVisibleRow = visibleRowsPerSection[indexPath.section][indexPath.row]
      let cellDescriptor = cellDescriptors[indexPath.section][indexOfVisibleRow]
      return cellDescriptor
    }

    /// `numberOfSectionsInTableView:` of the data source; its else branch, which returns 0 without a list, is
    /// unnecessary, because the array is then empty.
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

    /// Returns the height of the cells with an identifier, in points.
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

    /// The contents that `cellForRow(at:)` gives to a cell's views; nil for views that it does not change.
    ///
    /// In the article, the last four are `textField.placeholder`, `lblSwitchLabel.text`, `swMaritalStatus.on` and
    /// `slExperienceLevel.value`.
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

          // The article reads the text from the cell on the screen, which shows the same text as this one.
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

    /// Returns `(row + 1)...(row + additionalRows)`, the rows that `didSelectRow(at:)` shows or hides.
    private func subRows(of row: Int, inSection section: Int) throws(Crash) -> ClosedRange<Int> {
      let cells = cellDescriptors[section]
      let subRows = Self.closedRange(row + 1, row + cells[row].additionalRows)
      guard let subRows, subRows.upperBound < cells.count else { throw Crash() }
      return subRows
    }

    /// Returns the nearest expandable row above, whatever rows are in between; nil if there is none.
    ///
    /// This is the first step of the second half of `didSelectRow(at:)`.
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
    package static var reloadData: ListUpdate { ListUpdate([.reloadAll]) }

    /// `reloadSections:withRowAnimation:` of the table for a single section, with `Fade` after a tap and `None` after a
    /// change of a slider.
    package static func reloadSections(_ section: Int) -> ListUpdate { ListUpdate([.reloadSection(section)]) }
  }
}
