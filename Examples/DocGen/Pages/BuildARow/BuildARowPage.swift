import BuildARow
import InteractionCore
import InteractionLaws
import InteractionReplay

/// The page on which a row is built in seven steps, and what the laws say of each.
enum BuildARowPage {
  static let page = "BuildARow.md"

  /// Where the rows are.
  private static let folder = "Examples/BuildARow/"
  /// The script by which the last row is compared with those of the articles.
  private static let compared = "scroll-swipe-flick-open.json"

  /// What the search finds wrong with each row.
  private static let violations = builtRows.mapInParallel { $0.violations() }

  static func documents(_ index: SourceIndex) throws -> [Document] {
    var marks: Marks = ["laws": String(SwipeLaw.allCases.count), "table": brokenLaws]
    for step in [1, 7] { marks["lines \(step)"] = String(try lines(step, index)) }
    for step in [1, 4, 5] { marks["broken \(step)"] = String(violations[step - 1].count) }
    for step in 1...6 { marks["told \(step)"] = told(step) }
    return try [.template(page, marks)] + faults.indices.map { film($0 + 1) } + [table, comparison(index)]
  }

  // MARK: The laws

  /// The law that a step is told of first, with the events that break it.
  private static func told(_ step: Int) -> String { Markdown.block(violations[step - 1][0].text) }

  /// Which laws each step breaks; a law that none breaks has no line.
  private static var brokenLaws: String {
    let laws = SwipeLaw.allCases.filter { law in violations.contains { $0.contains { $0.law == law.name } } }
    let rows = laws.map { law in
      ["[\(say(law.name))](\(LawsPage.page)#\(Markdown.anchor(law.name)))"]
        + violations.map { LawsPage.mark(isBroken: $0.contains { $0.law == law.name }) }
    }
    return Markdown.table([say("law")] + builtRows.indices.map { String($0 + 1) }, rows)
  }

  /// The lines of a step that are neither empty nor a comment.
  private static func lines(_ step: Int, _ index: SourceIndex) throws -> Int {
    let lines = try index.lines(of: folder + "Row\(step).swift")
    return lines.map { $0.drop { $0 == " " } }.filter { !$0.isEmpty && !$0.hasPrefix("//") }.count
  }

  // MARK: Pictures

  private static let faults = [
    "A row that stays where a finger has let it go", "A row that a finger drags past its last button",
    "A row that is open at once when code opens it", "A row that opens when the system takes the finger away",
    "A row that opens and tells nobody", "A row that a flick does not open",
  ]

  /// A step and the next one under the events by which the step breaks its first law.
  private static func film(_ step: Int) -> Document {
    guard let violation = step == 1 ? seen : violations[step - 1].first else { missing("step \(step)") }
    let example = LawExample(faults[step - 1], violation, isWait: { $0 == .wait }) { film in
      [builtRows[step - 1].panel(step, film), builtRows[step].panel(step + 1, film)]
    }
    guard let figure = example.figure("BuildARow-\(step).svg") else { missing(violation.law) }
    return figure
  }

  /// The first step breaks its law by one point, which nobody sees: a finger that goes farther breaks it too.
  private static var seen: Violation<RowEvent>? {
    func pan(_ phase: PanPhase, _ x: Double) -> RowEvent { .pan(PanSample(phase, translation: Vector(x, 0))) }
    return builtRows[0].violation(
      of: .rests,
      by: [Timed(0, pan(.began, 0)), Timed(0.1, pan(.changed, -50)), Timed(0.2, pan(.ended, -100))])
  }

  /// The last step in a table: opened slowly, pressed, and another row flicked open.
  private static var table: Document {
    let rows = [
      "Buy milk", "Call the bank about the card", "Water the plants", "Book the train to Vienna on Friday",
      "Feed the cat",
    ]
    let actions = ["Delete", "Archive"].map { title in
      InteractionAction(id: title, title: title, role: title == "Delete" ? .destructive : .normal)
    }
    let fingers = [
      FingerPath(start: 0.5, from: Vector(290, 66), to: Vector(170, 68), duration: 0.6),
      .press(at: Vector(280, 66), start: 1.9, duration: 0.1),
      FingerPath(start: 3.2, from: Vector(280, 110), to: Vector(180, 112), duration: 0.25, lifts: 0.5),
    ]
    let script = Script.table(
      TableSetup(.titles(rows), of: RowSetup(.buildARow, trailing: actions), height: 220),
      fingers.flatMap { $0.touches() }.map { Timed($0.at, .touch($0.event)) } + [Timed(4.5, .list(.wait))])
    return .figure(
      "BuildARow-table.svg", ScriptFilm([script], name: "The row of step 7 in a table", label: "step 7").svg)
  }

  /// The last step and the rows of the articles under one recorded flick.
  private static func comparison(_ index: SourceIndex) throws -> Document {
    let replay = Replay(designs: .standard.adding(.buildARow))
    let script = try index.lines(of: GestureRecordings.folder + compared).joined(separator: "\n")
    let comparison = try replay.comparison(of: script.utf8, name: "A flick of 55 points")
    return .figure("BuildARow-comparison.svg", ComparisonPicture(comparison).svg)
  }
}

extension BuiltRow {
  /// A step under the events of a film.
  fileprivate static func panel(_ step: Int, _ film: SlowMotion<RowEvent>) -> FilmPanel {
    FilmPanel("step \(step)", sample, film)
  }
}
