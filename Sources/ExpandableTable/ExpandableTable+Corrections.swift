extension ExpandableTable {
  /// The article's faults that are corrected: all by default; the empty set is the article, faults included.
  public typealias Corrections = CorrectionSet<Correction>

  /// The faults of the article, each of which can be corrected without the others; the raw value is the name in scripts.
  ///
  ///     let table = ExpandableTable(descriptors, corrections: .all.subtracting([.nameParts]))
  public enum Correction: String, ArticleCorrection {
    /// Sections without rows and rows without children are allowed.
    ///
    /// Uncorrected: an empty section makes the range `0...-1` while the list is loaded, and an expandable row with
    /// `additionalRows` 0 the range `(a + 1)...a` when it is selected: both crash. Corrected: there is nothing to show.
    case emptySection
    /// The parts of a name are kept.
    ///
    /// Uncorrected: only the full name is kept, and it is split at spaces to exchange one part: the last name first gives
    /// " Smith", and after "Mary Jane" the last name X gives "Mary X". Corrected: each field keeps its text, and the parts
    /// that are not empty are joined.
    case nameParts
    /// Only rows that change are reloaded.
    ///
    /// Uncorrected: a selection and the slider reload their section, and other entries the whole table, which takes the
    /// keyboard from the field. The original gets a text once, when Return ends it; here each letter is an event, and
    /// reloads. Corrected: the rows that come or go, the one that unfolds or folds them, and those whose text changes; never
    /// the one whose control is used.
    case changedRowsOnly
    /// A choice needs somewhere to go.
    ///
    /// Uncorrected: selecting a value picker row with no expandable row above it unwraps nil. Corrected: nothing happens.
    case pickerNeedsParent
    /// The data says what belongs together.
    ///
    /// Uncorrected: the rows are numbers in the code: a date goes to row 3 of section 0, a switch to its rows 6 and 5, a name
    /// to its row 0, a level to rows 1 and 0 of section 2, and a choice to the nearest expandable row above, whatever those
    /// rows are. Corrected: to the row that it is folded under, by its `RowBinding`.
    case boundByData
    /// The list is loaded once.
    ///
    /// Uncorrected: the list is loaded in `viewWillAppear`, so again each time the screen appears, and entries are
    /// lost. Corrected: entries stay.
    case keepsEdits
    /// Collapsed rows inside stay collapsed.
    ///
    /// Uncorrected: with nested rows (the article has one level), expanding one shows all its `additionalRows`, even those of
    /// collapsed rows inside it, which are still marked as collapsed. Corrected: only rows that showed inside show again.
    case nestedRows
    /// A list that makes no sense is refused.
    ///
    /// Uncorrected: a row that is hidden and under no other is loaded anyway, and nothing ever shows it; and 0 and 1
    /// count as booleans. Corrected: either is an error with section, row and key, which says what to do.
    case checkedList

    /// The behaviour once the fault is corrected, in a sentence.
    public var sentence: String {
      switch self {
      case .emptySection: "Sections without rows and rows without children are allowed."
      case .nameParts: "The parts of a name are kept."
      case .changedRowsOnly: "Only rows that change are reloaded."
      case .pickerNeedsParent: "A choice needs somewhere to go."
      case .boundByData: "The data says what belongs together."
      case .keepsEdits: "The list is loaded once."
      case .nestedRows: "Collapsed rows inside stay collapsed."
      case .checkedList: "A list that makes no sense is refused."
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
