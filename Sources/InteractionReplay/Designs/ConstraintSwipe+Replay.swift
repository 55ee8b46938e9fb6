import ConstraintSwipe

// Everything that scripts and traces of constraint-swipe have beyond those of every design of rows.

extension ConstraintSwipe: ReplayableRow {
  /// The article's constants, in points.
  func articleState(at time: Time) -> [String: JSON] {
    [
      "left": .number(left(at: time)), "right": .number(right(at: time)),
      "startingRight": .number(startingRight(at: time)),
    ]
  }
}

extension ConstraintSwipe {
  static let scriptKeys = ["rules", "corrections"]

  static func design(_ fields: Fields) throws(ScriptError) -> RowDesign {
    .constraintSwipe(
      rules: try fields.choice("rules", of: Rules.allCases, named: \.name, or: .article),
      corrections: try fields.corrections(Corrections.named, all: .all))
  }

  static func json(_ rules: Rules, _ corrections: Corrections) -> [String: JSON] {
    var values: [String: JSON] = [:]
    if rules != .article { values["rules"] = .string(rules.name) }
    values["corrections"] = .corrections(corrections, Corrections.named, all: .all)
    return values
  }

  /// The library's rules ask for the axis of the finger, which only its velocity tells.
  static func velocityRule(_ rules: Rules) -> String? {
    switch rules {
    case .article: nil
    case .dnsSwipeableTableCell: "the rules \(rules.name) ask for it"
    }
  }
}
