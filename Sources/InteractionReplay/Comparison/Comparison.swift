public import InteractionCore

/// One script, to be played with the same actions on every row design under every rule set that can play it.
///
///     let comparison = try Replay().comparison(of: bytes, name: "flick.json")
///     print(comparison.text)
///
/// A design of your own takes part too, if the replay's registry has it:
///
///     let replay = Replay(designs: .standard.adding(curtain))
///     print(try replay.comparison(of: bytes, name: "flick.json").text)
public struct Comparison: Hashable, Sendable {
  /// One design under one rule set.
  ///
  ///     for contender in comparison.contenders { print(contender.design, contender.rules) }
  public struct Contender: Hashable, Sendable {
    /// The setup of the row on which the events are played.
    public let setup: RowSetup

    /// The design's name.
    public var design: String { setup.design.name }
    /// The rule set's name; empty if the design has no rule sets.
    public var rules: String { setup.rulesName }
  }

  /// A contender that cannot play the script, and the reason.
  ///
  ///     for omission in comparison.omitted { print(omission.contender.design, omission.reason) }
  public struct Omission: Hashable, Sendable {
    /// The contender that is left out.
    public let contender: Contender
    /// The reason, such as `events[0].pan.velocity: missing (…)`.
    public let reason: String
  }

  /// The events of a comparison, read on demand from the script's text.
  ///
  ///     for timed in comparison.events { print(timed.at.seconds, timed.event.name) }
  public struct Events: Sequence, Hashable, Sendable {
    fileprivate let base: ScriptEvents<ComparedEvent>

    /// Returns an iterator over the events.
    ///
    /// - Returns: An iterator that reads one event at a time.
    /// - Complexity: O(1).
    public func makeIterator() -> Iterator { Iterator(base: base.makeIterator()) }

    /// Returns whether two sequences have the same events at the same times.
    ///
    /// - Complexity: O(*n*) for events of *n* bytes.
    public static func == (a: Events, b: Events) -> Bool { a.elementsEqual(b) }

    /// Hashes the events.
    ///
    /// - Parameter hasher: The hasher to feed.
    /// - Complexity: O(*n*) for events of *n* bytes.
    public func hash(into hasher: inout Hasher) { for event in self { hasher.combine(event) } }

    /// Returns the same events; reading them will report progress as the given part of the playing stage.
    func during(_ part: ClosedRange<Double>) -> Events { Events(base: base.during(.playing, part: part)) }

    /// An iterator that reads the events, one at a time.
    ///
    ///     var events = comparison.events.makeIterator()
    ///     let first = events.next()
    public struct Iterator: IteratorProtocol {
      fileprivate var base: ScriptEvents<ComparedEvent>.Iterator

      /// Reads the next event.
      ///
      /// - Returns: The event with its time, or nil after the last one.
      /// - Complexity: O(*n*) for an event of *n* bytes.
      public mutating func next() -> Timed<RowEvent>? { base.next().map { Timed($0.at, $0.event.event) } }
    }
  }

  /// The script's name in errors and text output.
  public let name: String
  /// Whether the contenders have all of their corrections; if false, they have none.
  public let isCorrected: Bool
  /// The events, the same for each contender.
  public let events: Events
  /// The contenders that can play the script, ordered by design, with each design's default rules first.
  public let contenders: [Contender]
  /// The contenders that cannot play the script.
  public let omitted: [Omission]
}

