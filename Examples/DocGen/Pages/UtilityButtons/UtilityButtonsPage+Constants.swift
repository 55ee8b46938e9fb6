import UtilityButtons

extension UtilityButtonsPage {
  func constants() throws -> Marks {
    typealias Row = UtilityButtons
    return try design.constants(
      [
        "defaultButtonWidth": Row.defaultButtonWidth, "maximumStripWidth": Row.maximumStripWidth,
        "sectionIndexWidth": Row.sectionIndexWidth, "flick": Row.flick,
        "labelInset": Row.labelInset, "separatorHeight": Row.separatorHeight,
      ], shared: [("Rows/ActionStrip.swift", []), ("Motion/ScrollPhysics.swift", ["bounceFrequency"])])
  }
}
