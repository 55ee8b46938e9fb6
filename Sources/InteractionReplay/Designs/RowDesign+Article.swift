public import InteractionCore

/// A correction of a fault, for scripts and pages: its name, its effect in a sentence, and the fault's source.
///
///     for correction in RowDesign.constraintSwipe.corrections { print(correction.name + ": " + correction.sentence) }
public struct NamedCorrection: Hashable, Sendable {
  /// The name in scripts.
  public let name: String
  /// The corrected behaviour, in a sentence.
  public let sentence: String
  /// The source of the fault.
  public let source: FaultSource

  /// Returns the corrections of an article, in the order of their declaration.
  static func all<Correction: ArticleCorrection>(of correction: Correction.Type) -> [NamedCorrection] {
    Correction.allCases.map { NamedCorrection(name: $0.name, sentence: $0.sentence, source: $0.source) }
  }
}

/// The rule set of a design that has only one.
///
///     let shutter = RowDesign("shutter") { (setup, _: NoRules, corrections: CorrectionSet<ShutterFault>) in
///       Shutter(width: setup.width, height: setup.height, corrections: corrections)
///     }
public enum NoRules: String, CaseIterable, Sendable {
  /// The only rule set, which has no name.
  case only = ""
}

// MARK: - Designs that follow an article

extension RowDesign {
  /// Creates a design with rule sets and corrections, for a row that follows an article.
  ///
  /// The rule sets are the cases of an enum, the first being the default; a design with only one uses ``NoRules``. The
  /// corrections are the cases of another enum. Scripts name both:
  ///
  ///     let shutter = RowDesign("shutter") { (setup, rules: ShutterRules, corrections: CorrectionSet<ShutterFault>) in
  ///       Shutter(width: setup.width, height: setup.height, rules: rules, corrections: corrections)
  ///     }
  ///
  /// - Parameters:
  ///   - name: The name in scripts and traces, unique in a registry.
  ///   - options: The configuration keys besides those that every row design has.
  ///   - state: The values in the design's traces, in addition to those of every row.
  ///   - velocityRule: A closure that returns the reason why a pan must state its velocity under a rule set, as part of an
  ///     error's sentence; nil, the default, if it need not.
  ///   - make: A closure that makes a closed row of the setup's size and actions under a rule set, with corrections.
  /// - Precondition: `Rules` has at least one case; otherwise, making a row traps. No key of the options is `width`,
  ///   `height`, `leading`, `trailing`, `rules` or `corrections`.
  /// - Complexity: O(*r* + *c* + *k*) for *r* rule sets, *c* corrections, and *k* keys of the options and the timeline.
  public init<Row: RevealingRow & DrawableRow, Rules: CaseIterable & RawRepresentable<String> & Sendable, Correction>(
    _ name: String, options: Options = Options(), state: State<Row> = State(),
    velocityRule: @escaping @Sendable (Rules) -> String? = { _ in nil },
    make: @escaping @Sendable (RowSetup, Rules, CorrectionSet<Correction>) -> Row
  ) {
    self.init(
      name, options: options, state: state, velocityRule: velocityRule, scrollDrivenCheck: .unsupported, make: make
    ) { $0 }
  }

