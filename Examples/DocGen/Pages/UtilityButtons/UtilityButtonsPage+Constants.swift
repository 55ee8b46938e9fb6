import UtilityButtons

extension UtilityButtonsPage {
  func constants() throws -> Marks {
    typealias Row = UtilityButtons
    return try design.constants(
      [
        "defaultButtonWidth": Row.defaultButtonWidth, "maximumStripWidth": Row.maximumStripWidth,
        "sectionIndexWidth": Row.sectionIndexWidth, "flick": Row.flick,
        "labelInset": Row.labelInset, "separatorHeight": Row.separatorHeight,
      ],
      shared: [
        ("InteractionCore/Rows/ActionStrip.swift", []),
        ("InteractionCore/Motion/ScrollPhysics.swift", ["bounceFrequency"]),
      ])
  }
}
