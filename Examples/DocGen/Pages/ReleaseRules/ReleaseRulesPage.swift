import InteractionCore
import ReleaseRules

/// The page of the ten rules by which libraries decide what a release does.
enum ReleaseRulesPage {
  static let page = "ReleaseRules.md"

  /// The buttons of all maps: two of 80 points, in a row of 320.
  private static let shown = 0.0...200.0
  private static let velocities = -1000.0...1000.0

  static func documents() -> [Document] {
    var marks = releases
    for rule in ReleaseRule.allCases { marks += contradiction(in: rule) }
    return [.template(page, marks)] + ReleaseRule.allCases.map { figure($0).document }
  }

  // MARK: Where they disagree

  /// Releases on which rules disagree, by name.
  static let tellingReleases: [(name: String, release: RowRelease)] = [
    ("slowly to 96, 60 %", RowRelease(shown: 96)),
    ("to 32, a flick of 700", RowRelease(shown: 32, velocity: 700)),
    ("to 120, moving back at 60", RowRelease(shown: 120, velocity: -60)),
    ("to 10, at 200", RowRelease(shown: 10, velocity: 200)),
    ("from open, back to 128, slowly", RowRelease(shown: 128, wasOpen: true)),
    ("from open, back to 128, moving back at 150", RowRelease(shown: 128, velocity: -150, wasOpen: true)),
  ]

  /// What the rules answer to these, three releases a table.
  private static var releases: Marks {
    let parts = [("first", tellingReleases.prefix(3)), ("last", tellingReleases.dropFirst(3))]
    return parts.reduce(into: [:]) { marks, part in
      let rows = ReleaseRule.allCases.map { rule -> [String] in
        [link(rule)] + part.1.map { say(rule.answer($0.release).rawValue) }
      }
      marks["table \(part.0) releases"] = Markdown.table((["rule"] + part.1.map(\.name)).map { say($0) }, rows)
    }
  }

  private static func link(_ rule: ReleaseRule) -> String { "[\(say(rule.title))](#\(Markdown.anchor(rule.title)))" }

  /// The releases by which two rules are compared: both maps, point by point.
  private static let grid: [RowRelease] = [false, true].flatMap { wasOpen in
    stride(from: 2.5, to: 200, by: 5).flatMap { shown in
      stride(from: -975.0, to: 1000, by: 50).map { RowRelease(shown: shown, velocity: $0, wasOpen: wasOpen) }
    }
  }

  /// What each rule answers to these.
  private static let answers = Dictionary(uniqueKeysWithValues: ReleaseRule.allCases.map { ($0, grid.map($0.answer)) })

  /// The rules that disagree with one most often, the part of the maps on which each does, and the slowest release at which all of
  /// them do.
  static func contradiction(of rule: ReleaseRule) -> (others: [ReleaseRule], part: Double, release: RowRelease) {
    let own = answers[rule] ?? []
    let differences = ReleaseRule.allCases.map { other in
      (rule: other, releases: zip(grid, zip(own, answers[other] ?? [])).filter { $1.0 != $1.1 }.map(\.0))
    }
    let most = differences.map(\.releases.count).max() ?? 0
    let others = differences.filter { $0.releases.count == most }
    let shared = others.dropFirst().reduce(others.first?.releases ?? []) { found, other in
      found.filter(other.releases.contains)
    }
    guard let release = shared.min(by: { $0.velocity.magnitude < $1.velocity.magnitude }) else {
      preconditionFailure("The rules that disagree most with \(rule) do so nowhere together.")
    }
    return (others.map(\.rule), Double(most) / Double(grid.count), release)
  }

  /// A rule's name, its map, and where it differs most from another one.
  private static func contradiction(in rule: ReleaseRule) -> Marks {
    let (others, part, release) = contradiction(of: rule)
    let name = rule.rawValue
    var marks: Marks = [
      "title \(name)": say(rule.title), "other \(name)": others.map(link).joined(separator: say("” and, as often, “")),
      "part \(name)": number((part * 100).rounded()),
      "start \(name)": say(release.wasOpen ? "an open" : "a closed"), "shown \(name)": number(release.shown),
      "velocity \(name)": number(release.velocity), "here \(name)": say(rule.answer(release).rawValue),
      "there \(name)": say(others[0].answer(release).rawValue),
    ]
    marks.quote("alt \(name)", figure(rule).alt)
    return marks
  }

  // MARK: The maps

