extension ExpandableTable {
  /// A set of faults to correct.
  public typealias Corrections = CorrectionSet<Correction>

  /// Corrections of faults, each of which can be switched off alone; the raw value is the name in scripts.
  ///
  ///     let table = ExpandableTable(descriptors, corrections: .all.subtracting([.nameParts]))
  public enum Correction: String, ArticleCorrection {
    /// Sections without rows and expandable rows without children are allowed.
    ///
    /// Uncorrected: an empty section leads to the range `0...-1` while the list is loaded, and an expandable row with
    /// `additionalRows` 0 leads to the range `(a + 1)...a` when it is selected. Both crash. Corrected: the section or row
    /// shows no rows.
    case emptySection
    /// Each part of a name is stored.
    ///
    /// Uncorrected: only the full name is stored, and it is split at spaces to replace one part. Entering the last name
    /// first gives " Smith", and after "Mary Jane" the last name X gives "Mary X". Corrected: each field keeps its
    /// text, and the non-empty parts are joined.
    case nameParts
    /// Only rows that change are reloaded.
    ///
    /// Uncorrected: a selection and the slider reload their section, and other values the whole table, which takes the keyboard
    /// away from the field. The original receives a text once, when Return is pressed; here, each letter is an event, and so
    /// causes a reload. Corrected: the update names the rows that appear or disappear, the row that unfolds or folds them, and
    /// any other row that looks different, except the one whose control is used.
    case changedRowsOnly
    /// A choice without a parent is ignored.
    ///
    /// Uncorrected: selecting a value picker row with no expandable row above it in its section force-unwraps nil, which
    /// crashes. Corrected: nothing happens.
    case pickerNeedsParent
    /// The data defines which row a value changes.
    ///
    /// Uncorrected: the positions of rows are hard-coded. In section 0, a date is stored in row 3, a switch in rows 6
    /// and 5, and a name in row 0; in section 2, a level is stored in rows 1 and 0, whatever those rows are. A choice
    /// is stored in the nearest expandable row above. Corrected: a value changes the row under which its row is folded,
    /// as the `RowBinding` specifies.
    case boundByData
    /// The list is loaded once.
    ///
    /// Uncorrected: the list is loaded in `viewWillAppear`, and so each time the screen appears, and entered values are
    /// lost. Corrected: they are kept.
    case keepsEdits
    /// Collapsed rows inside an expanding row stay collapsed.
    ///
    /// Uncorrected: with nested rows (the article has one level), expanding a row shows all its `additionalRows`, even those of
    /// collapsed rows inside it, which are still marked as collapsed. Corrected: rows that are folded under a
    /// collapsed row among them stay hidden.
    case nestedRows
    /// Rows that can never be shown, and 0 or 1 for a boolean, are rejected.
    ///
    /// Uncorrected: a row that is hidden and folded under no other is loaded anyway, but nothing can ever show it; and
    /// 0 and 1 are accepted as booleans. Corrected: both are errors that name the section, the row and the key, and
    /// suggest a remedy.
    case checkedList

    /// The corrected behaviour, in one sentence.
    public var sentence: String {
      switch self {
      case .emptySection: "Sections without rows and expandable rows without children are allowed."
      case .nameParts: "Each part of a name is stored."
      case .changedRowsOnly: "Only rows that change are reloaded."
      case .pickerNeedsParent: "A choice without a parent is ignored."
      case .boundByData: "The data defines which row a value changes."
      case .keepsEdits: "The list is loaded once."
      case .nestedRows: "Collapsed rows inside an expanding row stay collapsed."
      case .checkedList: "Rows that can never be shown, and 0 or 1 for a boolean, are rejected."
      }
    }

    /// The origin of the fault.
    public var source: FaultSource {
      switch self {
      case .emptySection, .nameParts, .changedRowsOnly, .pickerNeedsParent, .boundByData, .keepsEdits, .checkedList:
        .article
      case .nestedRows: .port
      }
    }
  }
}
