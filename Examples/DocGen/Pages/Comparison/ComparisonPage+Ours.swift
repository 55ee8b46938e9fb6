import ConstraintSwipe
import ExpandableTable
import GestureList
import InteractionCore
import ScrollSwipe
import UtilityButtons

extension ComparisonPage {
  static func ours() throws -> [String] {
    [
      """
      Three rows of \(number(width)) points with two buttons each, ScrollSwipe's at the leading side, where its article has them, and with \
      all corrections; in italics what `corrections: []` does under the article's rules, where it differs. "Points shown" is how far the content has been \
      dragged. Thresholds were found by trying: a drag in steps of half a point, a velocity in steps of ten.
      """,
      Markdown.table(["", "ConstraintSwipe", "ScrollSwipe", "UtilityButtons"], swipeRows()),
      "And the two lists. What is a constant in the source was read from the running program:",
      Markdown.table(["", "ExpandableTable", "GestureList"], listRows()),
    ]
  }

  // MARK: Rows

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

  private static func swipeRows() -> [[String]] {
    func line(_ words: String, _ measure: some Measure) -> [String] {
      [
        words, cell(measure, constraintSwipe, .trailing), cell(measure, scrollSwipe, .leading),
        cell(measure, utilityButtons, .trailing),
      ]
    }
    return [
      line("a button is wide", ButtonWidth()), line("open, the content is at", OpenOffset()),
      line("a slow release opens from, points shown", Opening()),
      line("an open row stays open down to", Staying()),
      line("let go at 10 points shown, a row opens from, points per second", FlickOpen()),
      line("let go one point beyond half open, it is at rest after", Settling()),
      line("then it has gone beyond its place by", Overshoot()),
      line("dragged 100 points beyond the buttons, the content follows by", Beyond()),
      line("a pan that is cancelled after 0.6 of the way", Cancelling()),
      line("another row opens: an open one", OtherOpens()),
      line("a tap on an open row", Tapping()),
    ]
  }

  private static func cell<Row: RevealingRow>(_ measure: some Measure, _ pair: Pair<Row>, _ edge: SwipeEdge) -> String {
    let (corrected, article) = (measure.words(of: pair.corrected, edge), measure.words(of: pair.article, edge))
    return corrected == article ? corrected : corrected + "<br>*" + article + "*"
  }

  // MARK: Lists

  private static func listRows() -> [[String]] {
    typealias List = GestureList
    return [
      [
        "a row is high",
        "\(number(RowControl.normal.height)) with question and answer, \(number(RowControl.datePicker.height)) with wheels, "
          + "\(number(RowControl.textField.height)) otherwise", number(List.defaultRowHeight),
      ],
      ["a tap", "unfolds the rows below, chooses, or selects", "edits the text"],
      [
        "the release counts from", "–",
        """
        a swipe from \(number(List.Options.defaultDismissThreshold)) of the width, a pull and a pinch beyond the \
        height of a row
        """,
      ],
      ["speed", "–", "plays no part"],
      [
        "rows that come", "fade in, in \(number(ExpandableTable.fadeDuration)) s",
        "move, in \(number(List.shiftDuration)) s; after a pinch, in \(number(List.gapDuration)) s",
      ],
      [
        "what goes back", "–",
        "a swiped row in \(number(List.returnDuration)) s, a gap in \(number(List.gapDuration)) s",
      ],
      [
        "a lifted row", "–",
        """
        \(number(List.liftedScale)) times as large, opacity \(number(List.liftedAlpha)), in \
        \(number(List.liftDuration)) s
        """,
      ],
    ]
  }
}
