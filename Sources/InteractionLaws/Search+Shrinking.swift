extension Search {
  /// Returns the violation of a law by a sequence of events, or nil if the law holds.
  ///
  /// The violation's events are those up to the first that breaks the law, followed by the checker's own events.
  func violation<S: Subject>(of law: S.Law, on events: [Timed<S.Event>], by subject: S) -> Violation<S.Event>? {
    finding(against: law, in: events, subject: subject).map {
      Violation(law: law.name, events: Array(events[..<$0.count]), failure: $0.failure)
    }
  }

  /// Returns the failure of a law in a sequence, and the number of events after which it shows; nil if the law holds.
  private func finding<S: Subject>(
    against law: S.Law, in events: [Timed<S.Event>], subject: S
  ) -> (count: Int, failure: Finding<S.Event>)? {
    if let failure = subject.failureWhenFresh(of: law) { return (0, failure) }
    var state = subject.fresh
    var earlierEvents: [Timed<S.Event>] = []
    for event in events {
      willTry?(Violation.lines(earlierEvents + [event]))
      let step = subject.step(state, event)
      if let failure = subject.failure(of: law, in: step, isKnown: false, after: earlierEvents) {
        return (earlierEvents.count + 1, failure)
      }
      state = subject.state(after: step)
      earlierEvents.append(event)
    }
    return nil
  }

  /// Returns the violation after shortening and simplifying its sequence of events.
  ///
  /// Events are left out or replaced with simpler ones, and get simpler times, as long as the sequence still breaks the law. A
  /// sequence that a host could send stays one.
  func simplified<S: Subject>(
    _ events: [Timed<S.Event>], failure: Finding<S.Event>, of law: S.Law, in subject: S
  ) -> Violation<S.Event> {
    var (best, failure) = (events, failure)
    func accept(_ candidate: [Timed<S.Event>]) -> Bool {
      guard candidate != best, !subject.isWellFormed(best) || subject.isWellFormed(candidate),
        let shortened = finding(against: law, in: candidate, subject: subject)
      else { return false }
      (best, failure) = (Array(candidate[..<shortened.count]), shortened.failure)
      return true
    }
    // A few rounds are usually enough. The bound ends simplifications that would cycle.
    for _ in 0..<20 {
      let bestBefore = best
      var length = max(1, best.count / 2)
      while length > 0 {
        var start = best.count - length
        while start >= 0 {
          var candidate = best
          candidate.removeSubrange(start..<min(start + length, candidate.count))
          _ = accept(candidate)
          start = min(start - length, best.count - length)
        }
        length -= 1
      }
      for index in bestBefore.indices where index < best.count {
        for event in subject.simpler(best[index].event) {
          var candidate = best
          candidate[index].event = event
          if accept(candidate) { break }
        }
      }
      _ = accept(evenlySpaced(best))
      if best == bestBefore { break }
    }
    return Violation(law: law.name, events: best, failure: failure)
  }

  /// Returns the same events, a tenth of a second apart.
  private func evenlySpaced<Event>(_ events: [Timed<Event>]) -> [Timed<Event>] {
    events.indices.map { Timed(Double($0) / 10, events[$0].event) }
  }
}
