import UtilityButtons

extension UtilityButtonsPage {
  typealias State = UtilityButtons.CellState

  /// A release: the scroll view's velocity in points per millisecond and its proposed target.
  struct Question {
    let velocity: Double
    let target: Double
  }

  /// On, below and above each threshold; a flick is asked at one target, which plays no part, except in `as else`.
  private static func questions(flickedTo target: Double, thresholds: [Double]) -> [Question] {
    let flicks = [0.51, 0.5, 0.49, -0.49, -0.5, -0.51].map { Question(velocity: $0, target: target) }
    return flicks
      + thresholds.flatMap { threshold in
        [-1.0, 0, 1].map { Question(velocity: 0, target: threshold + $0) }
      }
  }

  /// What a row in a state answers its scroll view: the state that it chooses, or `stays`, and the target.
  static func answer(
    _ row: UtilityButtons, _ state: State, _ question: Question
  ) -> (word: String, target: Double) {
    var row = row
    let contentOffset: Double
    // A flick brings any row into a state; code does not move all of them.
    let flick: Double
    switch state {
    case .left: (contentOffset, flick) = (0, -1000)
    case .center: (contentOffset, flick) = (row.leftWidth, 0)
    case .right: (contentOffset, flick) = (row.padding, 1000)
    }
    row.scroll(.ended(contentOffset: contentOffset, velocity: flick, target: contentOffset), at: .zero)
    row.scroll(.moved(contentOffset: contentOffset), at: .zero)
    let answer = row.scroll(
      .ended(contentOffset: contentOffset, velocity: question.velocity * 1000, target: question.target), at: Time(1))
    let target = answer.targetContentOffset ?? .nan
    // Sums of widths and targets round.
    let isProposed = (target - question.target).magnitude < 1e-9
    let stays = row.cellState == state && isProposed && target != contentOffset
    return (stays ? "stays" : row.cellState.rawValue, target)
  }

  /// The engine's table, as the comment has it or not made at all.
  private func table(_ rules: UtilityButtons.Rules, _ table: DecisionTable) throws -> String {
    let trailing = rules == .zcjTableViewCell ? [Self.delete] : [Self.delete, Self.more]
    func row(_ corrections: UtilityButtons.Corrections) -> UtilityButtons {
      Self.row(trailing: trailing, rules: rules, corrections: corrections)
    }
    let article = row([])
    let (left, right) = (article.leftWidth, article.rightWidth)
    let thresholds = (left > 0 ? [left / 2] : []) + [left + right / 2]
    // Beyond half of the right strip, so that "as else" shows, but at none of the resting positions.
    let questions = Self.questions(flickedTo: left + right / 2 + 15, thresholds: thresholds)
    let lines = try questions.map { question -> [String] in
      let cells = try table.states.map { state -> String in
        let says = table.answer(
          state, velocity: question.velocity, target: question.target, left: left, right: right)
        let does = Self.answer(article, state, question)
        guard says == does.word else {
          throw SourceError.malformed(
            """
            the decision table says \(says ?? "nothing") for \(state.rawValue), v = \(number(question.velocity)), \
            t = \(number(question.target)); \(rules.rawValue) does \(does.word)
            """, in: design.folder)
        }
        let cured = Self.answer(row(.all), state, question)
        let cell = say(does.word) + " " + number(does.target)
        return cured == does ? cell : cell + "<br>*" + say(cured.word) + " " + number(cured.target) + "*"
      }
      let words = question.velocity == 0 ? "t = \(number(question.target))" : "v = \(number(question.velocity))"
      return [words] + cells
    }
    return Markdown.table([say("release")] + table.states.map { say($0.rawValue) }, lines)
  }

  /// The comment's table, and beside it what the engine answers.
  func decision() throws -> Marks {
    let declaration = "func choice(_ release: SwipeRelease"
    let comment = try design.index.comment(above: declaration, in: design.folder)
    guard comment.drawings.count == 3 else {
      throw SourceError.malformed("the comment of choice has not three tables", in: design.folder)
    }
    var marks: Marks = [:]
    let rules: [(name: String, rules: UtilityButtons.Rules)] = [
      ("library", .swTableViewCell), ("master", .swTableViewCellMaster), ("zcj", .zcjTableViewCell),
    ]
    for (index, (name, rules)) in rules.enumerated() {
      let drawing = comment.drawings[index]
      marks["table \(name) rule"] = Markdown.block(drawing)
      marks["table \(name)"] = try table(rules, try DecisionTable(drawing, in: design.folder))
    }
    return marks
  }
}
