import ScrollSwipe

extension ScrollSwipePage {
  /// The same drag by pan and by a scroll view's reports.
  func twoWays() throws -> Marks {
    let ways = TwoWays(row: Self.row(), module: design.folder)
    typealias Drag = TwoWays<ScrollSwipe>.Drag
    return [
      "table two ways": try ways.trace(Drag(name: "slow", translations: [0, 20, 60, 120, 180, 200, 130, 90])),
      "table targets": try ways.targets([
        Drag(name: say("slow, short of half"), translations: [0, 40, 70]),
        Drag(name: say("a flick of 700 to the right"), translations: [0, 5, 10], velocity: 700),
        Drag(name: say("a flick of 700 to the left"), translations: [0, -5, -10], velocity: -700),
        Drag(name: say("thrown back at 700 from beyond half"), translations: [0, 60, 130], velocity: -700),
        Drag(name: say("rubber band"), translations: [0, 150, 300]),
      ]),
    ]
  }

  /// What a release of two leading buttons does under a set of rules: the article's word, and what is corrected.
  private static func answers(_ rules: ScrollSwipe.Rules, shown: Double, velocity: Double) -> String {
    let words = [ScrollSwipe.Corrections(), .all].map { corrections -> String in
      let row = row(rules: rules, corrections: corrections)
      let release = SwipeRelease(offset: shown, velocity: velocity, from: .closed)
      guard row.destination(of: release) == .closed else { return "opens" }
      return row.closesByAnimation(offset: shown, velocity: velocity) ? "closes, queued" : "closes"
    }
    return words[0] == words[1]
      ? say(words[0]) : say(words[0]) + "<br>" + say("corrected") + say(":") + "*" + say(words[1]) + "*"
  }

  var rules: Marks {
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
    let head = [say("release"), say("article"), say("final version")]
    var marks: Marks = ["table releases": Markdown.table(head, lines)]
    for (name, rules) in [("article", ScrollSwipe.Rules.article), ("final", .swipeableTableViewCell)] {
      marks["sides \(name)"] = Self.sides(rules)
      marks["closes with row \(name)"] = Self.answer(rules, .otherRowOpened)
      marks["closes with table \(name)"] = Self.answer(rules, .tableScrolled)
    }
    return marks
  }

  private static func sides(_ rules: ScrollSwipe.Rules) -> String {
    Markdown.series(rules.edges.map { say($0.name) })
  }

  private static func answer(_ rules: ScrollSwipe.Rules, _ change: TableChange) -> String {
    var row = row(rules: rules, corrections: [])
    row.open(.leading, animated: false, at: .zero)
    row.tableChanged(change, at: Time(1))
    return say(row.rest == .closed ? "yes" : "no")
  }
}
