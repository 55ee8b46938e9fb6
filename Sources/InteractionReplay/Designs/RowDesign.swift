public import ConstraintSwipe
public import InteractionCore
public import ScrollSwipe
public import UtilityButtons

/// A design of rows with what only it takes from a configuration.
///
/// Whatever differs between the designs is decided here, by handing on to the one file that each of them has.
public enum RowDesign: Hashable, Sendable {
  /// The row of ConstraintSwipe.
  case constraintSwipe(
    rules: ConstraintSwipe.Rules = .article, corrections: ConstraintSwipe.Corrections = .all)
  /// The row of ScrollSwipe.
  case scrollSwipe(
    rules: ScrollSwipe.Rules = .swipeableTableViewCell, corrections: ScrollSwipe.Corrections = .all)
  /// The row of UtilityButtons.
  case utilityButtons(
    rules: UtilityButtons.Rules = .swTableViewCell, hasSectionIndex: Bool = false, fullSwipe: Bool = false,
    forbidden: Set<SwipeEdge> = [], corrections: UtilityButtons.Corrections = .all)

  /// The design.
  public var design: Design {
    switch self {
    case .constraintSwipe: .constraintSwipe
    case .scrollSwipe: .scrollSwipe
    case .utilityButtons: .utilityButtons
    }
  }

  /// The rule set's name.
  public var rulesName: String {
    switch self {
    case .constraintSwipe(let rules, _): rules.name
    case .scrollSwipe(let rules, _): rules.name
    case .utilityButtons(let rules, _, _, _, _): rules.name
    }
  }

  /// Every design under every rule set, its usual rules first, with all corrections or with none.
  static func all(isCorrected: Bool) -> [RowDesign] {
    ConstraintSwipe.Rules.allCases.map { .constraintSwipe(rules: $0, corrections: isCorrected ? .all : []) }
      + ScrollSwipe.Rules.allCases.map { .scrollSwipe(rules: $0, corrections: isCorrected ? .all : []) }
      + UtilityButtons.Rules.allCases.map { .utilityButtons(rules: $0, corrections: isCorrected ? .all : []) }
  }

  /// The keys of a configuration that only this design knows.
  static func keys(of design: Design) -> [String] {
    switch design {
    case .constraintSwipe: ConstraintSwipe.scriptKeys
    case .scrollSwipe: ScrollSwipe.scriptKeys
    case .utilityButtons: UtilityButtons.scriptKeys
    case .expandableTable, .gestureList, .headlessTable: []
    }
  }

  /// Reads what only this design knows.
  init(_ design: Design, _ fields: Fields) throws(ScriptError) {
    switch design {
    case .constraintSwipe: self = try ConstraintSwipe.design(fields)
    case .scrollSwipe: self = try ScrollSwipe.design(fields)
    case .utilityButtons: self = try UtilityButtons.design(fields)
    case .expandableTable, .gestureList, .headlessTable:
      preconditionFailure("Only designs of rows that are ported have a setup.")
    }
  }

  /// What only this design knows, without what is as it would be anyway.
  var json: [String: JSON] {
    switch self {
    case .constraintSwipe(let rules, let corrections): ConstraintSwipe.json(rules, corrections)
    case .scrollSwipe(let rules, let corrections): ScrollSwipe.json(rules, corrections)
    case .utilityButtons(let rules, let hasSectionIndex, let fullSwipe, let forbidden, let corrections):
      UtilityButtons.json(rules, hasSectionIndex, fullSwipe, forbidden, corrections)
    }
  }

  /// Why a pan must state its velocity, or nil where it need not.
  var velocityRule: String? {
    switch self {
    case .constraintSwipe(let rules, _): ConstraintSwipe.velocityRule(rules)
    case .scrollSwipe, .utilityButtons: nil
    }
  }

  /// Whether a real scroll view can drive the row.
  var isScrollDriven: Bool {
    switch self {
    case .constraintSwipe: false
    case .scrollSwipe, .utilityButtons: true
    }
  }
}

/// A row that can be played: what each design's file adds.
protocol ReplayableRow: RevealingRow & DrawableRow {
  /// The part of the state that has the article's own names.
  func articleState(at time: Time) -> [String: JSON]
  /// Hears one report of a real scroll view; a row that none can drive does nothing.
  mutating func hear(_ report: ScrollReport, at time: Time) -> SwipeEffects
}

extension ReplayableRow {
  mutating func hear(_ report: ScrollReport, at time: Time) -> SwipeEffects { .none }
}

extension ReplayableRow where Self: ScrollDriven {
  mutating func hear(_ report: ScrollReport, at time: Time) -> SwipeEffects { scroll(report, at: time).effects }
}

extension RowSetup {
  /// The row, closed.
  func makeRow() -> any ReplayableRow {
    switch design {
    case .constraintSwipe(let rules, let corrections):
      ConstraintSwipe(
        width: width, height: height, leading: leading, trailing: trailing, rules: rules,
        corrections: corrections)
    case .scrollSwipe(let rules, let corrections):
      ScrollSwipe(
        width: width, height: height, leading: leading, trailing: trailing, rules: rules,
        corrections: corrections)
    case .utilityButtons(let rules, let hasSectionIndex, let fullSwipe, let forbidden, let corrections):
      UtilityButtons(
        width: width, height: height, leading: leading, trailing: trailing, rules: rules,
        hasSectionIndex: hasSectionIndex, fullSwipe: fullSwipe, forbidden: forbidden, corrections: corrections)
    }
  }
}

extension Fields {
  /// A set of corrections: `"all"`, `"none"` or an array of names; all where it is absent.
  func corrections<Corrections: OptionSet>(
    _ named: [(name: String, correction: Corrections)], all: Corrections
  ) throws(ScriptError) -> Corrections where Corrections.Element == Corrections {
    guard let reading = self["corrections"] else { return all }
    let expected = "\"all\", \"none\" or an array of names"
    switch reading.value {
    case .string("all"): return all
    case .string("none"): return []
    case .string(let text): throw reading.error("unknown corrections \(text.quoted) (\(expected))")
    case .null, .bool, .number, .array, .object: break
    }
    var corrections: Corrections = []
    for element in try reading.array(expected) {
      corrections.formUnion(try element.choice("correction", of: named, named: \.name).correction)
    }
    return corrections
  }
}

extension JSON {
  /// A set of corrections as a script gives it, or nil for all of them, which a script leaves out.
  static func corrections<Corrections: OptionSet>(
    _ corrections: Corrections, _ named: [(name: String, correction: Corrections)], all: Corrections
  ) -> JSON? where Corrections.Element == Corrections {
    if corrections == all { return nil }
    if corrections.isEmpty { return .string("none") }
    return .array(named.filter { corrections.isSuperset(of: $0.correction) }.map { .string($0.name) })
  }
}
