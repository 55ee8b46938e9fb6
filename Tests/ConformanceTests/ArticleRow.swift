import ConstraintSwipe
import ScrollSwipe
import TestSupport
import Testing
import UtilityButtons

/// The row of an article on swiping, under one of its rule sets, with buttons on one side.
struct ArticleRow: Sendable, CustomTestStringConvertible {
  /// Which corrections a row has; `article` has none, except one without which code cannot move the row.
  enum Corrections: Equatable {
    case article, all
    case without([String])
  }

  let testDescription: String
  /// The side that has buttons under these rules.
  let edge: SwipeEdge
  /// How far outward a finger goes, in points, for the article's release to open two buttons of 80.
  let opening: Double
  private let make: @Sendable (_ buttons: [Double], _ width: Double, Corrections) -> any PlayedRow

  private typealias Sides = (leading: [InteractionAction], trailing: [InteractionAction])

  private init<Row: RevealingRow, Fault>(
    _ name: String, _ edge: SwipeEdge = .trailing, opening: Double, article: CorrectionSet<Fault> = [],
    make: @escaping @Sendable (Sides, _ width: Double, CorrectionSet<Fault>) -> Row
  ) {
    testDescription = name
    self.edge = edge
    self.opening = opening
    self.make = { buttons, width, corrections in
      let actions = InteractionAction.buttons(buttons)
      let set: CorrectionSet<Fault> =
        switch corrections {
        case .article: article
        case .all: .all
        case .without(let names): CorrectionSet(Fault.allCases.filter { !names.contains($0.name) })
        }
      var player = RowPlayer(make(edge == .leading ? (actions, []) : ([], actions), width, set))
      player.name = set.testDescription
      return player
    }
  }

  /// A closed row 44 points high, and a finger.
  func player(_ corrections: Corrections = .all, buttons: [Double] = [80, 80], width: Double = 320) -> any PlayedRow {
    make(buttons, width, corrections)
  }

  /// A value in the article, the same without only the corrections of some faults, and the value with all corrections.
  func each<Value>(_ faults: String..., article: Value, corrected: Value) -> [(Corrections, Value)] {
    [(.article, article), (.without(faults), article), (.all, corrected)]
  }
}

extension ArticleRow {
  static let constraintSwipe = ArticleRow("ConstraintSwipe", opening: 60) { sides, width, corrections in
    ConstraintSwipe(
      width: width, height: 44, leading: sides.leading, trailing: sides.trailing, corrections: corrections)
  }
  static let scrollSwipe = scrollSwipe(.article, .leading)
  static let swipeableTableViewCell = scrollSwipe(.swipeableTableViewCell, .trailing)
  static let swTableViewCell = utilityButtons(.swTableViewCell)
  static let swTableViewCellMaster = utilityButtons(.swTableViewCellMaster)
  static let zcjTableViewCell = utilityButtons(.zcjTableViewCell, article: [.movesFromCode])

  static let all = [
    constraintSwipe, scrollSwipe, swipeableTableViewCell, swTableViewCell, swTableViewCellMaster, zcjTableViewCell,
  ]

  /// A release of the article's row opens beyond all of its buttons.
  private static func scrollSwipe(_ rules: ScrollSwipe.Rules, _ edge: SwipeEdge) -> ArticleRow {
    ArticleRow("ScrollSwipe, \(rules.rawValue)", edge, opening: 200) { sides, width, corrections in
      ScrollSwipe(
        width: width, height: 44, leading: sides.leading, trailing: sides.trailing, rules: rules,
        corrections: corrections)
    }
  }

  private static func utilityButtons(
    _ rules: UtilityButtons.Rules, article: UtilityButtons.Corrections = []
  ) -> ArticleRow {
    ArticleRow("UtilityButtons, \(rules.rawValue)", opening: 100, article: article) { sides, width, corrections in
      UtilityButtons(
        width: width, height: 44, leading: sides.leading, trailing: sides.trailing, rules: rules,
        corrections: corrections)
    }
  }
}
