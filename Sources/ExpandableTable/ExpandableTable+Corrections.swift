extension ExpandableTable {
  /// The article's faults that are corrected, one by one; the default is all of them, `[]` is the article to the letter.
  public struct Corrections: OptionSet, Hashable, Sendable {
    /// One bit for each correction.
    public let rawValue: UInt32
    /// Creates a set from its bits; bits that stand for nothing do nothing.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Sections without rows and rows without children are fine.
    ///
    /// In the article, an empty section makes the range `0...-1` while the list is loaded, and an expandable row with
    /// `additionalRows` 0 the range `(a + 1)...a` when it is selected: both crash. Corrected: there is nothing to show.
    public static let emptySection = Corrections(rawValue: 1 << 0)
    /// The parts of a name are kept.
    ///
    /// In the article, the full name is split at spaces to exchange one part: the last name first gives " Smith", and after
    /// "Mary Jane" the last name X gives "Mary X". Corrected: each field keeps its text, and the parts that are not empty
    /// are joined.
    public static let nameParts = Corrections(rawValue: 1 << 1)
    /// Only rows that change are reloaded.
    ///
    /// In the article, a selection reloads its section, and every letter typed the whole table, which takes the keyboard from
    /// the field. Corrected: the rows that come or go, and those whose text changes; never the row that is operated.
    public static let changedRowsOnly = Corrections(rawValue: 1 << 2)
    /// A choice needs somewhere to go.
    ///
    /// In the article, selecting a value picker row with no expandable row above it unwraps nil. Corrected: nothing happens.
    public static let pickerNeedsParent = Corrections(rawValue: 1 << 3)
    /// The data says what belongs together.
    ///
    /// In the article, a date goes to row 3 of section 0, a switch to its rows 6 and 5, a name to its row 0, a level to rows 1
    /// and 0 of section 2, and a choice to the nearest expandable row above, whatever rows those are. Corrected: to the row
    /// that it is folded under, by its `RowBinding`.
    public static let boundByData = Corrections(rawValue: 1 << 4)
    /// The list is loaded once.
    ///
    /// In the article, each time the screen appears the list is loaded anew, and what was entered is lost. Corrected: what
    /// was entered stays.
    public static let keepsEdits = Corrections(rawValue: 1 << 5)
    /// What was collapsed inside stays collapsed.
    ///
    /// The article has one level. Where its rows nest, expanding one shows all its `additionalRows`, those of collapsed rows
    /// inside it too, which still say that they are collapsed. Corrected: just what was open inside shows again.
    public static let nestedRows = Corrections(rawValue: 1 << 6)

    /// Everything that is corrected: what one would ship.
    public static let all = Corrections(rawValue: 1 << 7 - 1)

    /// Every correction with its name in scripts, in the order of the bits.
    public static let named: [(name: String, correction: Corrections)] = [
      ("emptySection", .emptySection), ("nameParts", .nameParts), ("changedRowsOnly", .changedRowsOnly),
      ("pickerNeedsParent", .pickerNeedsParent), ("boundByData", .boundByData), ("keepsEdits", .keepsEdits),
      ("nestedRows", .nestedRows),
    ]
  }
}
