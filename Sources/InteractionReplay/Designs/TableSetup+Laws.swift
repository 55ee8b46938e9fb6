public import InteractionCore
public import InteractionLaws

extension TableSetup {
  /// Checks the laws of lists on the table's list, with the events that only it has.
  ///
  ///     let table = TableSetup(.count(4), of: RowSetup(curtain, trailing: [delete]))
  ///     for violation in table.violations() { print(violation.report(for: table)) }
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

  /// Checks one law of lists on known events, such as those of a violation that you have fixed.
  ///
  /// - Parameters:
  ///   - law: The law.
  ///   - events: What happens to the list, in order; may be empty.
  /// - Returns: The violation at the first event that shows one, or nil if the law holds.
  /// - Complexity: O(*e*² · *n*) at most, for *e* events and *n* rows.
  public func violation(of law: ListLaw, on events: [Timed<ListLawEvent>]) -> Violation<ListLawEvent>? {
    check(.events(law, events)).first
  }

  /// Checks the laws of tables on the table's list, with the events that only it has.
  ///
  ///     let table = TableSetup(.count(30), of: RowSetup(curtain, trailing: [delete]))
  ///     for violation in table.tableViolations() { print(violation.report(for: table)) }
  ///
  /// - Parameters:
  ///   - laws: The laws to check. `costDoesNotGrow` holds for every list of a ``ListDesign``, because it has only one length.
  ///   - search: How thoroughly to search.
  /// - Returns: At most one violation of each law, in the order of `laws`, in tables of 320 by 480 points.
  /// - Complexity: That of `TableLaw.check`.
  public func tableViolations(
    of laws: [TableLaw] = TableLaw.allCases, search: Search = Search(depth: 2, walks: 30, steps: 60)
  ) -> [Violation<TableLawEvent>] {
    check(.search(laws, search))
  }

  /// Checks one law of tables on known events, such as those of a violation that you have fixed.
  ///
  /// - Parameters:
  ///   - law: The law.
  ///   - events: What happens to the table, in order; may be empty.
  /// - Returns: The violation at the first event that shows one, or nil if the law holds.
  /// - Complexity: O(*e* · *n*) at most, for *e* events and *n* rows.
  public func violation(of law: TableLaw, on events: [Timed<TableLawEvent>]) -> Violation<TableLawEvent>? {
    check(.events(law, events)).first
  }

  private func check(_ question: LawQuestion<ListLaw, ListLawEvent>) -> [Violation<ListLawEvent>] {
    switch content {
    case .rows(_, let row): row.design.checkList(row, self, question)
    case .list(let list): list.maker.check(question, corrections: list.corrections)
    }
  }

  private func check(_ question: LawQuestion<TableLaw, TableLawEvent>) -> [Violation<TableLawEvent>] {
    switch content {
    case .rows(_, let row): row.design.checkTable(row, self, question)
    case .list(let list): list.maker.check(question, corrections: list.corrections)
    }
  }
}