extension Replay {
  /// Reads a script, and checks it for every row design under every rule set.
  ///
  /// The script must name a row design, no matter which. It must not specify rules, because every rule set is played, or
  /// options or individual corrections, because not every design has them. Its events may be `pan`, `open`, `close`, `press`,
  /// `tap`, `reuse`, `resize`, `setActions`, `preview` and `wait`.
  ///
  /// - Parameters:
  ///   - bytes: One script, as JSON in UTF-8.
  ///   - name: The script's name in errors and text output.
  /// - Returns: The contenders that can play the script, and those that cannot.
  /// - Throws: `ScriptError` for the first problem found. A pan without a velocity is not an error; the contenders whose rules
  ///   require one are omitted.
  /// - Complexity: O(*c* · *n*) for *c* contenders and *n* bytes.
  public func comparison(of bytes: some Sequence<UInt8>, name: String) throws(ScriptError) -> Comparison {
    let top = try ScriptValue(parsing: Array(bytes), source: source(name))
    if top.kind == .array { throw top.error("a comparison plays one script, not an array (keep one, without [])") }
    let fields = try top.object(["design", "configuration", "events"])
    let design = try fields.choice("design", of: designs.rows, named: { $0.name }, noun: "row design")
    let configuration = fields["configuration"] ?? fields.emptyObject(for: "configuration")
    if let rules = try configuration.anyObject()["rules"] {
      throw rules.error("a comparison plays every rule set (leave \"rules\" out)")
    }
    let (sharedSetup, isCorrected) = try RowSetup.readShared(configuration, of: design)
    let eventsValue = try fields.required("events", "an array")
    // The first pass requires no velocity and throws any other error, so a missing velocity is all that later passes can find.
    let context = ComparedEvent.Context(setup: sharedSetup, velocityRule: nil)
    let setups = designs.rows.flatMap { sharedSetup.underAllRules(of: $0, isCorrected: isCorrected) }
    // To the check, contenders differ only in their rules about the velocity of pans, so each of these rules is checked once.
    let velocityRules = Set(setups.compactMap { $0.design.velocityRule($0.rulesName) }).sorted()
    let passFraction = (1 - ScriptValue.textCheckFraction) / Double(velocityRules.count + 1)
    func valueForPass(_ index: Int) -> ScriptValue {
      let start = ScriptValue.textCheckFraction + Double(index) * passFraction
      return eventsValue.during(.checking, part: start...start + passFraction)
    }
    let events = ScriptEvents<ComparedEvent>(valueForPass(0), in: context)
    try events.check()
    var (contenders, omitted): ([Comparison.Contender], [Comparison.Omission]) = ([], [])
    var problems: [String: String] = [:]
    for (index, rule) in velocityRules.enumerated() {
      problems[rule] = sharedSetup.problem(with: valueForPass(index + 1), rule: rule)
    }
    for setup in setups {
      let contender = Comparison.Contender(setup: setup)
      if let problem = setup.design.velocityRule(setup.rulesName).flatMap({ problems[$0] }) {
        omitted.append(Comparison.Omission(contender: contender, reason: problem))
      } else {
        contenders.append(contender)
      }
    }
    return Comparison(
      name: name, isCorrected: isCorrected, events: Comparison.Events(base: events), contenders: contenders,
      omitted: omitted)
  }
}

/// An event of a comparison, of a kind that every row design supports.
struct ComparedEvent: ScriptedEvent {
  /// The setup of the row that plays the event, and its rule about velocity.
  struct Context: Sendable {
    var setup: RowSetup
    /// The reason why a pan must state its velocity; nil if it need not.
    let velocityRule: String?
  }

  let event: RowEvent

  static func kinds(in context: Context) -> [String] {
    ["pan", "open", "close", "press", "tap", "reuse", "resize", "setActions", "preview", "wait"]
  }

  init(_ kind: String, _ value: ScriptValue, in context: Context) throws(ScriptError) {
    event = try RowEvent(kind, value, in: context.setup, velocityRule: context.velocityRule)
  }

  func updateContext(_ context: inout Context) { event.updateContext(&context.setup) }

  var scriptForm: (kind: String, fields: [String: JSON]) { event.scriptForm }
  var name: String { event.name }
}

extension RowSetup {
  /// Reads a configuration shared by all designs, and whether their faults are corrected.
  fileprivate static func readShared(
    _ value: ScriptValue, of design: RowDesign
  ) throws(ScriptError) -> (RowSetup, isCorrected: Bool) {
    let fields = try value.object(sharedKeys + ["corrections"])
    if let corrections = fields["corrections"], case .array = corrections.value {
      throw corrections.error("a comparison has all corrections or none (write \"all\" or \"none\")")
    }
    let isCorrected = try fields.choice("corrections", of: [true, false], named: { $0 ? "all" : "none" }, or: true)
    return (try RowSetup(shared: fields, of: design), isCorrected)
  }

  /// Returns the row's setup under each of a design's rule sets, the default first; for a design without any, a single setup.
  fileprivate func underAllRules(of design: RowDesign, isCorrected: Bool) -> [RowSetup] {
    design.ruleSetNames.map { rules in
      RowSetup(
        design, width: width, height: height, leading: leading, trailing: trailing, rules: rules,
        corrections: isCorrected ? nil : [])
    }
  }

  /// Returns the problem with a script's events under a rule that requires the velocity of pans, or nil if there is none.
  fileprivate func problem(with events: ScriptValue, rule: String) -> String? {
    do throws(ScriptError) {
      try ScriptEvents<ComparedEvent>(events, in: ComparedEvent.Context(setup: self, velocityRule: rule)).check()
      return nil
    } catch {
      return error.place + ": " + error.problem
    }
  }
}
