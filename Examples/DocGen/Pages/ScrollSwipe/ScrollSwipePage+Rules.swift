import ScrollSwipe

extension ScrollSwipePage {
  /// The same drag by pan and by a scroll view's reports.
  func twoWays() throws -> Section {
    let ways = TwoWays(row: Self.row(), module: design.folder)
    typealias Drag = TwoWays<ScrollSwipe>.Drag
    return Section(
      .twoWays,
      [
        """
        By `pan` the row holds the scroll view's physics itself. By `scroll` a real scroll view has them, \
        reports, and is answered where to rest. Below, both get the same drag, and the same target comes \
        out; the page is not made if they differ. A contentOffset stands before the arrow, the target after \
        it.
        """,
        try ways.trace(
          Drag(name: "slow", translations: [0, 20, 60, 120, 180, 200, 130, 90])),
        "And how other releases end, the finger's velocity in points per second to the right:",
        try ways.targets([
          Drag(name: "slow, short of half", translations: [0, 40, 70]),
          Drag(name: "a flick of 700 to the right", translations: [0, 5, 10], velocity: 700),
          Drag(name: "a flick of 700 to the left", translations: [0, -5, -10], velocity: -700),
          Drag(name: "thrown back at 700 from beyond half", translations: [0, 60, 130], velocity: -700),
          Drag(name: "rubber band", translations: [0, 150, 300]),
        ]),
      ])
  }

  /// What a release of two leading buttons does under a set of rules: the article's word, and what is corrected.
  private static func answers(_ rules: ScrollSwipe.Rules, shown: Double, velocity: Double) -> String {
    let words = [ScrollSwipe.Corrections(), .all].map { corrections -> String in
      let row = row(rules: rules, corrections: corrections)
      let release = SwipeRelease(offset: shown, velocity: velocity, from: .closed)
      guard row.destination(of: release) == .closed else { return "opens" }
      return row.closesByAnimation(offset: shown, velocity: velocity) ? "closes, queued" : "closes"
    }
    return words[0] == words[1] ? words[0] : words[0] + "<br>corrected: *\(words[1])*"
  }

  func rules() throws -> Section {
    let releases: [(shown: Double, velocity: Double)] = [
      (79, 0), (80, 0), (159, 0), (160, 0), (161, 0), (1, 600), (1, 601), (100, -600), (100, -601), (170, -601),
    ]
    let lines = releases.map { release in
      [
        "\(number(release.shown)), v \(number(release.velocity))",
        Self.answers(.article, shown: release.shown, velocity: release.velocity),
        Self.answers(.swipeableTableViewCell, shown: release.shown, velocity: release.velocity),
      ]
    }
    let link = try design.index.link("`destination`", to: "func destination(of", in: design.folder)
    return Section(
      .rules(of: "SwipeableTableViewCell"),
      [
        """
        `rules: .swipeableTableViewCell` is the final version, the default; `rules: .article` has the \
        article's own steps: one side, and no velocity. Both decide in \(link). Each point below is asked \
        of the engine: so many of 160 points shown, let go at a velocity outward.
        """,
        Self.map.markdown,
        """
        "Queued" is the final version's animated close, where the content would take longer than \
        \(number(ScrollSwipe.longestClose)) s to get to 0 at its velocity, or would never get there. At and \
        beside the limits, points shown and velocity outward:
        """,
        Markdown.table(["release", "article", "final version"], lines),
        """
        | | article | final version |
        | --- | --- | --- |
        | sides | \(Self.sides(.article)) | \(Self.sides(.swipeableTableViewCell)) |
        | another row opens | \(Self.answer(.article, .otherRowOpened)) | \
        \(Self.answer(.swipeableTableViewCell, .otherRowOpened)) |
        | the table scrolls | \(Self.answer(.article, .tableScrolled)) | \
        \(Self.answer(.swipeableTableViewCell, .tableScrolled)) |
        """,
        "The last two lines are those of `corrections: []`; with `closesWithTable` both close at both.",
      ])
  }

  private static func sides(_ rules: ScrollSwipe.Rules) -> String {
    rules.edges.map(\.name).joined(separator: ", ")
  }

  private static func answer(_ rules: ScrollSwipe.Rules, _ change: TableChange) -> String {
    var row = row(rules: rules, corrections: [])
    row.open(.leading, animated: false, at: .zero)
    row.tableChanged(change, at: Time(1))
    return row.rest == .closed ? "yes" : "no"
  }
}
