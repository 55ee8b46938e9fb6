public import InteractionCore

/// One script for every design of rows under every rule set, all with the same actions.
///
///     let comparison = try Replay().comparison(of: bytes, name: "flick.json")
///     print(comparison.text)
///
/// A design of your own is a contender too, where the replay's registry has it:
///
///     let replay = Replay(designs: .standard.adding(curtain))
///     print(try replay.comparison(of: bytes, name: "flick.json").text)
public struct Comparison: Hashable, Sendable {
  /// One design under one rule set.
  ///
  ///     for contender in comparison.contenders { print(contender.design, contender.rules) }
  public struct Contender: Hashable, Sendable {
    /// The row that the events are played to.
    public let setup: RowSetup

    /// The design's name.
    public var design: String { setup.design.name }
    /// The rule set's name; empty where the design has no rule sets.
    public var rules: String { setup.rulesName }
  }

  /// A contender that cannot play the script, and why.
  ///
  ///     for omission in comparison.omitted { print(omission.contender.design, omission.reason) }
  public struct Omission: Hashable, Sendable {
    /// The contender.
    public let contender: Contender
    /// Why it is left out, such as `events[0].pan.velocity: missing (…)`.
    public let reason: String
  }

  /// The name of the script in errors and texts.
  public let name: String
  /// Whether every contender has all of its corrections, or none.
  public let isCorrected: Bool
  /// The events, which are the same for each contender.
  public let events: [Timed<RowEvent>]
  /// The contenders that can play the script: design after design, the default rules of each first.
  public let contenders: [Contender]
  /// The contenders that cannot.
  public let omitted: [Omission]
}

extension Replay {
  /// Reads a script, and checks it for every design of rows under every rule set.
  ///
  /// It may be of any design of rows. Rules and single corrections, which only one design has, are errors, and so is
  /// every event that not all designs know.
  ///
  /// - Parameters:
  ///   - bytes: JSON in UTF-8, one script.
  ///   - name: The name of the script in errors and texts.
  /// - Returns: The contenders that can play it, and those that cannot.
  /// - Throws: `ScriptError`, the first one in the script's order.
  /// - Complexity: O(*c* · *n*) for *c* contenders and *n* bytes.
  public func comparison(of bytes: some Sequence<UInt8>, name: String) throws(ScriptError) -> Comparison {
    let top = try ScriptValue(parsing: Array(bytes), source: source(name))
    if top.kind == .array { throw top.error("a comparison plays one script, not an array of them (take one out)") }
    let fields = try top.object(["design", "configuration", "events"])
    let design = try fields.choice("design", of: designs.rows, named: { $0.name }, noun: "design of rows")
    let configuration = fields["configuration"] ?? fields.empty("configuration")
    if let rules = try configuration.anyObject()["rules"] {
      throw rules.error("a comparison plays all rules (leave it out)")
    }
    let (shared, isCorrected) = try RowSetup.compared(configuration, of: design)
    let value = try fields.required("events", "an array")
    // The first pass names an event that some designs do not know, before a contender is left out for what else is
    // missing.
    let row = ComparedEvent.Context(setup: shared, asksForVelocity: false)
    let lenient = try Timed<ComparedEvent>.events(value, in: row).map { Timed($0.at, $0.event.event) }
    var (contenders, omitted): ([Comparison.Contender], [Comparison.Omission]) = ([], [])
    for setup in designs.rows.flatMap({ shared.underAllRules(of: $0, isCorrected: isCorrected) }) {
      let contender = Comparison.Contender(setup: setup)
      if let problem = setup.problem(with: value) {
        omitted.append(Comparison.Omission(contender: contender, reason: problem))
      } else {
        contenders.append(contender)
      }
    }
    return Comparison(
      name: name, isCorrected: isCorrected, events: lenient, contenders: contenders, omitted: omitted)
  }
}

/// An event that every design of rows knows.
private struct ComparedEvent: ScriptedEvent {
  /// The row that it is for.
  struct Context {
    let setup: RowSetup
    /// Whether the rules may ask for a pan's velocity.
    let asksForVelocity: Bool
  }

  let event: RowEvent

  static func kinds(in context: Context) -> [String] {
    ["pan", "open", "close", "press", "tap", "reuse", "resize", "wait"]
  }

  init(_ kind: String, _ value: ScriptValue, in context: Context) throws(ScriptError) {
    let setup = context.setup
    let rule = context.asksForVelocity ? setup.design.velocityRule(setup.rulesName) : nil
    event = try RowEvent(kind, value, in: setup, velocityRule: rule)
  }

  var written: (kind: String, fields: [String: JSON]) { event.written }
  var name: String { event.name }
}

extension RowSetup {
  /// Reads a configuration that all designs share, and whether their faults are corrected.
  fileprivate static func compared(
    _ value: ScriptValue, of design: RowDesign
  ) throws(ScriptError) -> (RowSetup, isCorrected: Bool) {
    let fields = try value.object(sharedKeys + ["corrections"])
    if let corrections = fields["corrections"], case .array = corrections.value {
      throw corrections.error("a comparison has all corrections or none (write \"all\" or \"none\")")
    }
    let isCorrected = try fields.choice("corrections", of: [true, false], named: { $0 ? "all" : "none" }, or: true)
    return (try RowSetup(shared: fields, of: design), isCorrected)
  }

  /// The same row of a design under each of its rule sets, the default one first.
  fileprivate func underAllRules(of design: RowDesign, isCorrected: Bool) -> [RowSetup] {
    design.ruleSets.map { rules in
      RowSetup(
        design, width: width, height: height, leading: leading, trailing: trailing, rules: rules,
        corrections: isCorrected ? nil : [])
    }
  }

  /// What this row misses in a script's events, or nil: some rules ask for a pan's velocity.
  fileprivate func problem(with events: ScriptValue) -> String? {
    do throws(ScriptError) {
      _ = try Timed<ComparedEvent>.events(events, in: ComparedEvent.Context(setup: self, asksForVelocity: true))
      return nil
    } catch {
      return error.place + ": " + error.problem
    }
  }
}
