import UtilityButtons

extension UtilityButtonsPage {
  /// What a film of a correction shows.
  static func sight(of correction: UtilityButtons.Correction) -> FaultSight {
    switch correction {
    case .noEmptySide:
      .film(
        above: "After a flick to the empty side the next flick is lost: the row stays closed.",
        below: "Corrected, the next flick opens the right side.")
    case .pressOnRelease:
      .film(
        above: "The button fires when it is touched; to slide away is too late.",
        below: "Corrected, a finger that slides away presses nothing.")
    case .staysMeansStays:
      .film(
        above: "Flicked back open, the row stops where the flick has carried it.",
        below: "Corrected, it opens as far as the buttons are wide.")
    case .layoutKeepsState:
      .film(
        above: "A layout pass shuts the row, and the next flick leaves it just short of open.",
        below: "Corrected, it stays open.")
    case .stripsFollow: .unseen("a strip in the wrong place is nearly always out of sight.")
    case .firstFrame: .unseen("the strip is too narrow only while it is out of sight.")
    case .halfIsStable:
      .film(
        above: "Let go at exactly half, the closed row opens, and an open one would close.",
        below: "Corrected, it stays what it was.")
    case .flickShutCloses:
      .film(
        above: "Thrown shut beyond half, the row opens all the same.", below: "Corrected, it closes.")
    case .resetsOnReuse:
      .film(
        above: "The cell comes back open, with another row's content.", below: "Corrected, the new row is closed.")
    case .noticeOnChange: .unseen("both rows, one in each column below, move alike; only what they report differs.")
    case .cancelRestores:
      .film(
        above: "The system takes the finger away, and the row opens.", below: "Corrected, it goes back to closed.")
    case .failedRestores:
      .film(
        above: "The row stays part-open where the finger was lost.", below: "Corrected, it goes back to closed.")
    case .resumesMotion:
      .film(
        above: "Caught on its way, the row jumps to where it was going.",
        below: "Corrected, it is caught where it is.")
    case .closesWithTable:
      .film(above: "The table scrolls, and the row stays open.", below: "Corrected, the row closes.")
    case .contentStaysVisible:
      .film(
        above: "Five buttons are wider than the row: only a button is left to swipe it back by.",
        below: "Corrected, the buttons shrink, and 60 points of content stay.")
    case .oneSideShows:
      .film(
        above: "The right strip lies over a part of the left one, which is open.",
        below: "Corrected, only the buttons of the open side are there.")
    case .countsFromClosed:
      .film(
        above: "Let go at exactly half, the row opens: the sum is rounded.",
        below: "Corrected, it closes, as on the other side.")
    case .movesFromCode:
      .film(
        above: "Neither code nor a tap moves the row.", below: "Corrected, both do.")
    }
  }
}
