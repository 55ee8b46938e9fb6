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
    let end = row.settleTime ?? start
    let target = row.offset(at: end)
    // A thousandth of a second is finer than any screen.
    let steps = (0...Int((end - start) * 1000)).map { Double($0) / 1000 }
    let reaches = steps.first { row.offset(at: start + $0) <= target } ?? end - start
    let least = steps.map { row.offset(at: start + $0) }.min() ?? target
    return (reaches, target - least, end - start)
  }

  var rules: Marks {
    let frequency = ConstraintSwipe.springFrequency
    let ratio = ConstraintSwipe.springDampingRatio
    var marks: Marks = [
      "spring duration": number(ConstraintSwipe.springDuration), "spring damping": number(ratio),
      "spring remainder": number3(ConstraintSwipe.springRemainder), "spring frequency": number3(frequency),
      "spring swing": number3(frequency * (1 - ratio * ratio).squareRoot()),
      "spring tolerance": number(Motion.springTolerance),
    ]
    for (name, rules) in [("article", ConstraintSwipe.Rules.article), ("library", .dnsSwipeableTableCell)] {
      let settling = Self.settling(rules)
      marks["\(name) reaches"] = number3(settling.reaches)
      marks["\(name) beyond"] = number(settling.beyond)
      marks["\(name) ends"] = number3(settling.ends)
    }
    return marks
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
