public import ConstraintSwipe
import InteractionCore

/// A design of rows with what only it takes from a configuration.
///
/// Whatever differs between the designs is decided here, by handing on to the one file that each of them has.
public enum RowDesign: Hashable, Sendable {
  /// The row of ConstraintSwipe.
  case constraintSwipe(
    rules: ConstraintSwipe.Rules = .article, corrections: ConstraintSwipe.Corrections = .all)

  /// The design.
  public var design: Design {
    switch self {
    case .constraintSwipe: .constraintSwipe
    }
  }

  /// The keys of a configuration that only this design knows.
  static func keys(of design: Design) -> [String] {
    switch design {
    case .constraintSwipe: ConstraintSwipe.scriptKeys
    case .scrollSwipe, .utilityButtons, .expandableTable, .gestureList, .headlessTable: []
    }
  }

  /// Reads what only this design knows.
  init(_ design: Design, _ fields: Fields) throws(ScriptError) {
    switch design {
    case .constraintSwipe: self = try ConstraintSwipe.design(fields)
    case .scrollSwipe, .utilityButtons, .expandableTable, .gestureList, .headlessTable:
      preconditionFailure("Only designs of rows that are ported have a setup.")
    }
  }

  /// What only this design knows, without what is as it would be anyway.
  var json: [String: JSON] {
    switch self {
    case .constraintSwipe(let rules, let corrections): ConstraintSwipe.json(rules, corrections)
    }
  }

  /// Why a pan must state its velocity, or nil where it need not.
  var velocityRule: String? {
    switch self {
    case .constraintSwipe(let rules, _): ConstraintSwipe.velocityRule(rules)
    }
  }
}

/// A row that can be played: what each design's file adds.
protocol ReplayableRow: RevealingRow & DrawableRow {
  /// The part of the state that has the article's own names.
  func articleState(at time: Time) -> [String: JSON]
}

extension RowSetup {
  /// The row, closed.
  func makeRow() -> any ReplayableRow {
    switch design {
    case .constraintSwipe(let rules, let corrections):
      ConstraintSwipe(
        width: width, height: height, leading: leading, trailing: trailing, rules: rules,
        corrections: corrections)
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
