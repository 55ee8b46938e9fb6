import GestureList
import HeadlessTable

extension GestureListPage {
  func constants() throws -> Marks {
    typealias List = GestureList
    var marks = try design.constants(
      [
        "defaultRowHeight": List.defaultRowHeight, "returnDuration": List.returnDuration,
        "gapDuration": List.gapDuration, "liftDuration": List.liftDuration, "liftedAlpha": List.liftedAlpha,
        "liftedScale": List.liftedScale, "shiftDuration": List.shiftDuration, "labelInset": List.labelInset,
        "cueWidth": List.cueWidth, "reorderControlWidth": List.reorderControlWidth, "cueMargin": List.cueMargin,
        "liftedShadow": List.liftedShadow.radius,
        "defaultDismissThreshold": List.Options.defaultDismissThreshold,
        "defaultPullThreshold": List.Options.defaultPullThreshold,
        "defaultPinchThreshold": List.Options.defaultPinchThreshold,
        "defaultZoneFraction": AutoscrollOptions.defaultZoneFraction,
        "defaultMaximumZoneHeight": AutoscrollOptions.defaultMaximumZoneHeight,
        "defaultTopSpeed": AutoscrollOptions.defaultTopSpeed,
        "defaultRampDuration": AutoscrollOptions.defaultRampDuration,
        "defaultMinimumApproach": AutoscrollOptions.defaultMinimumApproach,
      ], leftOut: ["+Corrections.swift", "+Actions.swift"],
      shared: [("InteractionLists/Lists/AutoscrollOptions.swift", [])])
    let palette = HeatPalette.clearStyle
    for row in 0..<5 { marks["colour \(row)"] = palette.color(row: row, of: 5).hexText }
    return marks.adding([
      "colour only": palette.color(row: 0, of: 1).hexText, "colour done": palette.completed.hexText,
      "press duration": number(TableOptions.defaultMinimumPressDuration),
    ])
  }
}
