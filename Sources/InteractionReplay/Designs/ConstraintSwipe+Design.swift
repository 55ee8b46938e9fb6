import ConstraintSwipe
import InteractionLaws

extension RowDesign {
  /// The row of ConstraintSwipe.
  ///
  /// Its traces include the constants of the article's two constraints, and `startingRight`, the constant from which a pan's
  /// translations are subtracted. A configuration may also have the keys for `SwipeOptions`, such as `fullSwipe`, and
  /// `reducesMotion`.
  public static let constraintSwipe = RowDesign(
    "constraint-swipe",
    options: .swipe(
      habits: { _, _ in .byPosition },
      followsIdentity: { setup in
        ConstraintSwipe.Corrections(named: setup.corrections).contains(.followsIdentity)
      }),
    state: State { row, time in
      [
        "left": .number(row.left(at: time)), "right": .number(row.right(at: time)),
        "startingRight": .number(row.startingRight(at: time)),
      ]
    },
    velocityRule: { rules in
      switch rules {
      case .article: nil
      // The library decides by the velocity whether the finger moves horizontally or vertically.
      case .dnsSwipeableTableCell: "the rules \(rules.rawValue) require it"
      }
    },
    make: { setup, rules, corrections in
      setup.reducingMotion(
        ConstraintSwipe(
          width: setup.width, height: setup.height, leading: setup.leading, trailing: setup.trailing, rules: rules,
          options: setup.swipeOptions, corrections: corrections))
    })
}
