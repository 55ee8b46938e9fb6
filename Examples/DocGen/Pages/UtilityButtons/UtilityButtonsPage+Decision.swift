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
        let cell = "\(does.word) \(number(does.target))"
        return cured == does ? cell : cell + "<br>*\(cured.word) \(number(cured.target))*"
      }
      let words = question.velocity == 0 ? "t = \(number(question.target))" : "v = \(number(question.velocity))"
      return [words] + cells
    }
    return Markdown.table(["release"] + table.states.map(\.rawValue), lines)
  }

  /// The comment's table, and beside it what the engine answers.
  func decision() throws -> Section {
    let declaration = "func choice(_ release: SwipeRelease"
    let comment = try design.index.comment(above: declaration, in: design.folder)
    guard comment.drawings.count == 3 else {
      throw SourceError.malformed("the comment of choice has not three tables", in: design.folder)
    }
    let tables = try comment.drawings.map { try DecisionTable($0, in: design.folder) }
    let code = try ["Article", "SWTableViewCellMaster", "ZCJTableViewCell"].map {
      let name = "scrollViewWillEndDragging"
      return try design.index.link("`\(name)`", to: "func \(name)(", in: file($0))
    }
    let link = try design.index.link("comment", to: declaration, in: design.folder)
    return Section(
      .decision,
      [
        """
        The heart of the article: v is the scroll view's velocity in points per millisecond, positive \
        toward the right strip, t the content offset at which it would come to rest, L and R are the widths \
        of the strips, P = L + R. The article's comparisons are strict in one state and not in another. The \
        table as the \(link) in the source has it; the code, \(code[0]), has the same order:
        """,
        Markdown.block(comment.drawings[0]),
        """
        The same table by asking the engine, as a scroll view asks at the end of a drag, on, below and above \
        each threshold: the state that it chooses and the target that it answers. The rows with v have \
        t = 195, L/2 is 45, P - R/2 is 180. In italics what `corrections: .all` does where it differs. The \
        page is not made if the two tables disagree anywhere.
        """,
        try table(.swTableViewCell, tables[0]),
        """
        At exactly P - R/2 = 180 the center stays center, left goes right, and right stays right. "stays" is \
        the article's `// No-op`: the state stays, and so does the proposed target, wherever it is.
        """,
        """
        The library's later master asks a flick for the state, and a slow release for the target alone. Whatever it \
        chooses, the target is that state's own place. Its code is \(code[1]).
        """,
        Markdown.block(comment.drawings[1]),
        "Asked in the same way, the rows with v at t = 195:",
        try table(.swTableViewCellMaster, tables[1]),
        "ZCJTableViewCell has a right side only, here one button: R/2 is 45. Its code is \(code[2]).",
        Markdown.block(comment.drawings[2]),
        "Asked in the same way, the rows with v at t = 60:",
        try table(.zcjTableViewCell, tables[2]),
      ])
  }
}
