// The methods of the article's view controller as the delegate of its cells, in the article's order. Each method sets values of
// rows at hard-coded positions, and reloads. Here, they return the values, because a table stores them elsewhere.

extension ExpandableTable.Article {
  /// A call of `setValue(_:forKey:)` on a cell descriptor, given its section and row, counting hidden rows.
  package struct SetValue {
    package enum Key { case primaryTitle, value }

    let section: Int
    let row: Int
    let value: String
    let key: Key
  }

  /// The effects of one of the methods below: the values that it sets, and the reload that follows.
  package struct Effects {
    let values: [SetValue]
    let reload: ListUpdate
  }

  /// Sets the values and returns the reload; throws if a row is missing, which crashes the article's program.
  package mutating func apply(_ effects: Effects) throws(Crash) -> ListUpdate {
    for setting in effects.values {
      guard cellDescriptors.indices.contains(setting.section),
        cellDescriptors[setting.section].indices.contains(setting.row)
      else { throw Crash() }
      switch setting.key {
      case .primaryTitle: cellDescriptors[setting.section][setting.row].primaryTitle = setting.value
      case .value: cellDescriptors[setting.section][setting.row].value = setting.value
      }
    }
    return effects.reload
  }

  /// `dateWasSelected:` of the cells' delegate.
  package static func dateWasSelected(_ selectedDateString: String) -> Effects {
    let dateCellSection = 0
    let dateCellRow = 3

    let title = SetValue(section: dateCellSection, row: dateCellRow, value: selectedDateString, key: .primaryTitle)
    return Effects(values: [title], reload: reloadData)
  }

  /// `maritalStatusSwitchChangedState:` of the cells' delegate.
  package static func maritalStatusSwitchChangedState(_ isOn: Bool) -> Effects {
    let maritalSwitchCellSection = 0
    let maritalSwitchCellRow = 6

    let valueToStore = isOn ? "true" : "false"
    let valueToDisplay = isOn ? ExpandableTable.ArticleApp.married : ExpandableTable.ArticleApp.single

    let value = SetValue(
      section: maritalSwitchCellSection, row: maritalSwitchCellRow, value: valueToStore, key: .value)
    let title = SetValue(
      section: maritalSwitchCellSection, row: maritalSwitchCellRow - 1, value: valueToDisplay, key: .primaryTitle)
    return Effects(values: [value, title], reload: reloadData)
  }

  /// `textfieldTextWasChanged:parentCell:` of the cells' delegate.
  ///
  /// - Parameters:
  ///   - newText: The text of the field.
  ///   - parentCellIndexPath: The position of the field's row among the visible rows; nil if the row is not visible.
  ///   - currentFullname: The primary title of row 0 in section 0.
  /// - Returns: The full name, which replaces that title, and the reload.
  package static func textfieldTextWasChanged(
    _ newText: String, parentCellIndexPath: RowPosition?, currentFullname: String
  ) -> Effects {
    let isFirst = parentCellIndexPath?.row == 1
    let newFullname = newFullname(newText, isFirst: isFirst, currentFullname: currentFullname)
    let title = SetValue(section: 0, row: 0, value: newFullname, key: .primaryTitle)
    return Effects(values: [title], reload: reloadData)
  }

  /// Returns a full name in which a text has replaced one part.
  ///
  /// The old name is split at every space. A first name replaces the first of exactly two parts, otherwise the whole name; any
  /// other text replaces everything after the first part.
  static func newFullname(_ newText: String, isFirst: Bool, currentFullname: String) -> String {
    let fullnameParts = currentFullname.parts()

    var newFullname = ""
    if isFirst {
      if fullnameParts.count == 2 {
        newFullname = newText + " " + fullnameParts[1]
      } else {
        newFullname = newText
      }
    } else {
      newFullname = fullnameParts[0] + " " + newText
    }
    return newFullname
  }

  /// `sliderDidChangeValue:` of the cells' delegate.
  package static func sliderDidChangeValue(_ newSliderValue: String) -> Effects {
    let title = SetValue(section: 2, row: 0, value: newSliderValue, key: .primaryTitle)
    let value = SetValue(section: 2, row: 1, value: newSliderValue, key: .value)
    return Effects(values: [title, value], reload: reloadSections(2))
  }
}
