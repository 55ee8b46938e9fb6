/// The thoroughness with which laws are checked.
///
/// A search first tries every sequence of chosen events up to a depth, shortest first. If several sequences of the same length
/// lead a row to equal states, the search continues only one of them; lists and tables cannot be compared. Then it tries
/// random sequences from seeds. Some laws, such as those that have to draw frames, are checked at only some steps, unless there
/// is only one law. A sequence that breaks a law is shortened and simplified as long as it still breaks the law.
///
///     let nightly = Search(depth: 4, randomSequences: 1000, steps: 100)
///     let violations = SwipeLaw.check({ MyRow(width: 320, height: 44) }, search: nightly)
///
/// To find the events on which a design traps, print each sequence before it is tried:
///
///     var search = Search()
///     search.willTry = { sequence in FileHandle.standardError.write(Data(sequence.utf8)) }
public struct Search: Sendable {
  /// The length up to which all sequences are tried, in events; 0 tries none.
  public var depth: Int
  /// The number of random sequences; 0 tries none.
  public var randomSequences: Int
  /// The number of events in each random sequence.
  public var steps: Int
  /// The seed of the first random sequence; each later sequence has the next number as its seed.
  public var seed: UInt64
  /// Whether a check ends at the first violation of any law; false by default.
  ///
  /// A design that is known to be broken is then searched in a fraction of the time.
  ///
  ///     search.stopsAtFirst = true
  ///     let isBroken = !SwipeLaw.check({ MyRow(width: 320, height: 44) }, search: search).isEmpty
  public var stopsAtFirst = false
  /// The closure that receives each sequence before its last event is tried, one event per line; nil by default.
  ///
  /// If a design traps, the cause is the last sequence received, or events that the checker itself sends after it, or to the
  /// fresh design, to check a law. Write to standard error, or flush, because buffered output is lost with the process.
  public var willTry: (@Sendable (String) -> Void)?
  /// The closure that receives the number of events tried since it was last called; nil by default.
  ///
  /// The closure is called after every thousand events and, for the remaining ones, at the end of each part of a check, so the
  /// sum is the number of events that the check has tried. Events that the laws send themselves, or that shorten a violation,
  /// are not counted.
  ///
  ///     search.didTry = { events in print("\(events) more events tried") }
  public var didTry: (@Sendable (Int) -> Void)?

  /// Creates a search.
  ///
  /// With the defaults, checking a row takes about a second in a debug build. With a depth of 0 and no random sequences,
  /// only the fresh design itself is checked.
  ///
  /// - Parameters:
  ///   - depth: The length up to which all sequences are tried, 0 or more; each increment multiplies the time by ten or
  ///     more.
  ///   - randomSequences: The number of random sequences, 0 or more.
  ///   - steps: The number of events in each random sequence, 0 or more.
  ///   - seed: The seed of the first random sequence; the same seed gives the same sequences on every machine.
  /// - Precondition: No number is negative; otherwise a check traps.
  /// - Complexity: O(1).
  public init(depth: Int = 3, randomSequences: Int = 30, steps: Int = 30, seed: UInt64 = 1) {
    self.depth = depth
    self.randomSequences = randomSequences
    self.steps = steps
    self.seed = seed
  }
}

/// A design that is checked against laws: its fresh state, the events that can be sent to it, and the checks of its
/// laws.
protocol Subject {
  associatedtype Law: NamedLaw
  associatedtype Event: LawEvent
  /// The design and the checker's record of it.
  associatedtype State
  /// The outcome of one event, including the state after it.
  associatedtype Step

