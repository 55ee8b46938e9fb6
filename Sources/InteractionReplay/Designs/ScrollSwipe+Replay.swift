import InteractionCore
import ScrollSwipe

// Everything that scripts and traces of scroll-swipe have beyond those of every design of rows.

extension ScrollSwipe: ReplayableRow {
  /// The scroll view and the buttons' containers, by the names of the article and of its author's final version.
  func articleState(at time: Time) -> [String: JSON] {
    [
      "contentOffset": .number(contentOffset(at: time)), "targetContentOffset": .number(targetContentOffset),
      "contentSize": .size(contentSize),
      "contentInset": .object(["left": .number(contentInset.left), "right": .number(contentInset.right)]),
      "leftView": .rect(leftView(at: time)), "rightView": .rect(rightView(at: time)),
      "leftHidden": .bool(leftHidden(at: time)), "rightHidden": .bool(rightHidden(at: time)),
      "closesByAnimation": .bool(closesByAnimation),
    ]
  }
}

extension ScrollSwipe {
  static let scriptKeys = ["rules", "corrections"]

  static func design(_ fields: Fields) throws(ScriptError) -> RowDesign {
    .scrollSwipe(
      rules: try fields.choice("rules", of: Rules.allCases, named: \.name, or: .swipeableTableViewCell),
      corrections: try fields.corrections(Corrections.named, all: .all))
  }

  static func json(_ rules: Rules, _ corrections: Corrections) -> [String: JSON] {
    var values: [String: JSON] = [:]
    if rules != .swipeableTableViewCell { values["rules"] = .string(rules.name) }
    values["corrections"] = .corrections(corrections, Corrections.named, all: .all)
    return values
  }
}
