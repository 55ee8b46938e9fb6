import ConstraintSwipe
import TestSupport
import Testing

typealias Corrections = ConstraintSwipe.Corrections

/// The article's row: 320 points wide, two buttons of 80, and its notices.
typealias Player = RowPlayer<ConstraintSwipe>

extension RowPlayer<ConstraintSwipe> {
  init(
    leading: [Double] = [], trailing: [Double] = [80, 80], width: Double = 320,
    rules: ConstraintSwipe.Rules = .article, options: SwipeOptions = SwipeOptions(), _ corrections: Corrections = .all
  ) {
    self.init(
      ConstraintSwipe(
        width: width, height: 44, leading: InteractionAction.buttons(leading),
        trailing: InteractionAction.buttons(trailing), rules: rules, options: options, corrections: corrections))
    name = corrections.testDescription
  }

  var right: Double { row.right(at: time) }
  var startingRight: Double { row.startingRight(at: time) }

  /// How far the row is open to the trailing side so many seconds from now.
  func right(after seconds: Double) -> Double { row.right(at: time + seconds) }

  func expectRight(_ expected: Double, location: SourceLocation = #_sourceLocation) {
    let right = right
    #expect(right == expected, "\(name)", sourceLocation: location)
  }

  func expectStartingRight(_ expected: Double, location: SourceLocation = #_sourceLocation) {
    let startingRight = startingRight
    #expect(startingRight == expected, "\(name)", sourceLocation: location)
  }
}
