import ConstraintSwipe
import ExpandableTable
import GestureList
import InteractionCore
import ScrollSwipe
import UtilityButtons

/// The page that puts the designs beside one another, and beside what others have built.
enum ComparisonPage {
  static let page = "Comparison.md"

  static func documents() -> [Document] { [.template(page, swipeRows.adding(lists))] }

  private static let width = 320.0

  private static func buttons() -> [InteractionAction] {
    ["one", "two"].map { InteractionAction(id: $0, title: $0) }
  }

  /// A design's row, corrected and as its article has it.
  private typealias Pair<Row> = (corrected: Row, article: Row)

  private static var constraintSwipe: Pair<ConstraintSwipe> {
    (
      ConstraintSwipe(width: width, height: 44, trailing: buttons()),
      ConstraintSwipe(width: width, height: 44, trailing: buttons(), corrections: [])
    )
  }

  /// The article's row has buttons at the leading side only; mirrored it is the same row.
  private static var scrollSwipe: Pair<ScrollSwipe> {
    (
      ScrollSwipe(width: width, height: 44, leading: buttons()),
      ScrollSwipe(width: width, height: 44, leading: buttons(), rules: .article, corrections: [])
    )
  }

  private static var utilityButtons: Pair<UtilityButtons> {
    (
      UtilityButtons(width: width, height: 44, trailing: buttons()),
      UtilityButtons(width: width, height: 44, trailing: buttons(), corrections: [])
    )
  }

  /// What the three rows do: corrected, and in italics as the article has it where that differs.
  static var swipeRows: Marks {
    var marks: Marks = ["row width": number(width)]
    func add(_ name: String, _ measure: some Measure) {
      marks["\(name), ConstraintSwipe"] = cell(measure, constraintSwipe, .trailing)
      marks["\(name), ScrollSwipe"] = cell(measure, scrollSwipe, .leading)
      marks["\(name), UtilityButtons"] = cell(measure, utilityButtons, .trailing)
    }
    add("button width", ButtonWidth())
    add("open offset", OpenOffset())
    add("opens from", Opening())
    add("stays open to", Staying())
    add("flick opens from", FlickOpen())
    add("settles in", Settling())
    add("overshoots by", Overshoot())
    add("follows beyond by", Beyond())
    add("cancelled", Cancelling())
    add("other opens", OtherOpens())
    add("tapped", Tapping())
    return marks
  }

  private static func cell<Row: RevealingRow>(_ measure: some Measure, _ pair: Pair<Row>, _ edge: SwipeEdge) -> String {
    let (corrected, article) = (measure.words(of: pair.corrected, edge), measure.words(of: pair.article, edge))
    return corrected == article ? corrected : corrected + "<br>*" + article + "*"
  }

  // MARK: Lists

  /// The constants of the two lists.
  static var lists: Marks {
    typealias List = GestureList
    return [
      "question height": number(RowControl.normal.height), "wheels height": number(RowControl.datePicker.height),
      "other height": number(RowControl.textField.height), "item height": number(List.defaultRowHeight),
      "swipe part": number(List.Options.defaultDismissThreshold), "fade": number(ExpandableTable.fadeDuration),
      "shift": number(List.shiftDuration), "gap": number(List.gapDuration), "return": number(List.returnDuration),
      "lifted scale": number(List.liftedScale), "lifted alpha": number(List.liftedAlpha),
      "lift": number(List.liftDuration),
    ]
  }
}