  static func map(_ rule: ReleaseRule, wasOpen: Bool) -> DecisionMap<ReleaseAnswer> {
    DecisionMap(x: shown, y: velocities) { shown, velocity in
      rule.answer(RowRelease(shown: shown, velocity: velocity, wasOpen: wasOpen))
    }
  }

  static func figure(_ rule: ReleaseRule) -> DrawnFigure {
    guard let figure = figures[rule] else { preconditionFailure("There is a picture of each rule.") }
    return figure
  }

  private static let figures = Dictionary(uniqueKeysWithValues: ReleaseRule.allCases.map { ($0, drawn($0)) })

  private static func drawn(_ rule: ReleaseRule) -> DrawnFigure {
    var sketch = Sketch()
    let maps = [false, true].map { map(rule, wasOpen: $0) }
    for (index, wasOpen) in [false, true].enumerated() {
      let plane = Sketch.Plane(
        area: LayoutRect(50 + Double(index) * 156, 28, 142, 134), x: shown, y: velocities)
      sketch.text(
        wasOpen ? "from open" : "from closed", at: Vector(plane.area.x + 71, 18), .middle, isBold: true)
      sketch.draw(maps[index], in: plane, look: look)
      sketch.mark(plane, x: [0, 80, 160], y: [-500, 0, 500], labelsY: index == 0)
    }
    let answers = ReleaseAnswer.allCases.filter { answer in
      maps.contains { $0.regions.contains { $0.answer == answer } }
    }
    var end = sketch.legend(answers.map { (look($0), $0.rawValue) }, at: 190)
    end = sketch.paragraph(
      "To the right points shown of 160, upward points per second outward.", at: Vector(12, end + 16))
    return DrawnFigure(
      name: "ReleaseRules-\(rule.rawValue).svg", title: rule.title,
      alt: "\(rule.title): two maps of points shown and velocity. \(inWords(rule)) \(thrown(rule))", height: end + 12,
      sketch: sketch)
  }

  /// Where a slow release changes its answer, in words.
  private static func inWords(_ rule: ReleaseRule) -> String {
    [false, true].map { wasOpen in
      let edges = Threshold.all(shown, step: 4) { rule.answer(RowRelease(shown: $0, wasOpen: wasOpen)) }
      let start = "Let go slowly from \(wasOpen ? "open" : "closed"), a row"
      guard let first = edges.first else {
        return "\(start) always \(words(rule.answer(RowRelease(shown: 100, wasOpen: wasOpen))))."
      }
      return "\(start) \(words(first.below))\(edges.map { turn($0, "points") }.joined())."
    }.joined(separator: " ")
  }

  /// Where a moving finger changes the answer, in words: a row half of whose first button shows, and one that lacks half of its
  /// last.
  private static func thrown(_ rule: ReleaseRule) -> String {
    [(40.0, false), (120, true)].map { points, wasOpen in
      let edges = Threshold.all(velocities, step: 20) {
        rule.answer(RowRelease(shown: points, velocity: $0, wasOpen: wasOpen))
      }
      let start = "With \(number(points)) points shown, \(wasOpen ? "an open" : "a closed") row"
      guard let first = edges.first else {
        return "\(start) \(words(rule.answer(RowRelease(shown: points, wasOpen: wasOpen)))) at any velocity."
      }
      let value = words(first.value, "points per second")
      let (below, beyond) = first.isIncluded ? ("below", "from there on") : ("up to", "beyond that")
      let turns = edges.dropFirst().map { turn($0, "points per second") }.joined()
      return "\(start) \(words(first.below)) \(below) \(value); \(beyond) it \(words(first.above))\(turns)."
    }.joined(separator: " ")
  }

  /// From which number on the answer is another one, in words.
  private static func turn(_ edge: Threshold<ReleaseAnswer>, _ unit: String) -> String {
    let value = words(edge.value, unit)
    return "; \(edge.isIncluded ? "from \(value) on" : "beyond \(value)") it \(words(edge.above))"
  }

  /// A number with its unit; “about” if its text is rounded.
  private static func words(_ value: Double, _ unit: String) -> String {
    let isRounded = (value * 100).rounded() / 100 != value
    return "\(isRounded ? "about " : "")\(number(value)) \(unit)"
  }

  private static func words(_ answer: ReleaseAnswer) -> String {
    switch answer {
    case .opens, .closes: answer.rawValue
    case .performs: "performs the action"
    }
  }

  private static func look(_ answer: ReleaseAnswer) -> Sketch.Look {
    switch answer {
    case .opens: .chosen
    case .closes: .plain
    case .performs: .other
    }
  }
}
