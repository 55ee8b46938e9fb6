import ScrollSwipe

extension ScrollSwipePage {
  /// What a film of a correction shows.
  static func sight(of correction: ScrollSwipe.Correction) -> FaultSight {
    switch correction {
    case .opensAtInset:
      .film(
        above: "An open row that is brought back to where it was closes.", below: "Corrected, it stays open.")
    case .opensAtHalf:
      .film(
        above: "99 of 100 points show when the finger lifts, and the row closes.",
        below: "Corrected, half is enough to open it.")
    case .layoutKeepsState:
      .film(
        above: "A layout pass shuts the open row at once.",
        below: "Corrected, it stays open, also at its new width.")
    case .noEmptySide: .unseen("the article's scroll view is put back within the same change.")
    case .firstFrame: .unseen("the containers are in the wrong place only while they are out of sight.")
    case .closesOnlyOpen:
      .film(
        above: "Another row opens, and this one is torn from the finger that holds it.",
        below: "Corrected, it stays under its finger.")
    case .closesWithTable:
      .film(above: "The table scrolls, and the row stays open.", below: "Corrected, the row closes.")
    case .cancelRestores:
      .film(
        above: "A finger that the system takes away counts as lifted: the open row closes, the closed one opens.",
        below: "Corrected, each goes back to where it was before.")
    case .failedRestores:
      .film(
        above: "The row stays where it was, part-open, and the next drag counts from there.",
        below: "Corrected, it closes.")
    case .noticeOnChange: .unseen("both rows move alike; only what they report differs.")
    case .resumesMotion:
      .film(
        above: "Caught on its way, the row jumps to where it was going.",
        below: "Corrected, it is caught where it is.")
    case .contentStaysVisible:
      .film(
        above: "Four buttons cover all of the row: only a button is left to swipe it back by.",
        below: "Corrected, the buttons shrink, and 60 points of content stay.")
    }
  }
}
