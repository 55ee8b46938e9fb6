package import InteractionReplay

extension RowDesign {
  /// The row of step 7: scripts name it `build-a-row`.
  package static let buildARow = RowDesign("build-a-row", options: options) { setup in
    Row7(width: setup.width, height: setup.height, leading: setup.leading, trailing: setup.trailing)
  }

  private static let options = Options(habits: { _ in RowHabits(flick: Row7.flick) })
}
