import InteractionLaws

/// Random events on tables, checked by the laws of tables.
struct Storm: Sendable {
  let tables: [StormTable]
  /// The differences that may break a law.
  let known: [KnownDifference]
  /// The seeds, each of which is used for every table.
  let seeds: ClosedRange<UInt64>

  /// The events of a random sequence.
  ///
  /// A seed makes one sequence that a host may send, and one of any events in any order.
  static let steps = 110

  /// - Parameters:
  ///   - tables: The tables that get the events.
  ///   - known: The differences that may break a law.
  ///   - events: The minimum number of events, in all tables together.
  ///   - firstSeed: The first seed; as many follow, one by one, as the events take.
  init(_ tables: [StormTable], known: [KnownDifference] = KnownDifference.all, events: Int, firstSeed: UInt64) {
    self.tables = tables
    self.known = known
    let each = max(1, tables.count) * 2 * Self.steps
    seeds = firstSeed...firstSeed + UInt64(max(0, events - 1) / each)
  }

  /// The result for one table.
  struct Outcome: Sendable {
    let table: StormTable
    /// How many events it had, without those that shorten a violation.
    let events: Int
    /// The first violation of each law.
    let violations: [Breach]
  }

  /// The differences that may let a table break a law of tables.
  func known(of law: TableLaw?, in table: StormTable) -> [KnownDifference] {
    known.filter { $0.law == law && $0.concerns(table) }
  }

  /// The approximate number of events.
  var events: Int { seeds.count * max(1, tables.count) * 2 * Self.steps }

  /// Sends the events to all tables, on all processors.
  ///
  /// - Parameters:
  ///   - watcher: An observer of the events.
  ///   - report: Receives the results so far, in the order of the tables.
  /// - Returns: The results, in the order of the tables.
  @MainActor func play(_ watcher: Watcher = Watcher(), report: (Verdict) -> Void = { _ in }) async -> Verdict {
    var verdict = Verdict(self)
    await withTaskGroup { group in
      for (index, table) in tables.enumerated() {
        group.addTask { (index, outcome(of: table, watcher)) }
      }
      var waiting: [Int: Outcome] = [:]
      var next = 0
      for await (index, outcome) in group {
        waiting[index] = outcome
        while let outcome = waiting.removeValue(forKey: next) {
          verdict.add(outcome)
          report(verdict)
          next += 1
        }
      }
    }
    return verdict
  }

  private func outcome(of table: StormTable, _ watcher: Watcher) -> Outcome {
    let events = Tally()
    var search = Search(depth: 0, randomSequences: 1, steps: Self.steps)
    if let willTry = watcher.willTry { search.willTry = { willTry(table, $0) } }
    search.didTry = { count in
      events.add(count)
      watcher.didTry(count)
    }
    var open = TableLaw.allCases
    var openListLaws = table.leftOut == .nothing ? ListLaw.allCases : []
    var found: [Breach] = []
    for seed in seeds {
      search.seed = seed
      // Two long lists take long, and a few hundred events cover all that a table asks of them.
      let laws = seed % 8 == 1 ? open : open.filter { $0 != .costDoesNotGrow }
      for violation in table.violations(of: laws, search: search) {
        guard let law = open.first(where: { $0.name == violation.law }) else { continue }
        open.removeAll { $0 == law }
        found.append(Breach(of: law, violation, in: table))
      }
      // A few rows show all that a list describes, keeps and reports, which takes long to check.
      guard seed % 8 == 1 else { continue }
      for violation in table.listViolations(of: openListLaws, search: search) {
        openListLaws.removeAll { $0.name == violation.law }
        found.append(Breach(violation, in: table))
      }
    }
    return Outcome(table: table, events: events.count, violations: found)
  }
}

/// A broken law, and the table that breaks it.
struct Breach: Sendable {
  /// The law, if it is a law of tables.
  let law: TableLaw?
  /// The law's name.
  let name: String
  let seed: UInt64?
  /// The violation, with a script that replays it if scripts can name the list.
  let text: String

  init(of law: TableLaw, _ violation: Violation<TableLawEvent>, in table: StormTable) {
    (self.law, name, seed, text) = (law, violation.law, violation.seed, table.report(violation))
  }

  init(_ violation: Violation<ListLawEvent>, in table: StormTable) {
    (law, name, seed, text) = (nil, "list: " + violation.law, violation.seed, violation.text)
  }
}

/// An observer of the events of a storm, called from several threads.
struct Watcher: Sendable {
  /// Receives a table and each sequence before its last event is tried, one event a line.
  var willTry: (@Sendable (StormTable, String) -> Void)?
  /// Receives how many events there were since it was last called.
  var didTry: @Sendable (Int) -> Void = { _ in }
}
