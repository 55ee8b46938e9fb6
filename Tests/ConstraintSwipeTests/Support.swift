import ConstraintSwipe
import TestSupport

typealias Corrections = ConstraintSwipe.Corrections

/// The article's row: 320 points wide, two buttons of 80, and its notices.
typealias Player = RowPlayer<ConstraintSwipe>

extension RowPlayer<ConstraintSwipe> {
  init(
    leading: [Double] = [], trailing: [Double] = [80, 80], width: Double = 320,
    rules: ConstraintSwipe.Rules = .article, _ corrections: Corrections = .all
  ) {
    self.init(
      ConstraintSwipe(
        width: width, height: 44, leading: InteractionAction.buttons(leading),
        trailing: InteractionAction.buttons(trailing), rules: rules, corrections: corrections))
  }

  var right: Double { row.right(at: time) }
  var startingRight: Double { row.startingRight(at: time) }

  /// How far the row is open to the trailing side so many seconds from now.
  func right(after seconds: Double) -> Double { row.right(at: time + seconds) }
}