  /// Creates a design with rule sets and corrections, for rows that a real scroll view can drive, too.
  ///
  /// The compiler chooses this initialiser if your row conforms to `ScrollDriven`. Scripts can then contain `scroll` events,
  /// and ``Designs/rowsUnderLaw`` also includes the rows driven by a scroll view.
  ///
  /// - Parameters:
  ///   - name: The name in scripts and traces, unique in a registry.
  ///   - options: The configuration keys besides those that every row design has.
  ///   - state: The values in the design's traces, in addition to those of every row.
  ///   - velocityRule: A closure that returns the reason why a pan must state its velocity under a rule set, as part of an
  ///     error's sentence; nil, the default, if it need not.
  ///   - make: A closure that makes a closed row of the setup's size and actions under a rule set, with corrections.
  /// - Precondition: `Rules` has at least one case; otherwise, making a row traps. No key of the options is `width`,
  ///   `height`, `leading`, `trailing`, `rules` or `corrections`.
  /// - Complexity: O(*r* + *c* + *k*) for *r* rule sets, *c* corrections, and *k* keys of the options and the timeline.
  public init<
    Row: RevealingRow & DrawableRow & ScrollDriven, Rules: CaseIterable & RawRepresentable<String> & Sendable,
    Correction
  >(
    _ name: String, options: Options = Options(), state: State<Row> = State(),
    velocityRule: @escaping @Sendable (Rules) -> String? = { _ in nil },
    make: @escaping @Sendable (RowSetup, Rules, CorrectionSet<Correction>) -> Row
  ) {
    self.init(
      name, options: options, state: state, velocityRule: velocityRule, scrollDrivenCheck: .supported, make: make
    ) { $0 }
  }

  /// Creates a design with rule sets and corrections, for rows that a scroll view can drive; its `state` can include the
  /// records of a `ReleaseRecordingRow`.
  init<
    Row: RevealingRow & DrawableRow & ScrollDriven, Rules: CaseIterable & RawRepresentable<String> & Sendable,
    Correction
  >(
    _ name: String, options: Options = Options(), state: State<ReleaseRecordingRow<Row>>,
    tracedRow: @escaping @Sendable (Row) -> ReleaseRecordingRow<Row>,
    make: @escaping @Sendable (RowSetup, Rules, CorrectionSet<Correction>) -> Row
  ) {
    self.init(
      name, options: options, state: state, velocityRule: { _ in nil }, scrollDrivenCheck: .supported, make: make,
      tracedRow: tracedRow)
  }

  /// Creates a design with rule sets and corrections.
  ///
  /// `scrollDrivenCheck` also decides whether a scroll view can drive the rows. `tracedRow` wraps each row in the type on which
  /// scripts are played.
  private init<
    Row: RevealingRow & DrawableRow, Traced: RevealingRow & DrawableRow,
    Rules: CaseIterable & RawRepresentable<String> & Sendable, Correction
  >(
    _ name: String, options: Options, state: State<Traced>, velocityRule: @escaping @Sendable (Rules) -> String?,
    scrollDrivenCheck: ScrollDrivenCheck<Row>,
    make: @escaping @Sendable (RowSetup, Rules, CorrectionSet<Correction>) -> Row,
    tracedRow: @escaping @Sendable (Row) -> Traced
  ) {
    let makeRow: @Sendable (RowSetup) -> Row = { make($0, $0.ruleSet(), $0.correctionSet()) }
    // The only rule set of `NoRules` has no name, so scripts cannot select it.
    let names = Rules.allCases.map { $0.rawValue }.filter { !$0.isEmpty }
    self.init(
      name, rules: names, corrections: NamedCorrection.all(of: Correction.self), options: options,
      velocityRule: { Rules(rawValue: $0).flatMap(velocityRule) },
      state: state, scrollDrivenCheck: scrollDrivenCheck, make: makeRow, makeTracedRow: { tracedRow(makeRow($0)) })
  }
}

extension RowSetup {
  /// Returns the rule set that the setup names, or the default if the setup names no rule set of the design.
  fileprivate func ruleSet<Rules: CaseIterable & RawRepresentable<String> & Sendable>() -> Rules {
    let namedRules = rules.flatMap { Rules(rawValue: $0) }
    guard let rules = namedRules ?? Rules.allCases.first else {
      preconditionFailure(
        "The rules enum of \(design.name) has no cases; add one, or use NoRules for a design with only one rule set.")
    }
    return rules
  }

  fileprivate func correctionSet<Correction>() -> CorrectionSet<Correction> { CorrectionSet(named: corrections) }
}

extension CorrectionSet {
  /// Creates the set of the corrections with the given names, ignoring unknown ones, or of all corrections for nil.
  init(named names: [String]?) {
    self = names.map { names in CorrectionSet(names.compactMap { Correction(rawValue: $0) }) } ?? .all
  }
}
