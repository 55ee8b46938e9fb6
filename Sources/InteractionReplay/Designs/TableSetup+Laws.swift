public import InteractionCore
public import InteractionLaws

extension TableSetup {
  /// Checks the laws of lists on the list that the table holds, with the events that only it has.
  ///
  ///     let table = TableSetup(.count(4), of: RowSetup(curtain, trailing: [delete]))
  ///     for violation in table.violations() { print(violation.report()) }
  ///
  /// - Parameters:
  ///   - laws: The laws to check.
  ///   - search: How thoroughly to search.
  /// - Returns: At most one violation of each law, in the order of `laws`.
  /// - Complexity: That of `ListLaw.check`.
  public func violations(
    of laws: [ListLaw] = ListLaw.allCases, search: Search = Search(depth: 2, walks: 60)
  ) -> [Violation<ListLawEvent>] {
    check(.search(laws, search))
  }

  /// Checks one law of lists on events that are known, such as those of a violation that you have mended.
  ///
  /// - Parameters:
  ///   - law: The law.
  ///   - events: What happens to the list, in order; may be empty.
  /// - Returns: The violation at the first event that shows one, or nil where the law holds.
  /// - Complexity: O(*e*² · *n*) at most, for *e* events and *n* rows.
  public func violation(of law: ListLaw, on events: [Timed<ListLawEvent>]) -> Violation<ListLawEvent>? {
    check(.events(law, events)).first
  }

  /// Lets random touches happen to the table's list, in a table of 320 by 480 points.
  ///
  /// - Parameter walk: The touches. Its direction and its policies count, not those of this setup.
  /// - Returns: The disagreements, the notices, and the last frame.
  /// - Complexity: O(*e* · *n*) for *e* events and *n* rows.
  public func play(_ walk: TableWalk) -> TableWalk.Outcome {
    switch content {
    case .rows(let rows, let row): row.design.walk(row, rows.count, walk)
    case .list(let list): list.maker.play(walk, corrections: list.corrections)
    }
  }

  /// Lets short touches happen to the table's list while it moves, in a table of 320 by 480 points.
  ///
  ///     let problems = subject.table(rows: 30).play(TouchWalk(seed: 1, touches: 1000))
  ///
  /// - Parameter walk: The touches. Its direction counts, not that of this setup.
  /// - Returns: The touches that have reached another row than the one painted under them, five at most.
  /// - Complexity: That of `TouchWalk.play`.
  public func play(_ walk: TouchWalk) -> [String] {
    switch content {
    case .rows(let rows, let row): row.design.touch(row, rows.count, walk)
    case .list(let list): list.maker.play(walk, corrections: list.corrections)
    }
  }

  private func check(_ question: LawQuestion<ListLaw, ListLawEvent>) -> [Violation<ListLawEvent>] {
    switch content {
    case .rows(let rows, let row): row.design.checkList(row, rows.count, question)
    case .list(let list): list.maker.check(question, corrections: list.corrections)
    }
  }
}

extension Violation where Event == ListLawEvent {
  /// The violation's text with the reason why it comes without a script.
  ///
  /// The laws of lists are checked with what any list can be asked for, of which scripts name only what fingers do.
  ///
  /// - Returns: The text, and a line with the reason.
  /// - Complexity: O(*e*) for *e* events.
  public func report() -> String {
    text + "  no script: laws ask a list for more than scripts can say, and with edits of its own\n"
  }
}
