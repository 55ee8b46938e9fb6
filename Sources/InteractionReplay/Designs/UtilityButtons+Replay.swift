import InteractionCore
import UtilityButtons

// Everything that scripts and traces of utility-buttons have beyond those of every design of rows.

extension UtilityButtons: ReplayableRow {
  /// The scroll view, the state machine and the strips, by the article's names.
  func articleState(at time: Time) -> [String: JSON] {
    [
      "contentOffset": .number(contentOffset(at: time)), "targetContentOffset": .number(targetContentOffset),
      "contentSize": .size(contentSize), "cellState": .string(cellState.name), "leftWidth": .number(leftWidth),
      "rightWidth": .number(rightWidth), "padding": .number(padding), "leftView": .rect(leftView(at: time)),
      "rightView": .rect(rightView(at: time)),
    ]
  }
}

extension UtilityButtons {
  static let scriptKeys = ["rules", "sectionIndex", "fullSwipe", "forbidden", "corrections"]

  static func design(_ fields: Fields) throws(ScriptError) -> RowDesign {
    var forbidden: Set<SwipeEdge> = []
    for element in try fields["forbidden"]?.array("an array of edges") ?? [] {
      forbidden.insert(try element.choice("edge", of: SwipeEdge.allCases, named: \.name))
    }
    return .utilityButtons(
      rules: try fields.choice("rules", of: Rules.allCases, named: \.name, or: .swTableViewCell),
      hasSectionIndex: try fields.bool("sectionIndex", or: false), fullSwipe: try fields.bool("fullSwipe", or: false),
      forbidden: forbidden, corrections: try fields.corrections(Corrections.named, all: .all))
  }

  static func json(
    _ rules: Rules, _ hasSectionIndex: Bool, _ fullSwipe: Bool, _ forbidden: Set<SwipeEdge>, _ corrections: Corrections
  ) -> [String: JSON] {
    var values: [String: JSON] = [:]
    if rules != .swTableViewCell { values["rules"] = .string(rules.name) }
    if hasSectionIndex { values["sectionIndex"] = .bool(true) }
    if fullSwipe { values["fullSwipe"] = .bool(true) }
    if !forbidden.isEmpty {
      values["forbidden"] = .array(SwipeEdge.allCases.filter(forbidden.contains).map { .string($0.name) })
    }
    values["corrections"] = .corrections(corrections, Corrections.named, all: .all)
    return values
  }
}
