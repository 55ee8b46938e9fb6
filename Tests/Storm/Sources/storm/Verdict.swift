/// What a storm has found, beside what was known.
struct Verdict: Sendable {
  private let storm: Storm
  /// How many events there were.
  private(set) var events = 0
  /// What nobody knows about.
  private(set) var violations: [(table: StormTable, breach: Breach)] = []
  private var seen: Set<KnownDifference> = []

  init(_ storm: Storm) { self.storm = storm }

  mutating func add(_ outcome: Storm.Outcome) {
    events += outcome.events
    for breach in outcome.violations {
      let known = storm.known(of: breach.law, in: outcome.table)
      if known.isEmpty { violations.append((outcome.table, breach)) }
      // Of several it may be any.
      if known.count == 1 { seen.formUnion(known) }
    }
  }

  /// The known differences that are none: neither seen, though there was a table for them, nor found when looked for.
  var untrue: [KnownDifference] {
    storm.known.filter { known in
      guard !seen.contains(known) else { return false }
      let tables = storm.tables.filter { storm.known(of: known.law, in: $0) == [known] }
      return !tables.isEmpty && !known.isFound(in: tables)
    }
  }

  /// How many there were of what, by which seeds, and what has come of it.
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
