public import InteractionCore

/// One script, played to every swipe design under every rule set with the same actions.
///
///     let comparison = try Comparison(bytes, name: "flick.json")
///     print(comparison.text)
public struct Comparison: Hashable, Sendable {
  /// One design under one rule set.
  public struct Contender: Hashable, Sendable {
    /// The row that the events are played to.
    public let setup: RowSetup

    /// The design's name.
    public var design: String { setup.design.design.name }
    /// The rule set's name.
    public var rules: String { setup.design.rulesName }
  }

  /// A contender that cannot play the script.
  public struct Omission: Hashable, Sendable {
    /// The contender.
    public let contender: Contender
    /// Why it is left out, such as `events[0].pan.velocity: missing (…)`.
    public let reason: String
  }

  /// What errors and texts call the script.
  public let name: String
  /// Whether all faults of the articles are corrected, or none.
  public let isCorrected: Bool
  /// What happens, to each contender alike.
  public let events: [Timed<SwipeStep>]
  /// Who plays: design after design, its usual rules first.
  public let contenders: [Contender]
  /// Who does not.
  public let omitted: [Omission]

  /// Reads a script and checks it, for every contender.
  ///
  /// It may be of any design of rows. Rules and single corrections, which only one design has, are errors, and so is every
  /// event that not all designs know.
  ///
  /// - Parameters:
  ///   - bytes: JSON in UTF-8, one script.
  ///   - name: What errors and texts call it.
  /// - Throws: The first error in the script's order.
  public init(_ bytes: some Sequence<UInt8>, name: String) throws(ScriptError) {
    let top = Reading(value: try JSON(parsing: Array(bytes), file: name), place: "", file: name)
    if case .array = top.value { throw top.error("a comparison plays one script, not an array of them (take one out)") }
    let fields = try top.object(["design", "configuration", "events"])
    _ = try fields.choice("design", of: Design.ofRows, named: \.name, noun: "design of rows")
    let configuration = fields["configuration"] ?? fields.empty("configuration")
    if let rules = try configuration.anyObject()["rules"] {
      throw rules.error("a comparison plays all rules (leave it out)")
    }
    let (setup, isCorrected) = try RowSetup.compared(configuration)
    let reading = try fields.required("events", "an array")
    self.name = name
    self.isCorrected = isCorrected
    events = try Timed<ComparedStep>.events(reading, in: setup).map { Timed($0.at.seconds, $0.event.step) }
    var (contenders, omitted): ([Contender], [Omission]) = ([], [])
    for design in RowDesign.all(isCorrected: isCorrected) {
      var setup = setup
      setup.design = design
      let contender = Contender(setup: setup)
      do throws(ScriptError) {
        // Some rules ask for more than the others: a pan's velocity.
        _ = try Timed<ComparedStep>.events(reading, in: setup)
        contenders.append(contender)
      } catch {
        omitted.append(Omission(contender: contender, reason: error.place + ": " + error.problem))
      }
    }
    self.contenders = contenders
    self.omitted = omitted
  }
}

/// An event that every swipe design knows.
private struct ComparedStep: ScriptedEvent {
  let step: SwipeStep

  static func kinds(in setup: RowSetup) -> [SwipeStep.Kind] {
    [.pan, .open, .close, .press, .tap, .reuse, .resize, .wait]
  }

  init(_ kind: SwipeStep.Kind, _ reading: Reading, in setup: RowSetup) throws(ScriptError) {
    step = try SwipeStep(kind, reading, in: setup)
  }

  var written: (kind: SwipeStep.Kind, fields: [String: JSON]) { step.written }
  var name: String { step.name }
}

extension RowSetup {
  /// Reads a configuration that all designs share, and whether their faults are corrected.
  fileprivate static func compared(_ reading: Reading) throws(ScriptError) -> (RowSetup, isCorrected: Bool) {
    let fields = try reading.object(keys + ["corrections"])
    if let corrections = fields["corrections"], case .array = corrections.value {
      throw corrections.error("a comparison has all corrections or none (write \"all\" or \"none\")")
    }
    let isCorrected = try fields.choice("corrections", of: [true, false], named: { $0 ? "all" : "none" }, or: true)
    // The corrections of ConstraintSwipe are read once more here: the two names that are allowed mean the same.
    return (try RowSetup(reading, of: .constraintSwipe), isCorrected)
  }
}
