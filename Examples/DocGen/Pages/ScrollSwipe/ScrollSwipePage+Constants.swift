import ScrollSwipe

extension ScrollSwipePage {
  func constants() throws -> Marks {
    try design.constants(
      [
        "defaultButtonWidth": ScrollSwipe.defaultButtonWidth, "openVelocity": ScrollSwipe.openVelocity,
        "maximumCloseDuration": ScrollSwipe.maximumCloseDuration, "initialWidth": ScrollSwipe.initialWidth,
        "labelInset": ScrollSwipe.labelInset,
      ],
      shared: [
        ("InteractionCore/Rows/ActionStrip.swift", []),
        ("InteractionCore/Motion/ScrollPhysics.swift", ["bounceFrequency"]),
      ])
  }
}
