/// The result of a storm, compared with the known differences.
struct Verdict: Sendable {
  private let storm: Storm
  /// The number of events.
  private(set) var events = 0
  /// The violations that are not known.
  private(set) var violations: [(table: StormTable, breach: Breach)] = []
  private var seen: Set<KnownDifference> = []

  init(_ storm: Storm) { self.storm = storm }

  mutating func add(_ outcome: Storm.Outcome) {
    events += outcome.events
    for breach in outcome.violations {
      let known = storm.known(of: breach.law, in: outcome.table)
      if known.isEmpty { violations.append((outcome.table, breach)) }
      // If several differences match, it may be any of them.
      if known.count == 1 { seen.formUnion(known) }
    }
  }

  /// The known differences that were not found, although there was a table for them, not even by their own search.
  var untrue: [KnownDifference] {
    storm.known.filter { known in
      guard !seen.contains(known) else { return false }
      let tables = storm.tables.filter { storm.known(of: known.law, in: $0) == [known] }
      return !tables.isEmpty && !known.isFound(in: tables)
    }
  }

  /// The counts, the seeds and the result in words.
  var text: String {
    let (first, last) = (storm.seeds.lowerBound, storm.seeds.upperBound)
    let seeds = first == last ? "seed \(first)" : "seeds \(first) to \(last)"
    let counts =
      Self.number(events, "event") + " over " + Self.number(storm.tables.count, "table") + " by " + seeds
    guard violations.isEmpty else { return counts + ": " + Self.number(violations.count, "violation") }
    return counts + ": every law holds"
      + (seen.isEmpty ? "" : " but for " + Self.number(seen.count, "known difference"))
  }

  private static func number(_ count: Int, _ name: String) -> String {
    count.grouped + " " + name + (count == 1 ? "" : "s")
  }
}

extension Int {
  /// With a comma before each three digits.
  var grouped: String {
    guard self >= 1000 else { return String(self) }
    return (self / 1000).grouped + "," + String(String(self % 1000 + 1000).dropFirst())
  }
}
