import ConstraintSwipe
import HeadlessTable

extension ConstraintSwipePage {
  /// What a film of a correction shows.
  static func sight(of correction: ConstraintSwipe.Correction) -> FaultSight {
    switch correction {
    case .fingerKeepsHold:
      .film(
        above: "The finger comes back to the right, and the row sticks open.",
        below: "Corrected, the row stays under the finger.")
    case .noticeOnChange: .unseen("both rows move alike; only what they report differs.")
    case .cancelRestores:
      .film(
        above: "The finger is taken away where all buttons show, and the row stays open.",
        below: "Corrected, it goes back to closed.")
    case .failedRestores:
      .film(
        above: "The row stands 47 points aside, and 3 points more do not open it; at the end 50 at once do.",
        below: "Corrected, it closes, and each drag counts from there.")
    case .reuseEndsPan:
      .film(
        above: "The finger tears the reused cell open.",
        below: "Corrected, the drag is over, and the new row stays closed.")
    case .openEndsPan:
      .film(
        above: "The open row still follows the finger that was down before.",
        below: "Corrected, it stays where code has put it.")
    case .resumesMotion:
      .film(
        above: "Caught on its way, the row jumps to where it was going.",
        below: "Corrected, it is caught where it is.")
    case .followsIdentity:
      .film(
        above: "The row above the open one goes, and the next row is open.",
        below: "Corrected, the open row moves up and stays the one that is open.")
    case .axisDecidedOnce:
      .film(
        above: "While the finger sinks the row stands still, then it leaps after it.",
        below: "Corrected, it follows all the way.")
    case .noEmptySide: .unseen("a row without buttons looks the same open and closed; only what it reports differs.")
    case .contentStaysVisible:
      .film(
        above: "Four buttons cover all of the row: only a button is left to swipe it back by.",
        below: "Corrected, the buttons shrink, and 60 points of content stay.")
    case .bounceStaysCovered:
      .film(
        above: "Closing, the row swings past closed, and the other side's button peeps out.",
        below: "Corrected, it stops at closed.")
    case .tapCloses:
      .film(above: "A tap leaves the row open, and selects it.", below: "Corrected, it closes the row.")
    case .closesWithTable:
      .film(above: "The table scrolls, and the row stays open.", below: "Corrected, the row closes.")
    }
  }

  /// Two tables, of which the row above an open one is deleted, without the correction and with it.
  static func identityFilm(_ correction: ConstraintSwipe.Correction) -> FaultFilm {
    typealias List = SwipeList<ConstraintSwipe>
    let titles = [0, 2, 1].map { FilmTitles.rows[$0] }
    let lists = [ConstraintSwipe.Corrections.all.subtracting([correction]), .all].map { corrections in
      let row = row(corrections: corrections)
      var list = List(of: row, titles: titles)
      list.followsIdentity = row.followsIdentity
      return list
    }
    let scene = ListScene<List>(
      steps: [
        ListScene.Step(at: 0, sentence: "Code opens the second row.") { list, time in
          list.perform("open.trailing", on: RowID(1), at: time)
        },
        ListScene.Step(at: 1, sentence: "Code deletes the first row.") { list, time in list.remove(RowID(0), at: time)
        },
      ], height: 132)
    let pace = scene.pace(lists)
    return FaultFilm(
      panels: zip([correction.source.label, "corrected"], lists).map {
        FilmPanel($0, $1, scene, playing: scene.steps, pace: pace)
      }, events: scene.told(pace), sight: sight(of: correction))
  }
}
