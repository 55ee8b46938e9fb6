extension UtilityButtons {
  /// The properties in which the cells of the rule sets differ.
  struct CellClass {
    /// The class names of the cell and of the view that holds its buttons.
    let name, buttonViewName: String
    /// Whether the cell has buttons on the left.
    let hasLeftButtons: Bool
    /// The tag of each strip's leftmost button.
    let firstTag: Int
    /// The phase of a touch that presses a button.
    let controlEvents: PressPhase
    /// Whether buttons grow to fill a strip that rounding has made wider than they ask for.
    let fillsWidth: Bool
    /// Whether the right strip, in a cell that counts as laid out, is 0 wide until its frame is set.
    let startsEmpty: Bool
    /// Whether a layout pass moves the content to the center.
    let centersOnLayout: Bool
    /// Whether code can open and close the row, and taps have an effect.
    let scrollsFromCode: Bool
    /// Whether `prepareForReuse` closes the row.
    let resetsOnReuse: Bool
  }
}
