public import InteractionCore
public import InteractionLaws

extension RowSetup {
  /// Returns the simplest row found that still breaks the same law with the same events.
  ///
  /// Actions, their widths, options, rules and a size other than the default are removed unless the fault needs them. Each
  /// missing correction is added, unless it cures the fault. Search first, then simplify the violations that you want to read:
  ///
  ///     for found in subject.violations() {
  ///       let (setup, violation) = found.setup.simplest(for: found.violation)
  ///       print(violation.report(for: setup))
  ///     }
  ///
  /// - Parameters:
  ///   - violation: A violation found on this row.
  ///   - isDriven: Whether a real scroll view drove the row.
  /// - Returns: The simplified row and its violation, which may appear after fewer events; this row and the given violation if
  ///   nothing can be simplified.
  /// - Complexity: O(*k*²) checks of the events at most, for *k* differences from a script's defaults.
  public func simplest(
    for violation: Violation<RowEvent>, isDriven: Bool = false
  ) -> (setup: RowSetup, violation: Violation<RowEvent>) {
    guard let law = SwipeLaw.allCases.first(where: { $0.name == violation.law }) else { return (self, violation) }
    return simplestSetup(from: self, violation: violation, by: { $0.simplerSetups }) {
      $0.violation(of: law, on: $1, isDriven: isDriven)
    }
  }

  /// Simpler setups, each closer to a script's defaults in one respect.
  var simplerSetups: [RowSetup] {
    var setups: [RowSetup] = []
    func add(_ change: (inout RowSetup) -> Void) {
      var setup = self
      change(&setup)
      if setup != self { setups.append(setup) }
    }
    // Corrections are added before buttons are removed, because without the buttons a different fault might break the same law.
    add { $0.corrections = nil }
    for names in design.corrections.selections(addingOneTo: corrections) { add { $0.corrections = names } }
    for key in options.keys.sorted() { add { $0.options[key] = nil } }
    add { $0.rules = nil }
    add { $0.width = Self.defaultWidth }
    add { $0.height = Self.defaultHeight }
    add { $0.leading = [] }
    add { $0.trailing = [] }
    for index in leading.indices { add { $0.leading.remove(at: index) } }
    for index in trailing.indices { add { $0.trailing.remove(at: index) } }
    for index in leading.indices { add { $0.leading[index].width = nil } }
    for index in trailing.indices { add { $0.trailing[index].width = nil } }
    return setups
  }
}

extension TableSetup {
  /// Returns the simplest table found whose list still breaks the same law of lists with the same events.
  ///
  /// The table's height, reading direction, policies and options are kept.
  ///
  /// - Parameter violation: A violation found on this table's list.
  /// - Returns: The simplified table and its violation, which may appear after fewer events; this table and the given
  ///   violation if nothing can be simplified.
  /// - Complexity: O(*k*²) checks of the events at most, for *k* rows, actions, options and corrections.
  public func simplest(
    for violation: Violation<ListLawEvent>
  ) -> (setup: TableSetup, violation: Violation<ListLawEvent>) {
    guard let law = ListLaw.allCases.first(where: { $0.name == violation.law }) else { return (self, violation) }
    return simplestSetup(from: self, violation: violation, by: { $0.simplerSetups }) { $0.violation(of: law, on: $1) }
  }

  /// Returns the simplest table found that still breaks the same law of tables with the same events.
  ///
  /// The table's height, reading direction, policies and options are kept.
  ///
  /// - Parameter violation: A violation found on this table.
  /// - Returns: The simplified table and its violation, which may appear after fewer events; this table and the given
  ///   violation if nothing can be simplified.
  /// - Complexity: O(*k*²) checks of the events at most, for *k* rows, actions, options and corrections.
  public func simplest(
    for violation: Violation<TableLawEvent>
  ) -> (setup: TableSetup, violation: Violation<TableLawEvent>) {
    guard let law = TableLaw.allCases.first(where: { $0.name == violation.law }) else { return (self, violation) }
    return simplestSetup(from: self, violation: violation, by: { $0.simplerSetups }) { $0.violation(of: law, on: $1) }
  }

  /// Simpler tables: each has fewer rows or descriptions, no reordering, or a simpler row or list; never this table itself.
  var simplerSetups: [TableSetup] {
    switch content {
    case .rows(let rows, let row):
      let count = rows.count
      let shorterTables = [1, count / 2, count - 1].filter { $0 > 0 && $0 < count }.map {
        holding(.rows(.count($0), row))
      }
      var withoutReordering = self
      withoutReordering.reordering = nil
      let plainerTables =
        (reordering == nil ? [] : [withoutReordering])
        + describedRows.indices.map { index in
          var table = self
          table.describedRows.remove(at: index)
          return table
        }
      return row.simplerSetups.map { holding(.rows(rows, $0)) } + plainerTables + shorterTables
    case .list(let list): return list.simplerSetups.map { holding(.list($0)) }
    }
  }

  /// Returns this table with other content, which determines its width, and without the descriptions of rows that are gone.
  private func holding(_ content: Content) -> TableSetup {
    switch content {
    case .rows(let rows, let row):
      TableSetup(
        rows, of: row, described: describedRows.filter { $0.id.rawValue < rows.count }, reordering: reordering,
        width: row.width, height: height, direction: direction, policies: policies, options: options)
    case .list(let list): TableSetup(list, direction: direction, policies: policies, options: options)
    }
  }
}

extension ListSetup {
  /// Simpler lists that the design accepts: each has all corrections or one more, lacks an option, or has a shorter array.
  fileprivate var simplerSetups: [ListSetup] {
    var lists: [ListSetup] = []
    func add(options: [String: JSON], corrections: [String]?) {
      let list = try? ListSetup(design, options, size: size, corrections: corrections, source: source)
      if let list, list != self { lists.append(list) }
    }
    add(options: options, corrections: nil)
    for names in design.corrections.selections(addingOneTo: corrections) { add(options: options, corrections: names) }
    for key in options.keys.sorted() {
      var fewerOptions = options
      fewerOptions[key] = nil
      add(options: fewerOptions, corrections: corrections)
      guard case .array(let elements) = options[key], elements.count > 1 else { continue }
      for count in [1, elements.count / 2, elements.count - 1] where count > 0 {
        fewerOptions[key] = .array(Array(elements.prefix(count)))
        add(options: fewerOptions, corrections: corrections)
      }
    }
    return lists
  }
}

extension [NamedCorrection] {
  /// Returns every selection that adds one correction to the given one; none for nil, which stands for all corrections.
  fileprivate func selections(addingOneTo names: [String]?) -> [[String]] {
    guard let names else { return [] }
    return filter { !names.contains($0.name) }.map { names + [$0.name] }
  }
}

/// Simplifies a setup step by step, as long as a simpler one still breaks the law.
private func simplestSetup<Setup, Event>(
  from setup: Setup, violation: Violation<Event>, by simplerSetups: (Setup) -> [Setup],
  _ check: (Setup, [Timed<Event>]) -> Violation<Event>?
) -> (setup: Setup, violation: Violation<Event>) {
  var (simplest, shownViolation) = (setup, violation)
  search: while true {
    for candidate in simplerSetups(simplest) {
      guard var candidateViolation = check(candidate, shownViolation.events) else { continue }
      candidateViolation.seed = shownViolation.seed
      (simplest, shownViolation) = (candidate, candidateViolation)
      continue search
    }
    return (simplest, shownViolation)
  }
}
