import ConstraintSwipe

extension ConstraintSwipePage {
  /// Every constant that the design's behaviour or looks depend on.
  func constants() throws -> Marks {
    // The app around the cells is no part of the design.
    try design.constants(
      [
        "bounce": ConstraintSwipe.bounce, "snapLeg": ConstraintSwipe.snapLeg,
        "springDuration": ConstraintSwipe.springDuration, "springDampingRatio": ConstraintSwipe.springDampingRatio,
        "springRemainder": ConstraintSwipe.springRemainder, "springFrequency": ConstraintSwipe.springFrequency,
        "defaultButtonWidth": ConstraintSwipe.defaultButtonWidth, "labelInset": ConstraintSwipe.labelInset,
        "separatorHeight": ConstraintSwipe.separatorHeight,
      ], leftOut: ["+Corrections.swift", "+ArticleApp.swift"])
  }
}
