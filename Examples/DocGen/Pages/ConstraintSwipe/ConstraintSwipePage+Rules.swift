import ConstraintSwipe
import HeadlessTable

extension ConstraintSwipePage {
  /// A drag to -100 that is let go at 0.1 s: it opens under both rules.
  private static let release = SwipeScene([
    .pan(0, .began, velocity: Vector(-500, 0)), .pan(0.1, .changed, -100, velocity: Vector(-500, 0)),
    .pan(0.1, .ended, -100, velocity: Vector(-500, 0)),
  ])

  /// What a settling row does after the release.
  private static func settling(_ rules: ConstraintSwipe.Rules) -> (reaches: Double, beyond: Double, ends: Double) {
    var row = Self.row(rules: rules)
    let start = Time(0.1)
    row.pan(PanSample(.began, translation: .zero), at: .zero)
    row.pan(PanSample(.ended, translation: Vector(-100, 0)), at: start)
    let end = row.settles ?? start
    let target = row.offset(at: end)
    // A thousandth of a second is finer than any screen.
    let steps = (0...Int((end - start) * 1000)).map { Double($0) / 1000 }
    let reaches = steps.first { row.offset(at: start + $0) <= target } ?? end - start
    let least = steps.map { row.offset(at: start + $0) }.min() ?? target
    return (reaches, target - least, end - start)
  }

  var rules: Section {
    let article = Self.settling(.article)
    let library = Self.settling(.dnsSwipeableTableCell)
    let frequency = ConstraintSwipe.springFrequency
    let ratio = ConstraintSwipe.springDampingRatio
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    return Section(
      .rules(of: "DNSSwipeableTableCell"),
      [
        """
        `rules: .dnsSwipeableTableCell` takes the numbers and motions of the library that the author made \
        of the article. Thresholds are the same widths; these differ:
        """,
        Markdown.table(
          ["", "article", "library"],
          [
            ["settles by", "two ease-out legs", "one spring"],
            [
              "given as", "20 points, 0.1 s each",
              "\(number(ConstraintSwipe.springDuration)) s, damping ratio \(number(ratio))",
            ],
            ["meets the target within", number3(article.reaches) + " s", number3(library.reaches) + " s"],
            ["goes beyond it by", number(article.beyond) + " pt", number(library.beyond) + " pt"],
            ["stands after", number3(article.ends) + " s", number3(library.ends) + " s"],
            ["a sample counts", "always", "where |vy| < |vx|; corrected, the first one that moves decides for all"],
            ["width of the buttons", "row width − least x", "sum of widths"],
          ]),
        """
        The first numbers are those of a row that is let go at -100 and opens to -160. UIKit does not \
        publish how it turns a duration into a spring. Here the envelope e^(−ζωT) falls to \
        \(number3(ConstraintSwipe.springRemainder)) in the duration T: ω = \(number3(frequency)) rad/s, \
        and the spring swings at ω√(1 − ζ²) = \(number3(swing)) rad/s. It is taken as standing when it can \
        no longer be \(number(Motion.springTolerance)) points from its target.
        """,
        Markdown.figure(
          "ConstraintSwipeRules.svg", "Offset over time after a release: article's bounce and library's spring"),
      ])
  }

  var rulesFigure: Document {
    let lines = ConstraintSwipe.Rules.allCases.map { rules in
      Plot.Line(
        name: rules == .article ? "article" : "library",
        points: Self.release.curve(Self.row(rules: rules), until: 0.6))
    }
    let picture = Plot.overTime(
      title: "Two rules, one release",
      description: """
        The offset in points over seconds. A row is let go at -100 after 0.1 s. The article runs to -180 \
        and back to -160; the library's spring swings a little beyond -160.
        """,
      lines: lines, times: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6], values: [0, -80, -160, -180])
    return .figure("ConstraintSwipeRules.svg", picture)
  }
}
