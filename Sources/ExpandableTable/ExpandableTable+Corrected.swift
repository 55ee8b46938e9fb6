// What is done in place of the article's functions, by their names.
//
// Where that is an engine, it has files: values go up by `RowBinding` (+Bindings), rows are hidden as ranges of a tree
// (+Expansion), and an update names the rows that change (+Expansion; after an entry +Bindings; among marked rows +Rescan).
extension ExpandableTable {
  /// In place of the article's functions.
  enum Corrected {
    /// The row that a row is folded under, whichever expandable rows lie between.
    static func indexOfParentCell(of row: Int, in table: ExpandableTable) -> Int? { table.data.parent(of: row) }

    /// Keeps the text in the article's fields, of which the field is one, and joins the two that are not empty.
    ///
    /// In a form that has no rows in the places of the fields nothing can be kept, so the name is split as ever.
    static func textfieldTextWasChanged(
      _ newText: String, in field: Int, _ table: inout ExpandableTable
    ) -> ListEffects {
      guard let name = table.fixedRow(section: 0, row: 0), let first = table.fixedRow(section: 0, row: 1),
        let last = table.fixedRow(section: 0, row: 2)
      else { return table.setFullname(to: newText, in: field) }
      let isFirst = table.position(of: RowID(field))?.row == 1
      table.set(.value, of: isFirst ? first : last, to: newText)
      table.set(.primaryTitle, of: name, to: joined([table[.value, first], table[.value, last]]))
      return table.entered([name], from: field)
    }
  }
}