  /// The fresh design.
  var fresh: State { get }
  /// Returns the events that are tried in a state, each with the seconds that pass before it.
  func choices(after state: State) -> [(delay: Double, event: Event)]
  /// Returns a random event to try in a state, with the seconds that pass before it.
  func choice(after state: State, using random: inout SplitMix64) -> (delay: Double, event: Event)
  /// Applies one event.
  func step(_ state: State, _ event: Timed<Event>) -> Step
  /// Returns the state after a step.
  func state(after step: Step) -> State
  /// Returns the failure of a law in the fresh design, or nil if the law holds.
  func failureWhenFresh(of law: Law) -> Finding<Event>?
  /// Returns the failure of a law in a step that follows some events, or nil if the law holds.
  ///
  /// If `isKnown` is true, an earlier step after as many events has led to an equal state, so a law that depends on the state
  /// alone may return nil.
  func failure(of law: Law, in step: Step, isKnown: Bool, after events: [Timed<Event>]) -> Finding<Event>?
  /// Returns whether two states behave the same from now on, as far as the laws can tell.
  func areEqual(_ lhs: State, _ rhs: State) -> Bool
  /// Returns a number that equal states share, or nil if states cannot be compared.
  func hash(_ state: State) -> UInt64?
  /// Returns the moment of a state.
  func now(_ state: State) -> Time
  /// Returns whether a host could send these events in this order.
  func isWellFormed(_ events: [Timed<Event>]) -> Bool
  /// Returns simpler variants of an event, in the order in which they are tried.
  func simpler(_ event: Event) -> [Event]
  /// Returns how often a law is checked at steps like this one: on average once in the returned number of steps.
  ///
  /// A law that takes long, such as one that draws frames, can find most faults at any step, so a search gets farther if it
  /// does not check the law every time. It checks the law at every step if there is no other law, at the first step of every
  /// sequence that is not random, and while it shortens a sequence.
  func checkInterval(of law: Law, in step: Step) -> Int
}

extension Subject {
  /// Returns false, because most states hold a list, and lists cannot be compared.
  func areEqual(_ lhs: State, _ rhs: State) -> Bool { false }
  /// Returns nil, because most states hold a list, and lists cannot be hashed.
  func hash(_ state: State) -> UInt64? { nil }

  /// Returns nil, because most laws are about steps, and a fresh design has taken none.
  func failureWhenFresh(of law: Law) -> Finding<Event>? { nil }

  /// Returns 1, so that each law is checked at every step.
  func checkInterval(of law: Law, in step: Step) -> Int { 1 }
}

protocol NamedLaw: Equatable {
  var name: String { get }
}

extension Search {
  /// Returns the violations of some laws, at most one of each, in the order of the laws.
  ///
  /// Laws that an earlier part of the same check has found to be broken are not checked.
  func violations<S: Subject>(
    of laws: [S.Law], by subject: S, after earlier: [Violation<S.Event>] = []
  ) -> [Violation<S.Event>] {
    precondition(
      depth >= 0 && randomSequences >= 0 && steps >= 0,
      "A search's `depth`, `randomSequences` and `steps` must be at least 0.")
    var findings = Findings<S>(laws, after: earlier, stopsAtFirst: stopsAtFirst)
    var progress = Progress(report: didTry, seed: seed, lawCount: laws.count)
    for law in laws where findings.lawsToCheck.contains(law) {
      if let failure = subject.failureWhenFresh(of: law) {
        findings.add(Violation(law: law.name, events: [], failure: failure))
      }
    }
    if !findings.lawsToCheck.isEmpty { explore(subject, &findings, &progress) }
    for number in 0..<randomSequences where !findings.lawsToCheck.isEmpty {
      exploreRandomly(subject, &findings, &progress, seed: seed &+ UInt64(number))
    }
    progress.reportCount()
    return laws.compactMap { law in findings.violations.first { $0.law == law.name } }
  }

  /// Tries the sequences of chosen events up to the depth, shortest first.
  private func explore<S: Subject>(_ subject: S, _ findings: inout Findings<S>, _ progress: inout Progress) {
    var level = [Node<S>(state: subject.fresh, events: [])]
    for round in 0..<depth {
      var nextLevel: [Node<S>] = []
      // Only states after the same number of events are compared; their times often agree, so equal states are common.
      var knownStates: [UInt64: [S.State]] = [:]
      for node in level {
        let now = subject.now(node.state)
        for choice in subject.choices(after: node.state) {
          let event = Timed(now + choice.delay, choice.event)
          willTry?(Violation.lines(node.events + [event]))
          let step = subject.step(node.state, event)
          progress.countEvent()
          let state = subject.state(after: step)
          var isKnown = false
          if let hash = subject.hash(state) {
            for other in knownStates[hash] ?? [] where subject.areEqual(other, state) {
              isKnown = true
              break
            }
            if !isKnown { knownStates[hash, default: []].append(state) }
          }
          for law in findings.lawsToCheck
          where round == 0 || progress.isDue(every: subject.checkInterval(of: law, in: step)) {
            guard let failure = subject.failure(of: law, in: step, isKnown: isKnown, after: node.events) else {
              continue
            }
            findings.add(simplified(node.events + [event], failure: failure, of: law, in: subject))
            if findings.lawsToCheck.isEmpty { return }
          }
          // Keep only a state from which the search continues.
          if isKnown || round + 1 == depth { continue }
          nextLevel.append(Node(state: state, events: node.events + [event]))
        }
      }
      level = nextLevel
    }
  }

