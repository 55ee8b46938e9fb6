public import InteractionCore
public import InteractionLaws

extension TableSetup {
  /// Checks the table's list, with the list's own events, too, against the laws of lists.
  ///
  ///     let table = TableSetup(.count(4), of: RowSetup(curtain, trailing: [delete]))
  ///     for violation in table.violations() { print(violation.report(for: table)) }
  ///
  /// The list is first made 320 points wide, whatever this setup says.
  ///
  /// - Parameters:
  ///   - laws: The laws to check.
  ///   - search: The thoroughness of the search.
  /// - Returns: At most one violation of each law, in the order of `laws`.
  /// - Complexity: The same as `ListLaw.check`.
  public func violations(
    of laws: [ListLaw] = ListLaw.allCases, search: Search = Search(depth: 2, randomSequences: 60)
  ) -> [Violation<ListLawEvent>] {
    violations(.search(laws, search))
  }

  /// Checks the table's list against one law of lists on known events, such as those of a violation that you have fixed.
  ///
  /// The list is first made 320 points wide, whatever this setup says.
  ///
  /// - Parameters:
  ///   - law: The law.
  ///   - events: The events that the list handles, in order; may be empty.
  /// - Returns: The violation in the fresh list, or else at the first event that shows one; nil if the law holds.
  /// - Complexity: The same as `ListLaw.check` on known events.
  public func violation(of law: ListLaw, on events: [Timed<ListLawEvent>]) -> Violation<ListLawEvent>? {
    violations(.events(law, events)).first
  }

  /// Checks the table's list, with the list's own events, too, against the laws of tables.
  ///
  ///     let table = TableSetup(.count(30), of: RowSetup(curtain, trailing: [delete]))
  ///     for violation in table.tableViolations() { print(violation.report(for: table)) }
  ///
  /// The list is checked in left-to-right tables of 320 by 480 points with the default policies and options, whatever this
  /// setup says. The law `mirror` also checks a right-to-left table.
  ///
  /// - Parameters:
  ///   - laws: The laws to check. `costDoesNotGrow` and `farRowsAgree` always hold for a list of a ``ListDesign``, which
  ///     is not compared with a longer one.
  ///   - search: The thoroughness of the search.
  /// - Returns: At most one violation of each law, in the order of `laws`.
  /// - Complexity: The same as `TableLaw.check`.
  public func tableViolations(
    of laws: [TableLaw] = TableLaw.allCases, search: Search = Search(depth: 2, randomSequences: 30, steps: 60)
  ) -> [Violation<TableLawEvent>] {
    violations(.search(laws, search))
  }

  /// Checks the table's list against one law of tables on known events, such as those of a violation that you have fixed.
  ///
  /// The list is checked in a table like those of ``tableViolations(of:search:)``.
  ///
  /// - Parameters:
  ///   - law: The law.
  ///   - events: The events that the table handles, in order; may be empty.
  /// - Returns: The violation in the fresh table, or else at the first event that shows one; nil if the law holds.
  /// - Complexity: The same as `TableLaw.check` on known events.
  public func violation(of law: TableLaw, on events: [Timed<TableLawEvent>]) -> Violation<TableLawEvent>? {
    violations(.events(law, events)).first
  }

  private func violations(_ check: LawCheck<ListLaw, ListLawEvent>) -> [Violation<ListLawEvent>] {
    switch content {
    case .rows(_, let row): row.design.listViolations(row, self, check)
    case .list(let list): list.maker.violations(check, corrections: list.corrections)
    }
  }

  private func violations(_ check: LawCheck<TableLaw, TableLawEvent>) -> [Violation<TableLawEvent>] {
    switch content {
    case .rows(_, let row): row.design.tableViolations(row, self, check)
    case .list(let list): list.maker.violations(check, corrections: list.corrections)
    }
  }
}
