import ConstraintSwipe

extension ConstraintSwipePage {
  /// A way to decide from how many points show, and where the row rested.
  private struct ThresholdRule: Sendable {
    let name: String
    let opens: @Sendable (Double, Rest) -> Bool

    /// How far a finger must pull a closed row to open it, in points.
    var pull: Double { edge(from: .closed) }
    /// How far it must push an open one back, and farther, to close it.
    var push: Double { totalWidth - edge(from: .open(.trailing)) }
    let totalWidth = row().buttonTotalWidth

    private func edge(from rest: Rest) -> Double {
      Threshold.all(0...totalWidth, step: 4) { opens($0, rest) }.first?.value ?? .nan
    }

    static func one(at points: Double) -> ThresholdRule {
      ThresholdRule(name: "one threshold, at \(number(points))") { shown, _ in shown >= points }
    }

    /// The article's, asked of the engine.
    static let two = ThresholdRule(name: "two thresholds") { shown, rest in
      row().destination(of: SwipeRelease(offset: -shown, velocity: 0, from: rest)) != .closed
    }
  }

  private static let rulesCompared: [ThresholdRule] = [
    .one(at: ThresholdRule.two.pull), .one(at: row().buttonTotalWidth / 2), .two,
  ]

  /// How far each rule lets a finger go before the row changes its mind.
  static let thresholds: DrawnFigure = {
    var sketch = Sketch()
    for (index, rule) in rulesCompared.enumerated() { draw(rule, at: 8 + Double(index) * 82, into: &sketch) }
    let ways = rulesCompared.map {
      "\($0.name): \(number($0.pull)) points to open, more than \(number($0.push)) back to close"
    }
    return DrawnFigure(
      name: "ConstraintSwipeThresholds.svg", title: "One threshold and two",
      alt: "How far a finger must move the row to change its mind. " + ways.joined(separator: "; ") + ".",
      height: 8 + 82 * 3 + 6, sketch: sketch)
  }()

  private static func draw(_ rule: ThresholdRule, at top: Double, into sketch: inout Sketch) {
    func x(_ points: Double) -> Double { 12 + 336 * points / rule.totalWidth }
    sketch.text(rule.name, at: Vector(12, top + 12), isBold: true)
    let bar = LayoutRect(x(0), top + 38, x(rule.totalWidth) - x(0), 10)
    sketch.text("to open: \(number(rule.pull))", at: Vector(bar.x, top + 29), style: "m")
    sketch.text("closed", at: Vector(bar.x, bar.maxY + 16))
    sketch.text("open", at: Vector(bar.maxX, top + 29), .end)
    sketch.text("to close: more than \(number(rule.push))", at: Vector(bar.maxX, bar.maxY + 16), .end, style: "m")
    sketch.box(bar, .plain)
    sketch.box(LayoutRect(bar.x, bar.y, x(rule.pull) - bar.x, 5), .chosen)
    sketch.box(
      LayoutRect(x(rule.totalWidth - rule.push), bar.y + 5, bar.maxX - x(rule.totalWidth - rule.push), 5), .other)
  }

  // MARK: A finger that trembles

  /// How far a finger trembles, in points, from one report of the screen to the next, over and over.
  private static let tremor: [Double] = [0, 3, 5, 2, -2, -5, -4, 0, 4, 6, 3, -1, -4, -6, -3, 1]
  /// Where it pulls a row, in points, within how many reports; where it stays.
  private static let (held, pulling, reports) = (40.0, 10, 46)
  /// Below which a row that is armed is disarmed, in points.
  private static let disarmed = 30.0

  /// How many points show at each report.
  private static let trembling: [Double] = (0..<reports).map { index in
    index < pulling ? held * Double(index) / Double(pulling) : held + tremor[(index - pulling) % tremor.count]
  }

  /// What a release would do at each report, by three rules.
  private static let minds: [(name: String, opens: [Bool])] = {
    let rules = [rulesCompared[0], .two]
    var isArmed = false
    let armed = trembling.map { shown in
      isArmed = shown >= (isArmed ? disarmed : held)
      return isArmed
    }
    return rules.map { rule in (rule.name, trembling.map { rule.opens($0, .closed) }) }
      + [("armed at \(number(held)), disarmed below \(number(disarmed))", armed)]
  }()

  /// How often an answer changes.
  private static func changes(_ answers: [Bool]) -> Int { zip(answers, answers.dropFirst()).count { $0 != $1 } }

  /// A finger that trembles where a closed row would open, and what a release would do.
  static let tremble: DrawnFigure = {
    var sketch = Sketch()
    let area = LayoutRect(44, 30, 302, 96)
    func x(_ index: Int) -> Double { area.x + area.width * Double(index) / Double(reports) }
    func y(_ points: Double) -> Double { area.maxY - area.height * points / 50 }
    sketch.text("points that show, under a trembling finger", at: Vector(12, 16), isBold: true)
    for points in [0, disarmed, held] {
      sketch.line(from: Vector(area.x, y(points)), to: Vector(area.maxX, y(points)), style: points == 0 ? "a" : "kl")
      sketch.text(number(points), at: Vector(area.x - 7, y(points) + 4), .end, style: "m")
    }
    sketch.curve(trembling.enumerated().map { Vector(x($0), y($1)) }, style: "two")
    var top = area.maxY + 12
    for (name, opens) in minds {
      sketch.text("\(name): \(changes(opens))×", at: Vector(12, top + 12), isBold: true)
      var start = 0
      for index in 1...reports where index == reports || opens[index] != opens[start] {
        sketch.box(LayoutRect(x(start), top + 18, x(index) - x(start), 16), opens[start] ? .chosen : .plain)
        start = index
      }
      top += 46
    }
    let end = sketch.legend([(.chosen, "let go now, and it opens"), (.plain, "it closes")], at: top)
    let counts = minds.map { "\($0.name): \(changes($0.opens))" }
    return DrawnFigure(
      name: "ConstraintSwipeTremble.svg", title: "A finger that trembles at the threshold",
      alt: """
        A finger pulls a closed row to \(number(held)) points and trembles there. How often it changes what a release would \
        do: \(counts.joined(separator: "; ")).
        """,
      height: end + 8, sketch: sketch)
  }()

  /// The numbers of the comparison.
  var thresholdMarks: Marks {
    let rules = Self.rulesCompared
    var marks: Marks = [
      "one push": number(rules[0].push), "middle": number(rules[1].pull), "pull": number(rules[2].pull),
      "tremors": String(Self.changes(Self.minds[1].opens)),
      "disarmed": number(Self.disarmed),
    ]
    marks.quote("alt branches", Self.branches.alt)
    marks.quote("alt thresholds", Self.thresholds.alt)
    marks.quote("alt tremble", Self.tremble.alt)
    return marks
  }
}
