// Corrected versions of the article's functions, under the same names.
//
// Larger corrections are in other files. In +Bindings, values reach parents according to `RowBinding`. In +Expansion,
// rows are hidden as ranges of a tree. Updates that name only the rows that change are in +Expansion, +Bindings and,
// for marked rows, +Rescan. `unfoldNested` is in +Unfolding, `revertSlide` in +Controls, and `hideFolded` in ExpandableTable.
extension ExpandableTable {
  /// Corrected versions of the article's functions.
  enum Corrected {
    /// Returns the row under which a row is folded, even if other expandable rows are between them; nil if there is none.
    static func indexOfParentCell(of row: Int, in table: ExpandableTable) -> Int? { table.data.parent(of: row) }

    /// Stores a field's text, as the first name if the field is the second visible row of its section and otherwise as the last
    /// name, and joins the names that are not empty.
    ///
    /// Names that only the title contains are stored first. If section 0 has fewer than three rows, the texts cannot be stored,
    /// and the name is split as in the article.
    static func textfieldTextWasChanged(
      _ newText: String, in field: Int, _ table: inout ExpandableTable
    ) -> ListEffects {
      guard let nameRow = table.row(inSection: 0, atFixedIndex: 0),
        let firstPart = table.row(inSection: 0, atFixedIndex: 1),
        let lastPart = table.row(inSection: 0, atFixedIndex: 2)
      else { return table.setFullname(from: newText, in: field) }
      table.storeDerivedTexts(of: [firstPart, lastPart], from: table[.primaryTitle, nameRow])
      let isFirst = table.position(of: RowID(field))?.row == 1
      table.set(.value, of: isFirst ? firstPart : lastPart, to: newText)
      table.set(.primaryTitle, of: nameRow, to: joined([table[.value, firstPart], table[.value, lastPart]]))
      return table.entryEffects([nameRow], from: field)
    }
  }
}