  /// Tries one random sequence.
  private func exploreRandomly<S: Subject>(
    _ subject: S, _ findings: inout Findings<S>, _ progress: inout Progress, seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    progress.restartRandomNumbers(seed: seed)
    var state = subject.fresh
    var events: [Timed<S.Event>] = []
    for _ in 0..<steps {
      let choice = subject.choice(after: state, using: &random)
      let event = Timed(subject.now(state) + choice.delay, choice.event)
      willTry?(Violation.lines(events + [event]))
      let step = subject.step(state, event)
      progress.countEvent()
      for law in findings.lawsToCheck where progress.isDue(every: subject.checkInterval(of: law, in: step)) {
        guard let failure = subject.failure(of: law, in: step, isKnown: false, after: events) else { continue }
        var violation = simplified(events + [event], failure: failure, of: law, in: subject)
        violation.seed = seed
        findings.add(violation)
        if findings.lawsToCheck.isEmpty { return }
      }
      state = subject.state(after: step)
      events.append(event)
    }
  }
}

/// The violations that a search has found, and the laws that it still checks.
private struct Findings<S: Subject> {
  /// The laws without a violation; none after the first violation of any law if the search stops there.
  private(set) var lawsToCheck: [S.Law]
  private(set) var violations: [Violation<S.Event>] = []
  private let stopsAtFirst: Bool

  init(_ laws: [S.Law], after earlier: [Violation<S.Event>], stopsAtFirst: Bool) {
    (lawsToCheck, self.stopsAtFirst) = (laws, stopsAtFirst)
    for violation in earlier { close(violation.law) }
  }

  mutating func add(_ violation: Violation<S.Event>) {
    violations.append(violation)
    close(violation.law)
  }

  private mutating func close(_ law: String) { lawsToCheck.removeAll { stopsAtFirst || $0.name == law } }
}

/// The progress of a search.
///
/// It counts the events that the search tries, reports the count, and draws a random number for each event.
private struct Progress {
  let report: (@Sendable (Int) -> Void)?
  private var count = 0
  private var random: SplitMix64
  /// The random number of the last event.
  ///
  /// All laws use this number, so laws with the same interval are checked at the same events, and those of lists share frames.
  private var lastRandom = 0
  /// Whether there is only one law, which is then checked at every step.
  private let checksOneLaw: Bool

  init(report: (@Sendable (Int) -> Void)?, seed: UInt64, lawCount: Int) {
    self.report = report
    random = SplitMix64(seed: seed)
    checksOneLaw = lawCount == 1
  }

  mutating func countEvent() {
    count += 1
    lastRandom = random.below(5040)
    if count == 1000 { reportCount() }
  }

  /// Restarts the random numbers from the seed of a random sequence, so that the sequence can be repeated alone.
  mutating func restartRandomNumbers(seed: UInt64) { random = SplitMix64(seed: ~seed) }

  /// Returns whether a law is checked at the last event, given its check interval.
  func isDue(every interval: Int) -> Bool { checksOneLaw || lastRandom % interval == 0 }

  mutating func reportCount() {
    if count > 0 { report?(count) }
    count = 0
  }
}

/// A state that a search has reached, and the events that led to it.
private struct Node<S: Subject> {
  let state: S.State
  let events: [Timed<S.Event>]
}

extension Violation {
  init(law: String, events: [Timed<Event>], failure: Finding<Event>) {
    self.init(law: law, events: events + failure.probe, expected: failure.expected, found: failure.found)
  }
}
